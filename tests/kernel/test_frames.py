"""Frames in the order of writing, and who is asked."""

from __future__ import annotations

import pytest

from malina.kernel.refusal import IllegalMove
from malina.kernel.table import Result

from .diary import (
    SAY,
    ask_and_write,
    asked,
    diary,
    end,
    say_something,
    write,
    write_with_parts,
)

# ---- frames ----


def test_several_things_said_are_done_in_the_order_of_writing() -> None:
    g = diary()
    for text in "abc":
        g.then(write, text)
    g.run(0)
    assert g.lines == ["a", "b", "c"]
    assert g.frames == []


def test_what_a_rule_says_is_done_before_what_was_said_earlier() -> None:
    g = diary(3, write_with_parts, "x", 2)
    assert g.lines == ["x", "x1", "x11", "x12", "x13", "x2", "x21", "x22", "x23", "x3", "x31", "x32", "x33"]


def test_the_arguments_reach_the_rule() -> None:
    assert diary(3, write, "one", "two").lines == ["one two"]


def test_what_comes_after_a_question_waits_for_the_answer() -> None:
    g = diary(3, ask_and_write, 1, "weather")
    assert g.lines == []
    g.act(1, SAY)
    assert g.lines == ["1 on weather", "after weather", "weather was answered"]
    assert g.decided == 1


def test_questions_and_rules_can_be_said_in_any_order() -> None:
    g = diary()
    g.then(write, "first")
    g.ask(0, say_something, "x")
    g.then(write, "between")
    g.ask(1, say_something, "y")
    g.then(write, "last")
    g.run(0)
    assert (g.lines, g.waiting_for) == (["first"], {0})
    g.act(0, {"cmd": "count", "n": 2})
    assert (g.lines[1:], g.waiting_for) == (["0 counts 2", "between"], {1})
    g.act(1, {"cmd": "count", "n": 0})
    assert g.lines[3:] == ["1 counts 0", "last"]
    assert g.waiting_for == frozenset()


def test_the_end_drops_everything_still_to_do() -> None:
    g = diary()
    g.then(end)
    g.then(write, "neither")
    g.ask(0, say_something, "nothing")
    g.run(0)
    assert g.over
    assert g.lines == []
    assert g.frames == []
    assert g.asks == ()
    assert g.result == Result((0,), (1, 0), {})


def test_nothing_to_do_is_done_at_once() -> None:
    g = diary()
    g.run(0)
    assert g == diary()


def test_dice_thrown_cannot_be_taken_back() -> None:
    g = diary()
    twin = g.copy()
    assert g.throw(6) == twin.dice.below(6)
    assert g.final == twin.final + 1
    assert g.dice == twin.dice


# ---- several asked at once ----


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_required_asks_are_answered_in_any_order(order: tuple[int, ...]) -> None:
    g = asked((0, True), (1, True), (2, True))
    waiting = {0, 1, 2}
    for seat in order:
        assert g.waiting_for == waiting
        assert "done" not in g.lines
        g.act(seat, {"cmd": "count", "n": seat})
        waiting -= {seat}
        assert g.decisions(seat) == []
    assert g.lines == [*(f"{seat} counts {seat}" for seat in order), "done"]


def test_what_follows_from_one_answer_is_done_before_the_others_answer() -> None:
    g = asked((0, True), (1, True))
    g.act(1, SAY)
    assert g.lines == ["1 on all", "after all"]
    assert g.waiting_for == {0}
    g.act(0, SAY)
    assert g.lines[2:] == ["0 on all", "after all", "done"]


def test_one_seat_can_be_asked_twice_at_once() -> None:
    g = diary()
    g.ask_all((1, say_something, ("a",), True), (1, say_something, ("b",), True))
    assert [decision.kind for decision in g.decisions(1)] == ["say_something"] * 2
    g.act(1, SAY)
    assert g.lines == ["1 on a", "after a"]
    g.act(1, SAY)
    assert g.lines[2:] == ["1 on b", "after b"]


def test_asking_nobody_is_no_question() -> None:
    for asks in ((), ((1, False),)):
        assert asked(*asks).lines == ["done"]


# ---- standing offers ----


def test_an_offer_does_not_hold_the_game_up() -> None:
    g = asked((0, True), (1, False), (2, False))
    assert g.waiting_for == {0}
    assert [decision.required for decision in g.decisions(1)] == [False]
    g.act(0, {"cmd": "count", "n": 1})
    assert g.lines == ["0 counts 1", "done"]
    assert [g.decisions(seat) for seat in range(3)] == [[], [], []]


def test_an_interrupt_runs_and_then_the_question_is_still_open() -> None:
    g = asked((0, True), (1, False), (2, False))
    g.act(2, {"cmd": "interrupt", "how": "once"})
    assert g.lines == ["2 interrupts"]
    assert g.waiting_for == {2}
    assert g.decisions(0) == g.decisions(1) == []
    g.act(2, SAY)
    assert g.lines == ["2 interrupts", "2 on once", "after once", "once was answered", "back"]
    assert g.waiting_for == {0}
    assert [len(g.decisions(seat)) for seat in range(3)] == [1, 1, 1]
    g.act(1, {"cmd": "interrupt", "how": "twice"})
    g.act(1, {"cmd": "count", "n": 0})
    g.act(0, SAY)
    assert g.lines[-2:] == ["after all", "done"]


def test_an_offer_with_nothing_to_offer_is_left_out() -> None:
    g = asked((0, True), (1, False))
    g.marks["all"] = 1
    g.act(1, {"cmd": "interrupt", "how": "once"})
    g.act(1, SAY)
    assert g.decisions(1) == []
    assert g.view(1)["decisions"] == []
    with pytest.raises(IllegalMove):
        g.act(1, {"cmd": "interrupt", "how": "once"})
    assert g.waiting_for == {0}


def test_an_offer_to_a_seat_that_is_asked_too() -> None:
    g = asked((0, True), (0, False))
    assert [(decision.kind, decision.required) for decision in g.decisions(0)] == [
        ("say_something", True),
        ("interrupt", False),
    ]
    g.act(0, {"cmd": "interrupt", "how": "once"})
    g.act(0, SAY)
    g.act(0, SAY)
    assert g.lines[-1] == "done"
