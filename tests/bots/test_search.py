"""The bot that looks ahead: legal, fair, in time, and wiser than the heuristic it plays by."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from time import thread_time
from typing import Any

import pytest

import malina
from malina.bots import answer, bot, fair_guess, play
from malina.bots.budget import Budget
from malina.bots.node import FEW, Node
from malina.bots.search import Candidate, Search, chosen
from malina.kernel.decision import Decision
from malina.kernel.dice import FastDice
from malina.kernel.policy import Policy, Ranking, View
from malina.kernel.table import Table

pytestmark = pytest.mark.no_cover
CROOKS, BANG = malina.game("crooks"), malina.game("bang")
EVERYTHING = BANG.presets["full"]
KINDS: list[tuple[malina.Game, int, Any]] = [(CROOKS, 2, {}), (CROOKS, 4, {}), (BANG, 4, {}), (BANG, 7, EVERYTHING)]
MIXED = int(os.environ.get("MALINA_SEARCH_GAMES", "4"))


def policy(game: malina.Game) -> Policy:
    found: Policy = import_module(f"malina.games.{game.id}.bot").policy()
    return found


def quick(game: malina.Game, iterations: int = 2) -> Search:
    """Looks only a few decisions ahead."""
    return Search(policy(game), Budget(iterations=iterations), horizon=3)


def blind(view: View, decision: Decision) -> Ranking:
    """A heuristic that knows nothing."""
    return [(move, 0.0) for move in decision.moves]


def positions(game: malina.Game, seats: int, options: Any, count: int) -> Iterator[tuple[Table, Decision]]:
    """Out of random games, late in them, those with something to decide."""
    for n in range(count):
        table, dice = game.deal(seats, f"positions {n}", options, log=False), FastDice(n)
        last = None
        while not table.over and table.decided < 40:
            decision = table.next_decision()
            if decision.moves.size > 1:
                last = table.copy()
            table.act(*table.random_move(dice))
        assert last is not None
        yield last, last.next_decision()


@pytest.mark.parametrize(("game", "seats", "options"), KINDS)
def test_no_move_is_illegal_among_bots_of_all_kinds(game: malina.Game, seats: int, options: Any) -> None:
    """`make long-test` plays 2,000 such games."""
    others = [bot(name, game) for name in ("random", "novice", "greedy")]
    for n in range(-(-MIXED // len(KINDS))):
        table = game.deal(seats, f"mixed {n}", options, log=False)
        bots = [others[(seat + n) % 3] for seat in range(seats)]
        bots[n % seats] = quick(game, 1)
        play(table, bots, FastDice(n))
        assert table.over
        assert game.invariants(table) == []


@pytest.mark.parametrize(("game", "seats", "options"), KINDS)
def test_what_the_seat_does_not_know_does_not_matter(game: malina.Game, seats: int, options: Any) -> None:
    """On every table that looks the same to the seat it decides the same, throw for throw."""
    for n, (table, decision) in enumerate(positions(game, seats, options, 4)):
        other = table.guess(decision.seat, n)
        [same] = [each for each in other.decisions(decision.seat) if each.required]
        move = answer(quick(game), table, decision, FastDice(n))
        assert answer(quick(game), other, same, FastDice(n)) == move


def test_it_is_handed_a_guess_without_a_log_and_with_other_dice() -> None:
    table = CROOKS.deal(3, "handed")
    guess = fair_guess(table, 0, FastDice(1))
    assert guess.log is None
    assert guess.dice != table.dice
    assert guess.face != table.face
    assert guess.view(0, memory=True) == table.view(0, memory=True)


def test_the_same_dice_and_iterations_give_the_same_move() -> None:
    for table, decision in positions(BANG, 7, EVERYTHING, 3):
        moves = [answer(quick(BANG, 3), table, decision, FastDice(5)) for _ in range(2)]
        assert moves[0] == moves[1]


@pytest.mark.parametrize(("game", "seats", "options"), KINDS[1::2])
def test_a_budget_is_kept_within_a_fifth(game: malina.Game, seats: int, options: Any) -> None:
    search = Search(policy(game), Budget(ms=100))
    for table, decision in positions(game, seats, options, 2):
        spent = []
        for n in range(3):
            before = thread_time()
            answer(search, table, decision, FastDice(n))
            spent.append(thread_time() - before)
        assert min(spent) <= 0.12


def test_who_has_no_choice_does_not_think() -> None:
    class Thoughtless(Policy):
        def __getattribute__(self, name: str) -> Any:
            raise AssertionError(name)

    table = next(table for table, _ in positions(BANG, 4, {}, 1))
    while (decision := table.next_decision()).moves.size > 1:
        table.act(*table.random_move(FastDice(table.decided)))
    search = Search(policy(BANG), Budget(iterations=1))
    search.policy = object.__new__(Thoughtless)
    assert search.look_ahead(table, decision, FastDice(0)) == decision.moves[0]


def test_looking_ahead_is_better_than_knowing_nothing() -> None:
    """With a heuristic that says nothing at all, against one that says as much."""
    wins = 0.0
    for n in range(10):
        table = CROOKS.deal(2, f"ahead {n // 2}", log=False)
        search = Search(Policy(blind), Budget(iterations=6))
        play(table, [search, bot("random", CROOKS)][:: 1 if n % 2 else -1], FastDice(n))
        assert table.result is not None
        wins += (1 - n % 2 in table.result.winners) / len(table.result.winners)
    assert wins >= 7


def test_a_budget_has_an_end() -> None:
    with pytest.raises(ValueError, match="end"):
        Budget()


# ---- nodes ----


def test_a_node_tries_the_most_promising_first_and_more_with_every_visit() -> None:
    node = Node(
        [({"cmd": "poor"}, 0.0), ({"cmd": "good"}, 2.0), ({"cmd": "fair"}, 1.0), ({"cmd": "bad"}, -9.0)], Policy(blind)
    )
    assert [move["cmd"] for move in node.moves] == ["good", "fair", "poor", "bad"]
    tried = []
    for _ in range(40):
        i = node.select()
        tried.append(i)
        node.learn(i, 0.5)
    assert tried[0] == 0
    assert set(tried[:FEW]) <= set(range(FEW))
    assert 2 in tried
    assert node.visits[0] > node.visits[1] > node.visits[2]


def test_a_node_learns_that_the_heuristic_is_wrong() -> None:
    node = Node([({"cmd": "good"}, 1.0), ({"cmd": "better"}, 0.0)], Policy(blind))
    for _ in range(60):
        i = node.select()
        node.learn(i, 0.9 if node.moves[i]["cmd"] == "better" else 0.1)
    assert node.visits[1] > 50


# ---- evidence ----


def noisy(gain: float, spread: float = 0.5) -> Policy:
    """Of two moves the heuristic likes the first a little; the other is better by `gain`, under much noise."""

    def rank(view: View, decision: Decision) -> Ranking:
        return [(move, -0.1 * n) for n, move in enumerate(decision.moves[i] for i in range(2))]

    def worth(table: Table) -> list[float]:
        first = FIRST.data.hideout[FIRST.decisions(0)[0].moves[0]["hideout"]]
        searched_first = len(table.at[first]) < len(FIRST.at[first])
        noise = FastDice(f"{table.dice.below(1 << 30)} {searched_first}").below(1000) / 1000
        return [0.5 + (0.0 if searched_first else gain) + spread * (noise - 0.5)] * 2

    return Policy(rank, worth=worth)


FIRST: Any = CROOKS.deal(2, "evidence", {"first": 0}, log=False)


def overruled(gain: float, guesses: int, times: int = 40) -> int:
    """How often the first move is not made."""
    [decision] = FIRST.decisions(0)
    search = Search(noisy(gain), Budget(iterations=guesses), horizon=1)
    moves = [search.look_ahead(FIRST, decision, FastDice(n)) for n in range(times)]
    return sum(move != decision.moves[0] for move in moves)


@pytest.mark.parametrize("guesses", [2, 4, 12])
def test_noise_does_not_overrule_the_heuristic(guesses: int) -> None:
    assert overruled(0.0, guesses) <= 5


def test_evidence_does() -> None:
    assert overruled(0.3, 12) >= 36
    assert overruled(0.15, 40, 20) >= 15


def candidate(opinion: float, *rewards: float) -> Candidate:
    return Candidate({"n": opinion}, opinion, list(rewards))


def test_guesses_are_compared_pair_by_pair() -> None:
    """What two moves have in common is no noise; what they have not is."""
    own, same = candidate(0.0, 0.1, 0.9, 0.2, 0.8, 0.5, 0.5), candidate(-0.01, 0.3, 1.1, 0.4, 1.0, 0.7, 0.7)
    assert chosen([own, same], own) is same
    other = candidate(-0.01, 1.1, 0.3, 1.0, 0.4, 0.7, 0.7)
    assert chosen([own, other], own) is own


def test_a_move_of_the_heuristic_that_left_the_race_is_not_made() -> None:
    own, better, best = candidate(0.0, 0.1), candidate(-0.01, 0.5, 0.5), candidate(-0.02, 0.6, 0.8)
    assert chosen([better, best], own) is best


def test_whoever_looks_ahead_keeps_their_manner() -> None:
    """Of moves that are as good as each other they make the one of their character."""
    plain, mannered = noisy(0.0), noisy(0.0)
    turned = replace(mannered, rank=lambda view, decision: [(m, -v) for m, v in mannered.rank(view, decision)])
    [decision] = FIRST.decisions(0)
    for dice in range(6):
        bots = [Search(of, Budget(iterations=4), plain, horizon=1) for of in (plain, turned)]
        moves = [bot.look_ahead(FIRST, decision, FastDice(dice)) for bot in bots]
        assert moves == [decision.moves[0], decision.moves[1]]
