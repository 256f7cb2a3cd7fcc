"""Hints: what a shark would do, for whoever plays alone and where the table allows it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from malina.bots.advice import Weighed
from malina.kernel.record import Match
from malina.server.thinking.worker import BotTask

from .house import AtOnce, house
from .server import serving

pytestmark = pytest.mark.anyio


class Asked(AtOnce):
    """Remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[tuple[BotTask, float]] = []

    async def advise(self, question: BotTask, seconds: float) -> list[Weighed]:
        self.questions.append((question, seconds))
        return await super().advise(question, seconds)


@pytest.mark.parametrize("bots", [0, 2])
async def test_a_shark_thinks_for_whoever_plays_alone(tmp_path: Path, bots: int) -> None:
    async with house(tmp_path) as there:
        shark = there.hub.bot_turns.thinker = Asked()
        (anna,) = await there.playing("Anna", bots=bots, game="lockup", options={"first_player": 0}, hints=True)
        room = anna.live.room
        assert isinstance(room.match, Match)
        before = room.n
        shark.questions.clear()
        answer = await anna.do("hint", id="h")
        assert (answer["type"], answer["id"]) == ("hinted", "h")
        decision = next(each for each in room.match.table.decisions(0) if each.required)
        assert answer["move"] in decision.moves
        assert answer["move"] == answer["weighed"][0]["move"]
        assert all(one["move"] in decision.moves and one["reasons"] for one in answer["weighed"])
        ((question, seconds),) = shark.questions
        assert (question.bot, question.seat, seconds) == ("shark", 0, shark.takes("shark"))
        assert question.guess != room.match.table.dump()  # a guess of what the seat knows, not the table
        assert anna.live.room.n == before  # nothing is stored
        assert (await anna.move(**answer["move"]))["type"] == "ack"


async def test_nobody_else_is_given_any(tmp_path: Path) -> None:
    async with house(tmp_path) as there:

        async def reason(*names: str, deal: bool = True, **settings: Any) -> str:
            guests = await (there.playing if deal else there.table)(*names, game="lockup", **settings)
            answer = await guests[0].do("hint")
            assert answer["type"] == "refused"
            return str(answer["reason"])

        assert await reason("Anna") == "no-hints"  # off unless somebody has allowed them
        assert await reason("Anna", "Boris", hints=True) == "hints-alone"
        assert await reason("Anna", deal=False, hints=True) == "not-started"


async def test_who_is_not_asked_gets_no_hint(tmp_path: Path) -> None:
    async with house(tmp_path) as there:
        (anna,) = await there.playing("Anna", game="lockup", hints=True)
        await anna.do("deputise")
        assert (await anna.do("hint"))["reason"] in ("not-your-turn", "not-started")


class Slow(Asked):
    """A shark that answers when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.now = asyncio.Event()

    async def advise(self, question: BotTask, seconds: float) -> list[Weighed]:
        weighed = await super().advise(question, seconds)
        await self.now.wait()
        return weighed


async def test_while_the_shark_thinks_everything_else_is_answered(tmp_path: Path) -> None:
    shark = Slow()
    async with serving(tmp_path, shark) as there:
        _, (anna,) = await there.table("Anna", game="lockup", options={}, settings={"hints": True})
        await anna.say('{"do": "hint", "id": "first"}')
        assert (await anna.do("ping"))["type"] == "pong"
        second = await anna.do("hint")
        assert (second["type"], second["reason"]) == ("refused", "too-often")
        assert len(shark.questions) == 1
        shark.now.set()
        hint = await anna.answer("first")
        assert hint["type"] == "hinted"
        assert (await anna.do("hint"))["type"] == "hinted"
        assert (await anna.move(hint["move"]))["type"] == "ack"
