"""A lock file: one server for one database. Two would each think that they know how a table stands."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from . import BadDatabase
from .engine import unusable


class Lock:
    """Held by this process, not by a file that is there: a killed process has let go. Children don't inherit it."""

    def __init__(self, database: Path) -> None:
        file = database.resolve().with_suffix(".lock")  # beside it: other folders may lead to it
        try:
            self._file = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise unusable(file, error) from error
        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(self._file)
            raise BadDatabase("data-in-use", folder=str(file.parent)) from error

    def release(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
