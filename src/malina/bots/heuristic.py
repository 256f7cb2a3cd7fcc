"""Lookup of a game's own heuristic: its module `bot` with `policy`, `MANNERS` and `FITTED`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..kernel.game import Game
from . import plain


def heuristic(game: Game) -> Any:
    """Of a game that has no such module: that all moves look alike."""
    name = f"malina.games.{game.id}.bot"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name and name.startswith(error.name):
            return plain
        raise
