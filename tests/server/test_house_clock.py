"""The house's clock: it is part of the rules, runs for all alike, and what it decides is an entry like any other."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from malina.kernel.table import HOUSE, TIME_UP, Clock
from malina.server.tables import records
from malina.server.tables.entries import Moved, Resumed, decode
from malina.server.tables.house_clock import HouseTime

from ..kernel.toy import GAME
from .house import FakeTime, Guest, House, house, settle
from .toy import LOAD, PASS, STAKE, all_do, registered, staking, table

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toy")]
NAMES = ("Anna", "Boris", "Clara")


async def by_the_house(h: House, guest: Guest) -> int:
    """How often its time was up, as it is on disk."""
    entries = [decode(data) for data in await h.store.entries(guest.live.room.id)]
    return sum(isinstance(entry, Moved) and (entry.seat, entry.move) == (HOUSE, TIME_UP) for entry in entries)


def left(guest: Guest) -> Any:
    return guest.hear()["room"]["house"]


# ---- it runs ----


async def test_when_its_time_is_up_the_house_decides_for_whoever_has_not(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await staking(h, *NAMES)
        anna, boris, _ = guests
        assert left(anna) == {"name": "stakes 1", "left": 20.0}
        await h.time.pass_by(19.5)
        await boris.move(**STAKE)
        assert left(anna) == {"name": "stakes 1", "left": 0.5}
        assert await by_the_house(h, anna) == 0
        await h.time.pass_by(1)
        assert await by_the_house(h, anna) == 1
        assert table(anna).money == [3, 4, 3]
        assert [e["seat"] for e in anna.hear()["events"] if e["event"] == "too_late"] == [0, 2]
        assert left(anna) is None
        assert anna.live.room.waiting_for == {0}


async def test_it_stops_when_all_have_answered(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await staking(h, *NAMES)
        await h.time.pass_by(19)
        await all_do(guests, STAKE)
        assert left(guests[0]) is None
        await h.time.pass_by(60)
        assert await by_the_house(h, guests[0]) == 0


async def test_the_games_options_can_turn_it_off(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, *_ = await staking(h, *NAMES, options={"seconds": 0})
        assert left(anna) is None
        await h.time.pass_by(600)
        assert anna.live.room.waiting_for == {0, 1, 2}


async def test_it_runs_beside_the_clocks_of_people(tmp_path: Path) -> None:
    """Who is out of their own time has a bot; who is not has the house."""
    async with house(tmp_path) as h:
        anna, boris, _ = await staking(h, *NAMES, clock={"type": "game", "seconds": 30})
        await anna.move(**STAKE)
        await boris.move(**STAKE)
        await h.time.pass_by(20)
        assert await by_the_house(h, anna) == 1
        assert not any(seat.deputy for seat in anna.live.room.seats)
        assert [seat["left"] for seat in anna.hear()["room"]["seats"]] == [30.0, 30.0, 10.0]
        await h.time.pass_by(31)
        assert anna.live.room.seats[0].deputy


async def test_it_runs_also_while_nobody_is_there_as_all_clocks_do(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await staking(h, *NAMES)
        for guest in guests:
            guest.leave()
        await h.time.pass_by(21)
        assert table(guests[0]).money == [3, 3, 3]
        assert guests[0].live.alarm is None


async def test_who_was_late_has_all_his_time_for_what_comes_then(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, *_ = await staking(h, *NAMES, clock={"type": "move", "seconds": 30})
        before = anna.live.room.n
        await h.time.pass_by(20)
        await settle(h.store)
        assert anna.hear()["room"]["seats"][0]["left"] == 30.0
        assert (await anna.do("move", at=before, move=PASS))["reason"] == "stale"


async def test_a_name_that_comes_again_goes_on_where_it_stopped(tmp_path: Path) -> None:
    game = replace(GAME, clock=lambda g: Clock("stakes", 20))
    with registered(game):
        async with house(tmp_path) as h:
            guests = await staking(h, *NAMES)
            await h.time.pass_by(12)
            await all_do(guests, STAKE)
            await h.time.pass_by(100)
            for move in (PASS, PASS, PASS, LOAD):  # turns, boasts, bids, bags
                await all_do(guests, move)
            assert left(guests[0]) == {"name": "stakes", "left": 8.0}
            await h.time.pass_by(9)
            assert await by_the_house(h, guests[0]) == 1


def test_time_is_counted_by_name() -> None:
    one, two = Clock("one", 10), Clock("two", 5)
    time = HouseTime().of(one, 100.0).of(two, 103.0).of(None, 104.0)
    assert time.deadline is None
    assert time.of(one, 200.0).deadline == 207.0
    assert time.of(two, 200.0).after_pause(50.0).deadline == 254.0
    assert time.of(Clock("three", 7), 200.0).deadline == 207.0
    assert time.of(one, 200.0).of(one, 205.0).deadline == 207.0
    assert time.of(one, 200.0).of(None, 150.0).of(one, 300.0).deadline == 307.0  # a clock that was set back
    running = time.of(one, 200.0)
    assert msgspec.json.decode(msgspec.json.encode(running), type=HouseTime) == running, "it can be stored"


# ---- the server's own time ----


async def test_after_a_restart_it_goes_on_and_the_time_between_is_nobodys(tmp_path: Path) -> None:
    time = FakeTime()
    async with house(tmp_path, time) as h:
        anna, *_ = await staking(h, *NAMES)
        await time.pass_by(15)
    time.time += 1000
    time.rings.clear()
    async with house(tmp_path, time) as h:
        live = await h.hub.live(anna.live.room.id)
        assert live.room.house_left(time.now()) == pytest.approx(5)
        await time.pass_by(4)
        assert live.room.waiting_for == {0, 1, 2}
        await time.pass_by(2)
        await settle(h.store)
        assert live.room.waiting_for == {0}


async def test_it_does_not_run_while_the_server_is_paused(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, *_ = await staking(h, *NAMES)
        await h.time.pass_by(15)
        h.time.time += 1000
        await h.time.pass_by(0)
        assert left(anna) == {"name": "stakes 1", "left": 5.0}
        entries = [decode(data) for data in await h.store.entries(anna.live.room.id)]
        assert [entry.away for entry in entries if isinstance(entry, Resumed)] == [1000.0]


async def test_a_table_without_a_running_clock_is_not_woken_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await staking(h, *NAMES)
        assert await h.store.ticking() == [guests[0].live.room.id]
        await all_do(guests, STAKE)
        assert await h.store.ticking() == []


# ---- whose move it is ----


async def test_nobody_else_can_say_that_time_is_up(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, *_ = await staking(h, *NAMES)
        n = anna.live.room.n
        assert (await anna.move(**TIME_UP))["reason"] == "bad-command"
        assert (await anna.move(**TIME_UP, seat=HOUSE))["reason"] == "bad-command"
        assert (await anna.do("consider", move=TIME_UP))["refused"]["reason"] == "bad-command"
        assert anna.live.room.n == n


@pytest.mark.parametrize("first", ["answer", "alarm"])
async def test_whoever_has_the_table_first_decides(tmp_path: Path, first: str) -> None:
    """The last answer and the alarm come at the same moment."""
    async with house(tmp_path) as h:
        guests = await staking(h, *NAMES)
        live, last = guests[0].live, guests[2]
        await all_do(guests[:2], STAKE)
        await h.time.pass_by(19)
        async with live.lock:
            h.time.time += 1
            if first == "alarm":
                h.hub.timeouts.ring(live)
                await settle(None)
            answer = asyncio.create_task(last.move(**STAKE))
            await settle(None)
            if first == "answer":
                h.hub.timeouts.ring(live)
        told = await answer
        await h.time.pass_by(1)
        assert (told["type"], told.get("reason")) == (("ack", None) if first == "answer" else ("refused", "stale"))
        assert await by_the_house(h, last) == (first == "alarm")
        assert table(last).money == [4, 4, 4 - (first == "alarm")]


async def test_the_house_takes_nothing_back_and_nobody_does_for_it(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris, _ = await staking(h, *NAMES)
        await boris.move(**STAKE)
        await h.time.pass_by(21)
        for guest in (anna, boris):
            assert guest.hear()["room"]["can_undo"] is False
            assert (await guest.do("undo", at=guest.live.room.n))["reason"] == "no-undo"


async def test_a_game_that_the_house_has_moved_in_is_replayed_and_fair(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await staking(h, *NAMES, options={"rounds": 1})
        await h.time.pass_by(21)
        await all_do(guests, PASS)
        await all_do(guests, PASS)
        live = guests[0].live
        assert live.room.phase == "over"
        assert records.verdict(live.room).fair
        ended = await records.look_back(live, h.hub.archive)
        steps = [records.step(ended, number, "1") for number in range(len(live.room.match.record.moves) + 1)]
        assert [step.seat for step in steps].count(HOUSE) == 1
        assert records.overview(live, ended, "", 0.0).steps == len(steps) - 1
