"""Copy of everything to another database while no server works with either, checked row by row."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Double, Engine, Table, delete, func, insert, select, type_coerce

from . import BadDatabase
from .leases import LEASE, Leases
from .schema import leases, meta, metadata, nodes, tables
from .sql import SqlStore

AT_ONCE = 500  # rows


def copy(data: Path, source: str, target: str) -> dict[str, int]:
    """How many rows of each table were copied. The target must be new; it has all of it or nothing."""
    old = SqlStore(data, source)
    try:
        new = SqlStore(data, target)
        try:
            with old.engine.connect() as here, new.engine.execution_options(writes=True).begin() as there:
                return _copied(here, there, old.engine)
        finally:
            new.shut()
    finally:
        old.shut()


def _copied(here: Connection, there: Connection, engine: Engine) -> dict[str, int]:
    now = Leases(engine.dialect.name, "").now(here)
    last = here.execute(select(func.max(type_coerce(nodes.c.pulse, Double)))).scalar()
    alive = select(nodes.c.id).where(nodes.c.address != "", nodes.c.pulse > now - LEASE)
    if here.execute(alive).first():
        raise BadDatabase("copy-running")
    if there.execute(select(tables.c.id).limit(1)).first():
        raise BadDatabase("copy-not-empty")
    moved = {}
    for table in metadata.sorted_tables:
        if table in (nodes, leases):
            continue  # there will be others
        there.execute(delete(table))
        for rows in _rows(here, table):
            there.execute(insert(table), rows)
        counted, digest = digested(here, table)
        if (counted, digest) != digested(there, table):
            raise BadDatabase("copy-differs", table=table.name)
        moved[table.name] = counted
    if last is not None:  # since then the clocks stand still
        there.execute(delete(meta).where(meta.c.name == "alive"))
        there.execute(insert(meta), {"name": "alive", "value": repr(last).encode()})
    return moved


def _rows(connection: Connection, table: Table) -> Iterator[Sequence[dict[str, Any]]]:
    found = connection.execute(select(table).execution_options(yield_per=AT_ONCE))
    for part in found.mappings().partitions():
        yield [dict(row) for row in part]


def digested(connection: Connection, table: Table) -> tuple[int, int]:
    """How many rows, and a digest of them in whatever order: databases sort differently."""
    counted = digest = 0
    for rows in _rows(connection, table):
        for row in rows:
            said = repr([row[column.name] for column in table.columns]).encode()
            counted += 1
            digest += int.from_bytes(hashlib.sha256(said).digest())
    return counted, digest % (1 << 256)
