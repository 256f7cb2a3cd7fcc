"""Engine benchmark: our games and the peers in one run, by CPU time of one core, so that ratios are meaningful."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any

from ..bots import bot, play
from ..env import env
from ..games import GAMES
from ..kernel.decision import Decision
from ..kernel.dice import FastDice
from ..kernel.game import Game
from ..kernel.refusal import BadOptions
from ..kernel.table import Table
from .peers import PEERS, step_rate

Row = dict[str, Any]
Progress = Callable[[int, int], None]
POSITIONS = 200
LOOK = 16  # copies or guesses between two readings of the clock
# Games with presets are measured with few and many seats, with the least and the most they can bring
FEW_AND_MANY = (4, 7)
CYCLES = 100  # actions of an agent, then the episode is truncated: random play may haggle for ever


def measure(seconds: float, peers: bool, progress: Progress | None = None) -> list[Row]:
    """A row for each game and number of seats, for its environment and for each peer whose library is installed."""
    jobs: list[Callable[[], Row | None]] = [
        partial(measure_game, *case, seconds) for game in GAMES.values() for case in cases(game)
    ]
    few_and_many = [case for game in GAMES.values() for case in (cases(game)[0], cases(game)[-1])]
    jobs += [partial(measure_calls, *case, how, seconds) for case in few_and_many for how in CALLS]
    jobs += [partial(measure_env, *case, seconds) for case in few_and_many]
    if peers:
        jobs += [partial(measure_peer, peer, seconds) for peer in PEERS]
    rows = []
    for number, job in enumerate(jobs, 1):
        if row := job():
            rows.append(row)
        if progress:
            progress(number, len(jobs))
    return rows


def cases(game: Game) -> list[tuple[Game, int, str]]:
    """Numbers of seats and presets of a game's rows."""
    if not game.presets:
        return [(game, seats, "") for seats in game.seats]
    first, *_, last = game.presets
    few_and_many = FEW_AND_MANY if set(FEW_AND_MANY) <= set(game.seats) else (game.seats[0], game.seats[-1])
    return [(game, seats, preset) for preset in (first, last) for seats in few_and_many]


def name_of(game: Game, seats: int, preset: str, kind: str = "") -> str:
    return f"malina {kind}{game.id} {seats} {preset}".rstrip()


def measure_game(game: Game, seats: int, preset: str, seconds: float) -> Row:
    """Rates of random games, of games of greedy bots, and of copies and guesses (determinizations) of positions from
    random games; without a log. As a search does, a seat guesses LOOK times at each position."""
    rng = random.Random(seats)
    options = game.presets.get(preset)
    decisions = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds / 4:
        decisions += play_out(game.deal(seats, seed=games, options=options, log=False), rng)
        games += 1
    tables = positions(game, seats, options, rng)
    return {
        "name": name_of(game, seats, preset),
        "decisions_per_s": decisions / spent,
        "games_per_s": games / spent,
        "copies_per_s": rate(tables, lambda table, i: table.copy(), seconds / 4),
        "guesses_per_s": rate(tables, lambda table, i: table.guess(i // LOOK % seats, i), seconds / 4),
        "bot_games_per_s": bot_games(game, seats, options, seconds / 4),
    }


def bot_games(game: Game, seats: int, options: Any, seconds: float) -> float:
    """Games a second with a greedy bot on every seat."""
    bots = [bot("greedy", game)] * seats
    games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not games:
        play(game.deal(seats, seed=games, options=options, log=False), bots, FastDice(games))
        games += 1
    return games / spent


def measure_calls(game: Game, seats: int, preset: str, how: str, seconds: float) -> Row:
    """Random games through the public API, where moves are data that is validated."""
    draw = random.Random(seats).random  # scaled, as for the peers
    options = game.presets.get(preset)
    decisions = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds / 4:
        table = game.deal(seats, seed=games, options=options, log=False)
        while table.result is None:
            decision = CALLS[how](table)
            table.act(decision.seat, decision.moves.sample(lambda n: int(draw() * n)))
        decisions += table.decided
        games += 1
    return row(f"{name_of(game, seats, preset)}, {how} + act", decisions / spent)


def asked(table: Table) -> Decision:
    """The decision of the first waiting seat, queried as a server does."""
    found = table.decisions(min(table.waiting_for), about=False)
    return next(decision for decision in found if decision.required)


CALLS: dict[str, Callable[[Table], Decision]] = {"next_decision": Table.next_decision, "decisions": asked}


def play_out(table: Table, rng: random.Random) -> int:
    while table.result is None:
        table.act_randomly(rng.random)
    return table.decided


def positions(game: Game, seats: int, options: Any, rng: random.Random) -> list[Table]:
    """Snapshots of random games, one before each decision."""
    tables: list[Table] = []
    while len(tables) < POSITIONS:
        table = game.deal(seats, seed=f"positions {len(tables)}", options=options, log=False)
        while table.result is None:
            tables.append(table.copy())
            table.act(*table.random_move(rng))
    return tables


def rate(tables: list[Table], work: Callable[[Table, int], object], seconds: float) -> float:
    done = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for _ in range(LOOK):
            work(tables[done // LOOK % len(tables)], done)
            done += 1
    return done / spent


def measure_env(game: Game, seats: int, preset: str, seconds: float) -> Row | None:
    """Random actions in the game's PettingZoo environment."""
    try:
        made = env(game, seats, game.presets.get(preset), max_cycles=CYCLES)
    except BadOptions:
        return None
    made.reset(seed=seats)
    return row(name_of(game, seats, preset, "env "), step_rate(made, seconds))


def measure_peer(peer: Any, seconds: float) -> Row | None:
    try:
        figures = peer.measure(seconds)
    except ImportError:
        return None
    return row(peer.name, figures.decisions_per_s, figures.copies_per_s)


def row(name: str, decisions: float, copies: float | None = None) -> Row:
    """A row without the figures for bots and guesses, which peers and environments do not have."""
    unknown = dict.fromkeys(("games_per_s", "guesses_per_s", "bot_games_per_s"))
    return {"name": name, "decisions_per_s": decisions, "copies_per_s": copies, **unknown}
