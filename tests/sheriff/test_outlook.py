"""What a viewer can tell of worth: leads, what opening may cost or bring, the fates of his own bag."""

from __future__ import annotations

from typing import Any

import pytest

from malina.games.sheriff.box import Box, prepare
from malina.games.sheriff.options import SheriffOptions
from malina.games.sheriff.outlook import outlook

BOX = prepare(SheriffOptions(laws=True, merry_men=True, royal_goods=True), 4)


def view(
    bag: list[str],
    declared: str = "",
    laws: tuple[str, ...] = (),
    hand: tuple[str, ...] = (),
    drawn: tuple[str, ...] = (),
) -> dict[str, Any]:
    """Seat 0 looks at its own bag; seat 1 has declared two chickens."""
    piles: dict[str, dict[str, Any]] = {
        "stand": {"0": ["apple", "apple"], "1": ["apple"]},
        "stack": {"1": ["green_apples"]},
        "bag": {"0": bag},
        "hand": {"0": hand},
    }
    places = {
        name: {str(seat): [{"face": face} for face in piles[name].get(str(seat), [])] for seat in range(4)}
        for name in piles
    }
    return {
        "viewer": 0,
        "seats": 4,
        "gold": [50, 40, 30, 20],
        "merchants": [0, 1],
        "bags": ["closed", "closed", "", ""],
        "declared": [declared, "chicken", "", ""],
        "number": [len(bag), 2, 0, 0],
        "solo": [-1] * 4,
        "in_office": [3],
        "history": [],
        "step": "load",
        "places": {
            **places,
            "law_row": [{"face": law} for law in laws],
            "law_choice": [{"face": law} for law in drawn],
        },
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


# ---- what a law changes now ----


def changes(law: str, **what: Any) -> dict[str, Any]:
    """By their names."""
    facts = told(**{"bag": [], "laws": (law,), **what})["laws"][law]
    return {fact.pop("what"): fact for fact in facts}


LIE = {"bag": ["cheese", "mead"], "declared": "cheese"}


@pytest.mark.parametrize(
    ("law", "what", "facts"),
    [
        ("law_double_fines", LIE, {"wrong": {"before": 4, "after": 8}, "fate": {"before": -1, "after": -5}}),
        ("law_double_compensation", LIE, {"honest": {"before": 2, "after": 4}}),
        (
            "law_ban_apple",
            {"hand": ("apple", "silk")},
            {"held": {"count": 1}, "most": {"count": 2, "seats": [0]}},
        ),
        ("law_tax_cheese", LIE, {"held": {"count": 1}}),
        ("law_full_bags", {"hand": ("apple", "silk", "silk")}, {"same": {"count": 1}}),
        ("law_gold_only_bribes", {}, {"gold": {"count": 50}}),
        ("law_no_gold_bribes", {}, {"wares": {"count": 2}}),
        ("law_gate_toll", {}, {"toll": {"count": 4}}),
        ("law_lenient_sheriff", {}, {"bags": {"count": 2}}),
        ("law_strict_queue", {}, {"head": {"seats": [0]}}),
        ("law_open_hand", {}, {}),
    ],
)
def test_what_a_law_changes_now(law: str, what: dict[str, Any], facts: dict[str, Any]) -> None:
    assert changes(law, **what) == facts


def test_a_law_to_be_chosen_is_measured_against_the_open_ones() -> None:
    """Each law by itself doubles; together they do not hide one another."""
    found = changes("law_double_fines", laws=("law_double_compensation",), drawn=("law_double_fines",))
    assert found == {"wrong": {"before": 4, "after": 8}}


def test_whoever_is_in_office_is_told_of_the_merchants() -> None:
    """He neither loads nor pays."""
    past = [{"number": 4}, {"number": 2}]
    judge = {**view([], laws=("law_gold_only_bribes", "law_full_bags")), "viewer": 3, "history": past}
    assert outlook(judge, BOX)["laws"] == {
        "law_gold_only_bribes": [{"what": "purses", "low": 40, "high": 50}],
        "law_full_bags": [{"what": "loads", "low": 2, "high": 4}],
    }


def test_two_deputies_pay_half_each_for_an_honest_bag() -> None:
    shared = {**view(["cheese"], declared="cheese"), "in_office": [2, 3]}
    alone = {**shared, "solo": [-1, 3, -1, -1]}
    assert [outlook(one, BOX)["gate"][1]["honest"] for one in (shared, alone)] == [2, 4]


def test_a_spectator_is_told_public_facts_only() -> None:
    watched = {**view([], laws=("law_ban_apple", "law_full_bags")), "viewer": None}
    assert [fact["what"] for fact in outlook(watched, BOX)["laws"]["law_ban_apple"]] == ["most"]
    assert outlook(watched, BOX)["laws"]["law_full_bags"] == []
