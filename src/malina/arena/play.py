"""One game of the arena, and what is kept of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import thread_time

from ..bots import AnyBot, Turns, made
from ..games import game as find_game
from ..kernel.decision import Decision, Move
from ..kernel.dice import FastDice
from ..kernel.game import Game
from ..kernel.table import Options, Table
from .cheat import ask
from .cheat import find as find_bot
from .plan import Task, seating

FindBot = Callable[[str, Game], AnyBot]


@dataclass(slots=True)
class Thought:
    """Moves of a bot, and what they cost in seconds of CPU."""

    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, seconds: float) -> None:
        self.moves += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game."""

    number: int
    bots: tuple[str, ...]  # by seat
    winners: tuple[int, ...]
    points: tuple[int, ...]  # by seat
    length: int
    ending: str
    sides: tuple[str, ...] = ()  # by seat, as they were dealt
    side: str = ""  # by side: which one was manned by a bot of its own
    thought: Mapping[str, Thought] = field(default_factory=dict)  # by bot

    def share(self, seat: int) -> float:
        """A victory shared by two counts half for each."""
        return 1 / len(self.winners) if seat in self.winners else 0.0  # nobody may have won


def play_chunk(chunk: tuple[Task, range]) -> list[Finished]:
    """A chunk of games: what a process plays between two progress reports."""
    task, numbers = chunk
    options = find_game(task.game).read_options(task.options, task.seats)
    return [play_one(task, number, options) for number in numbers]


def play_one(task: Task, number: int, options: Options, find: FindBot = find_bot) -> Finished:
    """Play one game. Cards and dice depend on the deal and the seat only, so whichever bot sits there has the same
    luck."""
    game = find_game(task.game)
    deal, _ = task.where(number)
    table = game.deal(task.seats, f"{task.seed}/{deal}", options, log=False)
    sides = tuple(game.bots.side(table, seat) or str(seat) for seat in range(task.seats))
    names, side = seating(task, number, sides)
    thought = play(table, names, [find(name, game) for name in names], f"{task.seed}/{deal}")
    assert table.result is not None
    result = table.result
    ending = game.bots.ending(table) or {0: "none", 1: "alone"}.get(len(result.winners), "shared")
    return Finished(number, names, result.winners, result.points, table.decided, ending, sides, side, thought)


def play(table: Table, names: tuple[str, ...], bots: list[AnyBot], seed: str) -> dict[str, Thought]:
    """To the end; every seat has dice of its own."""
    dice = [FastDice(f"{seed}/{seat}") for seat in range(table.seats)]
    thought = {name: Thought() for name in names}
    turns, seated = Turns(), dict(enumerate(bots))

    def answered(bot: AnyBot, table: Table, decision: Decision) -> Move:
        start = thread_time()
        move = ask(bot, table, decision, dice[decision.seat])
        thought[names[decision.seat]].add(thread_time() - start)
        return move

    while not table.over:
        found = turns.next(table, seated, answered)
        assert found is not None
        made(table, *found, names[found[0].seat])
    return thought
