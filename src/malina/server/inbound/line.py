"""uvicorn's sockets, with a short way out: texts that are bytes already are framed and written together, at once."""

from __future__ import annotations

from collections.abc import Sequence

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

LINE = "line"  # what a socket's protocol is called in the state of its scope
TEXT = 0x81  # a whole text in one frame


class SocketProtocol(WebSocketsSansIOProtocol):
    async def run_asgi(self) -> None:
        self.scope["state"][LINE] = self
        await super().run_asgi()

    def write_at_once(self, texts: Sequence[bytes]) -> bool:
        """All of them, or none: there is no room for more, or nobody there any more. `send` takes its time and says."""
        if not self.writable.is_set() or self.conn.state is not OPEN or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for text in texts for part in (head(len(text)), text)]))
        return True


def head(length: int) -> bytes:
    """Of an unmasked frame, as a server sends it."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, 126)) + length.to_bytes(2)
    return bytes((TEXT, 127)) + length.to_bytes(8)
