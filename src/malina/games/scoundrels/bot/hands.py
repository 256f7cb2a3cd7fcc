"""What may lie in hands and slots: seven ranks a player, what lies under the deck, and that true cards are laid more
often than others.

All ways to deal a player's hidden ranks to the hidden pieces are counted: those that fit what everybody has concluded,
each by how likely it is that cards were laid so.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ....kernel.knowledge import EVERYONE
from ..box import SLOTS
from .sight import Sight
from .weights import Doubts


class Group(NamedTuple):
    """Pieces that are all alike to whoever looks at them."""

    size: int
    slot: str  # where it lies, if it was played
    bluff: float  # how much likelier it is any card that does not belong there than the one that does
    said: tuple[bool, ...]  # which of the conclusions speak of it
    held: int  # how many of them are in the hand


class Told(NamedTuple):
    """So many of some pieces have one of these ranks."""

    ranks: frozenset[str]
    low: int
    high: int


Situation = tuple[tuple[str, ...], tuple[Group, ...], tuple[Told, ...]]  # what is hidden: ranks, pieces, conclusions


@lru_cache(maxsize=1 << 14)
def weigh(ranks: tuple[str, ...], groups: tuple[Group, ...], told: tuple[Told, ...]) -> float:
    """The weight of all ways to deal these ranks to these groups."""
    if not ranks:
        return float(all(t.low <= 0 for t in told))
    return sum([weigh_one(ranks, groups, told, i, ranks[0]) for i, group in enumerate(groups) if group.size])


def weigh_one(ranks: tuple[str, ...], groups: tuple[Group, ...], told: tuple[Told, ...], i: int, rank: str) -> float:
    """Of those in which a piece of this group has this rank."""
    group = groups[i]
    if told:
        pairs = zip(told, group.said, strict=True)
        told = tuple([t._replace(low=t.low - 1, high=t.high - 1) if s and rank in t.ranks else t for t, s in pairs])
        if any(t.high < 0 for t in told):
            return 0.0
    ways = group.size if not group.slot else 1.0 if group.slot == rank else group.bluff
    left = (*groups[:i], group._replace(size=group.size - 1), *groups[i + 1 :])
    return ways * weigh(tuple([other for other in ranks if other != rank]), left, told)


class Hands:
    """Of every seat, as we or as anybody can see it."""

    def __init__(self, sight: Sight, weights: Doubts) -> None:
        self.sight, self.weights = sight, weights

    def situation(self, seat: int, *, public: bool = False) -> Situation:
        """What is hidden of this seat's cards; `public`: from everybody."""
        sight, g, box = self.sight, self.sight.g, self.sight.box
        slots = box.slot[seat]
        places = [*((slots[slot], slot) for slot in SLOTS), (box.hand[seat], ""), (box.deck[seat], "")]
        known: set[str] = {g.poker(piece).rank for piece in g.at[box.open[seat]]}
        hidden: list[tuple[int, str]] = []
        for place, slot in places:
            for piece in g.at[place]:
                face = (g.face[piece] if g.seen[piece] == EVERYONE else None) if public else sight.face(piece)
                if face is not None:
                    known.add(face.rank)
                else:
                    hidden.append((piece, slot))
        pieces = {piece for piece, _ in hidden}
        counts = [count for count in sight.counts if not pieces.isdisjoint(count.pieces)]
        found: dict[tuple[str, tuple[bool, ...]], list[int]] = {}
        for piece, slot in hidden:
            key = slot, tuple([piece in count.pieces for count in counts])
            found.setdefault(key, []).append(piece)
        told = []
        for count in counts:
            ranks = {id.removeprefix("poker.")[:-1] for id in count.faces}
            seen = sum(g.face[piece].id in count.faces for piece in count.pieces - pieces)
            told.append(Told(frozenset(ranks - known), count.low - seen, count.high - seen))
        hand = set(g.at[box.hand[seat]])
        groups = [
            Group(len(alike), slot, self.bluff(seat, slot), said, len(hand.intersection(alike)))
            for (slot, said), alike in sorted(found.items())
        ]
        return tuple(sorted(set(box.setup.ranks) - known)), tuple(groups), tuple(told)

    def bluff(self, seat: int, slot: str) -> float:
        """How readily this seat has bluffed there: by how many cards it had laid before, as far as we can tell."""
        rates, g = self.weights.bluffs, self.sight.g
        laid = g.played[seat]
        if not slot or not laid:
            return 0.0
        if seat == g.turn and slot == g.slot:
            return rates[min(laid, len(rates)) - 1]
        before = rates[: laid - (seat == g.turn and bool(g.slot))] or rates[:1]
        return round(sum(before) / len(before), 3)

    def true(self, seat: int, slot: str, *, public: bool = False) -> float:
        """The chance that the card in this slot belongs there."""
        g, box = self.sight.g, self.sight.box
        [piece] = g.at[box.slot[seat][slot]]
        if not public and (face := self.sight.face(piece)) is not None:
            return float(face.rank == slot)
        return chance(self.situation(seat, public=public), slot, slot)

    def if_laid(self, seat: int, slot: str) -> float:
        """The chance that everybody would give a card of this seat's hand, laid into this slot."""
        ranks, groups, told = self.situation(seat, public=True)
        held = sum([group.held for group in groups])
        rates = self.weights.bluffs
        bluff = rates[min(self.sight.g.played[seat], len(rates) - 1)]
        found = 0.0 if held else 1.0
        for i, one in enumerate(groups):
            if one.held:
                left = (*groups[:i], one._replace(size=one.size - 1, held=0), *groups[i + 1 :])
                laid = Group(1, slot, bluff, one.said, 0)
                found += one.held / held * chance((ranks, (*left, laid), told), slot, slot)
        return found


def chance(situation: Situation, slot: str, rank: str) -> float:
    """That the hidden card in this slot is of this rank."""
    ranks, groups, told = situation
    if rank not in ranks or not (whole := weigh(ranks, groups, told)):
        return 0.0
    i = next(i for i, group in enumerate(groups) if group.slot == slot)
    return weigh_one(ranks, groups, told, i, rank) / whole
