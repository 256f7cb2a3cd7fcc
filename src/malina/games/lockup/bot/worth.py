"""Each seat's chance to win an open table: the stars it may expect, compared with the others'."""

from __future__ import annotations

from math import exp

from ..table import LockupTable
from .outlook import Outlook
from .sight import Sight
from .weights import Weights


def expected(table: LockupTable, weights: Weights) -> list[float]:
    """Stars at the end, by party."""
    found = []
    for party in range(table.data.parties):
        sight = Sight.of_table(table, min(party, table.seats - 1))
        found.append(Outlook(sight, weights, party).stars())
    return found


def settled(table: LockupTable) -> bool:
    """Between two rounds nobody has a token on the board."""
    return table.step == "roll_call" and not any(table.visited)


def worth(table: LockupTable, weights: Weights) -> list[float]:
    stars = expected(table, weights)
    later = 6 - max(table.round, 1) + (0.5 if table.step == "roll_call" else 0.0)
    width = weights.chance.still + weights.chance.shift * later
    most = max(stars)
    weighed = [exp((mine - most) / width) for mine in stars]
    whole = sum(weighed)
    return [each / whole for each in weighed[: table.seats]]
