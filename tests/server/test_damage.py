"""What is damaged on disk, a table, a person or a card file, is its own trouble: everybody else plays."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs

from malina.server.app import make_app
from malina.server.settings import ServerSettings
from malina.server.store import NotRead, Person
from malina.server.store.sql import SqlStore
from malina.server.tables import records
from malina.server.tables.entries import Moved, encode

from .house import AtOnce, FakeTime, Guest, House, house, settle

pytestmark = pytest.mark.anyio
ANNA = Person("Anna", "Anna", "fox")
CLOCK = {"type": "game", "seconds": 600}


@dataclass
class Base:
    """A database with a table in every phase, and what there was at the running one."""

    database: bytes
    gathering: str
    running: str
    over: str
    moves: int  # of the finished game

    def copy(self, folder: Path, *damage: str) -> None:
        """`{gathering}` and so on are the codes of the tables."""
        (folder / "malina.db").write_bytes(self.database)
        with closing(sqlite3.connect(folder / "malina.db")) as database:
            for sql in damage:
                assert database.execute(sql.format(**vars(self))).rowcount > 0, sql
            database.commit()


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """Whoever damages tables knows why they are; printing it takes longer than the test."""
    with capture_logs():
        yield


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Base:
    return asyncio.run(made(tmp_path_factory.mktemp("base")))


async def made(folder: Path) -> Base:
    async with house(folder) as h:
        await h.store.save_person(ANNA)
        gathering = (await h.table("Anna", "Boris", listed=True))[0].live.room.id
        running = (await h.playing("Anna", "Boris", clock=CLOCK))[0].live.room
        over = await h.playing("Anna", "Boris", listed=True)
        await play_to_the_end(over)
        room = over[0].live.room
        assert room.match is not None
        moves = len(room.match.record.moves)
    return Base((folder / "malina.db").read_bytes(), gathering, running.id, room.id, moves)


async def play_to_the_end(guests: list[Guest]) -> None:
    for guest in guests:
        await guest.do("deputise")
    house = guests[0].house
    while guests[0].live.room.phase == "playing":
        await house.time.pass_by(10)
    await settle(house.store)


class Server:
    """A server on what there is, and Anna who asks it."""

    def __init__(self, house: House, http: httpx.AsyncClient) -> None:
        self.house, self.http = house, http

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def lobby(self) -> dict[str, Any]:
        lobby = await self.get("lobby")
        return {row["id"]: row for rows in lobby.values() for row in rows}

    async def grey(self) -> dict[str, Any]:
        """The rows of the lobby that cannot be opened, and why."""
        return {id: row["unreadable"] for id, row in (await self.lobby()).items() if row["unreadable"]}

    async def talks(self, id: str) -> bool:
        """Can somebody sit at this table and say something?"""
        guest = await Guest(self.house, await self.house.hub.live(id), ANNA).join()
        return bool((await guest.do("chat", phrase="nice"))["type"] == "ack")


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Server]:
    time, thinker = FakeTime(), AtOnce()
    store = time.store = SqlStore(folder)
    app = make_app(ServerSettings(data=folder, limits=False), store, thinker=thinker, time=time)
    await app.state.hub.start()
    cookies = {"malina": app.state.auth.identity.issue(ANNA.id)}
    transport = httpx.ASGITransport(app)
    try:
        async with httpx.AsyncClient(transport=transport, base_url="http://den/api/", cookies=cookies) as http:
            yield Server(House(app.state.hub, store, time, thinker), http)
    finally:
        await app.state.hub.close()
        await store.close()


def unreadable(problem: str) -> dict[str, Any]:
    return {"type": "refused", "reason": "unreadable", "args": {"problem": problem}}


# ---- one grey row ----


@pytest.mark.parametrize(
    ("table", "problem", "damage"),
    [
        ("gathering", "entries-missing", ["DELETE FROM entries WHERE {its}"]),
        ("gathering", "entries-missing", ["DELETE FROM entries WHERE {its} AND number = 0"]),
        ("gathering", "entries-missing", ["DELETE FROM entries WHERE {its} AND number = 1"]),
        ("gathering", "entries-missing", ["UPDATE entries SET number = 'one' WHERE {its} AND number = 1"]),
        ("gathering", "other-table", ["UPDATE entries SET entry = replace(entry, '{id}', 'ABCDEFGH') WHERE {its}"]),
        (
            "gathering",
            "msgspec.DecodeError",
            [
                "UPDATE entries SET entry = 'junk' WHERE {its}",
                "UPDATE tables SET updated = 'junk', created = 9e999, game = x'ff' WHERE id = '{id}'",
            ],
        ),
        (
            "running",
            "entries-missing",
            ["DELETE FROM snapshots WHERE {its}", "DELETE FROM entries WHERE {its} AND number = 2"],
        ),
        ("over", "zlib.error", ["UPDATE snapshots SET data = 'junk' WHERE {its}", "DELETE FROM entries WHERE {its}"]),
        ("over", "bad-film", ["DELETE FROM films WHERE {its} AND first > 0", "DELETE FROM entries WHERE {its}"]),
        ("over", "bad-film", ["DELETE FROM films WHERE {its} AND first = 0", "DELETE FROM entries WHERE {its}"]),
        ("over", "bad-film", ["UPDATE films SET reel = 'junk' WHERE {its}", "DELETE FROM entries WHERE {its}"]),
    ],
)
async def test_a_damaged_table_is_one_grey_row(
    base: Base, tmp_path: Path, table: str, problem: str, damage: list[str]
) -> None:
    id = getattr(base, table)
    base.copy(tmp_path, *(sql.format(id=id, its=f"\"table\" = '{id}'") for sql in damage))
    async with opened(tmp_path) as server:
        assert await server.grey() == {id: unreadable(problem)}
        assert (await server.get(f"tables/{id}"))["unreadable"] == unreadable(problem)
        await server.get(f"records/{id}", status=410)
        assert (await server.get(f"records/{id}/entries"))["table"] == id
        for other in {base.gathering, base.running, base.over} - {id}:
            assert await server.talks(other)


async def test_an_entry_that_the_room_refuses_is_one_grey_row(base: Base, tmp_path: Path) -> None:
    base.copy(
        tmp_path,
        "UPDATE entries SET entry = replace(entry, '\"seat\":0', '\"seat\":99') WHERE \"table\" = '{gathering}'"
        " AND number = 1",
    )
    async with opened(tmp_path) as server:
        assert await server.grey() == {base.gathering: unreadable("no-such-seat")}


async def test_why_a_table_cannot_be_read_names_no_cards(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, _ = await h.playing("Anna", "Boris")
        room = anna.live.room
        wrong = Moved(at=9.0, seat=min(room.waiting_for), move={"cmd": "hire", "crook": "kingpin"})
        await h.store.append(room.id, room.n + 1, encode(wrong))
    async with opened(tmp_path) as server:
        [told] = (await server.grey()).values()
        assert isinstance(told["args"]["problem"], str), "a reason, without what fills its blanks"


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET game = cast(x'ff' AS text) WHERE id = '{over}'",
        "UPDATE tables SET phase = 'junk' WHERE id = '{running}'",
        "UPDATE tables SET updated = 'junk' WHERE id = '{over}'",
        "UPDATE tables SET id = cast(x'ff' AS text) WHERE id = '{over}'",
        "UPDATE tables SET id = cast(x'ff' AS text) WHERE id = '{running}'",
        "UPDATE tables SET id = x'ff' WHERE id = '{running}'",
        "UPDATE snapshots SET number = 'junk' WHERE \"table\" = '{running}'",
        "UPDATE snapshots SET number = 1 WHERE \"table\" = '{running}'",
        "UPDATE snapshots SET data = x'00' WHERE \"table\" = '{running}'",
        "UPDATE persons SET name = cast(x'ff' AS text)",
        "UPDATE persons SET name = x'ff', seen = 'junk'",
        "INSERT INTO cards VALUES ('aa', x'ff')",
        "INSERT INTO cards VALUES ('aa', 'junk')",
        "UPDATE meta SET value = x'00ff' WHERE name = 'alive'",
        "UPDATE meta SET value = '-inf' WHERE name = 'alive'",
    ],
)
async def test_what_else_may_be_damaged_stops_nobody(base: Base, tmp_path: Path, damage: str) -> None:
    base.copy(tmp_path, damage)
    async with opened(tmp_path) as server:
        rows = await server.lobby()
        assert {id for id, row in rows.items() if row["unreadable"]} <= {"\ufffd"}
        await server.get("me")
        for id in (base.gathering, base.running, base.over):
            assert await server.talks(id)


# ---- made anew of its entries ----


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM films WHERE {its} AND first = 0",
        "DELETE FROM films WHERE {its} AND first > 0",
        "UPDATE films SET reel = x'00' WHERE {its}",
        "UPDATE films SET reel = 'junk' WHERE {its} AND first > 0",
        "UPDATE snapshots SET data = x'00' WHERE {its}",
    ],
)
async def test_a_damaged_film_is_made_anew_by_the_rules_that_dealt_the_game(
    base: Base, tmp_path: Path, damage: str
) -> None:
    base.copy(tmp_path, damage.format(its="\"table\" = '{over}'"))
    for _ in range(2):  # the second time it is on disk again
        async with opened(tmp_path) as server:
            assert await server.grey() == {}
            assert len((await server.get(f"records/{base.over}"))["moves"]) == base.moves
            assert (await server.get(f"records/{base.over}/overview"))["steps"] == base.moves
            assert (await server.get(f"records/{base.over}/steps/{base.moves}?as=all"))["view"]["over"]
            verdict = await server.http.post(f"records/{base.over}/verify")
            assert verdict.json()["fair"]
            assert await server.talks(base.over)
            assert not server.house.hub.archive.unreadable
    with closing(sqlite3.connect(tmp_path / "malina.db")) as database:
        database.execute("DELETE FROM entries")
        database.commit()
    async with opened(tmp_path) as server:
        assert len((await server.get(f"records/{base.over}"))["moves"]) == base.moves


async def test_a_film_that_is_damaged_while_the_game_is_played(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await h.playing("Anna", "Boris")
        await settle(h.store)
        with closing(sqlite3.connect(tmp_path / "malina.db")) as database:
            assert database.execute("DELETE FROM films").rowcount == 1
            database.commit()
        await play_to_the_end(guests)
        live = guests[0].live
        assert live.room.match is not None
        ended = await records.look_back(live, h.hub.archive)
        assert ended.film.length == len(live.room.match.record.moves) + 1


async def test_what_the_disk_does_not_give_out_is_asked_for_again(
    base: Base, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    base.copy(tmp_path)

    async def fault(*_: Any, **__: Any) -> Any:
        raise NotRead("not-read")

    async with opened(tmp_path) as server:
        with monkeypatch.context() as patch:
            patch.setattr(server.house.store, "read", fault)
            assert (await server.grey())[base.gathering] == unreadable("not-read")
        assert await server.grey() == {}
