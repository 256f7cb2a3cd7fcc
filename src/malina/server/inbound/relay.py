"""Relay: any node accepts requests and sockets for any table, and passes them on to the node that owns the table.

The owner sees the caller as if they had connected to it directly: all nodes share the key that cookies are signed with,
and the caller's address travels in a signed header. If the owner refuses the connection it is dead, and this node takes
the table over; so too if a socket to it ends without a goodbye and it does not open its door at once. If it is merely
silent, its lease is left to expire."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from http.client import HTTPConnection, HTTPException
from typing import Any, cast

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from ..live.hub import Hub
from ..logs import log
from ..store import Lease, NotStored

OF_A_TABLE = re.compile(r"/api/(?:tables|records)/([^/]+)")
HEADER = b"x-malina-relay"
FOREIGN, AGAIN = 4400, 1013  # close codes
PATIENCE = 2.0  # timeout in seconds for a connection to a slow node, and for the first message on it
KNOCK = 0.3  # timeout in seconds for a TCP connection, which the other system accepts however busy its node is
REQUEST = 20.0  # seconds for its answer
KEEPALIVE = 2.0  # seconds between two pings; one that is not answered closes the connection
LARGEST = 300 * 1024  # bytes of a body; more than that no node accepts
OWN = {b"connection", b"upgrade", b"host", b"content-length", b"transfer-encoding", b"keep-alive", b"te", b"trailer"}


class Relay:
    def __init__(self, hub: Hub, secret: bytes, app: ASGIApp) -> None:
        self.hub, self.app = hub, app
        self._signer = URLSafeSerializer(secret, salt=b"malina relay")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = OF_A_TABLE.match(scope["path"]) if scope["type"] in ("http", "websocket") else None
        if found is None or self._arrived(scope):
            await self.app(scope, receive, send)
            return
        try:
            lease = await self.hub.where(found[1])
        except NotStored:  # the database is away
            await _refuse(scope, receive, send, "not-stored")
            return
        if lease is None:
            await self.app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._socket(scope, receive, send, found[1], lease)
        else:
            await self._request(scope, receive, send, found[1], lease)

    # ---- who is calling ----

    def _arrived(self, scope: Scope) -> bool:
        """Was this relayed by another node? Then the caller's address is taken from its signed header."""
        sealed = [value for name, value in scope["headers"] if name == HEADER]
        if not sealed:
            return False
        try:
            said = self._signer.loads(sealed[0])
        except BadSignature:
            return False
        scope["client"], scope["scheme"] = (said["from"], 0), said["scheme"]
        others = [(name, value) for name, value in scope["headers"] if name not in (HEADER, b"host")]
        scope["headers"] = [*others, (b"host", said["host"].encode("latin-1"))]
        return True

    def _headers(self, scope: Scope, *, socket: bool) -> list[tuple[str, str]]:
        headers = [(name, value) for name, value in scope["headers"] if name not in OWN and name != HEADER]
        if socket:
            headers = [(name, value) for name, value in headers if not name.startswith(b"sec-websocket")]
        client = scope["client"]
        said = {
            "from": client[0] if client else "",
            "scheme": scope["scheme"],
            "host": dict(scope["headers"]).get(b"host", b"").decode("latin-1"),
        }
        sealed = self._signer.dumps(said)
        return [*((n.decode("latin-1"), v.decode("latin-1")) for n, v in headers), (HEADER.decode(), sealed)]

    def _target(self, scope: Scope) -> str:
        query = scope["query_string"].decode("latin-1")
        raw = scope.get("raw_path") or scope["path"].encode()
        path = raw.decode("latin-1").partition("?")[0]
        at = path.find("/api/")
        return path[max(0, at) :] + (f"?{query}" if query else "")

    # ---- requests ----

    async def _request(self, scope: Scope, receive: Receive, send: Send, code: str, lease: Lease) -> None:
        body = b""
        more = True
        while more and len(body) < LARGEST:
            message = cast(dict[str, Any], await receive())
            if message["type"] == "http.disconnect":
                return
            body += message.get("body", b"")
            more = message.get("more_body", False)
        headers = self._headers(scope, socket=False)

        def ask() -> tuple[int, list[tuple[bytes, bytes]], bytes]:
            line = HTTPConnection(lease.address, timeout=PATIENCE)
            try:
                line.connect()
                line.sock.settimeout(REQUEST)
                line.putrequest(cast(dict[str, Any], scope)["method"], self._target(scope), skip_accept_encoding=True)
                for name, value in headers:
                    line.putheader(name, value)
                line.putheader("content-length", str(len(body)))
                line.endheaders(body)
                answer = line.getresponse()
                told = [(n.lower().encode("latin-1"), v.encode("latin-1")) for n, v in answer.getheaders()]
                return answer.status, [each for each in told if each[0] not in OWN], answer.read()
            finally:
                line.close()

        try:
            status, told, content = await asyncio.to_thread(ask)
        except ConnectionRefusedError:
            await self._taken_over(code, lease)
            await self.app(scope, _again({"type": "http.request", "body": body, "more_body": False}, receive), send)
            return
        except (OSError, HTTPException) as error:
            log.warning("not_relayed", reason=type(error).__name__)
            await _refuse(scope, receive, send, "elsewhere")
            return
        told.append((b"content-length", str(len(content)).encode()))
        await send({"type": "http.response.start", "status": status, "headers": told})
        await send({"type": "http.response.body", "body": content, "more_body": False})

    # ---- sockets ----

    async def _socket(self, scope: Scope, receive: Receive, send: Send, code: str, lease: Lease) -> None:
        came = cast(dict[str, Any], await receive())
        try:
            line = await connect(
                f"ws://{lease.address}{self._target(scope)}",
                sock=await self._reached(code, lease),
                additional_headers=self._headers(scope, socket=True),
                open_timeout=PATIENCE,
                ping_interval=KEEPALIVE,
                ping_timeout=2 * KEEPALIVE,
                close_timeout=1,
                max_size=None,
                compression=None,
                proxy=None,
                user_agent_header=None,
            )
        except ConnectionRefusedError:
            await self._taken_over(code, lease)
            await self.app(scope, _again(came, receive), send)
            return
        except (OSError, WebSocketException) as error:
            if await self._is_ours(code):  # others have noticed meanwhile that it is dead
                await self.app(scope, _again(came, receive), send)
                return
            log.warning("not_relayed", reason=type(error).__name__)
            await _accept(send)
            shut = FOREIGN if isinstance(error, InvalidStatus) else AGAIN
            await _close(send, shut, "")
            return
        async with line:
            await _accept(send)
            hung_up = partial(self._hung_up, code, lease)
            pumps = {asyncio.create_task(_there(receive, line)), asyncio.create_task(_back(line, send, hung_up))}
            try:
                await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for pump in pumps:
                    pump.cancel()
                await asyncio.gather(*pumps, return_exceptions=True)

    async def _reached(self, code: str, lease: Lease) -> socket.socket:
        """Whoever is not reached at once may be known to be dead by now, or it is we who are slow."""
        with suppress(TimeoutError):
            return await _connected(lease.address, KNOCK)
        if await self._is_ours(code):
            raise ConnectionAbortedError
        return await _connected(lease.address, PATIENCE)

    async def _hung_up(self, code: str, lease: Lease) -> None:
        """A process that is killed does not say goodbye. If its machine is gone too, nobody refuses a connection."""
        try:
            (await _connected(lease.address, KNOCK)).close()
        except (OSError, TimeoutError):
            await self._taken_over(code, lease)

    async def _is_ours(self, code: str) -> bool:
        try:
            return await self.hub.where(code) is None
        except NotStored:
            return False

    async def _taken_over(self, code: str, lease: Lease) -> None:
        log.warning("node_dead", node=lease.node)
        with suppress(NotStored):  # whoever comes back is told so
            await self.hub.where(code, dead=lease.node)
        self.hub.news.died(lease.node)


