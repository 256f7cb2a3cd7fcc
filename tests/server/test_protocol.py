"""The protocol of a socket: what is no command, moves, and who says what."""

from __future__ import annotations

import ast
import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from malina.server.inbound.identity import DAY, Identity
from malina.server.tables.entries import Moved, Spoke, decode
from malina.text import LANGUAGES
from malina.text.bundle import load

from ..text.sources import SOURCE, raised
from .server import Tab, serving, some_move
from .tabs import PASS, RECRUIT, lives, moves_on

pytestmark = pytest.mark.anyio


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
    ('{"do":"chat","id":"7","text":"' + "x" * 301 + '"}', "7"),
    ('{"do":"chat","id":"7","phrase":"damn"}', "7"),
    ('{"do":"clear","id":"7","seat":-1}', "7"),
    ('{"do":"clear","id":"7","seat":true}', "7"),
    ('{"do":"sit","id":"7","contribution":"XYZ"}', "7"),
    ('{"do":"sit","id":"7","contribution":"ab\\n"}', "7"),
    ('{"do":"seat_bot","id":"7","seat":1,"level":"genius"}', "7"),
    ('{"do":"seat_bot","id":"7","seat":1,"level":"shark\\n"}', "7"),
    ('{"do":"seat_bot","id":"7","seat":1,"level":"shark/honest"}', "7"),
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
        text = '{"do":"chat","id":"1","text":"' + "x" * (size - 32) + '"}'
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
            for command in ("undo", "chat", "consider", "deputise", "return", "rematch", "stand"):
                args: dict[str, Any] = {"undo": {"at": n}, "chat": {"text": "!"}, "consider": {"move": PASS}}.get(
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
        assert (await boris.do("chat", id="x", text="the same id, another person"))["n"] == at + 2
        entries = [decode(data) for data in await house.store.entries(boris.state["room"]["id"])]
        assert [type(entry) for entry in entries[at + 1 :]] == [Moved, Spoke]


async def test_a_burst_is_answered_in_its_order(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        _, [anna, boris] = await house.table("Anna", "Boris")
        for number in range(30):
            await anna.say(json.dumps({"do": "chat", "id": str(number), "text": str(number)}))
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
            await tabs[0].do("chat", phrase="nice")
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
            f"{id[:-1]}{'y' if id[-1] == 'x' else 'x'}.{stamp}.{signature}",
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
