"""What a party's goons, power and goals are worth at the end, as far as it can be foreseen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import comb, exp
from typing import NamedTuple

from ..faces import ATTRIBUTES, RESOURCES, Constants, Goal, Goon, Item
from .sight import NOBODY, Sight
from .weights import Weights

MOST = 30.0


class Holding(NamedTuple):
    """What counts of a party's things."""

    items: tuple[Item, ...]
    gang: tuple[Goon, ...]
    power: int
    tomes: int


def holding(sight: Sight, party: int) -> Holding:
    return Holding(sight.items[party], sight.gangs[party], sight.power[party], sight.tome_count[party])


def symbols(held: Holding) -> dict[str, int]:
    found = dict.fromkeys(ATTRIBUTES, 0)
    for item in held.items:
        for attribute, count in item.attributes.items():
            found[attribute] += count
    for goon in held.gang:
        if goon.attribute:
            found[goon.attribute] += 1
    return found


def sigmoid(x: float) -> float:
    return 1 / (1 + exp(-max(-MOST, min(MOST, x))))


# ---- goons ----


@lru_cache(maxsize=256)
def set_stars(table: tuple[int, ...], count: int, later: int, chance: float) -> float:
    """What a set is worth with those that may still join it."""
    if not count:
        return 0.0
    odds = [comb(later, more) * chance**more * (1 - chance) ** (later - more) for more in range(later + 1)]
    return sum([odd * table[min(count + more, len(table)) - 1] for more, odd in enumerate(odds)])


def goon_stars(sight: Sight, held: Holding, weights: Weights) -> float:
    constants: Constants = sight.box.cards.constants
    later = sight.later
    count = Counter([goon.type for goon in held.gang])
    stars = count["skinner"] * constants.skinner_stars + float(count["bandit"] * constants.bandit_stars)
    for kind in ("dwarf", "ratfolk"):
        if count[kind]:
            stars += set_stars(sight.box.cards.goon_types[kind].table, count[kind], later, weights.more_kin)
    if count["cultist"]:
        stars += count["cultist"] * constants.cultist_stars_per_item * (len(held.items) + later * weights.more_items)
    if count["hobgoblin"]:
        stars += count["hobgoblin"] * constants.hobgoblin_stars_per_power * (held.power + later * weights.more_power)
    if count["demon"]:
        there = symbols(held)
        for goon in held.gang:
            if goon.counts:
                stars += constants.demon_stars_per_symbol * (there[goon.counts] + later * weights.more_symbols)
    return stars


# ---- goals ----


def amount(goal: Goal, held: Holding) -> float:
    """How much of it a party has; of sets also what is there of the next one."""
    metric = goal.metric
    if metric == "attribute":
        return symbols(held)[goal.attribute]
    if metric == "attributes_total":
        return sum(symbols(held).values())
    if metric in ("attributes_each", "attribute_sets"):
        there = symbols(held).values()
        least = min(there)
        return least + sum([count > least for count in there]) * PART
    if metric == "crafted_items":
        return len(held.items)
    if metric == "goons":
        return len(held.gang)
    if metric == "goons_same_type":
        return max(Counter([goon.type for goon in held.gang]).values(), default=0)
    if metric == "goon_types":
        return len({goon.type for goon in held.gang})
    if metric == "power":
        return held.power
    if metric == "cost_types_on_crafted_items":
        return len({symbol for item in held.items for symbol in item.cost if symbol in RESOURCES})
    if metric == "crafted_items_with_gold_cost":
        return sum(["gold" in item.cost for item in held.items])
    return held.tomes


PART = 0.3  # of a set that is complete but for one or two


class Goals:
    """What the open goals are worth to a party, when the others have what they have now."""

    def __init__(self, sight: Sight, party: int, weights: Weights) -> None:
        self.party, self.weights = party, weights
        self.later = sight.later
        constants = sight.box.cards.constants
        pair = sight.box.pair
        self.goals = sight.goals
        self.owner = sight.superiority
        self.advance_open = sight.advance == NOBODY
        self.superiority = constants.superiority_stars_2p if pair else constants.superiority_stars
        self.advance = constants.advance_stars
        self.first = constants.endgame_first_stars_2p if pair else constants.endgame_first_stars
        rivals = [holding(sight, other) for other in range(sight.parties) if other != party]
        self.best = {family: max([amount(goal, other) for other in rivals]) for family, goal in self.goals.items()}
        self.width = weights.spread + weights.drift * self.later

    def stars(self, held: Holding) -> float:
        total = 0.0
        for family, goal in self.goals.items():
            mine, best = amount(goal, held), self.best[family]
            if family == "superiority":
                beaten = max(best, goal.minimum - 1)
                edge = 0.5 if self.owner == self.party and mine >= best else -0.5 if self.owner != NOBODY else 0.0
                total += self.superiority * sigmoid((mine - beaten - 0.5 + edge) / self.width)
            elif family == "advance":
                if self.advance_open:
                    total += self.advance * self.in_time(goal.minimum - mine, goal.minimum - best)
            elif goal.each:
                total += goal.each * mine
            elif mine:
                total += self.first * sigmoid((mine - best) / self.width)
        return total

    def in_time(self, missing: float, theirs: float) -> float:
        """The chance to be the first at a goal."""
        if missing <= 0:
            return 1.0
        rounds = (self.later + 1) * self.weights.pace
        return sigmoid((theirs - missing) / 0.8) * min(1.0, rounds / (missing + 0.5)) * 0.8


# ---- raids ----


def raid_cost(sight: Sight, cubes: float, others: Sequence[int], weights: Weights) -> float:
    """What so much suspicion is expected to cost at the next raid."""
    if cubes <= 0:
        return 0.0
    constants = sight.box.cards.constants
    most = max(others)
    width, sure = weights.spread + 0.5, weights.raids
    if not sight.later:  # the final raid comes in any case, and there is little time left
        width, sure = weights.spread, sure + weights.final
    if sight.box.pair:
        return sure * constants.raid_first_loss_2p * sigmoid((cubes - most - 0.4) / width)
    first = sigmoid((cubes - most + 0.3) / width)
    second = sigmoid((cubes - sorted(others)[-2] + 0.3) / width) - first if len(others) > 1 else 0.0
    return sure * (constants.raid_first_loss * first + constants.raid_second_loss * max(second, 0.0))
