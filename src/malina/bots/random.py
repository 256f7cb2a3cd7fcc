"""The random bot: any legal move, all equally likely. The yardstick for everybody else."""

from __future__ import annotations

from ..kernel.decision import Decision, Move
from ..kernel.dice import Dice
from ..kernel.policy import View


class Random:
    def choose(self, view: View, decision: Decision, dice: Dice) -> Move:
        return decision.moves.sample(dice.below)
