"""Rate limits, closed doors, and the way to the server."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from malina.server.inbound.identity import Identity
from malina.server.inbound.rate_limit import Buckets

from .server import Tab, serving
from .tabs import lives

pytestmark = pytest.mark.anyio


# ---- too often ----


async def test_a_flood_is_cut_off(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        [browser, _], [anna, boris] = await house.table("Anna", "Boris")
        house.limits.commands = Buckets(rate=1, burst=5)
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
        house.limits.calls = Buckets(rate=1, burst=3)
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
            house.limits.calls = Buckets(rate=1, burst=3)
            answers = [await browser.http.get("api/me", headers=headers(number)) for number in range(4)]
            assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
            other = await browser.http.get("api/me", headers={"X-Forwarded-For": "192.0.2.8"})
            assert other.status_code == 200


async def test_tables_and_codes_have_limits_of_their_own(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        [anna] = await house.people("Anna")
        house.limits.tables = Buckets(rate=0.01, burst=2)
        house.limits.codes = Buckets(rate=0.01, burst=2)
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
        assert (await boris.do("sit"))["reason"] == "sent-away"
        n = (await host.do("start"))["n"]
        assert (await boris.at(n))["view"]["viewer"] is None
        assert (await clara.at(n))["view"]["viewer"] == 1


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
