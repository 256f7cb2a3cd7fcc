"""Heartbeats, and with each of them which clocks stand still: no clock may run while nobody can play at its table.

A table's clock stands still from the last sign of life until the table is read after a restart, however often the
server is stopped and started meanwhile. Both are on disk in one transaction, so no crash comes between them."""

from __future__ import annotations

from ...kernel.refusal import Refusal
from ..logs import log
from ..store import Lease, NotStored, Store
from ..tables.room import Room

HEARTBEAT = 5.0  # seconds between two signs of life


class Heartbeat:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.ill: Refusal | None = None  # what the last sign of life has failed by
        self.stopped: dict[str, float] = {}  # tables whose clocks stand still, and since when

    async def begin(self, now: float) -> None:
        """Clocks that ran have stood still since the last sign of life; some, for longer."""
        last, stopped = await self.store.last_alive() or 0.0, await self.store.stopped()
        self.stopped = {id: stopped.get(id, last) for id in await self.store.ticking()}
        await self.beat(now)

    async def beat(self, now: float) -> None:
        """A disk that is full may have room again: whoever waits for that is told by `/healthz`."""
        try:
            await self.store.alive(now, self.stopped)
            self.ill = None
        except NotStored as error:
            self.ill = error
            log.error("no_sign_of_life", reason=error.reason)

    def missed(self, room: Room, now: float, lease: Lease | None = None) -> float:
        """Seconds that the clock of a table has stood still and that the table does not know of yet. Whatever was
        stored there later is younger than the last sign of life, and knew of all that was before. Less than nothing:
        the machine's clock was set back meanwhile, and the table speaks of a time that is yet to come."""
        since = lease.stopped if lease else self.stopped.get(room.id)
        return 0.0 if since is None else now - max(since, room.updated)
