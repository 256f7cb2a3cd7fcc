"""Responsive layout: of a picture in several sizes the first that leaves room for a menu, else the shortest."""

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
        """The size to render; the first one where output is not a terminal and height does not matter."""
        if not console.is_terminal:
            return self.sizes[0]
        for size in self.sizes:
            if len(console.render_lines(size, options.update(height=None), pad=False)) + MENU <= console.size.height:
                return size
        return self.sizes[-1]
