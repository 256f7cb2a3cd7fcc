"""Test harness: the whole server on a port of its own, and a client of its HTTP and WebSocket protocol."""

from __future__ import annotations

import asyncio
import logging
import random
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from typing import Any

import httpx
import msgspec
from structlog.testing import capture_logs
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from malina.server import wire
from malina.server.app import make_app
from malina.server.inbound.auth import Auth
from malina.server.inbound.identity import Identity
from malina.server.inbound.rate_limit import RateLimits
from malina.server.live.hub import Hub
from malina.server.run import Server, listen
from malina.server.settings import ServerSettings
from malina.server.store.sql import SqlStore
from malina.server.thinking.queue import Thinker
from malina.server.time import RealTime

from .house import AtOnce, merge

PATIENCE = 30.0  # timeout in seconds
_told = msgspec.json.Decoder(wire.AnyTold)


class Clock(RealTime):
    """The real clock, which tests can set forward."""

    def __init__(self) -> None:
        super().__init__()
        self.ahead = 0.0

    def now(self) -> float:
        return super().now() + self.ahead


class Tab:
    """A WebSocket client at a table. It reads messages only when a test calls for them."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.got: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {"events": [], "lines": []}

    @property
    def view(self) -> Any:
        return self.state["view"]

    @property
    def me(self) -> int | None:
        seat: int | None = self.state["room"]["me"]
        return seat

    async def say(self, data: str | bytes) -> None:
        await self.socket.send(data)

    async def hear(self) -> dict[str, Any]:
        """Receive the next message. It must be a text frame, and one of the types of the protocol."""
        data = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(data, str)
        _told.decode(data)
        message: dict[str, Any] = msgspec.json.decode(data)
        self.got.append(message)
        if message["type"] == "state":
            merge(self.state, message)
        return message

    async def answer(self, id: str) -> dict[str, Any]:
        while True:
            message = await self.hear()
            if message["type"] != "state" and message.get("id", "") == id:
                return message

    async def do(self, command: str, id: str | None = None, **args: Any) -> dict[str, Any]:
        id = id or token_hex(8)
        await self.say(msgspec.json.encode({"do": command, "id": id, **args}).decode())
        return await self.answer(id)

    async def move(self, move: dict[str, Any], **args: Any) -> dict[str, Any]:
        return await self.do("move", **{"at": self.state["n"], "move": move, **args})

    async def until(self, so: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Receive messages until the state fulfils a condition."""
        while not so(self.state):
            await self.hear()
        return self.state

    async def at(self, n: int) -> dict[str, Any]:
        return await self.until(lambda state: state.get("n", -1) >= n)

    async def end(self) -> tuple[str, int]:
        """Receive messages until the connection is closed: the reason of the `bye`, if any, and the close code."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as closed:
            bye = self.got[-1] if self.got else {"type": ""}
            code = closed.rcvd.code if closed.rcvd else 1006
            return (bye["reason"] if bye["type"] == "bye" else ""), code

    async def tell_and_end(self, data: str) -> tuple[str, int]:
        await self.say(data)
        return await self.end()

    async def close(self) -> None:
        await self.socket.close()


class Browser:
    """An HTTP client with a session cookie."""

    def __init__(self, server: Serving, cookie: str | None = None) -> None:
        self.server = server
        self.http = httpx.AsyncClient(base_url=server.url, trust_env=False, verify=False, timeout=PATIENCE)
        if cookie is not None:
            self.http.cookies.set("malina", cookie)

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("malina") or ""

    async def called(self, name: str, mask: str = "fox") -> Browser:
        await self.get("api/me")
        await self.put("api/me", {"name": name, "mask": mask})
        return self

    async def get(self, path: str, status: int = 200, **more: Any) -> Any:
        return read(await self.http.get(path, **more), status)

    async def put(self, path: str, body: Any, status: int = 200, **more: Any) -> Any:
        return read(await self.http.put(path, json=body, **more), status)

    async def post(self, path: str, body: Any = None, status: int = 201, **more: Any) -> Any:
        return read(await self.http.post(path, json=body, **more), status)

    async def lay(self, seats: int = 2, **new: Any) -> str:
        """Create a table; gives its id."""
        settings = {"pace": "instant", **new.pop("settings", {})}
        body = {"game": "crooks", "seats": seats, "settings": settings, **new}
        id: str = (await self.post("api/tables", body))["id"]
        return id

    async def tab(self, table: str, have: int | None = None, **headers: str) -> Tab:
        """Open a WebSocket to a table; nothing is received yet."""
        if self.cookie:
            headers.setdefault("Cookie", f"malina={self.cookie}")
        query = "" if have is None else f"?have={have}"
        url = f"{self.server.socket(table)}{query}"
        tab = Tab(await connect(url, additional_headers=headers, proxy=None, ping_interval=None, max_queue=None))
        self.server.later.push_async_callback(tab.close)
        return tab

    async def look(self, table: str, have: int | None = None) -> Tab:
        """Open a WebSocket to a table and receive its first state."""
        tab = await self.tab(table, have)
        await tab.until(lambda state: "n" in state)
        return tab


def read(answer: httpx.Response, status: int) -> Any:
    assert answer.status_code == status, f"{answer.status_code} {answer.text[:300]}"
    return answer.json() if answer.headers.get("content-type", "").startswith("application/json") else answer.text


@dataclass
class Serving:
    """A running server, with access to its parts."""

    url: str
    hub: Hub
    auth: Auth
    limits: RateLimits
    store: SqlStore
    clock: Clock
    process: Server
    later: AsyncExitStack

    @property
    def port(self) -> int:
        return httpx.URL(self.url).port or 0

    @property
    def identity(self) -> Identity:
        return self.auth.identity

    @property
    def sockets(self) -> int:
        """The number of WebSockets that the process has open, counted by uvicorn and not by the hub."""
        open = self.process.server_state.connections
        return sum(isinstance(connection, WebSocketsSansIOProtocol) for connection in open)

    def socket(self, table: str) -> str:
        """The URL of a table's WebSocket."""
        return f"{self.url.replace('http', 'ws', 1)}api/tables/{table}/socket"

    def browser(self, cookie: str | None = None) -> Browser:
        browser = Browser(self, cookie)
        self.later.push_async_callback(browser.http.aclose)
        return browser

    async def people(self, *names: str) -> list[Browser]:
        return [await self.browser().called(name, mask) for name, mask in zip(names, wire.MASKS, strict=False)]

    async def table(self, *names: str, start: bool = True, **new: Any) -> tuple[list[Browser], list[Tab]]:
        """A table with these people, connected; the first is the host. Dealt unless `start` is false."""
        people = await self.people(*names)
        new.setdefault("options", {"first": 0})
        id = await people[0].lay(new.pop("seats", len(names)), **new)
        tabs = [await person.look(id) for person in people]
        for tab in tabs[1:]:
            assert (await tab.do("sit"))["type"] == "ack"
        if start:
            n = (await tabs[0].do("start"))["n"]
            for tab in tabs:
                await tab.at(n)
        return people, tabs


