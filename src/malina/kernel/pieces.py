"""The verbs that move pieces and change who knows their faces. Nothing else does.

A piece is a handle, safe to send to anybody. What a viewer knows of hidden faces has three forms:
  seen      he sees this piece's face now
  memories  he knows which faces these pieces have among them, but not which piece has which
  barred    everybody knows that this piece cannot have one of these faces
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from .dice import shuffle
from .table import EVERYONE, Memory, Place, Table


def add_pieces(g: Table, faces: Iterable[Any], place: Place) -> tuple[int, ...]:
    """New pieces with these faces, unseen, on top of a place."""
    first = len(g.face)
    g.face.extend(faces)
    new = tuple(range(first, len(g.face)))
    g.seen.extend(0 for _ in new)
    g.at[place] = g.at.get(place, ()) + new
    return new


def move(g: Table, piece: int, source: Place, target: Place) -> None:
    """One piece goes on top of another place. Who knows its face does not change."""
    at = g.at
    at[source] = tuple(p for p in at[source] if p != piece)
    at[target] = (*at[target], piece)


def move_all(g: Table, source: Place, target: Place) -> None:
    """A whole place goes on top of another, in the same order."""
    g.at[target] += g.at[source]
    g.at[source] = ()


def mix(g: Table, pieces: Sequence[int]) -> None:
    """Shuffle: the faces are dealt anew among the handles, so nobody knows any more which piece is which."""
    if len(pieces) > 1:
        g.final += 1
    faces = [g.face[p] for p in pieces]
    shuffle(g.dice, faces)
    for piece, face in zip(pieces, faces, strict=True):
        g.face[piece] = face
    mixed = as_bits(pieces)
    touched = [m for m in g.memories if m[2] & mixed and m[2] & mixed != mixed]
    if touched or any(g.seen[p] for p in pieces):
        _blur(g, pieces, mixed, touched)
    if g.barred:
        common = frozenset.intersection(*(g.barred.get(p, frozenset()) for p in pieces)) if pieces else frozenset()
        for piece in pieces:
            _set_barred(g, piece, common)


def show(g: Table, seat: int, pieces: Iterable[int]) -> None:
    """This seat sees these faces from now on."""
    bit = 1 << seat
    new = 0
    for piece in pieces:
        if not g.seen[piece] & bit:
            g.seen[piece] |= bit
            new |= 1 << piece
    if new:
        g.final += 1
        _trim_memories(g, new, bit)


def reveal(g: Table, pieces: Iterable[int]) -> None:
    """Everybody sees these faces from now on."""
    new = 0
    for piece in pieces:
        if g.seen[piece] != EVERYONE:
            g.seen[piece] = EVERYONE
            g.barred.pop(piece, None)
            new |= 1 << piece
    if new:
        g.final += 1
        _trim_memories(g, new, EVERYONE)


def remember(g: Table, seat: int, place: Place, pieces: Iterable[int]) -> None:
    """The look into a place is over: the seat keeps in mind which faces are there, as a set."""
    hide = ~(1 << seat)
    bits = 0
    for piece in pieces:
        g.seen[piece] &= hide
        bits |= 1 << piece
    kept = []
    for viewer, where, known in g.memories:
        if viewer == seat:
            known &= ~bits
            if where == place:
                # What an older look left over elsewhere stays known, but belongs to no place any more.
                where = ()
        if where or known:
            kept.append((viewer, where, known))
    g.memories = [*kept, (seat, place, bits)]


def bar(g: Table, pieces: Iterable[int], faces: Iterable[str]) -> None:
    """Everybody can conclude that none of these pieces has one of these faces."""
    for piece in pieces:
        _set_barred(g, piece, g.barred.get(piece, frozenset()).union(faces))


def as_bits(pieces: Iterable[int]) -> int:
    bits = 0
    for piece in pieces:
        bits |= 1 << piece
    return bits


def pieces_in(bits: int) -> Iterator[int]:
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def _set_barred(g: Table, piece: int, faces: frozenset[str]) -> None:
    if faces:
        g.barred[piece] = faces
    else:
        g.barred.pop(piece, None)


def _trim_memories(g: Table, bits: int, viewers: int) -> None:
    """What a viewer sees by itself he need not remember as one of several."""
    for i, (viewer, place, known) in enumerate(g.memories):
        if viewers >> viewer & 1 and known & bits:
            g.memories[i] = viewer, place, known & ~bits


def _blur(g: Table, pieces: Sequence[int], mixed: int, touched: Sequence[Memory]) -> None:
    """Mixed pieces of which a viewer knew something: if he knew all of them, he now knows the set; else nothing."""
    memories = [m for m in g.memories if m not in touched]
    for viewer in range(g.seats + 1):
        known = as_bits(p for p in pieces if g.seen[p] >> viewer & 1)
        whole = any(m[0] == viewer and m[2] & mixed == mixed for m in memories)
        for owner, _, bits in touched:
            if owner == viewer:
                known |= bits
        if known & mixed == mixed and not whole:
            memories.append((viewer, (), known))
    g.memories = memories
    for piece in pieces:
        g.seen[piece] = 0
