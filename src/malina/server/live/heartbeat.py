"""Heartbeats. With each of them is stored which tables' clocks are stopped: no clock may run while a table cannot be
played at.

After a crash a table's clock counts as stopped from the last heartbeat until the table is loaded, however often the
server is restarted meanwhile. Heartbeat and stopped clocks are written in one transaction, so they always agree."""

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
        """At the start: clocks that were running have been stopped since the last heartbeat, and some for longer."""
        last, stopped = await self.store.last_alive() or 0.0, await self.store.stopped()
        self.stopped = {id: stopped.get(id, last) for id in await self.store.ticking()}
        await self.beat(now)

    async def beat(self, now: float) -> None:
        """Write a heartbeat. A failure is shown by `/healthz` and tried again, as a full disk may have room later."""
        try:
            await self.store.alive(now, self.stopped)
            self.ill = None
        except NotStored as error:
            self.ill = error
            log.error("no_sign_of_life", reason=error.reason)

    def missed(self, room: Room, now: float, lease: Lease | None = None) -> float:
        """Seconds by which the clock of a table was stopped and which the table does not account for yet. An entry
        stored after the last heartbeat accounts for everything before it. Negative if the machine's clock was set back,
        so that the table's time lies in the future."""
        since = lease.stopped if lease else self.stopped.get(room.id)
        return 0.0 if since is None else now - max(since, room.updated)
