"""Commit, then publish: an entry makes the next room, is stored, and only then takes effect and is broadcast."""

from __future__ import annotations

from collections.abc import Callable

from ..logs import log
from ..metrics import Metrics
from ..store import Laid, Lost, Taken
from ..tables.archive import Archive
from ..tables.entries import AnyEntry, Moved, Resumed
from .clock import ServerClock
from .heartbeat import Heartbeat
from .live_table import LiveTable


class Commits:
    """The caller of every method holds the table's lock."""

    def __init__(
        self,
        archive: Archive,
        clock: ServerClock,
        heartbeat: Heartbeat,
        metrics: Metrics,
        publish: Callable[[LiveTable], None],
        drop: Callable[[LiveTable], None],
    ) -> None:
        self.archive, self.clock, self.heartbeat, self.metrics = archive, clock, heartbeat, metrics
        self.publish, self.drop = publish, drop

    async def append(self, live: LiveTable, entry: AnyEntry, beside: Laid | None = None) -> None:
        """Store an entry and publish the room it makes. Clocks are put right first."""
        await self.resume(live)
        await self._store(live, entry, beside)

    async def resume(self, live: LiveTable) -> None:
        """After downtime: players' clocks did not run meanwhile."""
        missed = live.missed
        if missed and live.room.ticking:
            await self._store(live, Resumed(at=self.clock.now(), away=missed))
        live.missed -= missed
        if not live.missed:
            self.heartbeat.stopped.pop(live.room.id, None)

    async def _store(self, live: LiveTable, entry: AnyEntry, beside: Laid | None = None) -> None:
        after = live.room.after(entry)
        try:
            with self.metrics.commit.time():
                live.unsaved = await self.archive.append(live.room, after, entry, live.unsaved, live.epoch, beside)
        except Lost:
            log.warning("table_lost", table=after.id)
            self.drop(live)
            raise
        except Taken:  # the room in the memory is not the one on disk: the caller may try again on that one
            log.warning("number_taken", table=after.id, n=after.n)
            live.room, live.unsaved = await self.archive.read(after.id)
            self.publish(live)
            raise
        live.room = after
        if isinstance(entry, Moved):
            self.metrics.moves.inc()
        self.publish(live)
