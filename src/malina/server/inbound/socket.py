"""The WebSocket of a table: authentication, resuming, commands in, messages out. See docs/protocol.md."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency as Given
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ...kernel.refusal import Refusal
from ..live.hub import Hub
from ..live.live_table import LiveTable
from ..logs import log
from ..outbound.broadcast import refused
from ..outbound.connection import Connection
from ..store import Person
from ..wire import AnyCommand, AnyTold, Hint, Refused
from .auth import Auth
from .rate_limit import RateLimits

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


@websocket("/api/tables/{id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], id: FromPath[str], hub: Given[Hub], auth: Given[Auth], limits: Given[RateLimits]
) -> None:
    if not auth.own_origin(socket):
        await socket.close(code=FOREIGN)
        return
    address = limits.address(socket)
    with limits.socket(address) as one_more:
        if not one_more or not limits.may_call(socket):
            await socket.close(code=FLOOD)
            return
        await at_table(socket, id, hub, auth, limits, address)


async def at_table(
    socket: WebSocket[Any, Any, Any], id: str, hub: Hub, auth: Auth, limits: RateLimits, address: str
) -> None:
    await socket.accept()
    try:
        person = await auth.person(socket)
        live = await hub.live(id)
        auth.may_watch(live, person)
    except Refusal as error:
        await socket.close(code=CODES.get(error.reason, FORBIDDEN), reason=error.reason)
        return
    connection = Connection(person.id, have(socket), address)
    writing = asyncio.create_task(write(socket, connection))
    reading = asyncio.create_task(read(socket, hub, auth, limits, live, connection))
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


def have(socket: WebSocket[Any, Any, Any]) -> int:
    """The number a client resumes from when it reconnects."""
    value = socket.query_params.get("have", "")
    return int(value) if value.isdecimal() and len(value) < 10 else -1


async def read(
    socket: WebSocket[Any, Any, Any], hub: Hub, auth: Auth, limits: RateLimits, live: LiveTable, connection: Connection
) -> None:
    try:
        while not connection.closed:
            data = await socket.receive_data(mode="text")
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
                hub.background.spawn(answer(hub, auth, live, connection, command))
            else:
                connection.busy = True
                await answer(hub, auth, live, connection, command)
                connection.busy = False
    except WebSocketDisconnect:
        pass
    finally:
        connection.end()


def decoded(data: str) -> AnyCommand | Refused:
    try:
        command: AnyCommand = _decoder.decode(data)
        return command
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return Refused(reason="bad-message", id=id_of(data))


async def answer(hub: Hub, auth: Auth, live: LiveTable, connection: Connection, command: AnyCommand) -> None:
    person = await auth.known(connection.person)
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


async def write(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """One message after the other; a client that does not read fills its queue and is dropped."""
    try:
        while (data := await connection.queue.get()) is not None:
            await socket.send_data(data, mode="text", encoding="utf-8")
        await socket.close()
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass
    finally:
        connection.end()