async def _connected(address: str, patience: float) -> socket.socket:
    host, _, port = address.rpartition(":")
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(patience):
        (family, kind, proto, _, where), *_ = await loop.getaddrinfo(
            host.strip("[]"), int(port), type=socket.SOCK_STREAM
        )
        found = socket.socket(family, kind, proto)
        try:
            found.setblocking(False)
            await loop.sock_connect(found, where)
        except BaseException:
            found.close()
            raise
        return found


async def _there(receive: Receive, line: ClientConnection) -> None:
    while (message := cast(dict[str, Any], await receive()))["type"] == "websocket.receive":
        text = message.get("text")
        await line.send(text if text is not None else message["bytes"])


async def _back(line: ClientConnection, send: Send, hung_up: Callable[[], Awaitable[None]]) -> None:
    """Forward messages and the close code of the other node to the client. Whoever comes back finds their table."""
    code, reason = AGAIN, ""
    try:
        while True:
            data = await line.recv(decode=True)
            await send({"type": "websocket.send", "text": data, "bytes": None})
    except ConnectionClosed as closed:
        if closed.rcvd:
            code, reason = closed.rcvd.code, closed.rcvd.reason
        elif not closed.sent:
            await hung_up()
    await _close(send, code, reason)


async def _refuse(scope: Scope, receive: Receive, send: Send, reason: str) -> None:
    """Temporarily unavailable: the client should reconnect, here or at another node."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await _accept(send)
        await _close(send, AGAIN, reason)
        return
    said = b'{"type":"refused","reason":"%s"}' % reason.encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(said)).encode())]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": said, "more_body": False})


async def _accept(send: Send) -> None:
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})


async def _close(send: Send, code: int, reason: str) -> None:
    await send({"type": "websocket.close", "code": code, "reason": reason})


def _again(first: dict[str, Any], receive: Receive) -> Receive:
    """A `receive` that begins with the first message, which has been read already."""
    waiting = [first]

    async def received() -> Any:
        return waiting.pop() if waiting else await receive()

    return received
