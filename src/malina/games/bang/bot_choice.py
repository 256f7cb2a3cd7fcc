"""How the greedy bot chooses among moves, and among characters."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...kernel.decision import Decision, Move
from ...kernel.dice import Dice
from .bot_cards import Hand
from .bot_mind import Mind

Answer = Callable[[Mind, Hand, Decision, Dice], Move]


def best(moves: Iterable[Move], worth: Callable[[Move], float], dice: Dice) -> Move:
    """The move that is worth most; the dice choose among equals."""
    valued = [(worth(move), move) for move in moves]
    most = max([v for v, _ in valued]) - 1e-9
    equals = [move for v, move in valued if v >= most]
    return equals[dice.below(len(equals))] if len(equals) > 1 else equals[0]


def character_worth(mind: Mind, character: str) -> float:
    known = mind.sight.box.character.get(character)
    return mind.weights.character.get(character, 0.0) + (known.life if known else 0)
