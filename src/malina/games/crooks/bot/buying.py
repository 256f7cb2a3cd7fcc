"""What a search of a hideout is worth, and what it is worth to stop."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from operator import mul

from ....kernel.policy import EQUAL
from .outlook import Outlook
from .placing import Placing
from .sight import Pile

CLEAR = 2 * EQUAL  # no equals: the dice have no say


class Buying:
    def __init__(self, outlook: Outlook, piles: list[Pile]) -> None:
        self.outlook = outlook
        self.piles = piles
        self.worth: dict[str, float] = {}  # of a crook in its best place; missing: it cannot be placed at all
        self._best_first: dict[tuple[int, bool], list[float]] = {}
        best = Placing(outlook).best
        for among in {id(pile.among): pile.among for pile in piles}.values():  # many piles may hold the same crooks
            for crook in among:
                if (value := best(crook)) is not None:
                    self.worth[crook.id] = value

    def value(self, pile: Pile) -> float:
        """The best crook there, its price, and whom we leave behind."""
        price = pile.size * self.outlook.sight.deck.money.recruit_per_card
        return self.expected_best(pile) - price * self.outlook.dollar - self.kingpin_discipline(pile)

    def expected_best(self, pile: Pile) -> float:
        """Hint 2, look once, remember: the mean of the best crook we can hire there, over all the pile may hold."""
        worth, alone = self.worth, pile.size == 1
        key = id(pile.among), alone
        values = self._best_first.get(key)
        if values is None:
            hireable = [c.id for c in pile.among if alone or c.action != "kingpin"]
            values = self._best_first[key] = sorted([worth[id] for id in hireable if id in worth], reverse=True)
        return sum(map(mul, values, chances_to_be_best(len(pile.among), pile.size)), 0.0)

    def kingpin_discipline(self, pile: Pile) -> float:
        """Hint 3: do not take the other crook of two and leave the Kingpin to an opponent who can pay for him."""
        if pile.size != 2 or len(pile.among) > 2:
            return 0.0
        sight = self.outlook.sight
        price = sight.deck.money.recruit_per_card
        others_can_pay = any(sight.money[o] >= price and not sight.passed[o] for o in sight.opponents)
        kingpins = [self.worth.get(crook.id, 0.0) for crook in pile.among if crook.action == "kingpin"]
        return self.outlook.weights.fear * max(0.0, kingpins[0]) if kingpins and others_can_pay else 0.0

    def passing(self, most: float) -> float:
        """Hint 9, pass late: only if no pile makes the end any better than stopping here does, and none is worth its
        price. `most` is the value of the best of them; passing is never its equal."""
        if most > 0:  # what is worth its price does not hurt
            return min(0.0, most - CLEAR)
        stopping = Buying(self.outlook.if_we_stop(), self.piles)
        better = max([stopping.expected_best(pile) for pile in self.piles])
        return most - (max(better, CLEAR) if better > 0 else min(better, -CLEAR))


@lru_cache
def chances_to_be_best(among: int, size: int) -> list[float]:
    """Best is the i-th if it is in the pile and all others there come after it; nobody hireable is worth 0."""
    return [comb(among - 1 - i, size - 1) / comb(among, size) for i in range(among)]
