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

TRIES = 8
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
    """Deal the faces of these pieces among them so that none gets a face it is barred from."""
    faces = [g.face[p] for p in pieces]
    faces.sort(key=by_id)
    dice.shuffle(faces)
    barred = g.barred
    limits = [(i, barred[p]) for i, p in enumerate(pieces) if p in barred] if barred else ()
    for _ in range(TRIES):
        for i, limit in limits:
            if faces[i].id in limit:
                break
        else:
            break
        dice.shuffle(faces)
    else:
        faces = _fit(faces, dict(limits))
    for piece, face in zip(pieces, faces, strict=True):
        g.face[piece] = face


def _fit(faces: list[Any], limits: dict[int, frozenset[str]]) -> list[Any]:
    """Shuffling again and again would take too long: the most limited pieces choose first, the others get the rest."""
    order = sorted(range(len(faces)), key=lambda i: (-len(limits.get(i, ())), i))
    chosen: dict[int, Any] = {}

    def choose(number: int, rest: list[Any]) -> bool:
        if number == len(order):
            return True
        i = order[number]
        for k, face in enumerate(rest):
            if face.id not in limits.get(i, ()):
                chosen[i] = face
                if choose(number + 1, rest[:k] + rest[k + 1 :]):
                    return True
        return False

    if not choose(0, faces):
        raise LookupError("no deal fits what everybody knows")
    return [chosen[i] for i in range(len(faces))]
