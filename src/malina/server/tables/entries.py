"""The event log of a table: all that happens is an entry under (table, number), and a room is a fold of them."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct, field

from ...kernel.record import Deal
from ..wire import Pace, Settings


class Entry(Struct, frozen=True, kw_only=True, tag_field="entry", omit_defaults=True):
    """`at` is the server's time, so that clocks are a fold too; `by` a person, `command` the id they gave it, `digest`
    that of the whole command: with the id of another one nothing is carried out."""

    at: float
    by: str = ""
    command: str = ""
    digest: str = ""


class Opened(Entry, frozen=True, tag="opened"):
    """A new table. The secret of its dice never leaves the server before the game is over."""

    table: str
    game: str
    seats: int
    options: dict[str, Any]
    settings: Settings
    secret: str
    again: bool = False  # a rematch


class Sat(Entry, frozen=True, tag="sat"):
    seat: int
    name: str
    mask: str
    contribution: str = ""


class BotSat(Entry, frozen=True, tag="bot_sat"):
    seat: int
    level: str
    mask: str
    manner: str = field(default="", name="character")  # as it was called first: stored tables say so


class Cleared(Entry, frozen=True, tag="cleared"):
    """A player left a seat, or was asked to."""

    seat: int


class Swapped(Entry, frozen=True, tag="swapped"):
    a: int
    b: int


class Changed(Entry, frozen=True, tag="changed"):
    seats: int
    options: dict[str, Any]
    settings: Settings
    rest: bool = False  # do options that are not said stay as they were? A card file is stored when it comes, not again


class Started(Entry, frozen=True, tag="started"):
    """The deal, with all that it was made of, frozen: whatever a later version would take for granted is no part of it.
    None: stored before this was said, and dealt by the first version of the rules."""

    deal: Deal | None = None


class Paced(Entry, frozen=True, tag="paced"):
    """The bots play at another pace."""

    pace: Pace


class Moved(Entry, frozen=True, tag="moved"):
    """A move, or the kernel's undo."""

    seat: int
    move: dict[str, Any]


class Spoke(Entry, frozen=True, tag="spoke"):
    seat: int
    text: str = ""
    phrase: str = ""


class Deputised(Entry, frozen=True, tag="deputised"):
    """A bot begins to play for a player, or stops."""

    seat: int
    on: bool


class Resumed(Entry, frozen=True, tag="resumed"):
    """The server was away for so many seconds; no clock ran."""

    away: float


class Followed(Entry, frozen=True, tag="followed"):
    """The rematch is at another table."""

    table: str


AnyEntry = (
    Opened | Sat | BotSat | Cleared | Swapped | Changed | Started | Paced | Moved | Spoke | Deputised | Resumed
    | Followed
)  # fmt: skip

HEAVY = Spoke | Changed | Sat | BotSat | Cleared | Swapped | Paced | Deputised
MOST_WEIGHT = 4_000_000  # of a table's talk and changes, or one table could fill the disk
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def decode(data: bytes) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(data)
    return entry


def weight_of(entry: AnyEntry) -> int:
    """Bytes that no game needs."""
    return len(encode(entry)) if isinstance(entry, HEAVY) else 0
