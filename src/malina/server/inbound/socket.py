"""The WebSocket of a table: authentication, resuming, commands in, messages out. See docs/protocol.md."""

from __future__ import annotations

import asyncio
import re
from typing import Any, cast

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from ...kernel.refusal import Refusal
from ..live.hub import Hub
from ..live.live_table import LiveTable
from ..logs import log
from ..outbound.broadcast import refused
from ..outbound.connection import Connection, Line
from ..store import NotRead, Person
from ..wire import AnyCommand, AnyTold, Hint, Refused, Rematch
from .auth import Auth, Caller
from .line import LINE, SocketProtocol
from .quota import check_quota
from .rate_limit import RateLimits

PATH = re.compile(r"/api/tables/([^/]+)/socket/?")
LARGEST = 16 * 1024  # bytes of a message
LAST_WORD = 5.0  # seconds to take in the goodbye; a table does not wait for it
AGAIN = 1013  # close code: come back, here or at another node
MISSING, FORBIDDEN, UNKNOWN, FOREIGN, FLOOD, UNREADABLE = 4404, 4403, 4401, 4400, 4429, 4410  # close codes
CODES = {
    "no-such-table": MISSING,
    "elsewhere": AGAIN,
    "not-stored": AGAIN,
    "not-read": AGAIN,
    "bad-token": UNKNOWN,
    "unreadable": UNREADABLE,
    "unreadable-version": UNREADABLE,
}
_decoder = msgspec.json.Decoder(AnyCommand)


class Anything(msgspec.Struct):
    """As much of a malformed message as is needed to answer it."""

    id: str = ""


class TableSockets:
    """Before the framework, which has much to do for a request and nothing for a socket."""

    def __init__(self, hub: Hub, auth: Auth, limits: RateLimits, app: ASGIApp) -> None:
        self.hub, self.auth, self.limits, self.app = hub, auth, limits, app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = PATH.fullmatch(scope["path"]) if scope["type"] == ScopeType.WEBSOCKET else None
        if found is None:
            await self.app(scope, receive, send)
            return
        caller: Caller = ASGIConnection(scope, receive, send)
        if not self.auth.own_origin(caller):
            await close(send, FOREIGN)
            return
        address = self.limits.address(caller)
        with self.limits.socket(address) as one_more:
            if not one_more or not self.limits.may_call(caller):
                await close(send, FLOOD)
                return
            await self.at_table(caller, found[1], address)

    async def at_table(self, caller: Caller, id: str, address: str) -> None:
        hub, send, receive = self.hub, caller.send, caller.receive
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        try:
            person = await self.auth.person(caller)
            live = await hub.live(id)
            self.auth.may_watch(live, person)
        except Refusal as error:
            await close(send, CODES.get(error.reason, FORBIDDEN), error.reason)
            return
        connection = Connection(person.id, have(caller), address, line_of(caller))
        writing = asyncio.create_task(write(send, connection))
        reading = asyncio.create_task(read(receive, hub, self.auth, self.limits, live, connection))
        try:
            await hub.join(live, connection)
            await connection.over.wait()
        finally:
            connection.end()
            hub.leave(live, connection)
            await asyncio.wait({writing}, timeout=LAST_WORD)
            writing.cancel()
            if not connection.busy:  # what is being carried out is carried out
                reading.cancel()


def have(caller: Caller) -> int:
    """The number a client resumes from when it reconnects."""
    value = caller.query_params.get("have", "")
    return int(value) if value.isdecimal() and len(value) < 10 else -1


def line_of(caller: Caller) -> Line | None:
    """The short way out, where the server has one."""
    protocol = caller.scope["state"].get(LINE)
    return protocol.write_at_once if isinstance(protocol, SocketProtocol) else None


async def close(send: Send, code: int = 1000, reason: str = "") -> None:
    await send({"type": "websocket.close", "code": code, "reason": reason})


async def read(
    receive: Receive, hub: Hub, auth: Auth, limits: RateLimits, live: LiveTable, connection: Connection
) -> None:
    try:
        while not connection.closed:
            message = cast(dict[str, Any], await receive())
            if message["type"] != "websocket.receive":
                break
            data = message.get("text") or ""
            if len(data) > LARGEST:
                connection.tell(Refused(reason="too-large"))
                continue
            if not limits.may_command(connection, len(data)):
                connection.bye("flood")
                return
            command = decoded(data)
            if isinstance(command, Refused):
                connection.tell(command)
            elif isinstance(command, Hint):  # a shark takes its time: whatever else comes is answered meanwhile
                hub.background.spawn(answer(hub, auth, limits, live, connection, command))
            else:
                connection.busy = True
                await answer(hub, auth, limits, live, connection, command)
                connection.busy = False
    finally:
        connection.end()


def decoded(data: str) -> AnyCommand | Refused:
    try:
        command: AnyCommand = _decoder.decode(data)
        return command
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return Refused(reason="bad-message", id=id_of(data))


async def answer(
    hub: Hub, auth: Auth, limits: RateLimits, live: LiveTable, connection: Connection, command: AnyCommand
) -> None:
    try:
        person = await auth.known(connection.person)
    except NotRead:  # the database is away: whoever comes back says it again
        connection.bye("closing")
        return
    try:
        room = live.room
        if isinstance(command, Rematch) and room.phase == "over" and not room.next:  # a new table, like any other
            limits.check_address(limits.tables, connection.address)
            await check_quota(auth, person)
    except Refusal as error:
        connection.tell(refused(error, command.id))
        return
    connection.tell(await carried_out(hub, live, person, command))


async def carried_out(hub: Hub, live: LiveTable, person: Person, command: AnyCommand) -> AnyTold:
    try:
        return await hub.execute(live, person, command)
    except Refusal as error:
        return refused(error, command.id)
    except Exception:
        log.exception("command_failed", table=live.room.id, n=live.room.n)
        return Refused(reason="server-fault", id=command.id)


def id_of(data: str) -> str:
    try:
        return msgspec.json.decode(data, type=Anything).id[:64]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


async def write(send: Send, connection: Connection) -> None:
    """What could not be written at once, one message after the other; a client that does not read fills its queue and
    is dropped."""
    try:
        while (data := await connection.queue.get()) is not None:
            await send({"type": "websocket.send", "text": data.decode(), "bytes": None})
            connection.sent()
        await close(send)
    except OSError:
        pass
    finally:
        connection.end()
