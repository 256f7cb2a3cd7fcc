"""Malina: a table for games of outlaws and bluff. An unofficial fan implementation.

>>> import malina
>>> table = malina.game("crooks").deal(seats=3, seed=42)
>>> table.waiting_for == {table.current}
True
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
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

HOMES = {
    "games": ("GAMES", "game"),
    "kernel.blanks": ("Each", "Order", "Some", "Text"),
    "kernel.decision": ("Decision", "Moves", "Say"),
    "kernel.dice": ("Dice", "FastDice", "TrueDice"),
    "kernel.game": ("Game",),
    "kernel.record": ("Match", "Record", "replay", "verify"),
    "kernel.refusal": ("BadBot", "BadCards", "BadOptions", "BadRecord", "IllegalMove", "Refusal"),
    "kernel.table": ("Result", "Table"),
}


def __getattr__(name: str) -> Any:
    """Lazy imports: no game is loaded until a name is used, so that `malina --version` is fast."""
    for home, names in HOMES.items():
        if name in names:
            found = globals()[name] = getattr(import_module(f".{home}", __name__), name)
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
