"""Many games by bots."""

from __future__ import annotations

from collections import Counter

import pytest

from malina.kernel.refusal import BadOptions
from malina.simulate import Tally, Task, simulate, wilson

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
