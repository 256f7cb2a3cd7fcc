"""The numbers of a game's weights.toml as a parameter vector."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

import msgspec

from ..kernel.refusal import BadOptions

Step = str | int
Tables = dict[str, Any]
NOTHING = 0.25  # the scale of a weight of 0
LEAST, MOST = -0.95, 4.0  # a weight keeps its sign and its order of magnitude


@dataclass(frozen=True)
class Weight:
    """One number of the file, by its path. Its parameter `x` is the change relative to the present value."""

    way: tuple[Step, ...]
    value: float
    whole: bool = False

    @property
    def name(self) -> str:
        return ".".join(map(str, self.way))

    @property
    def bounds(self) -> tuple[float, float]:
        return (LEAST if self.value else -MOST, MOST)

    def at(self, x: float) -> float | int:
        """The value for `x`, rounded to three digits, as games cannot tell finer differences."""
        value = float(f"{self.value + (abs(self.value) or NOTHING) * x:.3g}")
        return round(value) if self.whole else value


def numbers(tables: Any, way: tuple[Step, ...] = ()) -> Iterator[Weight]:
    """All numbers of the file, in its order."""
    if isinstance(tables, Mapping):
        for name, inside in tables.items():
            yield from numbers(inside, (*way, name))
    elif isinstance(tables, list):
        for i, inside in enumerate(tables):
            yield from numbers(inside, (*way, i))
    elif isinstance(tables, (int, float)) and not isinstance(tables, bool):
        yield Weight(way, tables)


def chosen(heuristic: Any, tables: Tables, patterns: Sequence[str]) -> list[Weight]:
    """The weights that a pattern names, singly or by a table; without those of manners, and without those that the bot
    greedy does not use."""
    fixed = {*heuristic.MANNERS, *heuristic.FITTED}
    free = [weight for weight in numbers(tables) if not fixed & set(weight.way)]
    found = [weight for weight in free if any(_named(weight.name, pattern) for pattern in patterns)]
    if not found:
        known = dict.fromkeys(str(weight.way[0]) for weight in free)
        raise BadOptions("no-such-weights", weights=",".join(patterns), known=", ".join(known))
    return [_counted(heuristic, tables, weight) for weight in found]


def changed(tables: Tables, weights: Sequence[Weight], xs: Sequence[float]) -> Tables:
    new = deepcopy(tables)
    for weight, x in zip(weights, xs, strict=True):
        put(new, weight.way, weight.at(x))
    return new


def put(tables: Any, way: tuple[Step, ...], value: float) -> None:
    *folders, last = way
    for step in folders:
        tables = tables[step]
    tables[last] = value


def _named(name: str, pattern: str) -> bool:
    return fnmatchcase(name, pattern) or fnmatchcase(name, f"{pattern}.*")


def _counted(heuristic: Any, tables: Tables, weight: Weight) -> Weight:
    """Mark the weight as an integer if the heuristic rejects a fraction."""
    if not isinstance(weight.value, int):
        return weight
    half = deepcopy(tables)
    put(half, weight.way, weight.value + 0.5)
    try:
        heuristic.policy(weights=half)
    except msgspec.ValidationError:
        return Weight(weight.way, weight.value, whole=True)
    return weight
