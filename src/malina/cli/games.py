"""`malina games`: lists the games, their numbers of seats and their options."""

from __future__ import annotations

from typing import Any

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from ..bots import BOTS
from ..games import GAMES
from ..kernel.game import Game
from ..text import Texts
from .output import Output
from .params import Json, Lang
from .settings import allowed, default


def games(ctx: typer.Context, json: Json = False, lang: Lang = "") -> None:
    out: Output = ctx.obj
    lang = out.texts.lang
    out.result({"games": [about(game, lang) for game in GAMES.values()], "bots": list(BOTS)})
    if out.json:
        return
    for game in GAMES.values():
        texts = Texts(lang, game)
        low, high = game.seats[0], game.seats[-1]
        title = Text(texts.say("game-name"), "bold").append(f"  {game.id}", "cyan")
        title.append(f"  {out.texts.say('games-seats', low=low, high=high)}", "dim")
        out.show("", title, Text(texts.say("game-tagline"), "italic"), Text(texts.say("game-about")), "")
        table = Table(box=box.SIMPLE_HEAD, border_style="dim", pad_edge=False)
        table.add_column(out.texts.say("games-option"), no_wrap=True)  # whole: it is typed again
        for id in ("games-values", "games-default", "games-meaning"):
            table.add_column(out.texts.say(id), overflow="fold")
        for name in game.options_type.__struct_fields__:
            meaning = f"{texts.say(f'option-{name}')}. {texts.say(f'option-{name}-help')}"
            cells = (Text(allowed(game, name, out.texts)), Text(default(game, name, out.texts)), Text(meaning))
            table.add_row(Text(name, "cyan"), *cells)
        out.show(table)
    out.say("games-bots", "bold")
    for bot in BOTS:
        out.show(Text(f"  {bot}", "cyan").append(f"  {out.texts.say(f'about-bot-{bot}')}", "default"))


def about(game: Game, lang: str) -> dict[str, Any]:
    texts = Texts(lang, game)
    return {
        "id": game.id,
        "name": texts.say("game-name"),
        "tagline": texts.say("game-tagline"),
        "version": game.version,
        "seats": list(game.seats),
        "options": game.options,
    }
