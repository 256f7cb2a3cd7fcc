"""Settings of a table: how it is run."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import asdict, replace

from .scalars import Title

Pace = Literal["human", "quick", "instant"]


class NoClock(Struct, frozen=True, tag="none", forbid_unknown_fields=True):
    """Take your time."""


class MoveClock(Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """So many seconds for every decision."""

    seconds: Annotated[int, Meta(ge=5, le=7 * 86400)]


class GameClock(Struct, frozen=True, tag="game", forbid_unknown_fields=True):
    """So many seconds for all decisions of a seat together."""

    seconds: Annotated[int, Meta(ge=30, le=30 * 86400)]


Clock = NoClock | MoveClock | GameClock
Grace = Annotated[int, Meta(ge=5, le=86400)]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table is run; what is played on it is in the game's own options."""

    title: Title = ""
    clock: Clock = NoClock()
    grace: Grace = 120  # seconds until a bot plays for a player who is gone
    pace: Pace = "human"  # of the bots
    listed: bool = False  # in the lobby, or by link only
    spectators: bool = True  # may they watch what everybody sees?
    out_sees_all: bool = False  # does whoever is out for good see all cards?
    talk: bool = True
    beliefs: bool = True  # may all see after the end what the bots believed?
    hints: bool = False  # may a player who plays alone ask what a shark would do?
    tips: bool = False  # does the page point at what matters when its moment comes?


class SomeSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Those of the settings that are to be others."""

    title: Title | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET
    grace: Grace | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    listed: bool | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    out_sees_all: bool | UnsetType = UNSET
    talk: bool | UnsetType = UNSET
    beliefs: bool | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    tips: bool | UnsetType = UNSET

    def over(self, settings: Settings) -> Settings:
        """The settings with these in their places."""
        return replace(settings, **{name: value for name, value in asdict(self).items() if value is not UNSET})
