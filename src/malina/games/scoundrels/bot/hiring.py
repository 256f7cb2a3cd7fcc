"""Whom to hire, and where everybody sits."""

from __future__ import annotations

from itertools import permutations

from ..faces import Job, Trait, price
from .crew import keeping, use_worth
from .gains import of_scoundrel
from .stakes import Mind


def hiring(mind: Mind, trait: Trait, job: Job) -> float:
    """What it is worth to hire it at its price, with or without room for it."""
    paid = price(trait, job) * mind.dollar * mind.weights.crew.price
    if trait.timing == "when_hired":
        return max(0.0, of_scoundrel(mind, trait, job)) - paid
    worth = keeping(mind, trait, job)
    if not mind.g.free_cells(mind.me):
        worth = max(0.0, worth - min(keeping(mind, *pair) for pair in mind.sight.crew(mind.me)))
    return worth - paid


def seating(mind: Mind, cells: dict[str, tuple[Trait, Job]]) -> float:
    """What the arrows are worth, if all sit so."""
    pointed, link = mind.sight.box.pointed, mind.weights.crew.link
    worth = 0.0
    for cell, (trait, job) in cells.items():
        if trait.arrows:
            linked = [cells[at] for way in trait.arrows if (at := pointed.get((cell, way))) in cells]
            chances = sum(WAKES.get(other.timing, 0.4) for other, _ in linked)
            worth += link * min(1.5, chances) * max(0.0, use_worth(mind, trait, job))
    return worth


WAKES = {"slots": 0.8, "end_of_turn": 1.0, "reaction": 0.5, "start_of_turn": 0.8}  # how often others are used


def best_seating(mind: Mind, all_of_them: list[tuple[Trait, Job]]) -> dict[str, tuple[Trait, Job]]:
    cells = mind.sight.box.cells
    ways = (dict(zip(order, all_of_them, strict=True)) for order in permutations(cells, len(all_of_them)))
    return max(ways, key=lambda way: seating(mind, way))
