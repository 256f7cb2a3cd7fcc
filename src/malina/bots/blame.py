"""Error reporting for third-party bots and custom weights: their errors are reported under the name the user gave, not
as a fault of the program."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from copy import deepcopy

from ..kernel.decision import Decision, Move
from ..kernel.dice import Dice
from ..kernel.policy import NOTHING, View
from ..kernel.refusal import BadBot
from ..kernel.table import Table
from .bot import AnyBot, Bot, Seer, takes_offers


class Owned:
    """Wraps a third-party bot."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot
        self.takes_offers = takes_offers(bot)

    def choose(self, view: View, decision: Decision, dice: Dice) -> Move:
        return answered(self.name, decision, lambda given: self.bot.choose(view, given, dice))


class OwnedSeer:
    """Wraps a third-party bot that looks ahead."""

    def __init__(self, name: str, bot: Seer) -> None:
        self.name = name
        self.bot = bot
        self.takes_offers = takes_offers(bot)

    def look_ahead(self, guess: Table, decision: Decision, dice: Dice) -> Move:
        return answered(self.name, decision, lambda given: self.bot.look_ahead(guess, given, dice))


def owned(name: str, bot: AnyBot) -> AnyBot:
    return OwnedSeer(name, bot) if isinstance(bot, Seer) else Owned(name, bot)


def answered(name: str, decision: Decision, choose: Callable[[Decision], Move]) -> Move:
    """A legal move. The bot gets a copy of the decision, as its move is judged by the original."""
    with blamed(name, decision.kind):
        move = choose(deepcopy(decision))
    if move == NOTHING and not decision.required:
        return NOTHING
    if move not in decision.moves:
        raise BadBot("bot-illegal", bot=name, question=decision.kind, answer=_said(repr, move))
    return move


@contextmanager
def blamed(name: str, question: str = "") -> Iterator[None]:
    """Attribute whatever is raised here to this bot, SystemExit included, but not Ctrl-C. Its standard output is
    redirected, where it cannot spoil results."""
    try:
        with redirect_stdout(sys.stderr):
            yield
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        problem = ": ".join(filter(None, (type(error).__name__, _said(str, error))))
        raise BadBot("bot-raised", bot=name, question=question, problem=problem) from error


def _said(say: Callable[[object], str], thing: object) -> str:
    """`str` of an object; the name of its class if that fails."""
    try:
        return say(thing)
    except Exception:
        return object.__repr__(thing)
