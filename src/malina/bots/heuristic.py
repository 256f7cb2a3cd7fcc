"""The way to what a game says about playing it: its module `bot` with `policy`, `CHARACTERS` and `FITTED`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..kernel.game import Game


def heuristic(game: Game) -> Any:
    return import_module(f"malina.games.{game.id}.bot")
