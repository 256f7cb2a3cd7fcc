"""Random games over all options and seats: none crashes, hangs, loses a cube or a card, or ends without an end."""

from __future__ import annotations

import json
import os
from itertools import product
from random import Random
from typing import Any

import pytest

from malina.games.lockup import GAME

pytestmark = pytest.mark.no_cover
GAMES = int(os.environ.get("MALINA_RANDOM_GAMES", "500"))  # of which `make long-test` asks for more
SLICES = 5
LONGEST = 3_000  # decisions
CHECKED = 10  # every so many moves
LEVELS = ("moderate", "challenging", "expert")
ROWS: list[tuple[int, dict[str, Any]]] = [
    *((1, {"guards": level, "expert": expert}) for level, expert in product(LEVELS, (False, True))),
    *(
        (seats, {"expert": expert, "crews": crews, "bandit_resource_at_setup": bandits, "first_player": seats - 1})
        for seats, (expert, crews, bandits) in product(
            range(1, 6),
            [(False, "random", True), (True, "chosen", False), (True, "random", True), (False, "chosen", False)],
        )
    ),
]


@pytest.mark.parametrize("part", range(SLICES))
def test_random_games_end(part: int) -> None:
    for number, (seats, options) in list(enumerate(ROWS))[part::SLICES]:
        for seed in range(-(-GAMES // len(ROWS))):
            play(seats, options, f"{number} {seed}")


def play(seats: int, options: dict[str, Any], seed: str) -> None:
    table = GAME.deal(seats, seed=seed, options=options, log=False)
    random = Random(seed).random
    while table.result is None:
        table.act_randomly(random)
        if table.decided % CHECKED == 0:
            assert GAME.invariants(table) == [], (seats, options, seed, table.decided)
        assert table.decided < LONGEST, (seats, options, seed)
    assert GAME.invariants(table) == []
    assert len(table.result.points) == seats
    assert min(table.result.points) >= 0


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_table_can_be_copied_and_stored_at_any_time(seats: int) -> None:
    table = GAME.deal(seats, seed=3, options={"expert": True, "crews": "chosen"}, log=False)
    rng = Random(3)
    while not table.over:
        twin = table.copy()
        stored = GAME.load(json.loads(json.dumps(table.dump())))
        assert stored == table
        seat, move = table.random_move(rng)
        for g in (table, twin, stored):
            g.act(seat, move)
        assert twin == table
        if table.decided % 5 == 0:
            assert stored == table
