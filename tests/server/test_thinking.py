"""Bots in processes of their own: fair answers at even times, and a table that goes on whatever becomes of them."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from malina import game
from malina.bots import Seer, bot
from malina.bots.budget import Timer
from malina.bots.search import Search
from malina.games.bang.options import PRESETS
from malina.kernel.decision import Decision, Move
from malina.kernel.dice import FastDice
from malina.kernel.policy import NOTHING
from malina.kernel.table import Table
from malina.server.thinking import queue as thinking
from malina.server.thinking import worker
from malina.server.thinking.queue import THINKS, Answer, Workers, question_of
from malina.server.thinking.worker import BotFailed, BotTask, Work, Worker, think

from ..kernel import toy
from ..kernel.test_toy_flow import more
from .house import AtOnce, House, house
from .toy import BRIBE, PASS, STAKE

pytestmark = pytest.mark.anyio


def dealt() -> tuple[Table, Decision]:
    table = game("crooks").deal(seats=3, seed=1, options={"first": 0})
    [decision] = table.decisions(0)
    return table, decision


@contextmanager
def workers(number: int) -> Iterator[Workers]:
    made = Workers(number)
    try:
        yield made
    finally:
        made.close()


async def warm(made: Workers) -> None:
    made.get_ready()
    while not made.workers[0].warm:
        await asyncio.sleep(0.02)


def kill(worker: Worker, how: signal.Signals) -> None:
    [process] = worker.pool._processes.values()
    assert process.pid is not None
    os.kill(process.pid, how)


# ---- in true processes ----


async def test_every_level_answers_and_who_dies_or_hangs_costs_the_seat_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, decision = dealt()

    async def problem(level: str = "novice", seconds: float = 60.0, seat: int = 0) -> str:
        """Whatever goes wrong, there is a legal answer."""
        question = question_of(table, 0, level)._replace(seat=seat)
        answer = await made.choose(question, decision, seconds)
        assert answer.move in decision.moves
        return answer.problem

    with workers(1) as made:
        await warm(made)
        assert [await problem(level) for level in THINKS] == [""] * len(THINKS)
        assert await problem(seat=2) == "IndexError"  # who is not asked: the bot's own mistake

        kill(made.workers[0], signal.SIGKILL)
        assert await problem() == "BrokenProcessPool"
        assert await problem() == ""  # in the next process

        monkeypatch.setattr(thinking, "LONGEST", 1.0)
        kill(made.workers[0], signal.SIGSTOP)
        begun = time.monotonic()
        assert await problem(seconds=0.5) == "late"
        assert time.monotonic() - begun < 3
        stopped = made.workers[0].pool
        while made.workers[0].pool is stopped:  # till somebody notices
            said = await problem(seconds=0.5)
            assert said in ("late", "TimeoutError") or made.workers[0].pool is not stopped


SERVER = """
import asyncio, sys, time
from malina.server.thinking.queue import Workers
async def main():
    workers = Workers(1)
    workers.get_ready()
    while not workers.workers[0].warm:
        await asyncio.sleep(0.02)
    print(*[p.pid for p in workers.workers[0].pool._processes.values()], flush=True)
    time.sleep(60)
if __name__ == "__main__":
    asyncio.run(main())
"""


def test_workers_do_not_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    server = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    worker = int(server.stdout.readline())
    server.kill()
    server.wait()
    for _ in range(200):
        if gone(worker):
            return
        time.sleep(0.05)
    pytest.fail("the worker is still there")


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    with open(f"/proc/{pid}/stat") as stat:  # dead, and nobody has asked for it
        return stat.read().rpartition(")")[2].split()[0] == "Z"


# ---- what they are told ----


def positions(name: str, seats: int, options: dict[str, Any]) -> Iterator[Table]:
    """A game at random, every few moves."""
    rng = random.Random(name)
    table = game(name).deal(seats, 5, options)
    for number in range(400):
        if table.over:
            return
        if number % 23 == 0:
            yield table
        table.act(*table.random_move(rng))


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [("crooks", 4, {}), ("bang", 7, PRESETS["full"]), ("bang", 4, PRESETS["full"])],
    ids=["crooks", "bang", "small bang"],
)
def test_what_a_worker_is_told_holds_nothing_that_its_seat_does_not_know(
    name: str, seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same for the true table and for every other that the seat cannot tell from it."""
    monkeypatch.setattr(thinking, "randbits", lambda _: 7)
    others = 0
    for table in positions(name, seats, options):
        for seat in table.waiting_for:
            told = question_of(table, seat, "shark", "honest")
            assert (told.game, told.bot, told.seat) == (name, "shark/honest", seat)
            guess = game(name).load(json.loads(json.dumps(told.guess)))
            assert guess.view(seat, memory=True) == table.view(seat, memory=True)
            assert guess.log is None
            for seed in range(3):
                other = table.guess(seat, seed)
                others += other.face != table.face
                assert json.dumps(question_of(other, seat, "shark", "honest")) == json.dumps(told)
    assert others > 5


