"""`malina check`: the leak test and the invariants on random games (see `malina.check`)."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import typer
from rich.text import Text

from .output import Output
from .params import GameId, Games, Json, Lang, Preset, Settings
from .settings import check_seats, chosen, possible_seats

FIRST = 10  # leaks shown at most
TRIED = ("games", "states", "pairs", "twins", "strange", "well_formed")


def check(
    ctx: typer.Context,
    game: GameId,
    seats: Annotated[int | None, typer.Option("--seats", metavar="N", help="help-check-seats")] = None,
    games: Games = 20,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="help-seed")] = 0,
    preset: Preset = "",
    option: Settings = [],  # noqa: B006
    json: Json = False,
    lang: Lang = "",
) -> None:
    from ..check import Report
    from ..check import check as run

    out, found, settings = chosen(ctx, game, option, preset)
    least = check_seats(found, seats, settings)
    tables = possible_seats(found, settings) if seats is None else [least]
    total = Report()
    again = ""
    with out.progress("progress-games") as progress:
        progress(0, games * len(tables))
        for done, number in enumerate(tables):
            report = run(found, number, games, seed, _part(progress, done, len(tables)), settings)
            total.add(report)
            if not report.clean and not again:
                again = _command(game, number, report.games, seed, preset, option)
    numbers = {
        "game": found.id,
        "seats": tables,
        "seed": seed,
        **{name: getattr(total, name) for name in TRIED},
        "leaks": len(total.leaks),
        "broken_invariants": len(total.broken_invariants),
        "first_leaks": total.leaks[:FIRST],
        "first_broken_invariants": total.broken_invariants[:FIRST],
        "again": again,
    }
    out.result(numbers)
    if not out.json:
        show(out, out.texts.say("game-name"), numbers)
    if not total.clean:
        raise typer.Exit(1)


def _part(progress: Callable[[int, int], None], part: int, parts: int) -> Callable[[int, int], None]:
    """Map the progress of one of several equal parts to that of the whole."""
    return lambda done, total: progress(part * total + done, parts * total)


def _command(game: str, seats: int, games: int, seed: int, preset: str, option: Sequence[str]) -> str:
    """The command that reproduces a finding: the last of these games has it."""
    words = ["malina", "check", game, "--seats", seats, "--games", games, "--seed", seed]
    words += ["--preset", preset] if preset else []
    words += [word for setting in option for word in ("--option", setting)]
    return shlex.join(map(str, words))


def show(out: Output, name: str, numbers: dict[str, Any]) -> None:
    seats = ", ".join(map(str, numbers["seats"]))
    out.say("check-title", "bold", name=name, seats=seats, games=numbers["games"])
    out.say("check-tried", states=numbers["states"], pairs=numbers["pairs"])
    out.say("check-twins", count=numbers["twins"])
    out.say("check-strange", count=numbers["strange"], shaped=numbers["well_formed"])
    for id, count in (("check-leaks", numbers["leaks"]), ("check-invariants", numbers["broken_invariants"])):
        out.say(id, "bold red" if count else "green", count=count)
    for line in (*numbers["first_leaks"], *numbers["first_broken_invariants"]):
        out.show(Text(f"  {line}"))
    if numbers["again"]:
        out.say("check-again", command=numbers["again"])
