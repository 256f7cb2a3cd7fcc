"""Chapter 3: what lies on the table before the first move (T01–T05, T72, T73) and the options of a table."""

from __future__ import annotations

import json
from typing import Any

import pytest

from malina.games.crooks import GAME
from malina.kernel.refusal import BadOptions

from .scenario import NOBODY, contents, scenario

IDS = {face.id for face in GAME.deal(2).data.faces}


def opening(players: int, **options: Any) -> dict[str, Any]:
    return GAME.deal(players, seed=5, options=options).view(NOBODY)


def piles(view: dict[str, Any]) -> dict[str, int]:
    return {letter: len(pile) for letter, pile in view["places"]["hideout"].items()}


def assert_opening(view: dict[str, Any], sizes: dict[str, int], undealt: int) -> None:
    assert piles(view) == sizes
    assert list(view["places"]["hideout"]) == sorted(sizes)
    assert len(view["places"]["unused"]) == undealt
    assert view["money"] == [18] * view["seats"]
    assert view["passed"] == [False] * view["seats"]
    assert [list(row) for row in view["places"]["slot"].values()] == [list("23456789")] * view["seats"]
    assert not any(slot for row in view["places"]["slot"].values() for slot in row.values())
    assert not any(view["places"]["hand"].values())
    assert not view["places"]["box"]
    assert view["turn_no"] == 1
    assert view["current"] == view["first"]
    assert [asked["kind"] for asked in view["asked"]] == ["turn"]


def test_crooks_001_two_players_get_five_hideouts() -> None:
    assert_opening(opening(2), {"A": 2, "B": 2, "C": 3, "D": 4, "E": 5}, 16)


def test_crooks_002_three_players_get_seven_hideouts() -> None:
    assert_opening(opening(3), {"A": 2, "B": 2, "C": 3, "D": 3, "E": 4, "F": 4, "G": 5}, 9)