class Stand:
    """A worker without a process, which answers as it is told."""

    warm = True

    def __init__(self, answers: Callable[[BotTask], Move | Exception]) -> None:
        self.answers = answers
        self.asked: list[BotTask] = []
        self.walls: list[float] = []
        self.go = asyncio.Event()
        self.go.set()

    async def be_warm(self) -> None:
        pass

    async def answer(self, longest: float, work: Work[Move], question: BotTask, seed: int, until: float) -> Move:
        self.asked.append(question)
        self.walls.append(until - time.monotonic())
        await self.go.wait()
        found = self.answers(question)
        if isinstance(found, Exception):
            raise found
        return found

    def close(self) -> None:
        pass


@contextmanager
def one_stand(answers: Callable[[BotTask], Any], monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Workers, Stand]]:
    stand = Stand(answers)
    monkeypatch.setattr(thinking, "Worker", lambda: stand)
    with workers(1) as made:
        yield made, stand


@pytest.mark.parametrize(
    ("trouble", "problem"),
    [
        (ValueError("?"), "ValueError"),
        (BotFailed("KeyError"), "KeyError"),
        (MemoryError(), "MemoryError"),
        ({"cmd": "win"}, "illegal"),
        (None, "illegal"),
        (NOTHING, "illegal"),
    ],
)
async def test_the_heuristic_answers_for_a_bot_that_cannot(
    trouble: Any, problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, decision = dealt()
    understudy = bot("greedy", table.game)
    assert not isinstance(understudy, Seer)
    good = [understudy.choose(table.view(0, memory=True), decision, FastDice(n)) for n in range(20)]
    with one_stand(lambda _: trouble, monkeypatch) as (made, stand):
        answer = await made.choose(question_of(table, 0, "shark", "honest"), decision, 5.0)
        assert answer.move in good
        assert answer.problem == problem
        assert [asked.bot for asked in stand.asked] == ["shark/honest"]
        monkeypatch.setattr(thinking, "answer_safely", lambda *_: trouble)
        answer = await made.choose(question_of(table, 0, "regular"), decision, 5.0)
        assert answer.move in decision.moves


@pytest.mark.usefixtures("toy")
async def test_a_standing_offer_may_be_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    table = more()
    for seat in range(3):
        table.act(seat, STAKE)
    [offer] = table.decisions(1)
    question = question_of(table, 1, "regular")
    with one_stand(lambda _: NOTHING, monkeypatch) as (made, _):
        assert await made.choose(question, offer, 5.0) == Answer(NOTHING)
    with one_stand(lambda _: BotFailed("KeyError"), monkeypatch) as (made, _):
        assert await made.choose(question, offer, 5.0) == Answer(BRIBE, "KeyError")
        monkeypatch.setattr(thinking, "answer_safely", lambda *_: None)
        assert await made.choose(question, offer, 5.0) == Answer(NOTHING, "KeyError")


@pytest.mark.usefixtures("toy")
async def test_a_worker_is_told_which_decision_it_is_asked_about() -> None:
    table = game("toy").deal(3, 1, {"more": True})
    table.ask_all((0, toy.turn, (), True), (0, toy.bribe, (), False))
    table.run(len(table.frames))
    kinds = [decision.kind for decision in table.decisions(0)]
    assert kinds == ["turn", "bribe"]
    answers = [think(question_of(table, 0, "greedy", "", number), 1, time.monotonic() + 1.0) for number in range(2)]
    assert answers == [PASS, BRIBE]


async def test_a_search_ends_before_its_answer_is_due(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has waited thinks less; who has waited too long not at all."""
    table, decision = dealt()
    with one_stand(lambda _: decision.moves[0], monkeypatch) as (made, stand):
        stand.go.clear()
        asked = []
        for seconds in (0.8, 0.9, 0.1):
            asked.append(asyncio.create_task(made.choose(question_of(table, 0, "shark"), decision, seconds)))
            await asyncio.sleep(0.1)
        stand.go.set()
        problems = [answer.problem for answer in await asyncio.gather(*asked)]
        assert problems == ["", "", "late"]
        assert stand.walls[0] == pytest.approx(0.8 - thinking.SPARE - thinking.WAY, abs=0.1)
        assert 0.1 < stand.walls[1] < 0.9 - 0.2 - thinking.SPARE
        assert len(stand.walls) == 2


async def test_on_a_busy_machine_everybody_thinks_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """Instead of some who think as long as ever and others who are late."""
    table, decision = dealt()
    with one_stand(lambda _: decision.moves[0], monkeypatch) as (made, stand):
        stand.go.clear()
        asked = [
            asyncio.create_task(made.choose(question_of(table, 0, "regular"), decision, 5.0 + n / 100))
            for n in range(5)
        ]
        await asyncio.sleep(0.1)
        stand.go.set()
        assert [answer.problem for answer in await asyncio.gather(*asked)] == [""] * 5
        fair = [(5.0 - 0.1) / waiting for waiting in (4, 3, 2, 1)]
        assert stand.walls[1:] == pytest.approx(fair, abs=0.3)


def test_a_search_knows_when_its_answer_is_due_whenever_it_begins() -> None:
    """A question that has lain about, or took long to load, does not get the same time again."""
    table, _ = dealt()
    due = time.monotonic() + 3
    thinker, *_ = worker.asked(question_of(table, 0, "shark"), due)
    assert isinstance(thinker, Search)
    assert thinker.budget.until == due
    assert Timer(thinker.budget).next()
    assert not Timer(replace(thinker.budget, until=time.monotonic())).next()


async def test_who_has_to_answer_first_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    table, decision = dealt()
    with one_stand(lambda _: decision.moves[0], monkeypatch) as (made, stand):
        stand.go.clear()
        asked = []
        for level in ("shark", "shark", "regular", "novice", "shark"):
            question = question_of(table, 0, level)
            asked.append(asyncio.create_task(made.choose(question, decision, 10 * THINKS[level])))
            await asyncio.sleep(0.001)
        stand.go.set()
        await asyncio.gather(*asked)
        assert [question.bot for question in stand.asked] == ["shark", "novice", "regular", "shark", "shark"]


# ---- when they answer ----


class Slow(AtOnce):
    """Thinks for so long by the house's clock; may take 1.7 seconds."""

    def __init__(self, h: House, seconds: float) -> None:
        super().__init__()
        self.house, self.seconds = h, seconds

    async def choose(self, question: BotTask, decision: Decision, seconds: float) -> Answer:
        assert seconds > 1.699
        await self.house.hub.clock.until(self.house.time.now() + self.seconds)
        return await super().choose(question, decision, seconds)

    def takes(self, level: str) -> float:
        assert level == "shark"
        return 1.7


@pytest.mark.parametrize(
    ("pace", "seconds", "low", "high"),
    [
        ("instant", 0.0, 1.7, 1.7),
        ("instant", 1.6, 1.7, 1.7),
        ("quick", 0.0, 1.7, 1.9),
        ("quick", 1.6, 1.7, 1.9),
        ("human", 0.0, 1.7, 2.5),
        ("human", 1.6, 1.7, 2.5),
    ],
)
async def test_when_a_bot_answers_does_not_tell_how_long_it_thought(
    pace: str, seconds: float, low: float, high: float, tmp_path: Path
) -> None:
    async with house(tmp_path) as h:
        [anna] = await h.table("Anna", bots=1, pace=pace, options={"first": 1})
        await anna.do("seat_bot", seat=1, level="shark")
        h.hub.bot_turns.thinker = Slow(h, seconds)
        begun = h.time.now()
        await anna.do("start")
        await h.time.pass_by(low - 0.001)
        assert anna.live.room.moved_n == 0
        await h.time.pass_by(high - low + 0.002)
        assert anna.live.room.moved_n > 0
        assert begun + low - 0.001 <= anna.live.room.updated <= begun + high + 0.002


async def test_workers_get_ready_as_soon_as_a_bot_sits_down(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris = await h.table("Anna", "Boris")
        await boris.do("stand")
        assert not h.thinker.ready
        await anna.do("seat_bot", seat=1)
        assert h.thinker.ready


async def test_bots_that_fail_are_counted_when_the_game_is_over(tmp_path: Path) -> None:
    """Before, it would tell that a bot had something to think about."""

    class Late(AtOnce):
        async def choose(self, question: BotTask, decision: Decision, seconds: float) -> Answer:
            return (await super().choose(question, decision, seconds))._replace(problem="late")

    counted = b'malina_bot_failures_total{problem="late"}'
    async with house(tmp_path) as h:
        h.hub.bot_turns.thinker = Late()
        [anna] = await h.table("Anna", bots=1, pace="instant", options={"first": 1})
        with capture_logs() as lines:
            await anna.do("start")
            await h.time.pass_by(60)
        told = {"event": "bot_failed", "table": anna.live.room.id, "seat": 1, "reason": "late", "log_level": "warning"}
        assert told in lines
        assert counted not in h.hub.metrics.text()
        while anna.live.room.phase != "over":
            if 0 in anna.live.room.waiting_for:
                assert anna.live.room.match is not None
                await anna.move(**anna.live.room.match.table.decisions(0)[0].moves[0])
            await h.time.pass_by(1)
        assert counted + b" " in h.hub.metrics.text()
        assert anna.live.bots_failed == []


async def test_a_shark_in_a_worker_says_why() -> None:
    """What it weighed comes back from the process, with chances."""
    table = game("lockup").deal(1, 1)
    made = Workers(1)
    try:
        made.get_ready()
        await made.workers[0].be_warm()
        (first, *_) = await made.advise(question_of(table, 0, "shark"), 60.0)
    finally:
        made.close()
    assert first.chance is not None
    assert first.reasons
