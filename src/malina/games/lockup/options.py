"""What can be chosen about a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ...kernel.catalogue import CardFile
from ...kernel.table import Options


class LockupOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    expert: bool = False  # side B of the boards, and traits
    guards: Literal["moderate", "challenging", "expert"] = "moderate"  # against whom one plays alone
    crews: Literal["random", "chosen"] = "random"
    first_player: Literal["random"] | Annotated[int, Meta(ge=0, le=4)] = "random"
    bandit_resource_at_setup: bool = False
    cards: CardFile | None = None  # a card file in place of the one that ships


PRESETS: dict[str, dict[str, object]] = {
    "first": {},
    "base": {"crews": "chosen"},
    "expert": {"crews": "chosen", "expert": True},
    "solo_moderate": {"guards": "moderate"},
    "solo_challenging": {"guards": "challenging"},
    "solo_expert": {"guards": "expert"},
}
ALONE = {name: range(1, 2) for name in PRESETS if name.startswith("solo")}
PRESET_SEATS = {name: ALONE.get(name, range(2, 6)) for name in PRESETS}
