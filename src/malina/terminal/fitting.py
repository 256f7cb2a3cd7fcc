"""One picture in several sizes: the first that leaves room for a menu on this terminal, else the shortest."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

MENU = 9  # lines for the question and its answers


class Fitting:
    def __init__(self, sizes: Sequence[RenderableType]) -> None:
        self.sizes = sizes

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.chosen(console, options)

    def chosen(self, console: Console, options: ConsoleOptions) -> RenderableType:
        """What is not a terminal is as high as it must be."""
        if not console.is_terminal:
            return self.sizes[0]
        for size in self.sizes:
            if len(console.render_lines(size, options.update(height=None), pad=False)) + MENU <= console.size.height:
                return size
        return self.sizes[-1]
