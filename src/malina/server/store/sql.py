"""The store over SQLAlchemy. SQLite is the one database of this version; nothing here but `engine` knows."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Select, bindparam, select

from . import Person, Row
from .backup import back_up
from .engine import READERS, connect, find, make_folder
from .lock import Lock
from .migrate import migrate
from .schema import entries, meta, people, persons, tables
from .statements import Statements
from .writer import Writer

T = TypeVar("T")

ENTRIES = (
    select(entries.c.entry)
    .where(entries.c.table == bindparam("of"), entries.c.number >= bindparam("since"))
    .order_by(entries.c.number)
)
OF_PERSON = (
    select(tables.c.id)
    .join(people, people.c.table == tables.c.id)
    .where(people.c.person == bindparam("of"))
    .order_by(tables.c.updated.desc())
)
LISTED = select(tables.c.id).where(tables.c.listed)
OPEN = LISTED.where(tables.c.phase == "gathering").order_by(tables.c.created.desc())
FINISHED = LISTED.where(tables.c.phase == "over").order_by(tables.c.updated.desc())
TICKING = select(tables.c.id).where(tables.c.ticking)
PERSON = select(persons.c.id, persons.c.name, persons.c.mask, persons.c.code, persons.c.seen)
META = select(meta.c.value).where(meta.c.name == bindparam("of"))


class SqlStore:
    """Reads have threads of their own and never wait for the writer."""

    def __init__(self, data: Path, url: str | None = None) -> None:
        """Opened, locked and brought up to date; raises BadDatabase."""
        found = find(data, url)
        make_folder(data)
        self._file = Path(found.database or "")
        self._lock = Lock(self._file)
        try:
            self._engine = connect(found)
            migrate(self._engine)
            self._statements = Statements(self._engine.dialect.name)
            with self._engine.begin() as connection:
                self._statements.add_meta(connection, "secret", secrets.token_bytes(32))
                self.secret: bytes = connection.execute(META, {"of": "secret"}).scalar_one()
        except BaseException:
            self._lock.release()
            raise
        self._writer = Writer(self._engine, self._statements)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="malina-reader")

    # ---- entries ----

    async def append(self, table: str, number: int, entry: bytes, row: Row | None = None) -> None:
        await self._writer.write({"table": table, "number": number, "entry": entry}, row)

    async def entries(self, table: str, since: int = 0) -> list[bytes]:
        return await self._read(partial(_column, ENTRIES, of=table, since=since))

    # ---- the lobby ----

    async def open_tables(self, limit: int) -> list[str]:
        return await self._read(partial(_column, OPEN.limit(limit)))

    async def tables_of(self, person: str, limit: int) -> list[str]:
        return await self._read(partial(_column, OF_PERSON.limit(limit), of=person))

    async def finished(self, limit: int) -> list[str]:
        return await self._read(partial(_column, FINISHED.limit(limit)))

    async def ticking(self) -> list[str]:
        return await self._read(partial(_column, TICKING))

    # ---- people ----

    async def person(self, id: str) -> Person | None:
        return await self._read(partial(_person, PERSON.where(persons.c.id == bindparam("of")), id))

    async def person_by_code(self, digest: str) -> Person | None:
        if not digest:
            return None  # that is everybody without one
        return await self._read(partial(_person, PERSON.where(persons.c.code == bindparam("of")), digest))

    async def save_person(self, person: Person) -> None:
        await self._writer.write(also=lambda connection: self._statements.put_person(connection, person))

    # ---- the server itself ----

    async def alive(self, at: float) -> None:
        await self._writer.write(also=lambda connection: self._statements.put_meta(connection, "alive", _ascii(at)))

    async def last_alive(self) -> float | None:
        found = await self._read(partial(_column, META, of="alive"))
        return float(found[0]) if found else None

    async def backup(self, file: Path) -> None:
        await asyncio.get_running_loop().run_in_executor(self._readers, back_up, self._file, file)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(None, self._close)

    def _close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()
        self._lock.release()

    async def _read(self, query: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._with_connection, query)

    def _with_connection(self, query: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return query(connection)


def _ascii(number: float) -> bytes:
    return repr(number).encode()


def _column(query: Select[Any], connection: Connection, **of: Any) -> list[Any]:
    return list(connection.execute(query, of).scalars())


def _person(query: Select[Any], of: str, connection: Connection) -> Person | None:
    found = connection.execute(query, {"of": of}).first()
    return Person(*found) if found else None
