"""What a table really looks like, read from the server's own store while it runs."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from malina.server.store.engine import FILE
from malina.server.tables.entries import Opened, decode
from malina.server.tables.room import Room


def truth(data: Path, table: str) -> Room:
    with closing(sqlite3.connect(f"file:{data / FILE}?mode=ro", uri=True)) as store:
        rows = store.execute('select entry from entries where "table" = ? order by number', (table,)).fetchall()
    first, *rest = [decode(entry) for (entry,) in rows]
    assert isinstance(first, Opened)
    room = Room.opened(first)
    for entry in rest:
        room = room.after(entry)
    return room
