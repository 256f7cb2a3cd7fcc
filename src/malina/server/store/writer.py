"""Group commit: one thread writes, and all writes that wait when it is free go into the same transaction."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from ..logs import log
from . import Lost, NotStored, Row, Taken
from .leases import Leases
from .statements import Statements

Entry = dict[str, Any]
RESTART = 8.0  # seconds that a database elsewhere may be away before a write is refused
MOST = 1000  # writes in one transaction, so that the first of a great crowd is not kept waiting for the last


@dataclass(slots=True, eq=False)
class Write:
    """Something to be written, and who waits for it."""

    done: asyncio.Future[None]
    entry: Entry | None = None
    row: Row | None = None
    also: Callable[[Connection], None] | None = None
    table: str = ""
    epoch: int | None = None  # that the table's lease must have
    error: Exception | None = None


class Writer:
    def __init__(self, engine: Engine, statements: Statements, leases: Leases) -> None:
        self._engine, self._leases = engine, leases
        self._statements = statements
        self._waiting: SimpleQueue[Write | None] = SimpleQueue()
        self._open = True
        self._thread = Thread(target=self._run, name="malina-writer", daemon=True)
        self._thread.start()

    def write(
        self,
        entry: Entry | None = None,
        row: Row | None = None,
        also: Callable[[Connection], None] | None = None,
        table: str = "",
        epoch: int | None = None,
    ) -> asyncio.Future[None]:
        """Done when it is on disk."""
        done = asyncio.get_running_loop().create_future()
        if self._open:
            self._waiting.put(Write(done, entry, row, also, table, epoch))
        else:
            done.set_exception(NotStored("not-stored"))
        return done

    def close(self) -> None:
        """Writes what still waits."""
        if self._open:
            self._open = False
            self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        with self._engine.connect() as connected:
            connection = connected.execution_options(writes=True)
            last = False
            while not last:
                group = [self._waiting.get()]
                with suppress(Empty):
                    while len(group) < MOST and group[-1] is not None:
                        group.append(self._waiting.get_nowait())
                last = group[-1] is None
                writes = [write for write in group if write is not None]
                if writes:
                    self._commit(connection, writes)
                    _answer(writes)

    def _commit(self, connection: Connection, group: Sequence[Write]) -> None:
        """Commit a group. PostgreSQL may be restarting: retry for a while. A commit whose answer was lost is
        recognised."""
        until = time.monotonic() + (RESTART if connection.dialect.name == "postgresql" else 0.0)
        while not self._committed(connection, group, time.monotonic() >= until):
            time.sleep(0.2)

    def _committed(self, connection: Connection, group: Sequence[Write], last: bool) -> bool:
        for write in group:
            write.error = None
        try:
            try:
                with connection.begin():
                    self._put(connection, group)
            except IntegrityError:
                # A write was too late. Which, is seen one by one; the others must not suffer for it.
                with connection.begin():
                    for write in group:
                        self._put_alone(connection, write)
        except Exception as error:
            with suppress(Exception):  # a connection lost inside a savepoint leaves a transaction open
                connection.rollback()
            gone = isinstance(error, OperationalError) or (
                isinstance(error, DBAPIError) and error.connection_invalidated
            )
            if gone and not last:
                return False
            # Whatever it was, the thread must live on: the disk may have room again, the lock may be gone.
            log.error("not_stored", count=len(group), reason=_kind(error))
            for write in group:
                write.error = NotStored("not-stored")
                write.error.__cause__ = error
        return True

    def _put_alone(self, connection: Connection, write: Write) -> None:
        try:
            with connection.begin_nested():
                self._put(connection, [write])
        except IntegrityError as error:
            if write.entry and self._statements.has_entry(connection, write.entry):
                return
            write.error = Taken() if write.entry else NotStored("not-stored")
            write.error.__cause__ = error

    def _put(self, connection: Connection, group: Sequence[Write]) -> None:
        if epochs := {write.table: write.epoch for write in group if write.epoch is not None}:
            lost = self._leases.lost(epochs, connection)
            for write in group:
                if write.epoch is not None and (write.table in lost or epochs[write.table] != write.epoch):
                    write.error = Lost("not-stored")
            group = [write for write in group if not write.error]
        if entries := [write.entry for write in group if write.entry]:
            self._statements.add_entries(connection, entries)
        # Of several rows of one table the last is the newest.
        if rows := {write.row.id: write.row for write in group if write.row}:
            self._statements.put_rows(connection, list(rows.values()))
        for write in group:
            if write.also:
                write.also(connection)


def _answer(group: Sequence[Write]) -> None:
    """All at once: waking the loop costs more than everything it is told."""

    def tell() -> None:
        for write in group:
            if write.done.done():
                continue  # the waiter was cancelled
            if write.error:
                write.done.set_exception(write.error)
            else:
                write.done.set_result(None)

    with suppress(RuntimeError):  # the loop is closed, nobody waits any more
        group[0].done.get_loop().call_soon_threadsafe(tell)


def _kind(error: Exception) -> str:
    """`SQLITE_FULL`, or what kind of error it is elsewhere."""
    return getattr(getattr(error, "orig", None), "sqlite_errorname", type(error).__name__)
