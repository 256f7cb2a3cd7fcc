"""Schema migrations: bring the database up to the version of this program. A newer database is left alone."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine
from sqlalchemy.exc import DatabaseError, OperationalError

from . import BadDatabase
from .engine import be_patient, broken

HERE = Path(__file__).parent / "migrations"


def migrate(engine: Engine) -> None:
    """All steps in one transaction: there is no half-migrated database."""
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    try:
        with engine.begin() as connection:
            be_patient(connection)
            if engine.dialect.name == "postgresql":  # two nodes may come at once
                connection.exec_driver_sql("select pg_advisory_xact_lock(77)")
            there = MigrationContext.configure(connection).get_current_heads()
            if not known.issuperset(there):
                raise BadDatabase("database-newer")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except OperationalError as error:
        if engine.dialect.name == "sqlite":
            raise BadDatabase("database-broken", problem=str(error.orig)) from error
        raise BadDatabase("database-unreachable", problem=str(error.orig).strip().splitlines()[0]) from error
    except DatabaseError as error:
        raise broken(error) from error