@asynccontextmanager
async def serving(
    folder: Path, thinker: Thinker | None = None, send_buffer: int = 0, faults: int = 0, **settings: Any
) -> AsyncIterator[Serving]:
    """Run a server in this event loop, as `malina serve` does, but with bots that answer at once.

    The test fails if errors are logged, except for so many `faults` that it provokes."""
    with capture_logs() as lines, errors_of_others() as others:
        async with _serving(folder, thinker or AtOnce(), send_buffer, ServerSettings(data=folder, **settings)) as house:
            yield house
    wrong = [line for line in lines if line["log_level"] in ("error", "critical")]
    assert len(wrong) + len(others) == faults, (wrong, others)


@contextmanager
def errors_of_others() -> Iterator[list[str]]:
    """Collects errors that uvicorn and asyncio log."""
    found: list[str] = []
    handler = logging.Handler(logging.ERROR)
    handler.emit = lambda record: found.append(handler.format(record))  # type: ignore[method-assign]
    loggers = [logging.getLogger(name) for name in ("uvicorn.error", "asyncio")]
    for logger in loggers:
        logger.addHandler(handler)
    try:
        yield found
    finally:
        for logger in loggers:
            logger.removeHandler(handler)


@asynccontextmanager
async def _serving(
    folder: Path, thinker: Thinker, send_buffer: int, settings: ServerSettings
) -> AsyncIterator[Serving]:
    store = SqlStore(folder)
    clock = Clock()
    app = make_app(settings, store, thinker=thinker, time=clock)
    listener = listen("127.0.0.1", 0)
    if send_buffer:  # the socket option, for every connection
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    ready = asyncio.Event()
    process = Server(app, settings, ready.set)
    running = asyncio.get_running_loop().create_task(process._serve([listener]))
    async with AsyncExitStack() as later:
        await asyncio.wait_for(ready.wait(), PATIENCE)
        url = f"http://127.0.0.1:{listener.getsockname()[1]}{settings.root_path}/"
        yield Serving(url, app.state.hub, app.state.auth, app.state.limits, store, clock, process, later)
    process.should_exit = True
    await asyncio.wait_for(running, PATIENCE)


def some_move(view: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A random legal move, made from the view alone."""
    says = [say for decision in view["decisions"] if decision["required"] for say in decision["says"]]
    say = rng.choice(says)
    return {"cmd": say["cmd"], **{name: filled(values, rng) for name, values in say["blanks"].items()}}


def filled(values: Any, rng: random.Random) -> Any:
    if isinstance(values, list):
        return rng.choice(values)
    number = rng.randint(values["low"], values["high"])
    if "some" not in values:
        return number
    chosen = sorted(rng.sample(range(len(values["some"])), number))  # a filling keeps the order
    return [values["some"][i] for i in chosen]
