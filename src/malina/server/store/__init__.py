"""Persistence: the entries and snapshots of all tables, people, and the key the server signs with.

The rest of the server knows this interface only; which database is behind it is decided by a URL.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from ...kernel.refusal import Refusal

__all__ = [
    "BadDatabase",
    "Kept",
    "Laid",
    "Lease",
    "Lost",
    "NotRead",
    "NotStored",
    "Person",
    "Row",
    "Store",
    "Stored",
    "Taken",
]


class Taken(Exception):
    """This number of this table is taken: another writer was first."""


class BadDatabase(Refusal):
    """A database or its folder that the server cannot start with."""


class NotStored(Refusal):
    """Nothing was written, as if nobody had asked: the disk is full, the file is locked."""


class Lost(NotStored):
    """Nothing was written: the table has another owner now."""


class NotRead(Refusal):
    """The database did not give it out: the disk has a fault, the file is damaged there."""


@dataclass(frozen=True)
class Kept:
    """What saves a later reader from beginning with the first entry."""

    snapshot: bytes
    first: int = 0  # the number of the first step on `reel`
    reel: bytes = b""  # the steps that no earlier part of the film has


@dataclass(frozen=True)
class Stored:
    """A table as it is on disk: the entries are those after the one that its snapshot was taken after."""

    entries: list[bytes]
    number: int = -1
    snapshot: bytes = b""
    film: tuple[bytes, ...] = ()  # of a game that is over: it is all that is left of the table
    complete: bool = True  # no entry is missing between the others


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
class Lease:
    """Which node plays a table. Every take-over raises `epoch`, and what the last owner still writes is refused."""

    node: str
    address: str  # where that node is called
    epoch: int
    stopped: float | None = None  # since when the table's clocks have stood still, if nobody has put them right yet


@dataclass(frozen=True)
class Laid:
    """A new table with all that has happened at it so far."""

    row: Row
    entries: list[bytes]
    kept: Kept | None = None


@dataclass(frozen=True)
class Person:
    id: str
    name: str = ""
    mask: str = ""
    code: str = ""  # digest of the recovery code; "" is a person without one
    seen: float = 0.0


class Store(Protocol):
    @property
    def node(self) -> str:
        """This one among several on the same database; "" is alone, and then there are no leases."""

    @property
    def secret(self) -> bytes:
        """The key that everything is signed with: 32 bytes, made by the first start."""

    async def lay(self, new: Laid) -> None:
        """All of a new table, or nothing of it."""

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
        """On disk when it returns. Raises Taken, or NotStored: then nobody may hear of the entry. With an epoch it is
        written only while the lease of the table has that epoch; the first entry of a table brings its lease along.

        A table laid `beside` is there with the entry or not at all.

        Wait for one entry of a table before you append the next, or a gap may be left where one could not be stored.
        A row costs as much as several entries: give it only when the lobby would show something else."""

    async def keep(self, table: str, number: int, kept: Kept, epoch: int | None = None) -> None:
        """A snapshot after an entry that is there already."""

    async def read(self, table: str, *, from_entries: bool = False) -> Stored:
        """All that is needed to go on with a table: its last snapshot and what came after it, or all its entries."""

    async def entries(self, table: str, since: int = 0) -> list[bytes]:
        """From number `since` on, in order; none if there is no such table."""

    async def film(self, table: str) -> tuple[bytes, ...]:
        """The parts of its game's film, in order."""

    async def cards(self, shipped: dict[str, bytes]) -> dict[str, bytes]:
        """Every card file that a game was ever dealt from here, by its fingerprint. These are from now on."""

    async def row(self, table: str) -> Row | None:
        """What the lobby knows of a table, and who sits there."""

    async def open_tables(self, limit: int) -> list[Row]:
        """Listed and gathering, newest first. The rows of a list do not say who sits there."""

    async def tables_of(self, person: str, limit: int) -> list[Row]:
        """In any phase, the one last played at first."""

    async def finished(self, limit: int) -> list[Row]:
        """Listed and over, newest first."""

    async def ticking(self) -> list[str]:
        """The tables whose clocks run."""

    async def unkept(self) -> list[str]:
        """The tables that have been dealt and have entries after their snapshot, or no snapshot at all."""

    async def person(self, id: str) -> Person | None: ...

    async def save_person(self, person: Person) -> None: ...

    async def person_by_code(self, digest: str) -> Person | None: ...

    async def alive(self, at: float, stopped: Mapping[str, float]) -> None:
        """A sign of life: after a crash, clocks have stood still since the last one. The clocks of some tables stand
        still now, and have for longer."""

    async def last_alive(self) -> float | None: ...

    async def stopped(self) -> dict[str, float]:
        """What the last sign of life said of clocks that stand still: table -> since when."""

    async def pulse(self, address: str) -> dict[str, int]:
        """A sign of life of this node, by the database's clock; "" is the last one. Its tables, with their epochs."""

    async def take(self, table: str, dead: str = "") -> Lease | None:
        """Who owns the table: this node, if it had no owner, or none that is alive; `dead` is not, whatever its last
        sign of life says. None: there is no such table."""

    async def release(self, table: str, epoch: int) -> None:
        """The next who asks may have it."""

    async def orphans(self, limit: int) -> list[str]:
        """Tables whose clocks should run, but whose owner is dead."""

    async def first_use(self, token: str, now: float, until: float) -> bool:
        """Of something that is good once, and forgotten after `until`."""

    async def backup(self, file: Path) -> None:
        """Everything, as it is at one moment, in one file; the tables play on meanwhile."""

    async def close(self) -> None: ...
