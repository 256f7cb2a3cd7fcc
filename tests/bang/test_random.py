"""Random games over all options: none crashes, hangs, loses a card or ends without an end."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from malina.games.bang import GAME

from .pairwise import rows

pytestmark = pytest.mark.no_cover
GAMES = int(os.environ.get("MALINA_RANDOM_GAMES", "1000"))  # `make long-test` plays 20,000
SLICES = 10  # which run side by side
LONGEST = 40_000  # decisions: a series of eight games has some thousands
CHECKED = 25  # every so many moves


@pytest.mark.parametrize("part", range(SLICES))
def test_random_games_end(part: int) -> None:
    for number, row in list(enumerate(rows()))[part::SLICES]:
        options = {key: value for key, value in row.items() if key != "seats"}
        games = -(-GAMES // len(rows()))
        if row["tournament_scoring"]:
            games = -(-games // row["seats"])  # a series has as many games as players
        for seed in range(games):
            play(row["seats"], options, f"{number} {seed}")


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


def test_every_event_deck_is_played_with_every_number_of_seats() -> None:
    together = {(row["event_decks"], row["seats"]) for row in rows()}
    assert len(together) == 4 * len(GAME.seats)
    assert {row["seats"] for row in rows()} == set(GAME.seats)
