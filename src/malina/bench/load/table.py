"""Base class of the tables on either server: they play on, and measure when every seat has received a move."""

from __future__ import annotations

import asyncio
import random
from time import perf_counter

from .pace import Pace
from .socket import Socket

SEATS = 4


class Table:
    """Four players who play one game after the other.

    `seen` has the last state number that each listener has received; a move made at number n has arrived when all of
    them are beyond n."""

    def __init__(self, port: int, pace: Pace, rng: random.Random, listeners: int = SEATS) -> None:
        self.port, self.pace, self.rng = port, pace, rng
        self.seen = [-1] * listeners
        self.sent: dict[int, float] = {}
        self.seats: list[Socket] = []
        self.rematch: asyncio.Task[None] | None = None

    async def join(self) -> None:
        """Connect all seats and start the game."""
        raise NotImplementedError

    async def follow(self) -> None:
        """Agree on the table of the next game."""
        raise NotImplementedError

    def leave(self) -> None:
        """Close all connections."""
        if self.rematch and self.rematch is not asyncio.current_task():
            self.rematch.cancel()
        for seat in self.seats:
            seat.close()
        self.seats = []
        self.seen[:] = [-1] * len(self.seen)
        self.sent.clear()

    def makes(self, at: int) -> None:
        """Note the time at which a move is sent."""
        self.sent[at] = perf_counter()

    def hears(self, listener: int, number: int) -> None:
        self.seen[listener] = number
        if self.sent and (last := min(self.seen)) > next(iter(self.sent)):
            for at in [at for at in self.sent if at < last]:
                self.pace.landed(self.sent.pop(at))

    def over(self, seat: Socket) -> None:
        """The game is over: on the message to the first seat, ask for a rematch."""
        if seat is self.seats[0] and (self.rematch is None or self.rematch.done()):
            self.rematch = asyncio.get_running_loop().create_task(self._again())
            self.rematch.add_done_callback(self._failed)

    async def _again(self) -> None:
        await self.follow()
        self.leave()
        await self.join()

    def _failed(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()):
            self.pace.failure = error
