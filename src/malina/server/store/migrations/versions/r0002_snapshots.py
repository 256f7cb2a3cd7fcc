"""Snapshots of tables, films of their games, and the card files they were dealt from.

Revision ID: 0002
Revises: 0001
"""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Integer, LargeBinary, PrimaryKeyConstraint, String

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "snapshots",
        Column("table", String, primary_key=True),
        Column("number", Integer, nullable=False),
        Column("data", LargeBinary, nullable=False),
    )
    op.create_table(
        "films",
        Column("table", String, nullable=False),
        Column("first", Integer, nullable=False),
        Column("reel", LargeBinary, nullable=False),
        PrimaryKeyConstraint("table", "first"),
    )
    op.create_table(
        "cards",
        Column("digest", String, primary_key=True),
        Column("text", LargeBinary, nullable=False),
    )
