"""What each move of a seat of Crooks is worth."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ....kernel.decision import Decision, Move, Said
from ....kernel.policy import Policy, Ranking, View
from ..table import CrooksTable
from .belief import believes, likelihood
from .buying import Buying
from .outlook import Outlook
from .placing import Placing
from .reasons import REASONS
from .sight import Sight
from .weights import FILE, Weights
from .worth import worth

MANNERS = FILE.manners
FITTED = ("chance", "hiding")  # weights that no move depends on: fitted to games, not found by them
WEIGHTS = FILE.read()
NO_ACTION = (None,)


def _policy(weights: Weights) -> Policy:
    return Policy(
        rank=partial(rank, weights=weights),
        blur=1.2,
        worth=partial(worth, weights=weights),
        likelihood=partial(likelihood, weights=weights),
        rank_on=partial(rank_on, weights=weights),
        believes=partial(believes, weights=weights),
        reasons=partial(reasons, weights=weights),
        final=frozenset({"pass"}),  # for the rest of the game
    )


def rank(view: View, decision: Decision, weights: Weights = WEIGHTS) -> Ranking:
    return KINDS[decision.kind](Outlook(Sight.of_view(view), weights), decision)


def rank_on(table: CrooksTable, seat: int, decision: Decision, weights: Weights = WEIGHTS) -> Ranking:
    """The same from a table of the bot's own, of which no more is read than the seat sees."""
    return KINDS[decision.kind](Outlook(Sight.of_table(table, seat), weights), decision)


def reasons(table: CrooksTable, decision: Decision, move: Move, weights: Weights = WEIGHTS) -> list[Said]:
    """Why this move, or why not. Its value is what the heuristic thinks of it."""
    outlook = Outlook(Sight.of_table(table, decision.seat), weights)
    values = [value for other, value in KINDS[decision.kind](outlook, decision) if other == move]
    return REASONS[move["cmd"]](outlook, move, values[0]) if values else []


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


policy = FILE.policies(_policy)
