"""In whose eyes a connection sees the table: as its seat, as a spectator (None), or with all cards open."""

from __future__ import annotations

from typing import Final, Literal

from ...kernel.record import Match
from ..tables.room import Room

ALL: Final = "all"
Eyes = int | Literal["all"] | None


def eyes_of(room: Room, seat: int | None) -> Eyes:
    """Whoever is out for good sees everything, where the table has it so: never somebody who still decides anything,
    or whom an undo could bring back."""
    match = room.match
    gone = room.game.gone
    if gone is None or seat is None or not room.settings.out_sees_all or not isinstance(match, Match) or match.over:
        return seat
    tables = (match.table, *(back.table for back in match.before))
    if all(gone(table, seat) for table in tables) and all(ask[0] != seat for ask in match.table.asks):
        return ALL
    return seat
