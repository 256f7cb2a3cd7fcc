"""Two nodes on one PostgreSQL: they are killed, sleep beyond their lease, lose the line to the database, and it
restarts, and so does Redis: no move is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from malina.server.store import BadDatabase, Kept, Lost, NotStored, Person, Taken
from malina.server.store.copy import copy
from malina.server.store.engine import session
from malina.server.store.leases import LEASE
from malina.server.store.sql import SqlStore
from malina.server.tables.entries import AnyEntry, Deputised, Moved, Resumed, decode

from .services import Postgres, line, postgres, redis
from .test_crash import CHILDREN, Lives, Player, acks, check_table, client, fold, lives, serve, stored, told
from .test_store import row

pytestmark = [pytest.mark.anyio, pytest.mark.no_cover]

KILLS = int(os.environ.get("MALINA_KILLS", "6"))
LONG = KILLS >= 30
PATIENCE = 120.0 + 20 * KILLS
# People, bots and the clock of each table; two tables in three have a clock, one in two a bot.
KINDS = [(2, 1, {"type": "move", "seconds": 600}), (3, 0, {"type": "none"}), (2, 0, {"type": "game", "seconds": 3600})]
KINDS += [(3, 1, {"type": "game", "seconds": 3600}), (2, 2, {"type": "none"}), (3, 0, {"type": "move", "seconds": 600})]
TABLES = [KINDS[i % len(KINDS)] for i in range(40 if LONG else 4)]


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    with postgres() as found:
        yield found


# ---- leases ----


async def test_a_stale_owner_does_not_write(server: Postgres, tmp_path: Path) -> None:
    url = server.new()
    a, b = SqlStore(tmp_path, url), SqlStore(tmp_path, url)
    try:
        await a.pulse("a:1")
        await b.pulse("b:1")
        await a.append("T", 0, b"0", row("T", "playing", "ann"))
        mine = await a.take("T")
        assert mine is not None
        assert (mine.node, mine.epoch) == (a.node, 1)
        await a.append("T", 1, b"1", epoch=1)
        theirs = await b.take("T")  # who is alive keeps it
        assert theirs is not None
        assert (theirs.node, theirs.address) == (a.node, "a:1")
        robbed = await b.take("T", dead=a.node)
        assert robbed is not None
        assert (robbed.node, robbed.epoch) == (b.node, 2)
        assert robbed.stopped is not None
        with pytest.raises(Lost):
            await a.append("T", 2, b"stale", epoch=1)
        assert await a.pulse("a:1") == {}
        with pytest.raises(Taken):  # the key is the last line
            await b.append("T", 1, b"other", epoch=2)
        await b.append("T", 1, b"1", epoch=2)  # what is there already, to the byte, was ours: its answer was lost
        await b.append("T", 2, b"2", epoch=2)
        assert await a.entries("T") == [b"0", b"1", b"2"]
        again = await b.take("T")
        assert again is not None
        assert again.stopped is None  # whoever wrote has put the clocks right
        assert await a.take("nowhere") is None
    finally:
        await a.close()
        await b.close()


async def test_what_a_dead_node_leaves_behind_is_found(server: Postgres, tmp_path: Path) -> None:
    url = server.new()
    a, b = SqlStore(tmp_path, url), SqlStore(tmp_path, url)
    try:
        await a.pulse("a:1")
        await b.pulse("b:1")
        await a.append("T", 0, b"0", row("T", "playing", "ann"))
        assert await b.orphans(5) == []
        await a.pulse("")  # goodbye
        assert await b.orphans(5) == ["T"]
        taken = await b.take("T")
        assert taken is not None
        assert taken.node == b.node
        assert await b.orphans(5) == []
        await b.release("T", taken.epoch)
        back = await a.take("T")
        assert back is not None
        assert (back.node, back.epoch, back.stopped) == (a.node, taken.epoch + 1, None)
    finally:
        await a.close()
        await b.close()


@pytest.mark.parametrize("half", [False, True], ids=["idle", "half-said"])
async def test_who_falls_asleep_in_a_transaction_holds_nobody_up(server: Postgres, tmp_path: Path, half: bool) -> None:
    """It holds on to its lease and does not get to write, or not even to say all that it has begun to say."""
    url = server.new()
    a, b = SqlStore(tmp_path, url), SqlStore(tmp_path, url)
    try:
        await a.pulse("a:1")
        await a.append("T", 0, b"0", row("T", "playing", "ann"))
        async with asyncio.timeout(30):
            begun = psycopg.connect(url, application_name=session(a.node))
            taken = None
            with suppress(psycopg.OperationalError), begun as asleep, asleep.pipeline() as said:  # it is hung up on
                asleep.execute("select from leases for share")
                if half:
                    asleep.pgconn.send_flush_request()
                    asleep.pgconn.flush()
                else:
                    said.sync()
                while taken is None:
                    with suppress(NotStored):  # nobody waits long for one table
                        taken = await b.take("T", dead=a.node)
            assert taken is not None
            assert taken.node == b.node
    finally:
        await a.close()
        await b.close()


async def test_one_shut_door_frees_all_tables_of_a_dead_node(server: Postgres, tmp_path: Path) -> None:
    url = server.new()
    a, b = SqlStore(tmp_path, url), SqlStore(tmp_path, url)
    try:
        await a.pulse("a:1")
        await b.pulse("b:1")
        for table in "ST":
            await a.append(table, 0, b"0", row(table, "playing", "ann"))
        assert await b.orphans(5) == []
        await b.take("S", dead=a.node)
        assert await b.orphans(5) == ["T"]
        await a.pulse("a:1")  # it was not dead after all, and keeps the other one
        assert await b.orphans(5) == []
    finally:
        await a.close()
        await b.close()


async def test_a_link_is_good_once_for_all_nodes(server: Postgres, tmp_path: Path) -> None:
    url = server.new()
    a, b = SqlStore(tmp_path, url), SqlStore(tmp_path, url)
    try:
        assert await a.first_use("x", 1.0, 9.0)
        assert not await b.first_use("x", 2.0, 9.0)
        assert await b.first_use("x", 10.0, 20.0)
    finally:
        await a.close()
        await b.close()


# ---- the same on both databases ----


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/malina.db"
    server: Postgres = request.getfixturevalue("server")
    return server.new()


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


async def test_everything_is_copied_there_and_back(server: Postgres, tmp_path: Path) -> None:
    there, here, back = server.new(), f"sqlite:///{tmp_path}/a.db", f"sqlite:///{tmp_path}/b.db"
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


# ---- workers on one machine ----


@pytest.mark.skipif(not CHILDREN.exists(), reason="the system does not say whose children they are")
async def test_a_worker_is_killed_and_everybody_plays_on(tmp_path: Path) -> None:
    async with serve(tmp_path, "--workers", "2") as (process, url), asyncio.timeout(120):
        one = Lives(process, httpx.URL(url).port or 0)
        one.up.set()
        players: list[Player] = []
        nodes = Nodes([one], random.Random(1))
        playing = await gather(nodes, players)
        await until_more(players, 30)
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        assert len(children) == 2
        os.kill(int(children[0]), signal.SIGKILL)
        await asyncio.gather(*playing)
        process.terminate()
        await process.wait()
    for table, entries in stored(tmp_path).items():
        check_table(entries, [player for player in players if player.table == table])


# ---- two nodes ----


async def test_malina_serve_is_a_node(server: Postgres, tmp_path: Path) -> None:
    """One lays a table, the other shows it: with what only its owner knows."""
    words = "--database", server.new()
    async with serve(tmp_path / "a", *words) as (first, url), serve(tmp_path / "b", *words) as (_, other):
        player = Player(Lives(first, httpx.URL(url).port or 0), 0, 0, 2)
        async with client(url) as here, client(other) as there:
            await player.introduce(here)
            body = {"game": "crooks", "seats": 2}
            player.table = (await here.post("api/tables", json=body, headers=player.headers)).json()["id"]
            async with player.line():
                seen = (await there.get(f"api/tables/{player.table}", headers=player.headers)).json()
                assert [seat["online"] for seat in seen["seats"]] == [True, False]
                assert (await there.get("api/tables/NOWHERE")).status_code == 404
                first.kill()  # nobody waits for the end of its lease
                await first.wait()
            seen = await there.get(f"api/tables/{player.table}", headers=player.headers)
            assert seen.status_code == 200, seen.text
            player.server.port = httpx.URL(other).port or 0
            async with player.line() as line:
                player.hear(await told(line))
            assert player.state["room"]["me"] == 0


async def test_a_node_says_that_it_cannot_write(server: Postgres, tmp_path: Path) -> None:
    url = server.new()
    async with serve(tmp_path, "--database", url) as (_, here), client(here) as http:

        async def said(status: int) -> None:
            async with asyncio.timeout(60):
                while (await http.get("healthz")).status_code != status:
                    await asyncio.sleep(0.1)

        await said(200)
        with psycopg.connect(server.url("postgres"), autocommit=True) as boss:
            name = url.rpartition("/")[2]
            boss.execute(f"alter database {name} set default_transaction_read_only = on".encode())
            boss.execute("select pg_terminate_backend(pid) from pg_stat_activity where datname = %s", [name])
            await said(503)
            refused = await http.get("api/tables/ANY")
            assert (refused.status_code, refused.json()["reason"]) == (503, "not-stored")
            boss.execute(f"alter database {name} reset default_transaction_read_only".encode())
            boss.execute("select pg_terminate_backend(pid) from pg_stat_activity where datname = %s", [name])
        await said(200)


class Nodes:
    """Both of them, for players who go to whichever is there."""

    def __init__(self, nodes: list[Lives], rng: random.Random) -> None:
        self.nodes, self.rng = nodes, rng

    @property
    def up(self) -> asyncio.Event:
        return next((node.up for node in self.nodes if node.up.is_set()), self.nodes[0].up)

    @property
    def port(self) -> int:
        return self.rng.choice([node for node in self.nodes if node.up.is_set()] or self.nodes).port


class Patient(Player):
    """Says again what could not be stored, and notices when nobody is there any more."""

    pings = 1.0

    def answered(self, message: dict[str, Any]) -> None:
        if message["type"] == "refused" and message["reason"] == "not-stored":
            raise TimeoutError
        super().answered(message)


async def gather(nodes: Nodes, players: list[Player]) -> list[asyncio.Task[None]]:
    before = len(players)
    for people, bots, clock in TABLES:
        group = [Patient(nodes, len(players) + seat, seat, people) for seat in range(people)]
        for player in group:
            async with client(f"http://127.0.0.1:{nodes.port}/") as http:
                await player.introduce(http)
        async with client(f"http://127.0.0.1:{nodes.port}/") as http:
            settings = {"grace": 86400, "listed": True, "pace": "instant", "clock": clock}
            added = {str(people + i): "novice" for i in range(bots)}
            body = {"game": "crooks", "seats": people + bots, "settings": settings, "bots": added}
            answer = await http.post("api/tables", json=body, headers=group[0].headers)
            assert answer.status_code == 201, answer.text
        for player in group:
            player.table = answer.json()["id"]
        players += group
    return [asyncio.create_task(player.play()) for player in players[before:]]


async def until_more(players: list[Player], number: int) -> None:
    enough = acks(players) + number
    while acks(players) < enough and not all(player.over for player in players):
        await asyncio.sleep(0.005)


async def until_all_play_on(players: list[Player]) -> None:
    """At every table something happens."""
    before = {player: len(player.acked) for player in players}
    waiting = {player.table for player in players}
    while waiting:
        await asyncio.sleep(0.01)
        waiting -= {player.table for player in players if player.over or len(player.acked) > before[player]}


async def test_nodes_are_killed_and_nothing_is_lost(server: Postgres, tmp_path: Path) -> None:
    rng = random.Random(2016)
    url = server.new()
    async with AsyncExitStack() as stack, asyncio.timeout(PATIENCE):
        wire = await stack.enter_async_context(line(server.port))
        news = stack.enter_context(redis())
        both = [
            await stack.enter_async_context(lives(tmp_path / str(i), at, news.url))
            for i, at in enumerate([url, wire.through(url)])
        ]
        for node in both:
            await node.start()
            await node.ready()
        nodes = Nodes(both, rng)
        players: list[Player] = []
        playing: list[asyncio.Task[None]] = []

        async def more() -> None:
            nonlocal playing
            for task in playing:
                if task.done():
                    await task
            if all(task.done() for task in playing):
                playing = await gather(nodes, players)

        for _ in range(KILLS):
            await more()
            await until_more(players, rng.randint(5, 30))
            node = rng.choice(both)
            await node.kill()
            await until_more(players, rng.randint(0, 20))  # the other one plays on alone
            await node.start()
            await node.ready()
        for _ in range(3 if LONG else 1):
            # ---- asleep beyond its lease: others take its tables, and what it would still write is refused
            await more()
            await until_more(players, 20)
            node = rng.choice(both)
            node.up.clear()
            os.kill(node.pid, signal.SIGSTOP)
            await asyncio.sleep(LEASE + 1)
            await until_all_play_on(players)
            os.kill(node.pid, signal.SIGCONT)
            node.up.set()
            # ---- cut off from the database: so too, and whoever sits there is sent on
            await more()
            await until_more(players, 20)
            both[1].up.clear()
            wire.whole.clear()
            await asyncio.sleep(LEASE + 1)
            await until_all_play_on(players)
            wire.whole.set()
            both[1].up.set()
            # ---- nobody needs Redis
            news.kill()
            await more()
            await until_all_play_on(players)
            news.start()
            # ---- the database is restarted
            await more()
            await until_more(players, 20)
            await asyncio.to_thread(server.stop)
            await asyncio.sleep(0.5)
            await asyncio.to_thread(server.start)
            await until_all_play_on(players)
        await asyncio.gather(*playing)
        for node in both:
            await node.kill(signal.SIGTERM)
    await check(url, tmp_path, players)


async def check(url: str, data: Path, players: list[Player]) -> None:
    store = SqlStore(data, url)
    resumed = 0
    try:
        for table in {player.table for player in players}:
            entries: list[AnyEntry] = [decode(entry) for entry in await store.entries(table)]
            assert not any(isinstance(entry, Deputised) for entry in entries), "nobody was gone for so long"
            check_table(entries, [player for player in players if player.table == table])
            check_bots(entries)
            resumed += sum(isinstance(entry, Resumed) for entry in entries)
        if LONG:
            assert resumed, "no clock was put right"
    finally:
        await store.close()


def check_bots(entries: list[AnyEntry]) -> None:
    """Whatever a bot is asked it answers once, however many nodes have thought of it."""
    answered = set()
    for room, entry in zip(fold(entries), entries[1:], strict=False):
        if isinstance(entry, Moved) and room.seats[entry.seat].level:
            question = entry.seat, room.seats[entry.seat].asked_n
            assert question not in answered
            answered.add(question)
