"""A worker process in which a bot thinks. It is spawned, never forked: nothing of the server's is in it but tasks."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import replace
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from ...bots import AnyBot, answer, bot
from ...bots.advice import Weighed, advice
from ...bots.search import Search
from ...games import GAMES
from ...games import game as find_game
from ...kernel.decision import Decision, Move
from ...kernel.dice import FastDice
from ...kernel.table import Table

T = TypeVar("T")
LATER = 5  # how nice a worker is: the server's loop comes first
BEGIN = 60.0  # seconds that a process may take to come up


class BotTask(NamedTuple):
    """All that a worker is told: which bot is asked, what its seat knows, as the dump of a fair guess, and which of the
    seat's decisions it is asked about."""

    game: str
    bot: str
    guess: dict[str, Any]
    seat: int
    number: int


Work = Callable[[BotTask, int, float], T]  # think, advise


def think(question: BotTask, seed: int, until: float) -> Move:
    """The bot's move. At `until`, by `monotonic`, it answers with what it has, however little processor time it got
    and however long the question lay about."""
    return answer(*asked(question, until), FastDice(f"bot {seed}"))


def advise(question: BotTask, seed: int, until: float) -> list[Weighed]:
    """The same of a bot that looks ahead, with its reasons."""
    thinker, guess, decision = asked(question, until)
    assert isinstance(thinker, Search)
    return advice(thinker, guess, decision, FastDice(f"bot {seed}"))


def asked(question: BotTask, until: float) -> tuple[AnyBot, Table, Decision]:
    game = find_game(question.game)
    guess = game.load(question.guess)
    thinker = bot(question.bot, game)
    if isinstance(thinker, Search):
        thinker.budget = replace(thinker.budget, until=until)
    return thinker, guess, guess.decisions(question.seat, about=False)[question.number]


class BotFailed(Exception):
    """The failure of a bot, as a text: its own exception may not survive pickling."""


def answer_safely(work: Work[T], question: BotTask, seed: int, until: float) -> T:
    """What runs in the process."""
    try:
        return work(question, seed, until)
    except Exception as error:
        raise BotFailed(type(error).__name__) from None


def warm_up() -> None:
    """Import everything that is loaded lazily before the first question comes."""
    for game in GAMES.values():
        bot("shark", game)


def begin() -> None:
    """Set up a worker: it leaves Ctrl-C to the server, and ends with the server even after a kill -9."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(LATER)
    Thread(target=end_with_the_server, daemon=True).start()


def end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class Worker:
    """One process at a time: when it dies or hangs, another takes its place."""

    def __init__(self) -> None:
        self._begin()

    def _begin(self) -> None:
        self.pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=begin)
        self.warm = False

    async def be_warm(self) -> None:
        """What keeps a process from coming up will be said by the next question."""
        if not self.warm:
            with suppress(BrokenProcessPool, TimeoutError, OSError):
                await self._do(BEGIN, warm_up)
                self.warm = True

    async def answer(self, longest: float, work: Work[T], question: BotTask, seed: int, until: float) -> T:
        return await self._do(longest, answer_safely, work, question, seed, until)

    async def _do(self, longest: float, do: Callable[..., T], *args: Any) -> T:
        try:
            doing = asyncio.get_running_loop().run_in_executor(self.pool, do, *args)
            return await asyncio.wait_for(doing, longest)
        except (BrokenProcessPool, TimeoutError):
            self.close()
            self._begin()
            raise

    def close(self) -> None:
        """End the process, even one that hangs: it would keep the program from ending."""
        for process in list((self.pool._processes or {}).values()):
            process.kill()
        self.pool.shutdown(wait=False, cancel_futures=True)
