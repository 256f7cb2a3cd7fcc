"""Helpers of WebSocket tests: moves to make, and whether a table still works."""

from __future__ import annotations

import random
from typing import Any

from .server import Tab, some_move

RECRUIT = {"cmd": "recruit", "hideout": "A"}


PASS = {"cmd": "pass"}


def still(state: dict[str, Any]) -> dict[str, Any]:
    """A state without what changes by itself: presence and time."""
    seats = [{**seat, "online": True, "grace": None, "left": None} for seat in state["room"]["seats"]]
    return {**state, "room": {**state["room"], "seats": seats, "spectators": 0}}


async def lives(tab: Tab) -> bool:
    return (await tab.do("ping"))["type"] == "pong"


async def moves_on(tabs: list[Tab]) -> None:
    """Check that a table works: the seat that is asked makes a move, and all receive it."""
    now = next(tab for tab in tabs if tab.view["decisions"])
    answer = await now.move(some_move(now.view, random.Random(now.state["n"])))
    assert answer["type"] == "ack", answer
    for tab in tabs:
        await tab.at(answer["n"])
