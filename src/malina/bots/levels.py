"""Levels of play. A name is a level, with a manner after a slash (`shark/reckless`) and weights from a file after an at
sign (`greedy@my.toml`)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ..kernel.decision import Decision, Move
from ..kernel.dice import Dice, drawn
from ..kernel.game import Game
from ..kernel.policy import Policy, View
from ..kernel.refusal import BadOptions
from .bot import AnyBot
from .budget import Budget
from .greedy import Greedy
from .heuristic import heuristic
from .search import Search
from .weights import own_weights


class Novice:
    """Chooses at random, good moves more often; never a move that ends everything unless it is the best one."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.takes_offers = policy.takes_offers

    def choose(self, view: View, decision: Decision, dice: Dice) -> Move:
        ranking = self.policy.revocable(self.policy.rank(view, decision))
        return ranking[drawn(self.policy.odds(ranking, self.policy.blur), dice)][0]


REGULAR = Budget(ms=200)  # a guess that has begun is given up when the time is over
SHARK = Budget(ms=1300)

LEVELS: dict[str, Callable[[Policy, Policy], AnyBot]] = {
    "greedy": lambda policy, others: Greedy(policy),
    "novice": lambda policy, others: Novice(policy),
    "regular": lambda policy, others: Search(policy, REGULAR, others),
    "shark": lambda policy, others: Search(policy, SHARK, others),
}


def shipped(game: Game) -> Policy:
    found: Policy = heuristic(game).policy()
    return found


def of_level(level: str, manner: str, game: Game, weights: str | None = None) -> AnyBot:
    """The bot of a level. `weights` is a file with other weights; opponents are modelled with those that ship."""
    module = heuristic(game)
    if manner and manner not in module.MANNERS:
        raise BadOptions("no-such-manner", manner=manner, manners=", ".join(module.MANNERS))
    if weights is None:
        return LEVELS[level](module.policy(manner), module.policy())
    try:
        policy = module.policy(manner, own_weights(weights))
    except msgspec.ValidationError as error:
        raise BadOptions("weights-broken", file=weights, problem=str(error)) from error
    return LEVELS[level](policy, module.policy())
