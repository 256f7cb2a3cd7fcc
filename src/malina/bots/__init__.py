"""Bots: policies that play a seat from what that seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel.game import Game
from ..kernel.policy import View
from ..kernel.refusal import BadOptions
from .blame import owned
from .bot import AnyBot, Bot, Seer, Turns, answer, asked, fair_guess, made, play, takes_offers
from .levels import LEVELS, of_level
from .own import own_bot
from .random import Random

__all__ = [
    "BOTS",
    "AnyBot",
    "Bot",
    "Seer",
    "Turns",
    "View",
    "answer",
    "asked",
    "bot",
    "fair_guess",
    "made",
    "play",
    "takes_offers",
]

BOTS = ("random", *LEVELS)


def bot(name: str, game: Game, known: Sequence[str] = BOTS) -> AnyBot:
    """The bot with this name for this game: `shark/reckless` is a level with a manner, `greedy@my.toml` one with
    weights from a file, `my_bot.py:MyBot` a class in a file. An unknown name is refused with a list of the `known`
    ones."""
    if not name:
        raise BadOptions("bot-no-name", bots=", ".join(known))
    if ".py:" in name:  # whatever its folder is called
        return own_bot(name)
    head, at, weights = name.partition("@")
    level, _, manner = head.partition("/")
    if level in LEVELS:
        found = of_level(level, manner, game, weights if at else None)
        return owned(name, found) if at else found
    if ":" in name:
        return own_bot(name)
    if name == "random":
        return Random()
    if name.endswith(".py"):
        raise BadOptions("bot-no-class", bot=name, name="")
    raise BadOptions("no-such-bot", bot=name, bots=", ".join(known))
