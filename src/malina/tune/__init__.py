"""Parameter tuning: optimizes the weights of a game's heuristic by self-play. Candidates play the present weights on
the same deals (common random numbers), and CMA-ES proposes the next ones."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import fsum
from pathlib import Path
from time import perf_counter
from typing import Any

from ..bots.heuristic import heuristic
from ..kernel.dice import FastDice
from ..kernel.game import Game
from ..kernel.refusal import BadOptions
from ..share import Cores, Progress, Share, Steps
from .check import last_match
from .match import Part, chunks, score, tasks
from .weights import Tables, Weight, changed, chosen

__all__ = ["Tuned", "shipped", "tune"]

STEP = 0.2  # initial step size, relative to a weight
MANY = 40  # with more weights than this the covariance is diagonal: a full one is too much to learn


@dataclass(frozen=True)
class Tuned:
    weights: list[tuple[Weight, float]]  # old and new value
    numbers: dict[str, Any]


def shipped(game: Game) -> Path:
    """The path of the game's shipped weights.toml."""
    file = Path(heuristic(game).__file__).with_name("weights.toml")
    if not file.exists():
        raise BadOptions("no-weights")
    return file


def tune(
    game: Game,
    seats: Sequence[int],
    games: int = 60,
    generations: int = 20,
    patterns: Sequence[str] = ("*",),
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    check: int = 400,
    share: Share | None = None,
    progress: Progress = lambda done, total: None,
) -> Tuned:
    """Optimize. `games` are played for each candidate in each generation, and `check` in the last match, at tables of
    all these `seats` in turn. Only weights that `patterns` name are varied."""
    seats = list(dict.fromkeys(seats))  # no duplicates: their deals would be the same
    tables = tomllib.loads(shipped(game).read_text(encoding="utf-8"))
    weights = chosen(heuristic(game), tables, patterns)
    strategy = _strategy(weights, seed)
    start = perf_counter()
    steps = Steps(progress, generations * strategy.population_size * games + check)
    matches = tasks(game, seats, f"{seed}/tune", options or {})
    history = []
    for generation in range(generations):
        xs = [strategy.ask() for _ in range(strategy.population_size)]
        means = _tried(tables, weights, xs, chunks(matches, games, generation), share or Cores(), steps)
        strategy.tell([(x, -mean) for x, mean in zip(xs, means, strict=True)])
        history.append({"best": round(max(means), 4), "mean": round(fsum(means) / len(means), 4)})
    # the mean of the distribution: with noisy scores it is better than the best candidate, which was lucky
    middle = [min(max(x, weight.bounds[0]), weight.bounds[1]) for x, weight in zip(strategy.mean, weights, strict=True)]
    found = changed(tables, weights, middle)
    match = last_match(tasks(game, seats, f"{seed}/check", options or {}), check, found, share or Cores(), steps)
    numbers = {
        "game": game.id,
        "seats": list(seats),
        "options": dict(options or {}),
        "seed": seed,
        "weights": [weight.name for weight in weights],
        "generations": history,
        "candidates": strategy.population_size,
        "games": steps.done,
        "seconds": round(perf_counter() - start, 3),
        "match": match,
    }
    return Tuned([(weight, weight.at(x)) for weight, x in zip(weights, middle, strict=True)], numbers)


def _tried(
    tables: Tables, weights: Sequence[Weight], xs: Sequence[Any], games: Sequence[Part], share: Share, steps: Steps
) -> list[float]:
    """The mean score of each candidate."""
    candidates = [changed(tables, weights, x) for x in xs]
    given = [(i, candidate, *part) for i, candidate in enumerate(candidates) for part in games]
    scores: list[list[float]] = [[] for _ in xs]
    for candidate, found in share(score, given):
        scores[candidate] += found
        steps.add(len(found))
    # fsum: independent of the order in which processes finish
    return [fsum(found) / len(found) for found in scores]


def _strategy(weights: Sequence[Weight], seed: int | str) -> Any:
    try:
        import numpy as np
        from cmaes import CMA, SepCMA
    except ImportError as error:
        raise BadOptions("no-cmaes") from error
    kind = SepCMA if len(weights) > MANY else CMA
    bounds = np.array([weight.bounds for weight in weights])
    return kind(mean=np.zeros(len(weights)), sigma=STEP, bounds=bounds, seed=FastDice(f"{seed}/cma").below(1 << 31))
