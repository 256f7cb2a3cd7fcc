"""People, the lobby and finished games over plain HTTP, on a real port."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

import malina
from malina.kernel.record import Match, Record, replay, verify
from malina.kernel.view import cards_in
from malina.server import logs, records, wire
from malina.server.limits import Buckets

from .server import Browser, Serving, serving

pytestmark = pytest.mark.anyio

CROOKS = malina.game("crooks")


async def played(house: Serving, *names: str, **new: Any) -> tuple[list[Browser], str]:
    """A finished game of these people, for whom bots have played, and a bot."""
    people, tabs = await house.table(*names, seats=len(names) + 1, **new)
    for tab in tabs:
        await tab.do("deputise")
    await tabs[0].until(lambda state: state["room"]["phase"] == "over")
    for tab in tabs:
        await tab.close()
    return people, tabs[0].state["room"]["id"]


def stored(folder: Path, table: str) -> int:
    """How many rows there are, asked behind the server's back."""
    with closing(sqlite3.connect(folder / "malina.db")) as database:
        [count] = database.execute(f'select count(*) from "{table}"').fetchone()
    return int(count)


# ---- who I am ----


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
        house.desk.codes = Buckets(rate=1, burst=100)
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


# ---- the lobby ----


def ids(briefs: list[dict[str, Any]]) -> list[str]:
    return [brief["id"] for brief in briefs]


