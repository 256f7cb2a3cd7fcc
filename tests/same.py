"""Prints digests of what the engine does, a line for each game and number of seats: by them the compiled build is
compared with pure Python (scripts/fast-test)."""

from __future__ import annotations

import json
from hashlib import sha256
from random import Random
from typing import Any

from malina.bots import bot, play
from malina.games import GAMES
from malina.kernel.dice import FastDice
from malina.kernel.game import Game
from malina.kernel.refusal import IllegalMove
from malina.kernel.table import Table

EACH = 10  # decisions between two looks at everything


def main() -> None:
    for game in GAMES.values():
        for seats in sorted({game.seats[0], game.seats[-1]}):
            print(game.id, seats, "random", digest(random_game(game, seats)))
        table = game.deal(game.seats[0], seed="bots")
        play(table, [bot("greedy", game)] * table.seats, FastDice("bots"))
        print(game.id, table.seats, "greedy", digest([table.events(None), table.dump()]))


def random_game(game: Game, seats: int) -> list[Any]:
    """All that can be asked of a table: moves, refusals, views, guesses, copies, dumps, the log."""
    table, rng, found = game.deal(seats, seed=seats), Random(seats), []
    while table.result is None:
        if table.decided % EACH == 0:
            found.append(looked_at(table))
            table = game.load(json.loads(json.dumps(table.copy().dump())))
        decision = table.next_decision()
        for move in (None, {}, {"cmd": 1}, {"cmd": "no"}, {"cmd": decision.moves.says[0].cmd, "more": 1}):
            found.append(refused(table, decision.seat, move))
        table.act(decision.seat, decision.moves.sample(rng.randrange))
    return [*found, looked_at(table)]


def looked_at(table: Table) -> list[Any]:
    seats = [*range(table.seats), None]
    guesses = [table.guess(seat, table.decided).dump() for seat in seats]
    return [table.dump(), [table.view(seat) for seat in seats], guesses, [table.events(seat) for seat in seats]]


def refused(table: Table, seat: int, move: object) -> str:
    try:
        table.act(seat, move)
    except IllegalMove as refusal:
        return str(refusal)
    raise AssertionError(f"{move} is no move")


def digest(value: object) -> str:
    return sha256(json.dumps(value, default=str).encode()).hexdigest()[:16]


if __name__ == "__main__":
    main()
