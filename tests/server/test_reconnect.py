"""Windows that come and go: reconnecting, resuming, clients that do not read."""

from __future__ import annotations

import asyncio
import random
import socket
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from websockets.asyncio.client import connect

from malina.server.outbound.connection import MOST_WAITING
from malina.server.tables.entries import Moved, decode
from malina.server.tables.room import MOST_LINES

from .house import merge
from .server import Browser, Serving, Tab, serving, some_move
from .tabs import RECRUIT, lives, moves_on, still

pytestmark = pytest.mark.anyio


# ---- windows that come and go ----


async def test_a_second_tab_takes_over_and_the_first_is_told(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        [browser, _], [first, boris] = await house.table("Anna", "Boris")
        code = first.state["room"]["id"]
        second = await browser.look(code)
        assert await first.end() == ("taken", 1000)
        assert (await second.move(RECRUIT))["type"] == "ack"
        third = await browser.look(code)
        assert await second.end() == ("taken", 1000)
        assert third.state["view"]["decisions"]
        await boris.until(lambda state: state["n"] == third.state["n"])
        assert boris.state["room"]["seats"][0]["online"] is True


async def test_back_in_the_middle_of_a_decision(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        [browser, _], [anna, boris] = await house.table("Anna", "Boris")
        code = anna.state["room"]["id"]
        n = (await anna.move(RECRUIT))["n"]
        before = await anna.at(n)
        anna.socket.transport.abort()
        await boris.until(lambda state: not state["room"]["seats"][0]["online"])
        back = await browser.tab(code, n)
        back.state = {"events": before["events"], "lines": before["lines"]}
        state = await back.until(lambda state: "view" in state)
        assert back.got[0].get("events") == [], "they know all events"
        assert state["view"]["decisions"] == before["view"]["decisions"]
        hire = some_move(state["view"], random.Random(1))
        assert hire["cmd"] == "hire"
        assert (await back.move(hire))["type"] == "ack"


async def test_resuming_from_every_number_gives_the_same_state(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=False) as house:
        people, tabs = await house.table("Anna", "Boris")
        anna, boris = tabs
        code = anna.state["room"]["id"]
        for step in range(60):
            if anna.view["over"]:
                break
            if anna.state["room"]["can_undo"] and step % 3 == 0:
                n = (await anna.do("undo", at=anna.state["n"]))["n"]
                await boris.at(n)
            else:
                await moves_on(tabs)
            if step % 4 == 0:
                await boris.at((await anna.do("chat", text=str(step)))["n"])
        watcher = house.browser()
        whole = await watcher.look(code)
        entries = [decode(data) for data in await house.store.entries(code)]
        assert sum(isinstance(entry, Moved) and entry.move == {"cmd": "undo"} for entry in entries) > 1
        n = len(entries) - 1
        for have in range(1, n + 1):
            back = await people[1].tab(code, have)
            back.state = screen_at(boris, have)
            await back.hear()
            assert still(back.state) == still(boris.state), have
        for have in ("", "-1", "x", "1e3", "1.5", str(n + 1), "9" * 30):
            tab = Tab(await connect(f"{house.socket(code)}?have={have}", proxy=None))
            assert still(await tab.at(n)) == still(whole.state), have
            await tab.close()


def screen_at(tab: Tab, n: int) -> dict[str, Any]:
    """What was on the screen at this number, or before if it never stood there; the room comes again anyway."""
    state: dict[str, Any] = {"events": [], "lines": []}
    for message in tab.got:
        if message["type"] == "state" and message["n"] <= n:
            merge(state, message)
    return state


async def test_who_does_not_read_is_dropped_and_nobody_waits_for_him(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("malina.server.inbound.socket.LAST_WORD", 0.1)
    async with serving(tmp_path, limits=False, send_buffer=4096) as house:
        [_, browser], [anna, boris] = await house.table("Anna", "Boris")
        code = anna.state["room"]["id"]
        deaf = await deaf_socket(house, browser, code)
        assert await boris.end() == ("taken", 1000)
        slowest = 0.0
        for number in range(900):
            began = monotonic()
            await anna.do("chat", text=str(number) * 75)
            slowest = max(slowest, monotonic() - began)
            if not anna.state["room"]["seats"][1]["online"]:
                break
        assert number > MOST_WAITING, "nobody is dropped for a short nap"
        await asyncio.wait_for(anna.until(lambda state: not state["room"]["seats"][1]["online"]), 5)
        assert slowest < 1
        deaf.close()
        back = await browser.look(code)
        assert len(back.state["lines"]) == min(number + 1, MOST_LINES)
        assert await lives(back)


async def test_who_reads_nothing_at_all_is_cut_by_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("malina.server.run.DEAF", 200)
    async with serving(tmp_path, limits=False, send_buffer=4096) as house:
        [_, browser], [anna, boris] = await house.table("Anna", "Boris")
        deaf = await deaf_socket(house, browser, anna.state["room"]["id"])
        await boris.end()
        async with asyncio.timeout(10):
            while house.sockets > 1:
                await anna.do("chat", text="?" * 300)
                await asyncio.sleep(0.02)
        deaf.close()


async def deaf_socket(house: Serving, browser: Browser, code: str) -> socket.socket:
    """A socket that asks for a table and never reads what it is told, with as little room for it as possible."""
    loop = asyncio.get_running_loop()
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    deaf.setblocking(False)
    await loop.sock_connect(deaf, ("127.0.0.1", house.port))
    await loop.sock_sendall(
        deaf,
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nCookie: malina={browser.cookie}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode(),
    )
    return deaf


# ---- the end of a server ----


async def test_a_server_that_stops_says_goodbye_and_all_come_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        people, tabs = await house.table("Anna", "Boris")
        watcher = await house.browser().look(tabs[0].state["room"]["id"])
        for _ in range(5):
            await moves_on(tabs)
        await watcher.at(tabs[0].state["n"])
        house.process.should_exit = True
        for tab in (*tabs, watcher):
            assert await tab.end() == ("closing", 1000)
    async with serving(tmp_path) as house:
        code = tabs[0].state["room"]["id"]
        for person, tab in zip(people, tabs, strict=True):
            back = await house.browser(person.cookie).tab(code, tab.state["n"])
            back.state = {**tab.state}
            await back.hear()
            assert back.view == tab.view
            assert back.state["events"] == tab.state["events"]
