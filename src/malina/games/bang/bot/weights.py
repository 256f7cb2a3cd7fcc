"""The weights of the greedy bot, as they stand in weights.toml."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ....kernel.weights import WeightsFile, times

ByRole = dict[str, dict[str, float]]  # the role of one, the role of the other


class Three(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    prey: float
    hunter: float


class Balance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tilt: float
    fighter: float
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
    forced: float
    sure: float


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
    life: tuple[float, ...]
    over: int
    missed: float
    beer: float


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    evidence: dict[str, ByRole]
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


FILE = WeightsFile(Path(__file__).with_name("weights.toml"), Weights, times)
