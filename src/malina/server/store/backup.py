"""Backup of a SQLite database that is in use: one file, consistent as of one moment."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from . import BadDatabase
from .engine import unusable


def back_up(database: Path, file: Path) -> None:
    """The file gets its name only when it is complete. The server goes on meanwhile."""
    if file.exists():
        raise BadDatabase("backup-exists", file=str(file))
    if not database.is_file():
        raise BadDatabase("no-database", file=str(database))
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(part)) as copy:
            source.execute("PRAGMA busy_timeout = 5000")
            source.backup(copy)  # all pages in one step: that is one moment
            copy.execute("PRAGMA journal_mode = DELETE")  # so that the one file is all there is
        with part.open("rb") as written:
            os.fsync(written.fileno())
        if file.exists():
            raise BadDatabase("backup-exists", file=str(file))
        part.rename(file)
    except OSError as error:
        raise unusable(file, error) from error
    except sqlite3.Error as error:
        raise BadDatabase("database-broken", problem=str(error)) from error
    finally:
        with suppress(OSError):
            part.unlink()
