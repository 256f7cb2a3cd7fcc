"""The tables of the database. A change of them needs a revision in `migrations`."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, MetaData, PrimaryKeyConstraint, Table

from .columns import Bytes, Real, Text, Whole

metadata = MetaData()

# All that happened. The key is what orders two who append at once. The rows themselves lie in the order they came in,
# which is a quarter of the work of keeping 200 tables' rows together.
entries = Table(
    "entries",
    metadata,
    Column("table", Text, nullable=False),
    Column("number", Whole, nullable=False),
    Column("entry", Bytes, nullable=False),
    PrimaryKeyConstraint("table", "number"),
)

# A table as it was after one of its entries, so that nobody has to begin with the first. The latest one only.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table", Text, primary_key=True),
    Column("number", Whole, nullable=False),
    Column("data", Bytes, nullable=False),
)

# The games step by step, in parts; `first` is the number of a part's first step.
films = Table(
    "films",
    metadata,
    Column("table", Text, nullable=False),
    Column("first", Whole, nullable=False),
    Column("reel", Bytes, nullable=False),
    PrimaryKeyConstraint("table", "first"),
)

# Every card file that a game has been dealt from here.
cards = Table(
    "cards",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("text", Bytes, nullable=False),
)

# Where the lobby looks. Follows from the entries and could be made anew from them.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Real, nullable=False),
    Column("updated", Real, nullable=False),
    Column("ticking", Boolean, nullable=False),
    Index("tables_by_phase", "phase", "listed", "updated"),
    Index("tables_by_ticking", "ticking"),
)

people = Table(
    "people",
    metadata,
    Column("person", Text, nullable=False),
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    PrimaryKeyConstraint("person", "table"),
    Index("people_by_table", "table"),
    sqlite_with_rowid=False,
)

persons = Table(
    "persons",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("mask", Text, nullable=False),
    Column("code", Text, nullable=False),
    Column("seen", Real, nullable=False),
    Index("persons_by_code", "code"),
)

# The processes that share this database, and when they were last heard of, by its clock. Without an address: gone.
nodes = Table(
    "nodes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("pulse", Real, nullable=False),
)

# Which of them plays a table.
leases = Table(
    "leases",
    metadata,
    Column("table", Text, primary_key=True),
    Column("node", Text, nullable=False),
    Column("epoch", Whole, nullable=False),
    Column("stopped", Double),
    Index("leases_by_node", "node"),
)

# What was good once.
used = Table(
    "used",
    metadata,
    Column("token", Text, primary_key=True),
    Column("until", Real, nullable=False),
)

# The few things of which there is one: the key, the pulse.
meta = Table(
    "meta",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Bytes, nullable=False),
)
