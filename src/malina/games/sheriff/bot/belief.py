"""What a bag may be: how honest its merchant was, whether he can have so much of what he says, and what he offers."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import comb, exp, log

from ..table import Passage
from .sight import Sight
from .weights import Weights

LEAST = 0.001  # nothing is believed to be less likely


class Belief:
    def __init__(self, sight: Sight, weights: Weights) -> None:
        self.sight, self.weights = sight, weights
        self._lies: dict[int, float] = {}

    # ---- honesty: a beta distribution over what was revealed ----

    def honesty(self, seat: int) -> float:
        true, false = record(self.sight.public.history, seat)
        by = self.weights.honesty
        return (by.true + true) / (by.true + by.false + true + false)

    def wrong(self, seat: int) -> float:
        """How many cards of a lie of his are wrong, on the average."""
        by = self.weights.lie
        lies = [p for p in self.sight.public.history if p.seat == seat and p.truthful is False]
        return (by.wrong * by.wrong_known + sum([max(p.contraband, 1) for p in lies])) / (by.wrong_known + len(lies))

    # ---- the declaration ----

    def lie(self, bag: int) -> float:
        """The chance that what was declared of a closed bag is not true."""
        if bag not in self._lies:
            self._lies[bag] = self._lie(bag)
        return self._lies[bag]

    def _lie(self, bag: int) -> float:
        public = self.sight.public
        seen = self.sight.looked_into(bag)
        if seen is not None:
            return float(seen[public.declared[bag]] != seen.total())
        bribed = any(deal.payer == bag == deal.proposer and bag in deal.bags("pass") for deal in public.deals)
        return self.of(bag, public.number[bag], public.declared[bag], bribed)

    def of(self, seat: int, number: int, good: str, bribed: bool = False) -> float:
        """The chance that this seat lies if it declares so much. Of ourselves: what others believe."""
        by = self.weights.lie
        honesty = self.honesty(seat)
        odds = by.always - by.honesty * log(honesty / (1 - honesty))
        odds -= by.doubt * log(max(self.holds(seat, number, good), LEAST))
        odds += by.number[min(number, len(by.number) - 1)] + by.bribe * bribed
        return 1 / (1 + exp(-odds))

    def holds(self, seat: int, number: int, good: str) -> float:
        """The chance that he has so much of it, among the cards that he has held: all unseen cards are as likely."""
        sight = self.sight
        held = sight.held(seat, good) if seat != sight.me else 0
        pool = sight.unseen[good] + (sight.hand[good] + sight.bag[good] if seat == sight.me else 0)
        whole = self.whole + (sight.hand.total() + sight.bag.total() if seat == sight.me else 0)
        draws = round(sight.public.options.hand_size + self.weights.lie.draws) - held
        return at_least(number - held, max(pool, 0), max(whole, 1), max(draws, 0))

    @property
    def whole(self) -> int:
        return sum(self.sight.unseen.values())

    # ---- what a lie is about ----

    def fine(self, bag: int) -> float:
        """What a lie would cost the merchant, on the average."""
        seen = self.sight.looked_into(bag)
        declared = self.sight.public.declared[bag]
        if seen is not None:
            return sum([self.sight.fine(id) * many for id, many in seen.items() if id != declared])
        double = self.sight.law("fine_multiplier")
        return self.count(bag) * self.weights.lie.fine * (double.factor if double else 1)

    def goods(self, bag: int) -> float:
        """What the goods are worth that he would lose."""
        return self.count(bag) * self.weights.lie.goods

    def count(self, bag: int) -> float:
        return max(1.0, min(self.wrong(bag), self.sight.public.number[bag]))


def record(history: Iterable[Passage], seat: int) -> tuple[int, int]:
    """How often this seat has been seen to tell the truth, and to lie."""
    told = [passage.truthful for passage in history if passage.seat == seat]
    return told.count(True), told.count(False)


@lru_cache(maxsize=4096)
def at_least(number: int, good: int, whole: int, draws: int) -> float:
    """Hypergeometric: the chance of at least so many among the cards drawn."""
    if number <= 0:
        return 1.0
    draws = min(draws, whole)
    every = comb(whole, draws)
    return sum([comb(good, k) * comb(whole - good, draws - k) for k in range(number, min(good, draws) + 1)]) / every
