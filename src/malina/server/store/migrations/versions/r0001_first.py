"""The first tables.

Revision ID: 0001
Revises:
"""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, Double, ForeignKey, Integer, LargeBinary, PrimaryKeyConstraint, String

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "entries",
        Column("table", String, nullable=False),
        Column("number", Integer, nullable=False),
        Column("entry", LargeBinary, nullable=False),
        PrimaryKeyConstraint("table", "number"),
    )
    op.create_table(
        "tables",
        Column("id", String, primary_key=True),
        Column("game", String, nullable=False),
        Column("phase", String, nullable=False),
        Column("listed", Boolean, nullable=False),
        Column("created", Double, nullable=False),
        Column("updated", Double, nullable=False),
        Column("ticking", Boolean, nullable=False),
    )
    op.create_index("tables_by_ticking", "tables", ["ticking"])
    op.create_index("tables_by_phase", "tables", ["phase", "listed", "updated"])
    op.create_table(
        "people",
        Column("person", String, nullable=False),
        Column("table", String, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        PrimaryKeyConstraint("person", "table"),
        sqlite_with_rowid=False,
    )
    op.create_index("people_by_table", "people", ["table"])
    op.create_table(
        "persons",
        Column("id", String, primary_key=True),
        Column("name", String, nullable=False),
        Column("mask", String, nullable=False),
        Column("code", String, nullable=False),
        Column("seen", Double, nullable=False),
    )
    op.create_index("persons_by_code", "persons", ["code"])
    op.create_table(
        "meta",
        Column("name", String, primary_key=True),
        Column("value", LargeBinary, nullable=False),
    )
