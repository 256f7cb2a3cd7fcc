"""Parallel work over a process pool. Results do not depend on the number of processes, as chunks are the same."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from multiprocessing import parent_process
from threading import Thread
from typing import Protocol, TypeVar

from .kernel.refusal import Refusal

Chunk = TypeVar("Chunk")
Part = TypeVar("Part")
Progress = Callable[[int, int], None]  # callback: games done, games in all
AHEAD = 2  # chunks submitted per process: one in work, one queued


class WorkerDied(Refusal):
    """A worker process ended before its work was done: killed, out of memory, or by a bot that exits."""


class Share(Protocol):
    """An executor of chunks: the cores of this machine, or a cluster."""

    def __call__(self, work: Callable[[Chunk], Part], chunks: Sequence[Chunk]) -> Iterator[Part]:
        """The result of each chunk as it becomes ready. `work` has to be a function of a module, as processes import it
        by name."""
        ...


@dataclass(frozen=True)
class Cores:
    """Processes of this machine, by default one for each core."""

    jobs: int | None = None

    @property
    def number(self) -> int:
        return self.jobs or os.cpu_count() or 1

    def __call__(self, work: Callable[[Chunk], Part], chunks: Sequence[Chunk]) -> Iterator[Part]:
        processes = min(self.number, len(chunks))
        if processes <= 1:
            for chunk in chunks:  # not `map`: a StopIteration raised by a user's code would silently end it
                yield work(chunk)
            return
        todo = iter(chunks)
        pool = ProcessPoolExecutor(processes, initializer=_begin)
        try:
            doing = {pool.submit(work, chunk) for chunk in islice(todo, AHEAD * processes)}
            while doing:
                done, doing = wait(doing, return_when=FIRST_COMPLETED)
                for part in done:
                    doing.update(pool.submit(work, chunk) for chunk in islice(todo, 1))
                    yield part.result()
        except BaseException as error:
            # Interrupted, failed, or the consumer stopped: kill workers instead of waiting for long games
            for process in list((pool._processes or {}).values()):
                process.kill()  # a broken pool would wait for the other workers
            pool.shutdown()
            if isinstance(error, BrokenProcessPool):
                raise WorkerDied("worker-died") from error
            raise
        pool.shutdown()


def _begin() -> None:
    """Initialise a worker: it leaves Ctrl-C to its parent, ends with it, and does not share its progress bar, whose
    lock may have been held at the fork."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout, sys.stderr = sys.__stdout__ or sys.stdout, sys.__stderr__ or sys.stderr
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class Steps:
    """A progress counter: games done, of a total."""

    def __init__(self, progress: Progress, total: int) -> None:
        self.progress = progress
        self.done, self.total = 0, total
        progress(0, total)

    def add(self, games: int) -> None:
        self.done += games
        self.progress(self.done, max(self.done, self.total))
