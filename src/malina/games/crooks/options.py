"""The options of Crooks."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ...kernel.catalogue import CardFile
from ...kernel.table import Options


class CrooksOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    first: Literal["random"] | Annotated[int, Meta(ge=0, le=3)] = "random"
    memory: bool = True
    layout: Literal["rulebook", "new_edition_2016"] = "rulebook"
    colors: tuple[Literal["red", "yellow", "green", "blue"], ...] | None = None  # one for each seat
    cards: CardFile | None = None  # a card file in place of the one that ships
