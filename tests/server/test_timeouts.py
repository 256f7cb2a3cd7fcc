"""Clocks, grace periods and deputies: what happens when somebody is late or gone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from malina.server.store import NotStored
from malina.server.tables.entries import Resumed, decode

from .house import FakeTime, Guest, house, settle
from .playing import play_on

pytestmark = pytest.mark.anyio


async def test_a_bot_takes_over_after_the_grace_time_and_hands_back(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.playing("Anna", "Boris", options={"first": 1}, grace=60)
        boris.leave()
        assert anna.hear()["room"]["seats"][1]["grace"] == 60.0
        await h.time.pass_by(59)
        assert anna.live.room.seats[1].deputy is False
        await h.time.pass_by(2)
        await settle(h.store)
        assert anna.hear()["room"]["seats"][1]["deputy"] is True
        assert anna.live.room.waiting_for == {0}, "the bot has played his turn"
        back = await Guest(h, boris.live, boris.person).join()
        assert (await back.move(cmd="pass"))["reason"] == "deputy-plays"
        assert (await back.do("return"))["type"] == "ack"
        assert anna.hear()["room"]["seats"][1]["deputy"] is False
        await play_on([anna, back], 4)


async def test_a_table_where_nobody_is_sleeps(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.playing("Anna", "Boris", grace=60)
        anna.leave()
        boris.leave()
        n = anna.live.room.n
        await h.time.pass_by(200)
        assert anna.live.room.n == n


async def test_a_move_clock_runs_out_into_the_bot(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.playing("Anna", "Boris", options={"first": 0}, clock={"type": "move", "seconds": 30})
        assert boris.hear()["room"]["seats"][0]["left"] == 30.0
        await h.time.pass_by(29)
        await anna.move(cmd="recruit", hideout="A")
        assert boris.hear()["room"]["seats"][0]["left"] == 30.0, "every decision has its own time"
        await h.time.pass_by(31)
        await settle(h.store)
        assert anna.hear()["room"]["seats"][0]["deputy"] is True
        assert anna.live.room.waiting_for == {1}
        assert (await anna.do("return"))["type"] == "ack"


async def test_a_game_clock_is_used_up_by_all_decisions(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await h.playing("Anna", "Boris", options={"first": 0}, clock={"type": "game", "seconds": 60})
        anna, boris = guests
        await h.time.pass_by(20)
        await play_on(guests, 3)
        assert anna.hear()["room"]["seats"][0]["left"] == 40.0
        await h.time.pass_by(25)
        await play_on(guests, 3)
        assert boris.hear()["room"]["seats"][1]["left"] == 35.0
        assert boris.state["room"]["seats"][0]["left"] == 40.0
        await h.time.pass_by(41)
        await settle(h.store)
        assert anna.live.room.seats[0].deputy
        assert (await anna.do("return"))["reason"] == "clock-out"


async def test_clocks_go_on_after_a_crash_and_the_time_between_is_nobodys(tmp_path: Path) -> None:
    time = FakeTime()
    async with house(tmp_path, time) as h:
        anna, _ = await h.playing("Anna", "Boris", options={"first": 0}, clock={"type": "game", "seconds": 60})
        id = anna.live.room.id
        await time.pass_by(20)
    time.time += 1000  # the server is gone
    time.rings.clear()
    async with house(tmp_path, time) as h:
        live = await h.hub.live(id)
        assert live.room.left(0, time.now()) == pytest.approx(40)
        await time.pass_by(41)
        await settle(h.store)
        assert live.room.seats[0].deputy


@pytest.mark.parametrize("first", ["alarm", "move"])
async def test_what_a_paused_server_missed_is_nobodys_loss(tmp_path: Path, first: str) -> None:
    """Stopped, asleep with the laptop, or its clock set forward: whatever it hears of first afterwards."""
    async with house(tmp_path) as h:
        guests = await h.playing("Anna", "Boris", options={"first": 0}, clock={"type": "game", "seconds": 60})
        room = guests[0].live.room
        await h.time.pass_by(20)
        h.time.time += 1000
        if first == "move":
            await play_on(guests, 1)
        await h.time.pass_by(0)
        anna = guests[0]
        assert anna.hear()["room"]["seats"][0] == {**anna.state["room"]["seats"][0], "left": 40.0, "deputy": False}
        entries = [decode(data) for data in await h.store.entries(room.id)]
        assert [entry.away for entry in entries if isinstance(entry, Resumed)] == [1000.0]
        h.time.time += 10  # the machine is only busy
        await h.time.pass_by(29)
        assert not anna.live.room.seats[0].deputy
        await h.time.pass_by(2)
        await settle(h.store)
        assert anna.live.room.seats[0].deputy


async def test_nobody_was_gone_while_the_server_was_away(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris, clara = await h.playing("Anna", "Boris", "Clara", options={"first": 1}, grace=60)
        boris.leave()
        await h.time.pass_by(20)
        h.time.time += 1000
        clara.leave()  # her line did not outlive the pause
        await h.time.pass_by(0)
        assert [seat["grace"] for seat in anna.hear()["room"]["seats"]] == [None, 40.0, 60.0]
        await h.time.pass_by(39)
        assert not anna.live.room.seats[1].deputy
        await h.time.pass_by(2)
        await settle(h.store)
        assert anna.live.room.seats[1].deputy


async def test_time_that_could_not_be_given_back_is_given_back_later(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, _ = await h.playing("Anna", "Boris", options={"first": 0}, clock={"type": "game", "seconds": 60})
        append = h.store.append

        async def full(*_: Any) -> None:
            raise NotStored("not-stored")

        h.store.append = full  # type: ignore[method-assign]
        h.time.time += 1000
        await h.time.pass_by(0)
        h.store.append = append  # type: ignore[method-assign]
        await h.time.pass_by(10)
        assert anna.live.room.seats[0].deputy is False
        assert anna.live.room.left(0, h.time.now()) == 50.0
