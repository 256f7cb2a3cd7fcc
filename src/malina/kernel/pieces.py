"""The verbs that move pieces and change who knows their faces. Nothing else does.

A piece is a handle, safe to send to anybody. What a viewer knows of hidden faces has three forms:
  seen    he sees this piece's face now
  memory  he knows which faces the pieces with this label have among them, but not which piece has which
  barred  everybody knows that this piece cannot have one of these faces
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from .knowledge import EVERYONE, ONE_LABEL, SIGHT, label_at, remembered
from .table import Table

NOTHING: frozenset[str] = frozenset()
NOWHERE = -1  # the place of a look that was none: a set known because all of it was seen before it was mixed


def add_pieces(g: Table, faces: Iterable[Any], place: int) -> tuple[int, ...]:
    """New pieces with these faces, unseen, on top of a place."""
    first = len(g.face)
    g.face.extend(faces)
    new = tuple(range(first, len(g.face)))
    g.seen.extend([0] * len(new))
    g.at[place] += new
    return new


def move(g: Table, piece: int, source: int, target: int) -> None:
    """One piece goes on top of another place. Who knows its face does not change."""
    at = g.at
    pieces = at[source]
    at[source] = tuple([p for p in pieces if p != piece]) if len(pieces) > 1 else ()
    at[target] += (piece,)


def move_all(g: Table, source: int, target: int) -> None:
    """A whole place goes on top of another, in the same order."""
    g.at[target] += g.at[source]
    g.at[source] = ()


def deal(g: Table, pieces: Sequence[int]) -> None:
    """The first shuffle: new pieces get their faces in a random order."""
    g.final += 1
    if g.past:
        g.past = ()  # its pieces have other faces now
    faces = [g.face[p] for p in pieces]
    g.dice.shuffle(faces)
    for piece, face in zip(pieces, faces, strict=True):
        g.face[piece] = face


def mix(g: Table, pieces: Sequence[int]) -> None:
    """Shuffle: the faces are dealt anew among the handles, so nobody knows any more which piece is which."""
    if len(pieces) < 2:
        return
    seen = g.seen
    known = seen[pieces[0]]
    alike = True
    for piece in pieces:
        if seen[piece] != known:
            alike = False
    limited = not g.barred.keys().isdisjoint(pieces)
    deal(g, pieces)
    if not alike or known & SIGHT:
        _blur(g, pieces)
    if limited:
        common = frozenset.intersection(*[g.barred.get(p, NOTHING) for p in pieces])
        for piece in pieces:
            _set_barred(g, piece, common)


def show(g: Table, seat: int, pieces: Iterable[int]) -> None:
    """This seat sees these faces from now on."""
    seen = g.seen
    bit = 1 << seat
    forget = ~(ONE_LABEL << label_at(seat))
    for piece in pieces:
        known = seen[piece]
        if not known & bit:
            g.final += 1
        if known != EVERYONE:
            seen[piece] = known & forget | bit


def reveal(g: Table, pieces: Iterable[int]) -> None:
    """Everybody sees these faces from now on."""
    for piece in pieces:
        if g.seen[piece] != EVERYONE:
            g.seen[piece] = EVERYONE
            g.barred.pop(piece, None)
            g.final += 1


def look(g: Table, seat: int, place: int) -> None:
    """This seat sees what lies in a place until it looks away, and will remember the faces there as a set."""
    seen = g.seen
    g.looks.append((seat, place))
    shift = label_at(seat)
    forget = ~(ONE_LABEL << shift)
    known = len(g.looks) << shift | 1 << seat
    for piece in g.at[place]:
        if seen[piece] != EVERYONE:
            seen[piece] = seen[piece] & forget | known
            g.final += 1


def look_away(g: Table, seat: int, place: int) -> None:
    """The look is over: the seat keeps in mind which faces lie there, but not which piece has which."""
    hide = ~(1 << seat)
    for piece in g.at[place]:
        if g.seen[piece] != EVERYONE:
            g.seen[piece] &= hide


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
    seen = g.seen
    before = [seen[p] for p in pieces]
    for piece in pieces:
        if seen[piece] == EVERYONE:
            seen[piece] = 0
    for viewer in range(g.seats + 1):
        shift = label_at(viewer)
        labels = {known >> shift & ONE_LABEL for known in before if not known >> viewer & 1}
        if len(labels) == 1 and not any(known >> viewer & 1 for known in before):
            continue
        together = set(pieces)
        held = remembered(seen, viewer)
        for label, others in held.items():
            if label in labels:
                together.update(others)
        new = 0
        if 0 not in labels:
            # a look that holds nothing any more is used again
            free = (n for n, look in enumerate(g.looks, 1) if look == (viewer, NOWHERE) and n not in held)
            if not (new := next(free, 0)):
                g.looks.append((viewer, NOWHERE))
                new = len(g.looks)
            new <<= shift
        forget = ~(ONE_LABEL << shift | 1 << viewer)
        for piece in together:
            seen[piece] = seen[piece] & forget | new
