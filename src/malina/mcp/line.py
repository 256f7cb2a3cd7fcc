"""The WebSocket client of a seat. It reconnects with backoff and resends what was not answered (requests have ids)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ..kernel.refusal import Refusal
from .door import refusal_of
from .message import encoded

PATIENCE = 20.0  # request timeout, in seconds, reconnecting included
FIRST, LONGEST = 0.2, 5.0  # backoff: first and longest pause before it reconnects, in seconds
# Close codes and messages after which it does not reconnect; all others count as network failures.
ENDS: dict[int | str, str] = {4401: "bad-token", 4404: "no-such-table", "gone": "mcp-gone", "taken": "mcp-taken"}
VOID = {"bad-token", "mcp-gone"}  # the token is worth nothing any more


class Line:
    """The connection of one seat, and the state that the server's messages add up to."""

    def __init__(self, address: str, token: str) -> None:
        self.n = -1
        self.room: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.events: list[dict[str, Any]] = []
        self.lines: list[dict[str, Any]] = []
        self.read_events = self.read_lines = 0  # how many have been read
        self.ended = ""  # why it does not reconnect any more
        self.token = token
        self._address = address
        self._socket: ClientConnection | None = None
        self._pause = FIRST
        self._asked: dict[str, tuple[str, asyncio.Future[int]]] = {}  # pending requests by id: text and answer
        self._news = asyncio.Event()
        self._staying = asyncio.get_running_loop().create_task(self._stay())

    async def until(self, so: Callable[[], bool], seconds: float) -> bool:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not so() and not self.ended:
                    self._news.clear()
                    await self._news.wait()
        return so()

    async def come(self) -> None:
        """Connect: wait for the first state of the table, or raise Refusal."""
        if not await self.until(lambda: self.n >= 0, PATIENCE):
            raise Refusal(self.ended) if self.ended else Refusal("mcp-no-line")

    async def tell(self, do: str, **args: Any) -> int:
        """Send a command and wait for the answer: the number of its entry, or Refusal."""
        if self.ended:
            raise Refusal(self.ended)
        id = token_hex(8)
        data = encoded({"do": do, "id": id, **args})
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._asked[id] = data, answer
        try:
            if self._socket:
                with suppress(ConnectionClosed):
                    await self._socket.send(data)
            return await asyncio.wait_for(answer, PATIENCE)
        except TimeoutError:
            raise Refusal("mcp-no-line") from None
        finally:
            del self._asked[id]

    def unread(self) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        """New events and chat lines; marks them as read."""
        events, lines = self.events[self.read_events :], self.lines[self.read_lines :]
        self.read_events, self.read_lines = len(self.events), len(self.lines)
        return events, lines

    async def close(self) -> None:
        """Close the connection; whoever still waits for an answer is woken."""
        self.ended = self.ended or "mcp-no-seat"
        self._staying.cancel()
        await asyncio.wait({self._staying})

    # ---- the network ----

    async def _stay(self) -> None:
        headers = {"Authorization": f"Bearer {self.token}"}
        try:
            while not self.ended:
                have = f"?have={self.n}" if self.n >= 0 else ""
                with suppress(OSError, WebSocketException):
                    async with connect(f"{self._address}{have}", additional_headers=headers) as socket:
                        await self._listen(socket)
                if not self.ended:
                    await asyncio.sleep(self._pause)
                    self._pause = min(2 * self._pause, LONGEST)
        finally:
            self.ended = self.ended or "mcp-no-line"
            for _, answer in self._asked.values():
                if not answer.done():
                    answer.set_exception(Refusal(self.ended))
            self._news.set()

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            self._socket = socket  # set before the resend, so that requests made meanwhile are sent too
            for data, _ in list(self._asked.values()):
                await socket.send(data)
            async for said in socket:
                self._hear(json.loads(said))
        except ConnectionClosed:
            self.ended = self.ended or ENDS.get(socket.close_code or 0, "")
            raise
        finally:
            self._socket = None

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "state":
                self._see(message)
            case "bye":
                self.ended = ENDS.get(message["reason"], "")
            case "ack" | "refused" if message.get("id") in self._asked:
                answer = self._asked[message["id"]][1]
                if not answer.done() and message["type"] == "ack":
                    answer.set_result(message["n"])
                elif not answer.done():
                    answer.set_exception(refusal_of(message))
        self._news.set()

    def _see(self, state: dict[str, Any]) -> None:
        self._pause = FIRST  # connected: reset the backoff
        self.n = state["n"]
        self.room |= state.get("room", {})
        self.view = state.get("view", self.view)
        for change in state.get("changes", ()):
            node: Any = self.view
            *way, last = change["path"]
            for word in way:
                node = node[word]
            node[last] = change["value"]
        if "events" in state:  # an undo removes some
            self.events[state["since"] :] = state["events"]
            self.read_events = min(self.read_events, state["since"])
        if "lines" in state:
            self.lines[state["lines_since"] :] = state["lines"]
            self.read_lines = min(self.read_lines, state["lines_since"])
