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
    """Rates, and how many times faster than each line the fastest line is in decisions."""
    found = Table(box=box.SIMPLE_HEAD, border_style="dim", pad_edge=False)
    found.add_column(out.texts.say("bench-engine"), no_wrap=True)
    for figure in FIGURES:
        found.add_column(out.texts.say(f"bench-{figure.replace('_', '-')}"), justify="right")
    found.add_column(out.texts.say("bench-ratio"), justify="right")
    best = max((row["decisions_per_s"] or 0 for row in rows), default=0)
    for row in rows:
        mine = row["decisions_per_s"]
        cells = [f"{row[figure]:,.0f}".replace(",", "\u00a0") if row.get(figure) else "—" for figure in FIGURES]
        found.add_row(row["name"], *cells, f"{best / mine:.1f} ×" if mine else "—")
    return found
