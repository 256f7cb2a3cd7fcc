"""A finished game over REST, for the tests of what can be asked of it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import malina

from .server import Browser, Serving

CROOKS = malina.game("crooks")


async def played(house: Serving, *names: str, **new: Any) -> tuple[list[Browser], str]:
    """A finished game of these people, for whom bots have played, and a bot."""
    people, tabs = await house.table(*names, seats=len(names) + 1, **new)
    for tab in tabs:
        await tab.do("deputise")
    await tabs[0].until(lambda state: state["room"]["phase"] == "over")
    for tab in tabs:
        await tab.close()
    return people, tabs[0].state["room"]["id"]


def stored(folder: Path, table: str) -> int:
    """How many rows there are, asked behind the server's back."""
    with closing(sqlite3.connect(folder / "malina.db")) as database:
        [count] = database.execute(f'select count(*) from "{table}"').fetchone()
    return int(count)
