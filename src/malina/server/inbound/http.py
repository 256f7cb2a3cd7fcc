"""HTTP connections with limits on the size and the duration of a request's head, and on the number of connections of
one address. Behind a proxy the proxy has to do the counting, as all connections come from its address."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .rate_limit import network

LARGEST_HEAD = 32 * 1024  # bytes of a request line with its headers; browsers and proxies stop at half of it
SLOWEST_HEAD = 20.0  # seconds from the connection, or the last request, until a head is complete
MOST_CONNECTIONS = 200  # of one address that are no sockets


class HttpProtocol(HttpToolsProtocol):
    """Connections that exceed the limits are closed without an answer."""

    by_address: Counter[str] | None = None  # connections; None: nobody counts them
    address = ""
    head = 0  # bytes of a head that is not complete yet
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()
        if self.by_address is not None and self.client:
            self.address = network(self.client[0])
            self.by_address[self.address] += 1
            if self.by_address[self.address] > MOST_CONNECTIONS:
                transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._hear()
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.deadline is not None:
            self.head += len(data)
        super().data_received(data)
        if self.deadline is not None and self.head > LARGEST_HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.deadline is None:
            self._wait()

    def on_headers_complete(self) -> None:
        self._hear()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is counted as a socket."""
        self._hear()
        self._leave()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self.head = 0
        self.deadline = self.loop.call_later(SLOWEST_HEAD, self.transport.abort)

    def _hear(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _leave(self) -> None:
        if self.by_address is not None and self.address:
            self.by_address[self.address] -= 1
            if self.by_address[self.address] <= 0:
                del self.by_address[self.address]
            self.address = ""


def http_protocol(count: bool) -> type[HttpToolsProtocol]:
    """The protocol class of one server, with counters of its own."""

    class Counting(HttpProtocol):
        by_address = Counter() if count else None

    return Counting
