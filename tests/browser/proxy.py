"""A tiny reverse proxy that serves a server under a path prefix, WebSockets included."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread

PREFIX = "/malina"


@contextmanager
def proxy(to: int, *, cut: bool) -> Iterator[str]:
    """Run the proxy; yields its URL. `cut`: the prefix is stripped before the server sees it, else passed on."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever, daemon=True)
    thread.start()

    async def begin() -> asyncio.Server:
        return await asyncio.start_server(lambda r, w: call(r, w, to, cut), "127.0.0.1", 0)

    async def end() -> None:
        server.close()
        calls = asyncio.all_tasks() - {asyncio.current_task()}
        for each in calls:
            each.cancel()
        await asyncio.gather(*calls, return_exceptions=True)

    server = asyncio.run_coroutine_threadsafe(begin(), loop).result()
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}{PREFIX}"
    finally:
        asyncio.run_coroutine_threadsafe(end(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def call(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, to: int, cut: bool) -> None:
    """Handle a connection: one request each, so that only its head has to be parsed."""
    try:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        method, path, rest = head.split(" ", 2)
        if not path.startswith(PREFIX):
            writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            return
        path = (path.removeprefix(PREFIX) or "/") if cut else path
        if "upgrade: websocket" not in rest.lower():
            lines = [line for line in rest.split("\r\n") if not line.lower().startswith("connection:")]
            rest = "\r\n".join([lines[0], "Connection: close", *lines[1:]])
        server, out = await asyncio.open_connection("127.0.0.1", to)
        out.write(f"{method} {path} {rest}".encode("latin-1"))
        await asyncio.gather(hand_on(reader, out), hand_on(server, writer))
        out.close()
    except (asyncio.IncompleteReadError, ConnectionError):
        pass
    finally:
        writer.close()


async def hand_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Copy one direction of the stream to its end; the other may go on."""
    with suppress(ConnectionError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
        writer.write_eof()
