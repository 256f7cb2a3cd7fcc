"""How what viewers know of a piece is written down, in one number for each piece: `Table.seen`.

The low bits say who sees the face now. Above them every viewer has a label: the look into a place he knows the piece
from, as one of several. EVERYONE has all bits set and no labels. pieces.py has the verbs that change it.
"""

from __future__ import annotations

from collections.abc import Sequence

from .refusal import IllegalMove

EVERYONE = -1  # every seat and every spectator sees the face
VIEWERS = 16  # bits for who sees it
SIGHT = (1 << VIEWERS) - 1
LABEL = 20  # bits of one viewer's label
ONE_LABEL = (1 << LABEL) - 1


def viewer_of(seats: int, seat: int | None) -> int:
    """The number of a viewer: his seat, or for a spectator the number after the last seat."""
    if seat is None:
        return seats
    if type(seat) is not int or not 0 <= seat < seats:
        raise IllegalMove("no-such-seat")
    return seat


def label_at(viewer: int) -> int:
    """Where this viewer's label begins."""
    return VIEWERS + LABEL * viewer


def remembered(seen: Sequence[int], viewer: int) -> dict[int, list[int]]:
    """The pieces this viewer remembers, by the label of the look he knows them from."""
    found: dict[int, list[int]] = {}
    shift = label_at(viewer)
    for piece, known in enumerate(seen):
        if known != EVERYONE and (label := known >> shift & ONE_LABEL):
            found.setdefault(label, []).append(piece)
    return found
