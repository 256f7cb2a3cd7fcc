"""What can be chosen about a table."""

from __future__ import annotations

from typing import Literal

from ...kernel.catalogue import CardFile
from ...kernel.table import Options

NEED_LONG_GAME = ("more_scoundrels", "wild_saloon", "start_with_zero")


class ScoundrelsOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    length: Literal["short", "long"] = "short"  # two days, or three
    strategy_cards: bool = False
    more_scoundrels: bool = False
    wild_saloon: bool = False
    start_with_zero: bool = False
    cards: CardFile | None = None  # a card file in place of the one that ships


PRESETS: dict[str, dict[str, object]] = {
    "first": {},
    "long": {"length": "long"},
    "everything": {
        "length": "long",
        "strategy_cards": True,
        "more_scoundrels": True,
        "wild_saloon": True,
        "start_with_zero": True,
    },
}
