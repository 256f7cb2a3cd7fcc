"""Alone against the guards: chapter 17."""

from __future__ import annotations

import pytest

from malina.games.lockup import GAME
from malina.games.lockup.faces import read, shipped
from malina.games.lockup.modes.solo import location_card
from malina.games.lockup.rules.lights_out import lights_out
from malina.games.lockup.rules.scoring import tally
from malina.games.lockup.table import LockupTable

from .scenario import Scenario, scenario

GUARDS = {card.id: card for card in read(shipped()).guards}


def solo(level: str = "moderate", **position: object) -> Scenario:
    return scenario(1, options={"guards": level}, **position)  # type: ignore[arg-type]


def test_lockup_045_guards_take_the_most_suspicious_goons() -> None:
    goons = {
        "sewers": "skinner_1",
        "infirmary": "demon_1",
        "smithy": "dwarf_1",
        "commissary": "skinner_2",
        "chow_hall": "dwarf_2",
    }
    t = solo(goons=goons, guards={"chow_hall": "blue_5"}).check("chow_hall")
    assert t.at("goons", 1) == ["demon_1", "skinner_1"]
    assert t.at("guards_away") == ["guard_blue_5"]
    t = solo(goons=goons, guards={"chow_hall": "blue_1"}, rooms={"chow_hall": "0:5"}).check("chow_hall")
    assert t.at("goons", 1) == []
    assert t.at("room", 1, "library") == ["guard_blue_1"]


def test_lockup_046_guards_take_the_rarest_of_the_scarcest() -> None:
    t = solo(cubes={1: "scrap scrap gold"}, guards={"commissary": "blue_2"}).check("commissary")
    assert t.g.purse(1) == {"scrap": 2, "potion": 0, "iron": 1, "gold": 1}
    t = (
        solo(cubes={1: "scrap"}, guards={"commissary": "blue_2"}, rooms={"commissary": "0:5"})
        .check("commissary")
        .do("0 choose cube=gold")
    )
    assert t.g.wealth(1) == 1
    assert t.at("room", 1, "library") == ["guard_blue_2"]


def test_lockup_047_raids() -> None:
    t = solo(suspicion={0: 2, 1: 4}).raid()
    assert (t.g.reputation, t.g.suspicion) == ([10, 7], [2, 0])
    t = solo(suspicion={0: 3, 1: 1}).raid()
    assert (t.g.reputation, t.g.suspicion) == ([7, 10], [0, 0])
    t = solo(suspicion={0: 2, 1: 2}).raid()
    assert (t.g.reputation, t.g.suspicion, t.g.supply.suspicion) == ([10, 10], [0, 0], 12)


def test_lockup_048_the_last_token_ends_roll_call() -> None:
    t = solo(marker=0).roll_call().do("0 place location=smithy tokens=2^,3^,4^,5^,enforcer^,lookout^")
    assert t.g.passed[0]
    assert not t.told("location_card")
    t = solo(marker=0).roll_call().do("0 pass")
    assert not t.told("location_card")


def test_lockup_049_a_tie_is_lost() -> None:
    t = solo(stars={0: 70, 1: 66}, cubes={1: "scrap scrap scrap gold gold"}, marker=0)
    t.g.reputation[0] = 68  # the marker brings two
    result = tally(t.g)
    assert (result.points, result.others, result.winners) == ((70,), {"guards": 70}, ())
    assert result.breakdown["guards"][0]["cubes"] == 4
    assert result.breakdown["escape"] == [{"margin": 0, "missing": 1}]


def test_lockup_061_setup() -> None:
    g: LockupTable = GAME.deal(1, 5)  # type: ignore[assignment]
    tomes = g.at[g.data.tome_deck]
    assert len(tomes) == 24
    assert not {"big_book_of_stealth", "cutthroat_crafting"} & {g.face[piece].id for piece in tomes}
    assert sorted(goal.family for goal in g.cards(g.data.goals_open)) == ["end_of_game", "superiority"]
    assert (len(g.data.slot), len(g.data.guards), len(g.data.location_cards)) == (3, 12, 8)
    assert (g.reputation, g.power, g.marker) == ([10, 10], [1, 1], 1)


