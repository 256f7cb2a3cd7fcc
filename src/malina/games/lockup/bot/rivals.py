"""Who may be in a location, and how strong: what lies open, what may lie face down, who may still come."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from typing import Any, NamedTuple

from .belief import Odds, reason_to_hide, strength, sums
from .sight import Sight
from .weights import Weights

OPEN_ROOMS = 7


class Rival(NamedTuple):
    """An opponent in a location: the chance to stay away, and how strong he is if he does not."""

    party: int
    away: float
    odds: Odds
    earlier: bool  # in turn order: wins ties

    @property
    def here(self) -> float:
        return 1 - self.away

    def beats(self) -> list[float]:
        """The chances that he beats each strength."""
        found = list(accumulate(reversed(self.odds)))
        found.reverse()
        return found if self.earlier else found[1:]


@lru_cache(maxsize=4096)
def arriving(tokens: tuple[tuple[int, float], ...], pairs: float) -> Odds:
    """How strong somebody is who comes with one of these, or with two."""
    tokens = tuple([(one, 1.0) for one, _ in tokens])
    one = sums(tokens, 1)
    if len(tokens) < 2 or not pairs:
        return one
    two = sums(tokens, 2)
    return tuple([(1 - pairs) * (one[s] if s < len(one) else 0.0) + pairs * two[s] for s in range(len(two))])


def weighed(face: Any, power: int, weights: Weights) -> tuple[int, float]:
    """How strong a token is, and how much there is to be said for hiding it."""
    return strength(face, power), round(reason_to_hide(face, power, weights), 4)


class Rivals:
    def __init__(self, sight: Sight, weights: Weights) -> None:
        self.sight, self.weights = sight, weights
        self.pool = {
            party: tuple(sorted([weighed(face, sight.power[party], weights) for face in sight.unseen(party)]))
            for party in sight.opponents
        }
        order = [(sight.marker + n) % sight.parties for n in range(sight.parties)]
        mine = order.index(sight.me)
        self.earlier = {party: order.index(party) < mine for party in sight.opponents}
        ids = [location.id for location in sight.box.locations]
        self.keen = [weights.keen.get(id, 0.0) for id in ids]
        self.shares: dict[int, float] = {}
        for party in sight.opponents:
            open_rooms = [n for n in range(OPEN_ROOMS) if ids[n] not in sight.visited[party]]
            self.shares[party] = sum([self.keen[n] for n in open_rooms])

    def at(self, number: int) -> list[Rival]:
        return [self.rival(number, party) for party in self.sight.opponents]

    def rival(self, number: int, party: int) -> Rival:
        sight = self.sight
        lies = sight.rooms[number][party]
        earlier, pool = self.earlier[party], self.pool[party]
        if lies.pieces:
            known = sum([strength(face, sight.power[party]) for face in lies.known]) + sight.brawl[party]
            odds = shifted(sums(pool, lies.hidden), known)
            if party >= len(sight.crews):
                odds = self.called(number, odds, pool)
            return Rival(party, 0.0, odds, earlier)
        if sight.step != "roll_call" or sight.passed[party] or not sight.cell_count[party]:
            return Rival(party, 1.0, (1.0,), earlier)
        return Rival(party, 1 - self.coming(number, party), arriving(pool, self.weights.pairs), earlier)

    def coming(self, number: int, party: int) -> float:
        """The chance that somebody who is not there yet still comes."""
        weights, share = self.weights, self.shares[party]
        visits = self.sight.cell_count[party] * weights.visits
        return min(weights.certainty, visits * self.keen[number] / share) if share else 0.0

    def called(self, number: int, odds: Odds, pool: tuple[tuple[int, float], ...]) -> Odds:
        """Guards: a location card may send one more."""
        sight = self.sight
        id = sight.box.locations[number].id
        if sight.step != "roll_call" or id not in sight.calls or not sight.reserve_guards or not pool:
            return odds
        turns = min(sight.cell_count[sight.me], len(sight.calls))
        chance = turns / len(sight.calls)
        more = sums(pool, 1)
        found = [(1 - chance) * odd for odd in odds] + [0.0] * (len(more) - 1)
        for there, odd in enumerate(odds):
            for extra, chances in enumerate(more):
                found[there + extra] += chance * odd * chances
        return tuple(found)


def shifted(odds: Odds, by: int) -> Odds:
    return (0.0,) * by + odds if by else odds
