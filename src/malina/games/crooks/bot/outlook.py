"""What a seat of Crooks expects the end to be worth: chapter 16.2, from what the seat knows.

Whatever does not depend on the crook that is placed is worked out here, once for all of them: what every strength is
worth on each job, what our free jobs are worth to crooks still to come, what a dollar is worth. Our points count in
full, those of the others against us, by their weight.
"""

from __future__ import annotations

from copy import copy

from .coming import coming, crooks_to_buy, crooks_to_come, hidden
from .contest import Contest, contest, highest
from .gangs import Gangs
from .sight import Sight
from .weights import Weights


class Outlook:
    """`to_come` is the number of crooks each seat will still hire; for ourselves, after the one we are about to."""

    def __init__(self, sight: Sight, weights: Weights) -> None:
        self.sight = sight
        self.weights = weights
        self.others = weights.others[sight.seats] / len(sight.opponents)  # a point of one opponent
        self.highest = highest(sight.deck)
        self.coming = coming(sight, weights)
        self.hidden = hidden(sight, weights)
        to_buy = crooks_to_buy(sight)
        self.to_come = crooks_to_come(sight, to_buy, weights.price)
        self.keen = [job + weights.shyness for job in sight.deck.jobs]
        self.keen_in_all = [sum([self.keen[j] for j in free]) for free in sight.free]  # by seat
        self.points = [*sight.deck.jobs]  # of each job, before the floor
        for row in sight.lying:
            for j, lies in enumerate(row):
                if lies:
                    self.points[j] += lies.modifiers
        self._contests: dict[int, Contest] = {}
        self._standing: dict[int, float] = {}
        self._expect(weights.price * to_buy[sight.me])

    def if_we_stop(self) -> Outlook:
        """The same, if we hire nobody after the crook we are about to."""
        twin = copy(self)
        twin.to_come = [0.0 if seat == self.sight.me else crooks for seat, crooks in enumerate(self.to_come)]
        twin._expect(0.0)
        return twin

    def _expect(self, useful_dollars: float) -> None:
        """What depends on the crooks that we shall hire."""
        sight, weights = self.sight, self.weights
        # Hint 1, money is the clock: a dollar has its price as long as there is something left to spend it on.
        self.dollar = weights.dollar[sight.seats] * min(1.0, useful_dollars / max(1, sight.money[sight.me]))
        self.filling = self._filling()
        hidden = self.hidden.shares if self.hidden else {}
        self.gangs = Gangs(sight, self.to_come, self.coming.shares, hidden, self.others, weights.doubt)

    def contest(self, j: int) -> Contest:
        """A job as it stands."""
        found = self._contests.get(j)
        if found is None:
            entries, known, unknown = [], [], []
            for seat in self.sight.opponents:
                lies = self.sight.lying[seat][j]
                if lies is None:
                    entries.append(self._entry(seat, j))
                elif self.hidden and lies.unknown:
                    unknown.append((self.hidden.rival, lies.strength))
                else:
                    known.append(lies.strength)
            found = contest(self.points[j], self.others, self.coming, entries, known, unknown)
            self._contests[j] = found
        return found

    def worth_of(self, j: int, strength: int, victim: int | None = None) -> float:
        """What a point of a job is worth to us with any strength, perhaps after a victim's crooks there are killed."""
        if victim is None and strength <= self.highest:
            return self.contest(j).worth[strength]
        as_strong = less_strong = beaten = 1.0
        for seat in self.sight.opponents:
            up_to, below = self._strength(seat, j, strength, seat == victim)
            as_strong *= up_to
            less_strong *= below
            beaten *= (up_to + below) / 2
        return beaten - self.others * (1 - (as_strong + less_strong) / 2)

    def standing(self, j: int) -> float:
        """What a job is worth to us with the crooks we have there."""
        worth = self._standing.get(j)
        if worth is None:
            lies = self.sight.lying[self.sight.me][j]
            worth = self._standing[j] = max(0, self.points[j]) * self.worth_of(j, lies.strength if lies else 0)
        return worth

    def _entry(self, seat: int, j: int, again: float = 0.0) -> float:
        """The chance that this seat still sends a crook to a job where it has none, or none any longer."""
        to_come, keen = self.to_come[seat], self.keen[j]
        chance = to_come * keen / (self.keen_in_all[seat] + again) if to_come else 0.0
        return chance if chance < self.weights.certainty else self.weights.certainty

    def _strength(self, seat: int, j: int, strength: int, killed: bool) -> tuple[float, float]:
        """The chances that a seat will have no more on a job than this strength, and that it will have less."""
        lies = self.sight.lying[seat][j]
        if lies is None or killed:
            enters = self._entry(seat, j, self.keen[j] if killed else 0.0)
            up_to, away = self.coming.rival.up_to, 1 - enters
        elif self.hidden and lies.unknown:
            strength -= lies.strength
            up_to, enters, away = self.hidden.rival.up_to, 1.0, 0.0
        else:
            return float(lies.strength <= strength), float(lies.strength < strength)
        if strength > self.highest:
            return 1.0, 1.0
        if strength < 0:
            return 0.0, 0.0
        return away + enters * up_to[strength], away + enters * up_to[strength - 1] if strength else 0.0

    def _filling(self) -> dict[int, float]:
        """By free job: what those that stay free are worth with it filled, compared with none filled."""
        free, to_come, keen = self.sight.free[self.sight.me], self.to_come[self.sight.me], self.keen
        left, more = {}, {}  # what a job is worth if nobody goes there, and how much more if somebody does
        all_left = all_more = keenest = 0.0
        for j in free:
            contest = self.contest(j)
            points = max(0, contest.points)
            left[j] = points * contest.worth[0]
            more[j] = points * contest.entered - left[j]
            all_left += left[j]
            all_more += keen[j] * more[j]
            keenest = max(keenest, keen[j])
        certainty, in_all = self.weights.certainty, self.keen_in_all[self.sight.me]

        def worth_but_for(filled: int, all_left: float, all_more: float, in_all: float) -> float:
            rate = to_come / in_all if in_all else 0.0
            if rate * keenest <= certainty:  # as nearly always: there is nothing to cut off
                return all_left + rate * all_more
            return sum([left[j] + min(certainty, rate * keen[j]) * more[j] for j in free if j != filled])

        none = worth_but_for(-1, all_left, all_more, in_all)
        return {
            j: worth_but_for(j, all_left - left[j], all_more - keen[j] * more[j], in_all - keen[j]) - none for j in free
        }
