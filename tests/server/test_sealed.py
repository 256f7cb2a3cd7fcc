"""Sealed answers at a table: who has answered is public, what is not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .house import Guest, house
from .toy import PASS, STAKE, all_do, staking, table

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toy")]
NAMES = ("Anna", "Boris", "Clara")
ON_CLARA: dict[str, Any] = {"cmd": "stake", "on": [[2, 1]]}


def asked(guest: Guest) -> list[int]:
    return [ask["seat"] for ask in guest.hear()["view"]["asked"]]


async def test_everybody_is_told_who_has_answered_and_nobody_what(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris, clara = await staking(h, *NAMES)
        before = anna.live.room.n
        assert (await anna.move(**ON_CLARA))["type"] == "ack"
        for guest in (anna, boris, clara):
            assert asked(guest) == [1, 2]
            assert [seat["waited_for"] for seat in guest.state["room"]["seats"]] == [False, True, True]
            assert guest.state["view"]["money"] == [4, 4, 4]
        assert anna.state["view"]["sealed"] == [{"kind": "stakes", "move": ON_CLARA}]
        assert boris.state["view"]["sealed"] == clara.state["view"]["sealed"] == []
        for guest in (boris, clara):  # what others answer meanwhile does not make mine stale
            assert (await guest.do("move", at=before, move=STAKE))["type"] == "ack"
        assert clara.hear()["view"]["money"] == [3, 4, 4]
        assert anna.hear()["view"]["sealed"] == []


async def test_a_sealed_answer_is_taken_back_until_somebody_else_has_answered(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris, clara = await staking(h, *NAMES)
        await anna.move(**ON_CLARA)
        assert (await anna.do("undo", at=anna.live.room.n))["type"] == "ack"
        assert asked(clara) == [0, 1, 2]
        assert anna.hear()["view"]["sealed"] == []
        await anna.move(**STAKE)
        await boris.move(**ON_CLARA)
        assert (await anna.do("undo", at=anna.live.room.n))["reason"] == "no-undo"
        assert boris.hear()["room"]["can_undo"] is True
        await clara.move(**STAKE)
        assert (await clara.do("undo", at=clara.live.room.n))["reason"] == "no-undo", "all have seen it"
        assert table(anna).money == [4, 3, 4]


async def test_taking_it_back_wins_no_time_of_the_house(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, *_ = await staking(h, *NAMES)
        for _ in range(3):
            await h.time.pass_by(5)
            await anna.move(**ON_CLARA)
            await anna.do("undo", at=anna.live.room.n)
        assert anna.hear()["room"]["house"] == {"name": "stakes 1", "left": 5.0}


async def test_a_sealed_answer_is_considered_without_those_of_others(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await staking(h, *NAMES)
        anna = guests[0]
        await all_do(guests[1:], STAKE)
        assert await anna.do("consider", id="1", move=ON_CLARA) == {"type": "considered", "id": "1"}
        assert (await anna.do("consider", move={"cmd": "stake", "on": [[0, 1]]}))["refused"]["reason"]
        assert (await anna.do("consider", move=PASS))["refused"]["reason"] == "wrong-phase"
        assert asked(anna) == [0]
