"""What things are worth to a seat now: items, goons, cubes, power, tomes, suspicion. All from what the seat knows."""

from __future__ import annotations

from functools import cached_property

from ..faces import RESOURCES, Goon, Item
from .cubes import Cubes, Recipe, missing, plus
from .holdings import Goals, Holding, goon_stars, holding, raid_cost
from .sight import Lying, Purse, Sight
from .weights import Weights

CELLS = 6  # the number of the Cell Block


class Outlook:
    """Of a party: our own, or on a table of the bot's own anybody's."""

    def __init__(self, sight: Sight, weights: Weights, party: int | None = None) -> None:
        self.sight, self.weights = sight, weights
        self.party = sight.me if party is None else party
        self.later = sight.later
        self.purse = sight.purses[self.party]
        self.held = holding(sight, self.party)
        self.guards = self.party >= len(sight.crews)
        self.tome = 1 + (weights.tome - 1) * min(self.later, 3) / 3
        self.pick = 1 + (weights.pick - 1) * min(self.later, 3) / 3

    # ---- what is counted at the end ----

    @cached_property
    def goals(self) -> Goals:
        return Goals(self.sight, self.party, self.weights)

    @cached_property
    def base(self) -> float:
        return self.of(self.held)

    def of(self, held: Holding) -> float:
        """Goons and goals."""
        return goon_stars(self.sight, held, self.weights) + self.goals.stars(held)

    # ---- single things ----

    @cached_property
    def power(self) -> float:
        """Of one more power cube."""
        held = self.held._replace(power=self.held.power + 1)
        return self.weights.power * self.later + self.of(held) - self.base

    def suspicion(self, more: float) -> float:
        """What so many more cubes cost; fewer bring something."""
        sight = self.sight
        others = [sight.suspicion[other] for other in range(sight.parties) if other != self.party]
        mine = sight.suspicion[self.party]
        return raid_cost(sight, mine + more, others, self.weights) - raid_cost(sight, mine, others, self.weights)

    def effect(self, special: str) -> float:
        """Of a sign on an item or a goon."""
        if not special:
            return 0.0
        if special.startswith("gain_"):
            what = special.removeprefix("gain_")
            return self.power if what == "power" else self.weights.cube[what]
        if special in ("discard_suspicion", "give_suspicion"):
            mine = self.sight.suspicion[self.party]
            return -self.suspicion(-1) * (1.5 if special == "give_suspicion" else 1.0) if mine else 0.0
        if special == "storage_plus_1":
            return self.weights.storage * min(self.later, 2)
        if special == "exchange_resource":
            return self.weights.exchange
        return self.tome if special == "draw_tome" else self.pick

    def item(self, item: Item) -> float:
        """Of crafting it, apart from its cost."""
        held = self.held._replace(items=(*self.held.items, item))
        return item.value + self.effect(item.special) + self.of(held) - self.base

    def goon(self, goon: Goon) -> float:
        """Of recruiting him, apart from his price."""
        held = self.held._replace(gang=(*self.held.gang, goon))
        return self.effect(goon.special) + self.of(held) - self.base

    # ---- cubes ----

    @cached_property
    def visit(self) -> bool:
        """Can we still craft in this round?"""
        sight = self.sight
        if sight.step == "roll_call":
            there = bool(sight.rooms[CELLS][self.party].pieces)
            return there or (not sight.passed[self.party] and sight.cell_count[self.party] > 0)
        if sight.step == "lights_out":
            return 0 <= sight.location <= CELLS and bool(sight.rooms[CELLS][self.party].pieces)
        return sight.step in ("setup", "")

    @cached_property
    def recipes(self) -> list[Recipe]:
        sight = self.sight
        contested = self.weights.contested ** (sight.parties - 1)
        mine: Lying = sight.reserved[self.party]
        return [
            *[Recipe(item, self.item(item), contested) for item in sight.display],
            *[Recipe(item, self.item(item), 1.0) for item in mine.known],
        ]

    @cached_property
    def cubes(self) -> Cubes:
        return self.cubes_with(self.visit)

    @cached_property
    def cubes_after(self) -> Cubes:
        """The same, if we craft nothing in this round."""
        return self.cubes_with(False)

    def cubes_with(self, visit: bool) -> Cubes:
        crafts = self.later + visit
        return Cubes(self.sight, self.weights, self.recipes, crafts, self.sight.storage[self.party])

    def gain(self, kind: str, count: int, purse: Purse | None = None) -> float:
        """Of so many more cubes."""
        mine = self.purse if purse is None else purse
        return self.cubes.worth(plus(mine, RESOURCES.index(kind), count)) - self.cubes.worth(mine)

    def reserving(self, item: str, purse: Purse) -> float:
        """What is gained if nobody else can craft it any more."""
        recipe = next(recipe for recipe in self.recipes if recipe.item.id == item)
        lack = missing(recipe, purse)
        crafts = self.later + (self.visit and self.sight.location < CELLS)
        if lack >= len(self.weights.reach) or not crafts:
            return 0.0
        price = sum([need * price for need, price in zip(recipe.cost, self.cubes.price, strict=True)])
        return self.weights.reach[lack] * (1 - recipe.contested) * (recipe.worth - price)

    # ---- all of it ----

    def stars(self) -> float:
        """What the party may expect to have at the end, apart from what everybody may still gain alike."""
        sight, weights = self.sight, self.weights
        constants = sight.box.cards.constants
        total = sight.stars[self.party] + self.base + weights.power * self.later * sight.power[self.party]
        total -= raid_cost(
            sight,
            sight.suspicion[self.party],
            [sight.suspicion[other] for other in range(sight.parties) if other != self.party],
            weights,
        )
        if sight.marker == self.party:
            total += constants.first_player_marker_stars + weights.marker * min(self.later, 2)
        if self.guards:
            prices = [(weights.cube[kind] - 1) * min(1.0, self.later / weights.patience) for kind in RESOURCES]
            prices[3] += 1 + constants.guard_gold_stars - 2
            total += sum([count * price for count, price in zip(self.purse, prices, strict=True)])
            return total + 2.0 * len(sight.reserved[self.party].pieces) * min(self.later, 2) / 2
        return total + self.cubes.worth(self.purse) + self.tome * sight.tome_count[self.party]
