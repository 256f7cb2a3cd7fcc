"""Self-play."""

from __future__ import annotations

import sys
import tomllib
from dataclasses import replace

import pytest

from malina import game
from malina.arena import Cores
from malina.kernel.refusal import BadOptions
from malina.share import Steps
from malina.tune import shipped, tune
from malina.tune.check import last_match
from malina.tune.match import NEW, PRESENT, chunks, lead, score, tasks

from ..arena.games import game as played

CROOKS = game("crooks")
PRESENT_WEIGHTS = tomllib.loads(shipped(CROOKS).read_text(encoding="utf-8"))


def test_the_same_seed_finds_the_same_weights() -> None:
    told: list[tuple[int, int]] = []
    found = [
        tune(CROOKS, [2], 2, 1, ["look"], 3, check=2, share=Cores(jobs), progress=lambda *step: told.append(step))
        for jobs in (1, 2)
    ]
    first, second = ({k: v for k, v in one.numbers.items() if k != "seconds"} for one in found)
    assert first == second
    assert found[0].weights == found[1].weights
    assert first["games"] == 2 * first["candidates"] + 2
    assert len(first["generations"]) == 1
    assert told[0] == (0, first["games"])
    assert told[-1] == (first["games"], first["games"])


def test_a_table_that_is_named_twice_counts_once() -> None:
    once, twice = (tune(CROOKS, seats, 2, 1, ["look"], 3, check=2, share=Cores(1)).numbers for seats in ([2], [2, 2]))
    assert twice["seats"] == [2]
    assert twice["match"] == once["match"]


def test_games_are_shared_out_among_tables_in_whole_deals() -> None:
    matches = tasks(CROOKS, [2, 3, 4], "x", {})
    first, second = ([*chunks(matches, 40, generation)] for generation in (0, 1))
    numbers = [{n for task, some in first if task is match for n in some} for match in matches]
    assert [len(found) for found in numbers] == [14, 14, 14]
    assert all(found == set(range(14)) for found in numbers)
    assert not {n for task, some in second for n in some} & set(range(14))
    assert len(chunks(matches, 1)) == 3


def test_sides_where_there_are_any() -> None:
    assert [task.by_side for task in tasks(game("bang"), [2, 4], "x", {})] == [False, True]


def test_the_lead() -> None:
    """Half victories, half points; the side that plays for itself is the one that counts."""

    def of(bots: tuple[str, ...], *rest: object, **more: object) -> float:
        return lead(replace(played(0, "x" * len(bots), *rest, **more), bots=bots))  # type: ignore[arg-type]

    assert of((NEW, PRESENT), (0,), (10, 0)) == 1.0
    assert of((NEW, PRESENT), (1,), (10, 30)) == -0.75
    assert of((NEW, PRESENT), (0, 1), (5, 5)) == 0.0
    assert of((NEW, PRESENT, PRESENT), (), (0, 0, 0)) == 0.0
    sides = ("law", "law", "outlaws")
    assert of((NEW, NEW, PRESENT), (0, 1), sides=sides, side="law") == 1.0
    assert of((PRESENT, PRESENT, NEW), (0, 1), sides=sides, side="law") == -1.0


def test_weights_that_cannot_be_reckoned_with_have_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("malina.tune.match.play_one", broken)
    [task] = tasks(CROOKS, [2], "x", {})
    assert score((7, PRESENT_WEIGHTS, task, range(2))) == (7, [-1.0, -1.0])


def test_the_last_match_tells_worse_weights() -> None:
    """Whoever wastes money loses."""
    matches = tasks(CROOKS, [2], "x", {})
    spendthrift = {**PRESENT_WEIGHTS, "dollar": {"2": -9.0, "3": 1.5, "4": 1.1}}
    found = last_match(matches, 6, spendthrift, Cores(), Steps(lambda done, total: None, 6))
    assert found["games"] == 6
    assert found["difference"]["mean"] < -0.5
    assert found["win_rates"][NEW]["rate"] < 0.5 < found["win_rates"][PRESENT]["rate"]
    assert found["by_seats"][0]["seats"] == 2


def test_without_the_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cmaes", None)
    with pytest.raises(BadOptions, match="no-cmaes"):
        tune(CROOKS, [2])
