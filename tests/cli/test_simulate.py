"""Many games by bots."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from malina.games import GAMES
from malina.kernel.refusal import BadOptions
from malina.simulate import Tally, Task, simulate, wilson

from ..kernel import toy
from ..kernel.play import TOY
from .running import Run

CLOCK = {"seconds", "decisions_per_s", "games_per_s", "jobs"}


def test_the_same_seed_gives_the_same_numbers_whatever_the_processes() -> None:
    found = [simulate("crooks", 3, 120, "x", jobs=jobs) for jobs in (1, 2, 3)]
    for numbers in found:
        assert {k: v for k, v in numbers.items() if k not in CLOCK} == {
            k: v for k, v in found[0].items() if k not in CLOCK
        }
    assert simulate("crooks", 3, 120, "y")["decisions"] != found[0]["decisions"]


def test_each_bot_plays_each_seat() -> None:
    task = Task("crooks", 3, bots=("a", "b"))
    seats = Counter((task.bots[task.bot_at(seat, number)], seat) for number in range(6) for seat in range(3))
    assert set(seats.values()) == {3}


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    simulate("crooks", 2, 101, jobs=1, progress=lambda done, total: told.append((done, total)))
    assert told == [(0, 101), (50, 101), (100, 101), (101, 101)]


def test_wilson() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == 1
    assert wilson(0, 0) == (0, 1)


def test_adding_nothing_changes_nothing() -> None:
    tally = Tally(1, 5, 5, 5)
    tally.add(Tally())
    assert (tally.games, tally.shortest, tally.longest) == (1, 5, 5)


def test_games_that_nobody_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    def set_up(g: Any) -> None:
        toy.set_up(g)
        g.bank = 99  # more than anybody can have

    rich = replace(TOY, id="rich", set_up=set_up)
    monkeypatch.setitem(GAMES, "toy", TOY)
    monkeypatch.setitem(GAMES, "rich", rich)
    assert {"unwon", "others"}.isdisjoint(simulate(TOY, 2, 5))
    numbers = simulate(rich, 3, 12, options={"more": True, "rounds": 1}, jobs=1)
    assert numbers["unwon"] == 1
    assert sum(rate["rate"] for rate in numbers["win_rates"]) == 0
    assert numbers["others"]["house"] >= 99


def test_those_without_a_seat_are_told_of(malina: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from malina.cli import simulate as command

    def found(*args: object) -> dict[str, object]:
        return {**simulate("crooks", 2, 3), "unwon": 0.25, "others": {"guards": 4.5}}

    monkeypatch.setattr(command, "run", found)
    ran = malina("simulate", "crooks", "--lang", "en")
    assert "Nobody won 25.0 % of the games" in ran.out
    assert "guards: 4.5 points on average" in ran.out


def test_no_games_are_refused() -> None:
    with pytest.raises(BadOptions, match="no-games"):
        simulate("crooks", 2, 0)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_for_people(malina: Run, lang: str) -> None:
    ran = malina("simulate", "crooks", "--games", "3", "--bots", "greedy, random", "--lang", lang)
    assert ran.code == 0
    assert ran.err == ""
    for word in ("greedy", "█", "%", {"en": "95 % interval", "ru": "с вероятностью 95 %"}[lang]):
        assert word in ran.out


def test_options_and_seats(malina: Run) -> None:
    """The smallest table the options allow; the order of the bots' names counts."""
    ran = malina("simulate", "crooks", "--games", "2", "--option", "first=2", "--option", "memory=false", "--json")
    assert ran.code == 0
    assert '"seats": 3' in ran.out
