"""What the policy of BANG! says besides its moves: beliefs, likelihoods, and the same without a view."""

from __future__ import annotations

from math import log

import pytest

from malina.games.bang import GAME
from malina.games.bang.bot import policy
from malina.games.bang.bot.belief import Evidence
from malina.games.bang.bot.deals import deals
from malina.games.bang.bot.mind import Mind
from malina.games.bang.bot.sight import in_view
from malina.games.bang.bot.weights import FILE
from malina.games.bang.options import PRESETS
from malina.games.bang.table import BangTable
from malina.kernel.dice import FastDice
from malina.kernel.policy import best

from .calibration import calibration
from .scenario import scenario
from .test_bot import seen

POLICY = policy()
SIX = {"six_player_mode": "hidden_composition"}


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, PRESETS["full"]), (3, {}), (4, {"tournament_scoring": True, "hiring": True}), (6, SIX), (7, PRESETS["full"])],
)
def test_a_table_tells_no_more_than_its_view(players: int, options: dict[str, object]) -> None:
    """Whoever reads the table instead of a view comes to the same values."""
    table: BangTable = GAME.deal(players, "rank", options, log=False)  # type: ignore[assignment]
    dice = FastDice("rank")
    for _ in range(150):
        if table.over:
            break
        seat = min(table.waiting_for)
        decision = next(d for d in table.decisions(seat) if d.required)
        ranking = POLICY.rank_on(table, seat, decision)
        assert ranking == POLICY.rank(table.view(seat, memory=True), decision)
        table.act(seat, best(ranking, dice))


# ---- likelihood ----


def test_guesses_are_likely_by_what_was_done() -> None:
    t = seen(scenario(5), "attack 1 0", times=2)  # sheriff outlaw outlaw deputy renegade
    view = t.table.view(0, memory=True)
    by_role: dict[str, list[float]] = {}
    total: dict[str, float] = {}
    for seed in range(200):
        guess = t.table.guess(0, seed)
        weight = POLICY.likelihood(view, guess)
        by_role.setdefault(guess.role(1), []).append(weight)
        total[guess.role(1)] = total.get(guess.role(1), 0.0) + weight
    assert min(by_role["outlaw"]) > 1 > max(by_role["renegade"]) > max(by_role["deputy"])
    everything = sum(total.values())
    assert everything == pytest.approx(200, rel=0.15)
    believed = POLICY.believes(t.table, 0)["roles"]["1"]
    assert {role: weight / everything for role, weight in total.items()} == pytest.approx(believed, abs=0.05)


def test_all_deals_are_as_likely_as_each_other_on_the_average() -> None:
    """Also where the rules make some deals likelier than others: guesses do not."""
    t = seen(scenario("sheriff outlaw deputy outlaw renegade outlaw", options=SIX), "attack 1 0", "rob 2 4")
    view, table = t.table.view(0, memory=True), t.table
    weights = []
    for way in deals("six", (), ("sheriff", *[""] * 5)).ways:
        guess = table.copy()
        faces = {table.face[table.at[place][0]].id: table.face[table.at[place][0]] for place in table.data.role}
        for place, role in zip(table.data.role[1:], way, strict=True):
            guess.face[table.at[place][0]] = faces[role]
        weights.append(POLICY.likelihood(view, guess))
    assert sum(weights) == pytest.approx(len(weights))
    assert max(weights) > 2


def test_where_nothing_is_hidden_all_guesses_are_the_same() -> None:
    for players in (2, 3):
        table = scenario(players).table
        assert POLICY.likelihood(table.view(0, memory=True), table.guess(0)) == 1.0
        assert POLICY.believes(table, 0) == {"roles": {}}


# ---- beliefs ----


def test_a_seat_says_what_it_believes_of_all_whose_role_it_does_not_know() -> None:
    t = seen(scenario("sheriff outlaw outlaw deputy renegade", out=(2,)), "attack 3 1")
    believed = POLICY.believes(t.table, 1)["roles"]
    assert set(believed) == {"3", "4"}
    assert believed["3"]["deputy"] + believed["3"]["renegade"] == pytest.approx(1)
    assert set(POLICY.believes(t.table, 0)["roles"]) == {"1", "3", "4"}


@pytest.mark.no_cover
def test_the_truth_is_likelier_than_most_guesses() -> None:
    """In whole games, for all who do not know it."""
    logs = []
    for n in range(5):
        table: BangTable = GAME.deal(7, f"truth {n}", {}, log=False)  # type: ignore[assignment]
        dice = FastDice(n)
        while not table.over:
            decision = table.next_decision()
            if table.decided % 10 == 0:
                logs.append(log(POLICY.likelihood(table.view(decision.seat, memory=True), table)))
            table.act(decision.seat, best(POLICY.opinion(table, decision), dice))
    assert sum(logs) / len(logs) > 0.6


@pytest.mark.no_cover
def test_bots_are_right_as_often_as_they_say() -> None:
    """They used to play by chances of 0.85 of which 0.62 to 0.80 were true. Beliefs of one game stand and fall
    together: fewer games tell little."""
    for many, said, true in calibration(5, 120).values():
        assert many < 250 or abs(said - true) < 0.08


def test_what_a_bot_shows_is_what_it_plays_by() -> None:
    """It was sure of a Deputy in the replay, and shot him."""
    t = seen(scenario("sheriff deputy outlaw outlaw renegade"), "attack 2 0", "attack 3 0", "attack 4 1")
    mind = Mind(in_view(t.table.view(0, memory=True)), FILE.read(), Evidence(FILE.read().evidence))
    assert POLICY.believes(t.table, 0)["roles"]["1"] == mind.chances[1]
    assert mind.wish[1] < -0.8
