"""A connection: one open socket, what it was sent last, and a bounded queue of what it has yet to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from ...kernel.film import Played
from ..wire import AnyTold, Bye, RoomView
from .eyes import Eyes

MOST_WAITING = 64  # messages; a client that lags further behind is dropped and resumes
MOST_BYTES = 1 << 20  # of what waits, likewise: options may hold a card file, and the deaf come in crowds
Line = Callable[[Sequence[bytes]], bool]
_encoder = msgspec.json.Encoder()


class OwnPart(NamedTuple):
    """What a RoomView tells each one differently."""

    me: int | None
    host: bool
    can_undo: bool
    out: bool
    all_open: bool


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
    """`told` is the number of the last entry it knows of; -1 knows nothing. `line` writes at once what there is room
    for, or says no; the rest waits in the queue."""

    def __init__(self, person: str, told: int = -1, address: str = "", line: Line | None = None) -> None:
        self.person = person
        self.address = address  # or network, that it came from
        self.seat: int | None = None
        self.told = told
        self.room: RoomView | None = None  # as it was told last, without what is their own
        self.own: OwnPart | None = None
        self.match: Played | None = None
        self.eyes: Eyes = None  # in which it was told so
        self.lines: int | None = None  # of the chat that it has; None: it has come just now
        self.all_ears = False  # does it hear those who are out?
        self.closed = False
        self.slow = False  # dropped because the client did not read
        self.over = asyncio.Event()
        self.busy = False  # a command of it is being carried out
        self.queue = Letters()
        self.line = line
        self.lags = line is None  # whatever comes has to wait in the queue
        self.fresh: list[bytes] = []  # told in this turn of the loop, and written together

    def tell(self, message: AnyTold) -> None:
        if not self.closed:
            self.put(_encoder.encode(message))

    def put(self, data: bytes) -> None:
        if self.closed:
            return
        if self.lags:
            self._wait(data)
            return
        if not self.fresh:
            asyncio.get_running_loop().call_soon(self.flush)
        self.fresh.append(data)

    def flush(self) -> None:
        texts, self.fresh = self.fresh, []
        if texts and self.line and not self.line(texts):
            self.lags = True
            for data in texts:
                self._wait(data)

    def _wait(self, data: bytes) -> None:
        if self.queue.qsize() >= MOST_WAITING or self.queue.size > MOST_BYTES:
            self.bye("slow")
        elif not self.closed:
            self.queue.put_nowait(data)

    def sent(self) -> None:
        """What was taken from the queue is on its way."""
        self.lags = self.line is None or not self.queue.empty()

    def bye(self, reason: Any) -> None:
        """Queue the last message and close. A slow client does not get the rest of its queue, as it will resume."""
        self.flush()
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
        self.flush()
        self.closed = True
        self.queue.put_nowait(None)
        self.over.set()
