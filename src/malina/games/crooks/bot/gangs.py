"""What the gangs' circles are worth at the end: as many as lie there, and as many as may be unknown or still come."""

from __future__ import annotations

from itertools import permutations
from math import erf, sqrt

from .sight import UNKNOWN, Sight

Shares = dict[str, float]  # of each gang, how likely a crook belongs to it
Pair = tuple[int, int, float]  # two seats, and how far their circles may still shift against each other


class Gangs:
    """Circles are counted as if their number were normally distributed; more than half a circle ahead wins."""

    def __init__(
        self, sight: Sight, to_come: list[float], coming: Shares, hidden: Shares, others: float, doubt: float
    ) -> None:
        self.sight, self.to_come, self.coming, self.hidden = sight, to_come, coming, hidden
        self.others, self.doubt, self.bonus = others, doubt, sight.deck.setup.gang_bonus
        self._races: dict[str, tuple[list[float], list[Pair]]] = {}
        self._joined: dict[tuple[str, ...], float] = {}
        self._worths: dict[tuple[str, int, int, int], float] = {}

    def joined(self, gangs: tuple[str, ...]) -> float:
        """What a crook of these gangs is worth to us."""
        worth = self._joined.get(gangs)
        if worth is None:
            worth = self._joined[gangs] = sum([self._worth(gang, 1) - self._worth(gang) for gang in gangs])
        return worth

    def lost(self, victim: int, dead: list[str], joined: tuple[str, ...]) -> float:
        """What it is worth if the victim loses these circles, while somebody of other gangs has joined us."""
        worth = 0.0
        for gang in {*dead}:
            more = int(gang in joined)
            worth += self._worth(gang, more, victim, dead.count(gang)) - self._worth(gang, more)
        return worth

    def _worth(self, gang: str, more: int = 0, victim: int = 0, fewer: int = 0) -> float:
        """What a gang is worth if we have so many circles more and a victim so many fewer."""
        change = gang, more, victim, fewer
        worth = self._worths.get(change)
        if worth is None:
            means, pairs = self._race(gang)
            if more or fewer:
                means = means.copy()
                means[self.sight.me] += more
                means[victim] -= fewer
            worth = self._worths[change] = self.bonus * self._share(means, pairs)
        return worth

    def _share(self, means: list[float], pairs: list[Pair]) -> float:
        """Of the bonus: our chance to get it, less those of the others, by their weight."""
        chances = [1.0] * len(means)
        for seat, other, spread in pairs:
            chances[seat] *= (1 + erf((means[seat] - means[other] - 0.5) / spread)) / 2
        return (1 + self.others) * chances[self.sight.me] - self.others * sum(chances)

    def _race(self, gang: str) -> tuple[list[float], list[Pair]]:
        """The mean of each seat's circles at the end, and how far two of them may still shift."""
        race = self._races.get(gang)
        if race is None:
            comes, hides = self.coming[gang], self.hidden.get(gang, 0.0)
            means, variances = [], []
            for circles, more in zip(self.sight.circles, self.to_come):  # noqa: B905
                unknown = circles[UNKNOWN]
                means.append(circles[gang] + more * comes + unknown * hides)
                variances.append(more * comes * (1 - comes) + unknown * hides * (1 - hides))
            pairs = [
                (seat, other, sqrt(2 * (variances[seat] + variances[other] + self.doubt)))
                for seat, other in permutations(range(len(means)), 2)
            ]
            race = self._races[gang] = means, pairs
        return race
