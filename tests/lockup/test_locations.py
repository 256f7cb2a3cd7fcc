"""Roll Call, Lights Out and what the locations bring: chapters 5 to 7."""

from __future__ import annotations

import pytest

from malina.kernel.refusal import IllegalMove

from .scenario import scenario


def test_lockup_001_enforcer_against_a_hidden_four() -> None:
    t = scenario(4, marker=1, power={0: 4}, rooms={"infirmary": "0:enforcer 1:lookout 1:4v"}).check("infirmary")
    [ranked] = t.ranked
    assert (ranked["ranks"], ranked["strengths"]) == ([1, 0], [4, 4])


def test_lockup_002_a_lookout_is_skipped() -> None:
    t = scenario(
        4, marker=1, power={0: 4}, rooms={"infirmary": "0:enforcer 1:lookout 1:4v"}, suspicion_at={"infirmary": 1}
    ).check("infirmary")
    assert t.g.suspicion == [1, 0, 0, 0]
    assert t.g.suspicion_at == [0] * 8


def test_lockup_003_first_and_last_of_two() -> None:
    t = scenario(4, marker=1, power={0: 4}, rooms={"infirmary": "0:enforcer 1:lookout 1:4v"}).check("infirmary")
    t.do("1 take", "0 take")
    assert t.g.potion == [1, 3, 0, 0]
    assert t.tokens("infirmary", 0) == t.tokens("infirmary", 1) == []
    assert len(t.tokens("cell", 0)) == len(t.tokens("cell", 1)) == 6


def test_lockup_004_the_middle_goes_to_the_library() -> None:
    t = scenario(4, marker=1, rooms={"infirmary": "0:2 0:4v 1:4 2:4v 3:4"}).check("infirmary")
    [ranked] = t.ranked
    assert ranked["ranks"] == [0, 1, 2, 3]
    t.do("0 take", "3 take")
    assert t.g.potion == [3, 0, 0, 1]
    assert t.tokens("library", 1) == t.tokens("library", 2) == ["crew_4"]
    assert t.tokens("library", 3) == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_lockup_011_tokens_of_a_crew(seats: int) -> None:
    t = scenario(seats)
    twos = [] if seats == 5 else ["crew_2"]
    for seat in range(seats):
        assert t.tokens("cell", seat) == [*twos, "crew_3", "crew_4", "crew_5", "enforcer", "lookout"]


def test_lockup_012_library_and_return() -> None:
    t = scenario(3).roll_call()
    t.refuses("0 place location=library tokens=3^", "location-closed")
    t.do("0 place location=smithy tokens=3^,5v", "1 pass", "2 pass")
    t.refuses("0 place location=smithy tokens=4^", "already-there")
    t.do("0 place location=sewers tokens=4^")
    assert t.tokens("smithy", 0) == ["crew_3", "crew_5"]


def test_lockup_013_limit_of_tokens_face_down() -> None:
    t = scenario(3).roll_call().do("0 place location=smithy tokens=3v,5v", "1 pass", "2 pass")
    t.refuses("0 place location=sewers tokens=4v", "too-many-face-down")
    t.do("0 place location=sewers tokens=4^")
    t = (
        scenario(2)
        .roll_call()
        .do("0 place location=smithy tokens=3v,5v", "1 pass", "0 place location=sewers tokens=4v")
    )
    t.refuses("0 place location=yard tokens=2v", "no-such-location")
    t.refuses("0 place location=exercise_yard tokens=2v", "too-many-face-down")


def test_lockup_014_an_empty_cell_passes_and_a_pass_is_for_good() -> None:
    t = scenario(3, tomes={0: "way_of_muscle", 1: "way_of_muscle"}).roll_call()
    t.do("0 place location=smithy tokens=2^,3^,4^,5^,enforcer^,lookout^", "1 pass", "2 place location=sewers tokens=2^")
    assert t.told("passed")[-1]["why"] == "empty"  # he was not even asked for a tome
    assert t.asked == [(2, "turn")]
    t.refuses("1 play tome=way_of_muscle", "already-passed")
    t.check("exercise_yard").do("0 pass", "1 play tome=way_of_muscle")
    assert t.g.power == [1, 2, 1]


