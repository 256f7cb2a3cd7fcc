"""SQL statements. SQLite and PostgreSQL differ in one word: whose `insert` knows ON CONFLICT."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Dialect, Table, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from . import Kept, Person, Row
from .schema import cards, entries, films, leases, meta, people, persons, snapshots, tables

INSERT: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


class Statements:
    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect.name
        self._add_entries = str(insert(entries).compile(dialect=dialect))
        self._put_table = self._upsert(tables)
        self._put_person = self._upsert(persons)
        self._put_meta = self._upsert(meta)
        self._put_snapshot = self._upsert(snapshots)
        self._put_reel = self._upsert(films)
        self._add_meta = INSERT[dialect.name](meta).on_conflict_do_nothing()
        self._put_cards = self._upsert(cards)

    def _upsert(self, table: Table) -> Any:
        statement = INSERT[self._dialect](table)
        key = [column.name for column in table.primary_key]
        rest = {column.name: statement.excluded[column.name] for column in table.columns if column.name not in key}
        return statement.on_conflict_do_update(index_elements=key, set_=rest)

    def add_entries(self, connection: Connection, rows: list[dict[str, Any]]) -> None:
        """The statement of every move, straight to the driver: SQLAlchemy's way to it took as long as the write."""
        connection.exec_driver_sql(self._add_entries, rows)

    def has_entry(self, connection: Connection, row: dict[str, Any]) -> bool:
        """Is exactly this entry stored? A commit may have succeeded although its answer was lost."""
        same = entries.c.table == row["table"], entries.c.number == row["number"], entries.c.entry == row["entry"]
        return connection.execute(select(entries.c.number).where(*same)).first() is not None

    def put_rows(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Insert or update rows, and who sits at their tables."""
        connection.execute(
            self._put_table,
            [
                {
                    "id": row.id,
                    "game": row.game,
                    "phase": row.phase,
                    "listed": row.listed,
                    "created": row.created,
                    "updated": row.updated,
                    "ticking": row.ticking,
                }
                for row in rows
            ],
        )
        connection.execute(delete(people).where(people.c.table == bindparam("of")), [{"of": row.id} for row in rows])
        if sitting := [{"person": person, "table": row.id} for row in rows for person in sorted(row.people)]:
            connection.execute(insert(people), sitting)

    def put_kept(self, table: str, number: int, kept: Kept, connection: Connection) -> None:
        connection.execute(self._put_snapshot, {"table": table, "number": number, "data": kept.snapshot})
        if kept.reel:
            connection.execute(delete(films).where(films.c.table == table, films.c.first >= kept.first))
            connection.execute(self._put_reel, {"table": table, "first": kept.first, "reel": kept.reel})

    def touch(self, table: str, at: float, connection: Connection) -> None:
        connection.execute(update(tables).where(tables.c.id == table).values(updated=at))

    def forget(self, table: str, connection: Connection) -> None:
        for of in (entries.c.table, snapshots.c.table, films.c.table, people.c.table, leases.c.table, tables.c.id):
            connection.execute(delete(of.table).where(of == table))

    def put_cards(self, files: dict[str, bytes], connection: Connection) -> None:
        if files:
            connection.execute(self._put_cards, [{"digest": id, "text": text} for id, text in files.items()])

    def put_person(self, connection: Connection, person: Person) -> None:
        connection.execute(
            self._put_person,
            {"id": person.id, "name": person.name, "mask": person.mask, "code": person.code, "seen": person.seen},
        )

    def put_meta(self, values: dict[str, bytes], connection: Connection) -> None:
        connection.execute(self._put_meta, [{"name": name, "value": value} for name, value in values.items()])

    def add_meta(self, connection: Connection, name: str, value: bytes) -> None:
        """Insert a value unless there is one already."""
        connection.execute(self._add_meta, {"name": name, "value": value})
