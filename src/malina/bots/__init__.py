"""Bots: policies that play a seat from what that seat sees, and nothing else."""

from __future__ import annotations

from ..kernel.game import Game
from ..kernel.refusal import BadOptions
from .bot import Bot, View, play
from .greedy import Greedy
from .random import Random

__all__ = ["BOTS", "Bot", "View", "bot", "play"]

BOTS = ("random", "greedy")


def bot(name: str, game: Game) -> Bot:
    """The bot with this name, ready to play this game."""
    if name == "random":
        return Random()
    if name == "greedy":
        return Greedy.for_game(game)
    raise BadOptions("no-such-bot", bot=name, bots=", ".join(BOTS))
