"""`malina bench`: how fast our engine is, and how fast its peers are on the same machine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

from .output import Output
from .params import Json, Lang

FIGURES = ("decisions_per_s", "copies_per_s", "guesses_per_s", "games_per_s")


def bench(
    ctx: typer.Context,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=0.01, help="help-seconds")] = 2.0,
    peers: Annotated[bool, typer.Option("--peers/--no-peers", help="help-peers")] = True,
    json: Json = False,
    lang: Lang = "",
) -> None:
    from ..bench.run import measure

    out: Output = ctx.obj
    with out.progress("progress-bench") as progress:
        rows = measure(seconds, peers, progress)
    out.result({"seconds": seconds, "rows": rows})
    if not out.json:
        out.show(table(out, rows))


def table(out: Output, rows: Sequence[Mapping[str, Any]]) -> Table:
    """Rates, and how many times as many decisions our fastest game makes in the same time."""
    found = Table(box=box.SIMPLE_HEAD, border_style="dim", pad_edge=False)
    found.add_column(out.texts.say("bench-engine"), no_wrap=True)
    for figure in FIGURES:
        found.add_column(out.texts.say(f"bench-{figure.replace('_', '-')}"), justify="right", min_width=9)
    found.add_column(out.texts.say("bench-ratio"), justify="right", min_width=6)
    ours = max((row["decisions_per_s"] for row in rows if row["guesses_per_s"]), default=0)
    for row in rows:
        cells = [f"{row[figure]:,.0f}".replace(",", "\u00a0") if row.get(figure) else "—" for figure in FIGURES]
        found.add_row(row["name"], *cells, f"{ours / row['decisions_per_s']:.1f} ×")
    return found
