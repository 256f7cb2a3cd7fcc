"""Whole games of the bot of Lockup, and what it is handed."""

from __future__ import annotations

from typing import Any

import pytest

from malina.bots import bot, play
from malina.games.lockup import GAME
from malina.games.lockup.bot import policy, rank_on
from malina.games.lockup.table import LockupTable
from malina.kernel.dice import FastDice
from malina.kernel.policy import best

EXPERT = {"expert": True, "crews": "chosen"}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"guards": "moderate"}),
    (1, {"guards": "expert", **EXPERT}),
    (2, EXPERT),
    (3, {}),
    (4, EXPERT),
    (5, {}),
]


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_question_has_its_ranking(number: int) -> None:
    """Half of the moves are random, so that it sees tables it would never make itself; all it ranks is legal, and both
    ways to look at a table lead to the same."""
    seats, options = TABLES[number]
    own = policy()
    for seed in range(3):
        g: LockupTable = GAME.deal(seats, seed=seed, options=options)  # type: ignore[assignment]
        dice = FastDice(f"bot {seed}")
        while not g.over:
            decision = g.next_decision()
            if decision.moves.size > 1:
                ranking = own.rank(g.view(decision.seat, memory=True, about=False), decision)
                assert ranking
                assert all(move in decision.moves for move, _ in ranking), (decision.kind, ranking)
                assert ranking == rank_on(g, decision.seat, decision)
                if dice.below(2):
                    g.act(decision.seat, best(ranking, dice))
                    continue
            g.act(decision.seat, decision.moves.sample(dice.below))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    for seed in range(3):
        bots = [bot("greedy" if seat == seed % seats else "random", GAME) for seat in range(seats)]
        g = play(GAME.deal(seats, seed=seed), bots, FastDice(f"against {seed}"))
        assert g.result is not None
        assert g.result.winners == (seed % seats,)
