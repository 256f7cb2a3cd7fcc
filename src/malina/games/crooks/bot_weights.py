"""The weights of the greedy bot, as they stand in bot.toml."""

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


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dollar: dict[int, float]
    others: dict[int, float]
    price: float
    shyness: float
    certainty: float
    keenness: float
    doubt: float
    contested: float
    deceit: float
    look: float
    look_job: float
    look_pile: float
    fear: float
    chance: Chance


def shipped() -> Weights:
    return read({})


def read(changes: Mapping[str, Any]) -> Weights:
    """The shipped weights with these in place of theirs."""
    data = tomllib.loads(Path(__file__).with_name("bot.toml").read_text(encoding="utf-8"))
    return msgspec.convert({**data, **changes}, Weights, str_keys=True, strict=False)
