"""Where things are printed: results on standard output, progress and complaints on standard error."""

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
        # what people call their files and themselves is shown as it is: brackets and colons in it are no markup
        self.notes = Console(stderr=True, highlight=False, markup=False, emoji=False)
        self.console = self.notes if json else Console(highlight=False, markup=False, emoji=False)

    def speak_of(self, game: Game) -> None:
        """From now on with the words of this game too."""
        self.texts = Texts(self.texts.lang, game)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def say(self, id: str, style: str = "", **args: Any) -> None:
        self.console.print(Text(self.texts.say(id, **args), style))

    def print(self, text: str, style: str = "") -> None:
        """As it is, to be copied or sent on: its lines are broken by nobody but the terminal."""
        self.console.print(Text(text, style), soft_wrap=True)

    def result(self, data: Any) -> None:
        """The object of `--json`."""
        if self.json:
            sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")
            sys.stdout.flush()

    def complain(self, text: str) -> None:
        """One line, however long."""
        line = Text(" ".join(text.split()), "red")
        self.notes.print(line, soft_wrap=True)

    @contextmanager
    def progress(self, id: str) -> Iterator[Callable[[int, int], None]]:
        """A bar on standard error, only if somebody sees it; gives what is told how much of how much is done."""
        if not self.notes.is_terminal:
            yield lambda done, total: None
            return
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=self.notes, transient=True) as bar:
            task = bar.add_task(self.texts.say(id), total=None)
            yield lambda done, total: bar.update(task, completed=done, total=total)
