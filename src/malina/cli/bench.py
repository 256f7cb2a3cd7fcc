"""`malina bench`: benchmarks of our engine or our server, and of its peers on the same machine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich import box
from rich.table import Table

from ..kernel import compiled
from .output import Output
from .params import Json, Lang
from .wrong import Wrong

if TYPE_CHECKING:
    from ..bench.server import Load

WHAT = ("engine", "bytecodes", "server")
FIGURES = ("decisions_per_s", "copies_per_s", "guesses_per_s", "games_per_s", "bot_games_per_s")
LOADED = ("moves_per_s", "p50_ms", "p99_ms", "even_p50_ms", "even_p99_ms", "cpu_us_per_move", "kb_per_table")
TOP = 3  # hottest functions named in a row
COARSE = 100.0  # larger figures are shown without decimals


def bench(
    ctx: typer.Context,
    what: Annotated[str, typer.Argument(metavar="WHAT", help="help-bench-what")] = WHAT[0],
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=0.01, help="help-seconds")] = 2.0,
    peers: Annotated[bool, typer.Option("--peers/--no-peers", help="help-peers")] = True,
    tables: Annotated[int, typer.Option("--tables", metavar="N", min=1, max=1000, help="help-bench-tables")] = 200,
    idle: Annotated[int, typer.Option("--idle", metavar="N", min=1, max=5000, help="help-bench-idle")] = 500,
    rate: Annotated[float, typer.Option("--rate", metavar="N", min=1, help="help-bench-rate")] = 500.0,
    rounds: Annotated[int, typer.Option("--rounds", metavar="N", min=1, help="help-bench-rounds")] = 3,
    nodes: Annotated[list[int], typer.Option("--nodes", metavar="N", min=1, max=64, help="help-bench-nodes")] = [],  # noqa: B006
    database: Annotated[str | None, typer.Option("--database", metavar="URL", help="help-bench-database")] = None,
    decisions: Annotated[int, typer.Option("--decisions", metavar="N", min=1, help="help-bench-decisions")] = 1000,
    json: Json = False,
    lang: Lang = "",
) -> None:
    out: Output = ctx.obj
    if what == "engine":
        bench_engine(out, seconds, peers)
    elif what == "bytecodes":
        bench_bytecodes(out, decisions)
    elif what == "server":
        from ..bench.server import Load

        load = Load(tables=tables, idle=idle, seconds=seconds, rate=rate)
        bench_server(out, load, rounds, peers, nodes, database)
    else:
        raise Wrong("cli-no-such-bench", what=what, known=", ".join(WHAT))


def bench_engine(out: Output, seconds: float, peers: bool) -> None:
    from ..bench.run import measure

    with out.progress("progress-bench") as progress:
        rows = measure(seconds, peers, progress)
    out.result({"build": compiled.name(), "seconds": seconds, "rows": rows})
    if not out.json:
        out.say("bench-build", build=compiled.name())
        out.show(table(out, rows))


def bench_bytecodes(out: Output, decisions: int) -> None:
    from ..bench.bytecodes import measure

    with out.progress("progress-bench") as progress:
        rows = measure(decisions, progress)
    out.result({"decisions": decisions, "rows": rows})
    if not out.json:
        out.show(bytecodes_table(out, rows))


def bench_server(out: Output, load: Load, rounds: int, peers: bool, nodes: Sequence[int], database: str | None) -> None:
    from ..bench.server import measure

    with out.progress("progress-bench") as progress:
        rows, absent = measure(load, rounds, peers, progress, nodes, database)
    out.result(
        {"load": load, "rounds": rounds, "rows": rows, "absent": {name: str(why) for name, why in absent.items()}}
    )
    if not out.json:
        out.say("bench-load", tables=load.tables, seats=load.tables * 4, rounds=rounds)
        out.show(server_table(out, rows, load.rate))
        for name, why in absent.items():
            if why.problem:
                out.say("bench-broken", "yellow", name=name, problem=why.problem)
            else:
                out.say("bench-without", "yellow", name=name, tool=why.program)


def table(out: Output, rows: Sequence[Mapping[str, Any]]) -> Table:
    """The table of rates, each with the factor by which our fastest game makes more decisions a second."""
    found = Table(box=box.SIMPLE_HEAD, border_style="dim", pad_edge=False, collapse_padding=True)
    found.add_column(out.texts.say("bench-engine"), no_wrap=True)
    for figure in FIGURES:
        found.add_column(
            out.texts.say(f"bench-{figure.replace('_', '-')}"), justify="right", min_width=8, overflow="fold"
        )
    found.add_column(out.texts.say("bench-ratio"), justify="right", min_width=6)
    ours = max((row["decisions_per_s"] for row in rows if row["guesses_per_s"]), default=0)
    for row in rows:
        cells = [whole(row[figure]) if row.get(figure) else "—" for figure in FIGURES]
        found.add_row(row["name"], *cells, f"{ours / row['decisions_per_s']:.1f} ×")
    return found


def bytecodes_table(out: Output, rows: Sequence[Mapping[str, Any]]) -> Table:
    """The table of bytecode instructions per decision, with the functions that take most of them."""
    found = Table(box=box.SIMPLE_HEAD, border_style="dim", pad_edge=False)
    found.add_column(out.texts.say("bench-engine"), no_wrap=True)
    found.add_column(out.texts.say("bench-bytecodes-per-decision"), justify="right")
    found.add_column(out.texts.say("bench-functions"))
    for row in rows:
        most = [f"{spent['function']} {spent['share']:.0%}" for spent in row["functions"][:TOP]]
        found.add_row(row["name"], whole(row["bytecodes_per_decision"]), ", ".join(most))
    return found


def server_table(out: Output, rows: Sequence[Mapping[str, Any]], rate: float) -> Table:
    """A column for each server: throughput, latency at full load and at a fixed rate, CPU and memory."""
    found = Table(box=box.SIMPLE_HEAD, border_style="dim", pad_edge=False)
    found.add_column("")
    for row in rows:
        found.add_column(row["name"], justify="right", max_width=14)
    for figure in LOADED:
        about = out.texts.say(f"bench-{figure.replace('_', '-')}", rate=round(rate))
        found.add_row(about, *(shown(row[figure]) for row in rows))
    ratios = [rows[0]["moves_per_s"] / row["moves_per_s"] for row in rows]
    found.add_row(out.texts.say("bench-ratio"), *(f"{ratio:.1f} ×" for ratio in ratios))
    return found


def shown(value: float | None) -> str:
    if value is None:
        return "—"
    return whole(value) if value >= COARSE else f"{value:.1f}"


def whole(value: float) -> str:
    return f"{value:,.0f}".replace(",", "\u00a0")
