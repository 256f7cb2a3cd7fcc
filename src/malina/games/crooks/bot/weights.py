"""The weights of the greedy bot, as they stand in weights.toml."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ....kernel.weights import WeightsFile


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
    caprice: dict[int, float]
    look: float
    look_job: float
    look_pile: float
    fear: float
    chance: Chance
    hiding: Hiding


FILE = WeightsFile(Path(__file__).with_name("weights.toml"), Weights)