def test_lockup_015_a_lone_lookout_is_first() -> None:
    t = scenario(3, rooms={"smithy": "1:lookoutv"}, suspicion_at={"smithy": 1}).check("smithy").do("1 take")
    assert t.g.iron == [0, 2, 0]
    assert t.g.suspicion_at[3] == 1


def test_lockup_016_suspicion_piles_up() -> None:
    t = scenario(3, rooms={"smithy": "1:lookout 2:lookout 2:3"}, suspicion_at={"smithy": 1}).check("smithy")
    assert t.g.suspicion_at[3] == 1
    t = scenario(
        3, goons={"infirmary": "skinner_1"}, suspicion_at={"smithy": 1}, deck="dwarf_1 dwarf_2 dwarf_4 dwarf_7"
    ).patrol()
    assert t.g.suspicion_at[3] == 1
    t = scenario(
        3,
        goons={"smithy": "skinner_1", "commissary": "dwarf_6"},
        suspicion_at={"commissary": 1},
        deck="dwarf_1 dwarf_2 dwarf_4 dwarf_7",
    )
    t.patrol()
    assert t.at("goon_space", "commissary") == ["skinner_1"]
    assert t.g.suspicion_at[4] == 2


def test_lockup_017_all_cubes_go_to_the_first_without_lookout() -> None:
    rooms = {"smithy": "0:lookout 0:5 1:lookout 1:4 2:3"}
    t = scenario(3, rooms=rooms, suspicion_at={"smithy": 2}).check("smithy")
    assert t.g.suspicion == [0, 0, 2]


def test_lockup_018_the_marker_changes_hands_at_once() -> None:
    t = scenario(3, rooms={"exercise_yard": "1:5 0:3", "sewers": "0:4 1:4"}).check("exercise_yard").do("1 take")
    assert (t.g.marker, t.g.power) == (1, [1, 2, 1])
    t.do("0 take").check("sewers")
    assert t.ranked[-1]["ranks"] == [1, 0]


def test_lockup_019_new_power_counts_at_once() -> None:
    t = (
        scenario(3, power={1: 2}, rooms={"exercise_yard": "1:5", "smithy": "1:enforcer"})
        .check("exercise_yard")
        .do("1 take")
    )
    t.check("smithy")
    assert t.ranked[-1]["strengths"] == [3]


@pytest.mark.parametrize(("seats", "scrap"), [(3, [3, 1, 1]), (4, [3, 2, 1, 0]), (2, [2, 1])])
def test_lockup_020_sewers(seats: int, scrap: list[int]) -> None:
    rooms = {"sewers": " ".join(f"{seat}:{5 - seat}" for seat in range(min(seats, 3)))}
    t = scenario(seats, rooms=rooms).check("sewers")
    t.do(*[f"{seat} take" for seat in range(min(seats, 3))])
    assert t.g.scrap == scrap


@pytest.mark.parametrize(("seats", "potions"), [(3, 3), (2, 2)])
def test_lockup_021_alone_nobody_is_last(seats: int, potions: int) -> None:
    t = scenario(seats, rooms={"infirmary": "0:2"}).check("infirmary").do("0 take")
    assert t.g.potion[0] == potions


def test_lockup_022_declining_moves_nobody_up() -> None:
    t = scenario(3, rooms={"smithy": "0:5 1:3 2:2"}).check("smithy").do("0 decline", "1 take")
    assert t.g.iron == [0, 1, 0]
    assert t.tokens("library", 0) == ["crew_5"]
    assert t.tokens("library", 2) == ["crew_2"]


def test_lockup_023_two_for_one_with_one_cube() -> None:
    t = scenario(3, cubes={1: "scrap", 2: "scrap"}, rooms={"commissary": "0:5 1:4 2:3"}).check("commissary")
    t.do("0 choose cube=gold", "1 decline")
    assert not t.asked
    assert t.tokens("library", 2) == ["crew_3"]


