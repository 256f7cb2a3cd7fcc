"""The weights of the greedy bot, as they stand in weights.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec


class Chance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dollar: float
    turn: dict[int, float]
    still: dict[int, float]
    shift: dict[int, float]


class Hiding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    strength: float
    great: float
    minus: float
    plus: float
    action: float


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dollar: dict[int, float]
    others: dict[int, float]
    price: float
    shyness: float
    certainty: float
    keenness: float
    doubt: float
    fight: float
    dread: float
    contested: float
    deceit: float
    scruple: float
    look: float
    look_job: float
    look_pile: float
    fear: float
    chance: Chance
    hiding: Hiding


def read(changes: Mapping[str, Any], manner: str = "") -> Weights:
    """The shipped weights with these in place of theirs, for a bot of this manner."""
    data = merged(tomllib.loads(Path(__file__).with_name("weights.toml").read_text(encoding="utf-8")), changes)
    manners = msgspec.convert(data.pop("manner"), dict[str, dict[str, Any]])
    if manner:
        data = merged(data, manners[manner])
    return msgspec.convert(data, Weights, str_keys=True, strict=False)


def merged(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """What stands in both is merged in its turn, if both are tables."""
    both = {name for name in new if isinstance(old.get(name), dict) and isinstance(new[name], dict)}
    return {**old, **new, **{name: merged(old[name], new[name]) for name in both}}
