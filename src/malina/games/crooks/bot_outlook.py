"""What a seat of Crooks expects the end to be worth: chapter 16.2, from what the seat knows.

A placement changes one or two jobs and some gangs, so no more than those are worked out for it. Each job has a table
that says what every strength of ours is worth there, against all that the others have or may still send.
"""

from __future__ import annotations

from copy import copy
from math import erf, prod, sqrt
from typing import NamedTuple

from .bot_sight import Likely, Sight, Stack
from .bot_weights import Weights

Odds = list[float]  # strength -> chance; strength 0: nobody is there
Circles = tuple[tuple[int, str, int], ...]  # seat, gang, more or fewer of its circles


class Effect(NamedTuple):
    """What a placement changes."""

    slots: tuple[tuple[int, int, int], ...]  # own slots: job, our strength there now, change of its modifiers
    fills: int | None  # the job that is free no longer
    circles: Circles
    victim: int | None = None  # the opponent whose crooks die


class Contest(NamedTuple):
    """One job: its points before the floor, and what one of them is worth to us by our strength there."""

    points: int
    wins: Odds  # our strength -> the chance to win it
    worth: list[float]  # our strength -> that chance less the others' chances, by their weight
    entered: float  # mean worth of entering with a crook still to come


class Outlook:
    """`to_come` is the number of crooks each seat will still hire; for ourselves, after the one we are about to."""

    def __init__(self, sight: Sight, weights: Weights) -> None:
        self.sight = sight
        self.weights = weights
        self.others = weights.others[sight.seats] / len(sight.opponents)  # a point of one opponent
        self.to_come = [self._crooks_to_come(seat) for seat in range(sight.seats)]
        self.useful_dollars = weights.price * self._crooks_to_buy(sight.me)
        highest = max(strength(stack) for row in sight.rows for stack in row.values())
        self._strengths = highest + max(crook.rating for crook in sight.deck.faces) + 1
        self._hidden = self._ratings([(crook, p) for crook, p in sight.hidden if crook.action != "kingpin"])
        self._coming = self._ratings(sight.coming)
        self._keenness_for_jobs = [sum(job + weights.shyness for job in sight.free_jobs(s)) for s in range(sight.seats)]
        self._shares = {g: (share_of(g, sight.hidden), share_of(g, sight.coming)) for g in sight.deck.gangs}
        self._contests: dict[tuple[int, int | None], Contest] = {}
        self._free: dict[int | None, float] = {}
        self._gangs: dict[Circles, float] = {}

    def if_we_stop(self) -> Outlook:
        """The same, if we hire nobody after the crook we are about to."""
        twin = copy(self)
        twin.to_come = [0.0 if seat == self.sight.me else crooks for seat, crooks in enumerate(self.to_come)]
        twin.useful_dollars = 0.0
        twin._free = {}
        twin._gangs = {}
        return twin

    def gain(self, effect: Effect) -> float:
        """Hints 4 to 7, by the objective of 16.2: what a placement is worth, compared with placing nobody. Our points
        count in full, those of the others against us, by their weight."""
        gain = 0.0
        if effect.fills is not None:
            gain += self._free_jobs(effect.fills) - self._free_jobs(None)
        if effect.circles:
            gain += self._bonuses(effect.circles) - self._bonuses(())
        row = self.sight.rows[self.sight.me]
        for job, ours, change in effect.slots:
            contest = self.contest(job, effect.victim)
            gain += max(0, contest.points + change) * contest.worth[ours]
            if row[job]:
                before = self.contest(job)
                gain -= max(0, before.points) * before.worth[strength(row[job])]
        return gain

    # ---- jobs ----

    def contest(self, job: int, victim: int | None = None) -> Contest:
        """The job as it stands, or after the victim's crooks there are killed."""
        if (job, victim) not in self._contests:
            self._contests[job, victim] = self._work_out(job, victim)
        return self._contests[job, victim]

    def _work_out(self, job: int, victim: int | None) -> Contest:
        sight = self.sight
        stacks = {seat: sight.rows[seat][job] for seat in range(sight.seats) if seat != victim}
        points = job + sum(modifiers(stack) for stack in stacks.values())
        odds = [self._strength_odds(seat, job, stacks.get(seat, [])) for seat in sight.opponents]
        beaten = [chances_to_beat(chances) for chances in odds]
        wins = [prod(chances) for chances in zip(*beaten, strict=True)]
        wins[0] = 0.0
        worth = wins.copy()
        # An opponent wins with more than we have, or half with as much: the sum runs down from the highest strength.
        above = 0.0
        for s in range(self._strengths - 1, -1, -1):
            theirs = 0.0
            if s:
                for o, chances in enumerate(odds):
                    if chances[s]:
                        theirs += chances[s] * prod(b[s] for other, b in enumerate(beaten) if other != o)
            worth[s] -= self.others * (above + theirs / 2)
            above += theirs
        return Contest(points, wins, worth, sum(p * w for p, w in zip(self._coming, worth, strict=True)))

    def _strength_odds(self, seat: int, job: int, stack: Stack) -> Odds:
        if not stack:
            enters = self.entry(seat, job)
            odds = [p * enters for p in self._coming]
            odds[0] += 1 - enters
            return odds
        known = strength(stack)
        if None in stack:
            return [0.0] * known + self._hidden[: self._strengths - known]
        odds = [0.0] * self._strengths
        odds[known] = 1.0
        return odds

    def entry(self, seat: int, job: int) -> float:
        """The chance that this seat still sends a crook to a job where it has none."""
        keenness = job + self.weights.shyness
        of_all = self._keenness_for_jobs[seat] + (keenness if self.sight.rows[seat][job] else 0)
        return min(self.weights.certainty, self.to_come[seat] * keenness / of_all)

    def _free_jobs(self, filled: int | None) -> float:
        """What our free jobs are worth, but for the one just filled."""
        if filled not in self._free:
            to_come = self.to_come[self.sight.me]
            jobs = [job for job in self.sight.free_jobs(self.sight.me) if job != filled]
            of_all = sum(job + self.weights.shyness for job in jobs)
            total = 0.0
            for job in jobs:
                contest = self.contest(job)
                enters = min(self.weights.certainty, to_come * (job + self.weights.shyness) / of_all)
                total += max(0, contest.points) * (contest.worth[0] + enters * (contest.entered - contest.worth[0]))
            self._free[filled] = total
        return self._free[filled]

    # ---- gangs ----

    def _bonuses(self, circles: Circles) -> float:
        """What the bonuses of the gangs are worth, after these changes."""
        if circles not in self._gangs:
            self._gangs[circles] = sum(self._bonus(gang, circles) for gang in self.sight.deck.gangs)
        return self._gangs[circles]

    def _bonus(self, gang: str, circles: Circles) -> float:
        """Circles are counted as if their number were normally distributed; more than half a circle ahead wins."""
        mean, variance = self._circles(gang)
        for seat, which, change in circles:
            if which == gang:
                mean[seat] += change
        doubt = self.weights.doubt
        seats = range(self.sight.seats)
        chances = [
            prod([ahead(mean[q] - mean[o] - 0.5, variance[q] + variance[o] + doubt) for o in seats if o != q])
            for q in seats
        ]
        ours = chances.pop(self.sight.me)
        return self.sight.deck.setup.gang_bonus * (ours - self.others * sum(chances))

    def _circles(self, gang: str) -> tuple[list[float], list[float]]:
        """Mean and variance of each seat's circles at the end."""
        hidden, coming = self._shares[gang]
        mean, variance = [], []
        for row, more in zip(self.sight.rows, self.to_come, strict=True):
            lying = [crook for stack in row.values() for crook in stack]
            known = sum([gang in crook.gangs for crook in lying if crook])
            unknown = lying.count(None)
            mean.append(known + more * coming + unknown * hidden)
            variance.append(more * coming * (1 - coming) + unknown * hidden * (1 - hidden))
        return mean, variance

    # ---- what is still to come ----

    def _crooks_to_come(self, seat: int) -> float:
        sight = self.sight
        if sight.passed[seat]:
            return 0.0
        crooks = min(sight.money[seat] / self.weights.price, self._crooks_to_buy(seat))
        return max(0.0, crooks - 1) if seat == sight.me and sight.opened is None else crooks

    def _crooks_to_buy(self, seat: int) -> float:
        """As many as there are for this seat in the hideouts, or as it has room for."""
        sight = self.sight
        slots = len(sight.free_jobs(seat))
        crooks = sum(pile.size for pile in sight.piles.values())
        if seat == sight.me and sight.opened is not None:  # the crook we are about to place does not count
            slots -= 1
            crooks -= sight.hand is None
        return max(0.0, min(crooks / sight.passed.count(False), slots))

    def _ratings(self, likely: Likely) -> Odds:
        """How strong one of these crooks is: the stronger, the more likely somebody wanted him."""
        odds = [0.0] * self._strengths
        for crook, chance in likely:
            odds[crook.rating] += chance * (crook.rating + self.weights.keenness)
        total = sum(odds)
        return [p / total for p in odds] if total else odds


def strength(stack: Stack) -> int:
    return sum(crook.rating for crook in stack if crook)


def modifiers(stack: Stack) -> int:
    return sum(crook.modifier for crook in stack if crook)


def chances_to_beat(odds: Odds) -> Odds:
    """The chance of each strength to beat one of these, a tie counting half."""
    chances, below = [], 0.0
    for p in odds:
        chances.append(below + p / 2)
        below += p
    return chances


def share_of(gang: str, likely: Likely) -> float:
    total = sum(chance for _, chance in likely)
    return sum(chance for crook, chance in likely if gang in crook.gangs) / total if total else 0.0


def ahead(lead: float, variance: float) -> float:
    """The chance that a lead with this mean and variance is one in the end."""
    return (1 + erf(lead / sqrt(2 * variance))) / 2
