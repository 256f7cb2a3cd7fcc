"""What a table of either server does: it plays on, and notes when every seat has heard of a move."""

from __future__ import annotations

import random
from time import perf_counter

from .pace import Pace

SEATS = 4


class Table:
    """`seen` has the last number that each listener has heard of; a move made at number n has landed when all of them
    are beyond n."""

    def __init__(self, port: int, pace: Pace, rng: random.Random, listeners: int = SEATS) -> None:
        self.port, self.pace, self.rng = port, pace, rng
        self.seen = [-1] * listeners
        self.sent: dict[int, float] = {}

    async def join(self) -> None:
        """All seats connect, and the game is on."""
        raise NotImplementedError

    async def leave(self) -> None:
        """All seats hang up."""
        raise NotImplementedError

    def makes(self, at: int) -> None:
        """Somebody is about to send a move."""
        self.sent[at] = perf_counter()

    def hears(self, listener: int, number: int) -> None:
        self.seen[listener] = number
        if self.sent and (last := min(self.seen)) > next(iter(self.sent)):
            for at in [at for at in self.sent if at < last]:
                self.pace.landed(self.sent.pop(at))
