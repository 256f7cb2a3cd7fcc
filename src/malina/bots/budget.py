"""Time limits of bots: so many milliseconds of its own processor time, or so many guesses."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic, thread_time


@dataclass(frozen=True)
class Budget:
    ms: float | None = None
    iterations: int | None = None  # with these alone the same dice give the same move on every machine
    until: float | None = None  # by `monotonic`, the same clock in every process: where somebody waits, then is then

    def __post_init__(self) -> None:
        if self.ms is None and self.iterations is None:
            raise ValueError("a budget has an end")


class Spent(Exception):
    """The time is over, in the middle of a thought."""


class Timer:
    """One budget being spent."""

    def __init__(self, budget: Budget) -> None:
        self.until = None if budget.ms is None else thread_time() + budget.ms / 1000
        self.left = budget.iterations
        self.latest = budget.until

    def next(self) -> bool:
        """Is there time for another guess?"""
        if self.left is not None:
            if not self.left:
                return False
            self.left -= 1
        return not self.over()

    def over(self) -> bool:
        if self.latest is not None and monotonic() >= self.latest:
            return True
        return self.until is not None and thread_time() >= self.until

    def tick(self) -> None:
        if self.over():
            raise Spent
