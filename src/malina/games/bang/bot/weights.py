"""The weights of the greedy bot, as they stand in weights.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

ByRole = dict[str, dict[str, float]]  # the role of one, the role of the other


class Three(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    prey: float
    hunter: float


class Balance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tilt: float
    low: float
    high: float
    last: float


class Stakes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mine: tuple[float, ...]
    theirs: tuple[float, ...]
    win: float
    reward: float
    far: float


class Odds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    missed: float
    bang: float
    barrel: float
    explode: float
    released: float


class Keep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    again: float
    other: float
    per_danger: float
    useless: float
    laid: float
    card: dict[str, float]


class Front(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    green: float
    volcanic: float
    loaded: float
    reach: tuple[float, ...]
    range: float
    theirs: float
    card: dict[str, float]


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    draw: float
    plenty: int
    stolen: float
    lost: float
    last_card: float
    jail: float
    store: float
    exchange: float
    certain: float
    hire: float
    used: float


Strength = tuple[float, float, float, float]  # being in play, each life, each card in hand, what lies in front


class Camp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    always: float
    each: dict[str, Strength]


class Worth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    outlaws: Camp
    renegade: Camp
    two: Strength
    three: Strength
    six: Strength
    fight: Strength
    money: float


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    evidence: dict[str, ByRole]
    witness: dict[str, ByRole]
    wish: ByRole
    character: dict[str, float]
    three: Three
    balance: Balance
    stakes: Stakes
    odds: Odds
    keep: Keep
    front: Front
    play: Play
    order: dict[str, float]
    worth: Worth


@lru_cache(maxsize=1)
def shipped() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("weights.toml").read_text(encoding="utf-8"))


def read(changes: Mapping[str, Any], manner: str = "") -> Weights:
    """The shipped weights with these in place of theirs, for a bot of this manner."""
    data = merged(shipped(), changes)
    manners = data.pop("manner")
    return msgspec.convert(times(data, manners[manner]) if manner else data, Weights, strict=False)


def merged(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """What stands in both is merged in its turn, if both are tables."""
    both = {name for name in new if isinstance(old.get(name), dict) and isinstance(new[name], dict)}
    return {**old, **new, **{name: merged(old[name], new[name]) for name in both}}


def times(weights: Any, factors: Any) -> Any:
    """A factor for a table is one for every number in it."""
    if isinstance(weights, dict):
        each = factors if isinstance(factors, dict) else dict.fromkeys(weights, factors)
        return {**weights, **{name: times(weights[name], factor) for name, factor in each.items()}}
    return [weight * factors for weight in weights] if isinstance(weights, list) else weights * factors
