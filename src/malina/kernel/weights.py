"""Weights (parameters) of a game's heuristic: typed numbers from its weights.toml. A bot's manner overrides some of
them, and so may a user's own file (`greedy@my.toml`)."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from .policy import Policy

Tables = dict[str, Any]
W = TypeVar("W")


class MakePolicy(Protocol):
    def __call__(self, manner: str = "", weights: Mapping[str, Any] | None = None) -> Policy: ...


def merged(old: Mapping[str, Any], new: Mapping[str, Any]) -> Tables:
    """Deep merge: tables that are in both are merged recursively, else the new value wins."""
    both = {name for name in new if isinstance(old.get(name), dict) and isinstance(new[name], dict)}
    return {**old, **new, **{name: merged(old[name], new[name]) for name in both}}


def times(weights: Any, factors: Any) -> Any:
    """Multiply weights by factors; the factor of a table or list applies to every number in it."""
    if isinstance(weights, dict):
        each = factors if isinstance(factors, dict) else dict.fromkeys(weights, factors)
        return {**weights, **{name: times(weights[name], factor) for name, factor in each.items()}}
    return [weight * factors for weight in weights] if isinstance(weights, list) else weights * factors


@dataclass(frozen=True)
class WeightsFile(Generic[W]):
    """A weights.toml: the tables of `shape`, and below `manner` what each manner changes."""

    path: Path
    shape: type[W]
    mannered: Callable[[Tables, Tables], Tables] = merged  # or `times`: a manner's numbers are factors

    @cached_property
    def shipped(self) -> Tables:
        return tomllib.loads(self.path.read_text(encoding="utf-8"))

    @property
    def manners(self) -> tuple[str, ...]:
        return tuple(self.shipped["manner"])

    def read(self, changes: Mapping[str, Any] | None = None, manner: str = "") -> W:
        """The shipped weights with these overrides, for a bot of this manner."""
        data = merged(self.shipped, changes or {})
        manners = msgspec.convert(data.pop("manner"), dict[str, Tables])
        if manner:
            data = self.mannered(data, manners[manner])
        return msgspec.convert(data, self.shape, str_keys=True, strict=False)

    def policies(self, make: Callable[[W], Policy]) -> MakePolicy:
        """The factory `policy` of a game's bot: missing weights default to the shipped ones; shipped policies are
        cached."""

        @lru_cache
        def shipped(manner: str) -> Policy:
            return make(self.read(manner=manner))

        def policy(manner: str = "", weights: Mapping[str, Any] | None = None) -> Policy:
            return shipped(manner) if weights is None else make(self.read(weights, manner))

        return policy
