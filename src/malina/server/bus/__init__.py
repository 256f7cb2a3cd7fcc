"""How nodes tell each other that a table is at a new number. Only the number travels: the truth is in the store."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

Heard = Callable[[str, int], Awaitable[None]]


class Bus(Protocol):
    def listen(self, heard: Heard) -> None: ...
    async def say(self, table: str, n: int) -> None: ...
    async def close(self) -> None: ...


class LocalBus:
    """One process: whoever says it hears it."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []

    def listen(self, heard: Heard) -> None:
        self.heard.append(heard)

    async def say(self, table: str, n: int) -> None:
        for heard in self.heard:
            await heard(table, n)

    async def close(self) -> None:
        self.heard.clear()
