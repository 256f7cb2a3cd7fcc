"""What goods are worth: what is printed on them, and what they change about King and Queen, sets and orders."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property
from math import exp, sqrt

from ..faces import Good, SpecialOrder
from .sight import Sight
from .weights import Weights


class Prices:
    """For a seat; mostly our own, but all see who has how much on his stand."""

    def __init__(self, sight: Sight, weights: Weights) -> None:
        self.sight, self.weights, self.goods = sight, weights, sight.box.goods
        self.spread = weights.crown.near + weights.crown.far * sqrt(sight.rounds_left)
        self._crowns: dict[tuple[int, str, int], float] = {}

    @cached_property
    def amounts(self) -> dict[str, list[int]]:
        """How much of each legal good everybody has, with our own royal goods."""
        sight = self.sight
        found = {good: [stand[good] for stand in sight.stands] for good in sight.box.legal}
        for id, many in sight.stack.items():
            if id and (kind := self.goods[id].counts_as):
                found[kind][sight.me] += many * self.goods[id].counts_as_number
        return found

    def crown(self, seat: int, good: str, more: int = 0) -> float:
        """What this seat may expect of King and Queen of a good, with so many cards more."""
        key = seat, good, more
        if key not in self._crowns:
            counts = self.amounts[good]
            self._crowns[key] = expected(self.goods[good], counts[seat] + more, others(counts, seat), self.spread)
        return self._crowns[key]

    def of(self, id: str, many: int = 1, seat: int | None = None) -> float:
        """So many cards of a good, brought to the stand of a seat."""
        seat = self.sight.me if seat is None else seat
        good = self.goods[id]
        if good.kind == "legal":
            return good.value * many + self.crown(seat, id, many) - self.crown(seat, id)
        if good.kind == "royal":
            more = good.counts_as_number * many
            return good.value * many + self.crown(seat, good.counts_as, more) - self.crown(seat, good.counts_as)
        return good.value * many + (self.set_of(id, many) if seat == self.sight.me else 0.0)

    def set_of(self, id: str, many: int) -> float:
        """What the black market makes of so many cards more of a good."""
        pile = self.sight.box.black_market.get(id)
        cards = self.sight.at(pile) if pile is not None else []
        if not cards:
            return 0.0
        card = next(card for card in self.sight.box.market_cards if card.id == cards[-1])
        gain = card.value - card.cards * self.goods[id].value
        have = self.sight.stack[id]
        return gain * (self.complete(have + many, card.cards) - self.complete(have, card.cards))

    def complete(self, have: int, needed: int) -> float:
        """How many sets there will be of so many cards, on the average."""
        sets, more = divmod(have, needed)
        chances = self.weights.sets.have
        hope = chances[min(more, len(chances) - 1)] if self.sight.rounds_left else 0.0
        return sets + hope

    def bag(self, cards: Mapping[str, int]) -> float:
        """A bag that passes: its goods, and the open orders that it fills."""
        goods = sum([self.of(id, many) for id, many in cards.items() if id in self.goods])
        return goods + (self.filled(cards) if self.sight.orders else 0.0)

    def filled(self, cards: Mapping[str, int]) -> float:
        left = Counter(cards)
        found = 0.0
        for order in sorted(self.sight.orders, key=lambda order: -order.value):
            if left[order.legal] and left[order.contraband]:
                left.subtract([order.legal, order.contraband])
                found += self.order(order)
        return found

    def order(self, order: SpecialOrder) -> float:
        """A legal good that serves for an order no longer counts for King and Queen."""
        return order.value - (self.crown(self.sight.me, order.legal, 1) - self.crown(self.sight.me, order.legal))


def expected(good: Good, mine: float, theirs: Iterable[float], spread: float) -> float:
    """Of King and Queen, if everybody gets more of it by chance; ties are rare."""
    if not good.king and not good.queen:
        return 0.0
    ahead = [1 / (1 + exp(min(50.0, (other - mine) / spread))) for other in theirs]
    king = queen = 1.0
    seconds = 0.0
    for chance in ahead:
        king *= chance
    for i in range(len(ahead)):
        queen = 1 - ahead[i]
        for k, chance in enumerate(ahead):
            if k != i:
                queen *= chance
        seconds += queen
    return good.king * king + good.queen * seconds


def others(counts: list[int], seat: int) -> list[int]:
    return counts[:seat] + counts[seat + 1 :]
