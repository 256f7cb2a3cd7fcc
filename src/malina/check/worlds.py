"""Twins: states that a viewer cannot tell from the true one (one information set), and all that is sent to the viewer,
which must be the same on both."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from ..kernel import knowledge
from ..kernel.decision import Move, Moves
from ..kernel.dice import FastDice
from ..kernel.guess import guess_others, hidden_groups
from ..kernel.knowledge import viewer_of
from ..kernel.refusal import IllegalMove
from ..kernel.rules import QUESTIONS
from ..kernel.table import Sealed, Table
from .blanks import renamed

TRIES = 20  # pairs of pieces that are looked at to find one
Told = dict[str, bytes]


# ---- the other world ----


def another_world(g: Table, viewer: int | None, dice: FastDice) -> tuple[Table, dict[str, str]] | None:
    """A twin: two pieces that this viewer cannot tell apart have exchanged their faces; with the renaming of these two
    faces. None if no such pieces were found."""
    groups = [group for group in hidden_groups(g, viewer_of(g.seats, viewer)) if len(group) > 1]
    for _ in range(TRIES if groups else 0):
        group = groups[dice.below(len(groups))]
        p, q = group[dice.below(len(group))], group[dice.below(len(group))]
        a, b = g.face[p].id, g.face[q].id
        if a != b and fits(twin := exchanged(g, viewer, p, q), viewer):
            names = {a: b, b: a}
            twin.sealed = [answer if answer[0] == viewer else answer_there(twin, answer, names) for answer in g.sealed]
            return twin, names
    return None


def answer_there(twin: Table, answer: Sealed, names: Mapping[str, str]) -> Sealed:
    """The counterpart on the twin of a sealed answer: the same, or the same with the exchanged face; where neither is
    legal, anything."""
    seat, name, args, move = answer
    moves = QUESTIONS[name].says(twin, seat, args)
    there = [] if move is None else [*renamed(move, twin.game.commands, names)][::-1]
    return seat, name, args, next((move for move in there if move in moves), moves.sample(FastDice(0).below))


def answered_otherwise(g: Table, viewer: int | None, dice: FastDice) -> Table:
    """A twin in which others have sealed other answers."""
    twin = g.copy()
    guess_others(twin, viewer_of(g.seats, viewer), dice)
    return twin


def exchanged(g: Table, viewer: int | None, p: int, q: int) -> Table:
    """A twin with the faces of two pieces exchanged, and its log reduced to what the viewer was told."""
    twin = g.copy()
    twin.face[p], twin.face[q] = twin.face[q], twin.face[p]
    if g.log is not None:
        twin.log = [event.for_viewer(viewer_of(g.seats, viewer)) for event in g.log]
    return twin


def with_faces(g: Table, other: Table) -> Table:
    """A copy of the table with the faces of another one."""
    twin = g.copy()
    twin.face = list(other.face)
    return twin


def fits(g: Table, viewer: int | None) -> bool:
    """Is this state consistent with all that this viewer can conclude?"""
    return knowledge.fits(g, viewer_of(g.seats, viewer)) and g.game.possible(g)


# ---- all that reaches a viewer ----


def everything(g: Table, viewer: int | None, tries: Sequence[Move] = ()) -> Told:
    """All that is sent to a viewer, serialized: the view with their legal moves in order, the events, and the refusals
    of fuzzed moves."""
    parts: dict[str, Any] = {"view": g.view(viewer, memory=True), "events": g.events(viewer)}
    if tries and viewer is not None:
        legal = [decision.moves for decision in g.decisions(viewer, about=False)]
        parts["refusals"] = [answer(g, viewer, move, legal) for move in tries]
    return {name: msgspec.json.encode(part) for name, part in parts.items()}


def answer(g: Table, seat: int, move: Move, legal: Sequence[Moves]) -> Any:
    """The refusal of a move, as sent; "legal" if it is none."""
    if any(move in moves for moves in legal):
        return "legal"
    try:
        g.act(seat, move)
    except IllegalMove as refusal:
        return refusal.to_json()
    raise AssertionError("a move outside all decisions was accepted")


def differences(a: Told, b: Told, what: str) -> Iterator[str]:
    for name, part in a.items():
        if part != b[name]:
            yield ".".join([f"{what}: {name}", *where(part, b[name])])


def where(a: bytes, b: bytes) -> list[str]:
    """The path to the first difference of two JSON texts."""
    try:
        return first_difference(msgspec.json.decode(a), msgspec.json.decode(b))
    except msgspec.DecodeError:
        return []


def first_difference(a: Any, b: Any) -> list[str]:
    if type(a) is type(b) is dict and a.keys() == b.keys():
        steps: Any = a
    elif type(a) is type(b) is list and len(a) == len(b):
        steps = range(len(a))
    else:
        return []
    step = next(step for step in steps if a[step] != b[step])
    return [str(step), *first_difference(a[step], b[step])]
