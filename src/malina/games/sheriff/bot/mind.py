"""What a seat makes of what it sees: what opening a bag is worth to whom, what others' points cost us, and how likely
our own bag is to be opened."""

from __future__ import annotations

from functools import cached_property
from math import exp, log
from zlib import crc32

from .belief import Belief
from .prices import Prices
from .sight import Sight
from .weights import Weights

FAVOUR = "🤝"  # a promise that needs no language: when I am in office, your bag passes
POINTS = 50.0  # by which somebody leads clearly


class Mind:
    def __init__(self, sight: Sight, weights: Weights) -> None:
        self.sight, self.weights = sight, weights
        self.prices = Prices(sight, weights)
        self.belief = Belief(sight, weights)

    # ---- others ----

    @cached_property
    def standing(self) -> list[float]:
        """What everybody has, by what we know."""
        sight, box = self.sight, self.sight.box
        found = []
        for seat in range(sight.seats):
            own = sight.stack if seat == sight.me else None
            stack = sum([box.goods[id].value * n for id, n in own.items()]) if own else 0.0
            stack = stack if own is not None else self.weights.hidden * sight.stack_sizes[seat]
            stand = sum([box.goods[id].value * many for id, many in sight.stands[seat].items()])
            crowns = sum([self.prices.crown(seat, good) for good in box.legal])
            found.append(sight.gold[seat] + stand + stack + crowns + self.under(seat))
        return found

    def under(self, seat: int) -> float:
        box = self.sight.box
        if not box.orders and not box.market_cards:
            return 0.0
        values = {card.id: card.value for card in box.goods.values()}
        values |= {card.id: card.value for card in box.orders} | {card.id: card.value for card in box.market_cards}
        places = box.filled[seat], box.under[seat], box.bought[seat]
        return float(sum([values[id] for place in places for id in self.sight.at(place)]))

    @cached_property
    def rivals(self) -> list[float]:
        """What a point of somebody else costs us; our own seat has none."""
        sight = self.sight
        each = self.weights.others / (sight.seats - 1)
        middle = sum(self.standing) / sight.seats
        found = [each * max(0.2, 1 + self.weights.leader * (has - middle) / POINTS) for has in self.standing]
        found[sight.me] = 0.0
        return found

    # ---- bags of others ----

    def opening(self, bag: int) -> float:
        """What it is worth to us, who decide, to open a bag rather than let it pass for nothing."""
        return self.worth_opening(bag, 1 / len(self.sight.judges(bag))) - self.bound_by_word(bag)

    def caprice(self, bag: int) -> float:
        """Who opens only where it pays can be read: some chance for every bag, made of our own cards. What we have
        looked into is certain."""
        sight = self.sight
        if sight.looked_into(bag) is not None:
            return 0.0
        own = repr((bag, sight.public.round, sorted(sight.hand.items()), sorted(sight.stack.items())))
        share = (crc32(own.encode()) + 0.5) / (1 << 32)
        return self.weights.inspect.noise * log(share / (1 - share))

    def bound_by_word(self, bag: int) -> float:
        """What our word is worth to us, if we have promised whose bag it is to let it pass."""
        return self.weights.promise.word if self.promised(self.sight.me, bag) else 0.0

    def promised(self, judge: int, bag: int) -> bool:
        """Does whoever is in office owe this merchant a favour since before, and has not been in office in between?"""
        public = self.sight.public
        rounds = [passage.round for passage in public.history if passage.round < public.round]
        since = max([round for round in rounds if self.sheriff_of(round) == judge], default=0)
        given = [p for p in public.promised if p.seat == judge and bag in p.to and FAVOUR in p.text]
        return any(since < promise.round < public.round for promise in given)

    def word(self, seat: int) -> float:
        """How likely somebody is to keep his word: a beta distribution over the favours he owed."""
        public, by = self.sight.public, self.weights.promise
        kept = broken = 0
        for promise in public.promised:
            if promise.seat == seat and FAVOUR in promise.text:
                for passage in public.history:
                    if (
                        passage.seat in promise.to
                        and passage.round > promise.round
                        and self.sheriff_of(passage.round) == seat
                    ):
                        kept += passage.outcome == "passed"
                        broken += passage.outcome == "opened"
                        break
        return (by.trust * by.known + kept) / (by.known + kept + broken)

    def worth_opening(self, bag: int, share: float) -> float:
        """The same for whoever gets such a share of fines and pays such a share of compensations."""
        sight, belief, rival = self.sight, self.belief, self.rivals[bag]
        lie = belief.lie(bag)
        fine = belief.fine(bag)
        found = fine * (share + rival) + belief.goods(bag) * rival
        if sight.law("confiscate_keep"):
            found += self.weights.lie.goods * share
        paid = sight.compensation(sight.public.declared[bag], sight.public.number[bag])
        return lie * found - (1 - lie) * paid * (share + rival)

    # ---- our own ----

    def risk(self, number: int, good: str, bribed: bool = False) -> float:
        """The chance that a bag of ours is opened if nothing is agreed on."""
        by = self.weights.risk
        odds = by.steep * self.gain(number, good, bribed) + by.always + by.record * self.zeal
        return 1 / (1 + exp(-odds))

    def gain(self, number: int, good: str, bribed: bool = False) -> float:
        """What opening our bag is worth to whoever decides, as far as others know us."""
        lie = self.belief.of(self.sight.me, number, good, bribed)
        by = self.weights.lie
        wrong = min(self.belief.wrong(self.sight.me), number)
        rival = self.weights.others / (self.sight.seats - 1)
        found = wrong * (by.fine * (1 + rival) + by.goods * rival)
        return lie * found - (1 - lie) * self.sight.compensation(good, number) * (1 + rival)

    @cached_property
    def zeal(self) -> float:
        """How much oftener whoever is in office now has opened bags than is usual, as a logarithm of odds."""
        public, by = self.sight.public, self.weights.risk
        opened = whole = 0
        for passage in public.history:
            if public.in_office[0] == self.sheriff_of(passage.round):
                whole += 1
                opened += passage.outcome == "opened"
        rate = (by.usual * by.known + opened) / (by.known + whole)
        return log(rate / (1 - rate)) - log(by.usual / (1 - by.usual))

    def sheriff_of(self, round: int) -> int:
        """Who was in office in a round; who the deputies were nobody has written down."""
        if self.sight.box.deputies:
            return -1
        back = self.sight.public.round - round
        return (self.sight.public.in_office[0] - back) % self.sight.seats
