"""Who thinks when: questions to bots wait in a queue for a worker, and every one of them gets a legal answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from os import cpu_count
from secrets import randbits
from typing import Protocol

from ..bots import fair_guess
from ..kernel.decision import Decision, Move
from ..kernel.dice import FastDice
from ..kernel.table import Table
from .worker import BotFailed, Question, Worker

THINKS = {"novice": 0.0, "regular": 0.3, "shark": 1.7}  # seconds a level may take on a core of its own, with the way
DEPUTY = "regular"  # who plays for people that are gone
HEURISTIC = "greedy"  # who answers for a bot that cannot, or has waited too long
WALL = 3.0  # seconds within which a search is to answer, its time in the queue included
LEAST = 0.2  # seconds that it has in any case
PATIENCE = 6.0  # seconds that a question may wait for a worker before the heuristic will do
LONGEST = 10.0  # seconds that a worker may take: one on a busy machine does not hang
MOST = 8  # workers, however many cores there are


def question_of(table: Table, seat: int, level: str, character: str = "") -> Question:
    """What leaves the server: a fair guess, which holds nothing that the seat does not know."""
    guess = fair_guess(table, seat, FastDice(f"guess {randbits(64)}"))
    return Question(table.game.id, f"{level}/{character}" if character else level, guess.dump(), seat)


class Thinker(Protocol):
    def get_ready(self) -> None: ...
    async def choose(self, question: Question, decision: Decision) -> Move: ...
    def takes(self, level: str) -> float: ...
    def close(self) -> None: ...


@dataclass(order=True)
class Job:
    """A question in the queue. Who thinks shortly goes before who came a little earlier and thinks long, and nobody
    waits for ever."""

    turn: float
    came: float
    question: Question = field(compare=False)
    answer: asyncio.Future[Move] = field(compare=False)


class Workers:
    """A worker that dies or hangs is replaced, and the game's heuristic answers in another: the table goes on."""

    def __init__(self, workers: int | None = None, failed: Callable[[str], None] = lambda problem: None) -> None:
        self.number = workers or max(2, min(MOST, cpu_count() or 1))
        self.failed = failed
        self.workers: list[Worker] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.jobs: asyncio.PriorityQueue[Job] = asyncio.PriorityQueue()

    def get_ready(self) -> None:
        """Somebody is going to be asked: a process takes a second to come up."""
        if not self.workers:
            self.workers = [Worker() for _ in range(self.number)]
            self.tasks = [asyncio.create_task(self._work(worker)) for worker in self.workers]

    async def choose(self, question: Question, decision: Decision) -> Move:
        level = question.bot.partition("/")[0]
        for asked, wait in ((question, self.takes(level)), (question._replace(bot=HEURISTIC), -PATIENCE)):
            try:
                move = await self._ask(asked, wait)
                if move in decision.moves:
                    return move
                self.failed("illegal")
            except BotFailed as error:
                self.failed(str(error))
            except Exception as error:  # whatever it is, the table goes on
                self.failed(type(error).__name__)
        return decision.moves.sample(FastDice(f"some {randbits(64)}").below)

    def takes(self, level: str) -> float:
        """Seconds within which this level has normally answered, whatever its cards."""
        return THINKS[level]

    async def _ask(self, question: Question, wait: float) -> Move:
        self.get_ready()
        loop = asyncio.get_running_loop()
        job = Job(loop.time() + wait, loop.time(), question, loop.create_future())
        self.jobs.put_nowait(job)
        return await job.answer

    async def _work(self, worker: Worker) -> None:
        while True:
            await worker.be_warm()
            job = await self.jobs.get()
            if job.answer.done():  # nobody waits for it any more
                continue
            question = job.question
            waited = asyncio.get_running_loop().time() - job.came
            if waited > PATIENCE and question.bot != HEURISTIC:
                self.failed("late")
                question = question._replace(bot=HEURISTIC)
            try:
                move = await worker.answer(LONGEST, question, randbits(64), max(LEAST, WALL - waited))
            except Exception as error:
                if not job.answer.done():
                    job.answer.set_exception(error)
            else:
                if not job.answer.done():
                    job.answer.set_result(move)

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for worker in self.workers:
            worker.close()
