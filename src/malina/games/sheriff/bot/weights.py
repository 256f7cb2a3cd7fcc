"""The weights of the greedy bot, as they stand in weights.toml."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ....kernel.weights import WeightsFile


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file."""


class Crown(Part, frozen=True):
    near: float
    far: float


class Sets(Part, frozen=True):
    have: tuple[float, ...]


class Honesty(Part, frozen=True):
    true: float
    false: float


class Lie(Part, frozen=True):
    always: float
    honesty: float
    doubt: float
    draws: float
    number: tuple[float, ...]
    bribe: float
    wrong: float
    wrong_known: float
    fine: float
    goods: float


class Risk(Part, frozen=True):
    steep: float
    always: float
    record: float
    usual: float
    known: float
    declined: float


class Load(Part, frozen=True):
    mix: float
    scruple: float
    credit: float
    daring: float
    through: float
    smuggled: float


class Bribe(Part, frozen=True):
    steps: tuple[float, ...]
    floor: float
    speak: float
    bait: float
    inform: float
    inform_part: float
    inform_most: float
    trust: float
    claims_lies: bool


class Promise(Part, frozen=True):
    worth: float
    trust: float
    known: float
    word: float
    eager: bool


class Demand(Part, frozen=True):
    first: float
    doubt: float
    steps: int
    margin: float
    toll: float


class Inspect(Part, frozen=True):
    noise: float


class Worth(Part, frozen=True):
    near: float
    far: float
    bag: float
    hand: float


class Weights(Part, frozen=True):
    others: float
    leader: float
    hidden: float
    crown: Crown
    sets: Sets
    honesty: Honesty
    lie: Lie
    risk: Risk
    load: Load
    bribe: Bribe
    promise: Promise
    demand: Demand
    inspect: Inspect
    keep: dict[str, float]
    laws: dict[str, float]
    worth: Worth


FILE = WeightsFile(Path(__file__).with_name("weights.toml"), Weights)
