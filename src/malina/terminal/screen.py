"""The terminal itself: what is printed, what is typed, and what must be wiped before somebody else looks."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext
from typing import Any, TextIO

from rich.console import Console, RenderableType
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

WIPE = "\x1b[3J"  # what has scrolled away goes too


class Leave(Exception):
    """The person at the keyboard has left: end of input."""


class Screen:
    def __init__(self, console: Console, source: TextIO | None = None) -> None:
        self.console = console
        self.source = source or sys.stdin

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing, highlight=False)

    def read(self, prompt: str) -> str:
        """One line, without blanks around it."""
        self.console.print(Text(f"{prompt} ", "bold"), end="")
        self.console.file.flush()
        line = self.source.readline()
        if not line:
            self.console.print()
            raise Leave
        if not self.source.isatty():
            # What was typed belongs to the picture even when nobody typed it.
            self.console.print(Text(line.rstrip("\n")))
        return line.strip()

    def thinking(self, text: str) -> AbstractContextManager[Any]:
        """Something that turns while a bot thinks, where somebody sees it."""
        return self.console.status(Text(text, "dim")) if self.console.is_terminal else nullcontext()

    def clear(self, *, wipe: bool = False) -> None:
        """A fresh screen; `wipe`: also without what could be scrolled back to."""
        if not self.console.is_terminal:
            self.console.print()
            return
        self.console.control(Control(ControlType.CLEAR, ControlType.HOME))
        if wipe:
            self.console.file.write(WIPE)
            self.console.file.flush()
