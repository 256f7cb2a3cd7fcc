"""The weights of the bot, as they stand in weights.toml."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ....kernel.weights import WeightsFile


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
    final: float
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


FILE = WeightsFile(Path(__file__).with_name("weights.toml"), Weights)
