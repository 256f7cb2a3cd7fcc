"""What a stranger with a hand-made client can cost: connections, commands, seats."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from malina.games import crooks
from malina.server.inbound import http as connections
from malina.server.inbound import quota, rate_limit
from malina.server.inbound.quota import MOST_GATHERING
from malina.server.inbound.rate_limit import Buckets, network
from malina.server.inbound.static import PAGES
from malina.server.store import NotRead
from malina.server.tables.room import RECENT

from .server import Browser, Serving, Tab, serving

pytestmark = pytest.mark.anyio
APP = Path(__file__).parents[2] / "web/src/App.svelte"


def test_whose_an_address_is() -> None:
    assert network("192.0.2.7") == "192.0.2.7"
    assert network("::ffff:192.0.2.7") == "192.0.2.7"
    assert network("2001:db8:1:2:aaaa::1") == network("2001:db8:1:2:bbbb:cccc:dddd:eeee") == "2001:db8:1:2::"
    assert network("2001:db8:1:3::1") != network("2001:db8:1:2::1")
    assert network("fe80::1%eth0") == "fe80::"
    assert network("unknown") == "unknown"


async def strangers(house: Serving, many: int) -> tuple[str, list[Tab]]:
    [anna] = await house.people("Anna")
    code = await anna.lay()
    return code, [await house.browser().look(code) for _ in range(many)]


async def test_commands_are_counted_by_address_too(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        _, tabs = await strangers(house, 8)
        answered = 0
        for number in range(400):
            tab = tabs[number % len(tabs)]
            await tab.say(f'{{"do":"ping","id":"{number}"}}')
        for tab in tabs:
            assert (await tab.end())[0] == "flood"
            answered += sum(message["type"] == "pong" for message in tab.got)
        assert answered < 100


async def test_sockets_of_one_address_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "MOST_SOCKETS", 3)
    async with serving(tmp_path) as house:
        code, tabs = await strangers(house, 3)
        with pytest.raises(Exception, match="403"):
            await house.browser().tab(code)
        await tabs[0].close()
        while house.limits.sockets["127.0.0.1"] == 3:
            await asyncio.sleep(0.01)
        await house.browser().look(code)


async def cut(house: Serving, said: bytes) -> bytes:
    """What a bare connection hears until the server ends it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(said)
    try:
        return await asyncio.wait_for(reader.read(), 10)
    except ConnectionError:
        return b""
    finally:
        writer.close()


async def test_who_says_nothing_or_no_end_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as house:
        head = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
        assert (await cut(house, head + b"\r\n")).endswith(b"ok")
        assert await cut(house, head + b"X-Long: " + b"x" * connections.LARGEST_HEAD) == b""
        monkeypatch.setattr(connections, "SLOWEST_HEAD", 0.05)
        assert await cut(house, b"") == b""
        assert await cut(house, head) == b""
        assert (await cut(house, head + b"\r\n")).endswith(b"ok")


