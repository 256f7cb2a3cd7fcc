"""The socket of a table over a real network, spoken to by a client that makes every mistake there is."""

from __future__ import annotations

import ast
import asyncio
import json
import random
import socket
from collections import Counter
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from malina.server.connection import MOST_WAITING
from malina.server.entries import Moved, Spoke, decode
from malina.server.identity import DAY, Identity
from malina.server.limits import Buckets
from malina.server.room import MOST_LINES
from malina.text import LANGUAGES
from malina.text.bundle import load

from ..text.sources import SOURCE, raised
from .house import merge
from .server import Browser, Serving, Tab, serving, some_move

pytestmark = pytest.mark.anyio

RECRUIT = {"cmd": "recruit", "hideout": "A"}
PASS = {"cmd": "pass"}


def still(state: dict[str, Any]) -> dict[str, Any]:
    """A state without what changes by itself: who is online, and what time it is."""
    seats = [{**seat, "online": True, "grace": None, "left": None} for seat in state["room"]["seats"]]
    return {**state, "room": {**state["room"], "seats": seats, "spectators": 0}}


async def lives(tab: Tab) -> bool:
    return (await tab.do("ping"))["type"] == "pong"


async def moves_on(tabs: list[Tab]) -> None:
    """Whoever is asked makes a move, and everybody hears of it."""
    now = next(tab for tab in tabs if tab.view["decisions"])
    answer = await now.move(some_move(now.view, random.Random(now.state["n"])))
    assert answer["type"] == "ack", answer
    for tab in tabs:
        await tab.at(answer["n"])


# ---- what is not a command ----

NO_COMMANDS: list[tuple[str | bytes, str]] = [
    ("", ""),
    ("{", ""),
    ("nonsense", ""),
    ("null", ""),
    ("[]", ""),
    ('"move"', ""),
    ("{}", ""),
    ('{"id":"7"}', "7"),
    ('{"do":"start"}', ""),
    ('{"do":"dance","id":"7"}', "7"),
    ('{"do":["start"],"id":"7"}', "7"),
    ('{"do":null,"id":"7"}', "7"),
    ('{"do":"start","id":7}', ""),
    ('{"do":"start","id":""}', ""),
    ('{"do":"start","id":"' + "x" * 65 + '"}', "x" * 64),
    ('{"do":"start","id":"7","more":1}', "7"),
    ('{"do":"move","id":"7","at":0,"move":{"cmd":"pass"},"seat":0}', "7"),
    ('{"do":"move","id":"7","move":{"cmd":"pass"}}', "7"),
    ('{"do":"move","id":"7","at":-1,"move":{"cmd":"pass"}}', "7"),
    ('{"do":"move","id":"7","at":"3","move":{"cmd":"pass"}}', "7"),
    ('{"do":"move","id":"7","at":3.5,"move":{"cmd":"pass"}}', "7"),
    ('{"do":"move","id":"7","at":NaN,"move":{"cmd":"pass"}}', ""),
    ('{"do":"move","id":"7","at":3,"move":"pass"}', "7"),
    ('{"do":"move","id":"7","at":3,"move":[["cmd","pass"]]}', "7"),
    ('{"do":"say","id":"7","text":"' + "x" * 301 + '"}', "7"),
    ('{"do":"say","id":"7","phrase":"damn"}', "7"),
    ('{"do":"clear","id":"7","seat":-1}', "7"),
    ('{"do":"clear","id":"7","seat":true}', "7"),
    ('{"do":"sit","id":"7","contribution":"XYZ"}', "7"),
    ('{"do":"change","id":"7","settings":{"grace":1}}', "7"),
    ('{"do":"start","id":"\\ud800"}', ""),
    ('{"id":"7","deep":' + "[" * 8000, ""),
    ('{"do":"move","id":"7","at":3,"move":' + '{"a":' * 2500 + "1" + "}" * 2500 + "}", ""),
    (b'{"do":"ping","id":"7"}', ""),
    (b"\xff\xfe\x00", ""),
]


async def test_what_is_no_command_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=False) as house:
        _, [anna, _] = await house.table("Anna", "Boris", start=False)
        code = anna.state["room"]["id"]
        before = house.hub.lives[code].room
        for said, id in NO_COMMANDS:
            await anna.say(said)
            answer = await anna.answer(id)
            assert answer["reason"] == "bad-message", said
        assert await lives(anna)
        assert house.hub.lives[code].room is before
        assert len(await house.store.entries(code)) == before.n + 1


