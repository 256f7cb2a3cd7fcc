"""Two nodes with a real Redis: news at once, limits together; and it may go at any moment."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from structlog.testing import capture_logs

from malina.server import wire
from malina.server.app import make_app
from malina.server.live import hub
from malina.server.settings import ServerSettings
from malina.server.store import Person
from malina.server.store.sql import SqlStore

from .house import AtOnce
from .services import Postgres, RedisServer, redis

pytestmark = [pytest.mark.anyio, pytest.mark.no_cover]


@pytest.fixture
def news() -> Iterator[RedisServer]:
    with redis() as found:
        yield found


@asynccontextmanager
async def node(data: Path, url: str, news: RedisServer, address: str) -> AsyncIterator[Litestar]:
    """One that never looks by itself, so that whatever it knows it was told."""
    settings = ServerSettings(data=data, redis=news.url, node=address)
    app = make_app(settings, SqlStore(data, url), thinker=AtOnce())
    app.state.hub.refresh = lambda: None
    async with app.lifespan():
        await until(lambda: app.state.hub.news.up)
        yield app


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not so():
            await asyncio.sleep(0.01)


async def test_nodes_hear_at_once_what_others_did(
    postgresql: Postgres, news: RedisServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "PULSE", 3600.0)
    monkeypatch.setattr(hub, "LEASE", 7200.0)
    url, ann = postgresql.new(), Person("ann", "Ann", "fox")
    async with node(tmp_path, url, news, "b:1") as b:
        async with node(tmp_path, url, news, "a:1") as a:
            # ---- people
            await a.state.auth.save(ann)
            assert await b.state.auth.known("ann") == ann
            await a.state.auth.save(Person("ann", "Anna", "fox"))
            await until(lambda: "ann" not in b.state.auth.people)
            assert (await b.state.auth.known("ann")).name == "Anna"
            # ---- the lobby
            clock = wire.MoveClock(seconds=600)
            laid = wire.NewTable(game="crooks", seats=2, settings=wire.Settings(clock=clock), bots={"1": "novice"})
            live = await a.state.hub.open(ann, laid)
            id = live.room.id
            assert (await b.state.hub.look(id)).room.phase == "gathering"
            assert isinstance(await a.state.hub.execute(live, ann, wire.Start(id="1")), wire.Ack)
            await until(lambda: id not in b.state.hub._looked)
            assert (await b.state.hub.look(id)).room.phase == "playing"
            # ---- limits
            for _ in range(4):
                assert a.state.limits._take(a.state.limits.codes, "203.0.113.7")
            await until(lambda: len(b.state.limits.codes) == 1)
            free = [b.state.limits._take(b.state.limits.codes, "203.0.113.7") for _ in range(7)]
            assert free == [True] * 6 + [False]
            assert id not in b.state.hub.lives
        await until(lambda: id in b.state.hub.lives)  # whoever stops leaves its clocks to others at once


async def test_redis_goes_and_comes_and_nobody_waits(postgresql: Postgres, news: RedisServer, tmp_path: Path) -> None:
    url = postgresql.new()
    with capture_logs() as lines:
        async with node(tmp_path, url, news, "a:1") as a, node(tmp_path, url, news, "b:1") as b:
            a.state.limits._take(a.state.limits.codes, "203.0.113.7")
            await until(lambda: len(b.state.limits.codes) == 1)
            news.kill()
            await until(lambda: not a.state.hub.news.up and not b.state.hub.news.up)
            for app in (a, b):  # each by itself
                free = [app.state.limits._take(app.state.limits.codes, "203.0.113.8") for _ in range(11)]
                assert free == [True] * 10 + [False]
            await a.state.auth.save(Person("ann", "Ann", "fox"))
            await asyncio.sleep(2.5)  # it is called again meanwhile, and does not answer
            news.start()
            await until(lambda: a.state.hub.news.up and b.state.hub.news.up)
            a.state.limits._take(a.state.limits.codes, "203.0.113.9")
            await until(lambda: len(b.state.limits.codes) == 3)
    events = [line["event"] for line in lines]
    assert (events.count("redis_lost"), events.count("redis_back")) == (2, 2)  # one of each node


async def test_a_node_starts_without_redis(postgresql: Postgres, tmp_path: Path) -> None:
    silent = RedisServer()  # never started
    settings = ServerSettings(data=tmp_path, redis=silent.url, node="a:1")
    app = make_app(settings, SqlStore(tmp_path, postgresql.new()), thinker=AtOnce())
    async with (
        app.lifespan(),
        httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://a") as http,
    ):
        assert (await http.get("/healthz")).text == "ok"
