"""A table that could be the true one for all a viewer knows: the hidden faces dealt anew among the hidden pieces.

Uniform over all ways that fit what the viewer sees, what he remembers and what everybody can rule out. The result
depends on nothing he does not know: the faces are put in a fixed order before they are dealt.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from .dice import FastDice, shuffle

if TYPE_CHECKING:
    from .table import Table

T = TypeVar("T", bound="Table")


def guess(g: T, seat: int | None, seed: int) -> T:
    viewer = g.seats if seat is None else seat
    twin = g.copy()
    twin.dice = dice = FastDice(seed)
    twin._legal = {}
    if g.log is not None:
        twin.log = [event.for_viewer(viewer) for event in g.log]
    for pieces in hidden_groups(g, viewer):
        deal_anew(twin, pieces, dice)
    return twin


def hidden_groups(g: Table, viewer: int) -> list[list[int]]:
    """The hidden pieces, in groups within which any exchange of faces would go unnoticed by the viewer."""
    from .pieces import pieces_in

    groups = []
    remembered = 0
    for owner, _, bits in g.memories:
        if owner == viewer and bits:
            groups.append(list(pieces_in(bits)))
            remembered |= bits
    unknown: dict[str, list[int]] = {}
    face = g.face
    for piece, mask in enumerate(g.seen):
        if not (mask >> viewer | remembered >> piece) & 1:
            unknown.setdefault(face[piece].back, []).append(piece)
    groups.extend(unknown.values())
    return groups


def deal_anew(g: Table, pieces: list[int], dice: FastDice) -> None:
    faces = sorted((g.face[p] for p in pieces), key=_id)
    shuffle(dice, faces)
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


def _id(face: Any) -> str:
    return str(face.id)
