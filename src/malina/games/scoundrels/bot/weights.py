"""The weights of the greedy bot, as they stand in weights.toml."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ....kernel.weights import WeightsFile


class Stakes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dollar: float
    last_dollar: float
    spend: float
    reputation: float
    henchman: float
    rival: dict[int, float]


class Vault(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scout: float
    trust: float
    lies: float
    later: float
    chance: float
    protect: float
    decoy: float
    secret: float
    tokens: float
    noise: float


class Gains(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mark: float
    remark: float
    exchange: float
    place: float
    draw: float
    peek: float
    spy: float
    burn: float
    hire: float
    swap: float
    through: float
    steal: float
    office: float
    leader: float
    suffer: float


class Crew(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    slot: float
    link: float
    per_turn: dict[str, float]
    per_day: dict[str, float]
    twice: float
    tech: float
    price: float
    keep: float


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    later: float
    early_money: float
    follow: float
    late_steal: float
    freed: float


class Doubts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bluffs: tuple[float, ...]
    hold: float
    spare: float
    unsure: float
    shame: float
    suspicion: float
    noise: float
    nerve: float


class Worth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    weights: tuple[float, float, float, float, float, float]
    still: float
    shift: float


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stakes: Stakes
    vault: Vault
    gains: Gains
    crew: Crew
    plan: Plan
    doubts: Doubts
    worth: Worth


FILE = WeightsFile(Path(__file__).with_name("weights.toml"), Weights)
