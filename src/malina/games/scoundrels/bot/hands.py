"""What may lie in hands and slots: seven ranks a player, what lies under the deck, and that true cards are laid more
often than others.

All ways to deal a player's hidden ranks to the hidden pieces are counted: those that fit what everybody has concluded,
each by how likely it is that cards were laid so.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..box import SLOTS
from .sight import Sight
from .weights import Doubts


class Group(NamedTuple):
    """Pieces that are all alike to whoever looks at them."""

    size: int
    slot: str  # where it lies, if it was played
    said: tuple[bool, ...]  # which of the conclusions speak of it


class Told(NamedTuple):
    """So many of some pieces have one of these ranks."""

    ranks: frozenset[str]
    low: int
    high: int


@lru_cache(maxsize=1 << 14)
def weigh(ranks: tuple[str, ...], groups: tuple[Group, ...], told: tuple[Told, ...], bluffs: float) -> float:
    """The weight of all ways to deal these ranks to these groups."""
    if not ranks:
        return float(all(t.low <= 0 for t in told))
    rank, rest = ranks[0], ranks[1:]
    whole = 0.0
    for i, group in enumerate(groups):
        if not group.size:
            continue
        after = tuple(
            [
                Told(t.ranks, t.low - 1, t.high - 1) if said and rank in t.ranks else t
                for t, said in zip(told, group.said, strict=True)
            ]
        )
        if any(t.high < 0 for t in after):
            continue
        ways = group.size if not group.slot else 1.0 if group.slot == rank else bluffs
        left = (*groups[:i], group._replace(size=group.size - 1), *groups[i + 1 :])
        whole += ways * weigh(rest, left, after, bluffs)
    return whole


class Hands:
    """Of every seat, as we or as anybody can see it."""

    def __init__(self, sight: Sight, weights: Doubts) -> None:
        self.sight, self.weights = sight, weights

    def situation(
        self, seat: int, *, public: bool = False
    ) -> tuple[tuple[str, ...], tuple[Group, ...], tuple[Told, ...]]:
        """What is hidden of this seat's cards: the ranks, the pieces, the conclusions. `public`: from everybody."""
        sight, g, box = self.sight, self.sight.g, self.sight.box
        slots = box.slot[seat]
        places = [
            *((slots[slot], slot) for slot in SLOTS),
            (box.hand[seat], ""),
            (box.deck[seat], ""),
            (box.open[seat], ""),
        ]
        known: set[str] = set()
        hidden: list[tuple[int, str]] = []
        for place, slot in places:
            for piece in g.at[place]:
                face = (g.face[piece] if g.seen[piece] == -1 else None) if public else sight.face(piece)
                if face is not None:
                    known.add(face.rank)
                else:
                    hidden.append((piece, slot))
        pieces = {piece for piece, _ in hidden}
        counts = [count for count in sight.counts if not pieces.isdisjoint(count.pieces)]
        found: dict[tuple[str, tuple[bool, ...]], int] = {}
        for piece, slot in hidden:
            key = slot, tuple([piece in count.pieces for count in counts])
            found[key] = found.get(key, 0) + 1
        told = []
        for count in counts:
            ranks = {id.removeprefix("poker.")[:-1] for id in count.faces}
            seen = sum(g.face[piece].id in count.faces for piece in count.pieces - pieces)
            told.append(Told(frozenset(ranks - known), count.low - seen, count.high - seen))
        groups = tuple(sorted(Group(size, slot, said) for (slot, said), size in found.items()))
        return tuple(sorted(set(box.setup.ranks) - known)), groups, tuple(told)

    def true(self, seat: int, slot: str, *, public: bool = False) -> float:
        """The chance that the card in this slot belongs there."""
        g, box = self.sight.g, self.sight.box
        [piece] = g.at[box.slot[seat][slot]]
        if not public and (face := self.sight.face(piece)) is not None:
            return float(face.rank == slot)
        return self.chance(self.situation(seat, public=public), slot, slot)

    def if_laid(self, seat: int, slot: str) -> float:
        """The chance that everybody would give a card of this seat's hand, laid into this slot."""
        ranks, groups, told = self.situation(seat, public=True)
        loose = [group for group in groups if not group.slot and group.size]
        if not loose:
            return 1.0
        one = max(loose, key=lambda group: group.size)
        laid = [group._replace(size=group.size - 1) if group is one else group for group in groups]
        situation = ranks, (*laid, one._replace(size=1, slot=slot)), told
        return self.chance(situation, slot, slot)

    def chance(
        self, situation: tuple[tuple[str, ...], tuple[Group, ...], tuple[Told, ...]], slot: str, rank: str
    ) -> float:
        """That the hidden card in this slot is of this rank."""
        ranks, groups, told = situation
        bluffs = self.weights.bluffs
        if rank not in ranks:
            return 0.0
        whole = weigh(ranks, groups, told, bluffs)
        i, group = next((i, group) for i, group in enumerate(groups) if group.slot == slot)
        after = tuple(
            [
                Told(t.ranks, t.low - 1, t.high - 1) if said and rank in t.ranks else t
                for t, said in zip(told, group.said, strict=True)
            ]
        )
        if not whole or any(t.high < 0 for t in after):
            return 0.0
        rest = tuple([other for other in ranks if other != rank])
        left = (*groups[:i], group._replace(size=0), *groups[i + 1 :])
        return (1.0 if slot == rank else bluffs) * weigh(rest, left, after, bluffs) / whole
