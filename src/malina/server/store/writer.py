"""Group commit: one thread writes, and all writes that wait when it is free go into the same transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from ..logs import log
from . import NotStored, Row, Taken
from .statements import Statements

Entry = dict[str, Any]
MOST = 1000  # writes in one transaction, so that the first of a great crowd is not kept waiting for the last


@dataclass(slots=True, eq=False)
class Write:
    """Something to be written, and who waits for it."""

    done: asyncio.Future[None]
    entry: Entry | None = None
    row: Row | None = None
    also: Callable[[Connection], None] | None = None
    error: Exception | None = None


class Writer:
    def __init__(self, engine: Engine, statements: Statements) -> None:
        self._engine = engine
        self._statements = statements
        self._waiting: SimpleQueue[Write | None] = SimpleQueue()
        self._open = True
        self._thread = Thread(target=self._run, name="malina-writer", daemon=True)
        self._thread.start()

    def write(
        self, entry: Entry | None = None, row: Row | None = None, also: Callable[[Connection], None] | None = None
    ) -> asyncio.Future[None]:
        """Done when it is on disk."""
        done = asyncio.get_running_loop().create_future()
        if self._open:
            self._waiting.put(Write(done, entry, row, also))
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
        with self._engine.connect() as connection:
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
            # Whatever it was, the thread must live on: the disk may have room again, the lock may be gone.
            log.error("not_stored", count=len(group), reason=_kind(error))
            for write in group:
                write.error = NotStored("not-stored")
                write.error.__cause__ = error

    def _put_alone(self, connection: Connection, write: Write) -> None:
        try:
            with connection.begin_nested():
                self._put(connection, [write])
        except IntegrityError as error:
            write.error = Taken() if write.entry else NotStored("not-stored")
            write.error.__cause__ = error

    def _put(self, connection: Connection, group: Sequence[Write]) -> None:
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