@pytest.mark.parametrize("size", [16 * 1024 + 1, 1 << 20], ids=["by-a-byte", "by-far"])
@pytest.mark.parametrize("how", ["plain", "compressed", "fragments"])
async def test_who_says_too_much_is_cut_off_and_the_table_lives_on(tmp_path: Path, how: str, size: int) -> None:
    async with serving(tmp_path) as house:
        [anna, _], [hers, his] = await house.table("Anna", "Boris")
        text = '{"do":"say","id":"1","text":"' + "x" * (size - 31) + '"}'
        assert len(text) == size
        if how == "plain":
            url, cookie = house.socket(hers.state["room"]["id"]), {"Cookie": f"malina={anna.cookie}"}
            async with connect(url, additional_headers=cookie, proxy=None, compression=None) as plain:
                tab = Tab(plain)
                await tab.say(text)
                _, code = await tab.end()
        else:
            await hers.socket.send(text if how == "compressed" else iter([text[:9000], text[9000:]]))
            _, code = await hers.end()
        assert code == 1009
        assert await lives(his)
        back = await anna.look(his.state["room"]["id"])
        assert (await back.move(RECRUIT))["type"] == "ack"


async def test_the_largest_message_is_read(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        _, [anna, _] = await house.table("Anna", "Boris")
        text = '{"do":"move","id":"1","at":9,"move":{"cmd":"' + "x" * (16 * 1024 - 47) + '"}}'
        assert len(text) == 16 * 1024
        await anna.say(text)
        assert (await anna.answer("1"))["reason"] == "bad-command"


async def test_text_that_is_none_ends_the_connection_and_nothing_else(tmp_path: Path) -> None:
    async with serving(tmp_path, faults=1) as house:  # uvicorn's own complaint
        _, [anna, boris] = await house.table("Anna", "Boris")
        await anna.socket.send(b"\xff\xfe", text=True)
        assert (await anna.end())[1] == 1007
        assert await lives(boris)


# ---- moves ----


async def test_only_the_one_who_is_asked_moves_and_only_legally(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        _, [anna, boris] = await house.table("Anna", "Boris")
        watcher = await house.browser().look(anna.state["room"]["id"])
        stranger = await (await house.browser().called("Eve")).look(anna.state["room"]["id"])
        n = anna.state["n"]
        assert (await boris.move(PASS))["reason"] == "not-your-turn"
        assert (await watcher.move(PASS))["reason"] == "not-seated"
        assert (await stranger.move(PASS))["reason"] == "not-seated"
        for other in (watcher, stranger):
            for command in ("undo", "say", "consider", "deputise", "return", "rematch", "stand"):
                args: dict[str, Any] = {"undo": {"at": n}, "say": {"text": "!"}, "consider": {"move": PASS}}.get(
                    command, {}
                )
                assert (await other.do(command, **args))["reason"] == "not-seated", command
        assert (await watcher.do("sit"))["reason"] == "no-name"
        assert (await stranger.do("sit"))["reason"] == "table-full"
        assert (await stranger.do("sit", seat=1))["reason"] == "already-started"
        for host in ({"do": "start"}, {"do": "clear", "seat": 1}, {"do": "swap", "a": 0, "b": 1}, {"do": "change"}):
            command = str(host.pop("do"))
            assert (await stranger.do(command, **host))["reason"] == "not-host"
        assert (await anna.move({"cmd": "recruit", "hideout": "Z"}))["reason"] == "unknown-hideout"
        assert (await anna.move({"cmd": "recruit", "hideout": "A", "seat": 1}))["reason"] == "bad-command"
        assert (await anna.move({"cmd": "undo"}))["reason"] == "bad-command"
        assert (await anna.move({}))["reason"] == "bad-command"
        assert len(await house.store.entries(anna.state["room"]["id"])) == n + 1
        assert (await anna.move(RECRUIT))["type"] == "ack"


async def test_a_command_that_comes_twice_is_carried_out_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        [browser, _], [anna, boris] = await house.table("Anna", "Boris")
        at = anna.state["n"]
        said = json.dumps({"do": "move", "id": "x", "at": at, "move": RECRUIT})
        for _ in range(3):
            await anna.say(said)
        answers = [await anna.answer("x") for _ in range(3)]
        assert answers == [{"type": "ack", "id": "x", "n": at + 1}] * 3
        await anna.close()
        back = await browser.look(boris.state["room"]["id"], at + 1)
        await back.say(said)
        assert await back.answer("x") == answers[0]
        assert (await boris.do("say", id="x", text="the same id, another person"))["n"] == at + 2
        entries = [decode(data) for data in await house.store.entries(boris.state["room"]["id"])]
        assert [type(entry) for entry in entries[at + 1 :]] == [Moved, Spoke]


async def test_a_burst_is_answered_in_its_order(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        _, [anna, boris] = await house.table("Anna", "Boris")
        for number in range(30):
            await anna.say(json.dumps({"do": "say", "id": str(number), "text": str(number)}))
        answers = [await anna.answer(str(number)) for number in range(30)]
        assert [answer["n"] for answer in answers] == list(range(answers[0]["n"], answers[0]["n"] + 30))
        state = await boris.at(answers[-1]["n"])
        assert [line["text"] for line in state["lines"]] == [str(number) for number in range(30)]


async def test_an_answer_to_an_old_question_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        _, tabs = await house.table("Anna", "Boris")
        anna = tabs[0]
        old = anna.state["n"]
        await moves_on(tabs)
        while not anna.view["decisions"] or anna.state["n"] < old + 4:
            await moves_on(tabs)
        move = some_move(anna.view, random.Random(1))
        assert (await anna.move(move, at=old))["reason"] == "stale"
        assert (await anna.move(move))["type"] == "ack"


async def test_numbers_never_go_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        _, tabs = await house.table("Anna", "Boris")
        for _ in range(8):
            await moves_on(tabs)
            await tabs[0].do("say", phrase="nice")
        for tab in tabs:
            numbers = [message["n"] for message in tab.got if message["type"] == "state"]
            assert numbers == sorted(numbers)


# ---- who ----


async def test_without_a_cookie_one_may_look_and_not_touch(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        _, [anna, _] = await house.table("Anna", "Boris")
        watcher = await house.browser().look(anna.state["room"]["id"])
        assert watcher.me is None
        assert watcher.view["viewer"] is None
        assert watcher.view["decisions"] == []
        assert (await anna.until(lambda state: state["room"]["spectators"] == 1))["room"]["spectators"] == 1


async def test_a_cookie_that_the_server_has_not_signed_is_nobodys(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        [anna, _], [tab, _] = await house.table("Anna", "Boris")
        code, true = tab.state["room"]["id"], anna.cookie
        id, stamp, signature = true.split(".")
        forged = [
            true[:-1],
            true[1:],
            true + "A",
            f"{id}.{stamp}",
            f"{id}.{stamp}.",
            id,
            f"{id[:-1]}x.{stamp}.{signature}",
            f"{id}.{stamp[:-1]}x.{signature}",
            f"{id}.{stamp}.{signature[::-1]}",
            Identity(bytes(32)).issue(id),
            house.identity.link(id),  # signed by us, for another purpose
            "x" * 3000,
            "%00",
            "..",
        ]
        for cookie in forged:
            other = await house.browser(cookie).look(code)
            assert other.me is None, cookie
            assert (await house.browser(cookie).get(f"api/tables/{code}"))["me"] is None, cookie
            await house.browser(cookie).put("api/me", {"name": "Eve", "mask": "fox"}, 401)
        assert await lives(tab), "nobody has taken the seat"


async def test_a_cookie_expires_if_nobody_comes_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        [anna, boris], [tab, _] = await house.table("Anna", "Boris")
        code, old = tab.state["room"]["id"], anna.cookie
        house.clock.ahead = 399 * DAY
        assert (await house.browser(old).look(code)).me == 0
        await boris.get("api/me")  # this makes it new
        house.clock.ahead = 401 * DAY
        assert (await house.browser(old).look(code)).me is None
        assert (await boris.look(code)).me == 1


# ---- from where ----


async def test_pages_of_other_hosts_open_no_socket_and_do_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path, origins=("https://friend.example",)) as house:
        [anna, _], [tab, _] = await house.table("Anna", "Boris", start=False)
        code, own = tab.state["room"]["id"], house.url.rstrip("/")
        foreign = ["https://evil.example", "null", "", own + ".evil.example", own[:-1], "https://friend.example.evil"]
        foreign.append("http://[")
        for origin in foreign:
            with pytest.raises(InvalidStatus) as refused:
                await anna.tab(code, Origin=origin)
            assert refused.value.response.status_code == 403, origin
            for method, path in (("POST", "api/tables"), ("PUT", "api/me"), ("DELETE", "api/me")):
                answer = await anna.http.request(method, path, json={}, headers={"Origin": origin})
                assert (answer.status_code, answer.json()["reason"]) == (403, "foreign"), (method, origin)
        for origin in (own, "https://friend.example"):
            assert await lives(await anna.tab(code, Origin=origin))
            await anna.put("api/me", {"name": "Anna", "mask": "fox"}, headers={"Origin": origin})


async def test_behind_a_proxy_the_page_has_the_proxys_name(tmp_path: Path) -> None:
    page = {"Origin": "https://den.example", "X-Forwarded-Host": "den.example", "X-Forwarded-Proto": "https"}
    async with serving(tmp_path / "a", trust_proxy=True) as house:
        answer = await house.browser().http.get("api/me", headers=page)
        assert "secure" in answer.headers["set-cookie"].lower()
        await house.browser(answer.cookies["malina"]).put("api/me", {"name": "A", "mask": "fox"}, headers=page)
    async with serving(tmp_path / "b") as house:
        answer = await house.browser().http.get("api/me", headers=page)
        assert "secure" not in answer.headers["set-cookie"].lower()
        refused = await house.browser(answer.cookies["malina"]).put(
            "api/me", {"name": "A", "mask": "fox"}, 403, headers=page
        )
        assert refused["reason"] == "foreign"


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
        assert back.got[0].get("events") == [], "he knows all events"
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
                await boris.at((await anna.do("say", text=str(step)))["n"])
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
    monkeypatch.setattr("malina.server.socket.LAST_WORD", 0.1)
    async with serving(tmp_path, limits=False, send_buffer=4096) as house:
        [_, browser], [anna, boris] = await house.table("Anna", "Boris")
        code = anna.state["room"]["id"]
        deaf = await deaf_socket(house, browser, code)
        assert await boris.end() == ("taken", 1000)
        slowest = 0.0
        for number in range(900):
            began = monotonic()
            await anna.do("say", text=str(number) * 75)
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
                await anna.do("say", text="?" * 300)
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


# ---- too often ----


async def test_a_flood_is_cut_off(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        [browser, _], [anna, boris] = await house.table("Anna", "Boris")
        house.desk.words = Buckets(rate=1, burst=5)
        for number in range(50):
            await anna.say(json.dumps({"do": "ping", "id": str(number)}))
        assert await anna.end() == ("flood", 1000)
        assert Counter(message["type"] for message in anna.got)["pong"] == 5
        assert await lives(boris)
        back = await browser.look(boris.state["room"]["id"])
        assert (await back.tell_and_end('{"do":"ping","id":"1"}')) == ("flood", 1000), "another window does not help"
        house.clock.ahead += 10
        assert await lives(await browser.look(boris.state["room"]["id"]))


async def test_one_address_calls_only_so_often(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        [anna], [tab] = await house.table("Anna", seats=2, start=False)
        house.desk.calls = Buckets(rate=1, burst=3)
        for _ in range(3):
            await anna.get("api/me")
        assert (await anna.get("api/me", 429))["reason"] == "too-often"
        with pytest.raises(InvalidStatus):
            await anna.tab(tab.state["room"]["id"])
        assert await lives(tab), "who is in stays in"
        await anna.get("healthz")
        house.clock.ahead += 5
        await anna.get("api/me")


async def test_behind_a_proxy_the_address_is_what_the_proxy_says(tmp_path: Path) -> None:
    """Whatever the client says before it, in the same line or, as with HAProxy, in another."""
    said = [
        lambda number: [("X-Forwarded-For", f"10.0.0.{number}, 192.0.2.7")],
        lambda number: [("X-Forwarded-For", f"10.0.0.{number}"), ("X-Forwarded-For", "192.0.2.7")],
    ]
    async with serving(tmp_path, trust_proxy=True) as house:
        browser = house.browser()
        for headers in said:
            house.desk.calls = Buckets(rate=1, burst=3)
            answers = [await browser.http.get("api/me", headers=headers(number)) for number in range(4)]
            assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
            other = await browser.http.get("api/me", headers={"X-Forwarded-For": "192.0.2.8"})
            assert other.status_code == 200


async def test_tables_and_codes_have_limits_of_their_own(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        [anna] = await house.people("Anna")
        house.desk.tables = Buckets(rate=0.01, burst=2)
        house.desk.codes = Buckets(rate=0.01, burst=2)
        for _ in range(2):
            await anna.lay()
            await anna.post("api/me/recover", {"code": "AAAAA-AAAAA-AAAAA-AAAAA"}, 400)
        assert (await anna.post("api/tables", {"game": "crooks", "seats": 2}, 429))["reason"] == "too-often"
        assert (await anna.post("api/me/recover", {"code": "x"}, 429))["reason"] == "too-often"
        assert (await anna.post("api/me/adopt", {"code": "x"}, 429))["reason"] == "too-often"


# ---- doors that stay closed ----


async def test_there_is_no_such_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        browser = house.browser()
        for code in ("NOWHERE2", "..", "%2e%2e", "x" * 300, "'; drop table entries; --"):
            tab = await browser.tab(code.replace(" ", "%20"))
            assert (await tab.end())[1] == 4404, code
        assert (await browser.get("api/tables/NOWHERE2", 404))["reason"] == "no-such-table"
        assert (await browser.get("api/records/NOWHERE2/overview", 404))["reason"] == "no-such-table"


async def test_a_table_without_spectators(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        [anna, _], [host, _] = await house.table("Anna", "Boris", start=False, settings={"spectators": False})
        code = host.state["room"]["id"]
        eve = await house.browser().called("Eve")
        early = await eve.look(code)
        assert early.view is None, "while people gather everybody with the link may look"
        await host.do("start")
        assert (await early.end())[0] == "gone"
        assert not any("view" in message and message["view"] for message in early.got)
        late = await eve.tab(code)
        assert (await late.end())[1] == 4403
        assert (await (await house.browser().tab(code)).end())[1] == 4403
        assert (await anna.look(code)).me == 0


async def test_a_full_table_has_no_seat_left_and_who_is_kicked_watches(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        _, [host, boris] = await house.table("Anna", "Boris", start=False)
        code = host.state["room"]["id"]
        clara = await (await house.browser().called("Clara", "wolf")).look(code)
        assert (await clara.do("sit"))["reason"] == "table-full"
        assert (await clara.do("sit", seat=1))["reason"] == "seat-taken"
        assert (await clara.do("sit", seat=9))["reason"] == "no-such-seat"
        n = (await host.do("clear", seat=1))["n"]
        assert (await boris.at(n))["room"]["me"] is None
        assert (await boris.do("start"))["reason"] == "not-host"
        assert (await clara.do("sit"))["type"] == "ack"
        assert (await boris.do("sit"))["reason"] == "table-full"
        n = (await host.do("start"))["n"]
        assert (await boris.at(n))["view"]["viewer"] is None
        assert (await clara.at(n))["view"]["viewer"] == 1


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


# ---- the way in ----


async def test_under_a_sub_path_with_and_without_the_prefix(tmp_path: Path) -> None:
    async with serving(tmp_path, root_path="/den/malina") as house:
        assert house.url.endswith("/den/malina/")
        [anna, _], [tab, _] = await house.table("Anna", "Boris", start=False)
        code, cookie = tab.state["room"]["id"], {"Cookie": f"malina={anna.cookie}"}
        answer = await anna.http.get("api/me")
        assert "path=/den/malina;" in answer.headers["set-cookie"].lower() + ";"
        root = f"http://127.0.0.1:{house.port}/"  # what comes from a proxy that cuts the prefix off
        assert (await anna.get(f"{root}api/me", headers=cookie))["name"] == "Anna"
        url = f"{root.replace('http', 'ws')}api/tables/{code}/socket"
        again = Tab(await connect(url, additional_headers=cookie, proxy=None))
        assert (await again.until(lambda state: "room" in state))["room"]["me"] == 0
        await again.close()
        for base in (root, house.url):
            assert (await anna.get(f"{base}healthz")) == "ok"
            assert (await anna.get(f"{base}api/nothing", 404))["reason"] == "no-such-page"
            for path in ("", "t/abc", "records"):
                page = await anna.get(base + path)
                assert '<base href="/den/malina/"' in page or "make page" in page, base + path
        assert "<" in await anna.get(house.url.rstrip("/"))


async def test_every_answer_has_its_headers(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        [anna], [tab] = await house.table("Anna", seats=2, start=False)
        code = tab.state["room"]["id"]
        long = {"code": "x" * 300_000}
        asked: list[tuple[str, str, Any, int]] = [
            ("GET", "", None, 200),
            ("HEAD", "", None, 200),
            ("GET", "t/whatever", None, 200),
            ("GET", "assets/nothing.js", None, 404),
            ("GET", "api/me", None, 200),
            ("GET", "api/lobby", None, 200),
            ("GET", f"api/tables/{code}", None, 200),
            ("GET", "api/tables/NOWHERE2", None, 404),
            ("GET", f"api/records/{code}", None, 404),
            ("GET", "api/nothing", None, 404),
            ("GET", "api/docs/openapi.json", None, 200),
            ("GET", "api/docs", None, 200),
            ("GET", "api/docs/nothing", None, 404),
            ("POST", "api/lobby", {}, 405),
            ("POST", "api/tables", {"game": "chess"}, 400),
            ("POST", "api/me/recover", {"code": "x"}, 400),
            ("POST", "api/me/recover", long, 413),
            ("PUT", "api/me", {"name": "Anna", "mask": "owl"}, 200),
            ("DELETE", "api/me", None, 204),
            ("GET", "healthz", None, 200),
            ("GET", "metrics", None, 200),
        ]
        for method, path, body, status in asked:
            answer = await anna.http.request(method, path, json=body)
            assert answer.status_code == status, (method, path, answer.text[:200])
            secure(answer.headers, path)
        answer = await anna.http.post("api/tables", content=b"{", headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["reason"]) == (400, "bad-message")
        secure(answer.headers, "broken JSON")
        refused = await house.browser().http.post("api/tables", json={"game": "crooks", "seats": 2})
        assert refused.status_code == 401
        secure(refused.headers, "nobody")


def secure(headers: Any, where: str) -> None:
    assert headers["x-content-type-options"] == "nosniff", where
    assert headers["referrer-policy"] == "same-origin", where
    assert headers["cross-origin-opener-policy"] == "same-origin", where
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy, where
    assert "frame-ancestors 'none'" in policy, where
    assert "server" not in headers, where
    assert "x-powered-by" not in headers, where


async def test_a_cookie_is_only_for_this_server(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        answer = await house.browser().http.get("api/me")
        cookie = answer.headers["set-cookie"].lower()
        for word in ("httponly", "samesite=lax", "path=/", f"max-age={Identity.max_age}"):
            assert word in cookie
        assert "domain" not in cookie
        assert answer.headers["cache-control"] == "no-store"


# ---- words ----


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_refusal_can_be_read(lang: str) -> None:
    common = load(lang, None)
    reasons = {refusal.reason for refusal in raised() if refusal.game is None} | told_by_the_server()
    assert {"bad-message", "server-fault", "too-large", "no-such-page", "stale", "not-host", "not-stored"} <= reasons
    assert [reason for reason in sorted(reasons) if f"refuse-{reason}" not in common.ids()] == []


def told_by_the_server() -> set[str]:
    """Reasons that the server writes into an answer without raising anything."""
    found = set()
    for path in (SOURCE / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                values = [keyword.value for keyword in node.keywords if keyword.arg == "reason"]
                found |= {value.value for value in values if isinstance(value, ast.Constant)}
            if isinstance(node, ast.FunctionDef) and node.name == "on_http_error":
                dicts = [part for part in ast.walk(node) if isinstance(part, ast.Dict)]
                texts = [value for part in dicts for value in part.values] + [
                    arg for part in ast.walk(node) if isinstance(part, ast.Call) for arg in part.args[1:]
                ]
                found |= {text.value for text in texts if isinstance(text, ast.Constant)}
    return {reason for reason in found if isinstance(reason, str)}
