"""The greedy bot: whatever the game's own heuristic in `games/<game>/bot.py` values most."""

from __future__ import annotations

from ..kernel.decision import Decision, Move
from ..kernel.dice import Dice
from ..kernel.policy import Policy, View, best


class Greedy:
    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.takes_offers = policy.takes_offers

    def choose(self, view: View, decision: Decision, dice: Dice) -> Move:
        return best(self.policy.rank(view, decision), dice)
