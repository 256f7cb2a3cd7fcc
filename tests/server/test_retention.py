"""What is forgotten, and what one table and one person may leave on the disk."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from malina.kernel.refusal import Refusal
from malina.server.inbound import quota
from malina.server.live import retention
from malina.server.store.schema import metadata

from .house import FakeTime, Guest, House, house, settle
from .playing import play_on
from .server import serving

pytestmark = pytest.mark.anyio
KEPT = {"cards", "persons", "meta", "nodes", "used", "alembic_version"}  # of no table


def left(folder: Path, id: str) -> int:
    """Rows of any kind that speak of this table."""
    with closing(sqlite3.connect(folder / "malina.db")) as database:
        words = [
            (table.name, "id" if table.name == "tables" else "table")
            for table in metadata.sorted_tables
            if table.name not in KEPT
        ]
        return sum(
            database.execute(f'select count(*) from "{t}" where "{c}" = ?', (id,)).fetchone()[0] for t, c in words
        )


async def finished(h: House) -> str:
    anna, boris = await h.playing("Anna", "Boris")
    for guest in (anna, boris):
        await guest.do("deputise")
    while anna.live.room.phase == "playing":
        await h.time.pass_by(1)
        anna.hear()
        boris.hear()
    anna.leave()
    boris.leave()
    return anna.live.room.id


async def swept(h: House) -> None:
    await h.hub.retention.sweep()
    await settle(h.store)


async def test_what_is_old_is_forgotten_and_nothing_else(tmp_path: Path) -> None:
    time = FakeTime()
    async with house(tmp_path, time) as h:
        over = await finished(h)
        [host] = await h.table("Dora", bots=2)
        lonely = host.live.room.id
        host.leave()
        await time.pass_by(100)  # another would act as host by now
        played = await h.playing("Clara", "Daniil")
        watched = await h.table("Egor", bots=1)
        h.hub.retention.finished, h.hub.retention.unused = 2.0, 5.0
        time.time += 3 * retention.DAY
        await swept(h)
        assert left(tmp_path, over) == 0, "a game that has been over for three days"
        assert left(tmp_path, lonely) > 0, "unused for three days only"
        await play_on(played, 1)  # which changes nothing that the lobby shows
        for guest in played:
            guest.leave()
        time.time += 3 * retention.DAY
        await swept(h)
        assert left(tmp_path, lonely) == 0
        assert left(tmp_path, played[0].live.room.id) > 0, "its row is six days old, its last move three"
        assert left(tmp_path, watched[0].live.room.id) > 0, "somebody is there"
        with pytest.raises(Refusal) as none:
            await h.hub.live(lonely)
        assert none.value.reason == "no-such-table"
        time.time += 3 * retention.DAY
        await swept(h)
        assert left(tmp_path, played[0].live.room.id) == 0


async def test_by_default_nothing_is_forgotten(tmp_path: Path) -> None:
    time = FakeTime()
    async with house(tmp_path, time) as h:
        over = await finished(h)
        time.time += 1000 * retention.DAY
        await swept(h)
        assert left(tmp_path, over) > 0


async def test_a_server_forgets_by_itself(tmp_path: Path) -> None:
    async with house(tmp_path) as h:  # in 1970
        over = await finished(h)
    async with serving(tmp_path, keep_finished=1000.0) as s, asyncio.timeout(10):
        while left(tmp_path, over):
            await asyncio.sleep(0.01)
        assert s.hub.retention.unused is None


async def test_one_table_takes_only_so_much_talk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("malina.server.tables.commands.MOST_WEIGHT", 3000)
    async with house(tmp_path) as h:
        guests = anna, boris = await h.playing("Anna", "Boris")
        said = 0
        while (answer := await anna.do("chat", text="x" * 200))["type"] == "ack":
            said += 1
        assert answer["reason"] == "said-enough"
        assert 5 < said < 15
        await play_on([*guests], 2)
        id, weight = anna.live.room.id, anna.live.room.weight
    async with house(tmp_path) as h:
        live = await h.hub.live(id)
        assert live.room.weight == weight
        assert (await Guest(h, live, boris.person).do("chat", text="x"))["reason"] == "said-enough"


async def test_one_person_has_only_so_many_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quota, "MOST_PLAYING", 2)
    async with serving(tmp_path) as s:
        [anna] = await s.people("Anna")
        for _ in range(2):
            tab = await anna.look(await anna.lay())
            await tab.do("start")
        answer = await anna.post("api/tables", {"game": "crooks", "seats": 2}, 400)
        assert answer["reason"] == "too-many-games"
