"""Manners that a person can tell apart: how often they bluff, and how often they doubt."""

from __future__ import annotations

from collections import Counter
from functools import cache

from malina.games.scoundrels import GAME
from malina.games.scoundrels.bot import policy
from malina.games.scoundrels.table import ScoundrelsTable
from malina.kernel.dice import FastDice
from malina.kernel.policy import best

from .scenario import scenario

GAMES = 6


@cache
def habits(manner: str) -> dict[str, float]:
    """Of a seat with this manner among others without one."""
    seen: Counter[str] = Counter()
    for number in range(GAMES):
        g: ScoundrelsTable = GAME.deal(2, number, log=False)  # type: ignore[assignment]
        dice, me = FastDice(number), number % 2
        while not g.over:
            decision = g.next_decision()
            ranking = policy(manner if decision.seat == me else "").opinion(g, decision)
            move = best(ranking, dice)
            if decision.seat == me and decision.kind == "plan":
                seen["laid"] += 1
                seen["bluffed"] += move["card"] != f"poker.{move['slot']}{move['card'][-1]}"
            if decision.seat == me and decision.kind == "last_doubt":
                seen["asked"] += 1
                seen["doubted"] += move["cmd"] == "doubt"
            g.act(decision.seat, move)
    return {"bluffs": seen["bluffed"] / seen["laid"], "doubts": seen["doubted"] / seen["asked"]}


def test_the_honest_bluffs_least_and_the_reckless_most() -> None:
    assert habits("honest")["bluffs"] + 0.1 < habits("")["bluffs"] < habits("reckless")["bluffs"] - 0.1


def test_the_suspicious_doubts_most_and_the_greedy_least() -> None:
    assert habits("greedy")["doubts"] + 0.1 < habits("")["doubts"] < habits("suspicious")["doubts"] - 0.1


def test_who_doubts_and_who_was_wrong_says_so() -> None:
    t = scenario(slots={1: "5=2 6=6"}, doubts="0>1.5 2>1.6", supply={0: 1, 2: 1}, step="evening")
    heard = [GAME.bots.says(event) for event in t.told(None, "exposed")]
    assert heard == [(1, "ouch"), (2, "ouch")]  # the bluffer, then who doubted an honest card
    doubted = scenario().do("0 play 2 slot=6", "2 doubt").told(None, "doubted")
    assert [GAME.bots.says(event) for event in doubted] == [(2, "bluff")]
    assert GAME.bots.says({"event": "hired", "seat": 1}) is None
