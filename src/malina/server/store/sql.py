"""The store over SQLAlchemy: SQLite for one server, PostgreSQL for as many nodes as there are."""

from __future__ import annotations

import asyncio
import math
import secrets
import sqlite3
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Select, bindparam, func, select
from sqlalchemy.exc import SQLAlchemyError

from ..logs import log
from . import BadDatabase, Kept, Laid, Lease, NotRead, NotStored, Person, Row, Stored
from .backup import back_up
from .engine import READERS, broken, connect, find, make_folder
from .leases import Leases, first_use
from .lock import Lock
from .migrate import migrate
from .schema import cards, entries, films, meta, people, persons, snapshots, tables
from .statements import Statements
from .writer import Writer

T = TypeVar("T")
LATE = 10.0  # seconds after which a database elsewhere does not answer any more

ENTRIES = (
    select(entries.c.number, entries.c.entry)
    .where(entries.c.table == bindparam("of"), entries.c.number >= bindparam("since"))
    .order_by(entries.c.number)
)
LAST_ENTRY = (
    select(entries.c.entry).where(entries.c.table == bindparam("of")).order_by(entries.c.number.desc()).limit(1)
)
SNAPSHOT = select(snapshots.c.number, snapshots.c.data).where(snapshots.c.table == bindparam("of"))
FILM = select(films.c.reel).where(films.c.table == bindparam("of")).order_by(films.c.first)
CARDS = select(cards.c.digest, cards.c.text)
ROW = select(*(tables.c[name] for name in ("id", "game", "phase", "listed", "created", "updated", "ticking")))
PHASE = select(tables.c.phase).where(tables.c.id == bindparam("of"))
PEOPLE = select(people.c.person).where(people.c.table == bindparam("of"))
OF_PERSON = (
    ROW.join(people, people.c.table == tables.c.id)
    .where(people.c.person == bindparam("of"))
    .order_by(tables.c.updated.desc())
)
LISTED = ROW.where(tables.c.listed)
OPEN = LISTED.where(tables.c.phase == "gathering").order_by(tables.c.created.desc())
FINISHED = LISTED.where(tables.c.phase == "over").order_by(tables.c.updated.desc())
TICKING = select(tables.c.id).where(tables.c.ticking)
LAST = select(func.max(entries.c.number)).where(entries.c.table == tables.c.id).scalar_subquery()
UNKEPT = (
    select(tables.c.id)
    .outerjoin(snapshots, snapshots.c.table == tables.c.id)
    .where(tables.c.phase != "gathering", func.coalesce(snapshots.c.number, -1) < LAST)
    .order_by(tables.c.updated.desc())
)
PERSON = select(persons.c.id, persons.c.name, persons.c.mask, persons.c.code, persons.c.seen)
META = select(meta.c.value).where(meta.c.name == bindparam("of"))


