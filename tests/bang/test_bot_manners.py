"""Manners of the bot of BANG! do what their names say, where the plain bot does something else: at the same positions
of games for five."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from malina.games.bang import GAME
from malina.games.bang.bot import MANNERS, policy
from malina.games.bang.table import BangTable
from malina.kernel.decision import Move
from malina.kernel.dice import FastDice
from malina.kernel.policy import best

GAMES = 12
ATTACKS = ("bang", "duel", "gatling", "indians")
GAINS = ("panic", "stagecoach", "wells_fargo", "general_store")


@cache
def deeds() -> dict[str, Counter[str]]:
    """By manner: how often it would attack, take cards, or answer a shot."""
    policies = {manner: policy(manner) for manner in ("", *MANNERS)}
    found: dict[str, Counter[str]] = {manner: Counter() for manner in policies}
    for n in range(GAMES):
        g: BangTable = GAME.deal(5, f"manner {n}", log=False)  # type: ignore[assignment]
        dice = FastDice(n)
        while not g.over:
            decision = g.next_decision()
            if decision.kind in ("act", "dodge_shot"):
                for manner, of in policies.items():
                    found[manner][told(g, best(of.opinion(g, decision), FastDice(0)))] += 1
            g.act(decision.seat, best(policies[""].opinion(g, decision), dice))
    return found


def told(g: BangTable, move: Move) -> str:
    if move["cmd"] != "play":
        return str(move["cmd"])
    name = g.data.card[move["card"]].name
    return "attack" if name in ATTACKS else "gain" if name in GAINS else name


@pytest.mark.no_cover
def test_the_honest_and_the_reckless_attack_more() -> None:
    assert deeds()["honest"]["attack"] > 1.05 * deeds()[""]["attack"]
    assert deeds()["reckless"]["attack"] > 1.05 * deeds()[""]["attack"]


@pytest.mark.no_cover
def test_the_greedy_attack_less() -> None:
    assert deeds()["greedy"]["attack"] < deeds()[""]["attack"]


@pytest.mark.no_cover
def test_the_suspicious_keep_their_missed() -> None:
    assert deeds()["suspicious"]["take_hit"] > deeds()[""]["take_hit"]
