"""How what viewers know is written down; see pieces.py for the verbs that change it."""

from __future__ import annotations

from collections.abc import Sequence

EVERYONE = -1  # all bits set: every seat and every spectator has seen the face
LABEL = 20  # bits of one viewer's label in Table.memory
ONE_LABEL = (1 << LABEL) - 1


def remembered(memory: Sequence[int], viewer: int) -> dict[int, list[int]]:
    """The pieces this viewer remembers, by the label of the look he knows them from."""
    found: dict[int, list[int]] = {}
    for piece, labels in enumerate(memory):
        if labels and (label := labels >> LABEL * viewer & ONE_LABEL):
            found.setdefault(label, []).append(piece)
    return found
