"""From a database URL to an engine that is ready: located, with private file permissions, migrated."""

from __future__ import annotations

import errno
import os
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from . import BadDatabase
from .columns import readable

FILE = "malina.db"
BUSY = 5000  # milliseconds to wait for another process's lock
READERS = 2  # threads that read; the writer and the signs of life have a thread and a connection each
LOCKED = 1000  # milliseconds: not all readers may wait for one table
# Timeouts by which a dead connection is detected, unless the URL says others; in seconds, but tcp_user_timeout in
# milliseconds.
LINE = {"connect_timeout": 5, "tcp_user_timeout": 5000, "keepalives_idle": 2, "keepalives_interval": 1}


def find(folder: Path, url: str | None) -> URL:
    """The database of this URL, by default the file in the server's folder."""
    if url is None:
        return URL.create("sqlite", database=str(folder / FILE))
    try:
        found = make_url(url)
    except ArgumentError as error:
        raise BadDatabase("bad-database", kind=url.partition(":")[0]) from error
    if found.get_backend_name() == "postgresql":
        if find_spec("psycopg") is None:
            raise BadDatabase("no-driver")
        return found.set(drivername="postgresql+psycopg")
    if found.get_backend_name() != "sqlite" or found.database in (None, "", ":memory:"):
        raise BadDatabase("bad-database", kind=found.drivername)  # never the whole URL: there may be a password in it
    return found


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise unusable(folder, error) from error


def unusable(path: Path, error: OSError) -> BadDatabase:
    return BadDatabase("data-unusable", file=str(path), problem=errno.errorcode.get(error.errno or 0, str(error)))


def broken(error: BaseException | None) -> BadDatabase:
    """The driver's error message for a database that cannot even give what the server needs to start."""
    return BadDatabase("database-broken", problem=str(getattr(error, "orig", error)))


def session(node: str) -> str:
    """What a node is called in the database."""
    return f"malina {node}"


def connect(url: URL, node: str = "") -> Engine:
    if url.get_backend_name() == "postgresql":
        line = {name: value for name, value in LINE.items() if name not in url.query}
        words = {**line, "options": f"-c lock_timeout={LOCKED}", "application_name": session(node)}
        return create_engine(url, pool_size=READERS + 2, max_overflow=1, pool_pre_ping=True, connect_args=words)
    engine = create_engine(url, pool_size=READERS + 2, max_overflow=1, paramstyle="named")
    if engine.dialect.name == "sqlite":
        assert url.database is not None
        _make_private(Path(url.database))
        event.listen(engine, "connect", _set_up)
        event.listen(engine, "begin", _begin)
    return engine


def be_patient(connection: Connection) -> None:
    """Disable the lock timeout in a transaction that may wait for others."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("set local lock_timeout = 0")


def _begin(connection: Connection) -> None:
    """Begin a write transaction at once (`begin immediate` in SQLite): one that reads first would be refused if another
    has written in between."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _make_private(file: Path) -> None:
    """Set the file's permissions before anything is written. SQLite's other files inherit them."""
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise unusable(file, error) from error


def _set_up(connection: Any, _: object) -> None:
    connection.text_factory = readable
    connection.isolation_level = None  # the driver's own transactions know no savepoints
    for pragma in (
        f"busy_timeout = {BUSY}",
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
    ):
        connection.execute(f"PRAGMA {pragma}")
