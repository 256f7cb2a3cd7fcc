"""Cubes go between the supply, the boards and the locations; the supply is finite (chapter 18)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from ....kernel.blanks import Each
from ..faces import RESOURCES
from ..table import LockupTable, Pair

Paid = list[tuple[str, int]]  # cubes, as they are named in a move


def gain(g: LockupTable, party: int, resource: str, count: int = 1) -> int:
    """As many as there are. Returns how many."""
    left: int = getattr(g.supply, resource)
    taken = min(count, left)
    if taken:
        g.supply = replace(g.supply, **{resource: left - taken})
        getattr(g, resource)[party] += taken
    return taken


def give_back(g: LockupTable, party: int, cubes: Iterable[Sequence[object]]) -> None:
    """Cubes go back to the supply."""
    for resource, count in cubes:
        getattr(g, str(resource))[party] -= count
        g.supply = replace(g.supply, **{str(resource): getattr(g.supply, str(resource)) + count})


def pairs(found: dict[str, int]) -> list[Pair]:
    """Cubes by resource, in order."""
    return [(resource, found[resource]) for resource in RESOURCES if found.get(resource)]


def listed(cubes: Iterable[Sequence[object]]) -> list[list[object]]:
    """Cubes as events tell them."""
    return [list(pair) for pair in cubes]


def some_cubes(there: dict[str, int], count: int) -> Each:
    """So many of these cubes, of any kinds."""
    return Each({resource: range(1, n + 1) for resource, n in there.items()}, total=(count, count))


def stock(g: LockupTable) -> dict[str, int]:
    """The resources of the supply."""
    return {resource: getattr(g.supply, resource) for resource in RESOURCES}


def count_of(cubes: Iterable[Sequence[object]]) -> int:
    return sum(int(str(count)) for _, count in cubes)


def take_suspicion(g: LockupTable, party: int, count: int) -> int:
    """From the supply, as many as there are."""
    return gain(g, party, "suspicion", count)


def drop_suspicion(g: LockupTable, party: int, count: int) -> None:
    give_back(g, party, [("suspicion", count)])


def lay_suspicion(g: LockupTable, number: int, count: int) -> None:
    """From the supply to a location, as many as there are."""
    laid = min(count, g.supply.suspicion)
    g.supply = replace(g.supply, suspicion=g.supply.suspicion - laid)
    g.suspicion_at[number] += laid


def lay_resource(g: LockupTable, number: int, resource: str) -> bool:
    """A bandit's cube, if there is one."""
    left = getattr(g.supply, resource)
    if left:
        g.supply = replace(g.supply, **{resource: left - 1})
        g.bandits_at[number] = (*g.bandits_at[number], resource)
    return bool(left)
