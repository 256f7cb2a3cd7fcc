"""Who sits where in which game. The same deal is played once for every turn of the bots, so that all of them are
compared on the same cards and seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..kernel.dice import FastDice
from ..kernel.game import Game
from ..kernel.refusal import BadOptions


@dataclass(frozen=True)
class Task:
    """What is played. By side, each deal has one side that is manned by one bot, and all others by the other."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int | str = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    by_side: bool = False

    @property
    def turns(self) -> int:
        """Games a deal: in so many every bot has had every seat, or the side, once."""
        return len(self.bots)

    def where(self, number: int) -> tuple[int, int]:
        """Deal and turn of a game."""
        return divmod(number, self.turns)


class Seating(NamedTuple):
    bots: tuple[str, ...]  # by seat
    side: str = ""  # by side: which one is manned by a bot of its own


def seating(task: Task, number: int, sides: Sequence[str]) -> Seating:
    """Who plays each seat of a dealt table; `sides` are those of its seats."""
    deal, turn = task.where(number)
    if task.by_side:
        names = sorted(set(sides))
        side = names[deal % len(names)]
        one, others = task.bots if turn == 0 else task.bots[::-1]
        return Seating(tuple(one if mine == side else others for mine in sides), side)
    places = shuffled_places(task, deal)
    return Seating(tuple(task.bots[(place + turn) % len(task.bots)] for place in places))


def shuffled_places(task: Task, deal: int) -> list[int]:
    """A number for every seat, so that each bot has as many seats as any other; neighbours differ from deal to deal,
    and if there are more bots than seats, so do the bots at the table."""
    dice = FastDice(f"{task.seed}/{deal}/seats")
    order = list(range(len(task.bots)))
    dice.shuffle(order)
    places = [order[i % len(order)] for i in range(task.seats)]
    dice.shuffle(places)
    return places


def check(task: Task, game: Game) -> None:
    """Refuse what cannot be played before anything is played."""
    game.read_options(task.options, task.seats)
    if task.by_side and (len(task.bots) != 2 or len(set(task.bots)) != 2):
        raise BadOptions("two-bots-by-side")
