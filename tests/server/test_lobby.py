"""The lobby and new tables, over REST."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import malina
from malina.server import wire

from .played import CROOKS, played, stored
from .server import serving

pytestmark = pytest.mark.anyio


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
    ({"bots": {"1": "shark\n"}}, "bad-message"),
    ({"bots": {"1": "shark/honest\n"}}, "bad-message"),
    ({"bots": {"1": "\nshark"}}, "bad-message"),
    ({"contribution": "f" * 64 + "\n"}, "bad-message"),
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
            "hints": False,
            "tips": False,
            "pace": "quick",
            "listed": True,
            "spectators": False,
            "out_sees_all": True,
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