class SqlStore:
    """Reads have their own threads and never wait for the writer."""

    def __init__(self, data: Path, url: str | None = None, *, shared: bool = False) -> None:
        """Open, lock and migrate the database; raises BadDatabase. `shared`: another process holds the lock for several
        workers."""
        found = find(data, url)
        make_folder(data)
        here = found.get_backend_name() == "sqlite"
        self.node = secrets.token_hex(8) if shared or not here else ""
        self._file = Path(found.database or "") if here else None
        self._lock = Lock(self._file) if self._file and not shared else None
        try:
            self.engine = connect(found, self.node)
            migrate(self.engine)
            self._statements = Statements(self.engine.dialect)
            with self.engine.begin() as connection:
                self._statements.add_meta(connection, "secret", secrets.token_bytes(32))
                self.secret: bytes = connection.execute(META, {"of": "secret"}).scalar_one()
        except BaseException as error:
            if self._lock:
                self._lock.release()
            if isinstance(error, SQLAlchemyError | sqlite3.Error):  # the disk is full, pages are damaged
                raise broken(error) from error
            raise
        self._leases = Leases(self.engine.dialect.name, self.node)
        self._isolation = {} if here else {"isolation_level": "REPEATABLE READ"}
        self._writer = Writer(self.engine, self._statements, self._leases)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="malina-reader")
        self._pulses = ThreadPoolExecutor(1, thread_name_prefix="malina-pulse")
        self._late = None if here else LATE

    # ---- entries ----

    async def lay(self, new: Laid) -> None:
        await self._writer.write(also=partial(self._lay, new))

    def _lay(self, new: Laid, connection: Connection) -> None:
        id = new.row.id
        rows = [{"table": id, "number": number, "entry": entry} for number, entry in enumerate(new.entries)]
        self._statements.add_entries(connection, rows)
        self._statements.put_rows(connection, [new.row])
        if new.kept:
            self._statements.put_kept(id, len(rows) - 1, new.kept, connection)
        if self.node:
            self._leases.new(id, connection)

    async def append(
        self,
        table: str,
        number: int,
        entry: bytes,
        row: Row | None = None,
        kept: Kept | None = None,
        epoch: int | None = None,
        beside: Laid | None = None,
    ) -> None:
        first = self.node and number == 0

        def also(connection: Connection) -> None:
            if kept:
                self._statements.put_kept(table, number, kept, connection)
            if first:
                self._leases.new(table, connection)
            if beside:
                self._lay(beside, connection)

        values = {"table": table, "number": number, "entry": entry}
        await self._writer.write(
            values, row, also if kept or first or beside else None, table, None if first else epoch
        )

    async def keep(self, table: str, number: int, kept: Kept, epoch: int | None = None) -> None:
        put = partial(self._statements.put_kept, table, number, kept)
        await self._writer.write(also=put, table=table, epoch=epoch)

    async def read(self, table: str, *, from_entries: bool = False) -> Stored:
        return await self._read(partial(_stored, table, from_entries))

    async def entries(self, table: str, since: int = 0) -> list[bytes]:
        return [entry for _, entry in await self._read(partial(_entries, table, since))]

    async def film(self, table: str) -> tuple[bytes, ...]:
        return tuple(await self._read(partial(_column, FILM, of=table)))

    async def cards(self, shipped: dict[str, bytes]) -> dict[str, bytes]:
        if shipped:
            await self._writer.write(also=partial(self._statements.put_cards, shipped))
        return dict(await self._read(lambda connection: [(found[0], found[1]) for found in connection.execute(CARDS)]))

    # ---- the lobby ----

    async def row(self, table: str) -> Row | None:
        return await self._read(partial(_row, table))

    async def open_tables(self, limit: int) -> list[Row]:
        return await self._read(partial(_rows, OPEN.limit(limit)))

    async def tables_of(self, person: str, limit: int) -> list[Row]:
        return await self._read(partial(_rows, OF_PERSON.limit(limit), of=person))

    async def finished(self, limit: int) -> list[Row]:
        return await self._read(partial(_rows, FINISHED.limit(limit)))

    async def ticking(self) -> list[str]:
        return await self._read(partial(_column, TICKING))

    async def unkept(self) -> list[str]:
        return await self._in_thread(self._readers, partial(self._with_connection, partial(_column, UNKEPT)))

    # ---- retention ----

    async def stale(self, over: bool, before: float, limit: int) -> list[str]:
        phase = tables.c.phase == "over" if over else tables.c.phase != "over"
        query = select(tables.c.id).where(phase, tables.c.updated < before).order_by(tables.c.updated).limit(limit)
        return await self._read(partial(_column, query))

    async def last_entry(self, table: str) -> bytes:
        found = await self._read(partial(_column, LAST_ENTRY, of=table))
        return bytes(found[0]) if found else b""

    async def touch(self, table: str, at: float) -> None:
        await self._writer.write(also=partial(self._statements.touch, table, at))

    async def forget(self, table: str, epoch: int | None = None) -> None:
        await self._writer.write(also=partial(self._statements.forget, table), table=table, epoch=epoch)

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

    async def alive(self, at: float, stopped: Mapping[str, float]) -> None:
        values = {"alive": _ascii(at), "stopped": msgspec.json.encode(stopped)}
        await self._writer.write(also=partial(self._statements.put_meta, values))

    async def last_alive(self) -> float | None:
        found = await self._read(partial(_column, META, of="alive"))
        return _number(found[0]) if found else None

    async def stopped(self) -> dict[str, float]:
        found = await self._read(partial(_column, META, of="stopped"))
        try:
            return msgspec.json.decode(found[0], type=dict[str, float]) if found else {}
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return {}

    # ---- several nodes ----

    async def pulse(self, address: str) -> dict[str, int]:
        """In a transaction of its own, so that readers cannot delay it."""
        return await self._in_thread(self._pulses, partial(self._changed, partial(self._leases.pulse, address)))

    async def take(self, table: str, dead: str = "") -> Lease | None:
        return await self._change(partial(self._leases.take, table, dead))

    async def release(self, table: str, epoch: int) -> None:
        await self._change(partial(self._leases.release, table, epoch))

    async def orphans(self, limit: int) -> list[str]:
        return await self._read(partial(self._leases.orphans, limit))

    async def first_use(self, token: str, now: float, until: float) -> bool:
        return await self._change(partial(first_use, self.engine.dialect.name, token, now, until))

    async def _change(self, change: Callable[[Connection], T]) -> T:
        """Run a change in a transaction of its own, so that a lock on one table delays nobody else."""
        try:
            return await self._in_thread(self._readers, partial(self._changed, change), self._late)
        except TimeoutError as error:
            raise NotStored("not-stored") from error

    def _changed(self, change: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection, connection.execution_options(writes=True).begin():
                return change(connection)
        except SQLAlchemyError as error:
            log.error("not_changed", exc_info=error)
            raise NotStored("not-stored") from error

    async def backup(self, file: Path) -> None:
        if self._file is None:
            raise BadDatabase("backup-elsewhere")
        await asyncio.get_running_loop().run_in_executor(self._readers, back_up, self._file, file)

    def say(self, url: str) -> None:
        """Where this server is, to whoever wants to start another one on the same database."""
        if self._lock:
            self._lock.say(url)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(None, self.shut)

    def shut(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._pulses.shutdown()
        self.engine.dispose()
        if self._lock:
            self._lock.release()

    async def _read(self, query: Callable[[Connection], T]) -> T:
        try:
            return await self._in_thread(self._readers, partial(self._with_connection, query), self._late)
        except TimeoutError as error:
            raise NotRead("not-read") from error

    async def _in_thread(self, threads: ThreadPoolExecutor, work: Callable[[], T], late: float | None = None) -> T:
        async with asyncio.timeout(late):
            return await asyncio.get_running_loop().run_in_executor(threads, work)

    def _with_connection(self, query: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return query(connection.execution_options(**self._isolation))
        except SQLAlchemyError as error:
            log.error("not_read", exc_info=error)
            raise NotRead("not-read") from error


def _ascii(number: float) -> bytes:
    return repr(number).encode()


def _column(query: Select[Any], connection: Connection, **of: Any) -> list[Any]:
    return list(connection.execute(query, of).scalars())


def _number(text: bytes) -> float | None:
    """None is none."""
    try:
        number = float(text)
    except ValueError:
        return None
    return number if math.isfinite(number) else None


def _entries(table: str, since: int, connection: Connection) -> list[tuple[int, bytes]]:
    return [(found[0], found[1]) for found in connection.execute(ENTRIES, {"of": table, "since": since})]


def _stored(table: str, from_entries: bool, connection: Connection) -> Stored:
    """All of it as it was at one moment: a connection begins a transaction."""
    kept = None if from_entries else connection.execute(SNAPSHOT, {"of": table}).one_or_none()
    number, snapshot = kept or (-1, b"")
    film = _column(FILM, connection, of=table) if kept and _column(PHASE, connection, of=table) != ["playing"] else ()
    found = _entries(table, number + 1, connection)
    complete = [each for each, _ in found] == list(range(number + 1, number + 1 + len(found)))
    return Stored([entry for _, entry in found], number, snapshot, tuple(film), complete)


def _rows(query: Select[Any], connection: Connection, **of: Any) -> list[Row]:
    return [Row(**found, people=frozenset()) for found in connection.execute(query, of).mappings()]


def _row(table: str, connection: Connection) -> Row | None:
    found = _rows(ROW.where(tables.c.id == bindparam("of")), connection, of=table)
    return replace(found[0], people=frozenset(_column(PEOPLE, connection, of=table))) if found else None


def _person(query: Select[Any], of: str, connection: Connection) -> Person | None:
    found = connection.execute(query, {"of": of}).first()
    return Person(*found) if found else None
