"""The bot of Sheriff in whole games: its moves are legal, it knows no more than its seat, and it stops bargaining."""

from __future__ import annotations

from typing import Any

import pytest

from malina.bots import play
from malina.bots.bot import offered
from malina.bots.greedy import Greedy
from malina.bots.random import Random
from malina.games.sheriff import GAME
from malina.games.sheriff.bot import MANNERS, policy
from malina.games.sheriff.options import PRESETS
from malina.games.sheriff.table import SheriffTable
from malina.kernel.decision import Decision
from malina.kernel.dice import FastDice
from malina.kernel.policy import best

POLICY = policy()
GREEDY = Greedy(POLICY)
EVERYTHING = PRESETS["everything"]


def dealt(players: int, seed: object, options: dict[str, Any] | None = None) -> SheriffTable:
    table: SheriffTable = GAME.deal(players, str(seed), options or {})  # type: ignore[assignment]
    return table


def asked(table: SheriffTable) -> list[Decision]:
    """All that bots are asked now."""
    return [*offered(table), table.next_decision()]


@pytest.mark.parametrize(
    ("players", "options"), [(3, EVERYTHING), (4, {}), (5, EVERYTHING), (6, EVERYTHING), (4, {"market": "express"})]
)
def test_every_move_is_legal_and_a_table_of_bots_finishes(players: int, options: dict[str, Any]) -> None:
    """Not once does anybody have to be stopped."""
    table = dealt(players, "whole", options)
    play(table, [GREEDY] * players, FastDice("whole"))
    assert GAME.invariants(table) == []
    rounds: list[int] = [0]
    for event in table.log or ():
        rounds += [0] if event.name == "round_began" else []
        rounds[-1] += event.name in ("offered", "demanded")
    merchants = players - (2 if players == 6 else 1)
    assert max(rounds) <= merchants * 6  # three offers and two demands for a bag, one offer about others


@pytest.mark.parametrize("manner", MANNERS)
def test_manners_play_with_chance(manner: str) -> None:
    table = dealt(4, manner, EVERYTHING)
    play(table, [Greedy(policy(manner)), Random(), Greedy(policy(manner)), Random()], FastDice(manner))
    assert GAME.invariants(table) == []


@pytest.mark.parametrize(("players", "options"), [(4, {}), (3, EVERYTHING), (6, EVERYTHING)])
def test_a_table_tells_no_more_than_its_view_and_hidden_cards_do_not_matter(
    players: int, options: dict[str, Any]
) -> None:
    """Whoever reads the table instead of a view comes to the same values; so does he on any table that looks the same
    to the seat."""
    table = dealt(players, "rank", options)
    dice = FastDice("rank")
    for step in range(140):
        if table.over:
            break
        for decision in asked(table):
            seat = decision.seat
            ranking = POLICY.rank(table.view(seat, memory=True, about=False), decision)
            assert POLICY.rank_on is not None
            assert POLICY.rank_on(table, seat, decision) == ranking
            if step % 4 == 0:
                guess = table.guess(seat, step)
                same = next(d for d in guess.decisions(seat) if d.kind == decision.kind)
                assert POLICY.rank(guess.view(seat, memory=True, about=False), same) == ranking
            if move := best(ranking, dice):
                table.act(seat, move)
                break
