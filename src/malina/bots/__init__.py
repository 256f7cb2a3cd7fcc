"""Bots: policies that play a seat from what that seat sees, and nothing else."""

from __future__ import annotations

from ..kernel.game import Game
from ..kernel.refusal import BadOptions
from .bot import Bot, View, play
from .greedy import Greedy
from .own import own_bot
from .random import Random

__all__ = ["BOTS", "Bot", "View", "bot", "play"]

BOTS = ("random", "greedy")


def bot(name: str, game: Game) -> Bot:
    """The bot with this name, ready to play this game; `my_bot.py:MyBot` is a class in a file of one's own."""
    if ":" in name:
        return own_bot(name)
    if name == "random":
        return Random()
    if name == "greedy":
        return Greedy.for_game(game)
    raise BadOptions("no-such-bot", bot=name, bots=", ".join(BOTS))
