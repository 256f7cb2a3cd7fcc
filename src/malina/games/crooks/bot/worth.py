"""Each seat's chance to win a table of Crooks on which all faces are known: a guess of the bot's own.

The points everybody can expect from jobs and gangs, with what money may still bring, and how far they may still shift.
"""

from __future__ import annotations

from itertools import permutations
from math import erf, exp, sqrt

from ....kernel.policy import won
from ..table import CrooksTable
from .contest import Crowd, crowd
from .weights import Weights


def worth(g: CrooksTable, weights: Weights) -> list[float]:
    """A victory shared by two counts half for each, so that all chances make one."""
    if g.result is not None:
        return won(g.result)
    chance = weights.chance
    points, variance = expected_points(g, weights)
    for seat, money in enumerate(g.money):
        points[seat] += chance.dollar * money
    points[g.current] += chance.turn[g.seats]
    shift = chance.still[g.seats] + chance.shift[g.seats] * variance
    most = max(points)
    odds = [exp((each - most) / shift) for each in points]
    whole = sum(odds)
    return [each / whole for each in odds]


def expected_points(g: CrooksTable, weights: Weights) -> tuple[list[float], float]:
    """The mean of each seat's points, and the variance of all together."""
    deck, face, seats = g.data, g.face, range(g.seats)
    piles = [[face[p] for p in pieces] for pieces in g.at[deck.piles] if pieces]
    coming = crowd(deck, [(pile, 1.0) for pile in piles], weights.keenness, kingpins=True)
    to_come = crooks_to_come(g, sum(map(len, piles)), weights.price)
    rows = [g.at[row] for row in deck.row]
    rates = []  # by seat: the chance to come to a job, for each step of keenness
    for row, more in zip(rows, to_come, strict=True):
        in_all = sum([job + weights.shyness for job, pieces in zip(deck.jobs, row, strict=True) if not pieces])
        rates.append(more / in_all if in_all else 0.0)
    circles = [dict.fromkeys(deck.gangs, 0) for _ in seats]
    means, variance = [0.0] * g.seats, 0.0
    for j, job in enumerate(deck.jobs):
        points, most = job, 0
        first: list[int] = []  # who is the strongest now
        entries: list[tuple[int, float]] = []  # who may come, by which chance
        for seat, row in enumerate(rows):
            strength = 0
            for p in row[j]:
                crook = face[p]
                strength += crook.rating
                points += crook.modifier
                for gang in crook.gangs:
                    circles[seat][gang] += 1
            if not row[j]:
                if rates[seat]:
                    entries.append((seat, min(weights.certainty, rates[seat] * (job + weights.shyness))))
            elif strength > most or not first:
                most, first = strength, [seat]
            elif strength == most:
                first.append(seat)
        if points > 0:
            for seat, chance in chances_of_job(first, most, entries, coming):
                means[seat] += points * chance
                variance += points * points * chance * (1 - chance)
    bonus = deck.setup.gang_bonus
    for gang, comes in coming.shares.items():
        counts = [circles[seat][gang] + to_come[seat] * comes for seat in seats]
        variances = [to_come[seat] * comes * (1 - comes) + weights.doubt / 2 for seat in seats]
        for seat, chance in enumerate(chances_of_gang(counts, variances)):
            means[seat] += bonus * chance
            variance += bonus * bonus * chance * (1 - chance)
    return means, variance


def chances_of_job(
    first: list[int], strength: int, entries: list[tuple[int, float]], coming: Crowd
) -> list[tuple[int, float]]:
    """Who wins a job, by which chance: those who are the strongest there, or somebody who still comes."""
    highest, beaten = len(coming.odds) - 1, coming.rival.beaten
    if strength > highest:
        return [(seat, 1 / len(first)) for seat in first]
    stays = 1.0
    for _, enters in entries:
        stays *= 1 - enters + enters * beaten[strength]
    chances = [(seat, stays / len(first)) for seat in first]
    for seat, enters in entries:
        chance = 0.0
        for rating in range(strength, highest + 1):
            wins = coming.odds[rating]
            if wins:
                if rating == strength and first:
                    wins /= 2
                for other, comes in entries:
                    if other != seat:
                        wins *= 1 - comes + comes * beaten[rating]
                chance += wins
        chances.append((seat, enters * chance))
    return chances


def chances_of_gang(counts: list[float], variances: list[float]) -> list[float]:
    """Each seat's chance to have more circles than all others, as in gangs.py."""
    chances = [1.0] * len(counts)
    for seat, other in permutations(range(len(counts)), 2):
        lead = counts[seat] - counts[other] - 0.5
        chances[seat] *= (1 + erf(lead / sqrt(2 * (variances[seat] + variances[other])))) / 2
    return chances


def crooks_to_come(g: CrooksTable, on_sale: int, price: float) -> list[float]:
    """By seat: one it holds, and as many as it can pay for, as there are for it, and as it has room for."""
    active = g.passed.count(False)
    to_come = []
    for seat in range(g.seats):
        held = len(g.at[g.data.hand[seat]])
        room = g.at[g.data.row[seat]].count(()) - held
        more = 0.0 if g.passed[seat] else max(0.0, min(g.money[seat] / price, on_sale / active, room))
        to_come.append(held + more)
    return to_come
