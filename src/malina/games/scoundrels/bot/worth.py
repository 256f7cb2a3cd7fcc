"""Each seat's chance to win a table on which all faces are known: the tech it has, and what it may still expect.

The weights are a logistic regression over games of greedy bots."""

from __future__ import annotations

from math import exp

from ....kernel.policy import won
from ..rules.query import points_of
from ..table import ScoundrelsTable
from .crew import all_uses, use_worth
from .sight import Sight
from .stakes import Mind
from .weights import Weights


def worth(g: ScoundrelsTable, weights: Weights) -> list[float]:
    if g.result is not None:
        return won(g.result)
    by = weights.worth
    pending = exposures(g)
    scores = []
    for seat in range(g.seats):
        has = features(g, seat, weights)
        scores.append(sum([weight * n for weight, n in zip(by.weights, has, strict=True)]) + pending[seat])
    spread = by.still + by.shift * sum(Sight(g, seat).turns_left(seat) for seat in range(g.seats)) / g.seats
    most = max(scores)
    odds = [exp((score - most) / spread) for score in scores]
    whole = sum(odds)
    return [each / whole for each in odds]


def features(g: ScoundrelsTable, seat: int, weights: Weights) -> tuple[float, ...]:
    """Tech as it stands; then what may become tech: spaces for safes, the best theft, money, scoundrels, henchmen."""
    mind = Mind(Sight(g, seat), weights)
    sight, stakes = mind.sight, weights.stakes
    turns = sight.turns_left(seat)
    soon = min(1.0, turns / sight.box.setup.rounds)
    held = len(g.at[sight.box.stolen[seat]])
    need = stakes.spend * sight.hires_left(seat)
    crew = [(trait, job) for trait, job in sight.crew(seat)]
    return (
        float(sum(points_of(g, seat).values())),
        (mind.vault.most - held) * soon,
        max(0.0, mind.vault.best()) * soon,
        g.money[seat] * need / (need + g.money[seat] + 1),
        sum([all_uses(mind, trait, use_worth(mind, trait, job)) for trait, job in crew]),
        g.supply[seat] * mind.henchman(seat),
    )


def exposures(g: ScoundrelsTable) -> list[float]:
    """What the henchmen on cards will do to everybody's reputation at the end of the day."""
    found = [0.0] * g.seats
    least, most = g.data.setup.reputation_least, g.data.setup.reputation_most
    caught = set()
    for suspicion in g.suspicions:
        [piece] = g.at[g.data.slot[suspicion.victim][suspicion.slot]]
        if g.poker(piece).rank != suspicion.slot:
            found[suspicion.owner] += 1
            caught.add((suspicion.victim, suspicion.slot))
    for victim, _ in caught:
        found[victim] -= 1
    return [max(least, min(most, g.reputation[seat] + found[seat])) - g.reputation[seat] for seat in range(g.seats)]
