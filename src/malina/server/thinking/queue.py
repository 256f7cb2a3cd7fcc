"""The task queue of bots: questions wait for a worker, the nearest deadline first, and each gets a legal answer.

When a bot answers must not tell what it holds. So the time is fixed before it begins to think, whatever there is to
think about. A busy machine thinks less: a search ends in time, and leaves some of it to those that wait behind it.
What has not begun by then the game's heuristic says."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from os import cpu_count
from secrets import randbits
from time import monotonic
from typing import Any, NamedTuple, Protocol, TypeVar

from ...bots import fair_guess
from ...bots.advice import Weighed
from ...kernel.decision import Decision, Move
from ...kernel.dice import FastDice
from ...kernel.policy import NOTHING
from ...kernel.table import Table
from .worker import BotFailed, BotTask, Work, Worker, advise, answer_safely, think

T = TypeVar("T")
THINKS = {"novice": 0.1, "regular": 0.35, "shark": 1.7}  # seconds a level takes, more than it needs on a free core
DEPUTY = "regular"  # who plays for people that are gone
HEURISTIC = "greedy"  # who answers for a bot that cannot, or is late
SPARE = 0.05  # seconds that are left for the heuristic
WAY = 0.05  # seconds from a search's end till its answer is here
LEAST = 0.03  # seconds without which a worker need not begin
LONGEST = 10.0  # seconds that a worker may take: one on a busy machine does not hang
MOST = 8  # workers, however many cores there are


def question_of(table: Table, seat: int, level: str, manner: str = "", number: int = 0) -> BotTask:
    """The task that is sent to a worker: a fair guess, which holds nothing that the seat does not know."""
    guess = fair_guess(table, seat, FastDice(f"guess {randbits(64)}"))
    return BotTask(table.game.id, f"{level}/{manner}" if manner else level, guess.dump(), seat, number)


class Answer(NamedTuple):
    move: Move
    problem: str = ""  # why the bot itself has not answered


def fits(move: Move, decision: Decision) -> bool:
    """A standing offer may be left alone."""
    return move in decision.moves or (move == NOTHING and not decision.required)


class Thinker(Protocol):
    def get_ready(self) -> None: ...
    async def choose(self, question: BotTask, decision: Decision, seconds: float) -> Answer: ...
    async def advise(self, question: BotTask, seconds: float) -> list[Weighed]: ...
    def takes(self, level: str) -> float: ...
    def close(self) -> None: ...


@dataclass(order=True)
class Waiting:
    """A question in the queue, ordered by its deadline."""

    until: float
    work: Work[Any] = field(compare=False)
    question: BotTask = field(compare=False)
    answer: asyncio.Future[Any] = field(compare=False)


class Workers:
    """A worker that dies or hangs is replaced."""

    def __init__(self, workers: int | None = None) -> None:
        self.number = workers or max(2, min(MOST, cpu_count() or 1))
        self.workers: list[Worker] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.jobs: asyncio.PriorityQueue[Waiting] = asyncio.PriorityQueue()

    def get_ready(self) -> None:
        """A bot is going to be asked: a process takes a second to come up."""
        if not self.workers:
            self.workers = [Worker() for _ in range(self.number)]
            self.tasks = [asyncio.create_task(self._work(worker)) for worker in self.workers]

    async def choose(self, question: BotTask, decision: Decision, seconds: float) -> Answer:
        try:
            move = await self._ask(think, question, seconds - SPARE)
            if fits(move, decision):
                return Answer(move)
            problem = "illegal"
        except TimeoutError:
            problem = "late"
        except BotFailed as error:
            problem = str(error)
        except Exception as error:  # whatever it is, the table goes on
            problem = type(error).__name__
        with suppress(Exception):
            # it knows no more here than in a worker: all it is handed is the question
            deputy = question._replace(bot=HEURISTIC)
            move = await asyncio.to_thread(answer_safely, think, deputy, randbits(64), monotonic())
            if fits(move, decision):
                return Answer(move, problem)
        if not decision.required:
            return Answer(NOTHING, problem)
        return Answer(decision.moves.sample(FastDice(f"some {randbits(64)}").below), problem)

    async def advise(self, question: BotTask, seconds: float) -> list[Weighed]:
        """A busy machine has not looked ahead: then it is what the heuristic thinks."""
        try:
            return await self._ask(advise, question, seconds - SPARE)
        except Exception:
            return await asyncio.to_thread(advise, question, randbits(64), 0.0)

    def takes(self, level: str) -> float:
        """Seconds after which this level answers, whatever its cards."""
        return THINKS[level]

    async def _ask(self, work: Work[T], question: BotTask, seconds: float) -> T:
        self.get_ready()
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        self.jobs.put_nowait(Waiting(loop.time() + seconds, work, question, answer))
        async with asyncio.timeout(seconds):
            return await answer

    async def _work(self, worker: Worker) -> None:
        while True:
            await worker.be_warm()
            job = await self.jobs.get()
            left = job.until - asyncio.get_running_loop().time()
            if job.answer.done() or left < LEAST:  # nobody waits for it any more
                continue
            try:
                until = monotonic() + self._share(left) - WAY
                move = await worker.answer(LONGEST, job.work, job.question, randbits(64), until)
            except Exception as error:
                if not job.answer.done():
                    job.answer.set_exception(error)
            else:
                if not job.answer.done():
                    job.answer.set_result(move)

    def _share(self, left: float) -> float:
        """Seconds for this question: all that is left for it, or a part if others wait too."""
        return min(left / (1 + self.jobs.qsize() / self.number), LONGEST / 2)

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for worker in self.workers:
            worker.close()
