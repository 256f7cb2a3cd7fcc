"""The weights of the bot, as they stand in weights.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec


class Chance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    still: float
    shift: float


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cube: dict[str, float]
    patience: float
    lost: float
    reach: tuple[float, ...]
    hope: float
    contested: float
    power: float
    marker: float
    tome: float
    pick: float
    storage: float
    exchange: float
    more_items: float
    more_symbols: float
    more_power: float
    more_kin: float
    raids: float
    spread: float
    drift: float
    pace: float
    keen: dict[str, float]
    visits: float
    pairs: float
    boast: float
    certainty: float
    others: dict[int, float]
    haste: float
    secret: float
    thrift: float
    bluff: float
    openness: float
    hold: float
    look: float
    stealth: float
    regret: float
    tomes: dict[str, float]
    guard_stake: dict[str, float]
    chance: Chance


def read(changes: Mapping[str, Any], manner: str = "") -> Weights:
    """The shipped weights with these in place of theirs, for a bot of this manner."""
    data = merged(tomllib.loads(Path(__file__).with_name("weights.toml").read_text(encoding="utf-8")), changes)
    manners = msgspec.convert(data.pop("manner", {}), dict[str, dict[str, Any]])
    if manner:
        data = merged(data, manners[manner])
    return msgspec.convert(data, Weights, str_keys=True, strict=False)


def merged(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """What stands in both is merged in its turn, if both are tables."""
    both = {name for name in new if isinstance(old.get(name), dict) and isinstance(new[name], dict)}
    return {**old, **new, **{name: merged(old[name], new[name]) for name in both}}
