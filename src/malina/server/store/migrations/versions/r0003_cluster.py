"""Several nodes on one database: who they are, which of them plays a table, and what was good once.

Revision ID: 0003
Revises: 0002
"""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Double, Integer, String

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "nodes",
        Column("id", String, primary_key=True),
        Column("address", String, nullable=False),
        Column("pulse", Double, nullable=False),
    )
    op.create_table(
        "leases",
        Column("table", String, primary_key=True),
        Column("node", String, nullable=False),
        Column("epoch", Integer, nullable=False),
        Column("stopped", Double),
    )
    op.create_index("leases_by_node", "leases", ["node"])
    op.create_table(
        "used",
        Column("token", String, primary_key=True),
        Column("until", Double, nullable=False),
    )
