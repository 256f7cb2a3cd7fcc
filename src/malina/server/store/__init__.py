"""What the server must not forget: the entries of all tables, people, and the key it signs with.

The rest of the server knows this interface only; which database is behind it is decided by a URL.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from ...kernel.refusal import Refusal

__all__ = ["BadDatabase", "NotStored", "Person", "Row", "Store", "Taken"]


class Taken(Exception):
    """This number of this table is taken: somebody else was first."""


class BadDatabase(Refusal):
    """A database or its folder that the server cannot start with."""


class NotStored(Refusal):
    """Nothing was written, as if nobody had asked: the disk is full, the file is locked."""


@dataclass(frozen=True)
class Row:
    """What the lobby finds a table by. Written together with an entry, so that the two never disagree."""

    id: str
    game: str
    phase: str
    listed: bool
    created: float
    updated: float
    people: frozenset[str]
    ticking: bool = False  # a clock runs: it goes on by itself after a restart


@dataclass(frozen=True)
class Person:
    id: str
    name: str = ""
    mask: str = ""
    code: str = ""  # digest of the recovery code; "" is somebody without one
    seen: float = 0.0


class Store(Protocol):
    @property
    def secret(self) -> bytes:
        """The key that everything is signed with: 32 bytes, made by the first start."""

    async def append(self, table: str, number: int, entry: bytes, row: Row | None = None) -> None:
        """On disk when it returns. Raises Taken, or NotStored: then nobody may hear of the entry.

        Wait for one entry of a table before you append the next, or a gap may be left where one could not be stored.
        A row costs as much as several entries: give it only when the lobby would show something else."""

    async def entries(self, table: str, since: int = 0) -> list[bytes]:
        """From number `since` on, in order; none if there is no such table."""

    async def open_tables(self, limit: int) -> list[str]:
        """Listed and gathering, newest first."""

    async def tables_of(self, person: str, limit: int) -> list[str]:
        """In any phase, the one last played at first."""

    async def finished(self, limit: int) -> list[str]:
        """Listed and over, newest first."""

    async def ticking(self) -> list[str]:
        """The tables whose clocks run."""

    async def person(self, id: str) -> Person | None: ...

    async def save_person(self, person: Person) -> None: ...

    async def person_by_code(self, digest: str) -> Person | None: ...

    async def alive(self, at: float) -> None:
        """The server's pulse: after a crash, clocks have stood still since the last one."""

    async def last_alive(self) -> float | None: ...

    async def backup(self, file: Path) -> None:
        """Everything, as it is at one moment, in one file; the tables play on meanwhile."""

    async def close(self) -> None: ...
