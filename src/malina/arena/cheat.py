"""The ceiling: a shark that sees every face. It plays in the arena only; no table has a way to seat it."""

from __future__ import annotations

from typing import Any

from ..bots import BOTS, AnyBot, answer
from ..bots import bot as find_bot
from ..bots.levels import SHARK, shipped
from ..bots.search import Search
from ..kernel.decision import Decision, Move
from ..kernel.dice import Dice
from ..kernel.game import Game
from ..kernel.table import Table

NAME = "cheat"


class Cheat(Search):
    """Where a fair bot guesses, it knows; what the dice will throw is hidden even from it."""

    def likely(
        self, guess: Table, view: dict[str, Any], seat: int, dice: Dice, pool: list[tuple[float, Table]]
    ) -> Table:
        return guess


def find(name: str, game: Game) -> AnyBot:
    return Cheat(shipped(game), SHARK) if name == NAME else find_bot(name, game, (*BOTS, NAME))


def ask(bot: AnyBot, table: Table, decision: Decision, dice: Dice) -> Move:
    return bot.look_ahead(table, decision, dice) if isinstance(bot, Cheat) else answer(bot, table, decision, dice)
