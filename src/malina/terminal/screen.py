"""Terminal input and output, and clearing the screen before another person looks."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext
from typing import Any, TextIO

from rich.console import Console, RenderableType
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

WIPE = "\x1b[3J"  # clears the scrollback buffer


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
        """Read one line, stripped."""
        self.console.print(Text(f"{prompt} ", "bold"), end="")
        self.console.file.flush()
        line = self.source.readline()
        if not line:
            self.console.print()
            raise Leave
        if not self.source.isatty():
            # Echo piped input, which no terminal has echoed
            self.console.print(Text(line.rstrip("\n")))
        return line.strip()

    def thinking(self, text: str) -> AbstractContextManager[Any]:
        """A spinner while a bot thinks, if output is a terminal."""
        return self.console.status(Text(text, "dim")) if self.console.is_terminal else nullcontext()

    def clear(self, *, wipe: bool = False) -> None:
        """Clear the screen; `wipe`: the scrollback buffer too."""
        if not self.console.is_terminal:
            self.console.print()
            return
        self.console.control(Control(ControlType.CLEAR, ControlType.HOME))
        if wipe:
            self.console.file.write(WIPE)
            self.console.file.flush()