async def test_the_lobby_shows_each_what_concerns_him(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        anna, boris = await house.people("Anna", "Boris")
        hidden = await anna.lay(settings={"title": "only by link"})
        listed = await anna.lay(settings={"listed": True, "title": "for all"})
        for lobby in (
            await anna.get("api/lobby"),
            await boris.get("api/lobby"),
            await house.browser().get("api/lobby"),
        ):
            msgspec.convert(lobby, wire.Lobby)
            assert ids(lobby["open"]) == [listed]
            assert lobby["finished"] == []
        hers = await anna.get("api/lobby")
        assert set(ids(hers["mine"])) == {hidden, listed}
        assert (await boris.get("api/lobby"))["mine"] == []
        assert hers["open"][0]["title"] == "for all"
        assert hers["open"][0]["me"] == 0
        tab = await boris.look(listed)
        await tab.do("sit")
        assert ids((await boris.get("api/lobby"))["mine"]) == [listed]
        host = await anna.look(listed)
        await host.do("start")
        assert (await boris.get("api/lobby"))["open"] == []
        waits = {
            name: (await person.get("api/lobby"))["mine"][0]["waits_for_me"]
            for name, person in (("anna", anna), ("boris", boris))
        }
        assert sorted(waits.values()) == [False, True]
        brief = await house.browser().get(f"api/tables/{listed}")
        assert msgspec.convert(brief, wire.Brief).phase == "playing"
        assert brief["me"] is None
        assert brief["waits_for_me"] is False


async def test_old_invitations_are_not_shown(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        [anna] = await house.people("Anna")
        await anna.lay(settings={"listed": True})
        house.clock.ahead = 25 * 3600
        lobby = await anna.get("api/lobby")
        assert lobby["open"] == []
        assert len(lobby["mine"]) == 1


async def test_finished_games_are_listed_once_for_those_who_may_see_them(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        [anna], listed = await played(house, "Anna", settings={"listed": True})
        [boris], hidden = await played(house, "Boris")
        assert ids((await anna.get("api/lobby"))["finished"]) == [listed]
        assert set(ids((await boris.get("api/lobby"))["finished"])) == {listed, hidden}
        done = (await house.browser().get("api/lobby"))["finished"]
        assert ids(done) == [listed]
        assert done[0]["winners"]
        assert len(done[0]["points"]) == 2


async def test_a_host_who_left_sees_the_game_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        anna, boris = await house.people("Anna", "Boris")
        code = await anna.lay(settings={"listed": True})
        hers, his = await anna.look(code), await boris.look(code)
        await hers.do("stand")  # nobody is left to be the host in her place
        await his.do("sit")
        await hers.do("start")
        await his.do("deputise")
        await his.until(lambda state: state["room"]["phase"] == "over")
        assert ids((await anna.get("api/lobby"))["finished"]) == [code]


# ---- a new table ----

BAD_TABLES: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "no-such-game"),
    ({"game": "x" * 41}, "bad-message"),
    ({"game": None}, "bad-message"),
    ({"seats": 1}, "bad-seats"),
    ({"seats": 5}, "bad-seats"),
    ({"seats": 0}, "bad-message"),
    ({"seats": 17}, "bad-message"),
    ({"options": {"wind": "north"}}, "bad-option"),
    ({"options": {"first": "me"}}, "bad-option"),
    ({"options": {"first": 3}}, "first-no-seat"),
    ({"options": {"colors": ["red"]}}, "colors-not-one-each"),
    ({"options": {"colors": ["red", "red"]}}, "color-taken"),
    ({"seats": 3, "options": {"layout": "new_edition_2016"}}, "layout-not-for-seats"),
    ({"options": {"cards": {"name": "mine", "text": "["}}}, "cards-no-toml"),
    ({"options": {"cards": {"name": "mine", "text": ""}}}, "cards-no-section"),
    ({"options": []}, "bad-message"),
    ({"bots": {"2": "regular"}}, "no-such-seat"),
    ({"bots": {"-1": "regular"}}, "no-such-seat"),
    ({"bots": {"one": "regular"}}, "no-such-seat"),
    ({"bots": {"01": "regular"}}, "no-such-seat"),
    ({"bots": {"\u0661": "regular"}}, "no-such-seat"),
    ({"bots": {"1" * 5000: "regular"}}, "no-such-seat"),
    ({"bots": {"0": "regular"}}, "seat-taken"),
    ({"bots": {"1": "genius"}}, "bad-message"),
    ({"bots": {"1": "random"}}, "bad-message"),
    ({"bots": {"1": "my_bot.py:MyBot"}}, "bad-message"),
    ({"bots": {"1": "shark/funny"}}, "bad-message"),
    ({"bots": {"1": "shark/"}}, "bad-message"),
    ({"bots": ["regular"]}, "bad-message"),
    ({"settings": {"title": "x" * 41}}, "bad-message"),
    ({"settings": {"pace": "slow"}}, "bad-message"),
    ({"settings": {"grace": 1}}, "bad-message"),
    ({"settings": {"clock": {"type": "move", "seconds": 1}}}, "bad-message"),
    ({"settings": {"clock": {"type": "sand"}}}, "bad-message"),
    ({"settings": {"colour": "red"}}, "bad-message"),
    ({"contribution": "not hex"}, "bad-message"),
    ({"contribution": "a" * 65}, "bad-message"),
    ({"more": 1}, "bad-message"),
]


async def test_a_table_that_cannot_be_is_refused_and_nothing_is_stored(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=False) as house:
        [anna] = await house.people("Anna")
        for change, reason in BAD_TABLES:
            answer = (await anna.http.post("api/tables", json={"game": "crooks", "seats": 2, **change})).json()
            assert answer.get("reason") == reason, change
            assert answer["type"] == "refused"
        nameless = house.browser()
        await nameless.get("api/me")
        assert (await nameless.post("api/tables", {"game": "crooks", "seats": 2}, 400))["reason"] == "no-name"
        assert (await house.browser().post("api/tables", {"game": "crooks", "seats": 2}, 401))["reason"] == "no-cookie"
        assert stored(tmp_path, "tables") == stored(tmp_path, "entries") == stored(tmp_path, "people") == 0
        assert house.hub.lives == {}


JUNK = {
    "open": b"[" * 100_000,
    "closed": b'{"game":"crooks","seats":2,"options":{"cards":' + b"[" * 50_000 + b"]" * 50_000 + b"}}",
    "no text": b'{"game":"\xff\xfe","seats":2}',
    "half a letter": '{"game":"ж","seats":2}'.encode()[:10] + b'"}',
}


async def test_a_body_that_is_junk_is_refused_and_no_fault(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        [anna] = await house.people("Anna")
        for kind, body in JUNK.items():
            answer = await anna.http.post("api/tables", content=body, headers={"Content-Type": "application/json"})
            assert (answer.status_code, answer.json()["reason"]) == (400, "bad-message"), kind


async def test_a_new_table_is_as_it_was_asked_for(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        [anna] = await house.people("Anna")
        settings = {
            "title": "Friday",
            "clock": {"type": "game", "seconds": 600},
            "grace": 60,
            "pace": "quick",
            "listed": True,
            "spectators": False,
            "talk": False,
            "beliefs": False,
        }
        code = await anna.lay(
            4, settings=settings, options={"first": 2, "memory": False}, bots={"1": "novice", "3": "shark"}
        )
        brief = await anna.get(f"api/tables/{code}")
        assert brief["settings"] == settings
        assert brief["options"]["first"] == 2
        assert brief["options"]["memory"] is False
        assert [seat["kind"] for seat in brief["seats"]] == ["human", "bot", "empty", "bot"]
        assert [seat["level"] for seat in brief["seats"]] == ["", "novice", "", "shark"]
        assert brief["seats"][0] == {**brief["seats"][0], "name": "Anna", "mask": "fox", "host": True}


async def test_games_and_cards(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        [anna] = await house.people("Anna")
        games = msgspec.convert(await anna.get("api/games"), list[wire.GameView])
        assert [game.id for game in games] == list(malina.GAMES)
        crooks = games[0]
        assert (crooks.low, crooks.high) == (2, 4)
        assert set(crooks.names) == {"en", "ru"}
        assert crooks.options == CROOKS.options
        code = await anna.lay(3)
        cards = await anna.get(f"api/tables/{code}/cards")
        assert cards == msgspec.json.decode(msgspec.json.encode(CROOKS.cards({}, 3)))
        assert (await anna.get("api/tables/NOWHERE2/cards", 404))["reason"] == "no-such-table"
        assert await anna.get("api/games/crooks/cards")


# ---- finished games ----


async def test_nothing_of_a_record_before_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        [anna, _], [tab, _] = await house.table("Anna", "Boris", start=False)
        code = tab.state["room"]["id"]
        for _ in range(2):
            for path in ("", "/overview", "/steps/0", "/steps/0?as=all", "/steps/0?as=0"):
                answer = await anna.get(f"api/records/{code}{path}", 404)
                assert answer == {"type": "refused", "reason": "not-over"}
            assert (await anna.post(f"api/records/{code}/verify", None, 404))["reason"] == "not-over"
            await tab.do("start")


async def test_a_finished_game_step_by_step_in_every_eye(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=False) as house:
        [anna, boris], code = await played(house, "Anna", "Boris")
        file = await anna.http.get(f"api/records/{code.lower()}")
        assert file.headers["content-disposition"] == f'attachment; filename="malina-crooks-{code}.json"'
        record = Record.from_json(file.content)
        assert verify(CROOKS, record).over
        truth = [match.table.copy() for match in replay(CROOKS, record)]

        overview = msgspec.convert(await anna.get(f"api/records/{code}/overview"), wire.Overview)
        assert overview.steps == len(record.moves) == len(truth) - 1
        assert (overview.me, overview.result) == (0, record.result)
        assert overview.standing[-1] == overview.result["points"]
        assert len(overview.standing) == overview.steps + 1
        assert overview.secret == record.secret
        assert overview.turns == sorted(set(overview.turns))
        assert all(0 < turn <= overview.steps for turn in overview.turns)
        assert overview.marks
        assert all(mark.event["event"] in CROOKS.notable for mark in overview.marks)
        assert (await boris.get(f"api/records/{code}/overview"))["me"] == 1

        path = f"api/records/{code}/steps"
        for number, table in enumerate(truth):
            every = msgspec.convert(await anna.get(f"{path}/{number}?as=all"), wire.Step)
            faces = {card["piece"]: card["face"] for card in cards_in(every.view["places"])}
            assert faces == {piece: face.id for piece, face in enumerate(table.face)}
            assert every.events == [event.in_full(n) for n, event in enumerate(table.log or ())]
            assert (every.seat, every.move) == ((None, None) if number == 0 else record.moves[number - 1])
            for eyes in ("spectator", "0", "1", "2") if number % 9 == 0 else (str(number % 3),):
                seat = None if eyes == "spectator" else int(eyes)
                seen = await anna.get(f"{path}/{number}?as={eyes}")
                assert seen["events"] == table.events(seat)
                index = table.seats if seat is None else seat
                for card in cards_in(seen["view"]["places"]):
                    assert ("face" in card) == bool(table.seen[card["piece"]] >> index & 1)
                    assert card.get("face") in (None, faces[card["piece"]])
                assert seen["view"]["decisions"] == []
                assert (seen["move"] is None) == (number == 0 or seat != every.seat)
        last = len(truth)
        for wrong in (last, -1, 10**9):
            assert (await anna.get(f"{path}/{wrong}", 404))["args"] == {"last": last - 1}
        for eyes in ("3", "-1", "everybody", "", "0,1", "01", "1" * 5000):
            assert (await anna.get(f"{path}/0?as={eyes}", 400))["reason"] == "no-such-seat", eyes
        assert (await anna.get(f"{path}/zero", 404))["reason"] == "no-such-page"


async def test_records_of_a_table_without_spectators_are_its_peoples(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        [anna], code = await played(house, "Anna", settings={"spectators": False})
        await anna.get(f"api/records/{code}/overview")
        for browser in (house.browser(), await house.browser().called("Eve")):
            for path in ("", "/overview", "/steps/0?as=all"):
                assert (await browser.get(f"api/records/{code}{path}", 403))["reason"] == "no-spectators"
            assert (await browser.post(f"api/records/{code}/verify", None, 403))["reason"] == "no-spectators"


@pytest.mark.parametrize("call", ["overview", "verify"])
async def test_whoever_looks_back_at_a_long_game_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    async with serving(tmp_path) as house:
        [anna], code = await played(house, "Anna")
        go_on = threading.Event()
        working = 0

        def long(*args: Any) -> Iterator[Match]:
            nonlocal working
            working += 1
            assert go_on.wait(10)
            return replay(*args)

        monkeypatch.setattr(records, "replay", long)
        monkeypatch.setattr(records, "verify", lambda *args: [*long(*args)][-1].table)
        path = f"api/records/{code}/{call}"
        looks = [asyncio.create_task(anna.post(path, None, 200) if call == "verify" else anna.get(path)) for _ in "ab"]
        while not working:
            await asyncio.sleep(0.01)
        await anna.get("api/lobby")
        assert working == 1
        assert not any(look.done() for look in looks)
        go_on.set()
        first, second = await asyncio.gather(*looks)
        assert first == second


async def test_the_deal_is_proved_and_a_forged_one_found(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        [anna], code = await played(house, "Anna")

        async def verdict() -> wire.Verdict:
            return msgspec.convert(await anna.post(f"api/records/{code}/verify", None, 200), wire.Verdict)

        fair = await verdict()
        assert (fair.fair, fair.secret_fits, fair.moves_legal, fair.result_same) == (True, True, True, True)
        assert fair.problem is None
        match = house.hub.lives[code].room.match
        assert match is not None
        true = match.record
        [first, *rest] = true.moves
        result = dict(true.result or {})
        forgeries: dict[str, Record] = {
            "secret_fits": msgspec.structs.replace(true, secret=bytes(32).hex()),
            "moves_legal": msgspec.structs.replace(true, moves=[*rest, first]),
            "result_same": msgspec.structs.replace(true, result={**result, "winners": [0, 1]}),
        }
        for broken, record in forgeries.items():
            match.record = record
            found = await verdict()
            assert not found.fair
            assert found.problem is not None
            assert {name: getattr(found, name) for name in forgeries} == {name: name != broken for name in forgeries}
        match.record = msgspec.structs.replace(true, contributions=["ff", *true.contributions[1:]])
        assert not (await verdict()).fair, "other dice, another deal"
        match.record = true
        assert (await verdict()).fair


# ---- for whoever runs it ----


async def test_health_and_numbers_without_names_or_faces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path, faults=1) as house:
        [anna], code = await played(house, "Zebulon")
        tab = await anna.look(await anna.lay())
        await tab.do("start")
        await tab.do("move", at=0, move={"cmd": "hire", "crook": "kingpin"})
        text = await anna.get("metrics")
        for number in ("malina_connections 1.0", "malina_moves_total", 'malina_refused_total{reason="'):
            assert number in text
        faces = set(CROOKS.cards())
        secrets = {"Zebulon", code, anna.cookie.split(".")[0], *faces}
        assert [word for word in secrets if word in text] == []
        assert await anna.get("healthz") == "ok"

        async def broken() -> float:
            raise OSError("kingpin")

        monkeypatch.setattr(house.store, "last_alive", broken)
        assert await anna.get("healthz", 500) == {"type": "refused", "reason": "server-fault"}


async def test_the_log_stays_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = logging.getLogger().handlers[:]
    try:
        logs.set_up(console=False)
        handlers = logging.getLogger().handlers[:]
        async with serving(tmp_path):
            assert logging.getLogger().handlers == handlers
    finally:
        logging.getLogger().handlers[:] = before


async def test_the_openapi_schema_is_whole(tmp_path: Path) -> None:
    async with serving(tmp_path, root_path="/den") as house:
        schema = await house.browser().get("api/docs/openapi.json")
        assert schema["openapi"].startswith("3.1")
        assert schema["servers"] == [{"url": "/den"}]
        calls = {f"{method.upper()} {path}" for path, item in schema["paths"].items() for method in item}
        assert calls == {
            "GET /api/me",
            "PUT /api/me",
            "DELETE /api/me",
            "POST /api/me/recovery",
            "POST /api/me/recover",
            "POST /api/me/link",
            "POST /api/me/adopt",
            "GET /api/games",
            "GET /api/games/{id}/cards",
            "GET /api/lobby",
            "POST /api/tables",
            "GET /api/tables/{id}",
            "POST /api/tables/{id}/programs",
            "GET /api/tables/{id}/cards",
            "GET /api/records/{id}",
            "GET /api/records/{id}/overview",
            "GET /api/records/{id}/steps/{number}",
            "GET /api/records/{id}/steps/{number}/beliefs",
            "POST /api/records/{id}/verify",
        }
        parts = schema["components"]["schemas"]
        for reference in references(schema):
            assert reference.rpartition("/")[2] in parts, reference
        for path, item in schema["paths"].items():
            for method, operation in item.items():
                assert operation["summary"], path
                assert operation["responses"]["default"]["content"]["application/json"]["schema"] == {
                    "$ref": "#/components/schemas/Refused"
                }
                assert any(status < "300" for status in operation["responses"]), (method, path)
                given = {
                    parameter["name"] for parameter in operation.get("parameters", ()) if parameter["in"] == "path"
                }
                assert given == {part[1:-1] for part in path.split("/") if part.startswith("{")}
        names = {operation["operationId"] for item in schema["paths"].values() for operation in item.values()}
        assert len(names) == len(calls)
        page = await house.browser().get("api/docs")
        assert all(call.partition(" ")[2] in page for call in calls)
        assert "http://" not in page
        assert "https://" not in page
        assert "<script" not in page


def references(schema: Any) -> list[str]:
    if isinstance(schema, list):
        return [found for part in schema for found in references(part)]
    if not isinstance(schema, dict):
        return []
    own = [schema["$ref"]] if isinstance(schema.get("$ref"), str) else []
    return own + [found for part in schema.values() for found in references(part)]


async def test_many_at_once_see_a_whole_lobby(tmp_path: Path) -> None:
    """Tables that are loaded from disk by several callers at once are loaded once."""
    async with serving(tmp_path) as house:
        [anna] = await house.people("Anna")
        for _ in range(5):
            await anna.lay(settings={"listed": True})
    async with serving(tmp_path) as house:
        browsers = [house.browser() for _ in range(6)]
        lobbies = await asyncio.gather(*(browser.get("api/lobby") for browser in browsers))
        assert all(len(lobby["open"]) == 5 for lobby in lobbies)
        assert len(house.hub.lives) == 5
