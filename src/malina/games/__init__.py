"""The games by their ids."""

from __future__ import annotations

from ..kernel.game import Game
from ..kernel.refusal import BadOptions
from .bang import GAME as BANG
from .crooks import GAME as CROOKS

GAMES: dict[str, Game] = {game.id: game for game in (CROOKS, BANG)}


def game(id: str) -> Game:
    """The game with this id."""
    try:
        return GAMES[id]
    except KeyError:
        raise BadOptions("no-such-game", game=id, games=", ".join(GAMES)) from None
