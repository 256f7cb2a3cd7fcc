"""Alembic asks here how to reach the database: by the connection that `migrate` has already."""

from __future__ import annotations

from alembic import context

from malina.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