async def test_silent_connections_of_one_address_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_CONNECTIONS", 5)
    async with serving(tmp_path) as house:
        silent = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(5)]
        assert await cut(house, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n") == b""
        for _, writer in silent:
            writer.close()
            await writer.wait_closed()
        await asyncio.sleep(0.05)
        assert await house.browser().get("healthz") == "ok"


async def test_strangers_do_not_fill_a_listed_table_with_programs(tmp_path: Path) -> None:
    async def seats(who: Browser, table: str, status: int) -> None:
        answer = await who.post(f"api/tables/{table}/programs", {"name": "Rita"}, status)
        assert status == 201 or answer["reason"] == "program-uninvited"

    async with serving(tmp_path) as house:
        [anna] = await house.people("Anna")
        table = await anna.lay(4, settings={"listed": True})
        await seats(house.browser(), table, 201)
        await seats(house.browser(), table, 400)
        await seats(anna, table, 201)
        small = await anna.lay(2, settings={"listed": True})
        await seats(house.browser(), small, 400)
        await seats(house.browser(), await anna.lay(2), 201)  # whoever has the link is invited


async def test_the_id_of_another_command_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        [anna] = await house.people("Anna")
        code = await anna.lay()
        tab = await anna.look(code)
        first = await tab.do("chat", id="one", text="one")
        assert first["type"] == "ack"
        assert await tab.do("chat", id="one", text="one") == first
        assert (await tab.do("chat", id="one", text="two"))["reason"] == "other-command"
    async with serving(tmp_path, limits=False) as house:
        tab = await house.browser(anna.cookie).look(code)
        assert await tab.do("chat", id="one", text="one") == first
        assert (await tab.do("chat", id="one", text="two"))["reason"] == "other-command"
        for number in range(RECENT):  # what was refused is not remembered in the place of what was carried out
            await tab.do("swap", id=f"refused {number}", a=0, b=9)
        assert (await tab.do("chat", id="one", text="two"))["reason"] == "other-command"
        refused = await tab.do("swap", id="again", a=0, b=9)
        assert refused["reason"] == "no-such-seat"
        assert (await tab.do("swap", id="again", a=0, b=1))["type"] == "ack", "nothing was done by this id"


async def test_who_cannot_be_read_just_now_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def unread(id: str) -> None:
        raise NotRead("not-read")

    async with serving(tmp_path) as house:
        [anna] = await house.people("Anna")
        code = await anna.lay()
        tab = await anna.look(code)
        house.auth.people.clear()
        with monkeypatch.context() as patch:
            patch.setattr(house.store, "person", unread)
            assert (await tab.tell_and_end('{"do":"chat","id":"one","text":"one"}'))[0] == "closing"
        assert (await (await anna.look(code)).do("chat", id="one", text="one"))["type"] == "ack"


async def test_the_name_of_a_card_file_is_short(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        [anna] = await house.people("Anna")
        cards = {"name": "x" * 101, "text": ""}
        body = {"game": "crooks", "seats": 2, "options": {"cards": cards}}
        assert (await anna.post("api/tables", body, 400))["reason"] == "bad-option"


async def test_what_is_no_page_is_not_found(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        browser = house.browser()
        for path in ("", "new", "t/ABCD2345", "r/ABCD2345/7", "guide/bang", "settings"):
            answer = await browser.http.get(path)
            assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8"), path
        for path in ("robots.txt", "wp-login.php", "t", "constructor", "favicon.png"):
            assert (await browser.http.get(path)).status_code == 404, path


def test_the_server_knows_the_pages() -> None:
    found = re.search(r"const pages.*?= \{(.*?)\};", APP.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    for page in re.findall(r"^ *'?(\w*)'?: \(\)", found[1], re.MULTILINE):
        assert PAGES.fullmatch(page) or PAGES.fullmatch(f"{page}/ABCD2345"), page


async def test_a_server_that_cannot_write_is_not_well(tmp_path: Path) -> None:
    async with serving(tmp_path, faults=2) as house:
        browser = house.browser()
        statements = house.store._writer._statements
        put_meta, statements._put_meta = statements._put_meta, None
        await house.hub.heartbeat.beat(house.clock.now())
        assert (await browser.get("healthz", 503))["reason"] == "not-stored"
        statements._put_meta = put_meta
        await house.hub.heartbeat.beat(house.clock.now())
        assert await browser.get("healthz") == "ok"


async def test_a_card_file_is_stored_when_it_comes_and_not_again(tmp_path: Path) -> None:
    text = (Path(crooks.__file__).parent / "cards.toml").read_text(encoding="utf-8")
    async with serving(tmp_path) as house:
        [anna] = await house.people("Anna")
        code = await anna.lay(options={"cards": {"name": "mine", "text": text}}, settings={"listed": True})
        tab = await anna.look(code)
        for first in (0, 1) * 5:
            assert (await tab.do("change", options={"first": first}))["type"] == "ack"
        assert tab.state["room"]["options"]["cards"]["text"] == text
        entries = await house.store.entries(code)
        assert sum(map(len, entries)) < 2 * len(text)
        lobby = await anna.http.get("api/lobby")
        assert len(lobby.content) < 5_000
        assert lobby.json()["open"][0]["options"]["cards"] == {"name": "mine", "text": ""}
    async with serving(tmp_path) as house:
        live = await house.hub.live(code)
        assert (live.room.options["cards"]["text"], live.room.options["first"]) == (text, 1)


async def test_one_person_does_not_fill_the_lobby(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        anna, boris = await house.people("Anna", "Boris")
        codes = [await anna.lay(settings={"listed": True}) for _ in range(MOST_GATHERING)]
        answer = await anna.post("api/tables", {"game": "crooks", "seats": 2}, 400)
        assert answer["reason"] == "too-many-tables"
        await boris.lay()
        tab = await anna.look(codes[0])
        await tab.do("start")
        await anna.lay()


async def test_a_rematch_is_a_new_table_like_any_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as house:
        house.limits.tables = Buckets(rate=0, burst=3)
        [anna] = await house.people("Anna")
        code = await anna.lay(bots={"1": "novice"})
        tab = await anna.look(code)
        for command in ("start", "deputise"):
            assert (await tab.do(command))["type"] == "ack"
        await tab.until(lambda state: state["room"]["phase"] == "over")
        monkeypatch.setattr(quota, "MOST_GATHERING", 0)
        assert (await tab.do("rematch"))["reason"] == "too-many-tables"
        monkeypatch.undo()
        assert (await tab.do("rematch"))["type"] == "ack"
        assert (await tab.do("rematch"))["reason"] == "rematch-already"
        tab = await anna.look((await house.hub.live(code)).room.next or "")
        assert (await tab.do("sit", contribution="ab"))["type"] == "ack"
        assert (await tab.do("deputise"))["type"] == "ack"
        await tab.until(lambda state: state["room"]["phase"] == "over")
        assert (await tab.do("rematch"))["reason"] == "too-often"
