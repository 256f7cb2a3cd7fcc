"""A lock file: one server for one database. Two of them would overwrite each other's tables."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from . import BadDatabase
from .engine import unusable

if sys.platform == "win32":
    import msvcrt

    def hold(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def hold(file: int) -> None:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """An advisory lock held by this process, so it is released even by a kill. Child processes don't inherit it."""

    def __init__(self, database: Path) -> None:
        file = database.resolve().with_suffix(".lock")  # beside it: other folders may lead to it
        try:
            self._file = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise unusable(file, error) from error
        try:
            hold(self._file)
        except OSError as error:
            os.close(self._file)
            raise BadDatabase("data-in-use", folder=str(file.parent)) from error

    def release(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
