"""`malina playthrough`: a random game as text, step by step, for golden (snapshot) tests."""

from __future__ import annotations

import typer

from .params import GameId, Json, Lang, Seats, Seed, Settings
from .settings import check_seats, chosen


def playthrough(
    ctx: typer.Context,
    game: GameId,
    seats: Seats = None,
    seed: Seed = "0",
    option: Settings = [],  # noqa: B006
    json: Json = False,
    lang: Lang = "",
) -> None:
    from ..playthrough import playthrough as written

    out, found, settings = chosen(ctx, game, option)
    number = check_seats(found, seats, settings)
    text = written(found, number, seed, settings)
    out.result({"game": found.id, "seats": number, "seed": seed, "options": settings, "text": text})
    if not out.json:
        out.print(text.rstrip("\n"))
