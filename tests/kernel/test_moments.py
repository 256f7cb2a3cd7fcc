"""Hooks: who has a say at a moment, in which order, and what it changes."""

from __future__ import annotations

import pytest

from malina.kernel.moments import Instead, Modifier, Moment, Parts, on, who


def test_sources_have_their_say_in_order_and_others_none() -> None:
    shot: Moment[[int]] = Moment("shot")

    @on(shot, "bart", "greg")
    def draws(g: list[str], me: int, points: int) -> None:
        g.append(f"{me} draws {points}")

    @on(shot, "sid")
    def laughs(g: list[str], me: int, points: int) -> None:
        g.append(f"{me} laughs")

    said: list[str] = []
    shot(said, [("sid", 2), ("nobody", 0), ("bart", 1), ("greg", 2)], 3)
    assert said == ["2 laughs", "1 draws 3", "2 draws 3"]


def test_a_modifier_is_passed_on() -> None:
    limit: Modifier[int, [str]] = Modifier("limit")

    @on(limit, "sean")
    def ten(g: object, me: int, value: int, what: str) -> int:
        return 10

    @on(limit, "tax")
    def one_less(g: object, me: int, value: int, what: str) -> int:
        return value - 1

    assert limit(None, [], 4, "hand") == 4
    assert limit(None, [("sean", 0), ("tax", -1)], 4, "hand") == 9
    assert limit(None, [("tax", -1), ("sean", 0)], 4, "hand") == 10


def test_one_source_takes_the_place_of_a_rule() -> None:
    turn: Instead[[int]] = Instead("turn")

    @on(turn, "ghost", "mule")
    def says(g: list[int], me: int, seat: int) -> bool:
        g.append(me)
        return me == seat

    asked: list[int] = []
    assert not turn(asked, [("nobody", 1)], 1)
    assert turn(asked, [("ghost", 0), ("nobody", 1), ("mule", 1), ("ghost", 2)], 1)
    assert asked == [0, 1]
    assert not turn(asked, [("ghost", 0), ("ghost", 2)], 1)


def test_a_card_has_one_say_at_a_moment() -> None:
    end: Moment[[]] = Moment("end")
    on(end, "sid")(lambda g, me: None)
    with pytest.raises(ValueError, match="sid listens to end already"):
        on(end, "sid")(lambda g, me: None)


def test_what_needs_more_than_a_function_is_an_object() -> None:
    class Trick:
        def cost(self) -> int:
            return 2

    tricks: Parts[Trick] = Parts("tricks")

    @on(tricks, "sid")
    class Sid(Trick):
        def cost(self) -> int:
            return 1

    assert [(id, trick.cost()) for id, trick in tricks([("bart", 0), ("sid", 1)])] == [("sid", 1)]
    assert isinstance(tricks.hooks["sid"], Sid)


def test_who_listens_first() -> None:
    shot: Moment[[]] = Moment("shot")
    on(shot, "sid", "bart")(lambda g, me: None)
    assert who(shot, [("nobody", 0), ("bart", 1), ("sid", 2)]) == "bart"
    assert who(shot, [("nobody", 0)]) == ""
