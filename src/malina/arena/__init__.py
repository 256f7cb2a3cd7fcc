"""Bots against bots: who is better, by how much, and how sure that is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any

from ..games import game as find_game
from ..kernel.game import Game
from ..kernel.refusal import BadOptions
from ..share import Cores, Progress, Share
from .cheat import find as find_bot
from .plan import Task, check
from .play import Finished, play_chunk
from .summary import summary

__all__ = ["Cores", "Finished", "Task", "arena", "play_all"]

CHUNKS = 500  # so many reports of a long job are enough


def arena(
    game: Game | str,
    bots: Sequence[str],
    games: int,
    seats: int | None = None,
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    by_side: bool = False,
    share: Share | None = None,
    progress: Progress = lambda done, total: None,
) -> dict[str, Any]:
    """Let bots play, and sum up. By default there are as many seats as bots, or the fewest the game allows."""
    game = game if isinstance(game, Game) else find_game(game)
    if seats is None:
        seats = len(bots) if len(bots) in game.seats else game.seats[0]
    task = Task(game.id, seats, tuple(bots), seed, dict(options or {}), by_side)
    if games < 1:
        raise BadOptions("no-games")
    for name in bots:
        find_bot(name, game)
    check(task, game)
    start = perf_counter()
    played = play_all(task, games, share or Cores(), progress)
    return summary(task, played, perf_counter() - start)


def play_all(task: Task, games: int, share: Share, progress: Progress) -> list[Finished]:
    """All games in the order of their numbers, whichever process played them."""
    size = max(1, games // CHUNKS)
    chunks = [(task, range(first, min(first + size, games))) for first in range(0, games, size)]
    played: list[Finished] = []
    progress(0, games)
    for part in share(play_chunk, chunks):
        played += part
        progress(len(played), games)
    return sorted(played, key=lambda game: game.number)
