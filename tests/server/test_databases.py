"""SQLite and PostgreSQL keep the same, and a house moves from one to the other."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Table

from malina.server.store import BadDatabase, Kept, Lost, Person, Taken
from malina.server.store import copy as copies
from malina.server.store.copy import _rows, copy
from malina.server.store.sql import SqlStore

from .services import Postgres
from .test_store import row

pytestmark = [pytest.mark.anyio, pytest.mark.no_cover]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/malina.db"
    found: Postgres = request.getfixturevalue("postgresql")
    return found.new()


async def test_both_databases_keep_what_they_are_given(url: str, tmp_path: Path) -> None:
    store = SqlStore(tmp_path, url)
    epoch = 1 if store.node else None
    try:
        await store.append("A", 0, b"\x00\xff", row("A", "gathering", "ann", at=1.0))
        await store.append("A", 1, b"1", row("A", "playing", "ann", "bob", at=2.0), Kept(b"snap", 0, b"reel"), epoch)
        await store.append("A", 2, b"2", epoch=epoch)
        with pytest.raises(Taken):
            await store.append("A", 2, b"other", epoch=epoch)
        many = (store.append("B", n, b"%d" % n) for n in range(1, 300))
        done = await asyncio.gather(store.append("A", 1, b"late", epoch=epoch), *many, return_exceptions=True)
        assert isinstance(done[0], Taken)  # and the others of its group do not suffer
        assert done[1:] == [None] * 299
        found = await store.read("A")
        assert (found.entries, found.number, found.snapshot) == ([b"2"], 1, b"snap")
        assert await store.film("A") == (b"reel",)
        assert (await store.row("A")).people == {"ann", "bob"}
        assert [each.id for each in await store.tables_of("bob", 5)] == ["A"]
        assert (await store.ticking(), await store.unkept()) == (["A"], ["A"])
        await store.save_person(Person("ann", "Аня", "fox", "code", 3.0))
        await store.save_person(Person("ann", "Ann\0", "fox", "code", 4.0))
        assert await store.person_by_code("code") == Person("ann", "Ann\ufffd", "fox", "code", 4.0)
        assert await store.row("no\0such") is None
        assert (await store.stale(False, 2.5, 9), await store.stale(True, 2.5, 9)) == (["A"], [])
        assert (await store.last_entry("A"), await store.last_entry("C")) == (b"2", b"")
        await store.touch("A", 3.0)
        assert await store.stale(False, 2.5, 9) == []
        if epoch is not None:
            with pytest.raises(Lost):
                await store.forget("A", epoch + 1)
        await store.forget("A", epoch)
        assert (await store.row("A"), await store.entries("A"), await store.film("A")) == (None, [], ())
        assert len(await store.entries("B")) == 299
        await store.alive(5.5, {"A": 4.0})
        assert (await store.last_alive(), await store.stopped()) == (5.5, {"A": 4.0})
        secret = store.secret
    finally:
        await store.close()
    again = SqlStore(tmp_path, url)
    assert again.secret == secret
    await again.close()


async def test_the_url_may_say_how_patient_a_node_is(postgresql: Postgres, tmp_path: Path) -> None:
    store = SqlStore(tmp_path, f"{postgresql.new()}?connect_timeout=30")
    try:
        with store.engine.connect() as connection:
            said = connection.connection.dbapi_connection.info.get_parameters()
        assert (said["connect_timeout"], said["tcp_user_timeout"]) == ("30", "5000")
    finally:
        await store.close()


async def test_everything_is_copied_there_and_back(postgresql: Postgres, tmp_path: Path) -> None:
    there, here, back = postgresql.new(), f"sqlite:///{tmp_path}/a.db", f"sqlite:///{tmp_path}/b.db"
    store = SqlStore(tmp_path, here)
    secret = store.secret
    await store.append("A", 0, b"\x00\xff", row("A", "playing", "ann", at=1.25))
    await store.save_person(Person("ann", "Аня", "fox", "", 3.0))
    await store.alive(7.5, {})
    await store.close()
    moved = await asyncio.to_thread(copy, tmp_path, here, there)
    assert (moved["entries"], moved["tables"], moved["people"], moved["persons"]) == (1, 1, 1, 1)
    with pytest.raises(BadDatabase, match="copy-not-empty"):
        await asyncio.to_thread(copy, tmp_path, here, there)
    node = SqlStore(tmp_path, there)
    assert node.secret == secret
    await node.pulse("x:1")
    lease = await node.take("A")
    assert lease is not None
    assert lease.stopped == 7.5
    with pytest.raises(BadDatabase, match="copy-running"):
        await asyncio.to_thread(copy, tmp_path, there, back)
    await node.pulse("")
    await node.close()
    assert await asyncio.to_thread(copy, tmp_path, there, back) == moved
    store = SqlStore(tmp_path, back)
    try:
        assert store.secret == secret
        assert await store.entries("A") == [b"\x00\xff"]
        assert (await store.last_alive() or 0.0) > 7.5
    finally:
        await store.close()


async def test_a_copy_that_differs_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = f"sqlite:///{tmp_path}/a.db", f"sqlite:///{tmp_path}/b.db"
    store = SqlStore(tmp_path, here)
    await store.append("A", 0, b"move", row("A", "playing", "ann", at=1.25))
    await store.close()

    def rows(connection: Connection, table: Table) -> Iterator[Sequence[dict[str, Any]]]:
        """A database that gives back another byte than it was given."""
        for part in _rows(connection, table):
            spoilt = table.name == "entries" and str(connection.engine.url).endswith("b.db")
            yield [{**each, "entry": b"mova"} for each in part] if spoilt else part

    monkeypatch.setattr(copies, "_rows", rows)
    with pytest.raises(BadDatabase, match="copy-differs"):
        await asyncio.to_thread(copy, tmp_path, here, there)
    monkeypatch.undo()
    assert (await asyncio.to_thread(copy, tmp_path, here, there))["entries"] == 1, "nothing was left there"
