"""One block for each thing that goals count. Only crafted items and recruited goons do."""

from __future__ import annotations

from collections import Counter

from ..faces import ATTRIBUTES, RESOURCES, Goal
from ..moments import measure, on
from ..table import LockupTable


def symbols(g: LockupTable, party: int) -> dict[str, int]:
    """The attribute symbols of a party."""
    found: Counter[str] = Counter()
    for item in g.cards(g.data.crafted[party]):
        found.update(item.attributes)
    found.update(goon.attribute for goon in g.cards(g.data.gang[party]))
    return {attribute: found[attribute] for attribute in ATTRIBUTES}


def types(g: LockupTable, party: int) -> Counter[str]:
    return Counter(goon.type for goon in g.cards(g.data.gang[party]))


@on(measure, "attribute")
def attribute(g: LockupTable, party: int, value: int, goal: Goal) -> int:
    return symbols(g, party)[goal.attribute]


@on(measure, "attributes_total")
def attributes_total(g: LockupTable, party: int, value: int, goal: Goal) -> int:
    return sum(symbols(g, party).values())


@on(measure, "attributes_each", "attribute_sets")
def attribute_sets(g: LockupTable, party: int, value: int, goal: Goal) -> int:
    return min(symbols(g, party).values())


@on(measure, "crafted_items")
def crafted_items(g: LockupTable, party: int, value: int, goal: Goal) -> int:
    return len(g.at[g.data.crafted[party]])


@on(measure, "goons")
def goons(g: LockupTable, party: int, value: int, goal: Goal) -> int:
    return len(g.at[g.data.gang[party]])


@on(measure, "goons_same_type")
def goons_same_type(g: LockupTable, party: int, value: int, goal: Goal) -> int:
    return max(types(g, party).values(), default=0)


@on(measure, "goon_types")
def goon_types(g: LockupTable, party: int, value: int, goal: Goal) -> int:
    return len(types(g, party))


@on(measure, "power")
def power(g: LockupTable, party: int, value: int, goal: Goal) -> int:
    return g.power[party]


@on(measure, "cost_types_on_crafted_items")
def cost_types(g: LockupTable, party: int, value: int, goal: Goal) -> int:
    """The wild symbol is no type."""
    printed = {symbol for item in g.cards(g.data.crafted[party]) for symbol in item.cost}
    return len(printed.intersection(RESOURCES))


@on(measure, "crafted_items_with_gold_cost")
def items_with_gold(g: LockupTable, party: int, value: int, goal: Goal) -> int:
    return sum("gold" in item.cost for item in g.cards(g.data.crafted[party]))


@on(measure, "tomes_in_hand")
def tomes_in_hand(g: LockupTable, party: int, value: int, goal: Goal) -> int:
    return 0 if g.guards(party) else len(g.at[g.data.hand[party]])