def test_lockup_062_roll_call() -> None:
    t = solo(deck="loc_smithy off_duty").roll_call()
    g = t.g
    assert len(g.at[g.data.guard_deck]) == 5
    assert all(g.closed(g.at[room[1]][0]) for room in g.data.room[:7])
    assert t.asked == [(0, "reveal_guard")]
    t.refuses("0 turn_up guard=0", "no-such-guard")
    g.act(0, t.moves(0)[0])
    assert len(g.at[g.data.guard_deck]) == 4
    smithy = g.at[g.data.room[3][1]]
    assert [g.closed(piece) for piece in smithy][1:] == [False]
    t.do("0 place location=sewers tokens=2^")
    g.act(0, t.moves(0)[0])
    assert len(g.at[g.data.guard_deck]) == 4  # off duty


def test_lockup_063_backup() -> None:
    t = solo("challenging", guards={"sewers": "yellow_callv", "smithy": "blue_1v"}).roll_call()
    g = t.g
    call = t.piece("sewers", "guard_yellow_call")
    before = len(g.at[g.data.room[1][1]])
    g.act(0, {"cmd": "turn_up", "guard": call})
    added = [piece for piece in g.at[g.data.room[1][1]][before:] if g.closed(piece)]
    assert len(added) == 1
    t = solo("challenging", guards={"sewers": "yellow_callv"})
    g = t.g
    g.at[g.data.guards_away], g.at[g.data.guard_deck] = g.at[g.data.guard_deck], ()
    t.check("sewers")
    assert [event["event"] for event in g.events(None)].count("backup") == 0


def test_backup_in_lights_out_counts_at_once() -> None:
    t = solo("expert", guards={"sewers": "red_callv"}, deck="guard_blue_5").check("sewers")
    assert t.ranked[0]["strengths"] == [8]


def test_lockup_064_cell_block() -> None:
    t = solo(
        cubes={1: "scrap scrap potion"}, display="stink_bomb lockpicks shiv", guards={"cell_block": "blue_3"}
    ).check("cell_block")
    assert (t.at("items", 1), t.g.reputation[1], t.g.wealth(1)) == (["stink_bomb"], 15, 0)
    t = solo(display="stink_bomb lockpicks shiv", guards={"cell_block": "blue_3"}).check("cell_block")
    assert (t.at("reserved", 1), t.g.reputation[1]) == (["lockpicks"], 10)
    assert t.at("guards_away") == ["guard_blue_3"]


def test_guards_pay_wild_symbols_with_common_cubes() -> None:
    t = solo(cubes={1: "scrap scrap potion gold"}, display="glass_beads", guards={"cell_block": "blue_3"}).check(
        "cell_block"
    )
    assert t.g.purse(1) == {"scrap": 0, "potion": 0, "iron": 0, "gold": 1}


def test_guards_prefer_their_own_reserved_item() -> None:
    t = solo(
        cubes={1: "scrap iron scrap scrap potion"},
        display="stink_bomb",
        reserved={1: "shiv"},
        guards={"cell_block": "blue_3"},
    ).check("cell_block")
    assert t.at("items", 1) == ["shiv"]  # of equal value


def test_lockup_065_stars_instead_of_tomes() -> None:
    t = solo(guards={"library": "blue_3"}).check("library")
    assert t.g.reputation[1] == 11
    t = solo(guards={"library": "blue_1"}, rooms={"library": "0:5"}).check("library").do("0 take")
    t.g.act(0, t.moves(0)[0])
    assert t.g.reputation[1] == 11
    t = solo(goons={"sewers": "ratfolk_1"}, guards={"chow_hall": "blue_3"}).check("chow_hall")
    assert (t.g.reputation[1], t.at("goons", 1)) == (11, ["ratfolk_1"])


def test_lockup_066_exchange() -> None:
    t = solo(
        cubes={1: "scrap scrap scrap potion iron"}, goons={"sewers": "dwarf_6"}, guards={"chow_hall": "blue_3"}
    ).check("chow_hall")
    assert t.g.purse(1) == {"scrap": 2, "potion": 1, "iron": 1, "gold": 1}
    t = solo(goons={"sewers": "dwarf_6"}, guards={"chow_hall": "blue_3"}).check("chow_hall")
    assert t.g.wealth(1) == 0


