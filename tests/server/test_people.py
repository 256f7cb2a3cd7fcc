"""Who somebody is, over REST: names, masks, recovery, other devices."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from malina.server.inbound.rate_limit import Buckets

from .server import serving

pytestmark = pytest.mark.anyio


async def test_a_browser_is_somebody_as_soon_as_it_asks(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        browser = house.browser()
        assert await browser.get("api/me") == {"name": "", "mask": "", "permanent": False}
        first = browser.cookie
        assert first
        assert await browser.put("api/me", {"name": "Anna", "mask": "owl"}) == {
            "name": "Anna",
            "mask": "owl",
            "permanent": False,
        }
        assert (await browser.get("api/me"))["name"] == "Anna"
        assert browser.cookie.split(".")[0] == first.split(".")[0], "the same person"
        other = house.browser()
        await other.get("api/me")
        assert other.cookie.split(".")[0] != first.split(".")[0]
        answer = await browser.http.delete("api/me")
        assert answer.status_code == 204
        assert not browser.cookie
        assert (await house.browser(first).get("api/me"))["name"] == "Anna", "only this device has forgotten"


NAMES: list[tuple[Any, str | None]] = [
    ("Anna", "Anna"),
    ("  Anna \t\n B.  ", "Anna B."),
    ("Ёжик", "Ёжик"),
    ("名無し", "名無し"),
    ("🦊", "🦊"),
    ("❤️", "❤️"),
    ("x" * 24, "x" * 24),
    ("🦊" * 24, "🦊" * 24),
    ("<b>&amp;", "<b>&amp;"),
    ("x" * 25, None),
    ("", None),
    ("   ", None),
    ("\u00a0\u2003", None),
    ("An\u0000na", "Anna"),
    ("An\u001b[31mna", "An[31mna"),
    ("\u202eannA\u2066", "annA"),
    ("\ufeffAn\u200bna", "Anna"),
    ("An\u2028na\u007f", "An na"),
    ("Al\u3164\u2800\u034fma", "Alma"),
    ("👩\u200d🚀", "👩\u200d🚀"),
    ("می\u200cرا", "می\u200cرا"),
    ("\u200b\u200e \u202e", None),
    ("\u200d\u200c\ufe0f", None),
    ("\u3164", None),
    ("\u2800\u115f", None),
    ("\u034f\ufe0f", None),
    ("\u0301", None),
    (None, None),
    (7, None),
    (["Anna"], None),
]


async def test_names(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        for given, name in NAMES:
            browser = house.browser()
            await browser.get("api/me")
            answer = await browser.put("api/me", {"name": given, "mask": "fox"}, 400 if name is None else 200)
            if name is None:
                assert answer["reason"] in ("bad-name", "bad-message")
            assert (await browser.get("api/me"))["name"] == (name or "")


async def test_what_is_no_change_of_me_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        browser = await house.browser().called("Anna")
        for body in (
            {"name": "Eve"},
            {"name": "Eve", "mask": "dragon"},
            {"name": "Eve", "mask": "fox", "permanent": True},
            ["Eve", "fox"],
            None,
        ):
            assert (await browser.put("api/me", body, 400))["reason"] == "bad-message"
        assert (await browser.get("api/me"))["name"] == "Anna"
        assert (await house.browser().put("api/me", {"name": "Eve", "mask": "fox"}, 401))["reason"] == "no-cookie"


async def test_a_recovery_code_brings_the_name_and_the_seat_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        [anna, _], [tab, _] = await house.table("Anna", "Boris")
        code = (await anna.post("api/me/recovery"))["code"]
        assert (await anna.get("api/me"))["permanent"] is True
        for spelt in (code, code.lower().replace("-", " "), code.replace("0", "o").replace("1", "l")):
            phone = house.browser()
            assert (await phone.post("api/me/recover", {"code": spelt}, 200))["name"] == "Anna"
            assert (await phone.get(f"api/tables/{tab.state['room']['id']}"))["me"] == 0
        newer = (await anna.post("api/me/recovery"))["code"]
        for wrong in (code, newer[:-1], newer + "7", "", "-", "AAAAA-AAAAA-AAAAA-AAAAA"):
            stranger = house.browser()
            answer = await stranger.post("api/me/recover", {"code": wrong}, 400)
            assert answer["reason"] in ("bad-code", "bad-message")
            assert not stranger.cookie
        assert (await house.browser().post("api/me/recovery", None, 401))["reason"] == "no-cookie"


async def test_a_private_link_is_good_once_and_for_minutes(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        house.limits.codes = Buckets(rate=1, burst=100)
        [anna, _], [tab, _] = await house.table("Anna", "Boris")
        link = (await anna.post("api/me/link"))["code"]
        phone = house.browser()
        assert (await phone.post("api/me/adopt", {"code": link}, 200))["name"] == "Anna"
        assert (await phone.look(tab.state["room"]["id"])).me == 0
        assert await tab.end() == ("taken", 1000)
        again = house.browser()
        assert (await again.post("api/me/adopt", {"code": link}, 400))["reason"] == "bad-code"
        assert not again.cookie
        late = (await anna.post("api/me/link"))["code"]
        house.clock.ahead = 16 * 60
        assert (await again.post("api/me/adopt", {"code": late}, 400))["reason"] == "bad-code"
        for wrong in (late[:-1], "x", anna.cookie):
            assert (await again.post("api/me/adopt", {"code": wrong}, 400))["reason"] == "bad-code"
        assert (await house.browser().post("api/me/link", None, 401))["reason"] == "no-cookie"
