"""No clock runs while nobody can play, however often the server is stopped, killed and started meanwhile."""

from __future__ import annotations

import asyncio
import sqlite3
import time as system
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from malina.server.live.hub import Hub
from malina.server.metrics import Metrics
from malina.server.store import NotStored
from malina.server.store.sql import SqlStore
from malina.server.tables import archive as archives
from malina.server.tables.archive import Archive, Unreadable
from malina.server.time import RealTime

from .house import AtOnce, FakeTime, House, house, settle

pytestmark = pytest.mark.anyio
CLOCK = {"type": "game", "seconds": 60}


@pytest.fixture
async def table(tmp_path: Path) -> tuple[FakeTime, str]:
    """Anna has 60 seconds and has used 10 of them when the server stops; that was a long time ago."""
    time = FakeTime()
    async with house(tmp_path, time) as h:
        anna, _ = await h.playing("Anna", "Boris", options={"first": 0}, clock=CLOCK)
        await time.pass_by(10)
    pass_away(time)
    return time, anna.live.room.id


def pass_away(time: FakeTime) -> None:
    time.rings.clear()
    time.time += 1000


@asynccontextmanager
async def killed(folder: Path, time: FakeTime) -> AsyncIterator[House]:
    """A house whose server does not come to its end."""
    store = time.store = SqlStore(folder)
    hub = Hub(store, AtOnce(), time, Metrics())
    await hub.start()
    try:
        yield House(hub, store, time, AtOnce())
    finally:
        await hub.background.cancel()
        await store.close()


async def left(folder: Path, time: FakeTime, id: str) -> float | None:
    async with house(folder, time) as h:
        return (await h.hub.live(id)).room.left(0, time.now())


async def never(*_: Any) -> Any:
    await asyncio.Event().wait()


@pytest.mark.parametrize("end", [house, killed])
async def test_a_server_that_stops_before_it_has_read_its_tables(
    tmp_path: Path, table: tuple[FakeTime, str], monkeypatch: pytest.MonkeyPatch, end: Any
) -> None:
    time, id = table
    with monkeypatch.context() as patch:
        patch.setattr(Archive, "read", never)
        for _ in range(2):
            async with end(tmp_path, time):
                await time.pass_by(8)
            pass_away(time)
    assert await left(tmp_path, time, id) == 50.0


async def test_a_server_that_stops_when_it_has_read_them_gives_nothing_twice(
    tmp_path: Path, table: tuple[FakeTime, str]
) -> None:
    time, id = table
    async with killed(tmp_path, time) as h:
        await h.hub.live(id)  # no sign of life knows of it
    assert await left(tmp_path, time, id) == 50.0
    async with house(tmp_path, time) as h:
        await h.hub.live(id)
        await time.pass_by(20)
    pass_away(time)
    assert await left(tmp_path, time, id) == 30.0


async def test_the_clock_of_a_table_that_cannot_be_read_stands_still(
    tmp_path: Path, table: tuple[FakeTime, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    time, id = table

    async def grey(*_: Any) -> Any:
        raise Unreadable("unreadable", problem="test")

    with monkeypatch.context() as patch:
        patch.setattr(Archive, "read", grey)
        for _ in range(2):
            async with house(tmp_path, time):
                await time.pass_by(20)
    assert await left(tmp_path, time, id) == 50.0


async def test_a_pause_that_was_not_stored_when_the_server_is_killed(
    tmp_path: Path, table: tuple[FakeTime, str]
) -> None:
    time, id = table

    async def full(*_: Any) -> None:
        raise NotStored("not-stored")

    async with killed(tmp_path, time) as h:
        await h.hub.live(id)
        h.store.append = full  # type: ignore[method-assign]
        time.time += 1000
        await time.pass_by(20)  # heartbeats
    assert await left(tmp_path, time, id) == 50.0


async def test_nobody_sees_a_clock_before_it_is_put_right(tmp_path: Path, table: tuple[FakeTime, str]) -> None:
    time, id = table
    async with house(tmp_path, time) as h:
        append, go_on = h.store.append, asyncio.Event()

        async def slowly(*args: Any) -> None:
            await go_on.wait()
            await append(*args)

        h.store.append = slowly  # type: ignore[method-assign]
        two = []
        for _ in range(2):
            two.append(asyncio.create_task(h.hub.live(id)))
            await asyncio.sleep(0.2)
        assert not any(task.done() for task in two)
        go_on.set()
        assert [(await task).room.left(0, time.now()) for task in two] == [50.0, 50.0]


async def test_a_damaged_heartbeat_takes_no_time_from_anybody(tmp_path: Path, table: tuple[FakeTime, str]) -> None:
    time, id = table
    with closing(sqlite3.connect(tmp_path / "malina.db")) as database:
        database.execute("UPDATE meta SET value = 'junk' WHERE name IN ('alive', 'stopped')")
        database.commit()
    assert await left(tmp_path, time, id) == 60.0


async def test_running_tables_with_clocks_are_put_away_too_while_the_server_idles(
    tmp_path: Path, table: tuple[FakeTime, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    time, id = table
    with closing(sqlite3.connect(tmp_path / "malina.db")) as database:
        database.executescript("DELETE FROM snapshots; DELETE FROM films")
    monkeypatch.setattr(archives, "REST", 0.0)
    async with killed(tmp_path, time) as h:
        live = await h.hub.live(id)
        async with asyncio.timeout(10):
            while await h.store.unkept():
                await asyncio.sleep(0.01)
        await settle(h.store)
        assert (await h.store.read(id)).number == live.room.n == live.unsaved.since


async def test_a_clock_that_was_set_back_while_the_server_was_down(table: tuple[FakeTime, str], tmp_path: Path) -> None:
    time, id = table
    time.time -= 1000 + 3600
    async with house(tmp_path, time) as h:
        live = await h.hub.live(id)
        assert live.room.left(0, time.now()) == 50
        await time.pass_by(20)
        assert live.room.left(0, time.now()) == 30
        await time.pass_by(31)
        assert live.room.seats[0].deputy


def test_whoever_sets_the_machines_clock_moves_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = RealTime()
    before = clock.now()
    for jump in (-3600, 3600):
        moved = system.time() + jump
        monkeypatch.setattr(system, "time", lambda moved=moved: moved)
        assert 0 <= clock.now() - before < 60
