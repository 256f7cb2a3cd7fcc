"""Whole games."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import malina
from malina.arena import Cores, Task, arena, play_all
from malina.arena.play import play_one
from malina.arena.summary import summary
from malina.arena.words import ending_name
from malina.kernel.refusal import IllegalMove
from malina.text import LANGUAGES, Texts

from ..kernel import toy

CLOCK = {"seconds", "ms_per_move", "slowest_ms"}
FULL = malina.game("bang").presets["full"]


def timeless(numbers: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in numbers.items() if key not in CLOCK}


def test_the_same_seed_gives_the_same_numbers_whatever_the_processes() -> None:
    found = [arena("crooks", ["random"] * 2, 7, 3, "x", share=Cores(jobs)) for jobs in (1, 2)]
    assert timeless(found[0]) == timeless(found[1])
    assert timeless(arena("crooks", ["random"] * 2, 7, 3, "y")) != timeless(found[0])


def test_games_of_a_deal_have_the_same_cards() -> None:
    """Bots that are the same bot play the same game in every turn."""
    task = Task("crooks", 2, ("greedy", "greedy"), "x")
    first, second = play_all(task, 2, Cores(1), lambda done, total: None)
    assert (first.points, first.length) == (second.points, second.length)


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    arena("crooks", ["random"], 3, share=Cores(1), progress=lambda done, total: told.append((done, total)))
    assert told == [(0, 3), (1, 3), (2, 3), (3, 3)]


def test_better_bots_win() -> None:
    found = arena("crooks", ["random", "greedy"], 8)
    assert found["win_rates"]["greedy"]["rate"] > 0.8
    assert found["ratings"]["greedy"]["mu"] > found["ratings"]["random"]["mu"]
    assert found["differences"][0]["win_rate"]["mean"] < 0
    assert found["ms_per_move"]["greedy"] > found["ms_per_move"]["random"] > 0
    assert found["slowest_ms"]["greedy"] >= found["ms_per_move"]["greedy"]


def test_as_many_seats_as_bots_if_the_game_allows() -> None:
    assert [arena("crooks", ["random"] * n, 1)["seats"] for n in (1, 3, 4, 6)] == [2, 3, 4, 2]


def test_bang_by_side() -> None:
    found = arena("bang", ["greedy", "random"], 6, 7, options=FULL, by_side=True)
    assert [side["side"] for side in found["sides"]] == ["law", "outlaws", "renegade"]
    assert [side["win_rates"]["greedy"]["games"] for side in found["sides"]] == [1, 1, 1]
    assert found["side_win_rates"]["random"]["games"] == 3


@pytest.mark.parametrize(
    ("seats", "options", "sides"),
    [
        (2, {}, {"0", "1"}),
        (3, {}, {"deputy", "outlaw", "renegade"}),
        (4, {}, {"law", "outlaws", "renegade"}),
        (4, {"tournament_scoring": True}, {"0", "1", "2", "3"}),
    ],
)
def test_sides_of_bang(seats: int, options: dict[str, Any], sides: set[str]) -> None:
    game = malina.game("bang")
    table = game.deal(seats, 1, options)
    assert {game.bots.side(table, seat) or str(seat) for seat in range(seats)} == sides


def test_a_game_that_nobody_won(monkeypatch: pytest.MonkeyPatch) -> None:
    def set_up(g: Any) -> None:
        toy.set_up(g)
        g.bank = 99  # more than anybody can have

    monkeypatch.setitem(malina.GAMES, "rich", replace(toy.GAME, id="rich", set_up=set_up))
    task = Task("rich", 2, ("random", "random"), options={"more": True, "rounds": 1})
    games = [play_one(task, number, toy.ToyOptions(more=True, rounds=1)) for number in range(4)]
    assert {game.ending for game in games} == {"none"}
    assert all(rate["rate"] == 0 for rate in summary(task, games, 1.0)["win_rates"].values())
    for lang in LANGUAGES:
        assert ending_name(Texts(lang, "crooks"), "none")


def test_what_decided_crooks() -> None:
    """Jobs, gangs and now and then money: each name fits the result."""
    game = malina.game("crooks")
    chance = Random(1).random
    found = set()
    for seed in range(300):
        table = game.deal(4, seed, log=False)
        while table.result is None:
            table.act_randomly(chance)
        rows, winners = table.result.breakdown["seats"], table.result.winners
        how = game.bots.ending(table)
        found.add(how)
        most = max(row["jobs"] for row in rows)
        leaders = tuple(row["seat"] for row in rows if row["jobs"] == most)
        best = max(table.result.points)
        assert (how == "shared") == (len(winners) > 1)
        if how == "money":
            assert table.result.points.count(best) > 1
        if how in ("jobs", "gangs"):
            assert (how == "jobs") == (leaders == winners)
    assert found == {"jobs", "gangs", "money", "shared"}


def test_a_bot_of_ours_that_cheats_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of others answer for themselves."""

    def win(*given: object) -> Any:
        return {"cmd": "win"}

    monkeypatch.setattr("malina.bots.random.Random.choose", win)
    with pytest.raises(IllegalMove) as error:
        arena("crooks", ["random"], 1, share=Cores(1))
    assert error.value.__notes__ == ["random was asked 'turn' and answered {'cmd': 'win'}"]
