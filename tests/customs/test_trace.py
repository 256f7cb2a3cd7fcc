"""What a viewer learns inside a move: what they were shown tells two tables apart, and nothing else does."""

from __future__ import annotations

from typing import Any

import pytest

from malina.check.trace import Trace
from malina.kernel.knowledge import EVERYONE

from ..kernel.play import bare

VIEWER = 0


def traces(*faces: str) -> list[tuple[Trace, Any]]:
    """A table with these faces, and one for each other way they may lie."""
    return [(Trace(VIEWER), bare(letters)) for letters in faces]


def shown(trace: Trace, g: Any, *pieces: int, to: int = 1 << VIEWER) -> None:
    trace.shown(g, to, pieces)


def test_a_face_that_is_another_one_there_tells_them_apart() -> None:
    (true, g), (other, twin) = traces("AB", "BA")
    shown(true, g, 0)
    assert true.tells_apart(other, twin.face)


@pytest.mark.parametrize("to", [1 << 1, 0])
def test_what_others_are_shown_does_not(to: int) -> None:
    (true, g), (other, twin) = traces("AB", "BA")
    shown(true, g, 0, to=to)
    assert not true.tells_apart(other, twin.face)


def test_what_only_the_other_table_shows_does_not() -> None:
    """Whoever is shown nothing must not learn from it what they would have been shown."""
    (true, _), (other, twin) = traces("AB", "BA")
    shown(other, twin, 0, to=EVERYONE)
    assert not true.tells_apart(other, twin.face)


def test_after_a_shuffle_either_table_may_show_it() -> None:
    (true, g), (other, twin) = traces("AB", "BA")
    for trace, table in ((true, g), (other, twin)):
        trace.mixing(table, [0, 1])
    shown(other, twin, 0)
    assert true.tells_apart(other, twin.face)


def test_the_order_in_which_a_handle_shows_two_faces_counts() -> None:
    (true, g), (other, twin) = traces("AB", "BA")
    for trace, first, then in ((true, g, twin), (other, twin, g)):
        shown(trace, first, 0)
        trace.mixing(first, [0, 1])
        shown(trace, then, 0)
    assert true.tells_apart(other, twin.face)


def test_a_conclusion_that_a_shuffle_has_undone_counts_as_shown() -> None:
    (true, g), (other, twin) = traces("AB", "BA")
    true.concluded(g, EVERYONE, [0], frozenset("B"))
    assert not true.tells_apart(other, twin.face), "the table still knows it"
    true.mixing(g, [0, 1])
    assert true.tells_apart(other, twin.face)
