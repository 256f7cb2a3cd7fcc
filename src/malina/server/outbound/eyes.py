"""In whose eyes a connection sees the table: as its seat, as a spectator (None), or with all cards open."""

from __future__ import annotations

from typing import Final, Literal

from ..tables.room import Room

ALL: Final = "all"
Eyes = int | Literal["all"] | None


def eyes_of(room: Room, seat: int | None) -> Eyes:
    """Whoever is out for good sees everything, where the table has it so: never somebody who still decides anything,
    or whom an undo could bring back or let decide it again."""
    gone, tables = room.game.gone, room.possible
    if gone is None or seat is None or not room.settings.out_sees_all or not tables or tables[0].over:
        return seat
    if all(gone(table, seat) and all(ask[0] != seat for ask in table.asks) for table in tables):
        return ALL
    return seat
