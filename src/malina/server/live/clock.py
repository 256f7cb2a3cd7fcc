"""The server's clock. It notices when the process was suspended or the machine's time was set forward, so that no
player's clock runs meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ..logs import log
from ..time import Time
from .heartbeat import HEARTBEAT

PAUSED = 3 * HEARTBEAT  # seconds between two looks at the clock that only a pause explains


class ServerClock:
    def __init__(self, time: Time, on_pause: Callable[[float], None]) -> None:
        self.time, self.on_pause = time, on_pause
        self._looked = time.now()

    def now(self) -> float:
        """The time. It is asked for at every heartbeat, so a long gap was a pause."""
        now = self.time.now()
        gap, self._looked = now - self._looked, now
        if gap > PAUSED:
            log.warning("was_away", seconds=round(gap))
            self.on_pause(gap)
        return now

    async def until(self, when: float) -> None:
        if when <= self.now():
            return
        done = asyncio.Event()
        self.time.at(when, done.set)
        await done.wait()
