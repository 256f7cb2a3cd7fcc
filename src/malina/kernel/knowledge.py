"""Knowledge of hidden faces as a bit field, one integer per piece: `Table.seen`.

The low bits say who sees the face now. Above them every viewer has a label: the number of the look into a place from
which they know the piece as one of a set. EVERYONE has all bits set and no labels. pieces.py changes it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, NamedTuple

from .refusal import IllegalMove

if TYPE_CHECKING:
    from .table import Table

# Pseudo-places of labels that do not come from a look
NOWHERE = -1  # a set is known because all of it was seen before it was mixed
ALONE = -2  # a single piece was in view, which may not be looked at any more

EVERYONE = -1  # every seat and every spectator sees the face
VIEWERS = 16  # bits for who sees it
SIGHT = (1 << VIEWERS) - 1
LABEL = 20  # bits of one viewer's label
ONE_LABEL = (1 << LABEL) - 1
KNOWN_BY = [ONE_LABEL << VIEWERS + LABEL * viewer | 1 << viewer for viewer in range(VIEWERS)]  # all bits of a viewer


class Count(NamedTuple):
    """A counting constraint: these viewers know that `low` to `high` of these pieces have one of these faces."""

    viewers: int  # a bit set
    pieces: frozenset[int]
    faces: frozenset[str]
    low: int
    high: int


def counts_of(g: Table, viewer: int) -> list[Count]:
    """The counting constraints that this viewer knows."""
    return [count for count in g.counts if count.viewers >> viewer & 1]


def fits(g: Table, viewer: int) -> bool:
    """Is this table consistent with `barred` and the viewer's counts? What they see and remember is not checked."""
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
    """The bit at which this viewer's label begins."""
    return VIEWERS + LABEL * viewer


def labels_held(seen: Collection[int], viewer: int) -> dict[int, int]:
    """Values of `seen` with a label of this viewer, each with that label. There are few different values, so this is
    faster than a pass over all pieces."""
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
