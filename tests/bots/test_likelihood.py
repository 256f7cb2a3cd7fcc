"""Guesses weighed by the heuristic's own odds of the last moves: the default where a policy has no likelihood."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import e, log
from typing import Any

import pytest

import malina
from malina.bots import answer, fair_guess
from malina.bots.bot import step
from malina.bots.budget import Budget
from malina.bots.greedy import Greedy
from malina.bots.levels import shipped
from malina.bots.likelihood import LEAST, odds_of, of_last_moves
from malina.bots.search import Search
from malina.kernel.decision import Decision, Move, Moves, Say
from malina.kernel.dice import FastDice
from malina.kernel.game import BotInfo
from malina.kernel.past import Past
from malina.kernel.pieces import mix
from malina.kernel.policy import Policy

from ..kernel.play import BARE, TOY, bare

pytestmark = pytest.mark.no_cover
CROOKS = replace(malina.game("crooks"), bots=BotInfo(past=4))
BANG = replace(malina.game("bang"), bots=BotInfo(past=4))


def positions(game: malina.Game, seats: int, every: int) -> Iterator[Any]:
    """Of a game of greedy bots, those where something of the past is known."""
    table, dice = game.deal(seats, "past", log=False), FastDice(1)
    bots = [Greedy(shipped(game))] * seats
    while not table.over:
        step(table, bots, dice)
        if table.decided % every == 0 and table.past and not table.over:
            yield table


def test_so_many_moves_are_kept_in_mind() -> None:
    table = TOY.deal(3, "kept")
    dice = FastDice(0)
    tables = []
    while len(table.past or ()) < TOY.bots.past:
        if not table.past:
            tables.clear()
        tables.append((table.random_move(dice)[0], table.copy()))
        table.act(tables[-1][0], table.decisions(tables[-1][0])[0].moves.sample(dice.below))
    assert table.past is not None
    for (seat, was), (before_seat, before) in zip(tables[-TOY.bots.past :], table.past, strict=True):
        assert (before_seat, before.face, before.at, before.seen) == (seat, was.face, was.at, was.seen)
        assert before.log is None
        assert before.past is None
        assert before.dice != was.dice


def test_a_game_may_keep_nothing_in_mind() -> None:
    table = malina.game("crooks").deal(2)
    table.act(*table.random_move(FastDice(0)))
    assert table.past is None


def test_what_was_before_a_shuffle_is_forgotten() -> None:
    table = bare("abc", game=replace(BARE, bots=BotInfo(past=2)))
    table.past = ("something",)
    mix(table, [0])
    assert table.past == ("something",)  # nothing to mix
    mix(table, [0, 1])
    assert table.past == ()


@pytest.mark.parametrize(("game", "seats"), [(CROOKS, 3), (BANG, 4)])
def test_the_past_that_is_handed_over_says_nothing_the_seat_does_not_know(game: malina.Game, seats: int) -> None:
    """Of two tables that look the same to a seat, past and present, the same is handed over."""
    for table in positions(game, seats, every=15):
        for seat in range(seats):
            other = table.guess(seat, 7)
            assert [before.face for _, before in other.past] == [other.face[: len(b.face)] for _, b in table.past]
            handed = [fair_guess(each, seat, FastDice(3)) for each in (table, other)]
            assert handed[0].dump() == handed[1].dump()


@pytest.mark.parametrize(("game", "seats", "gain"), [(CROOKS, 3, 0.02), (BANG, 5, 0.4)])
def test_the_truth_is_likelier_than_guesses(game: malina.Game, seats: int, gain: float) -> None:
    policy = shipped(game)
    gains = []
    for table in positions(game, seats, every=10):
        for seat in range(seats):
            view = table.view(seat, memory=True)
            likelihood = of_last_moves(policy, seat)
            guesses = [likelihood(view, table.guess(seat, n)) for n in range(3)]
            assert all(LEAST**4 <= each <= 1 + 1e-9 for each in guesses)
            gains.append(log(likelihood(view, table) / (sum(guesses) / 3)))
    assert sum(gains) / len(gains) > gain


@dataclass
class Coins:
    """One seat takes a coin of some colour; the other sees only how great it is."""

    taken: str = ""

    def decisions(self, seat: int, *, about: bool) -> list[Decision]:
        return [Decision(seat, "take", Moves(Say("take", coin=("red 1", "blue 1", "red 5"))), required=True)]

    def act(self, seat: int, move: Move) -> None:
        self.taken = move["coin"]

    def copy(self) -> Coins:
        return replace(self)

    def view(self, seat: int, *, memory: bool, about: bool) -> dict[str, str]:
        return {"taken": self.taken if seat == 0 else self.taken[-1:]}


def test_moves_that_look_the_same_are_as_likely_as_all_of_them() -> None:
    values = {"red 1": 0.0, "blue 1": 0.0, "red 5": 1.0}
    policy = Policy(lambda view, decision: [(move, values[move["coin"]]) for move in decision.moves])
    before: Any = Past(0, Coins())
    after: Any = Coins("red 1")
    assert odds_of(policy, before, after, 1) == pytest.approx(2 / (2 + e))
    assert odds_of(policy, before, after, 0) == pytest.approx(1 / (2 + e))
    never: Any = Coins("green 9")
    assert odds_of(policy, before, never, 1) == 0


def keep_last(table: Any) -> Any:
    table.past = table.past[-1:]
    return table


def test_one_s_own_moves_tell_nothing() -> None:
    for table in positions(CROOKS, 2, every=1):
        seat = table.past[-1].seat
        assert of_last_moves(shipped(CROOKS), seat)({}, keep_last(table.copy())) == 1.0
        break


def test_a_search_without_a_likelihood_of_its_own_decides_by_what_its_seat_knows() -> None:
    policy = replace(shipped(CROOKS), likelihood=None)
    search = Search(policy, Budget(iterations=2), horizon=3)
    for n, table in enumerate(positions(CROOKS, 3, every=20)):
        decision = table.next_decision()
        other = table.guess(decision.seat, n)
        move = answer(search, table, decision, FastDice(n))
        assert move in decision.moves
        assert answer(search, other, other.next_decision(), FastDice(n)) == move
