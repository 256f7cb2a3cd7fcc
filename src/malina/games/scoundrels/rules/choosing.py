"""Choosing for an op: one question, with a verb for every kind of thing that can be chosen."""

from __future__ import annotations

from typing import Any

from ....kernel.decision import Sentences
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question
from ....kernel.table import FaceId, Piece, Seat
from ..effect import EFFECTS, choices
from ..table import ScoundrelsTable
from .query import op_of
from .told import what_is_used


@question
def choose(g: ScoundrelsTable, seat: int) -> Sentences:
    op = op_of(g)
    found = choices(g, g.uses[-1], op)
    return (*found, ("decline",)) if op.optional else found


def chosen(g: ScoundrelsTable, *what: Any) -> None:
    op = op_of(g)
    EFFECTS[type(op)].do(g, g.uses[-1], op, *what)


@choose.answer("do_it")
def do_it(g: ScoundrelsTable, seat: int) -> None:
    chosen(g)


@choose.answer("decline")
def decline(g: ScoundrelsTable, seat: int) -> None:
    """It was a "may"."""


@choose.answer("pick_safe")
def pick_safe(g: ScoundrelsTable, seat: int, safe: Piece) -> None:
    chosen(g, safe)


@choose.answer("pick_unused")
def pick_unused(g: ScoundrelsTable, seat: int, location: str) -> None:
    chosen(g, location)


@choose.answer("remark")
def remark(g: ScoundrelsTable, seat: int, safe: Piece, old: int, number: int) -> None:
    chosen(g, safe, old, number)


@choose.answer("pick_opponent")
def pick_opponent(g: ScoundrelsTable, seat: int, opponent: Seat) -> None:
    chosen(g, opponent)


@choose.answer("pick_henchman")
def pick_henchman(g: ScoundrelsTable, seat: int, owner: Seat) -> None:
    chosen(g, owner)


@choose.answer("pick_card")
def pick_card(g: ScoundrelsTable, seat: int, victim: Seat, slot: str) -> None:
    chosen(g, victim, slot)


@choose.answer("pick_scoundrel")
def pick_scoundrel(g: ScoundrelsTable, seat: int, scoundrel: FaceId) -> None:
    chosen(g, scoundrel)


@choose.answer("swap")
def swap(g: ScoundrelsTable, seat: int, scoundrel: FaceId, other: FaceId) -> None:
    chosen(g, scoundrel, other)


@choose.answer("pick_option")
def pick_option(g: ScoundrelsTable, seat: int, service: str) -> None:
    chosen(g, service)


@choose.answer("pick_ability")
def pick_ability(g: ScoundrelsTable, seat: int, slot: str) -> None:
    chosen(g, slot)


def why_not_this(g: ScoundrelsTable, seat: int, **blanks: Any) -> IllegalMove:
    return IllegalMove("not-possible-here")


for verb in tuple(choose.answers):
    choose.refuse(verb)(why_not_this)


choose.tells(what_is_used)
