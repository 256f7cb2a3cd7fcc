"""How what viewers know of a piece is written down, in one number for each piece: `Table.seen`.

The low bits say who sees the face now. Above them every viewer has a label: the look into a place they know the piece
from, as one of several. EVERYONE has all bits set and no labels. pieces.py has the verbs that change it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, NamedTuple

from .refusal import IllegalMove

if TYPE_CHECKING:
    from .table import Table

# Places of looks that were none
NOWHERE = -1  # a set is known because all of it was seen before it was mixed
ALONE = -2  # a single piece was in view, which may not be looked at any more

EVERYONE = -1  # every seat and every spectator sees the face
VIEWERS = 16  # bits for who sees it
SIGHT = (1 << VIEWERS) - 1
LABEL = 20  # bits of one viewer's label
ONE_LABEL = (1 << LABEL) - 1


class Count(NamedTuple):
    """These viewers can conclude that at least `low` and at most `high` of these pieces have one of these faces."""

    viewers: int  # a bit set
    pieces: frozenset[int]
    faces: frozenset[str]
    low: int
    high: int


def counts_of(g: Table, viewer: int) -> list[Count]:
    """What this viewer can conclude of several pieces together."""
    return [count for count in g.counts if count.viewers >> viewer & 1]


def fits(g: Table, viewer: int) -> bool:
    """Does this table agree with all that the viewer can conclude, apart from what they see and remember?"""
    if any(g.face[piece].id in faces for piece, faces in g.barred.items()):
        return False
    return all(c.low <= sum(g.face[p].id in c.faces for p in c.pieces) <= c.high for c in counts_of(g, viewer))


def viewer_of(seats: int, seat: int | None) -> int:
    """The number of a viewer: their seat, or for a spectator the number after the last seat."""
    if seat is None:
        return seats
    if type(seat) is not int or not 0 <= seat < seats:
        raise IllegalMove("no-such-seat")
    return seat


def label_at(viewer: int) -> int:
    """Where this viewer's label begins."""
    return VIEWERS + LABEL * viewer


def labels_held(seen: Collection[int], viewer: int) -> dict[int, int]:
    """The labels this viewer has: what is written down of pieces, and the label in it. Pieces are many, and what is
    known of them is mostly the same."""
    shift = label_at(viewer)
    least = 1 << shift
    return {known: label for known in set(seen) if known >= least and (label := known >> shift & ONE_LABEL)}


def remembered(seen: Sequence[int], viewer: int) -> dict[int, list[int]]:
    """The pieces this viewer remembers, by the label of the look they know them from."""
    found: dict[int, list[int]] = {}
    if labels := labels_held(seen, viewer):
        for piece, known in enumerate(seen):
            if known in labels:
                found.setdefault(labels[known], []).append(piece)
    return found
