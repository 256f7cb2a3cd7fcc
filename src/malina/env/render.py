"""Render (ANSI mode): a table as text, as a seat sees it."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from ..kernel.table import Table
from ..terminal import drawer_for
from ..text import Texts

WIDTH = 120


def drawn(table: Table, seat: int | None) -> str:
    """None is a spectator."""
    texts = Texts("en", table.game, table.data.faces)
    names = [texts.say("player", number=number + 1) for number in range(table.seats)]
    console = Console(file=StringIO(), width=WIDTH, color_system=None)
    drawer = drawer_for(table.game.id, table.data, texts, names)
    console.print(drawer.board(table.view(seat)), highlight=False)
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text
