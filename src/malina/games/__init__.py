"""The games by their ids."""

from __future__ import annotations

from ..kernel.game import Game
from ..kernel.refusal import BadOptions
from .bang import GAME as BANG
from .crooks import GAME as CROOKS
from .lockup import GAME as LOCKUP
from .scoundrels import GAME as SCOUNDRELS
from .sheriff import GAME as SHERIFF

GAMES: dict[str, Game] = {game.id: game for game in (CROOKS, BANG, SHERIFF, LOCKUP, SCOUNDRELS)}


def game(id: str) -> Game:
    """The game with this id."""
    try:
        return GAMES[id]
    except KeyError:
        raise BadOptions("no-such-game", game=id, games=", ".join(GAMES)) from None
