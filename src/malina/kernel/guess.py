"""A table that could be the true one for all a viewer knows: the hidden faces dealt anew among the hidden pieces.

Uniform over all ways that fit what the viewer sees, what he remembers and what everybody can rule out. The result
depends on nothing he does not know: the faces are put in a fixed order before they are dealt.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar

from .dice import FastDice
from .knowledge import ONE_LABEL, label_at

if TYPE_CHECKING:
    from .table import Table

by_id = attrgetter("id")
T = TypeVar("T", bound="Table")


def guess(g: T, seat: int | None, seed: int) -> T:
    viewer = g.seats if seat is None else seat
    twin = g.copy()
    twin.dice = dice = FastDice(seed)
    if g.log is not None:
        twin.log = [event.for_viewer(viewer) for event in g.log]
    for pieces in hidden_groups(g, viewer):
        deal_anew(twin, pieces, dice)
    return twin


def hidden_groups(g: Table, viewer: int) -> list[list[int]]:
    """The hidden pieces, in groups within which any exchange of faces would go unnoticed by the viewer."""
    groups: dict[Any, list[int]] = {}
    shift = label_at(viewer)
    face = g.face
    for piece, known in enumerate(g.seen):
        if not known >> viewer & 1:
            # a remembered piece belongs to its look, any other to all that look like it from behind
            group = known >> shift & ONE_LABEL or face[piece].back
            if group in groups:
                groups[group].append(piece)
            else:
                groups[group] = [piece]
    return list(groups.values())


def deal_anew(g: Table, pieces: list[int], dice: FastDice) -> None:
    faces = [g.face[p] for p in pieces]
    faces.sort(key=by_id)
    dice.shuffle(faces)
    barred = g.barred
    if barred and (limited := [p for p in pieces if p in barred]):
        # The pieces with the fewest possible faces choose first; what is left is free.
        limited.sort(key=lambda p: (-len(barred[p]), p))
        chosen = _fit(limited, faces, barred)
        for piece, face in zip(limited, chosen, strict=True):
            g.face[piece] = face
        pieces = [p for p in pieces if p not in barred]
        for face in chosen:
            faces.remove(face)
    for piece, face in zip(pieces, faces, strict=True):
        g.face[piece] = face


def _fit(pieces: list[int], faces: list[Any], barred: dict[int, frozenset[str]]) -> list[Any]:
    """Faces for these pieces that none of them is barred from; the faces come shuffled, so the first fit is random."""
    if not pieces:
        return []
    for i, face in enumerate(faces):
        if face.id not in barred[pieces[0]]:
            rest = faces[:i] + faces[i + 1 :]
            try:
                return [face, *_fit(pieces[1:], rest, barred)]
            except LookupError:
                continue
    raise LookupError("no face fits")
