"""Random games over all options: none crashes, hangs, loses a card or ends without an end."""

from __future__ import annotations

import os
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from malina.games.sheriff import GAME
from malina.games.sheriff.options import SheriffOptions

pytestmark = pytest.mark.no_cover
GAMES = int(os.environ.get("MALINA_RANDOM_GAMES", "200"))  # of every number of seats with all modules
LONGEST = 5_000  # decisions
CHECKED = 25  # every so many moves
PARTS = 2  # which run side by side
Row = dict[str, Any]


def play(seats: int, options: Row, seed: str) -> None:
    table: Any = GAME.deal(seats, seed=seed, options=options, log=False)
    random = Random(seed).random
    while table.result is None:
        table.act_randomly(random)
        if table.decided % CHECKED == 0:
            assert GAME.invariants(table) == [], (seats, options, seed, table.decided)
        assert table.decided < LONGEST, (seats, options, seed)
    assert GAME.invariants(table) == []
    assert len(table.result.points) == seats


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("seats", GAME.seats)
def test_sheriff_047_all_modules_together(seats: int, part: int) -> None:
    """Cards are conserved: the invariants count them."""
    for number in range(part, GAMES, PARTS):
        play(seats, {**GAME.presets["everything"], "length": ("short", "full")[number % 4 == 0]}, f"all {number}")


@lru_cache(maxsize=1)
def rows() -> list[Row]:
    """Options such that any two values of any two of them are together in some row. The same ones in every run."""
    space: dict[str, tuple[Any, ...]] = {"seats": tuple(GAME.seats)}
    for name, kind in get_type_hints(SheriffOptions).items():
        if kind is bool:
            space[name] = (False, True)
        elif get_origin(kind) is Literal:
            space[name] = get_args(kind)
    missing = {(a, x, b, y) for a, b in combinations(sorted(space), 2) for x in space[a] for y in space[b]}
    random = Random(7)
    found: list[Row] = []
    while missing:
        tries = [{name: random.choice(values) for name, values in space.items()} for _ in range(30)]
        best = max(tries, key=lambda row: len(missing & pairs(row)))
        missing -= pairs(best)
        found.append(best)
    return found


def pairs(row: Row) -> set[tuple[str, Any, str, Any]]:
    return {(a, row[a], b, row[b]) for a, b in combinations(sorted(row), 2)}


@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_over_all_options_end(part: int) -> None:
    for number, row in list(enumerate(rows()))[part::PARTS]:
        options = {key: value for key, value in row.items() if key != "seats"}
        for seed in range(-(-GAMES // 100)):
            play(row["seats"], options, f"{number} {seed}")


def test_copies_and_dumps_play_on_alike() -> None:
    for seats in GAME.seats:
        g: Any = GAME.deal(seats, seed=9, options=GAME.presets["everything"])
        random = Random(seats)
        while not g.over:
            if g.decided % 40 == 0:
                assert GAME.load(g.dump()) == g
                assert g.copy() == g
            g.act(*g.random_move(random))
