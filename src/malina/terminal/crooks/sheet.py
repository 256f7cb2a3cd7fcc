"""The score sheet: a line for each job and each gang, a column for each player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...text import Texts
from .ticket import COLORS, cut

WON = "★"


def sheet(view: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> RenderableType:
    result = view["result"]
    parts = result["breakdown"]
    seats = range(view["seats"])
    table = Table(box=box.ROUNDED, title=texts.say("score-title"), border_style="dim")
    table.add_column("")
    table.add_column(texts.say("board-worth"), justify="right")
    for seat in seats:
        table.add_column(Text(cut(names[seat], 14), COLORS[view["colors"][seat]]), justify="right")
    for score in parts["jobs"]:
        cells = [_job(score, seat) for seat in seats]
        table.add_row(texts.value("job", score["job"]), str(score["points"]) if score["winners"] else "·", *cells)
    table.add_section()
    for score in parts["gangs"]:
        cells = [_gang(score, seat) for seat in seats]
        table.add_row(texts.value("gang", score["gang"]), str(score["bonus"] or "·"), *cells)
    table.add_section()
    rows = parts["seats"]
    table.add_row(texts.say("board-jobs"), "", *(str(row["jobs"]) for row in rows))
    table.add_row(texts.say("board-gangs"), "", *(str(row["gangs"]) for row in rows))
    total = [f"{WON} {row['points']}" if row["seat"] in result["winners"] else str(row["points"]) for row in rows]
    table.add_row(texts.say("board-total"), "", *total, style="bold")
    money = [texts.say("board-money", money=row["money"]) for row in rows]
    table.add_row(texts.say("board-left"), "", *money, style="dim")
    return table


def _job(score: Mapping[str, Any], seat: int) -> Text:
    """The player's rating there, and what it brought."""
    total = score["totals"][seat]
    if total is None:
        return Text("·", "dim")
    return _gained(str(total), score["share"] if seat in score["winners"] else None)


def _gang(score: Mapping[str, Any], seat: int) -> Text:
    count = score["counts"][seat]
    return _gained(str(count) if count else "·", score["bonus"] if score["winner"] == seat else None)


def _gained(text: str, points: int | None) -> Text:
    return Text(text, "dim") if points is None else Text(f"{text} ").append(f"+{points}", "bold")
