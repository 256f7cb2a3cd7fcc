"""What goes into a bag, and what is said of it. Bags that are nearly the best are as good as the best: the dice choose
among them, so that nobody can read a merchant from his cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from ....kernel.blanks import Each
from ....kernel.decision import Decision, Move
from ....kernel.policy import Ranking
from .mind import Mind

Cards = Mapping[str, int]
LITTLE = 1e-3  # less, for each card of a bag that is as good: fewer are at risk


class Loading:
    def __init__(self, mind: Mind) -> None:
        self.mind, self.sight, self.weights = mind, mind.sight, mind.weights
        self._risks: dict[tuple[int, str], float] = {}

    # ---- a bag ----

    def passed(self, bag: Cards) -> float:
        """What it is worth if it passes."""
        man = self.sight.robber
        reward = man.reward + self.weights.keep.get(man.id, 1.0) if man and bag.get(man.id) else 0.0
        return self.mind.prices.bag(bag) + reward

    def opened(self, bag: Cards, good: str) -> float:
        """What it is worth if it is opened."""
        number = bag.get(good, 0)
        kept = self.mind.prices.of(good, number) if number else 0.0
        wrong = [(id, many) for id, many in bag.items() if id != good and many]
        if not wrong:
            return kept + self.sight.compensation(good, number)
        return kept - sum([self.sight.fine(id) * many for id, many in wrong])

    def value(self, bag: Cards, good: str) -> float:
        """What a bag comes to with this declaration: a liar pays, or runs the risk."""
        number = sum(bag.values())
        risk = self.risk(number, good)
        passed, opened = self.passed(bag), self.opened(bag, good)
        taxed = self.sight.tax(good, number)
        if bag.get(good, 0) == number:
            return passed + risk * (opened - passed) - taxed
        by = self.weights.load
        lost = by.daring * risk * (passed - opened) * (1 + self.rival)
        return passed - lost - taxed - by.scruple - by.credit * self.sight.rounds_left

    @property
    def rival(self) -> float:
        return self.weights.others / (self.sight.seats - 1)

    def risk(self, number: int, good: str) -> float:
        """The chance to be opened; a liar who pays instead pays about as much."""
        key = number, good
        if key not in self._risks:
            self._risks[key] = self.mind.risk(number, good)
        return self._risks[key]

    def said(self, bag: Cards) -> tuple[float, str]:
        """The best declaration for a bag: of something that is in it, if anything may be declared that is."""
        inside = [good for good in self.sight.declarable if bag.get(good)]
        return max([(self.value(bag, good), good) for good in inside or self.sight.declarable])

    # ---- bags ----

    def bags(self, hand: Cards, low: int, high: int) -> Iterator[Counter[str]]:
        """Those that may be the best: some of one good, and what is worth most besides."""
        by_worth = sorted(hand, key=lambda id: (-self.alone(id), id))
        legal = self.sight.box.legal
        for good in self.sight.declarable:
            honest = min(hand.get(good, 0), high)
            if not honest and any(hand.get(other) for other in self.sight.declarable):
                continue
            extras = [id for id in by_worth if id != good for _ in range(hand[id])]
            dear = [id for id in extras if id not in legal]
            for some in (extras, dear) if dear != extras else (extras,):
                for many in range(min(len(some), high) + 1):
                    bag = Counter(some[:many])
                    bag[good] += min(honest, high - many)
                    if low <= bag.total() <= high:
                        yield +bag
            if low > honest + len(extras):
                yield Counter(hand)
        if low > 1:
            cheapest = sorted([id for id in hand for _ in range(hand[id])], key=lambda id: self.alone(id))
            yield Counter(cheapest[:low])

    def alone(self, id: str) -> float:
        """One card, if it passes."""
        man = self.sight.robber
        if man and man.id == id:
            return man.reward + self.weights.keep.get(id, 1.0)
        return self.mind.prices.of(id)

    def best(self, hand: Cards, low: int = 1, high: int = 5) -> tuple[float, Counter[str]]:
        """What the best bag is worth, and what is in it."""
        found = [(self.said(bag)[0], bag) for bag in self.bags(hand, low, high)]
        return max(found, key=lambda one: one[0], default=(0.0, Counter()))


def rank_load(mind: Mind, decision: Decision) -> Ranking:
    loading = Loading(mind)
    [say] = decision.moves.says
    blank: Any = say.blanks["goods"]
    assert isinstance(blank, Each)
    assert blank.total is not None
    low, high = blank.total
    found: dict[tuple[tuple[str, int], ...], float] = {}
    for bag in loading.bags(mind.sight.hand, low, high):
        key = tuple([(id, bag[id]) for id in blank.keys if bag[id]])
        if key not in found:
            found[key] = loading.said(bag)[0] - LITTLE * bag.total()
    return mixed([(load(key), value) for key, value in found.items()], mind.weights.load.mix)


def load(key: tuple[tuple[str, int], ...]) -> Move:
    return {"cmd": "load", "goods": [[id, many] for id, many in key]}


def mixed(ranking: Ranking, near: float) -> Ranking:
    """Moves nearly as good as the best are as good."""
    most = max([value for _, value in ranking])
    return [(move, most if value > most - near else value) for move, value in ranking]


def rank_declare(mind: Mind, decision: Decision) -> Ranking:
    loading = Loading(mind)
    bag = +Counter(mind.sight.bag)
    ranking = [(move, loading.value(bag, move["good"])) for move in decision.moves]
    lies = all(bag[move["good"]] != bag.total() for move in decision.moves)
    return mixed(ranking, mind.weights.load.mix) if lies else ranking
