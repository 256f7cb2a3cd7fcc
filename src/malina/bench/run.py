"""Our games and the peers, measured in one run on one core, so that the ratios mean something."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import perf_counter
from typing import Any

from ..games import GAMES
from ..kernel.game import Game
from ..kernel.table import Table
from .peers import PEERS

Row = dict[str, Any]
Progress = Callable[[int, int], None]
POSITIONS = 200
LOOK = 16  # copies or guesses between two looks at the clock


def measure(seconds: float, peers: bool, progress: Progress | None = None) -> list[Row]:
    """A row for each game and number of seats, and one for each peer whose library is there."""
    jobs: list[Callable[[], Row | None]] = [
        lambda game=game, seats=seats: measure_game(game, seats, seconds)  # type: ignore[misc]
        for game in GAMES.values()
        for seats in game.seats
    ]
    if peers:
        jobs += [lambda peer=peer: measure_peer(peer, seconds) for peer in PEERS]  # type: ignore[misc]
    rows = []
    for number, job in enumerate(jobs, 1):
        if row := job():
            rows.append(row)
        if progress:
            progress(number, len(jobs))
    return rows


def measure_game(game: Game, seats: int, seconds: float) -> Row:
    """Whole random games, then copies and guesses of positions from such games, the log off."""
    rng = random.Random(seats)
    decisions = games = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds / 2:
        decisions += play_out(game.deal(seats, seed=games, log=False), rng)
        games += 1
    tables = positions(game, seats, rng)
    return {
        "name": f"malina {game.id}, {seats} seats",
        "decisions_per_s": decisions / spent,
        "games_per_s": games / spent,
        "copies_per_s": rate(tables, lambda table, i: table.copy(), seconds / 4),
        "guesses_per_s": rate(tables, lambda table, i: table.guess(i % seats, i), seconds / 4),
    }


def play_out(table: Table, rng: random.Random) -> int:
    while table.result is None:
        table.act_randomly(rng.random)
    return table.decided


def positions(game: Game, seats: int, rng: random.Random) -> list[Table]:
    """One table before each decision of random games."""
    tables: list[Table] = []
    while len(tables) < POSITIONS:
        table = game.deal(seats, seed=f"positions {len(tables)}", log=False)
        while table.result is None:
            tables.append(table.copy())
            table.act_randomly(rng.random)
    return tables


def rate(tables: list[Table], work: Callable[[Table, int], object], seconds: float) -> float:
    done = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds:
        for _ in range(LOOK):
            work(tables[done % len(tables)], done)
            done += 1
    return done / spent


def measure_peer(peer: Any, seconds: float) -> Row | None:
    try:
        figures = peer.measure(seconds)
    except ImportError:
        return None
    return {
        "name": peer.name,
        "decisions_per_s": figures.decisions_per_s,
        "games_per_s": None,
        "copies_per_s": figures.copies_per_s,
        "guesses_per_s": None,
    }
