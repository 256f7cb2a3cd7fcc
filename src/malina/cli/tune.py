"""`malina tune`: optimizes the weights of a game's heuristic by self-play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from ..arena.words import points_of_percent
from ..kernel.game import Game
from ..share import Cores
from .arena import grid
from .files import check_writable, write_new
from .output import Output
from .params import GameId, Jobs, Json, Lang, Preset, Seed, Settings
from .program import command
from .settings import chosen, possible_seats
from .wrong import Wrong


def tune(
    ctx: typer.Context,
    game: GameId,
    games: Annotated[int, typer.Option("--games", metavar="N", min=2, help="help-tune-games")] = 60,
    generations: Annotated[int, typer.Option("--generations", metavar="N", min=1, help="help-generations")] = 20,
    check: Annotated[int, typer.Option("--check", metavar="N", min=2, help="help-tune-check")] = 400,
    weights: Annotated[str, typer.Option("--weights", metavar="WEIGHTS", help="help-weights")] = "*",
    seats: Annotated[str, typer.Option("--seats", metavar="N,N", help="help-tune-seats")] = "",
    preset: Preset = "",
    option: Settings = [],  # noqa: B006
    seed: Seed = "0",
    jobs: Jobs = None,
    file: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="help-tune-out")] = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    from ..tune import shipped
    from ..tune import tune as run
    from ..tune.file import rewritten

    out, found, settings = chosen(ctx, game, option, preset)
    sizes = read_seats(found, seats, settings)
    path = file or Path(f"{found.id}-bot.toml")
    check_writable(path)
    patterns = [word.strip() for word in weights.split(",")]
    with out.progress("progress-games") as progress:
        tuned = run(found, sizes, games, generations, patterns, seed, settings, check, Cores(jobs), progress)
    written = write_new(path, rewritten(shipped(found).read_text(encoding="utf-8"), tuned.weights).encode())
    changes = [{"weight": old.name, "was": old.value, "is": new} for old, new in tuned.weights]
    numbers = {**tuned.numbers, "changes": changes, "file": str(written)}
    out.result(numbers)
    if not out.json:
        show(out, out.texts.say("game-name"), numbers)


def read_seats(game: Game, text: str, settings: Mapping[str, Any]) -> list[int]:
    """Parse numbers of seats separated by commas; by default all that are valid with these options."""
    if not text:
        return possible_seats(game, settings)
    words = [word.strip() for word in text.split(",")]
    if not all(word.isdecimal() for word in words):
        raise Wrong("cli-bad-value", what="--seats", low=game.seats[0], high=game.seats[-1])
    for word in words:
        game.read_options(settings, int(word))
    return [int(word) for word in words]


def show(out: Output, name: str, numbers: Mapping[str, Any]) -> None:
    say, match = out.texts.say, numbers["match"]
    seats = ", ".join(map(str, numbers["seats"]))
    out.show("")
    out.say("tune-title", "bold", name=name, seats=seats, games=numbers["games"])
    table = grid(out, say("tune-weight"), say("tune-was"), say("tune-is"))
    for change in numbers["changes"]:
        table.add_row(change["weight"], f"{change['was']:g}", f"{change['is']:g}")
    out.show(table)
    out.say("tune-match", "dim", games=match["games"])
    table = grid(out, say("tune-seats"), say("arena-differences-wins"), say("arena-interval"))
    for row in match["by_seats"]:
        table.add_row(str(row["seats"]), *points_of_percent(row["difference"]))
    table.add_row(say("tune-all"), *points_of_percent(match["difference"]))
    out.show(table)
    out.say(verdict(match["difference"]), "bold")
    out.say("tune-written", file=numbers["file"])
    out.print(command(*again(numbers), lang=out.texts.lang), "cyan")


def verdict(difference: Mapping[str, Any]) -> str:
    if difference["low"] > 0:
        return "tune-better"
    return "tune-worse" if difference["high"] < 0 else "tune-unsure"


def again(numbers: Mapping[str, Any]) -> Sequence[str]:
    """The command that plays the new weights against the shipped ones."""
    return ("arena", numbers["game"], "--bots", f"greedy@{numbers['file']},greedy")
