"""People gather at a table: seats, hosts, bots, settings, before anything is dealt."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from malina.server import wire
from malina.server.live.live_table import HOST_GRACE
from malina.server.store import Person
from malina.server.tables.commands import SENT_AWAY

from .house import FakeTime, Guest, Ring, house

pytestmark = pytest.mark.anyio


async def test_people_sit_down_and_the_host_deals(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.table("Anna", "Boris")
        assert [seat["name"] for seat in boris.hear()["room"]["seats"]] == ["Anna", "Boris"]
        assert anna.hear()["room"]["host"] is True
        assert boris.hear()["room"]["host"] is False
        assert (await boris.do("start"))["reason"] == "not-host"
        assert (await anna.do("start"))["type"] == "ack"
        state = boris.hear()
        assert state["room"]["phase"] == "playing"
        assert state["view"]["viewer"] == 1


async def test_bots_take_the_empty_seats(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        [anna] = await h.table("Anna", bots=1)
        await anna.do("change", seats=3)
        await anna.do("start")
        assert [seat["kind"] for seat in anna.hear()["room"]["seats"]] == ["human", "bot", "bot"]
        masks = [seat["mask"] for seat in anna.state["room"]["seats"]]
        assert len(set(masks)) == 3


async def test_the_host_reseats_and_kicks(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris, clara = await h.table("Anna", "Boris", "Clara")
        await anna.do("swap", a=0, b=2)
        assert [seat["name"] for seat in boris.hear()["room"]["seats"]] == ["Clara", "Boris", "Anna"]
        assert clara.hear()["room"]["me"] == 0
        assert (await boris.do("clear", seat=0))["reason"] == "not-host"
        await anna.do("clear", seat=1)
        assert boris.hear()["room"]["me"] is None
        assert boris.connection in boris.live.watchers
        await anna.do("seat_bot", seat=1, level="novice")
        await h.time.pass_by(SENT_AWAY)
        assert (await boris.do("sit", seat=1))["reason"] == "seat-taken"
        assert (await boris.do("sit"))["reason"] == "table-full"


async def test_whoever_was_removed_does_not_sit_down_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.table("Anna", "Boris")
        await anna.do("clear", seat=1)
        assert (await boris.do("sit"))["reason"] == "sent-away"
        await h.time.pass_by(SENT_AWAY)
        assert (await boris.do("sit"))["type"] == "ack"
        await boris.do("stand")  # by oneself is another matter
        assert (await boris.do("sit"))["type"] == "ack"


async def test_a_host_who_leaves_hands_the_table_on(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.table("Anna", "Boris")
        await anna.do("stand")
        assert boris.hear()["room"]["host"] is True


async def test_a_host_whose_line_blinks_stays_the_host(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.table("Anna", "Boris")
        anna.leave()
        await h.time.pass_by(HOST_GRACE - 1)
        for command, args in (("clear", {"seat": 0}), ("start", {}), ("swap", {"a": 0, "b": 1})):
            assert (await boris.do(command, **args))["reason"] == "not-host"
        back = await Guest(h, anna.live, anna.person).join()
        await h.time.pass_by(HOST_GRACE)
        assert (back.hear()["room"]["host"], boris.hear()["room"]["host"]) == (True, False)


async def test_if_the_host_stays_away_the_first_of_the_others_acts_for_him(tmp_path: Path) -> None:
    """They are told so, and may deal and kick; the host's seat and, when they are back, the table are the host's."""
    async with house(tmp_path) as h:
        anna, boris, clara = await h.table("Anna", "Boris", "Clara")
        anna.leave()
        await h.time.pass_by(HOST_GRACE)
        assert (boris.hear()["room"]["host"], clara.hear()["room"]["host"]) == (True, False)
        assert [(seat["host"], seat["acting"]) for seat in clara.state["room"]["seats"]] == [
            (True, False),
            (False, True),
            (False, False),
        ]
        assert (await boris.do("clear", seat=0))["reason"] == "host-stays"
        assert (await boris.do("swap", a=0, b=1))["type"] == "ack"
        assert (await boris.do("clear", seat=1))["reason"] == "host-stays"
        assert (await boris.do("clear", seat=2))["type"] == "ack"
        back = await Guest(h, anna.live, anna.person).join()
        assert (back.hear()["room"]["me"], back.state["room"]["host"]) == (1, True)
        assert boris.hear()["room"]["host"] is False
        assert (await boris.do("start"))["reason"] == "not-host"
        back.leave()
        await h.time.pass_by(HOST_GRACE)
        assert (await boris.do("start"))["type"] == "ack"


class Creeping(FakeTime):
    """A true clock: it goes on while one looks, and alarms ring a little early."""

    def __init__(self, early: float) -> None:
        super().__init__()
        self.early = early

    def now(self) -> float:
        self.time += 0.001
        return self.time

    def at(self, when: float, do: Callable[[], None]) -> Ring:
        return super().at(when - self.early, do)


@pytest.mark.parametrize("early", [0.0005, 0.0015, 0.0025, 0.0035])
async def test_who_acts_for_the_host_is_told_so_by_any_clock(tmp_path: Path, early: float) -> None:
    async with house(tmp_path, Creeping(early)) as h:
        anna, boris = await h.table("Anna", "Boris")
        anna.leave()
        await h.time.pass_by(HOST_GRACE + 1)
        assert boris.hear()["room"]["host"] is True


async def test_a_host_without_a_seat_or_after_a_restart_has_the_same_minute(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        [anna] = await h.table("Anna", bots=1)
        await anna.do("stand")  # there is nobody to hand the table on to
        boris = await Guest(h, anna.live, Person("Boris", "Boris", "owl")).join()
        await boris.do("sit")
        second = await Guest(h, anna.live, anna.person).join()
        anna.leave()
        await h.time.pass_by(HOST_GRACE)
        assert boris.hear()["room"]["host"] is False  # another window of hers is open
        second.leave()
        await h.time.pass_by(HOST_GRACE - 1)
        assert boris.hear()["room"]["host"] is False
        await h.time.pass_by(1)
        assert boris.hear()["room"]["host"] is True
    async with house(tmp_path, h.time) as h:
        boris = await Guest(h, await h.hub.live(boris.live.room.id), boris.person).join()
        assert boris.hear()["room"]["host"] is False
        await h.time.pass_by(HOST_GRACE)
        assert boris.hear()["room"]["host"] is True


async def test_fewer_seats_than_people_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, *_ = await h.table("Anna", "Boris", "Clara")
        assert (await anna.do("change", seats=2))["reason"] == "too-many-people"
        assert (await anna.do("change", seats=5))["reason"] == "bad-seats"
        assert (await anna.do("change", options={"layout": "new_edition_2016"}))["reason"] == "layout-not-for-seats"
        assert len(anna.live.room.seats) == 3


async def test_what_a_change_does_not_name_stays(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, _ = await h.table("Anna", "Boris", title="Friday", grace=30, talk=False)
        before = anna.live.room.settings
        assert (await anna.do("change", settings={"listed": True}))["type"] == "ack"
        assert anna.live.room.settings == replace(before, listed=True)
        assert (await anna.do("change", settings={"title": "", "talk": True}))["type"] == "ack"
        assert anna.live.room.settings == replace(before, listed=True, title="", talk=True)


def test_every_setting_can_be_changed_alone() -> None:
    assert wire.SomeSettings.__annotations__ == {
        name: f"{kind} | UnsetType" for name, kind in wire.Settings.__annotations__.items()
    }


async def test_nobody_changes_a_table_that_plays(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.playing("Anna", "Boris")
        assert (await anna.do("swap", a=0, b=1))["reason"] == "already-started"
        assert (await anna.do("clear", seat=1))["reason"] == "already-started"
        assert (await anna.do("start"))["reason"] == "already-started"
        assert (await boris.do("stand"))["reason"] == "already-started"
