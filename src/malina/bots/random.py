"""The random bot: any legal move, all equally likely. The yardstick for everybody else."""

from __future__ import annotations

from ..kernel.decision import Decision, Move
from ..kernel.dice import Dice
from ..kernel.policy import NOTHING, View
from ..kernel.table import OFFERS_TAKEN


class Random:
    takes_offers = True

    def choose(self, view: View, decision: Decision, dice: Dice) -> Move:
        if not decision.required and dice.below(OFFERS_TAKEN):
            return NOTHING
        return decision.moves.sample(dice.below)
