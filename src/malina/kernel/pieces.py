"""The verbs that move pieces and change who knows their faces. Nothing else does.

A piece is a handle, safe to send to anybody. What a viewer knows of hidden faces has three forms:
  seen    he sees this piece's face now
  memory  he knows which faces the pieces with this label have among them, but not which piece has which
  barred  everybody knows that this piece cannot have one of these faces
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from .knowledge import EVERYONE, LABEL, ONE_LABEL, remembered
from .table import Place, Table

NOTHING: frozenset[str] = frozenset()


def add_pieces(g: Table, faces: Iterable[Any], place: Place) -> tuple[int, ...]:
    """New pieces with these faces, unseen, on top of a place."""
    first = len(g.face)
    g.face.extend(faces)
    new = tuple(range(first, len(g.face)))
    g.seen.extend([0] * len(new))
    g.memory.extend([0] * len(new))
    g.at[place] = g.at.get(place, ()) + new
    return new


def move(g: Table, piece: int, source: Place, target: Place) -> None:
    """One piece goes on top of another place. Who knows its face does not change."""
    at = g.at
    pieces = at[source]
    at[source] = tuple([p for p in pieces if p != piece]) if len(pieces) > 1 else ()
    at[target] = (*at[target], piece)


def move_all(g: Table, source: Place, target: Place) -> None:
    """A whole place goes on top of another, in the same order."""
    g.at[target] += g.at[source]
    g.at[source] = ()


def mix(g: Table, pieces: Sequence[int]) -> None:
    """Shuffle: the faces are dealt anew among the handles, so nobody knows any more which piece is which."""
    if len(pieces) < 2:
        return
    g.final += 1
    face, seen, memory = g.face, g.seen, g.memory
    faces = [face[p] for p in pieces]
    g.dice.shuffle(faces)
    same = memory[pieces[0]]
    alike = True
    for i, piece in enumerate(pieces):
        face[piece] = faces[i]
        if seen[piece] or memory[piece] != same:
            alike = False
    if not alike:
        _blur(g, pieces)
    if g.barred:
        common = frozenset.intersection(*(g.barred.get(p, NOTHING) for p in pieces))
        for piece in pieces:
            _set_barred(g, piece, common)


def show(g: Table, seat: int, pieces: Iterable[int]) -> None:
    """This seat sees these faces from now on."""
    seen, memory = g.seen, g.memory
    bit = 1 << seat
    forget = ~(ONE_LABEL << LABEL * seat)
    new = False
    for piece in pieces:
        if not seen[piece] & bit:
            seen[piece] |= bit
            memory[piece] &= forget
            new = True
    if new:
        g.final += 1


def reveal(g: Table, pieces: Iterable[int]) -> None:
    """Everybody sees these faces from now on."""
    for piece in pieces:
        if g.seen[piece] != EVERYONE:
            g.seen[piece] = EVERYONE
            g.memory[piece] = 0
            g.barred.pop(piece, None)
            g.final += 1


def remember(g: Table, seat: int, place: Place, pieces: Iterable[int]) -> None:
    """The look into a place is over: the seat keeps in mind which faces are there, as a set."""
    seen, memory = g.seen, g.memory
    g.looks.append((seat, place))
    hide = ~(1 << seat)
    forget = ~(ONE_LABEL << LABEL * seat)
    label = len(g.looks) << LABEL * seat
    for piece in pieces:
        seen[piece] &= hide
        memory[piece] = memory[piece] & forget | label


def bar(g: Table, pieces: Iterable[int], faces: frozenset[str]) -> None:
    """Everybody can conclude that none of these pieces has one of these faces."""
    for piece in pieces:
        _set_barred(g, piece, g.barred[piece] | faces if piece in g.barred else faces)


def _set_barred(g: Table, piece: int, faces: frozenset[str]) -> None:
    if faces:
        g.barred[piece] = faces
    else:
        g.barred.pop(piece, None)


def _blur(g: Table, pieces: Sequence[int]) -> None:
    """Mixed pieces of which a viewer knew something: if he knew all of them, he now knows the set; else nothing."""
    for viewer in range(g.seats + 1):
        forget = ~(ONE_LABEL << LABEL * viewer)
        labels = {g.memory[p] >> LABEL * viewer & ONE_LABEL for p in pieces if not g.seen[p] >> viewer & 1}
        seen = any(g.seen[p] >> viewer & 1 for p in pieces)
        if len(labels) == 1 and not seen:
            continue
        together = set(pieces)
        for label, others in remembered(g.memory, viewer).items():
            if label in labels:
                together.update(others)
        new = 0
        if 0 not in labels:
            g.looks.append((viewer, ()))
            new = len(g.looks) << LABEL * viewer
        for piece in together:
            g.memory[piece] = g.memory[piece] & forget | new
    for piece in pieces:
        g.seen[piece] = 0
