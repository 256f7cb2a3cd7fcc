"""A lock file: one server for one database. Two of them would overwrite each other's tables. The file says where the
one that holds it is to be found."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from . import BadDatabase
from .engine import unusable

LONGEST = 1000  # bytes of a URL

if sys.platform == "win32":
    import msvcrt

    def hold(file: int) -> None:
        os.lseek(file, LONGEST, os.SEEK_SET)  # a byte that is locked nobody else can read
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
            url = self._said()
            os.close(self._file)
            if url:
                raise BadDatabase("running-already", url=url, folder=str(file.parent)) from error
            raise BadDatabase("data-in-use", folder=str(file.parent)) from error
        os.truncate(self._file, 0)  # what a server said that has been killed

    def say(self, url: str) -> None:
        """Where we are, for whoever wants to start another one."""
        with suppress(OSError):  # on a full disk nobody is told
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, url.encode()[:LONGEST])

    def _said(self) -> str:
        with suppress(OSError):
            os.lseek(self._file, 0, os.SEEK_SET)
            return os.read(self._file, LONGEST).decode(errors="replace")
        return ""

    def release(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
