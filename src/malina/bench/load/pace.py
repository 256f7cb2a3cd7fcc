"""Pacing of moves and measurement of their latency."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from time import perf_counter, process_time

from .job import Figures
from .process import cpu

PATIENCE = 30.0  # timeout in seconds for the first move, for busy machines
WARM_UP = 0.2  # part of the time, before the measurement
TICK = 0.001


class Pace:
    """Seats that may move pass a callback to `ready`; it is called at once, or when the fixed rate allows it."""

    def __init__(self, pid: int) -> None:
        self.pid = pid  # of the server
        self.rate: float | None = 0.0  # moves a second; None: each at once
        self.waiting: deque[Callable[[], None]] = deque()
        self.took: list[float] = []
        self.refused: Counter[str] = Counter()  # reason -> how often
        self.failure: BaseException | None = None

    def ready(self, move: Callable[[], None]) -> None:
        if self.rate is None:
            move()
        else:
            self.waiting.append(move)

    def landed(self, sent: float) -> None:
        self.took.append(perf_counter() - sent)

    async def measure(self, seconds: float, rate: float | None) -> Figures:
        """Play for so many seconds, after a warm-up, then pause."""
        self.rate = rate
        moving = asyncio.create_task(self._at_rate(rate) if rate else self._at_once())
        await asyncio.sleep(seconds * WARM_UP)
        took: list[float] = []
        self.took = took
        start, own, served = perf_counter(), process_time(), cpu(self.pid)
        await asyncio.sleep(seconds)
        while not took and not self.failure and perf_counter() - start < PATIENCE:
            await asyncio.sleep(0.1)
        spent, own = perf_counter() - start, process_time() - own
        server = (later - served) / spent if served is not None and (later := cpu(self.pid)) is not None else None
        self.took, self.rate = [], 0.0
        moving.cancel()
        await asyncio.wait([moving])
        if not moving.cancelled():
            moving.result()
        await asyncio.sleep(0.2)  # moves in flight arrive
        if self.failure:
            raise self.failure
        if not took:
            raise TimeoutError("not one move was made")
        took.sort()
        return Figures(
            moves_per_s=len(took) / spent,
            p50=took[len(took) // 2] * 1e3,
            p99=took[len(took) * 99 // 100] * 1e3,
            server=server,
            client=own / spent,
        )

    async def _at_once(self) -> None:
        while self.waiting:
            self.waiting.popleft()()

    async def _at_rate(self, rate: float) -> None:
        start, made = perf_counter(), 0
        while True:
            due = int((perf_counter() - start) * rate)
            while made < due and self.waiting:
                self.waiting.popleft()()
                made += 1
            made = due  # moves that nobody was ready for are dropped, not made up for in a burst
            await asyncio.sleep(TICK)
