"""How good the bot of Sheriff is: against chance, against those who never lie and those who always do, and as a search.

Larger figures are in docs/bots.md; these are small enough for every run, and their dice are fixed."""

from __future__ import annotations

from collections import Counter

import pytest

from malina.bots import play
from malina.bots.bot import AnyBot, answer
from malina.bots.budget import Budget
from malina.bots.greedy import Greedy
from malina.bots.random import Random
from malina.bots.search import Search
from malina.games.sheriff.bot import policy
from malina.games.sheriff.bot.estimate import worth
from malina.games.sheriff.bot.imagine import imagine
from malina.games.sheriff.bot.weights import FILE
from malina.games.sheriff.table import SheriffTable
from malina.kernel.dice import FastDice
from malina.kernel.knowledge import fits

from .scenario import gate
from .test_bot_games import dealt

GREEDY = Greedy(policy())
HONEST = Greedy(policy("", {"load": {"scruple": 1000.0}}))  # never lies if it can help it
LIAR = Greedy(policy("", {"load": {"scruple": -1000.0}}))  # always lies if it can
WEIGHTS = FILE.read()


def points(bots: list[AnyBot], games: int) -> list[float]:
    """Of each bot, all of them in all seats on the same deals."""
    won: Counter[int] = Counter()
    for n in range(games):
        for turn in range(len(bots)):
            seats = [(seat + turn) % len(bots) for seat in range(len(bots))]
            table = play(dealt(len(bots), f"strength {n}"), [bots[i] for i in seats], FastDice(n))
            assert table.result is not None
            for i, has in zip(seats, table.result.points, strict=True):
                won[i] += has
    return [won[i] / games / len(bots) for i in range(len(bots))]


@pytest.mark.no_cover
def test_greedy_beats_chance() -> None:
    greedy, *random = points([GREEDY, Random(), Random(), Random()], 1)
    assert greedy > 1.5 * max(random)


@pytest.mark.no_cover
def test_neither_always_honest_nor_always_lying_is_as_good() -> None:
    greedy, honest, liar = points([GREEDY, HONEST, LIAR], 3)
    assert greedy > honest > liar


# ---- looking ahead ----


def test_a_guess_has_bags_as_they_are_believed_to_be() -> None:
    t = gate(4, bags={"dima": "apple: apple*2 silk*2", "liza": "cheese: cheese*3"})
    guesses = [imagine(t.g, 0, n, WEIGHTS) for n in range(60)]
    true = sum(all(id == "apple" for id in guess.ids(guess.at[guess.data.bag[2]])) for guess in guesses)
    assert 5 < true < 55
    assert all(fits(guess, 0) for guess in guesses)
    assert all(sorted(f.id for f in guess.face) == sorted(f.id for f in t.g.face) for guess in guesses)
    assert all(guess.view(0, memory=True) == t.g.view(0, memory=True) for guess in guesses[:5])


def test_whoever_has_more_is_likelier_to_win() -> None:
    t = gate(4, stands={"dima": "apple*9 cheese*5"}, gold={"liza": 10}, round=8)
    chances = worth(t.g, WEIGHTS)
    assert sum(chances) == pytest.approx(1)
    assert chances[2] == max(chances)
    assert chances[1] == min(chances)


def test_a_search_looks_ahead_at_the_inspection_and_bargains_by_the_heuristic() -> None:
    t = gate(4, bags={"dima": "chicken: silk*3 mead*2", "liza": "", "katya": ""}, round=8)
    table: SheriffTable = t.g
    [decision] = [d for d in table.decisions(0, about=False) if d.kind == "inspect"]
    search = Search(policy(), Budget(iterations=12))
    assert answer(search, table, decision, FastDice(1)) in list(decision.moves)
    offers = [d for d in table.decisions(0, about=False) if d.kind == "make_demand"]
    for offer in offers:  # not looked ahead at: the heuristic decides
        assert answer(search, table, offer, FastDice(1)) == answer(GREEDY, table, offer, FastDice(1))
