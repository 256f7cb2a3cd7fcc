"""What can be chosen about a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ...kernel.catalogue import CardFile
from ...kernel.table import Options


class SheriffOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    market: Literal["two_piles", "express"] = "two_piles"  # with six players it is always express
    royal_goods: bool = False
    black_market: bool = False
    laws: bool = False
    special_orders: bool = False
    merry_men: bool = False
    length: Literal["full", "short"] = "full"
    hand_size: Literal[6, 7] = 6
    hidden_removal: Literal[0, 10] = 0
    inspection_limit: Literal[0, 60, 240] = 240  # seconds for each merchant, pooled; 0: no clock
    black_market_claims: Literal["one", "unlimited"] = "one"  # of a player in a round
    first_sheriff: Literal["random"] | Annotated[int, Meta(ge=0, le=4)] = "random"
    time_limits: bool = False  # for all that is decided outside the inspection
    cards: CardFile | None = None  # a card file in place of the one that ships


PRESETS: dict[str, dict[str, object]] = {
    "first": {"market": "express", "length": "short"},
    "base": {},
    "deputies": {"market": "express", "black_market": True},
    "everything": {
        "royal_goods": True,
        "black_market": True,
        "laws": True,
        "special_orders": True,
        "merry_men": True,
    },
}
