"""The tables in memory: loaded when a client asks for them, evicted when none has used them for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from weakref import WeakValueDictionary

from ..metrics import Metrics
from ..store import NotStored, Taken
from ..tables.archive import Archive
from ..tables.room import Room
from ..tables.snapshot import Unsaved
from .clock import ServerClock
from .heartbeat import Heartbeat
from .live_table import LiveTable

IDLE = 300.0  # seconds after which an unused table is evicted


def table_code(typed: str) -> str:
    """Of a table, however a player has typed it."""
    return typed.upper().replace("-", "")


class Registry:
    def __init__(
        self,
        archive: Archive,
        clock: ServerClock,
        heartbeat: Heartbeat,
        metrics: Metrics,
        resume: Callable[[LiveTable], Awaitable[None]],
    ) -> None:
        self.archive, self.clock, self.heartbeat, self.metrics = archive, clock, heartbeat, metrics
        self.resume = resume
        self.lives: dict[str, LiveTable] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # as long as a task has one

    async def get(self, code: str) -> LiveTable:
        """The table with this code, loaded once however many ask at the same time."""
        id = table_code(code)
        if found := self.lives.get(id):
            return found
        async with self._loading.setdefault(id, asyncio.Lock()):
            if found := self.lives.get(id):
                return found
            room, unsaved = await self.archive.read(id)
            now = self.clock.now()
            live = LiveTable(room, now, unsaved)
            live.missed = self.heartbeat.missed(room, now)
            with suppress(NotStored, Taken):  # then the next entry sees to it
                async with live.lock:
                    await self.resume(live)
            return self._put(live)

    def put(self, room: Room, unsaved: Unsaved) -> LiveTable:
        """A new table."""
        return self._put(LiveTable(room, self.clock.now(), unsaved))

    def _put(self, live: LiveTable) -> LiveTable:
        self.lives[live.room.id] = live
        self.metrics.tables.set(len(self.lives))
        return live

    async def keep(self, id: str) -> None:
        """Store a snapshot of this table, whether or not it is in the memory."""
        async with self._loading.setdefault(id, asyncio.Lock()):
            if live := self.lives.get(id):
                async with live.lock:
                    live.unsaved = await self.archive.keep(live.room, live.unsaved)
            else:
                await self.archive.keep(*await self.archive.read(id))

    async def evict_idle(self, now: float) -> None:
        """What leaves the memory is put away so that later versions can read it too."""
        for id, live in list(self.lives.items()):
            if live.idle() and now - live.used > IDLE and not live.lock.locked():
                with suppress(NotStored):
                    async with live.lock:
                        live.unsaved = await self.archive.keep(live.room, live.unsaved)
                        if live.idle():
                            del self.lives[id]
        self.metrics.tables.set(len(self.lives))
