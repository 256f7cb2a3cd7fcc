"""The tables in memory: loaded when a client asks for them, evicted when none has used them for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from weakref import WeakValueDictionary

from ...kernel.refusal import Refusal
from ..metrics import Metrics
from ..store import Lease, NotStored, Taken
from ..tables.archive import Archive
from ..tables.room import Room
from ..tables.snapshot import Unsaved
from .clock import ServerClock
from .heartbeat import Heartbeat
from .live_table import LiveTable

IDLE = 300.0  # seconds after which an unused table is evicted


class Elsewhere(Refusal):
    """Another node plays this table."""

    def __init__(self, lease: Lease) -> None:
        super().__init__("elsewhere")
        self.lease = lease


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
            lease = await self.own(id)
            room, unsaved = await self.archive.read(id)
            now = self.clock.now()
            live = LiveTable(room, now, unsaved, lease.epoch if lease else None)
            live.missed = self.heartbeat.missed(room, now, lease)
            with suppress(NotStored, Taken):  # then the next entry sees to it
                async with live.lock:
                    await self.resume(live)
            return self._put(live)

    async def own(self, id: str, dead: str = "") -> Lease | None:
        """Our lease of this table; None on a single server. Raises Elsewhere if another node has it."""
        store = self.archive.store
        if not store.node:
            return None
        if self.heartbeat.ill:  # nobody waits for a database that is away
            raise NotStored("not-stored")
        lease = await store.take(id, dead)
        if lease is None:
            raise Refusal("no-such-table")
        if lease.node != store.node:
            raise Elsewhere(lease)
        return lease

    def put(self, room: Room, unsaved: Unsaved) -> LiveTable:
        """A new table."""
        return self._put(LiveTable(room, self.clock.now(), unsaved, 1 if self.archive.store.node else None))

    def _put(self, live: LiveTable) -> LiveTable:
        self.lives[live.room.id] = live
        self.metrics.tables.set(len(self.lives))
        return live

    async def keep(self, id: str) -> None:
        """Store a snapshot of this table, whether or not it is in the memory."""
        async with self._loading.setdefault(id, asyncio.Lock()):
            if live := self.lives.get(id):
                async with live.lock:
                    live.unsaved = await self.archive.keep(live.room, live.unsaved, live.epoch)
            else:
                lease = await self.own(id)
                await self.archive.keep(*await self.archive.read(id), lease.epoch if lease else None)
                if lease and lease.stopped is None:
                    await self.archive.store.release(id, lease.epoch)

    async def forget(self, id: str) -> bool:
        """All that is stored of a table, unless somebody is there or another node plays it."""
        async with self._loading.setdefault(id, asyncio.Lock()):
            live = self.lives.get(id)
            if live and (not live.idle() or live.lock.locked()):
                return False
            try:
                lease = await self.own(id)
            except Elsewhere:
                return False
            if live:  # whoever has just come is sent away, and told the next time that there is no such table
                live.lost = True
                del self.lives[id]
            await self.archive.forget(id, lease.epoch if lease else None)
            self.heartbeat.stopped.pop(id, None)
            return True

    async def evict_idle(self, now: float) -> None:
        """Remove idle tables from memory. Each gets a snapshot first, so that later versions of the program can read
        it."""
        for id, live in list(self.lives.items()):
            if live.idle() and now - live.used > IDLE and not live.lock.locked():
                with suppress(NotStored):
                    async with live.lock:
                        live.unsaved = await self.archive.keep(live.room, live.unsaved, live.epoch)
                        if live.idle() and self.lives.get(id) is live:
                            del self.lives[id]
                            if live.epoch is not None:
                                await self.archive.store.release(id, live.epoch)
        self.metrics.tables.set(len(self.lives))
