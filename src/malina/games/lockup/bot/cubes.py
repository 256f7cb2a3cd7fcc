"""What cubes are worth: what can be crafted of them, now or later, and what is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..faces import RESOURCES, Item
from .sight import Purse, Sight
from .weights import Weights

ANY = "any"
END = (1.0, 1.0, 1.0, 2.0)


class Recipe:
    """An item that may be crafted."""

    __slots__ = ("contested", "cost", "item", "wild", "worth")

    def __init__(self, item: Item, worth: float, contested: float) -> None:
        self.item, self.worth, self.contested = item, worth, contested
        self.cost = tuple([item.price.get(kind, 0) for kind in RESOURCES])
        self.wild = item.price.get(ANY, 0)


def missing(recipe: Recipe, purse: Purse) -> int:
    """Cubes that are not there."""
    lack, spare = 0, -recipe.wild
    for need, there in zip(recipe.cost, purse, strict=True):
        if there < need:
            lack += need - there
        else:
            spare += there - need
    return lack - spare if spare < 0 else lack


class Cubes:
    """The worth of any purse of this seat."""

    def __init__(self, sight: Sight, weights: Weights, recipes: Sequence[Recipe], crafts: int, storage: int) -> None:
        self.later = sight.later
        self.crafts = crafts  # visits to the Cell Block that are still possible
        self.storage = storage
        self.last = sight.later == 0 and sight.step == "lights_out"  # what is missing now will be missing
        self.weights = weights
        time = min(1.0, (self.later + 0.5 * (crafts > self.later)) / weights.patience)
        self.price = tuple([end + (weights.cube[kind] - end) * time for kind, end in zip(RESOURCES, END, strict=True)])
        self.order = sorted(range(4), key=lambda kind: -self.price[kind])
        self.recipes = recipes
        self._known: dict[tuple[Purse, Recipe | None], float] = {}

    def left_over(self, purse: Purse) -> float:
        """Cubes that are used for nothing in particular; what cannot be stored is nearly lost."""
        room = self.storage if self.later else 99
        total = 0.0
        for kind in self.order:
            count = purse[kind]
            kept = count if count <= room else room
            room -= kept
            total += self.price[kind] * (kept + self.weights.lost * (count - kept))
        return total

    def paid(self, purse: Purse, recipe: Recipe) -> Purse:
        """What is left after crafting; wild symbols are paid with the cheapest."""
        rest = [max(there - need, 0) for there, need in zip(purse, recipe.cost, strict=True)]
        wild = recipe.wild
        for kind in reversed(self.order):
            if not wild:
                break
            used = min(wild, rest[kind])
            rest[kind] -= used
            wild -= used
        return rest[0], rest[1], rest[2], rest[3]

    def crafted(self, purse: Purse, recipe: Recipe) -> float:
        """What crafting it brings for these cubes, at the price that cubes have."""
        return recipe.worth + self.left_over(self.paid(purse, recipe)) - self.left_over(purse)

    def best_craft(self, purse: Purse, hope: float) -> float:
        """What a visit to the Cell Block brings; perhaps the one cube that is missing will be there."""
        best = 0.0
        for recipe in self.recipes:
            lack = missing(recipe, purse)
            if lack < 2:
                best = max(best, self.crafted(purse, recipe) * (hope if lack else 1.0))
        return best

    def worth(self, purse: Purse, used: Recipe | None = None) -> float:
        """With the best that can be crafted, and after that something else."""
        key = purse, used
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._worth(purse, used)
        return found

    def _worth(self, purse: Purse, used: Recipe | None) -> float:
        best = kept = self.left_over(purse)
        crafts = self.crafts - (used is not None)
        if crafts > 0:
            reach = self.weights.reach
            for recipe in self.recipes:
                lack = missing(recipe, purse)
                if recipe is used or lack >= len(reach) or (lack and self.last):
                    continue
                rest = self.paid(purse, recipe)
                after = self.left_over(rest) if lack or used else self.worth(rest, recipe)
                chance = reach[lack] * (recipe.contested if lack or used else 1.0)
                value = kept + chance * (recipe.worth + after - kept)
                if value > best:
                    best = value
        return best


def plus(purse: Purse, kind: int, count: int = 1) -> Purse:
    found = list(purse)
    found[kind] += count
    return found[0], found[1], found[2], found[3]


def without(purse: Purse, cubes: Sequence[Sequence[object]]) -> Purse:
    """Cubes as moves name them."""
    found = list(purse)
    for name, count in cubes:
        found[RESOURCES.index(str(name))] -= int(str(count))
    return found[0], found[1], found[2], found[3]


def cheapest(ways: Sequence[list[list[object]]], purse: Purse, worth: Callable[[Purse], float]) -> list[list[object]]:
    """The payment that hurts least."""
    return max([ways[i] for i in range(len(ways))], key=lambda cubes: worth(without(purse, cubes)))
