"""Set-up, Patrol, raids and the end: chapters 3, 8, 9, 10 and 15."""

from __future__ import annotations

import pytest

from malina.games.lockup.cards.goals import symbols
from malina.games.lockup.rules.goals import amount, check_goals, goal_of
from malina.games.lockup.rules.patrol import put_suspicion
from malina.games.lockup.rules.scoring import lines, tally

from .scenario import Scenario, laid_out, scenario


def goon_stars(t: Scenario) -> int:
    return lines(t.g, 0)["goons"]


def test_lockup_005_four_dwarves() -> None:
    assert goon_stars(scenario(gang={0: "dwarf_1 dwarf_2 dwarf_3 dwarf_4"})) == 12


def test_lockup_006_one_ratfolk() -> None:
    assert goon_stars(scenario(gang={0: "ratfolk_1"})) == -3


def test_lockup_007_three_cultists_and_four_items() -> None:
    t = scenario(gang={0: "cultist_1 cultist_2 cultist_3"}, items={0: "shiv lockpicks garrote music_box"})
    assert goon_stars(t) == 12


def test_lockup_008_a_demon_counts_symbols() -> None:
    shields = {0: "spiked_bracers cell_door_shield executioner_axe shiv bone_club"}
    t = scenario(gang={0: "demon_1"}, items=shields)
    assert symbols(t.g, 0)["shield"] == 8
    assert goon_stars(t) == 16


def test_lockup_009_three_hobgoblins_and_five_power() -> None:
    assert goon_stars(scenario(gang={0: "hobgoblin_1 hobgoblin_2 hobgoblin_3"}, power={0: 5})) == 15


def test_lockup_030_storage() -> None:
    t = scenario(3, cubes={0: "scrap scrap scrap scrap scrap scrap gold"}, storage={0: 6}).patrol()
    assert t.asked == [(0, "return_cubes")]
    t.refuses("0 give_back cubes=scrap:2", "return-so-many")
    t.refuses("0 give_back cubes=iron:1", "not-your-cubes")
    t.do("0 give_back cubes=scrap:1")
    assert t.g.wealth(0) == 6
    t = scenario(3, cubes={0: "scrap scrap scrap scrap scrap scrap scrap scrap scrap"}, round=6, marker=1).end()
    assert t.g.result is not None
    assert t.g.result.points[0] == 19


def test_storage_is_limited_at_the_same_time() -> None:
    six = "scrap scrap scrap scrap scrap scrap"
    t = scenario(3, cubes={0: six, 2: six}).patrol()
    assert [seat for seat, _ in t.asked] == [0, 2]
    t.do("2 give_back cubes=scrap:1")
    assert t.g.scrap[2] == 6  # nothing is seen until both have answered
    t.do("0 give_back cubes=scrap:1")
    assert t.g.scrap == [5, 0, 5]


def test_lockup_031_goons_slide() -> None:
    goons = {"sewers": "dwarf_1", "infirmary": "dwarf_2", "commissary": "dwarf_4", "chow_hall": "dwarf_6"}
    t = scenario(3, goons=goons, deck="dwarf_7 ratfolk_1").patrol()
    there = [t.at("goon_space", room) for room in ("sewers", "infirmary", "smithy", "commissary", "chow_hall")]
    assert there == [["ratfolk_1"], ["dwarf_7"], ["dwarf_1"], ["dwarf_2"], ["dwarf_4"]]
    assert t.at("goon_discard") == ["dwarf_6"]
    del goons["chow_hall"]
    t = scenario(3, goons=goons, deck="dwarf_7 ratfolk_1").patrol()
    assert t.at("goon_space", "chow_hall") == ["dwarf_4"]
    assert t.at("goon_discard") == []


def patrol_with_four_symbols(left: int) -> Scenario:
    goons = {"sewers": "demon_1", "infirmary": "demon_2"}
    rest = "dwarf_1 dwarf_2 dwarf_4"
    return scenario(3, goons=goons, suspicion={0: 12 - left}, deck=rest).patrol()


def test_lockup_032_a_shortage_triggers_a_raid() -> None:
    t = patrol_with_four_symbols(4)
    assert (t.g.supply.suspicion, t.told("raid")) == (0, [])
    t = patrol_with_four_symbols(3)
    assert t.g.supply.suspicion == 8
    assert sum(t.g.suspicion_at) == 4
    assert t.g.reputation == [5, 10, 10]


