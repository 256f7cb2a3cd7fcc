"""Bots: policies that play a seat from what that seat sees, and nothing else."""

from __future__ import annotations

from ..kernel.game import Game
from ..kernel.policy import View
from ..kernel.refusal import BadOptions
from .bot import AnyBot, Bot, Seer, answer, fair_guess, play
from .greedy import Greedy
from .own import own_bot
from .random import Random

__all__ = ["BOTS", "AnyBot", "Bot", "Seer", "View", "answer", "bot", "fair_guess", "play"]

BOTS = ("random", "greedy")


def bot(name: str, game: Game) -> AnyBot:
    """The bot with this name, ready to play this game; `my_bot.py:MyBot` is a class in a file of one's own."""
    if ":" in name:
        return own_bot(name)
    if name == "random":
        return Random()
    if name == "greedy":
        return Greedy.for_game(game)
    raise BadOptions("no-such-bot", bot=name, bots=", ".join(BOTS))
