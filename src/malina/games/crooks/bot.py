"""The greedy bot of Crooks: chapter 16. Its weights are in bot.toml.

What the seat knows is put in order in bot_sight.py, what the end is expected to be worth in bot_outlook.py, what a
crook is worth where in bot_placing.py, and a search in bot_buying.py; here is what each move is worth. What the bot
believes of hidden crooks is in bot_belief.py, its estimate of the end in bot_worth.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Any

from ...kernel.decision import Decision
from ...kernel.policy import Policy, Ranking, View
from .bot_belief import believes, likelihood
from .bot_buying import Buying
from .bot_outlook import Outlook
from .bot_placing import Placing
from .bot_sight import Sight
from .bot_weights import Weights, read
from .bot_worth import worth
from .table import CrooksTable

CHARACTERS = ("honest", "greedy", "reckless", "suspicious")
FITTED = ("chance", "hiding")  # weights that no move depends on: fitted to games, not found by them
WEIGHTS = read({})
NO_ACTION = (None,)


def policy(character: str = "", weights: Mapping[str, Any] | None = None) -> Policy:
    """`weights` are those of a bot.toml; whatever it leaves out is as it ships."""
    return _shipped(character) if weights is None else _policy(read(weights, character))


@lru_cache
def _shipped(character: str) -> Policy:
    return _policy(read({}, character))


def _policy(weights: Weights) -> Policy:
    return Policy(
        rank=partial(rank, weights=weights),
        worth=partial(worth, weights=weights),
        likelihood=partial(likelihood, weights=weights),
        rank_on=partial(rank_on, weights=weights),
        believes=partial(believes, weights=weights),
    )


def rank(view: View, decision: Decision, weights: Weights = WEIGHTS) -> Ranking:
    return KINDS[decision.kind](Outlook(Sight.of_view(view), weights), decision)


def rank_on(table: CrooksTable, seat: int, decision: Decision, weights: Weights = WEIGHTS) -> Ranking:
    """The same from a table of the bot's own, of which no more is read than the seat sees."""
    return KINDS[decision.kind](Outlook(Sight.of_table(table, seat), weights), decision)


def rank_turn(outlook: Outlook, decision: Decision) -> Ranking:
    sight = outlook.sight
    recruits = [move for move in decision.moves if move["cmd"] == "recruit"]
    piles = [sight.piles[move["hideout"]] for move in recruits]
    buying = Buying(outlook, piles)
    values = [buying.value(pile) for pile in piles]
    return [*zip(recruits, values, strict=True), ({"cmd": "pass"}, buying.passing(max(values)))]


def rank_crooks(outlook: Outlook, decision: Decision) -> Ranking:
    placing, crooks = Placing(outlook), outlook.sight.deck.crooks
    return [(move, placing.best(crooks[move["crook"]]) or 0.0) for move in decision.moves]


def rank_placements(outlook: Outlook, decision: Decision) -> Ranking:
    crook, placing = outlook.sight.hand, Placing(outlook)
    assert crook is not None
    ranking: Ranking = []
    for say in decision.moves.says:
        blanks: dict[str, Any] = say.blanks
        for action in blanks.get("action", NO_ACTION):
            for face in blanks["face"]:
                for job in blanks["job"]:
                    move = {"cmd": "place", "job": job, "face": face}
                    if action:
                        move["action"] = action
                    ranking.append((move, placing.value(crook, job, face, action)))
    return ranking


KINDS: dict[str, Callable[[Outlook, Decision], Ranking]] = {
    "turn": rank_turn,
    "choose": rank_crooks,
    "place": rank_placements,
}
