"""Trace: an observer that records what one viewer learns inside a move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from ..kernel.dice import FastDice
from ..kernel.table import Table

TRIES = 20  # pairs of pieces that are looked at to find two with different faces
Conclusion = tuple[frozenset[int], Any]


class Trace:
    """What a viewer is shown and can conclude in the course of a move. If two tables have equal traces they must give
    the viewer equal views, whatever was shuffled before the move was over."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.faces: list[tuple[int, str]] = []  # shown to them, in this order
        self.conclusions: list[Conclusion] = []
        self.forgotten: list[Conclusion] = []  # about pieces that were shuffled afterwards: the table has lost them
        self.shuffles = 0
        self.before: list[dict[int, Any]] = []  # faces before each shuffle
        self.mixed: set[int] = set()

    def shown(self, g: Table, viewers: int, pieces: Collection[int]) -> None:
        if viewers >> self.viewer & 1:
            self.faces += [(piece, g.face[piece].id) for piece in pieces]

    def concluded(self, g: Table, viewers: int, pieces: Collection[int], what: Any) -> None:
        if viewers >> self.viewer & 1:
            self.conclusions.append((frozenset(pieces), what))

    def turned_down(self, g: Table, pieces: Collection[int]) -> None:
        """Nothing is taken back: the face has been shown."""

    def moving(self, g: Table, pieces: Sequence[int], source: int, target: int) -> None:
        """Not recorded: moves of handles are public."""

    def mixing(self, g: Table, pieces: Sequence[int], freely: bool = True) -> None:
        self.shuffles += 1
        self.before.append({piece: g.face[piece] for piece in pieces} if freely else {})
        self.mixed.update(pieces)
        lost = [told for told in self.conclusions if not told[0].isdisjoint(pieces)]
        self.conclusions = [told for told in self.conclusions if told not in lost]
        self.forgotten += lost

    def tells_apart(self, other: Trace, faces: Sequence[Any]) -> bool:
        """Does this trace rule out the other table, where pieces have these faces? For pieces that were shuffled
        meanwhile the traces of both are compared. Conclusions that still hold are not: the tables have them."""
        mixed = self.mixed | other.mixed
        if any(faces[piece].id != face for piece, face in self.faces if piece not in mixed):
            return True
        return self.shown_of(mixed) != other.shown_of(mixed) or self.forgotten != other.forgotten

    def shown_of(self, pieces: set[int]) -> list[tuple[int, str]]:
        return [shown for shown in self.faces if shown[0] in pieces]


class SameShuffles(Trace):
    """A trace on the twin that makes shuffles of the same cards give the same result as on the true table: a difference
    that is shuffled away is gone then, so that all else must be equal."""

    def __init__(self, true: Trace) -> None:
        super().__init__(true.viewer)
        self.true = true

    def mixing(self, g: Table, pieces: Sequence[int], freely: bool = True) -> None:
        there = self.true.before[self.shuffles] if self.shuffles < self.true.shuffles else {}
        if freely and list(there) == list(pieces) and ids(there.values()) == ids(g.face[piece] for piece in pieces):
            for piece, face in there.items():
                g.face[piece] = face
        super().mixing(g, pieces, freely)


def ids(faces: Iterable[Any]) -> Counter[str]:
    return Counter(face.id for face in faces)


class Reshuffled(Trace):
    """A trace that changes the result of one shuffle: two faces are exchanged."""

    def __init__(self, viewer: int, number: int, dice: FastDice) -> None:
        super().__init__(viewer)
        self.number = number
        self.dice = dice

    def mixing(self, g: Table, pieces: Sequence[int], freely: bool = True) -> None:
        if self.shuffles == self.number:
            self.exchange(g, pieces)
        super().mixing(g, pieces, freely)

    def exchange(self, g: Table, pieces: Sequence[int]) -> None:
        face = g.face
        for _ in range(TRIES if pieces else 0):
            p, q = (pieces[self.dice.below(len(pieces))] for _ in range(2))
            if face[p].id != face[q].id and face[p].back == face[q].back:
                face[p], face[q] = face[q], face[p]
                return
