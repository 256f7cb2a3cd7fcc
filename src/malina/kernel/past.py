"""History: snapshots of a table before each of its last moves, so that bots can compute the likelihood of those moves.

The moves themselves are not kept, because they may be secret: what a seat saw of one is the difference of two
snapshots.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from .dice import FastDice

if TYPE_CHECKING:
    from .table import Table

DICE = FastDice("past")


class Past(NamedTuple):
    seat: int  # who was about to move
    table: Any


def kept(g: Table, past: tuple[Past, ...], seat: int) -> tuple[Past, ...]:
    """The history with a snapshot of the present table, on which this seat is about to move."""
    log, g.log = g.log, None  # not copied: it is long, and no likelihood needs it
    now = g.copy()
    g.log = log
    now.past = None
    now.dice = DICE.copy()  # bots must not know what the true dice will throw
    return (*past, Past(seat, now))[-g.game.bots.past :]


def as_guessed(past: tuple[Past, ...], faces: Sequence[Any]) -> tuple[Past, ...]:
    """The history with the faces of a guess. That is consistent because a piece keeps its face until a shuffle, and a
    shuffle clears the history."""
    found = []
    for seat, table in past:
        table = table.copy()
        table.face = list(faces[: len(table.face)])
        found.append(Past(seat, table))
    return tuple(found)
