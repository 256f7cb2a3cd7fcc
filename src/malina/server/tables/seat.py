"""Seats of a table: who or what sits there, and how empty ones are filled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, field

from ..inbound.identity import is_program
from ..wire import MASKS, SeatKind


class Seat(Struct, frozen=True):
    """Empty, or taken by a person (or a program, which connects and disconnects like one) or by a bot of the server."""

    person: str = ""
    name: str = ""
    mask: str = ""
    level: str = ""  # of a bot
    manner: str = field(default="", name="character")  # of a bot that has one; snapshots call it so
    contribution: str = ""
    deputy: bool = False  # a bot plays for the person
    asked: float | None = None  # since when the table waits for this seat
    asked_n: int = 0  # the entry that asked it
    left: float = 0.0  # seconds on its clock, up to `asked`

    @property
    def kind(self) -> SeatKind:
        if self.level:
            return "bot"
        return "program" if is_program(self.person) else "human" if self.person else "empty"

    @property
    def by_bot(self) -> bool:
        return bool(self.level) or self.deputy

    def empty(self) -> bool:
        return not self.level and not self.person


def fill_with_bots(seats: Sequence[Seat]) -> list[Seat]:
    """Bots take the empty seats, each behind a mask that nobody wears yet."""
    filled = list(seats)
    for i, seat in enumerate(filled):
        if seat.empty():
            filled[i] = Seat(level="regular", mask=free_mask(filled))
    return filled


def free_mask(seats: Sequence[Seat]) -> str:
    worn = {seat.mask for seat in seats}
    return next((mask for mask in MASKS if mask not in worn), MASKS[0])


def said_by(seats: Sequence[Seat]) -> dict[str, Any]:
    """The names of the seats, and what they contributed to the dice."""
    return {
        "names": [seat.name or seat.mask for seat in seats],
        "contributions": [seat.contribution for seat in seats],
    }