def test_lockup_067_all_cards_come_back() -> None:
    t = solo().roll_call().do()
    g = t.g
    while g.step == "roll_call":
        seat, move = g.random_move(g.dice)
        g.act(seat, move)
        if not g.frames:
            break
    t.go(lights_out)
    while t.asked:
        g.act(*g.random_move(g.dice))
    assert (len(g.at[g.data.guard_deck]), len(g.at[g.data.location_deck])) == (12, 8)
    assert not any(g.seen[piece] & 1 for piece in g.at[g.data.guard_deck])


@pytest.mark.parametrize("id", GUARDS)
def test_every_guard_card(id: str) -> None:
    card = GUARDS[id]
    level = {"blue": "moderate", "green": "moderate", "yellow": "challenging", "red": "expert"}[card.colour]
    t = solo(
        level,
        guards={"smithy": f"{id.removeprefix('guard_')}v"},
        power={1: 3},
        suspicion_at={"smithy": 1},
        deck="guard_blue_2" if card.backup else "",
    )
    t.check("smithy")
    strength = 3 if card.rule == "power" else card.strength
    assert t.ranked[0]["strengths"] == [strength + (2 if card.backup else 0)]
    assert t.g.suspicion_at[3] == (card.rule == "zero")
    assert t.g.iron[1] == 2


@pytest.mark.parametrize("id", GUARDS)
def test_every_guard_card_loses_to_more_strength(id: str) -> None:
    card = GUARDS[id]
    level = {"blue": "moderate", "green": "moderate", "yellow": "challenging", "red": "expert"}[card.colour]
    t = (
        solo(level, guards={"infirmary": id.removeprefix("guard_")}, rooms={"infirmary": "0:5 0:4"})
        .check("infirmary")
        .do("0 take")
    )
    assert t.g.potion == [2, 1]


def test_guards_take_marker_and_power() -> None:
    t = solo(guards={"exercise_yard": "blue_3"}, marker=0, bandits={"exercise_yard": "gold"}).check("exercise_yard")
    assert (t.g.marker, t.g.power[1], t.g.gold[1]) == (1, 2, 1)


def test_guards_with_an_empty_supply_go_to_the_library() -> None:
    t = solo(guards={"smithy": "blue_3"}, supply={"iron": 0}).check("smithy")
    assert t.at("room", 1, "library") == ["guard_blue_3"]
    t = solo(guards={"cell_block": "blue_3"}).check("cell_block")
    assert t.at("room", 1, "library") == ["guard_blue_3"]


def test_guards_blame_the_player() -> None:
    t = solo(goons={"sewers": "ratfolk_4"}, guards={"chow_hall": "blue_3"}, suspicion={1: 1}).check("chow_hall")
    assert t.g.suspicion == [1, 0]


def test_atlas_turns_a_guard_up() -> None:
    t = (
        solo(guards={"sewers": "blue_3v"}, tomes={0: "atlas_of_hideouts"})
        .check("exercise_yard")
        .do("0 play tome=atlas_of_hideouts")
    )
    t.g.act(0, t.moves(0)[0])
    assert not t.g.closed(t.piece("sewers", "guard_blue_3"))


def test_a_location_card_without_guards_left() -> None:
    t = solo(deck="loc_smithy")
    g = t.g
    g.at[g.data.guards_away], g.at[g.data.guard_deck] = g.at[g.data.guard_deck], ()
    t.go(location_card)
    assert t.at("room", 1, "smithy") == []


def test_the_player_keeps_his_cubes_and_the_second_raid_ends_it() -> None:
    t = solo(
        suspicion={0: 5, 1: 6},
        goons={"sewers": "demon_1", "infirmary": "demon_2", "smithy": "demon_3", "commissary": "skinner_4"},
        deck="dwarf_1",
    )
    t.patrol()
    assert len(t.told("raid")) == 2
    assert (t.g.suspicion, sum(t.g.suspicion_at)) == ([0, 0], 8)


def test_guards_win_goals_too() -> None:
    t = solo(
        goals="sup_goons end_goons",
        gang={1: "demon_1 demon_2"},
        goons={"sewers": "demon_3"},
        guards={"chow_hall": "blue_3"},
    ).check("chow_hall")
    assert t.g.superiority == 1
    row = tally(t.g).breakdown["guards"][0]
    assert (row["superiority"], row["goal"]) == (6, 6)
