"""A connection: one open socket, what it was sent last, and a bounded queue of what it has yet to be sent."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from ...kernel.film import Played
from ..wire import AnyTold, Bye, RoomView

MOST_WAITING = 64  # messages; a client that lags further behind is dropped and resumes
MOST_BYTES = 1 << 20  # of what waits, likewise: options may hold a card file, and the deaf come in crowds
_encoder = msgspec.json.Encoder()


class Letters(asyncio.Queue[bytes | None]):
    """Knows how many bytes wait in it."""

    size = 0

    def _put(self, item: bytes | None) -> None:
        self.size += len(item or b"")
        super()._put(item)

    def _get(self) -> bytes | None:
        item = super()._get()
        self.size -= len(item or b"")
        return item


class Connection:
    """`told` is the number of the last entry it knows of; -1 knows nothing."""

    def __init__(self, person: str, told: int = -1, address: str = "") -> None:
        self.person = person
        self.address = address  # or network, that it came from
        self.seat: int | None = None
        self.told = told
        self.room: RoomView | None = None  # as it was told last
        self.match: Played | None = None
        self.lines: int | None = None  # of the chat that it has; None: it has come just now
        self.all_ears = False  # does it hear those who are out?
        self.closed = False
        self.slow = False  # dropped because the client did not read
        self.over = asyncio.Event()
        self.busy = False  # a command of it is being carried out
        self.queue = Letters()

    def tell(self, message: AnyTold) -> None:
        if not self.closed:
            self.put(_encoder.encode(message))

    def put(self, data: bytes) -> None:
        if self.queue.qsize() >= MOST_WAITING or self.queue.size > MOST_BYTES:
            self.bye("slow")
        elif not self.closed:
            self.queue.put_nowait(data)

    def bye(self, reason: Any) -> None:
        """Queue the last message and close. A slow client does not get the rest of its queue, as it will resume."""
        if self.closed:
            return
        if reason == "slow":
            self.slow = True
            while not self.queue.empty():
                self.queue.get_nowait()
        self.queue.put_nowait(_encoder.encode(Bye(reason=reason)))
        self.end()

    def end(self) -> None:
        """Stop sending and receiving."""
        self.closed = True
        self.queue.put_nowait(None)
        self.over.set()
