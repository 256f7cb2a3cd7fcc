"""A minimal WebSocket client, so that the load generator is never slower than the server it measures.

It masks with zeros, which leaves the payload as it is, and supports no fragmented messages: no server here sends any.
"""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Mapping
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
PATIENCE = 30.0  # seconds


class Socket(asyncio.Protocol):
    """One connection. Subclasses override the callbacks `heard` and `lost`."""

    def __init__(self) -> None:
        self.rest = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closing = False

    def heard(self, text: bytes) -> None:
        raise NotImplementedError

    def lost(self, why: Exception) -> None:
        """The connection was closed by the server, or `heard` failed on a message."""
        raise NotImplementedError

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def close(self) -> None:
        if self.opened.done() and not self.closing:
            self._write(CLOSE, b"\x03\xe8")
            self.transport.close()
        self.closing = True

    async def connect(self, port: int, path: str, headers: Mapping[str, str] | None = None) -> None:
        lines = {
            "Host": f"127.0.0.1:{port}",
            "Origin": f"http://127.0.0.1:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": b64encode(os.urandom(16)).decode(),
            "Sec-WebSocket-Version": "13",
            **(headers or {}),
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        self.transport.write(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode())
        await asyncio.wait_for(self.opened, PATIENCE)

    def _write(self, opcode: int, data: bytes) -> None:
        size = len(data)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(b"%c%b\0\0\0\0%b" % (0x80 | opcode, length, data))

    # ---- what asyncio calls ----

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server hung up during the handshake"))
        elif not self.closing:
            self.closing = True
            self.lost(exc or ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        if not self.opened.done():
            head, end, body = data.partition(b"\r\n\r\n")
            if not end:
                self.rest = data
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(f"no WebSocket: {data.decode(errors='replace')}"))
                self.transport.close()
                return
            self.opened.set_result(None)
            data = body
        self._frames(data)

    def _frames(self, data: bytes) -> None:
        here, end = 0, len(data)
        while end - here >= 2:
            size, start = data[here + 1], here + 2
            if size > 125:
                width = 2 if size == 126 else 8
                size, start = int.from_bytes(data[start : start + width], "big"), start + width
            if start + size > end:
                break
            opcode, here, payload = data[here] & 15, start + size, data[start : start + size]
            if opcode == TEXT:
                self.heard(payload)
            elif opcode == PING and not self.closing:
                self._write(PONG, payload)
        self.rest = data[here:]
