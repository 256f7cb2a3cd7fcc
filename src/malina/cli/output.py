"""Output: results on standard output, progress and errors on standard error."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from ..kernel.game import Game
from ..text import Texts


class Output:
    """With `json` exactly one object goes to standard output, and everything else to standard error."""

    def __init__(self, lang: str, json: bool) -> None:
        self.json = json
        self.texts = Texts(lang)
        # names of files and players are user input: brackets and colons in them are no markup
        self.notes = Console(stderr=True, highlight=False, markup=False, emoji=False)
        self.console = self.notes if json else Console(highlight=False, markup=False, emoji=False)

    def speak_of(self, game: Game) -> None:
        """Load the texts of this game too."""
        self.texts = Texts(self.texts.lang, game)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def say(self, id: str, style: str = "", **args: Any) -> None:
        self.console.print(Text(self.texts.say(id, **args), style))

    def print(self, text: str, style: str = "") -> None:
        """Print without word wrap, so that the text can be copied or piped as it is."""
        self.console.print(Text(text, style), soft_wrap=True)

    def result(self, data: Any) -> None:
        """Print the object of `--json`."""
        if self.json:
            sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")
            sys.stdout.flush()

    def complain(self, text: str) -> None:
        """Print an error as one line, however long."""
        line = Text(" ".join(text.split()), "red")
        self.notes.print(line, soft_wrap=True)

    @contextmanager
    def progress(self, id: str) -> Iterator[Callable[[int, int], None]]:
        """A progress bar on standard error if that is a terminal; yields the callback (done, total)."""
        if not self.notes.is_terminal:
            yield lambda done, total: None
            return
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=self.notes, transient=True) as bar:
            task = bar.add_task(self.texts.say(id), total=None)
            yield lambda done, total: bar.update(task, completed=done, total=total)
