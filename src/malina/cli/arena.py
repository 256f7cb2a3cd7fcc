"""`malina arena`: bots against bots."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

from ..arena import Cores
from ..arena import arena as run
from ..arena.words import (
    ending_name,
    milliseconds,
    number,
    percent,
    percents,
    points_of_percent,
    short,
    side_name,
    signed,
    span,
)
from ..kernel.game import Game
from ..kernel.refusal import BadOptions
from .files import check_writable, write_new
from .output import Output
from .params import GameId, Games, Jobs, Json, Lang, Preset, Seed, Settings
from .settings import check_seats, chosen
from .simulate import bot_names


def arena(
    ctx: typer.Context,
    game: GameId,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT", help="help-arena-bots")] = "greedy,random",
    games: Games = 200,
    seats: Annotated[int | None, typer.Option("--seats", metavar="N", help="help-arena-seats")] = None,
    preset: Preset = "",
    option: Settings = [],  # noqa: B006
    by_side: Annotated[bool, typer.Option("--by-side", help="help-by-side")] = False,
    seed: Seed = "0",
    jobs: Jobs = None,
    ray: Annotated[str, typer.Option("--ray", metavar="HOST", help="help-ray")] = "",
    report: Annotated[Path | None, typer.Option("--report", metavar="FILE", help="help-report")] = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    out, found, settings = chosen(ctx, game, option, preset)
    names = bot_names(bots)
    size = seats_for(found, seats, settings, names)
    if report:
        check_writable(report)
    with out.progress("progress-games") as progress:
        numbers = run(found, names, games, size, seed, settings, by_side, sharing(ray, jobs), progress)
    if report:
        from ..arena.report import page

        text = page(numbers, out.texts, again(numbers, bots, preset, option))
        numbers["report"] = str(write_new(report, text.encode()))
    out.result(numbers)
    if not out.json:
        show(out, out.texts.say("game-name"), numbers)


def again(numbers: Mapping[str, Any], bots: str, preset: str, options: Sequence[str]) -> str:
    """The command that reproduces these numbers."""
    words = ["malina", "arena", numbers["game"], "--bots", bots, "--seats", numbers["seats"]]
    words += ["--preset", preset] if preset else []
    words += [word for option in options for word in ("--option", option)]
    words += ["--by-side"] if numbers["by_side"] else []
    return shlex.join(map(str, [*words, "--games", numbers["games"], "--seed", numbers["seed"]]))


def sharing(ray: str, jobs: int | None) -> Any:
    """The executor: the cores of this machine, or a Ray cluster."""
    if not ray:
        return Cores(jobs)
    from ..arena.cluster import Cluster

    return Cluster(ray)


def seats_for(game: Game, seats: int | None, settings: dict[str, Any], bots: Sequence[str]) -> int:
    """As many as there are bots, where the game and its options allow that."""
    if seats is None:
        try:
            return check_seats(game, len(bots), settings)
        except BadOptions:
            pass
    return check_seats(game, seats, settings)


def show(out: Output, name: str, numbers: Mapping[str, Any]) -> None:
    out.show("")
    out.say("arena-heading", "bold", name=name)
    out.say("arena-title", seats=numbers["seats"], games=numbers["games"], deals=numbers["deals"])
    lengths = numbers["lengths"]
    out.say("simulate-lengths", mean=number(lengths["mean"]), min=lengths["min"], max=lengths["max"])
    out.show(leaders(out, numbers))
    if numbers.get("side_difference"):
        out.say("arena-sides-manned", "dim")
        out.show(manned(out, numbers))
    elif numbers.get("sides"):
        out.say("arena-sides-seated", "dim")
        out.show(seated(out, numbers))
    if numbers.get("differences"):
        out.say("arena-differences-about", "dim")
        out.show(differences(out, numbers))
    out.say("arena-endings-about", "dim")
    out.show(endings(out, numbers))
    if "report" in numbers:
        out.say("arena-report-written", file=numbers["report"])


def grid(out: Output, *columns: str) -> Table:
    """An empty table whose first column has names, the others numbers."""
    table = Table(box=box.SIMPLE_HEAD, border_style="dim", pad_edge=False, collapse_padding=True)
    table.add_column(columns[0], overflow="fold", min_width=8)
    for column in columns[1:]:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def leaders(out: Output, numbers: Mapping[str, Any]) -> Table:
    say = out.texts.say
    heads = ("arena-wins", "arena-interval", "arena-points", "arena-interval", "arena-rating", "arena-ms")
    table = grid(out, say("arena-bot"), *map(say, heads))
    for name, won in numbers["win_rates"].items():
        points, rating = numbers["points"][name], numbers["ratings"][name]
        table.add_row(
            short(name),
            percent(won["rate"]),
            percents(won),
            number(points["mean"]),
            span(points),
            f"{number(rating['mu'])} ± {1.96 * rating['sigma']:.1f}",
            milliseconds(numbers["ms_per_move"][name]),
        )
    return table


def differences(out: Output, numbers: Mapping[str, Any]) -> Table:
    say = out.texts.say
    heads = ("arena-differences-wins", "arena-interval", "arena-points", "arena-interval")
    table = grid(out, "", *map(say, heads))
    for row in numbers["differences"]:
        points = row["points"]
        cells = (*points_of_percent(row["win_rate"]), signed(points["mean"]), span(points, signed))
        table.add_row(" − ".join(map(short, row["bots"])), *cells)
    return table


def manned(out: Output, numbers: Mapping[str, Any]) -> Table:
    """The table of win rates by side (team), each played by one bot and by the other."""
    one, other = numbers["win_rates"]
    say = out.texts.say
    table = grid(out, "", short(one), short(other), say("arena-difference"), say("arena-interval"))
    rows = [(side_name(out.texts, row["side"]), row["win_rates"], row["difference"]) for row in numbers["sides"]]
    for name, won, found in [*rows, (say("arena-all-sides"), numbers["side_win_rates"], numbers["side_difference"])]:
        table.add_row(name, *(percent(won[bot]["rate"]) for bot in (one, other)), *points_of_percent(found))
    return table


def seated(out: Output, numbers: Mapping[str, Any]) -> Table:
    table = grid(out, "", *map(short, numbers["win_rates"]))
    for row in numbers["sides"]:
        table.add_row(side_name(out.texts, row["side"]), *(percent(won["rate"]) for won in row["win_rates"].values()))
    return table


def endings(out: Output, numbers: Mapping[str, Any]) -> Table:
    table = grid(out, "", out.texts.say("arena-games"), *map(short, numbers["win_rates"]))
    for row in numbers["endings"]:
        shares = (percent(won / row["games"]) for won in row["won_by"].values())
        table.add_row(ending_name(out.texts, row["ending"]), percent(row["rate"]), *shares)
    return table
