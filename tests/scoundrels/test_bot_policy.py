"""The bot of 3,000 Scoundrels: it is fair, answers every question, and beats chance."""

from __future__ import annotations

from typing import Any

import pytest

from malina.bots import bot, play
from malina.games.scoundrels import GAME
from malina.games.scoundrels.bot import policy
from malina.kernel.dice import FastDice
from malina.kernel.policy import best

POLICY = policy()
EVERYTHING = dict(GAME.presets["everything"])


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [{}, EVERYTHING], ids=["first", "everything"])
def test_a_table_tells_no_more_than_its_view(seats: int, options: dict[str, Any]) -> None:
    """Whoever reads the table instead of a view comes to the same values, whatever is hidden."""
    table = GAME.deal(seats, "rank", options, log=False)
    dice = FastDice("rank")
    assert POLICY.rank_on is not None
    for number in range(90):
        if table.over:
            break
        seat = min(table.waiting_for)
        decision = next(d for d in table.decisions(seat, about=False) if d.required)
        ranking = POLICY.rank_on(table, seat, decision)
        assert ranking == POLICY.rank(table.view(seat, memory=True, about=False), decision)
        assert ranking == POLICY.rank_on(table.guess(seat, number), seat, decision)
        assert all(move in decision.moves for move, _ in ranking)
        table.act(seat, best(ranking, dice) if number % 3 else decision.moves.sample(dice.below))


@pytest.mark.parametrize("seats", GAME.seats)
def test_greedy_beats_random(seats: int) -> None:
    for number in range(4):
        table = GAME.deal(seats, number, log=False)
        bots = [bot("greedy" if seat == number % seats else "random", GAME) for seat in range(seats)]
        assert number % seats in play(table, bots, FastDice(number)).result.winners  # type: ignore[union-attr]
