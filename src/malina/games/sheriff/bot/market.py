"""The market: which cards go, which come, and where those that went are laid."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ....kernel.blanks import Each, Order
from ....kernel.decision import Decision, Move
from ....kernel.policy import Ranking
from .loading import Loading
from .mind import Mind


class Market:
    def __init__(self, mind: Mind) -> None:
        self.mind, self.sight = mind, mind.sight
        self.loading = Loading(mind)

    def hand(self, hand: Counter[str]) -> float:
        """What a hand is worth: the best bag, and contraband that waits for another one."""
        value, bag = self.loading.best(hand)
        return value + self.waiting(hand - bag)

    def waiting(self, left: Counter[str]) -> float:
        """The dearest card goes next; each that has to wait longer is worth less."""
        found = sorted([self.kept(id) for id, many in left.items() for _ in range(many)], reverse=True)
        part = self.mind.weights.load.smuggled
        return sum([worth * part**n for n, worth in enumerate(found)])

    def kept(self, id: str) -> float:
        """A card in hand that waits for the next bag: of contraband part of what it comes to there."""
        if id not in self.sight.box.contraband or not self.sight.rounds_left:
            return 0.0
        by = self.mind.weights.load
        comes_to = by.through * self.mind.prices.of(id) - (1 - by.through) * self.sight.fine(id)
        return by.smuggled * max(comes_to, 0.0)

    def drawn(self, good: str) -> float:
        """What a card from the deck is worth to somebody who collects a good."""
        unseen, prices, part = self.sight.unseen, self.mind.prices, self.mind.weights.load.smuggled
        useful = unseen[good] * prices.of(good)
        useful += sum([part * unseen[id] * prices.of(id) for id in self.sight.box.contraband])
        return useful / max(sum(unseen.values()), 1)

    def plans(self, most: int) -> list[tuple[Counter[str], float]]:
        """What may be thrown away for each good that one may collect, with contraband or without."""
        hand, box = self.sight.hand, self.sight.box
        found = []
        for good in self.sight.declarable:
            drawn = self.drawn(good)
            for keep in (box.contraband, ()):
                rest = [id for id in hand if id != good and id in box.goods and id not in keep]
                cards = sorted([id for id in rest for _ in range(hand[id])], key=self.loading.alone)
                for many in range(1, min(most, len(cards)) + 1):
                    thrown = Counter(cards[:many])
                    found.append((thrown, self.hand(hand - thrown) + many * drawn))
        return [(Counter(), self.hand(hand)), *found]


def rank_exchange(mind: Mind, decision: Decision) -> Ranking:
    [say] = decision.moves.says
    blank: Any = say.blanks["goods"]
    assert isinstance(blank, Each)
    assert blank.total is not None
    found: dict[tuple[tuple[str, int], ...], float] = {}
    for thrown, value in Market(mind).plans(blank.total[1]):
        key = tuple([(id, thrown[id]) for id in blank.keys if thrown[id]])
        found[key] = max(value, found.get(key, value))
    return [({"cmd": say.cmd, "goods": [list(pair) for pair in key]}, value) for key, value in found.items()]


def rank_restock(mind: Mind, decision: Decision) -> Ranking:
    """A card that all see, or what the deck brings."""
    market, sight = Market(mind), mind.sight
    now = market.hand(sight.hand)
    collected = max(sight.declarable, key=lambda good: (sight.hand[good] * mind.prices.of(good), good))
    ranking: Ranking = []
    for move in decision.moves:
        if move["cmd"] == "take":
            top = sight.at(sight.box.pile[move["pile"]])[-1]
            ranking.append((move, market.hand(sight.hand + Counter([top])) - now))
        else:
            ranking.append((move, market.drawn(collected)))
    return ranking


def rank_lay(mind: Mind, decision: Decision) -> Ranking:
    """What is worth least lies on top, on the pile whose top card others would like best."""
    sight, prices = mind.sight, mind.prices
    [say] = decision.moves.says
    order: Any = say.blanks["order"]
    assert isinstance(order, Order)
    face = faces(mind)
    worth = {piece: prices.of(face[piece]) if face.get(piece) in prices.goods else 0.0 for piece in order.items}
    pieces = sorted(order.items, key=lambda piece: (-worth[piece], piece))
    ranking: Ranking = []
    for pile in (0, 1):
        lying = sight.at(sight.box.pile[pile])
        move: Move = {"cmd": say.cmd, "pile": pile, "order": pieces}
        ranking.append((move, prices.of(lying[-1]) if lying else 0.0))
    return ranking


def faces(mind: Mind) -> dict[int, str]:
    """Of the cards that we may have to lay somewhere."""
    sight, box = mind.sight, mind.sight.box
    places = box.aside[sight.me], box.seized, box.shown
    return {piece: id for place in places for piece, id in zip(sight.pieces(place), sight.at(place), strict=True)}
