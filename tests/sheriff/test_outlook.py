"""What a viewer can tell of worth: leads, what opening may cost or bring, the fates of his own bag."""

from __future__ import annotations

from typing import Any

import pytest

from malina.games.sheriff.box import Box, prepare
from malina.games.sheriff.options import SheriffOptions
from malina.games.sheriff.outlook import outlook

BOX = prepare(SheriffOptions(laws=True, merry_men=True, royal_goods=True), 4)


def view(bag: list[str], declared: str = "", laws: tuple[str, ...] = ()) -> dict[str, Any]:
    """Seat 0 looks at its own bag; seat 1 has declared two chickens."""
    piles = {"stand": {"0": ["apple", "apple"], "1": ["apple"]}, "stack": {"1": ["green_apples"]}, "bag": {"0": bag}}
    places = {
        name: {str(seat): [{"face": face} for face in piles[name].get(str(seat), [])] for seat in range(4)}
        for name in piles
    }
    row = [{"piece": number, "face": law} for number, law in enumerate(laws)]
    return {
        "viewer": 0,
        "seats": 4,
        "gold": [50, 40, 30, 20],
        "merchants": [0, 1],
        "bags": ["closed", "closed", "", ""],
        "declared": [declared, "chicken", "", ""],
        "number": [len(bag), 2, 0, 0],
        "places": {**places, "law_row": row},
    }


def told(box: Box = BOX, **what: Any) -> dict[str, Any]:
    return outlook(view(**what), box)


def test_a_lie_costs_what_was_found_and_brings_all_if_it_passes() -> None:
    fates = told(bag=["cheese"] * 3 + ["mead"], declared="cheese")["fates"]
    assert fates == {"passed": 16, "opened": {"cheese": {"wrong": 1, "points": 5}}}


def test_an_honest_bag_is_compensated() -> None:
    fates = told(bag=["cheese", "cheese"], declared="cheese")["fates"]
    assert fates == {"passed": 6, "opened": {"cheese": {"wrong": 0, "points": 10}}}


def test_before_the_declaration_every_good_that_may_be_said_has_its_price() -> None:
    opened = told(bag=["cheese"], laws=("law_ban_bread",))["fates"]["opened"]
    assert set(opened) == {"apple", "cheese", "chicken"}
    assert opened["apple"] == {"wrong": 1, "points": -2}


@pytest.mark.parametrize(("laws", "honest", "most"), [((), 4, 4), (("law_double_compensation",), 8, 4)])
def test_what_opening_may_cost_or_bring(laws: tuple[str, ...], honest: int, most: int) -> None:
    [mine, other] = told(bag=["cheese"], declared="cheese", laws=laws)["gate"]
    assert (mine["seat"], other["seat"]) == (0, 1)
    assert other["honest"] == honest
    assert other["wrong"][0] == 2
    assert other["wrong"][1] >= most


def test_royal_goods_that_are_known_count_for_the_lead() -> None:
    apple = next(lead for lead in told(bag=[])["leads"] if lead["good"] == "apple")
    assert apple == {"good": "apple", "counts": [2, 3, 0, 0], "kings": [1], "queens": [0]}
    assert told(bag=[])["fates"] is None


def test_what_lies_open_is_worth_something() -> None:
    assert told(bag=[])["worth"] == [54, 42, 30, 20]
