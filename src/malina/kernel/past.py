"""History: what a table was before each of its last moves, for bots that ask how likely those were.

No move is kept: it may have been a secret. What a seat saw of it is the difference of two tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from .dice import FastDice

if TYPE_CHECKING:
    from .table import Table

DICE = FastDice("past")


class Past(NamedTuple):
    seat: int  # who moved then
    table: Any


def kept(g: Table, past: tuple[Past, ...], seat: int) -> tuple[Past, ...]:
    """With the present table, on which this seat is about to move."""
    log, g.log = g.log, None  # long, and not for this
    now = g.copy()
    g.log = log
    now.past = None
    now.dice = DICE.copy()  # what the true ones will throw is nobody's business
    return (*past, Past(seat, now))[-g.game.bots.past :]


def as_guessed(past: tuple[Past, ...], faces: Sequence[Any]) -> tuple[Past, ...]:
    """What it was if these are the faces: a piece keeps its face until it is mixed with others, and then the past is
    forgotten."""
    found = []
    for seat, table in past:
        table = table.copy()
        table.face = list(faces[: len(table.face)])
        found.append(Past(seat, table))
    return tuple(found)
