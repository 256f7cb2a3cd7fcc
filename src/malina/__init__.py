"""Malina: a table for games of outlaws and bluff. An unofficial fan implementation.

>>> import malina
>>> table = malina.game("crooks").deal(seats=3, seed=42)
>>> table.waiting_for == {table.current}
True
"""

from .games import GAMES, game
from .kernel.blanks import Each, Order, Some, Text
from .kernel.decision import Decision, Moves, Say
from .kernel.dice import Dice, FastDice, TrueDice
from .kernel.game import Game
from .kernel.record import Match, Record, replay, verify
from .kernel.refusal import BadBot, BadCards, BadOptions, BadRecord, IllegalMove, Refusal
from .kernel.table import Result, Table

__all__ = [
    "GAMES",
    "BadBot",
    "BadCards",
    "BadOptions",
    "BadRecord",
    "Decision",
    "Dice",
    "Each",
    "FastDice",
    "Game",
    "IllegalMove",
    "Match",
    "Moves",
    "Order",
    "Record",
    "Refusal",
    "Result",
    "Say",
    "Some",
    "Table",
    "Text",
    "TrueDice",
    "game",
    "replay",
    "verify",
]