def test_lockup_024_prices_of_the_chow_hall() -> None:
    four = "scrap scrap scrap scrap"
    goons = {"smithy": "dwarf_1", "sewers": "dwarf_2", "infirmary": "dwarf_7"}
    t = scenario(3, cubes={0: four, 1: four, 2: "scrap"}, rooms={"chow_hall": "0:5 1:4 2:3"}, goons=goons).check(
        "chow_hall"
    )
    t.do("0 recruit goon=dwarf_1 goons=2 cubes=scrap:4", "0 take_goon goon=dwarf_2")
    assert t.g.scrap[0] == 0
    t.refuses("1 recruit goon=dwarf_7 goons=2 cubes=scrap:4", "no-such-goon")
    t.do("1 recruit goon=dwarf_7 goons=1 cubes=scrap:1")
    assert t.g.scrap[1] == 3
    assert t.tokens("library", 2) == ["crew_3"]
    t = scenario(3, cubes={1: four}, rooms={"chow_hall": "0:5 1:4"}, goons=goons).check("chow_hall")
    t.refuses("1 recruit goon=dwarf_7 goons=2 cubes=scrap:4", "goons-too-dear")
    t.refuses("1 recruit goon=dwarf_7 goons=3 cubes=scrap:4", "not-so-many-goons")


def test_lockup_025_goons_come_from_anywhere() -> None:
    t = scenario(
        3, cubes={0: "gold"}, rooms={"chow_hall": "0:5"}, goons={"smithy": "bandit_1"}, suspicion_at={"smithy": 2}
    )
    t.check("chow_hall").do("0 recruit goon=bandit_1 goons=1 cubes=gold:1")
    assert t.at("goons", 0) == ["bandit_1"]
    assert t.g.suspicion_at[3] == 2


def test_lockup_029_library() -> None:
    t = scenario(4, rooms={"library": "0:5 1:4 2:3 3:2"}, deck="way_of_muscle black_ledger").check("library")
    t.do("0 take")
    assert sorted(move["tome"] for move in t.moves(0)) == ["black_ledger", "way_of_muscle"]
    t.do("0 keep tome=black_ledger", "1 take", "2 take")
    assert [len(t.g.at[hand]) for hand in t.g.data.hand] == [1, 1, 1, 0]
    assert len(t.tokens("cell", 3)) == 6


def test_lockup_036_bandits_put_cubes_down() -> None:
    t = scenario(3, rooms={"smithy": "0:5"}, bandits={"smithy": "gold"}).check("smithy").do("0 take")
    assert (t.g.iron[0], t.g.gold[0], t.g.bandits_at[3]) == (2, 1, ())
    t = scenario(3, rooms={"smithy": "0:5 1:4"}, bandits={"smithy": "gold"}).check("smithy").do("0 decline", "1 take")
    assert (t.g.gold, t.g.bandits_at[3]) == ([0, 0, 0], ("gold",))
    t = scenario(3, goons={"smithy": "bandit_4"}, suspicion_at={"smithy": 1}, bandits={"smithy": "gold"}).patrol()
    assert t.at("goon_space", "chow_hall") == ["bandit_4"]
    assert (t.g.suspicion_at[3], t.g.bandits_at[3], t.g.bandits_at[5]) == (
        1 + symbols(t, "smithy"),
        ("gold",),
        ("gold",),
    )


def symbols(t: object, location: str) -> int:
    g = t.g  # type: ignore[attr-defined]
    [piece] = g.at[g.data.goon_space[g.data.number[location]]]
    return int(g.face[piece].suspicion)


def test_lockup_052_yard_for_whoever_has_the_marker() -> None:
    t = scenario(3, rooms={"exercise_yard": "0:5 1:4 2:3"}).check("exercise_yard").do("0 take", "1 take")
    assert (t.g.marker, t.g.power) == (0, [2, 2, 1])
    assert t.tokens("library", 2) == ["crew_3"]


def test_lockup_053_commissary() -> None:
    t = scenario(3, cubes={1: "scrap", 2: "scrap potion"}, rooms={"commissary": "0:5 1:4 2:3"}).check("commissary")
    t.do("0 choose cube=gold", "1 swap cubes=scrap:1 gains=iron:1", "2 swap cubes=scrap:1,potion:1 gains=gold:1")
    assert [t.g.wealth(seat) for seat in range(3)] == [1, 1, 1]
    assert (t.g.gold, t.g.iron) == ([1, 0, 1], [0, 1, 0])
    assert all(len(t.tokens("cell", seat)) == 6 for seat in range(3))


# ---- rulings, exhaustion, refusals ----


