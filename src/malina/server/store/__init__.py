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
    """Another writer has stored an entry with this number of this table before."""


class BadDatabase(Refusal):
    """A database or its folder that the server cannot start with."""


class NotStored(Refusal):
    """The write failed as a whole: the disk is full, the file is locked."""


class Lost(NotStored):
    """The write failed as a whole: another node owns the table now."""


class NotRead(Refusal):
    """The read failed: a faulty disk, or a damaged file."""


@dataclass(frozen=True)
class Kept:
    """A snapshot, and the film since the last one: later readers need not replay all entries."""

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
    """The indexed columns of a table in the lobby, written in the same transaction as an entry so that they always
    agree."""

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
    """Which node owns a table. Every takeover raises `epoch`, so writes of the previous owner are rejected
    (fencing)."""

    node: str
    address: str  # where that node is called
    epoch: int
    stopped: float | None = None  # since when the table's clocks have stood still, if nobody has put them right yet


@dataclass(frozen=True)
class Laid:
    """A new table with its first entries, stored at once."""

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
        """The id of this node among several on the same database; "" for a single server, which needs no leases."""

    @property
    def secret(self) -> bytes:
        """The signing key: 32 bytes, created at the first start."""

    async def lay(self, new: Laid) -> None:
        """Store a new table atomically."""

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
        """Store an entry durably. Raises Taken or NotStored; then the entry must not be published. With an `epoch` it
        is written only if the lease of the table still has that epoch; the first entry of a table creates its lease.

        A table laid `beside` is stored in the same transaction.

        Await each entry of a table before appending the next one, or a failure would leave a gap. Writing a row costs
        as much as several entries: pass it only when the lobby would show something else."""

    async def keep(self, table: str, number: int, kept: Kept, epoch: int | None = None) -> None:
        """Store a snapshot that was taken after an entry which is stored already."""

    async def read(self, table: str, *, from_entries: bool = False) -> Stored:
        """What is needed to load a table: its latest snapshot with the entries after it, or all entries."""

    async def entries(self, table: str, since: int = 0) -> list[bytes]:
        """The entries from number `since` on, in order; none if there is no such table."""

    async def film(self, table: str) -> tuple[bytes, ...]:
        """The parts of the film of its game, in order."""

    async def cards(self, shipped: dict[str, bytes]) -> dict[str, bytes]:
        """All card files that games here were dealt from, by fingerprint; those that ship today are added."""

    async def row(self, table: str) -> Row | None:
        """The lobby's row of a table, with the people who sit there."""

    async def open_tables(self, limit: int) -> list[Row]:
        """Listed tables that wait for players, newest first. These rows do not say who sits there."""

    async def tables_of(self, person: str, limit: int) -> list[Row]:
        """Tables of a person in any phase, the most recently played first."""

    async def finished(self, limit: int) -> list[Row]:
        """Listed tables whose game is over, newest first."""

    async def ticking(self) -> list[str]:
        """The tables whose clocks run."""

    async def unkept(self) -> list[str]:
        """Tables that have been dealt and have entries after their snapshot, or no snapshot."""

    async def stale(self, over: bool, before: float, limit: int) -> list[str]:
        """Tables that are over, or are not, and whose row is older than that; the oldest first."""

    async def last_entry(self, table: str) -> bytes:
        """b"" if there is none."""

    async def touch(self, table: str, at: float) -> None:
        """Its row is as young as that."""

    async def forget(self, table: str, epoch: int | None = None) -> None:
        """Nothing of it is left. With an epoch, if the lease of the table still has it."""

    async def person(self, id: str) -> Person | None: ...

    async def save_person(self, person: Person) -> None: ...

    async def person_by_code(self, digest: str) -> Person | None: ...

    async def alive(self, at: float, stopped: Mapping[str, float]) -> None:
        """Write a heartbeat, with the tables whose clocks are stopped and since when. After a crash all others count as
        stopped from the last heartbeat on."""

    async def last_alive(self) -> float | None: ...

    async def stopped(self) -> dict[str, float]:
        """The stopped clocks of the last heartbeat: table -> since when."""

    async def pulse(self, address: str) -> dict[str, int]:
        """Renew this node's liveness, by the database's clock; an address "" ends it. Returns this node's tables with
        their epochs."""

    async def take(self, table: str, dead: str = "") -> Lease | None:
        """Acquire the lease of a table if it has no owner or its owner is dead, and return it; else the current owner's
        lease. The node `dead` counts as dead whatever its last pulse says. None if there is no such table."""

    async def release(self, table: str, epoch: int) -> None:
        """Give the lease back."""

    async def orphans(self, limit: int) -> list[str]:
        """Tables with a running clock whose owner is dead."""

    async def first_use(self, token: str, now: float, until: float) -> bool:
        """Is this the first use of a one-time token? It is forgotten after `until`."""

    async def backup(self, file: Path) -> None:
        """Write a consistent backup to one file while the server is running."""

    async def close(self) -> None: ...
