"""Simulation: many games of bots, and their statistics: who wins, with how many points, after how many decisions.

Deterministic: the same seed gives the same numbers however many processes share the work, because every game has its
own dice and only integers are summed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

from .bots import bot as find_bot
from .bots import play
from .games import game as find_game
from .kernel.dice import FastDice
from .kernel.game import Game
from .kernel.refusal import BadOptions
from .kernel.table import Options, Table
from .share import Cores, Progress

CHUNK = {True: 50, False: 1}  # games in a chunk of work; True: all bots are random
WORTH_SHARING = {True: 2000, False: 20}  # with fewer games no processes are started; True: all bots are random


@dataclass(frozen=True)
class Task:
    """The parameters of a simulation. Bots cycle over the seats and rotate by one seat from game to game."""

    game: str
    seats: int
    seed: int | str = 0
    bots: tuple[str, ...] = ("random",)
    options: Mapping[str, Any] = field(default_factory=dict)

    def bot_at(self, seat: int, number: int) -> int:
        return (seat + number) % len(self.bots)


@dataclass
class Tally:
    """Sums over games. Shared victories are counted by the number of winners, so that all sums are integers."""

    games: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    points: Counter[tuple[int, int]] = field(default_factory=Counter)  # (seat, points) -> games
    seat_wins: Counter[tuple[int, int]] = field(default_factory=Counter)  # (seat, winners) -> games
    bot_wins: Counter[tuple[int, int]] = field(default_factory=Counter)  # (bot, winners) -> seats won
    bot_seats: Counter[int] = field(default_factory=Counter)  # bot -> seats played
    unwon: int = 0  # games without a winner
    others: Counter[str] = field(default_factory=Counter)  # who has no seat -> points

    def add(self, other: Tally) -> None:
        if other.games:
            self.shortest = min(self.shortest, other.shortest) if self.games else other.shortest
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.points.update(other.points)
        self.seat_wins.update(other.seat_wins)
        self.bot_wins.update(other.bot_wins)
        self.bot_seats.update(other.bot_seats)
        self.unwon += other.unwon
        self.others.update(other.others)


def simulate(
    game: Game | str,
    seats: int,
    games: int,
    seed: int | str = 0,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, Any] | None = None,
    jobs: int | None = None,
    progress: Progress = lambda done, total: None,
) -> dict[str, Any]:
    """Run a simulation; `jobs` is the number of processes, by default one for each core if there is enough to do."""
    game = game if isinstance(game, Game) else find_game(game)
    if games < 1:
        raise BadOptions("no-games")
    for name in bots:
        find_bot(name, game)
    game.read_options(options, seats)
    task = Task(game.id, seats, seed, tuple(bots), dict(options or {}))
    if jobs is None:
        jobs = Cores().number if games >= WORTH_SHARING[_all_random(task)] else 1
    start = perf_counter()
    tally = Tally()
    progress(0, games)
    for part in _parts(task, games, jobs):
        tally.add(part)
        progress(tally.games, games)
    return summary(task, tally, perf_counter() - start, jobs)


def play_game(task: Task, number: int, options: Options | None = None) -> Table:
    """Play one game of a task to its end; `options` are those of the task, if they have been parsed already."""
    game = find_game(task.game)
    table = game.deal(task.seats, f"{task.seed}/{number}", options or task.options, log=False)
    if _all_random(task):
        random = Random(f"{task.seed}/{number}/bots").random
        while table.result is None:
            table.act_randomly(random)
    else:
        dice = FastDice(f"{task.seed}/{number}/bots")
        play(table, [find_bot(task.bots[task.bot_at(seat, number)], game) for seat in range(task.seats)], dice)
    return table


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The Wilson score interval (95 %) of a proportion, which is valid for few games and near 0 and 1 too."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def summary(task: Task, tally: Tally, seconds: float, jobs: int) -> dict[str, Any]:
    """The statistics of a simulation as JSON; its keys are a stable interface."""
    means = [0.0] * task.seats
    histogram: Counter[int] = Counter()
    for (seat, points), count in sorted(tally.points.items()):
        means[seat] += points * count / tally.games
        histogram[points] += count
    by_bot = len(set(task.bots)) > 1
    return {
        "game": task.game,
        "seats": task.seats,
        "games": tally.games,
        "seed": task.seed,
        "bots": list(task.bots),
        "options": dict(task.options),
        "jobs": jobs,
        "seconds": round(seconds, 3),
        "decisions": tally.decisions,
        "decisions_per_s": round(tally.decisions / seconds, 1),
        "games_per_s": round(tally.games / seconds, 1),
        "mean_points": [round(mean, 4) for mean in means],
        "win_rates": [{"seat": s, **_rate(tally.seat_wins, s, tally.games)} for s in range(task.seats)],
        **({"win_rates_by_bot": _by_bot(task, tally)} if by_bot else {}),
        **({"unwon": round(tally.unwon / tally.games, 4)} if tally.unwon else {}),
        **({"others": _others(tally)} if tally.others else {}),
        "lengths": {
            "mean": round(tally.decisions / tally.games, 2),
            "min": tally.shortest,
            "max": tally.longest,
        },
        "points_histogram": [{"points": points, "count": count} for points, count in sorted(histogram.items())],
    }


def _rate(wins: Counter[tuple[int, int]], who: int, games: int) -> dict[str, float]:
    """The win rate with its interval; a victory shared by two counts half for each."""
    won = sum(count / winners for (whose, winners), count in sorted(wins.items()) if whose == who)
    low, high = wilson(won, games)
    return {"rate": round(won / games, 4) if games else 0.0, "low": round(low, 4), "high": round(high, 4)}


def _by_bot(task: Task, tally: Tally) -> list[dict[str, Any]]:
    """Win rates of the bots; one that is named twice plays twice as often and is listed once."""
    rates = []
    for name in dict.fromkeys(task.bots):
        seats = 0
        wins: Counter[tuple[int, int]] = Counter()
        for i, other in enumerate(task.bots):
            if other == name:
                seats += tally.bot_seats[i]
                wins.update({(0, k): count for (bot, k), count in tally.bot_wins.items() if bot == i})
        rates.append({"bot": name, "games": seats, **_rate(wins, 0, seats)})
    return rates


def _others(tally: Tally) -> dict[str, float]:
    """The mean points of sides without a seat."""
    return {name: round(points / tally.games, 4) for name, points in sorted(tally.others.items())}


def _all_random(task: Task) -> bool:
    return set(task.bots) == {"random"}


def _play_chunk(chunk: tuple[Task, int, int]) -> Tally:
    task, first, last = chunk
    tally = Tally()
    options = find_game(task.game).read_options(task.options, task.seats)
    for number in range(first, last):
        try:
            table = play_game(task, number, options)
        except Exception as error:
            error.add_note(f"(game {number}, seed {task.seed}, {task.seats} seats)")
            raise
        assert table.result is not None
        one = Tally(1, table.decided, table.decided, table.decided)
        one.unwon = int(not table.result.winners)
        one.others.update(table.result.others)
        for seat, points in enumerate(table.result.points):
            one.points[seat, points] += 1
            one.bot_seats[task.bot_at(seat, number)] += 1
        for seat in table.result.winners:
            one.seat_wins[seat, len(table.result.winners)] += 1
            one.bot_wins[task.bot_at(seat, number), len(table.result.winners)] += 1
        tally.add(one)
    return tally


def _parts(task: Task, games: int, jobs: int) -> Iterator[Tally]:
    size = min(CHUNK[_all_random(task)], -(-games // jobs))
    chunks = [(task, first, min(first + size, games)) for first in range(0, games, size)]
    return Cores(jobs)(_play_chunk, chunks)
