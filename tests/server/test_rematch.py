"""Talk, the end of a game, and the next one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from malina.server.store import NotStored, Person

from .house import Guest, house
from .playing import play_on

pytestmark = pytest.mark.anyio


async def test_talk_can_be_switched_off(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.playing("Anna", "Boris")
        await anna.do("chat", phrase="hello")
        assert boris.hear()["lines"] == [{"n": anna.live.room.n, "seat": 0, "phrase": "hello"}]
        assert (await anna.do("chat"))["reason"] == "nothing-said"
        quiet, _ = await h.playing("Anna", "Boris", talk=False)
        assert (await quiet.do("chat", text="hm"))["reason"] == "no-talk"


async def test_a_room_keeps_the_last_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("malina.server.tables.room.MOST_LINES", 5)

    def texts(guest: Guest) -> list[str]:
        return [line["text"] for line in guest.hear()["lines"]]

    async with house(tmp_path) as h:
        anna, boris = await h.playing("Anna", "Boris")
        for i in range(8):
            await anna.do("chat", text=str(i))
        late = await Guest(h, anna.live, Person("Eve", "Eve")).join()
        assert texts(late) == ["3", "4", "5", "6", "7"]
        await anna.do("chat", text="8")
        assert texts(late) == ["3", "4", "5", "6", "7", "8"]
        assert texts(boris) == [str(i) for i in range(9)], "who was there has heard everything"
        for missed in (0, 2):
            boris.leave()
            back = Guest(h, boris.live, boris.person, boris.hear()["n"])
            back.state = boris.state
            for i in range(missed):
                await anna.do("chat", text=f"more {i}")
            boris = await back.join()
            kept = [line.text for line in anna.live.room.lines]
            assert texts(boris) == kept
            await anna.do("chat", text="!")
            assert texts(boris) == [*kept, "!"]


async def test_a_game_of_bots_ends_and_the_rematch_rotates(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.playing("Anna", "Boris", bots=1)
        await anna.do("deputise")
        await boris.do("deputise")
        while anna.live.room.phase == "playing":
            await h.time.pass_by(1)
            anna.hear()
            boris.hear()
        assert anna.hear()["room"]["phase"] == "over"
        assert anna.state["view"]["result"]["points"]
        assert (await anna.do("rematch"))["type"] == "ack"
        assert (await boris.do("rematch"))["reason"] == "rematch-already"
        live = await h.hub.live(boris.hear()["room"]["next"])
        assert [seat.name for seat in live.room.seats] == ["", "Anna", "Boris"]
        assert live.room.phase == "gathering"
        host = await Guest(h, live, anna.person).join()
        assert host.hear()["room"]["host"] is True
        await host.do("sit", seat=1, contribution="ab")
        guest = await Guest(h, live, boris.person).join()
        assert live.room.phase == "gathering", "the dice wait for everybody's part"
        await guest.do("sit", seat=2, contribution="cd")
        assert live.room.phase == "playing", "dealt as soon as everybody is here"
        assert live.room.match is not None
        assert live.room.match.record.contributions == ["", "ab", "cd"]


async def test_a_rematch_is_dealt_when_the_last_one_is_back(tmp_path: Path) -> None:
    """A page gives its part to the dice once; its line may be gone while the others give theirs."""
    async with house(tmp_path) as h:
        anna, boris = await h.playing("Anna", "Boris")
        await anna.do("deputise")
        await boris.do("deputise")
        while anna.live.room.phase == "playing":
            await h.time.pass_by(1)
            anna.hear()
            boris.hear()
        await anna.do("rematch")
        live = await h.hub.live(boris.hear()["room"]["next"])
        host, guest = [await Guest(h, live, old.person).join() for old in (anna, boris)]
        await host.do("sit", seat=host.seat, contribution="ab")
        host.leave()
        await guest.do("sit", seat=guest.seat, contribution="cd")
        assert live.room.phase == "gathering"
        back = await Guest(h, live, anna.person).join()
        assert live.room.phase == "playing"
        assert back.hear()["room"]["phase"] == guest.hear()["room"]["phase"] == "playing"


async def test_everything_is_there_again_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await h.playing("Anna", "Boris", options={"first": 0})
        await play_on(guests, 7)
        await guests[0].do("chat", text="!")
        room = guests[0].live.room
        assert room.match is not None
    async with house(tmp_path) as h:
        again = (await h.hub.live(room.id)).room
        assert again.match is not None
        assert again.match.table == room.match.table
        assert again.lines == room.lines
        assert again.commands == room.commands


async def test_unused_tables_leave_the_memory(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.playing("Anna", "Boris")
        await h.time.pass_by(400)
        assert h.hub.lives
        anna.leave()
        boris.leave()
        await h.time.pass_by(400)
        assert not h.hub.lives
        assert (await h.hub.live(anna.live.room.id)).room.phase == "playing"


async def test_a_full_disk_holds_the_table_up_only_as_long_as_it_is_full(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.playing("Anna", "Boris", options={"first": 1}, grace=60)
        n, append = anna.live.room.n, h.store.append

        async def full(*_: Any) -> None:
            raise NotStored("not-stored")

        h.store.append = full  # type: ignore[method-assign]
        assert (await boris.move(cmd="pass"))["reason"] == "not-stored"
        boris.leave()
        await h.time.pass_by(70)
        assert anna.live.room.n == n
        assert anna.hear()["n"] == n, "nobody hears of what is not on disk"
        h.store.append = append  # type: ignore[method-assign]
        await h.time.pass_by(10)
        assert anna.live.room.seats[1].deputy
        h.store.append = full  # type: ignore[method-assign]
        await anna.do("deputise")
        await h.time.pass_by(5)
        h.store.append = append  # type: ignore[method-assign]
        await anna.do("deputise")
        while anna.live.room.phase == "playing":
            await h.time.pass_by(1)
            anna.hear()
        assert anna.live.room.phase == "over"


async def test_handing_the_seat_to_the_bot_and_back_wins_no_time(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, _ = await h.playing("Anna", "Boris", options={"first": 0}, clock={"type": "move", "seconds": 30})
        h.thinker.choose = never  # type: ignore[method-assign]
        for _ in range(3):
            await h.time.pass_by(9)
            assert (await anna.do("deputise"))["type"] == "ack"
            assert (await anna.do("return"))["type"] == "ack"
        assert anna.hear()["room"]["seats"][0]["left"] == 3.0


async def test_who_is_late_with_a_move_is_told_that_only_this_one_is_the_bots(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, _ = await h.playing("Anna", "Boris", options={"first": 0}, clock={"type": "move", "seconds": 30})
        h.thinker.choose = never  # type: ignore[method-assign]
        await h.time.pass_by(31)
        assert (await anna.do("return"))["reason"] == "move-clock-out"


async def never(*_: Any) -> Any:
    await asyncio.Event().wait()


async def test_a_clock_that_is_set_back_gives_nobody_time(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await h.playing("Anna", "Boris", options={"first": 0}, clock={"type": "game", "seconds": 60})
        await h.time.pass_by(20)
        h.time.time -= 1000
        await play_on(guests, 3)
        assert guests[0].live.room.left(0, h.time.now()) == 60.0
