"""Chapters 7.5 and 16: the pool of the inspection, and what happens to whoever lets his time pass."""

from __future__ import annotations

from typing import Any

import pytest

from malina.kernel.refusal import IllegalMove

from .scenario import Scenario, gate, table


def clock(t: Scenario) -> tuple[str, int] | None:
    found = t.g.clock
    return (found.name, found.seconds) if found else None


def test_sheriff_026_clock() -> None:
    t = gate(4, bags={"liza": "apple: silk", "dima": "apple: mead"}, inspection_limit=60)
    assert clock(t) == ("inspection 1", 180)
    t.time_is_up()
    assert t.outcomes == {"liza": "passed", "dima": "passed", "katya": "passed"}
    assert t.g.gold == [50] * 4
    assert t.g.round == 2


def test_a_table_may_do_without_a_clock() -> None:
    t = gate(4, inspection_limit=0)
    assert clock(t) is None
    with pytest.raises(IllegalMove):
        t.time_is_up()


def test_four_minutes_for_each_merchant_by_default() -> None:
    assert clock(gate(5)) == ("inspection 1", 4 * 240)


def test_clock_at_zero_in_the_middle_of_a_debt() -> None:
    """The pool stands still while a debtor chooses: the house has no move to make."""
    t = gate(
        4, bags={"dima": "cheese: mead*2"}, gold={"dima": 0}, stands={"dima": "apple*3 chicken*2"}, market="express"
    )
    t.opens("dima")
    assert clock(t) is None
    with pytest.raises(IllegalMove):
        t.time_is_up()
    t.act("dima", "pay", goods="chicken*2")
    assert clock(t) == ("inspection 1", 720)  # it goes on where it stopped
    t.time_is_up()
    assert t.outcomes == {"dima": "opened", "liza": "passed", "katya": "passed"}


def test_at_zero_commitments_are_opened_first_and_debts_are_settled_before_the_next_bag() -> None:
    t = gate(
        4,
        bags={"liza": "apple: silk", "katya": "cheese: mead*2"},
        gold={"katya": 0},
        stands={"katya": "apple*3 chicken*2"},
        market="express",
    )
    t.accept("misha", t.offer("dima", gold=1, inspects="katya"))
    t.time_is_up()
    assert t.g.bags == ["", "closed", "closed", "opened"]
    assert t.asked == {"katya": "pay_with_goods"}
    t.act("katya", "pay", goods="chicken*2")
    assert t.g.round == 2
    assert t.stack("liza") == "silk"


def test_at_zero_with_all_bags_settled_the_step_ends() -> None:
    t = gate(3)
    t.passes("liza", "dima")
    t.time_is_up()
    assert t.g.round == 2


# ---- all else, if the table wants clocks ----


def timed(step: str, **more: Any) -> Scenario:
    return table(4, step=step, time_limits=True, **more)


def test_outside_the_inspection_there_is_no_clock_unless_the_table_wants_one() -> None:
    hands = dict.fromkeys(("liza", "dima", "katya"), "apple*6")
    assert clock(table(4, hands=hands)) is None
    assert clock(timed("market", hands=hands)) == ("market 1 1", 90)
    assert clock(timed("load", hands=hands)) == ("load 0", 90)


def test_whoever_is_late_exchanges_nothing() -> None:
    t = timed("market", hands={"liza": "apple*6"})
    t.time_is_up()
    assert t.hand("liza") == "apple*6"
    assert "dima" in t.asked


def test_a_half_finished_turn_is_completed_from_the_deck_and_laid_on_the_first_pile() -> None:
    t = timed("market", hands={"liza": "apple*3 cheese*3"}, piles=("bread", "silk"), deck="mead*2")
    t.act("liza", "set_aside", goods="apple*2")
    t.time_is_up()
    assert t.hand("liza") == "apple cheese*3 mead*2"
    t.time_is_up()
    assert t.pile(0) == ["apple", "apple", "bread"]


@pytest.mark.parametrize(
    ("hand", "laws", "bag"),
    [
        ("apple*3 cheese*2 silk", "", "apple*3"),
        ("apple*2 chicken*2 silk*2", "", "chicken*2"),
        ("apple*6", "", "apple*5"),
        ("silk mead pepper", "", "pepper"),
        ("apple*3 cheese*2 silk", "law_ban_apple", "cheese*2"),
        ("apple cheese silk", "law_full_bags", "apple cheese silk"),
        ("apple*3 silk", "law_light_bags", "apple*3"),
    ],
)
def test_who_is_late_loads_the_largest_honest_set(hand: str, laws: str, bag: str) -> None:
    t = timed("load", hands={"liza": hand, "dima": "apple", "katya": "apple"}, laws=laws)
    t.time_is_up()
    assert t.at("bag", "liza") == bag
    assert t.asked == {"liza": "declare"}


def test_a_merry_man_is_never_loaded_by_itself() -> None:
    t = timed("load", hands={"liza": "apple", "dima": "apple", "katya": "apple"}, men={"liza": "robin_hood"})
    t.time_is_up()
    assert t.at("bag", "liza") == "apple"


def test_who_is_late_declares_the_most_frequent_good_that_may_be() -> None:
    t = timed("load", hands={"liza": "apple cheese*2 silk", "dima": "apple", "katya": "silk"}, laws="law_ban_cheese")
    t.load(liza="apple cheese*2 silk", dima="apple", katya="silk")
    for _ in range(3):
        t.time_is_up()
    assert t.g.declared == ["", "apple", "apple", "apple"]
