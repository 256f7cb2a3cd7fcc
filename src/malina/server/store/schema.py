"""The tables of the database. Whoever changes them adds a revision to `migrations`."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
)

metadata = MetaData()

# All that happened. The key is what orders two who append at once. The rows themselves lie in the order they came in,
# which is a quarter of the work of keeping 200 tables' rows together.
entries = Table(
    "entries",
    metadata,
    Column("table", String, nullable=False),
    Column("number", Integer, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table", "number"),
)

# Where the lobby looks. Follows from the entries and could be made anew from them.
tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("phase", String, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("ticking", Boolean, nullable=False),
    Index("tables_by_phase", "phase", "listed", "updated"),
    Index("tables_by_ticking", "ticking"),
)

people = Table(
    "people",
    metadata,
    Column("person", String, nullable=False),
    Column("table", String, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    PrimaryKeyConstraint("person", "table"),
    Index("people_by_table", "table"),
    sqlite_with_rowid=False,
)

persons = Table(
    "persons",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("mask", String, nullable=False),
    Column("code", String, nullable=False),
    Column("seen", Double, nullable=False),
    Index("persons_by_code", "code"),
)

# The few things of which there is one: the key, the pulse.
meta = Table(
    "meta",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
