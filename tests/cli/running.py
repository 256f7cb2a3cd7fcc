"""Runs `malina` in this process, with scripted input or a mock player who reads the screen."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

KEY = re.compile(r"^ {0,2}(\d+)  \S", re.MULTILINE)


@dataclass
class Ran:
    code: int
    out: str
    err: str


class Lines(io.StringIO):
    """Scripted input: lines typed whatever the screen shows."""


class Reader(io.StringIO):
    """A mock player: reads the screen and types a random one of the numbers offered."""

    def __init__(self, screen: io.StringIO, seed: int, also: Iterable[str] = ()) -> None:
        super().__init__()
        self.screen = screen
        self.random = random.Random(seed)
        self.also = list(also)
        self.seen = 0

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        text = self.screen.getvalue()
        new, self.seen = text[self.seen :], len(text)
        if self.also and self.random.random() < 0.2:
            return self.random.choice(self.also) + "\n"
        keys = KEY.findall(new[max(0, new.rfind("\n\n")) :]) or KEY.findall(text[text.rfind("\n\n") :])
        return (self.random.choice(keys) if keys else "") + "\n"


Run = Callable[..., Ran]
