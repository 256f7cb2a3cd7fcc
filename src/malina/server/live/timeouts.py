"""Timeouts: one timer for each table. When a time limit of the rules runs out the default answers are made (HOUSE); a
bot takes over for a player who is out of time or gone; another player may act for a host who is gone."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.table import HOUSE, TIME_UP
from ..store import NotStored, Taken
from ..tables.entries import Deputised, Moved
from ..time import Time
from .background import Background
from .bot_turns import AGAIN
from .clock import ServerClock
from .commits import Commits
from .live_table import LiveTable


class Timeouts:
    def __init__(
        self,
        time: Time,
        clock: ServerClock,
        commits: Commits,
        background: Background,
        changed: Callable[[LiveTable], None],
    ) -> None:
        self.time, self.clock, self.commits, self.background, self.changed = time, clock, commits, background, changed

    def set(self, live: LiveTable) -> None:
        """The alarm for the next timeout of this table, in place of the last one."""
        self.cancel(live)
        if (when := live.next_alarm()) is not None:
            live.alarm = self.time.at(when, lambda: self.ring(live))

    def cancel(self, live: LiveTable) -> None:
        if live.alarm:
            live.alarm.cancel()
            live.alarm = None

    def ring(self, live: LiveTable) -> None:
        live.alarm = None
        self.background.spawn(self._take_over(live))

    async def _take_over(self, live: LiveTable) -> None:
        try:
            async with live.lock:
                now = self.clock.now()
                live.replace_host(now)
                await self.commits.resume(live)
                up = live.room.house.deadline
                if up is not None and up <= now:
                    await self.commits.append(live, Moved(at=now, seat=HOUSE, move=TIME_UP))
                for when, seat in sorted(live.late()):
                    if when <= now:
                        await self.commits.append(live, Deputised(at=now, seat=seat, on=True))
        except (NotStored, Taken):
            await self.clock.until(self.clock.now() + AGAIN)
        self.changed(live)
