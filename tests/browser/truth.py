"""The full state of a table, read from the server's store while it runs."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from malina.server.store.engine import FILE
from malina.server.tables.entries import Opened, decode
from malina.server.tables.room import Room

known: dict[tuple[Path, str], Room] = {}  # cache: the room when it was last read


def truth(data: Path, table: str) -> Room:
    room = known.get((data, table))
    with closing(sqlite3.connect(f"file:{data / FILE}?mode=ro", uri=True)) as store:
        query = 'select entry from entries where "table" = ? and number > ? order by number'
        rows = store.execute(query, (table, room.n if room else -1)).fetchall()
    for (row,) in rows:
        entry = decode(row)
        if room:
            room = room.after(entry)
        else:
            assert isinstance(entry, Opened)
            room = Room.opened(entry)
    assert room, f"there is no table {table}"
    known[data, table] = room
    return room
