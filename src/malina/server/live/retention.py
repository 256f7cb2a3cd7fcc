"""Retention: finished games and tables that nobody uses are forgotten after as long as the host wants to keep them."""

from __future__ import annotations

import asyncio
from time import perf_counter

import msgspec

from ...kernel.refusal import Refusal
from ..logs import log
from ..store import Store
from .clock import ServerClock
from .registry import Registry

EVERY = 3600.0  # seconds
MOST = 10_000  # tables at a time
REST = 4.0  # how much longer it rests than it works
DAY = 86400.0


class When(msgspec.Struct):
    """As much of an entry as is needed."""

    at: float = 0.0


class Retention:
    def __init__(self, registry: Registry, clock: ServerClock) -> None:
        self.registry, self.clock = registry, clock
        self.finished: float | None = None  # days; None: for ever
        self.unused: float | None = None  # likewise, of tables that are not over

    async def run(self) -> None:
        while self.finished is not None or self.unused is not None:
            try:
                await self.sweep()
            except Refusal as error:
                log.warning("not_swept", reason=error.reason)
            await self.clock.until(self.clock.now() + EVERY)

    async def sweep(self) -> None:
        store = self.registry.archive.store
        for over, days in ((True, self.finished), (False, self.unused)):
            if days is None:
                continue
            before = self.clock.now() - days * DAY
            forgotten = 0
            for id in await store.stale(over, before, MOST):
                began = perf_counter()
                used = await last_used(store, id)
                if used >= before:
                    await store.touch(id, used)
                else:
                    forgotten += await self.registry.forget(id)
                await asyncio.sleep(REST * (perf_counter() - began))
            if forgotten:
                log.info("forgotten", count=forgotten, reason="finished" if over else "unused")


async def last_used(store: Store, id: str) -> float:
    """The lobby's row says only when something changed that the lobby shows."""
    entry = await store.last_entry(id)
    try:
        return msgspec.json.decode(entry, type=When).at
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return 0.0
