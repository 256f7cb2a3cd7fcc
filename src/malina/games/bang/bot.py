"""The greedy bot of BANG!: it does what is worth most to its role, by what everybody has seen.

What the seat sees is put in order in bot_sight.py; who may be who is worked out in bot_belief.py, who is wanted out in
bot_wish.py, what that makes of wounds and lives in bot_mind.py, what cards are worth in bot_cards.py, what playing them
is worth in bot_play.py, and the answers to all other questions are in bot_answers.py. The weights are in bot.toml.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.decision import Decision, Move
from ...kernel.dice import Dice, FastDice
from ...kernel.policy import Policy, Ranking, View
from .bot_answers import ANSWERS, any_answer
from .bot_cards import Hand
from .bot_mind import Mind
from .bot_sight import Sight
from .bot_weights import Weights, shipped

WEIGHTS = shipped()
CHARACTERS: tuple[str, ...] = ()


def policy(character: str = "", weights: Mapping[str, Any] | None = None) -> Policy:
    return Policy(rank)


def rank(view: View, decision: Decision, *, beliefs: bool = True) -> Ranking:
    """One move; what is public chooses among equals."""
    return [(choose(view, decision, FastDice(view["decided"]), beliefs=beliefs), 0.0)]


def choose(
    view: dict[str, Any], decision: Decision, dice: Dice, weights: Weights = WEIGHTS, *, beliefs: bool = True
) -> Move:
    """`beliefs` False: roles are guessed by the deal alone, whatever their owners have done."""
    if decision.moves.size == 1:
        only: Move = decision.moves[0]
        return only
    mind = Mind(Sight(view), weights, beliefs=beliefs)
    return ANSWERS.get(decision.kind, any_answer)(mind, Hand(mind), decision, dice)
