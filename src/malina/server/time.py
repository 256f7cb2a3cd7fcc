"""Time and timers: the one place where the server asks what time it is, so that tests can turn the clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Time(Protocol):
    def now(self) -> float: ...
    def at(self, when: float, do: Callable[[], None]) -> Alarm: ...


class RealTime:
    """Seconds since 1970, and alarms on the running loop."""

    def now(self) -> float:
        return time.time()

    def at(self, when: float, do: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), do)
