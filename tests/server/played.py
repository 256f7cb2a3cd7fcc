"""Fixture: a finished game on a server, for the tests of its REST resources."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import malina

from .server import Browser, Serving

CROOKS = malina.game("crooks")


async def played(house: Serving, *names: str, **new: Any) -> tuple[list[Browser], str]:
    """A finished game of these people and a bot. Bots have played for the people."""
    people, tabs = await house.table(*names, seats=len(names) + 1, **new)
    for tab in tabs:
        await tab.do("deputise")
    await tabs[0].until(lambda state: state["room"]["phase"] == "over")
    for tab in tabs:
        await tab.close()
    return people, tabs[0].state["room"]["id"]


def stored(folder: Path, table: str) -> int:
    """The number of rows of a database table, read without the server."""
    with closing(sqlite3.connect(folder / "malina.db")) as database:
        [count] = database.execute(f'select count(*) from "{table}"').fetchone()
    return int(count)
