"""A program holds a seat by its token: it plays like anybody, everybody sees what it is, and it can do nothing else."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from malina.kernel.blanks import Each, Order, Some, Text, fillings_json, holds
from malina.server.inbound.socket import UNKNOWN
from malina.server.live.live_table import HOST_GRACE
from malina.server.store import Person

from .house import Guest, house
from .server import Serving, Tab, serving, some_move

pytestmark = pytest.mark.anyio
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "outside_bot.py"


PROTOCOL = EXAMPLE.parents[1] / "protocol.md"


def filling_of(path: Path) -> Any:
    """The function by which a client of the documents fills a blank."""
    source = path.read_text(encoding="utf-8")
    begin = source.index("def filling(")
    space: dict[str, Any] = {"random": random.Random(1)}
    exec(source[begin : source.index("\n\n\n", begin)], space)
    return space["filling"]


@pytest.mark.parametrize("path", [EXAMPLE, PROTOCOL], ids=lambda path: path.name)
@pytest.mark.parametrize(
    "blank",
    [
        ("a", "b"),
        range(3, 90),
        Some("abcde", 1, 3),
        Order("abcd"),
        Text(9),
        Each(dict.fromkeys("abcdef", ("up", "down")), 3, 5, caps={"down": 1}),
        Each({"a": range(1, 9), "b": range(1, 9), "c": (5,)}, 1, total=(6, 7)),
    ],
    ids=lambda blank: type(blank).__name__,
)
def test_clients_fill_every_kind_of_blank(path: Path, blank: Any) -> None:
    filling = filling_of(path)
    told = json.loads(json.dumps(fillings_json(blank)))
    assert all(holds(blank, filling(told)) for _ in range(50))


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def seat_program(house: Serving, table: str, **more: Any) -> tuple[str, Tab]:
    """A program that has sat down and come."""
    token = (await house.browser().post(f"api/tables/{table}/programs", {"name": "Rita", **more}))["token"]
    tab = await house.browser().tab(table, **bearer(token))
    await tab.until(lambda state: "n" in state)
    return token, tab


async def test_a_program_holds_a_seat_and_everybody_sees_what_it_is(tmp_path: Path) -> None:
    async with serving(tmp_path) as h:
        [anna], [tab] = await h.table("Anna", seats=3, bots={"2": "regular"}, start=False)
        table = tab.state["room"]["id"]
        made = await h.browser().post(f"api/tables/{table.lower()}/programs", {"name": " Rita ", "seat": 1})
        assert (made["table"], made["seat"]) == (table, 1)
        await tab.until(lambda state: state["room"]["seats"][1]["kind"] == "program")
        seat = tab.state["room"]["seats"][1]
        assert (seat["name"], seat["online"], seat["level"]) == ("Rita", False, "")
        brief = await anna.get(f"api/tables/{table}")
        assert [seat["kind"] for seat in brief["seats"]] == ["human", "program", "bot"]
        program = await h.browser().tab(table, **bearer(made["token"]))
        await program.until(lambda state: "n" in state)
        assert program.me == 1
        await tab.until(lambda state: state["room"]["seats"][1]["online"])
        await tab.do("start")
        rng = random.Random(1)
        while not program.view or not program.view["over"]:
            for who in (tab, program):
                if any(d["required"] for d in who.view["decisions"]):
                    assert (await who.move(some_move(who.view, rng)))["type"] == "ack"
                    break
            else:
                await program.hear()
            await tab.at(program.state["n"])
            await program.at(tab.state["n"])
        assert program.view["viewer"] == 1
        last = await h.browser().tab(table, **bearer(made["token"]))  # it may look at how its game ended
        assert (await last.until(lambda state: "n" in state))["view"]["over"]


async def test_the_example_plays(tmp_path: Path) -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 57

    async def run(link: str) -> str:
        example = await asyncio.create_subprocess_exec(sys.executable, str(EXAMPLE), link, stdout=PIPE, stderr=PIPE)
        out, err = await asyncio.wait_for(example.communicate(), 60)
        return out.decode() or err.decode()

    async with serving(tmp_path) as h:
        [anna], [tab] = await h.table("Anna", seats=2, start=False)
        table = tab.state["room"]["id"]
        made = await anna.post(f"api/tables/{table}/programs", {"name": "Rita"})
        await tab.do("stand")
        players = [run(f"{h.url}t/{table}#{made['token']}"), run(f"{h.url}t/{table}")]
        assert await run("") == EXAMPLE.read_text(encoding="utf-8").splitlines()[0].strip('"') + "\n"
        assert await run(f"{h.url}t/ZZZZZZZZ") == "no seat: no-such-table\n"
        games = [asyncio.create_task(each) for each in players]
        await tab.until(lambda state: all(seat["online"] for seat in state["room"]["seats"]))
        await tab.do("start")
        one, other = await asyncio.gather(*games)
        assert re.fullmatch(r"points: \[-?\d+, -?\d+\]\n", one), one
        assert one == other


async def test_a_token_is_one_seat_and_nothing_else(tmp_path: Path) -> None:
    async with serving(tmp_path) as h:
        [anna], [tab] = await h.table("Anna", seats=3, start=False)
        elsewhere = await anna.lay(2)
        token, program = await seat_program(h, tab.state["room"]["id"])
        outside = h.browser()
        outside.http.headers.update(bearer(token))
        assert (await outside.get("api/me"))["name"] == "Rita"
        assert outside.cookie == ""
        assert (await outside.get("api/lobby"))["mine"][0]["me"] == 1
        new = {"game": "crooks", "seats": 2}
        for what in (
            outside.put("api/me", {"name": "Anna", "mask": "fox"}, 403),
            outside.post("api/me/recovery", status=403),
            outside.post("api/me/link", status=403),
            outside.post("api/tables", new, 403),
        ):
            assert (await what)["reason"] == "not-for-programs"
        for command in ({"do": "start"}, {"do": "clear", "seat": 0}, {"do": "seat_bot", "seat": 2}):
            assert (await program.do(command.pop("do"), **command))["reason"] == "not-host"  # type: ignore[arg-type]
        assert await (await h.browser().tab(elsewhere, **bearer(token))).end() == ("", UNKNOWN)
        as_cookie = await h.browser(token).look(tab.state["room"]["id"])
        assert as_cookie.me is None


async def test_what_the_server_has_not_signed_is_no_token(tmp_path: Path) -> None:
    async with serving(tmp_path) as h:
        [anna], [tab] = await h.table("Anna", seats=2, start=False)
        table = tab.state["room"]["id"]
        for forged in ("x", "program.x", "program.x.y.z", "é", "a" * 5000, anna.cookie):
            value = f"bearer {forged}".encode()
            answer = await h.browser().http.get(f"api/tables/{table}", headers={b"Authorization": value})
            assert (answer.status_code, answer.json()["reason"]) == (401, "bad-token")
        assert await (await h.browser().tab(table, **bearer("program.x.y.z"))).end() == ("", UNKNOWN)


async def test_words_for_the_proxy_are_no_token(tmp_path: Path) -> None:
    async with serving(tmp_path) as h:
        [anna], [tab] = await h.table("Anna", seats=2, start=False)
        brief = await anna.get(f"api/tables/{tab.state['room']['id']}", headers={"Authorization": "Basic YTpi"})
        assert brief["me"] == 0


async def test_who_sends_a_program_away_makes_its_token_void(tmp_path: Path) -> None:
    async with serving(tmp_path) as h:
        [_], [tab] = await h.table("Anna", seats=3, start=False)
        table = tab.state["room"]["id"]
        token, program = await seat_program(h, table)
        assert (await program.do("sit", seat=2, contribution="ab"))["type"] == "ack"
        await tab.do("clear", seat=2)
        assert await program.end() == ("gone", 1000)
        assert await (await h.browser().tab(table, **bearer(token))).end() == ("", UNKNOWN)
        other, standing = await seat_program(h, table)
        await standing.say('{"do": "stand", "id": "1"}')
        assert await standing.end() == ("gone", 1000)
        assert await (await h.browser().tab(table, **bearer(other))).end() == ("", UNKNOWN)


async def test_a_program_that_was_just_sent_away_cannot_sit_down_again(tmp_path: Path) -> None:
    """Its command may have been on the way."""
    async with house(tmp_path) as h:
        [anna] = await h.table("Anna", bots=1)
        await anna.do("change", seats=3)
        rita = Person("program.rita", "Rita", "hare")
        assert await h.hub.seat_program(anna.live, rita, None) == 2
        guest = await Guest(h, anna.live, rita).join()
        await anna.do("clear", seat=2)
        assert (await guest.do("sit"))["reason"] == "not-seated"


async def test_seats_that_a_program_cannot_have(tmp_path: Path) -> None:
    async with serving(tmp_path) as h:
        [anna], [tab] = await h.table("Anna", seats=2, start=False)
        path = f"api/tables/{tab.state['room']['id']}/programs"
        for body, reason in (
            ({"name": "Rita", "seat": 0}, "seat-taken"),
            ({"name": "Rita", "seat": 7}, "no-such-seat"),
            ({"name": "\u200b"}, "bad-name"),
            ({"name": "Rita", "mask": "unicorn"}, "bad-message"),
            ({}, "bad-message"),
        ):
            assert (await anna.post(path, body, 400))["reason"] == reason
        assert (await anna.post("api/tables/NOWHERE/programs", {"name": "Rita"}, 404))["reason"] == "no-such-table"
        await anna.post(path, {"name": "Rita", "mask": "fox"})  # worn already: it gets another
        assert (await anna.get(path.removesuffix("/programs")))["seats"][1]["mask"] == "raccoon"
        assert (await anna.post(path, {"name": "Rita"}, 400))["reason"] == "table-full"
        await tab.do("start")
        assert (await anna.post(path, {"name": "Rita"}, 400))["reason"] == "table-full"
        foreign = {"Origin": "https://elsewhere.example"}
        assert (await anna.post(path, {"name": "Rita"}, 403, headers=foreign))["reason"] == "foreign"
        with pytest.raises(InvalidStatus):
            await h.browser().tab(tab.state["room"]["id"], **foreign, **bearer("x"))


async def test_a_program_is_never_the_host_and_follows_to_the_rematch(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        [anna] = await h.table("Anna", bots=1)
        await anna.do("change", seats=3)
        rita = Person("program.rita", "Rita", "hare")
        await h.hub.seat_program(anna.live, rita, 2)
        guest = await Guest(h, anna.live, rita).join()
        anna.leave()
        await h.time.pass_by(HOST_GRACE)
        assert (await guest.do("start"))["reason"] == "not-host"
        await anna.join()
        await anna.do("stand")
        assert anna.live.room.host == "Anna"
        await anna.do("sit", seat=0)
        await anna.do("start")
        for who in (anna, guest):
            await who.do("deputise")
        while anna.live.room.phase != "over":
            await h.time.pass_by(1)
        assert (await guest.do("rematch"))["reason"] == "not-for-programs"
        assert (await anna.do("rematch"))["type"] == "ack"
        assert anna.live.room.next is not None
        again = await h.hub.live(anna.live.room.next)
        back = [await Guest(h, again, who).join() for who in (anna.person, rita)]
        for who in back:
            assert (await who.do("sit", contribution="cd"))["type"] == "ack"
        assert again.room.phase == "playing"
        assert [seat.kind for seat in again.room.seats] == ["program", "human", "bot"]


async def test_a_bot_plays_for_a_program_that_does_not_come_until_it_does(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        [anna] = await h.table("Anna", bots=2, grace=60, options={"first": 2})
        await anna.do("clear", seat=2)
        rita = Person("program.rita", "Rita", "hare")
        await h.hub.seat_program(anna.live, rita, 2)
        await anna.do("start")
        await h.time.pass_by(50)
        assert anna.live.room.waiting_for == {2}
        await h.time.pass_by(20)
        assert anna.live.room.seats[2].deputy
        guest = await Guest(h, anna.live, rita).join()
        assert (await guest.do("return"))["type"] == "ack"
        assert not anna.live.room.seats[2].deputy
