"""`malina check`: does anything leak to a viewer, is any invariant broken, on random games?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import typer
from rich.text import Text

from ..games import game as find_game
from .output import Output
from .params import GameId, Json, Lang, Seats
from .settings import check_seats

FIRST = 10  # leaks that are described


def check(
    ctx: typer.Context,
    game: GameId,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="help-games-number")] = 20,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="help-seed")] = 0,
    json: Json = False,
    lang: Lang = "",
) -> None:
    from ..check import check as run

    out: Output = ctx.obj
    found = find_game(game)
    out.speak_of(found)
    tables = list(found.seats) if seats is None else [check_seats(found, seats, {})]
    reports = []
    with out.progress("progress-games") as progress:
        progress(0, games * len(tables))
        for done, number in enumerate(tables):
            reports.append(run(found, number, games, seed, _part(progress, done, len(tables))))
    leaks = [leak for report in reports for leak in report.leaks]
    broken = [text for report in reports for text in report.broken_invariants]
    numbers = {
        "game": found.id,
        "seats": tables,
        "games": sum(report.games for report in reports),
        "seed": seed,
        "states": sum(report.states for report in reports),
        "pairs": sum(report.pairs for report in reports),
        "leaks": len(leaks),
        "broken_invariants": len(broken),
        "first_leaks": leaks[:FIRST],
        "first_broken_invariants": broken[:FIRST],
    }
    out.result(numbers)
    if not out.json:
        show(out, out.texts.say("game-name"), numbers)
    if leaks or broken:
        raise typer.Exit(1)


def _part(progress: Callable[[int, int], None], part: int, parts: int) -> Callable[[int, int], None]:
    """Progress of one of several equal parts."""
    return lambda done, total: progress(part * total + done, parts * total)


def show(out: Output, name: str, numbers: dict[str, Any]) -> None:
    seats = ", ".join(map(str, numbers["seats"]))
    out.say("check-title", "bold", name=name, seats=seats, games=numbers["games"])
    out.say("check-tried", states=numbers["states"], pairs=numbers["pairs"])
    for id, count in (("check-leaks", numbers["leaks"]), ("check-invariants", numbers["broken_invariants"])):
        out.say(id, "bold red" if count else "green", count=count)
    for line in (*numbers["first_leaks"], *numbers["first_broken_invariants"]):
        out.show(Text(f"  {line}"))
