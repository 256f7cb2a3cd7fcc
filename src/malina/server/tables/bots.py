"""What the server says about bots: which there are for a game, and after the end what they believed."""

from __future__ import annotations

from typing import Any

import msgspec

from ...bots import fair_guess
from ...bots.advice import MOST
from ...bots.heuristic import heuristic
from ...kernel.decision import Move
from ...kernel.dice import FastDice
from ...kernel.game import Game
from ...kernel.refusal import BadOptions
from ...kernel.table import Table
from ..wire import LEVELS, Leaning

Chances = dict[str, dict[str, dict[str, float]]]  # group -> thing -> what it may be -> how likely


def manners(game: Game) -> tuple[str, ...]:
    """The manners that have a meaning in this game."""
    found: tuple[str, ...] = heuristic(game).MANNERS
    return found


def takes_offers(game: Game, manner: str) -> bool:
    """Do bots of this manner want to be asked about standing offers?"""
    found: bool = heuristic(game).policy(manner).takes_offers
    return found


def checked(level: str, manner: str, game: Game) -> dict[str, Any]:
    """Refuse a bot that does not exist: it would never answer, and the table would be stuck."""
    if level not in LEVELS:
        raise BadOptions("no-such-bot", bot=level, bots=", ".join(LEVELS))
    if manner and manner not in manners(game):
        raise BadOptions("no-such-manner", manner=manner, manners=", ".join(manners(game)))
    return {"level": level, "manner": manner}


def thinks(game: Game, manner: str) -> bool:
    """Do bots of this manner make anything of what is hidden, that one could read afterwards?"""
    return heuristic(game).policy(manner).believes is not None


def beliefs(table: Table, seat: int, manner: str) -> Chances:
    """What a bot on this seat makes of the hidden things. It has only what the seat knows to go by, so it
    can be asked later."""
    policy = heuristic(table.game).policy(manner)
    if policy.believes is None:
        return {}
    guess = fair_guess(table, seat, FastDice("belief"))
    return msgspec.convert(policy.believes(guess, seat), Chances, str_keys=True)


def weighed(table: Table, seat: int, manner: str, made: Move) -> tuple[list[Leaning], int | None]:
    """What its heuristic thinks most of where a bot made this move, and which of these it was; nothing is weighed where
    there is no choice."""
    policy = heuristic(table.game).policy(manner)
    decision = next((one for one in table.decisions(seat, about=False) if made in one.moves), None)
    if decision is None or decision.moves.size == 1:
        return [], None
    guess = fair_guess(table, seat, FastDice("belief"))
    ranking = policy.opinion(guess, decision)
    leanings = [
        (odds, move, move == made) for (move, _), odds in zip(ranking, policy.odds(ranking), strict=True) if odds > 0
    ]
    leanings.sort(key=lambda one: -one[0])
    kept = leanings[:MOST] + [one for one in leanings[MOST:] if one[2]]
    told = [
        Leaning(move=move, odds=odds, reasons=[said.to_json() for said in policy.reasons(guess, decision, move)])
        for odds, move, _ in kept
    ]
    return told, next((n for n, (_, _, chosen) in enumerate(kept) if chosen), None)


def truth(table: Table, chances: Chances, manner: str) -> dict[str, dict[str, str]]:
    """What those things were; the policy says how they are found on a table."""
    policy = heuristic(table.game).policy(manner)
    return {group: {thing: policy.truth(table, group, thing) for thing in things} for group, things in chances.items()}
