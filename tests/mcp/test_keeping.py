"""A seat is not lost by what goes wrong on the way to it: wrong keys, a server that is away, calls at once, calls given
up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from malina.kernel.refusal import Refusal
from malina.mcp import line as lines
from malina.mcp.door import Door
from malina.mcp.player import Player

from ..server.server import Serving, Tab, serving

pytestmark = pytest.mark.anyio
NOBODY = "ws://127.0.0.1:9/"


@asynccontextmanager
async def player(house: Serving) -> AsyncIterator[Player]:
    player = Player(Door(house.url), "en")
    try:
        yield player
    finally:
        await player.close()
        assert not stays()


async def laid(house: Serving, seats: int = 2) -> tuple[Tab, str]:
    [_], [tab] = await house.table("Anna", start=False, seats=seats)
    return tab, tab.state["room"]["id"]


def stays() -> int:
    """How many lines there are, whoever knows of them."""
    return sum("Line._stay" in repr(task.get_coro()) for task in asyncio.all_tasks())


def programs(house: Serving, table: str) -> int:
    return sum(seat.kind == "program" for seat in house.hub.lives[table].room.seats)


async def test_a_mistyped_key_costs_no_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as h, player(h) as rita:
        tab, table = await laid(h)
        await rita.join(table, "Rita")
        await tab.do("start")
        line, token = rita.line, rita.tokens[table]
        for key in ("program.mistyped", "ключ"):
            with pytest.raises(Refusal):
                await rita.join(f"{table}#{key}", "Rita")
            assert rita.line is line
            assert (await rita.look())[1]["seat"] == 1
        assert rita.tokens == {table: token}
        await rita.join(f"{table}#{token}", "Rita")
        assert rita.line is line  # it sits there already


async def test_a_server_that_is_away_costs_no_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "PATIENCE", 0.3)
    async with serving(tmp_path) as h, player(h) as rita:
        tab, table = await laid(h)
        with monkeypatch.context() as away:
            away.setattr(rita.door, "socket", lambda table: NOBODY)
            with pytest.raises(Refusal, match="mcp-no-line"):
                await rita.join(table, "Rita")
        monkeypatch.setattr(lines, "PATIENCE", 10.0)
        assert (await rita.join(table, "Rita"))[1]["seat"] == 1  # the one it got before
        await tab.do("start")
        await rita.leave()
        monkeypatch.setattr(lines, "PATIENCE", 0.3)
        with monkeypatch.context() as away:
            away.setattr(rita.door, "socket", lambda table: NOBODY)
            with pytest.raises(Refusal, match="mcp-no-line"):
                await rita.join(table, "Rita")
        monkeypatch.setattr(lines, "PATIENCE", 10.0)
        assert (await rita.join(table, "Rita"))[1]["seat"] == 1


async def test_who_could_not_leave_still_sits_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as h, player(h) as rita:
        _, table = await laid(h)
        await rita.join(table, "Rita")
        assert rita.line
        there, rita.line._address = rita.line._address, NOBODY
        h.hub.lives[table].seated[1].bye("slow")
        await rita.line.until(lambda: not rita.line or rita.line._socket is None, 10)
        with monkeypatch.context() as patient:
            patient.setattr(lines, "PATIENCE", 0.3)
            with pytest.raises(Refusal, match="mcp-no-line"):
                await rita.leave()
        rita.line._address = there
        assert rita.tokens[table]
        await rita.leave()
        assert not rita.tokens
        assert not programs(h, table)


async def test_a_join_given_up_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as h, player(h) as rita:
        _, table = await laid(h, seats=4)
        asked, go_on = asyncio.Event(), asyncio.Event()
        sit = rita.door.sit

        async def slow(table: str, name: str) -> str:
            asked.set()
            token = await sit(table, name)
            await go_on.wait()
            return token

        monkeypatch.setattr(rita.door, "sit", slow)
        joining = asyncio.create_task(rita.join(table, "Rita"))
        await asked.wait()
        joining.cancel()  # while it asks for a seat
        await asyncio.wait({joining})
        again = asyncio.create_task(rita.join(table, "Rita"))
        await asyncio.sleep(0)
        with monkeypatch.context() as away:
            away.setattr(rita.door, "socket", lambda table: NOBODY)
            go_on.set()
            while not stays():
                await asyncio.sleep(0.01)
            again.cancel()  # while it waits for the line
            await asyncio.wait({again})
        assert again.cancelled()
        assert not stays()
        assert (await rita.join(table, "Rita"))[1]["seat"] == 1
        assert programs(h, table) == 1


async def test_calls_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as h, player(h) as rita:
        _, table = await laid(h, seats=4)
        both = await asyncio.gather(rita.join(table, "Rita"), rita.join(table, "Rita"), rita.look())
        assert [data["seat"] for _, data in both] == [1, 1, 1]
        assert stays() == programs(h, table) == 1
        async with asyncio.timeout(10):  # who waits is told that there is nothing to wait for
            waited, left = await asyncio.gather(rita.wait(60), rita.leave(), return_exceptions=True)
        assert isinstance(waited, Refusal)
        assert waited.reason == "mcp-no-seat"
        assert left == ("You have left the table.", {"left": table})
        assert not programs(h, table)


async def test_a_good_line_comes_back_soon_however_often_it_breaks(tmp_path: Path) -> None:
    async with serving(tmp_path) as h, player(h) as rita:
        _, table = await laid(h)
        await rita.join(table, "Rita")
        line = rita.line
        assert line
        for text in ("one", "two", "three"):
            assert line._socket
            line._socket.transport.abort()
            await rita.say(text)
            assert line._pause == lines.FIRST
