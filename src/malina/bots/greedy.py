"""The greedy bot: each game brings its own heuristic in `games/<game>/bot.py`; this is only the way to it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from ..kernel.decision import Decision, Move
from ..kernel.dice import Dice
from ..kernel.game import Game
from ..kernel.policy import View

Heuristic = Callable[[View, Decision, Dice], Move]


class Greedy:
    def __init__(self, heuristic: Heuristic) -> None:
        self.heuristic = heuristic

    @staticmethod
    def for_game(game: Game) -> Greedy:
        return Greedy(import_module(f"malina.games.{game.id}.bot").choose)

    def choose(self, view: View, decision: Decision, dice: Dice) -> Move:
        return self.heuristic(view, decision, dice)
