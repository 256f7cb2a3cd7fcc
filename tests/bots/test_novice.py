"""The novice errs, but not for good."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from malina.bots import bot
from malina.bots.bot import step
from malina.bots.levels import Novice
from malina.games.crooks import GAME
from malina.kernel.decision import Decision, Moves, Say
from malina.kernel.dice import FastDice
from malina.kernel.policy import Policy, Ranking

VERBS = ("work", "rest", "quit")
DECISION = Decision(0, "what", Moves(*map(Say, VERBS)), True)


def taken(*values: float) -> Counter[str]:
    """How often each verb is taken if it looks worth so much, and to quit is for good."""
    ranking: Ranking = [({"cmd": cmd}, value) for cmd, value in zip(VERBS, values, strict=True)]
    novice = Novice(Policy(lambda view, decision: ranking, final=frozenset({"quit"})))
    dice = FastDice("novice")
    return Counter(novice.choose({}, DECISION, dice)["cmd"] for _ in range(200))


def test_what_is_final_is_no_error_to_make() -> None:
    assert taken(0.3, 0.1, 0.2)["quit"] == 0
    assert taken(0.3, 0.1, 0.2)["rest"] > 50


def test_what_is_final_is_taken_where_nothing_is_worth_more() -> None:
    assert min(taken(0.1, 0.2, 0.3)[verb] for verb in VERBS) > 20
    assert taken(0.3, -9.0, 0.3)["quit"] > 50


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_leaves_crooks_in_his_first_turns(seats: int) -> None:
    """Who passes has no turn again. With four, one novice in eight did so at once."""
    novices = [bot("novice", GAME)] * seats
    for seed in range(10):
        table: Any = GAME.deal(seats, seed=seed, log=False)
        dice = FastDice(seed)
        while table.turn_no <= 3 * seats:
            assert not any(table.passed)
            step(table, novices, dice)
