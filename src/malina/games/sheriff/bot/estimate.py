"""What an open table is worth to everybody: the chance to win, by what everybody has and may still get."""

from __future__ import annotations

from math import exp, sqrt

from ..table import SheriffTable
from .prices import expected, others
from .weights import Weights


def worth(g: SheriffTable, weights: Weights) -> list[float]:
    """Each seat's chance to win."""
    if g.result is not None:
        return [(seat in g.result.winners) / len(g.result.winners) for seat in range(g.seats)]
    by = weights.worth
    points = expected_points(g, weights)
    spread = by.near + by.far * sqrt(g.data.rounds - g.round + (g.step in ("laws", "market", "load")))
    most = max(points)
    shares = [exp((has - most) / spread) for has in points]
    whole = sum(shares)
    return [share / whole for share in shares]


def expected_points(g: SheriffTable, weights: Weights) -> list[float]:
    box, goods = g.data, g.data.goods
    stands = [g.held(place) for place in box.stand]
    found = []
    for seat in range(g.seats):
        points = float(g.gold[seat]) + g.chest / 2 * (seat in g.in_office and len(g.in_office) > 1)
        points += sum([goods[id].value * many for id, many in stands[seat].items()])
        for place in (box.stack[seat], box.filled[seat], box.under[seat], box.bought[seat]):
            points += sum([g.face[piece].value for piece in g.at[place]])
        found.append(points + weights.worth.hand * in_hand(g, seat))
    for bag in g.closed:
        passed, cost = closed_bag(g, bag)
        found[bag] += passed - weights.worth.bag * cost
        for judge in g.judges(bag):
            found[judge] += weights.worth.bag * fines(g, bag) / len(g.judges(bag))
    spread = weights.crown.near + weights.crown.far * sqrt(box.rounds - g.round)
    for good in box.legal:
        counts = [royal(g, seat, good) + stands[seat][good] + carried(g, seat, good) for seat in range(g.seats)]
        for seat in range(g.seats):
            found[seat] += expected(goods[good], counts[seat], others(counts, seat), spread)
    return found


def royal(g: SheriffTable, seat: int, good: str) -> int:
    faces = [g.face[piece] for piece in g.at[g.data.stack[seat]]]
    return sum([face.counts_as_number for face in faces if face.counts_as == good])


def carried(g: SheriffTable, seat: int, good: str) -> int:
    """What of it is in a closed bag, and hardly in danger."""
    return g.held(g.data.bag[seat])[good] if g.bags[seat] == "closed" and g.declared[seat] == good else 0


def closed_bag(g: SheriffTable, seat: int) -> tuple[float, float]:
    """What it is worth if it passes, and what of that is lost if it is opened, with fines."""
    value = sum([worth_of(g, piece) for piece in g.at[g.data.bag[seat]]])
    return value, sum([worth_of(g, piece) for piece in wrong(g, seat)]) + fines(g, seat)


def worth_of(g: SheriffTable, piece: int) -> float:
    face = g.face[piece]
    return float(face.reward if face.kind == "merry_man" else face.value)


def fines(g: SheriffTable, seat: int) -> float:
    return float(sum([g.face[piece].penalty for piece in wrong(g, seat)]))


def wrong(g: SheriffTable, seat: int) -> list[int]:
    """Cards that are not what was declared; before, those that cannot be."""
    said = g.declared[seat]
    return [p for p in g.at[g.data.bag[seat]] if (g.face[p].id != said if said else g.face[p].kind != "legal")]


def in_hand(g: SheriffTable, seat: int) -> float:
    """Contraband may go another time."""
    if g.round == g.data.rounds:
        return 0.0
    faces = [g.face[piece] for piece in g.at[g.data.hand[seat]]]
    return float(sum([face.value for face in faces if face.kind in ("contraband", "royal")]))
