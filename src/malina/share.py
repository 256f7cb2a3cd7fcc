"""Work shared out over processes: the same chunks give the same parts, however many there are to do them."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

Chunk = TypeVar("Chunk")
Part = TypeVar("Part")
Progress = Callable[[int, int], None]  # is told how many games of how many are done


class Share(Protocol):
    """Whoever does the work: the cores of this machine, or a cluster."""

    def __call__(self, work: Callable[[Chunk], Part], chunks: Sequence[Chunk]) -> Iterator[Part]:
        """What comes of each chunk, as it gets ready. `work` is a function of a module: processes find it by name."""
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
            yield from map(work, chunks)
            return
        # Ctrl-C is for the parent, which then ends its children.
        with multiprocessing.Pool(processes, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
            yield from pool.imap_unordered(work, chunks)


class Steps:
    """Games done, of all that will be."""

    def __init__(self, progress: Progress, total: int) -> None:
        self.progress = progress
        self.done, self.total = 0, total
        progress(0, total)

    def add(self, games: int) -> None:
        self.done += games
        self.progress(self.done, max(self.done, self.total))
