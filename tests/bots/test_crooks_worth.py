"""What the bot of Crooks takes a table to be worth to each seat, and what it believes of the crooks it cannot see."""

from __future__ import annotations

import pytest

from malina.bots import play
from malina.bots.bot import step
from malina.bots.greedy import Greedy
from malina.games.crooks import GAME
from malina.games.crooks.bot import WEIGHTS, policy
from malina.games.crooks.bot.contest import crowd
from malina.games.crooks.bot.worth import chances_of_job, expected_points
from malina.kernel.dice import FastDice
from malina.kernel.policy import won
from malina.kernel.table import Table

from ..crooks.scenario import scenario

POLICY = policy()
GREEDY = Greedy(POLICY)


def worth(table: Table) -> list[float]:
    assert POLICY.worth is not None
    return POLICY.worth(table)


@pytest.mark.no_cover
def test_chances_to_win_come_true() -> None:
    """In games by greedy bots, at any point: the mean square of the error is clearly less than if all were equal."""
    error = of_equals = 0.0
    for n in range(18):
        players = 2 + n % 3
        table = GAME.deal(players, f"worth {n}", log=False)
        chances = []
        while not table.over:
            chances.append(worth(table))
            step(table, [GREEDY] * players, FastDice(f"worth {n} {table.decided}"))
        assert table.result
        real = won(table.result)
        for each in chances:
            assert sum(each) == pytest.approx(1)
            assert min(each) >= 0
            error += sum((a - b) ** 2 for a, b in zip(each, real, strict=True))
            of_equals += sum((1 / players - b) ** 2 for b in real)
    assert error < 0.9 * of_equals


def test_a_finished_table_is_worth_its_result() -> None:
    table = play(GAME.deal(3, "finished", log=False), [GREEDY] * 3, FastDice(1))
    assert table.result
    assert worth(table) == won(table.result)


def test_who_leads_with_nobody_to_come_has_won_but_for_ties() -> None:
    t = scenario(grid="0/9=safecracker 0/8=fence 1/9=racketeer", hide="A=bungler", money=(1, 0), passed=[1])
    assert worth(t.table)[0] > 0.9


def test_equal_seats_have_equal_chances_but_for_the_turn() -> None:
    first, *others = worth(GAME.deal(4, "equal", {"first": 0}))
    assert first > others[0] == others[1] == others[2] > 0.2


def test_money_is_worth_something() -> None:
    def chance(*money: int) -> float:
        return worth(scenario(hide="A=bookie B=forger,courier C=fence,boxer,butcher", money=money).table)[0]

    assert chance(9, 5) > chance(5, 5) > chance(5, 9)


def test_who_wins_a_job_to_which_an_eight_may_come() -> None:
    t = scenario(hide="A=safecracker", grid="0/9=fence 1/9=getaway_driver 0/8=bruiser,lookout")
    coming = crowd(t.table.data, [([t.table.data.crooks["safecracker"]], 1.0)], 1.0, kingpins=True)
    assert chances_of_job([1], 13, [(0, 0.5)], coming) == [(1, 1)]
    assert chances_of_job([1], 9, [(0, 0.5)], coming) == [(1, 1), (0, 0)]
    assert chances_of_job([1], 8, [(0, 0.5)], coming) == [(1, 0.75), (0, 0.25)]
    assert chances_of_job([0, 1], 7, [(2, 0.4)], coming) == [(0, 0.3), (1, 0.3), (2, 0.4)]
    assert chances_of_job([], 0, [(0, 0.5), (1, 0.5)], coming) == [(0, 0.375), (1, 0.375)]
    means, variance = expected_points(t.table, WEIGHTS)
    assert min(means) > 4
    assert variance > 0
