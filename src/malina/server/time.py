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


def steady() -> float:
    """Seconds that pass whatever the machine's clock is set to, also while the machine sleeps."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class RealTime:
    """Wall-clock time, read once at the start and advanced by the monotonic clock, and alarms on the running event
    loop. Setting the machine's clock therefore neither takes nor gives time."""

    def __init__(self) -> None:
        self._began = time.time() - steady()

    def now(self) -> float:
        return self._began + steady()

    def at(self, when: float, do: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), do)
