"""Manners of the bot of Lockup: how differently they hide and what they fear."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from malina.games.lockup import GAME
from malina.games.lockup.bot import MANNERS, WEIGHTS, policy
from malina.games.lockup.bot.weights import FILE
from malina.games.lockup.table import LockupTable
from malina.kernel.dice import FastDice
from malina.kernel.policy import best


@cache
def hidden(manner: str) -> Counter[str]:
    """Tokens face down, in the turns of a game that the bot without a manner plays."""
    asked, plain = policy(manner), policy()
    found: Counter[str] = Counter()
    g: LockupTable = GAME.deal(2, seed=2)  # type: ignore[assignment]
    dice = FastDice("manners")
    while g.round < 4:
        decision = g.next_decision()
        if decision.kind == "turn":
            move = best(asked.opinion(g, decision), FastDice("same"))
            found.update(token.split("_", 1)[1] for token, face in move.get("tokens", ()) if face == "down")
        g.act(decision.seat, best(plain.opinion(g, decision), dice))
    return found


def test_the_honest_hide_little() -> None:
    assert hidden("honest").total() < hidden("").total() / 2


def test_the_reckless_hide_strength_and_others_weakness() -> None:
    strong, weak = ("crew_4", "crew_5"), ("lookout", "crew_2")
    assert sum(hidden("reckless")[kind] for kind in strong) > sum(hidden("reckless")[kind] for kind in weak)
    assert sum(hidden("")[kind] for kind in strong) < sum(hidden("")[kind] for kind in weak)


def test_the_suspicious_fear_more() -> None:
    """What may lie face down is stronger to them, and suspicion costs them more."""
    own = FILE.read(manner="suspicious")
    assert own.boast < 0 < WEIGHTS.boast
    assert own.raids > WEIGHTS.raids > FILE.read(manner="reckless").raids


def test_others_do_not_matter_to_the_greedy() -> None:
    own = FILE.read(manner="greedy")
    assert all(own.others[players] < WEIGHTS.others[players] / 2 for players in own.others)


@pytest.mark.parametrize("manner", MANNERS)
def test_every_manner_plays_on(manner: str) -> None:
    own = policy(manner)
    g: LockupTable = GAME.deal(2, seed=5)  # type: ignore[assignment]
    dice = FastDice("manner")
    while not g.over:
        decision = g.next_decision()
        ranking = own.opinion(g, decision)
        assert all(move in decision.moves for move, _ in ranking)
        g.act(decision.seat, best(ranking, dice))