@pytest.mark.parametrize(
    ("cubes", "lost"),
    [
        ((4, 3, 3, 0), (5, 2, 2, 0)),
        ((3, 3, 2, 1), (5, 5, 0, 0)),
        ((2, 0, 0, 0), (5, 0, 0, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
    ],
)
def test_lockup_033_raid(cubes: tuple[int, ...], lost: tuple[int, ...]) -> None:
    t = scenario(4, suspicion=dict(enumerate(cubes)), suspicion_at={"smithy": 1}).raid()
    assert t.g.reputation == [10 - points for points in lost]
    assert (t.g.suspicion, t.g.supply.suspicion) == ([0] * 4, 12)


def test_lockup_034_no_fewer_than_no_stars() -> None:
    assert scenario(3, stars={0: 3}, suspicion={0: 1}).raid().g.reputation[0] == 0


@pytest.mark.parametrize(("cubes", "lost"), [((3, 1), (3, 0)), ((2, 2), (0, 0)), ((1, 0), (3, 0))])
def test_lockup_035_raid_for_two(cubes: tuple[int, int], lost: tuple[int, int]) -> None:
    t = scenario(2, suspicion=dict(enumerate(cubes))).raid()
    assert t.g.reputation == [10 - points for points in lost]


def test_lockup_037_superiority_changes_hands() -> None:
    t = scenario(3, goals="sup_shields", items={0: "spiked_bracers"}, gang={0: "dwarf_1"})
    check_goals(t.g, 0)
    assert t.g.superiority == 0
    t = scenario(
        3,
        goals="sup_shields",
        items={0: "spiked_bracers", 1: "cell_door_shield"},
        gang={0: "dwarf_1"},
        rooms={"chow_hall": "1:5"},
        cubes={1: "gold gold gold gold"},
        goons={"smithy": "dwarf_8", "sewers": "skinner_1"},
    )
    t.g.superiority = 0
    t.check("chow_hall").do("1 recruit goon=dwarf_8 goons=2 cubes=gold:4")
    assert t.g.superiority == 0
    t.do("1 take_goon goon=skinner_1")
    assert t.g.superiority == 1
    assert t.told("superiority")[0]["victim"] == 0
    t = scenario(3, goals="sup_shields", items={0: "spiked_bracers"})
    check_goals(t.g, 0)
    assert lines(t.g, 0)["superiority"] == 0


def test_lockup_038_advance_is_scored_once() -> None:
    t = scenario(
        3,
        goals="adv_items",
        items={0: "shiv lockpicks", 1: "garrote music_box"},
        cubes={0: "scrap scrap scrap", 1: "scrap scrap potion"},
        display="bone_club stink_bomb",
        rooms={"cell_block": "0:5 1:4"},
    )
    t.check("cell_block").do("0 craft item=bone_club")
    assert (t.g.advance, t.g.reputation[0]) == (0, 22)
    t.do("1 craft item=stink_bomb")
    assert (t.g.advance, t.g.reputation[1]) == (0, 15)


@pytest.mark.parametrize(
    ("goons", "stars"),
    [((4, 4, 2), (8, 8, 0)), ((5, 3, 3), (8, 4, 4)), ((2, 2), (0, 0)), ((3, 1), (6, 0)), ((0, 0, 0), (0, 0, 0))],
)
def test_lockup_039_majority(goons: tuple[int, ...], stars: tuple[int, ...]) -> None:
    names = iter([f"dwarf_{i}" for i in range(1, 9)] + [f"ratfolk_{i}" for i in range(1, 7)])
    t = scenario(
        len(goons),
        goals="end_goons",
        gang={seat: " ".join(next(names) for _ in range(n)) for seat, n in enumerate(goons)},
    )
    assert tuple(lines(t.g, seat)["goal"] for seat in range(len(goons))) == stars


def test_lockup_041_ties() -> None:
    t = scenario(
        3,
        stars={0: 61, 1: 61},
        items={0: "shiv lockpicks garrote", 1: "music_box hex_doll bone_club stink_bomb"},
        marker=2,
    )
    assert tally(t.g).winners == (1,)
    t = scenario(3, stars={0: 61, 1: 61}, items={0: "shiv", 1: "music_box"}, marker=2)
    assert tally(t.g).winners == (0, 1)


def test_lockup_042_reserved_items_count_for_nothing() -> None:
    t = scenario(3, reserved={0: "shiv music_box"}, gang={0: "cultist_1"}, goals="end_items", marker=1)
    row = tally(t.g).breakdown["seats"][0]
    assert (row["total"], row["items"], row["goons"], row["goal"]) == (10, 0, 0, 0)


def test_lockup_043_ends_of_the_tables() -> None:
    assert goon_stars(scenario(gang={0: " ".join(f"dwarf_{i}" for i in range(1, 9))})) == 30
    assert goon_stars(scenario(gang={0: " ".join(f"ratfolk_{i}" for i in range(1, 7))})) == 25
    assert goon_stars(scenario()) == 0


def test_lockup_051_setup() -> None:
    g = laid_out(3, {})
    symbols_at = {
        number: g.face[piece].suspicion for number, space in g.data.goon_space.items() for piece in g.at[space]
    }
    assert g.suspicion_at == [symbols_at.get(number, 0) for number in range(8)]
    assert g.supply.suspicion == 12 - sum(g.suspicion_at)
    assert g.bandits_at == [()] * 8
    assert [len(g.at[slot]) for slot in g.data.slot] == [1] * 4
    assert (g.reputation, g.power, g.storage) == ([10] * 3, [1] * 3, [5] * 3)
    assert sorted(goal.family for goal in g.cards(g.data.goals_open)) == ["advance", "end_of_game", "superiority"]
    assert len(g.at[g.data.goal_box]) == 15
    goons = dict(
        zip(
            ("sewers", "infirmary", "smithy", "commissary", "chow_hall"),
            ["dwarf_1", "demon_1", "bandit_4", "skinner_1", "ratfolk_1"],
            strict=True,
        )
    )
    t = scenario(3, goons=goons)
    put_suspicion(t.g)
    assert t.g.suspicion_at[1:6] == [0, 2, 1, 1, 0]
    assert t.g.supply.suspicion == 8


def test_bandits_may_begin_at_setup() -> None:
    found = [laid_out(3, {"bandit_resource_at_setup": flag}) for flag in (False, True)]
    for g, flag in zip(found, (False, True), strict=True):
        there = [g.face[piece].resource for space in g.data.goon_space.values() for piece in g.at[space]]
        assert [cubes for cubes in g.bandits_at if cubes] == ([(kind,) for kind in there if kind] if flag else [])


@pytest.mark.parametrize(("seats", "slots", "down"), [(1, 3, 3), (2, 3, 3), (3, 4, 2), (4, 5, 2), (5, 6, 2)])
def test_numbers_of_the_setup(seats: int, slots: int, down: int) -> None:
    g = laid_out(seats, {})
    assert (len(g.data.slot), g.data.face_down) == (slots, down)


def test_lockup_056_empty_slots_are_filled() -> None:
    t = scenario(4, display="shiv - lockpicks - garrote", deck="music_box hex_doll").patrol()
    assert [t.at("slot", slot)[0] for slot in range(1, 6)] == ["shiv", "music_box", "lockpicks", "hex_doll", "garrote"]


def test_lockup_057_final_raid() -> None:
    t = scenario(3, suspicion={0: 2, 1: 1}, round=6, marker=2)
    t.end()
    assert t.g.reputation == [5, 8, 10]
    assert not t.told("patrol")
    assert t.g.result is not None


def test_lockup_058_final_score() -> None:
    t = scenario(
        3,
        stars={0: 30},
        goals="sup_items end_goons",
        gang={0: "skinner_2 bandit_1"},
        cubes={0: "scrap scrap iron gold"},
        tomes={0: "way_of_muscle black_ledger"},
        marker=0,
    )
    t.g.superiority = 0
    t.end().do("0 pass")
    assert t.g.result is not None
    row = t.g.result.breakdown["seats"][0]
    assert [row[line] for line in ("superiority", "goal", "goons", "cubes", "tomes", "marker")] == [8, 8, 7, 5, 2, 2]
    assert row["total"] == 62


def test_lockup_059_superiority_for_two() -> None:
    t = scenario(2, goals="sup_items")
    t.g.superiority = 1
    assert lines(t.g, 1)["superiority"] == 6


def test_stars_stop_at_zero_line_by_line() -> None:
    t = scenario(3, stars={0: 1}, gang={0: "ratfolk_1"}, cubes={0: "gold"}, marker=1)
    assert tally(t.g).points[0] == 2


def test_two_raids_are_enough() -> None:
    """Nobody is asked forever, whatever a card file says."""
    t = scenario(
        3, goons={"sewers": "demon_1", "infirmary": "demon_2"}, supply={"suspicion": 1}, deck="dwarf_1 dwarf_2 dwarf_4"
    ).patrol()
    assert len(t.told("raid")) == 2
    assert sum(t.g.suspicion_at) == 1


def test_an_empty_goon_deck_is_shuffled_anew() -> None:
    t = scenario(3, goons={"chow_hall": "dwarf_1"})
    g = t.g
    g.at[g.data.gang[0]], g.at[g.data.goon_deck] = g.at[g.data.goon_deck], ()
    t.patrol()
    assert t.at("goon_space", "chow_hall") == ["dwarf_1"]
    assert t.at("goon_space", "commissary") == []


GOALS = {
    "sup_shields": ({"items": {0: "spiked_bracers"}, "gang": {0: "dwarf_1"}}, 3),
    "sup_gems": ({"items": {0: "jewelled_comb glass_beads"}}, 3),
    "sup_magic": ({"items": {0: "fire_wand stink_bomb"}}, 3),
    "sup_items": ({"items": {0: "shiv lockpicks garrote"}}, 3),
    "sup_goons": ({"gang": {0: "demon_1 demon_2 demon_3"}}, 3),
    "sup_symbols": ({"items": {0: "fire_wand jewelled_comb"}, "gang": {0: "dwarf_1"}}, 5),
    "adv_items": ({"items": {0: "shiv lockpicks garrote"}}, 3),
    "adv_goons": ({"gang": {0: "demon_1 demon_2 demon_3 dwarf_7"}}, 4),
    "adv_power": ({"power": {0: 5}}, 5),
    "adv_attributes": ({"items": {0: "gilded_sabre stink_bomb"}}, 1),
    "adv_materials": ({"items": {0: "shiv jewelled_comb"}}, 4),
    "adv_kin": ({"gang": {0: "dwarf_1 dwarf_7 dwarf_2 demon_1"}}, 3),
}


@pytest.mark.parametrize("goal", GOALS)
def test_goals_are_reached_and_missed(goal: str) -> None:
    position, reached = GOALS[goal]
    t = scenario(3, goals=goal, **position)  # type: ignore[arg-type]
    card = goal_of(t.g, "superiority") or goal_of(t.g, "advance")
    assert card is not None
    assert amount(t.g, 0, card) == reached == card.minimum
    check_goals(t.g, 1)
    assert (t.g.superiority, t.g.advance) == (-1, -1)
    check_goals(t.g, 0)
    assert (t.g.superiority if goal.startswith("sup") else t.g.advance) == 0


@pytest.mark.parametrize(
    ("goal", "position", "stars"),
    [
        ("end_items", {"items": {0: "shiv lockpicks", 1: "garrote"}}, [8, 4, 0]),
        ("end_tomes", {"tomes": {0: "way_of_muscle", 1: "way_of_muscle", 2: "black_ledger black_ledger"}}, [4, 4, 8]),
        ("end_sets", {"items": {0: "gilded_sabre gilded_idol", 1: "shiv"}}, [3, 0, 0]),
        ("end_variety", {"gang": {0: "dwarf_1 dwarf_2 demon_1", 1: "skinner_1"}}, [4, 2, 0]),
        ("end_gold", {"items": {0: "gilded_sabre gilded_idol", 1: "shiv"}}, [4, 0, 0]),
    ],
)
def test_goals_of_the_end(goal: str, position: dict[str, object], stars: list[int]) -> None:
    t = scenario(3, goals=goal, **position)  # type: ignore[arg-type]
    assert [lines(t.g, seat)["goal"] for seat in range(3)] == stars