def test_crooks_003_four_players_get_nine_hideouts() -> None:
    """31 crooks (R17) and $18 each, whatever one review says (R30)."""
    assert_opening(opening(4), {"A": 2, "B": 2, "C": 3, "D": 3, "E": 3, "F": 4, "G": 4, "H": 5, "I": 5}, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_crooks_004_a_seed_gives_one_deal(players: int) -> None:
    def deal(seed: int | str) -> tuple[int, dict[str, list[str]]]:
        g = GAME.deal(players, seed)
        return g.first, contents(g)

    assert deal(7) == deal(7)
    assert GAME.deal(players, 7) == GAME.deal(players, 7)
    assert deal(7)[1] != deal(8)[1]
    assert deal("seven")[1] != deal(7)[1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_crooks_004_no_crook_is_lost_or_doubled_in_the_deal(players: int) -> None:
    for seed in range(20):
        dealt = [crook for crooks in contents(GAME.deal(players, seed)).values() for crook in crooks]
        assert len(dealt) == 32
        assert set(dealt) == IDS


def test_crooks_004_every_crook_can_be_dealt_anywhere() -> None:
    found: dict[str, set[str]] = {}
    for seed in range(400):
        for place, crooks in contents(GAME.deal(2, seed)).items():
            found.setdefault(place, set()).update(crooks)
    assert all(found[where] == IDS for where in [*"ABCDE", "unused"])


def test_crooks_004_handles_do_not_betray_crooks() -> None:
    """The first handle shows every crook sooner or later, and so does the last one."""
    deals = [GAME.deal(3, seed) for seed in range(400)]
    assert {g.face[0].id for g in deals} == IDS
    assert {g.face[31].id for g in deals} == IDS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_crooks_004_the_first_seat_is_drawn(players: int) -> None:
    firsts = [GAME.deal(players, seed).first for seed in range(300)]
    assert set(firsts) == set(range(players))
    assert all(firsts.count(seat) > 300 / players / 2 for seat in range(players))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_crooks_005_the_opening_view_names_no_crook(players: int) -> None:
    for seed in range(20):
        g = GAME.deal(players, seed)
        for seat in [*range(players), NOBODY]:
            text = json.dumps([g.view(seat), g.events(seat)])
            assert not [crook for crook in IDS if crook in text]


def test_crooks_005_the_opening_view_names_no_crook_with_the_cards_at_hand() -> None:
    """The test above can fail: the dump of the same table names them all."""
    text = json.dumps(GAME.deal(3, 1).dump())
    assert all(crook in text for crook in IDS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_crooks_072_seats_have_different_colours(players: int) -> None:
    for seed in range(5):
        colors = GAME.deal(players, seed).view(NOBODY)["colors"]
        assert len(colors) == len(set(colors)) == players
        assert set(colors) <= {"red", "yellow", "green", "blue"}


def test_crooks_072_colours_can_be_chosen() -> None:
    assert opening(3, colors=["blue", "red", "green"])["colors"] == ["blue", "red", "green"]


def test_crooks_072_a_taken_colour_cannot_be_chosen() -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.deal(3, options={"colors": ["blue", "red", "blue"]})
    assert refused.value.reason == "color-taken"


def test_crooks_073_play_is_clockwise() -> None:
    t = scenario(3, hide="A=fence,boxer B=forger,bruiser C=locksmith,butcher", first=2)
    assert t.to_move == 2
    t.do("2 recruit A", "2 hire fence", "2 place 9 up")
    assert t.to_move == 0
    t.do("0 recruit B", "0 hire forger", "0 place 9 up")
    assert t.to_move == 1
    t.do("1 pass")
    assert t.to_move == 2
    t.do("2 recruit C", "2 hire locksmith", "2 place 8 up")
    assert t.to_move == 0


# ---- events, options ----


def test_the_first_event_tells_the_set_up() -> None:
    g = GAME.deal(3, 1, {"first": 2, "colors": ["blue", "red", "green"]})
    stacks = [2, 2, 3, 3, 4, 4, 5]
    told = {"n": 0, "event": "game_started", "first": 2, "colors": ["blue", "red", "green"], "money": 18}
    for seat in (0, 1, 2, NOBODY):
        assert g.events(seat) == [{**told, "stacks": stacks}]


@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_the_host_can_fix_the_first_seat(players: int, first: int) -> None:
    for seed in range(10):
        g = GAME.deal(players, seed, {"first": first})
        assert (g.first, g.current, g.waiting_for) == (first, first, {first})


def test_a_fixed_first_seat_does_not_change_the_deal() -> None:
    assert GAME.deal(2, 3, {"first": 0}).face == GAME.deal(2, 3, {"first": 1}).face


def test_the_layout_of_the_new_edition() -> None:
    view = opening(2, layout="new_edition_2016")
    assert_opening(view, {"A": 2, "B": 3, "C": 3, "D": 4, "E": 4, "F": 5}, 11)


def test_options_have_the_documented_defaults() -> None:
    options = GAME.deal(2).view(NOBODY)["options"]
    assert options == {"first": "random", "memory": True, "layout": "rulebook", "colors": None, "cards": None}


@pytest.mark.parametrize(
    ("players", "options", "why"),
    [
        (2, {"first": 2}, "first-no-seat"),
        (3, {"first": 3}, "first-no-seat"),
        (4, {"first": 4}, "bad-option"),
        (2, {"first": -1}, "bad-option"),
        (2, {"first": "somebody"}, "bad-option"),
        (2, {"first": True}, "bad-option"),
        (2, {"first": 1.0}, "bad-option"),
        (2, {"first": None}, "bad-option"),
        (2, {"memory": "on"}, "bad-option"),
        (2, {"memory": 1}, "bad-option"),
        (2, {"colors": ["red", "red"]}, "color-taken"),
        (4, {"colors": ["red", "blue", "green", "blue"]}, "color-taken"),
        (3, {"colors": ["red", "blue"]}, "colors-not-one-each"),
        (2, {"colors": ["red", "blue", "green"]}, "colors-not-one-each"),
        (2, {"colors": []}, "colors-not-one-each"),
        (2, {"colors": ["red", "pink"]}, "bad-option"),
        (2, {"colors": "red"}, "bad-option"),
        (3, {"layout": "new_edition_2016"}, "layout-not-for-seats"),
        (4, {"layout": "new_edition_2016"}, "layout-not-for-seats"),
        (2, {"layout": "old"}, "bad-option"),
        (2, {"speed": 3}, "bad-option"),
        (2, {"cards": "cards.toml"}, "bad-option"),
        (2, {"cards": {"name": "mine.toml"}}, "bad-option"),
        (1, {}, "bad-seats"),
        (5, {}, "bad-seats"),
        (0, {}, "bad-seats"),
        (-2, {}, "bad-seats"),
        (True, {}, "bad-seats"),
        (2.0, {}, "bad-seats"),
        ("2", {}, "bad-seats"),
        (None, {}, "bad-seats"),
    ],
)
def test_bad_options_are_refused(players: Any, options: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.deal(players, options=options)
    assert refused.value.reason == why


@pytest.mark.parametrize("options", ["fast", ["first"], [{"first": 0}], 7])
def test_options_that_are_no_options_are_refused(options: Any) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.deal(2, options=options)
    assert refused.value.reason == "bad-option"


def test_a_bad_option_is_named() -> None:
    with pytest.raises(BadOptions, match="speed"):
        GAME.deal(2, options={"speed": 3})
    with pytest.raises(BadOptions) as refused:
        GAME.deal(2, options={"first": 2})
    assert refused.value.to_json() == {"reason": "first-no-seat", "args": {"seat": 3, "seats": 2}}
