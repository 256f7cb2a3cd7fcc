"""What a viewer can tell of worth: strength in the rooms, goals, items, goons, the next raid, what the guards want."""

from __future__ import annotations

from typing import Any

from .scenario import Scenario, scenario


def told(t: Scenario, seat: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = t.g.game.outlook(t.g.view(seat), t.g.data)
    return found


def test_a_face_down_token_counts_only_for_its_owner() -> None:
    t = scenario(3, rooms={"smithy": "0:5v 1:4 1:2v"})
    there = {
        seat: {one["party"]: one for one in told(t, seat)["rooms"][t.g.data.number["smithy"]]["there"]}
        for seat in (0, 2)
    }
    assert (there[0][0]["strength"], there[0][0]["hidden"]) == (5, 0)
    assert (there[2][0]["strength"], there[2][0]["hidden"]) == (0, 1)
    assert (there[0][1]["strength"], there[0][1]["hidden"]) == (4, 1)


def test_a_lookout_is_told_only_when_all_tokens_are_known() -> None:
    t = scenario(3, rooms={"smithy": "0:lookoutv 1:lookout"})
    for viewer, sees in ((0, True), (2, False)):
        there = {one["party"]: one["lookout"] for one in told(t, viewer)["rooms"][3]["there"]}
        assert there == {0: sees, 1: True}


def test_the_enforcer_is_as_strong_as_the_crew() -> None:
    assert told(scenario(3, power={0: 4}))["strength"]["goblins_enforcer"] == 4


def test_an_item_says_what_is_missing_and_which_goals_it_serves() -> None:
    t = scenario(3, display="shiv lockpicks", cubes={0: "scrap scrap"}, goals="sup_shields")
    items = {one["item"]: one for one in told(t)["items"]}
    assert items["shiv"]["missing"] == ["iron"]
    assert items["shiv"]["goals"] == [{"goal": "sup_shields", "from": 0, "to": 1}]
    assert items["lockpicks"]["missing"] == ["iron"]  # the second scrap pays for the wild symbol


def test_a_goon_is_worth_what_the_set_gains() -> None:
    t = scenario(3, goons={"smithy": "dwarf_1"}, gang={0: "dwarf_2 dwarf_3"})
    [mine] = told(t, 0)["goons"]
    assert (mine["goon"], mine["room"], mine["worth"], mine["goals"]) == ("dwarf_1", "smithy", 4, [])
    assert mine["scale"] == {"of": "set", "stars": [1, 3, 7, 12, 18, 25, 30], "now": 1, "then": 2}
    [theirs] = told(t, 1)["goons"]
    assert theirs["worth"] == 1
    assert (theirs["scale"]["now"], theirs["scale"]["then"]) == (None, 0)


def test_a_whole_set_grows_no_more() -> None:
    """The sixth of five steps."""
    rats = "ratfolk_1 ratfolk_2 ratfolk_3 ratfolk_4 ratfolk_5"
    [goon] = told(scenario(3, goons={"smithy": "ratfolk_6"}, gang={0: rats}))["goons"]
    assert goon["worth"] == 0
    assert (goon["scale"]["now"], goon["scale"]["then"]) == (4, 4)


def test_a_goon_says_what_it_counts() -> None:
    t = scenario(
        3,
        goons={"smithy": "hobgoblin_2", "sewers": "cultist_1", "infirmary": "bandit_1"},
        power={0: 7},
        items={0: "shiv"},
    )
    found = {one["goon"]: one for one in told(t)["goons"]}
    assert found["hobgoblin_2"]["worth"] == 8  # it brings power
    assert found["hobgoblin_2"]["scale"] == {"of": "power", "stars": [3, 4, 5, 6, 7, 8, 9], "now": None, "then": 5}
    assert found["cultist_1"]["scale"]["stars"][found["cultist_1"]["scale"]["then"]] == found["cultist_1"]["worth"] == 1
    assert found["bandit_1"]["scale"] is None


def test_the_next_raid_is_near_when_the_goons_ask_for_more_than_is_left() -> None:
    near = told(scenario(3, goons={"smithy": "bandit_4"}, suspicion={0: 3, 1: 1}))["raid"]
    assert near["losses"] == [5, 2, 0]
    assert near["left"] == 12 - 4
    assert near["need"] > 0


def test_what_the_guards_want() -> None:
    t = scenario(1, display="shiv demon_heart", goons={"smithy": "dwarf_1", "sewers": "demon_1"})
    wanted = told(t)["guards"]
    assert wanted["cube"] == "gold"
    assert sorted(wanted["goons"]) == ["demon_1", "dwarf_1"]
    assert wanted["item"] == {"item": "demon_heart", "crafted": False}
    assert len(wanted["unseen"]) == len(t.g.data.guards)


def test_nothing_hidden_makes_a_difference() -> None:
    """What others hold face down, or in hand, changes nothing of what a seat is told."""
    one = scenario(3, rooms={"smithy": "1:5v"}, tomes={1: "way_of_muscle"})
    other = scenario(3, rooms={"smithy": "1:2v"}, tomes={1: "black_ledger"})
    assert told(one) == told(other)