def test_a_zero_enforcer_is_present_and_suspected() -> None:
    t = scenario(3, power={0: 0}, rooms={"smithy": "0:enforcer 1:lookout"}, suspicion_at={"smithy": 1}).check("smithy")
    assert t.ranked[0]["ranks"] == [0, 1]
    assert t.g.suspicion == [1, 0, 0]


def test_an_empty_supply_sends_to_the_library() -> None:
    t = scenario(3, rooms={"smithy": "0:5 1:4"}, supply={"iron": 1}).check("smithy")
    t.do("0 take")
    assert t.g.iron == [1, 0, 0]
    assert not t.asked
    assert t.tokens("library", 1) == ["crew_4"]


def test_bandit_cubes_are_a_reward_when_the_supply_is_empty() -> None:
    t = scenario(3, rooms={"smithy": "0:5"}, supply={"iron": 0}, bandits={"smithy": "gold"}).check("smithy")
    t.do("0 take")
    assert (t.g.iron[0], t.g.gold[0]) == (0, 1)
    assert len(t.tokens("cell", 0)) == 6


def test_bandit_cubes_do_not_pay_for_the_reward() -> None:
    t = scenario(3, rooms={"chow_hall": "0:5"}, goons={"smithy": "dwarf_1"}, bandits={"chow_hall": "gold"}).check(
        "chow_hall"
    )
    assert not t.asked
    assert t.g.bandits_at[5] == ("gold",)
    assert t.tokens("library", 0) == ["crew_5"]


def test_the_marker_alone_is_a_reward() -> None:
    t = scenario(3, rooms={"exercise_yard": "1:5 0:4"}, supply={"power": 0}).check("exercise_yard")
    t.do("1 take")
    assert (t.g.marker, t.g.power) == (1, [1, 1, 1])
    assert t.tokens("library", 0) == ["crew_4"]


def test_a_cube_may_be_swapped_for_the_last_of_its_kind() -> None:
    t = scenario(3, rooms={"commissary": "0:5 1:4"}, cubes={1: "gold scrap"}, supply={"gold": 0}).check("commissary")
    t.do("0 decline")
    t.refuses("1 swap cubes=scrap:1 gains=gold:1", "supply-empty")
    t.refuses("1 swap cubes=iron:1 gains=scrap:1", "not-your-cubes")
    t.refuses("1 swap cubes=scrap:1 gains=iron:2", "wrong-number-of-cubes")
    t.do("1 swap cubes=gold:1 gains=gold:1")
    assert (t.g.gold[1], len(t.tokens("cell", 1))) == (1, 6)


def test_no_goon_no_use() -> None:
    t = scenario(3, rooms={"chow_hall": "0:5"}, cubes={0: "gold"}).check("chow_hall")
    assert t.tokens("library", 0) == ["crew_5"]


def test_only_one_goon_is_one_goon() -> None:
    t = scenario(3, rooms={"chow_hall": "0:5"}, cubes={0: "gold gold gold gold"}, goons={"smithy": "dwarf_1"}).check(
        "chow_hall"
    )
    assert {move["goons"] for move in t.moves(0) if move["cmd"] == "recruit"} == {1}


def test_refusals_of_roll_call() -> None:
    t = scenario(3).roll_call()
    t.refuses("1 pass", "not-your-turn")
    t.refuses("0 place location=smithy tokens=7^", "no-such-token")
    t.refuses("0 play tome=way_of_muscle", "no-such-tome")
    with pytest.raises(IllegalMove, match="place-something"):
        t.g.act(0, {"cmd": "place", "location": "smithy", "tokens": []})
    assert t.g.decisions(0)[0].about.notes
    t.g.act(0, {"cmd": "pass"})
    t.refuses("0 place location=smithy tokens=3^", "already-passed")


def test_refusals_of_rewards() -> None:
    t = scenario(3, rooms={"smithy": "0:5"}).check("smithy")
    for line in (
        "choose cube=gold",
        "swap cubes=scrap:1 gains=gold:1",
        "craft item=shiv",
        "reserve item=shiv cubes=scrap:1",
    ):
        t.refuses(f"0 {line}", "other-reward")
    t.refuses("0 recruit goon=dwarf_1 goons=1 cubes=scrap:1", "other-reward")
    t = scenario(3, rooms={"commissary": "0:5"}, supply={"gold": 0}).check("commissary")
    t.refuses("0 take", "other-reward")
    t.refuses("0 choose cube=gold", "supply-empty")
