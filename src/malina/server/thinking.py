"""Bots think in processes of their own: what they get is a seat's view and its decision, and nothing leads back."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from secrets import randbits
from threading import Thread
from typing import Any, Protocol

from ..bots import Seer, bot
from ..games import game as find_game
from ..kernel.decision import Decision, Move
from ..kernel.dice import FastDice

LEVELS = {"novice": "random", "regular": "greedy"}
DEPUTY = "regular"  # who plays for people that are gone
LONGEST = 10.0  # seconds a bot may think before anything legal will do


def answer(game: str, level: str, view: dict[str, Any], decision: Decision, seed: int) -> Move:
    """What runs in the worker."""
    thinker = bot(LEVELS[level], find_game(game))
    assert not isinstance(thinker, Seer)
    return thinker.choose(view, decision, FastDice(f"bot {seed}"))


def begin() -> None:
    """A worker leaves Ctrl-C to the server, and does not outlive it, not even after kill -9."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_the_server, daemon=True).start()


def end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class Thinker(Protocol):
    async def choose(self, game: str, level: str, view: dict[str, Any], decision: Decision) -> Move: ...
    def close(self) -> None: ...


class Workers:
    """A worker that dies or hangs is replaced, and the seat makes some legal move: the table goes on."""

    def __init__(self, workers: int | None = None, failed: Callable[[str], None] = lambda problem: None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.failed = failed
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=begin)

    async def choose(self, game: str, level: str, view: dict[str, Any], decision: Decision) -> Move:
        pool = self.pool
        try:
            thinking = asyncio.get_running_loop().run_in_executor(
                pool, answer, game, level, view, decision, randbits(64)
            )
            move = await asyncio.wait_for(thinking, LONGEST)
            if move in decision.moves:
                return move
            self.failed("illegal")
        except (BrokenProcessPool, TimeoutError) as error:
            self.failed(type(error).__name__)
            if self.pool is pool:
                self.pool = self._new_pool()
                kill(pool)
        except Exception as error:  # a bot's bug must not stop the table
            self.failed(type(error).__name__)
        return decision.moves.sample(FastDice(f"some {randbits(64)}").below)

    def close(self) -> None:
        kill(self.pool)


def kill(pool: ProcessPoolExecutor) -> None:
    """Also a worker that hangs: it would keep the program from ending."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)
