"""One block for each type: what all goons of it that a party has are worth together."""

from __future__ import annotations

from ..moments import goon_stars, on
from ..table import LockupTable
from .goals import symbols


@on(goon_stars, "skinner")
def skinner(g: LockupTable, party: int, stars: int, count: int) -> int:
    return count * g.data.cards.constants.skinner_stars


@on(goon_stars, "bandit")
def bandit(g: LockupTable, party: int, stars: int, count: int) -> int:
    return count * g.data.cards.constants.bandit_stars


def in_set(g: LockupTable, kind: str, count: int) -> int:
    table = g.data.cards.goon_types[kind].table
    return table[min(count, len(table)) - 1]


@on(goon_stars, "dwarf")
def dwarf(g: LockupTable, party: int, stars: int, count: int) -> int:
    return in_set(g, "dwarf", count)


@on(goon_stars, "ratfolk")
def ratfolk(g: LockupTable, party: int, stars: int, count: int) -> int:
    return in_set(g, "ratfolk", count)


@on(goon_stars, "cultist")
def cultist(g: LockupTable, party: int, stars: int, count: int) -> int:
    return count * g.data.cards.constants.cultist_stars_per_item * len(g.at[g.data.crafted[party]])


@on(goon_stars, "demon")
def demon(g: LockupTable, party: int, stars: int, count: int) -> int:
    """Each of them counts the attribute it shows; its own sign is none."""
    shown = [goon.counts for goon in g.cards(g.data.gang[party]) if goon.type == "demon"]
    return g.data.cards.constants.demon_stars_per_symbol * sum(symbols(g, party)[attribute] for attribute in shown)


@on(goon_stars, "hobgoblin")
def hobgoblin(g: LockupTable, party: int, stars: int, count: int) -> int:
    return count * g.data.cards.constants.hobgoblin_stars_per_power * g.power[party]
