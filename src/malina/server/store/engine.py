"""From a URL to a database that is ready: found, locked down, brought up to date."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from . import BadDatabase
from .columns import readable

FILE = "malina.db"
BUSY = 5000  # milliseconds to wait for another process's lock
READERS = 2  # threads that read; the writer has a thread and a connection of its own


def find(folder: Path, url: str | None) -> URL:
    """The database of this URL, by default the file in the server's folder."""
    if url is None:
        return URL.create("sqlite", database=str(folder / FILE))
    try:
        found = make_url(url)
    except ArgumentError as error:
        raise BadDatabase("bad-database", kind=url.partition(":")[0]) from error
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


def connect(url: URL) -> Engine:
    engine = create_engine(url, pool_size=READERS + 1, max_overflow=1)
    if engine.dialect.name == "sqlite":
        assert url.database is not None
        _make_private(Path(url.database))
        event.listen(engine, "connect", _set_up)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def _make_private(file: Path) -> None:
    """Before anything is in it. SQLite's other files follow its example."""
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
