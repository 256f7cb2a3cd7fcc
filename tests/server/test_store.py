"""The store on a real SQLite file: nothing acknowledged is lost, and whoever is too late is told so."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import threading
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from malina.server.store import BadDatabase, Kept, Laid, NotStored, Person, Row, Taken
from malina.server.store import engine as engines
from malina.server.store.schema import metadata
from malina.server.store.sql import SqlStore

Play = Callable[[SqlStore], Coroutine[Any, Any, None]]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


def on(data: Path, play: Play) -> None:
    """Something done with a store that is opened for it and closed again."""

    async def run() -> None:
        store = SqlStore(data)
        try:
            await play(store)
        finally:
            await store.close()

    asyncio.run(run())


def row(id: str, phase: str = "gathering", *people: str, listed: bool = True, at: float = 0.0) -> Row:
    return Row(id, "crooks", phase, listed, at, at, frozenset(people), phase == "playing")


def ids(rows: list[Row]) -> list[str]:
    return [row.id for row in rows]


class Jam:
    """Keeps the writer busy, so that everything after it goes into one group."""

    def __init__(self, store: SqlStore) -> None:
        self._busy, self._go = threading.Event(), threading.Event()
        self._done = store._writer.write(also=lambda _: self._wait())
        assert self._busy.wait(10)

    def _wait(self) -> None:
        self._busy.set()
        self._go.wait(10)

    async def clear(self) -> None:
        await asyncio.sleep(0)  # those who came after it are waiting by now
        self._go.set()
        await self._done


# ---- entries ----


def test_entries_come_back_in_order(data: Path) -> None:
    async def write(store: SqlStore) -> None:
        for number in range(12):
            await store.append("a", number, b"entry %d" % number)
        await store.append("b", 0, b"\x00\xff")

    async def read(store: SqlStore) -> None:
        assert await store.entries("a") == [b"entry %d" % number for number in range(12)]
        assert await store.entries("a", 10) == [b"entry 10", b"entry 11"]
        assert await store.entries("a", 12) == []
        assert await store.entries("b") == [b"\x00\xff"]
        assert await store.entries("c") == []

    on(data, write)
    on(data, read)


def test_a_number_is_taken_once(data: Path) -> None:
    async def play(store: SqlStore) -> None:
        await store.append("a", 0, b"first", row("a", "gathering", "ann"))
        with pytest.raises(Taken):
            await store.append("a", 0, b"second", row("a", "over", "bob"))
        assert await store.entries("a") == [b"first"]
        assert ids(await store.open_tables(9)) == ["a"]
        assert ids(await store.tables_of("bob", 9)) == []

    on(data, play)


def test_who_is_too_late_fails_alone(data: Path) -> None:
    async def play(store: SqlStore) -> None:
        await store.append("a", 0, b"first")
        jam = Jam(store)
        late = [asyncio.ensure_future(store.append("a", 0, b"late", row("a"))) for _ in range(2)]
        fine = [asyncio.ensure_future(store.append(f"t{i}", 0, b"fine", row(f"t{i}"))) for i in range(5)]
        twins = [asyncio.ensure_future(store.append("twin", 0, b"%d" % i)) for i in range(2)]
        name = asyncio.ensure_future(store.save_person(Person("ann", "Ann")))
        await jam.clear()
        await asyncio.gather(*fine, name)
        answers = await asyncio.gather(*late, *twins, return_exceptions=True)
        assert [isinstance(answer, Taken) for answer in answers] == [True, True, False, True]
        assert await store.entries("a") == [b"first"]
        assert await store.entries("twin") == [b"0"]
        assert set(ids(await store.open_tables(99))) == {f"t{i}" for i in range(5)}
        assert await store.person("ann") == Person("ann", "Ann")

    on(data, play)


def test_a_crowd_is_written_in_few_transactions(data: Path) -> None:
    async def play(store: SqlStore) -> None:
        groups = []
        put = store._writer._put

        def counted(connection: Connection, group: Any) -> None:
            groups.append(len(group))
            put(connection, group)

        store._writer._put = counted  # type: ignore[method-assign]
        jam = Jam(store)
        crowd = [asyncio.ensure_future(store.append(f"t{i}", 0, b"x", row(f"t{i}"))) for i in range(300)]
        await jam.clear()
        await asyncio.gather(*crowd)
        assert groups == [1, 300]
        assert len(ids(await store.open_tables(1000))) == 300

    on(data, play)


def test_who_waited_may_be_gone(data: Path) -> None:
    async def play(store: SqlStore) -> None:
        jam = Jam(store)
        gone = asyncio.ensure_future(store.append("a", 0, b"x"))
        stays = asyncio.ensure_future(store.append("b", 0, b"x"))
        await asyncio.sleep(0)
        gone.cancel()
        await jam.clear()
        await stays
        assert await store.entries("a") == [b"x"]  # nobody was told, but it may well be there

    on(data, play)


# ---- when the disk says no ----


def test_a_full_disk_acknowledges_nothing_and_may_have_room_again(data: Path) -> None:
    def pages(most: int) -> Callable[[Connection], None]:
        return lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {most}").close()

    async def play(store: SqlStore) -> None:
        await store.append("a", 0, b"before")
        await store._writer.write(also=pages(1))  # SQLite takes the number of pages there are
        crowd = [store.append(f"t{i}", 0, bytes(9000), row(f"t{i}")) for i in range(5)]
        answers = await asyncio.gather(*crowd, return_exceptions=True)
        assert all(isinstance(answer, NotStored) for answer in answers)
        assert ids(await store.open_tables(9)) == []
        await store._writer.write(also=pages(100_000))
        await store.append("t0", 0, bytes(9000))
        assert await store.entries("t0") == [bytes(9000)]
        assert await store.entries("t1") == []

    on(data, play)


def test_a_table_laid_beside_an_entry_is_there_with_it_or_not_at_all(data: Path) -> None:
    async def play(store: SqlStore) -> None:
        await store.append("old", 0, b"x", row("old"))
        with pytest.raises(Taken):
            await store.append("old", 0, b"y", beside=Laid(row("new"), [b"a", b"b"]))
        assert await store.entries("new") == []
        assert await store.row("new") is None
        await store.append("old", 1, b"y", beside=Laid(row("new"), [b"a", b"b"]))
        assert await store.entries("new") == [b"a", b"b"]
        await store.lay(Laid(row("other"), [b"c"], Kept(b"snapshot")))
        assert (await store.read("other")).snapshot == b"snapshot"

    on(data, play)


def test_damaged_pages_are_one_plain_sentence(data: Path) -> None:
    async def play(store: SqlStore) -> None:
        await store.append("a", 0, bytes(9000))

    on(data, play)
    whole = (data / "malina.db").read_bytes()
    for first in (0, 100, 4096):
        (data / "malina.db").write_bytes(whole[:first] + b"\xa5" * (len(whole) - first))
        with pytest.raises(BadDatabase) as told:
            SqlStore(data)
        assert told.value.reason == "database-broken"


def test_a_locked_database_is_waited_for_and_then_given_up(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "BUSY", 50)

    async def play(store: SqlStore) -> None:
        await store.append("a", 0, b"before")
        with closing(sqlite3.connect(data / "malina.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(NotStored):
                await store.append("a", 1, b"lost")
            assert await store.entries("a") == [b"before"]  # readers don't mind
            other.execute("ROLLBACK")
        await store.append("a", 1, b"again")
        assert await store.entries("a") == [b"before", b"again"]

    on(data, play)


def test_closing_writes_what_waits_and_takes_nothing_more(data: Path) -> None:
    async def play() -> None:
        store = SqlStore(data)
        crowd = [asyncio.ensure_future(store.append("a", i, b"x")) for i in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*crowd)
        with pytest.raises(NotStored):
            await store.append("a", 50, b"too late")
        await store.close()  # twice is harmless

    asyncio.run(play())

    async def look(store: SqlStore) -> None:
        assert len(await store.entries("a")) == 50

    on(data, look)


# ---- the lobby, people, the pulse ----


def test_the_lobby(data: Path) -> None:
    async def play(store: SqlStore) -> None:
        await store.append("old", 0, b"", row("old", "gathering", "ann", at=1))
        await store.append("new", 0, b"", row("new", "gathering", "bob", at=2))
        await store.append("secret", 0, b"", row("secret", "gathering", "ann", listed=False, at=3))
        await store.append("on", 0, b"", row("on", "playing", "ann", "bob", at=4))
        await store.append("done", 0, b"", row("done", "over", "ann", at=5))
        assert ids(await store.open_tables(9)) == ["new", "old"]
        assert ids(await store.open_tables(1)) == ["new"]
        assert await store.ticking() == ["on"]
        assert ids(await store.finished(9)) == ["done"]
        assert ids(await store.tables_of("ann", 9)) == ["done", "on", "secret", "old"]
        assert ids(await store.tables_of("ann", 2)) == ["done", "on"]
        assert ids(await store.tables_of("nobody", 9)) == []
        # Ann leaves, Cid comes, and the game begins.
        await store.append("old", 1, b"", row("old", "playing", "cid", at=6))
        assert ids(await store.open_tables(9)) == ["new"]
        assert set(await store.ticking()) == {"on", "old"}
        assert "old" not in ids(await store.tables_of("ann", 9))
        assert ids(await store.tables_of("cid", 9)) == ["old"]
        # An entry without a row leaves the lobby as it is.
        await store.append("old", 2, b"")
        assert ids(await store.tables_of("cid", 9)) == ["old"]

    on(data, play)


def test_people(data: Path) -> None:
    ann = Person("ann", "Энн «Лиса»", "fox", "digest", 12.5)

    async def play(store: SqlStore) -> None:
        assert await store.person("ann") is None
        await store.save_person(Person("ann"))
        assert await store.person("ann") == Person("ann")
        assert await store.person_by_code("") is None
        await store.save_person(ann)

    async def look(store: SqlStore) -> None:
        assert await store.person("ann") == ann
        assert await store.person_by_code("digest") == ann
        assert await store.person_by_code("other") is None

    on(data, play)
    on(data, look)


def test_the_pulse_and_the_secret_outlive_the_server(data: Path) -> None:
    secrets = []

    async def play(store: SqlStore) -> None:
        secrets.append(store.secret)
        assert await store.last_alive() is None
        assert await store.stopped() == {}
        await store.alive(1.0, {"A": 0.25, "B": 0.5})
        await store.alive(1_700_000_000.25, {"A": 0.25})

    async def look(store: SqlStore) -> None:
        secrets.append(store.secret)
        assert await store.last_alive() == 1_700_000_000.25
        assert await store.stopped() == {"A": 0.25}

    on(data, play)
    on(data, look)
    assert secrets[0] == secrets[1]
    assert len(secrets[0]) == 32


# ---- the file ----


def test_what_is_written_is_on_disk_and_nobody_elses_business(data: Path) -> None:
    async def play(store: SqlStore) -> None:
        await store.append("a", 0, b"x")
        for file in ("malina.db", "malina.db-wal", "malina.db-shm", "malina.lock"):
            assert stat.S_IMODE((data / file).stat().st_mode) == 0o600
        assert stat.S_IMODE(data.stat().st_mode) == 0o700
        with store.engine.connect() as connection:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                assert connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() == value

    on(data, play)


def test_migrations_lead_to_the_schema(data: Path) -> None:
    async def play(store: SqlStore) -> None:
        with store.engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []

    on(data, play)
    on(data, play)  # the second time there is nothing to do


def test_a_database_of_a_newer_version_is_left_alone(data: Path) -> None:
    async def play(store: SqlStore) -> None:
        await store.append("a", 0, b"x")

    on(data, play)
    with closing(sqlite3.connect(data / "malina.db")) as other, other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
    before = (data / "malina.db").read_bytes()
    for _ in range(2):  # the first refusal has let go of the lock
        with pytest.raises(BadDatabase, match="database-newer"):
            SqlStore(data)
    assert (data / "malina.db").read_bytes() == before


def test_a_file_that_is_no_database(data: Path) -> None:
    data.mkdir()
    (data / "malina.db").write_bytes(b"Dear diary, " * 1000)
    with pytest.raises(BadDatabase, match="database-broken"):
        SqlStore(data)


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadDatabase, match="data-unusable"):
        SqlStore(tmp_path / "file" / "data")
    with pytest.raises(BadDatabase, match="data-unusable"):
        SqlStore(tmp_path / "data", f"sqlite:///{tmp_path}/nowhere/malina.db")


@pytest.mark.parametrize(
    ("url", "kind"),
    [
        ("mysql://ann:hunter2@host/malina", "mysql"),
        ("sqlite://", "sqlite"),
        ("sqlite:///:memory:", "sqlite"),
        ("malina.db", "malina.db"),
        ("", ""),
    ],
)
def test_other_databases_are_refused_without_their_password(data: Path, url: str, kind: str) -> None:
    with pytest.raises(BadDatabase) as refused:
        SqlStore(data, url)
    assert (refused.value.reason, refused.value.args_) == ("bad-database", {"kind": kind})
    assert not data.exists()


def test_a_sqlite_file_elsewhere(data: Path, tmp_path: Path) -> None:
    asyncio.run(SqlStore(data, f"sqlite:///{tmp_path}/other.db").close())
    assert (tmp_path / "other.db").exists()
    assert not (data / "malina.db").exists()


# ---- backup ----


def test_a_backup_is_one_moment_of_a_busy_server(data: Path, tmp_path: Path) -> None:
    many = [f"t{i}" for i in range(20)]
    file = tmp_path / "copy" / "malina.db"
    file.parent.mkdir()
    acknowledged: dict[str, int] = {}
    before: dict[str, int] = {}

    async def play(store: SqlStore) -> None:
        stop = asyncio.Event()

        async def table(id: str) -> None:
            number = 0
            while not stop.is_set():
                await store.append(id, number, b"%s %d" % (id.encode(), number), row(id, "playing", id, at=number))
                acknowledged[id] = number
                number += 1

        games = [asyncio.ensure_future(table(id)) for id in many]
        while min(acknowledged.get(id, 0) for id in many) < 5:
            await asyncio.sleep(0.001)
        before.update(acknowledged)
        await store.backup(file)
        stop.set()
        await asyncio.gather(*games)
        with pytest.raises(BadDatabase, match="backup-exists"):
            await store.backup(file)
        secrets.append(store.secret)

    secrets: list[bytes] = []
    on(data, play)
    assert [path.name for path in file.parent.iterdir()] == ["malina.db"]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600

    async def look(store: SqlStore) -> None:
        assert store.secret == secrets[0]
        assert set(await store.ticking()) == set(many)
        for id in many:
            entries = await store.entries(id)
            assert before[id] < len(entries) <= acknowledged[id] + 1
            assert entries == [b"%s %d" % (id.encode(), number) for number in range(len(entries))]

    on(file.parent, look)


def test_a_backup_that_cannot_be_leaves_nothing_behind(data: Path, tmp_path: Path) -> None:
    async def play(store: SqlStore) -> None:
        with pytest.raises(BadDatabase, match="data-unusable"):
            await store.backup(tmp_path / "nowhere" / "copy.db")

    on(data, play)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data"]
