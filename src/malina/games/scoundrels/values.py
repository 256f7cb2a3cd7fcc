"""What the public fields hold besides numbers and names."""

from __future__ import annotations

from typing import Literal

import msgspec

from ...kernel.table import Piece, Seat

NOBODY = -1
Step = Literal["setup", "start", "plan", "abilities", "hire", "end", "last_chance", "exposing", "day", "morning"]


class Mark(msgspec.Struct, frozen=True):
    """A token of a player on a safe, with this number up."""

    owner: Seat
    number: int
    safe: Piece


class Suspicion(msgspec.Struct, frozen=True):
    """A henchman of `owner` on the card that `victim` has laid into a slot."""

    owner: Seat
    victim: Seat
    slot: str


class Waiting(msgspec.Struct, frozen=True):
    """An ability that may be used when the one in progress is finished: a trait, or a strategy card."""

    seat: Seat
    source: Piece


class Use(msgspec.Struct, frozen=True, kw_only=True):
    """An ability in progress. A scoundrel is known by its trait, which stays when jobs are swapped."""

    seat: Seat
    kind: Literal["scoundrel", "strategy", "leader", "office", "hire"]
    name: str = ""  # the slot of a leader's ability, an option of the office
    source: Piece = NOBODY  # the trait, or the strategy card
    job: Piece = NOBODY  # that is being used now
    jobs: tuple[Piece, ...] = ()  # that were really used here
    via: bool = False  # another scoundrel has told us to use it
    second: bool = False  # it is used twice, and this is the second time
    area: str = ""  # where it was used, or hired, from: cell, saloon, pile
    then: str = ""  # bottom_of_discard
    op: int = 0  # which of its ops is being done
    safes: tuple[Piece, ...] = ()  # that were scouted by it, the latest last
    marking: Piece = NOBODY  # the safe that was chosen to be marked without a look
    freed: Seat = NOBODY  # whose henchman was freed by it
    victim: Seat = NOBODY  # whose poker card was scouted by it
    slot: str = ""
