"""Tables in the middle of random games: of all games, and of BANG! with all options."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

import malina
from malina.env.vocabulary import Vocabulary
from malina.kernel.game import Game
from malina.kernel.table import Options, Table

from ..bang.pairwise import rows
from ..kernel.toy import GAME as TOY

CROOKS, BANG = malina.game("crooks"), malina.game("bang")
LONGEST = 400  # moves of a game
KEPT = 10  # tables of it


@lru_cache(maxsize=1)
def tables() -> list[Table]:
    others = [(game, {}) for game in malina.GAMES.values() if game is not BANG]
    small = (*others, (TOY, {}), (TOY, {"more": True}))
    found = [table for game, options in small for seats in some(game) for table in kept(game, seats, options, seats)]
    for number, row in enumerate(rows()):
        found += kept(BANG, row["seats"], {key: value for key, value in row.items() if key != "seats"}, number)
    return found


@lru_cache(maxsize=64)
def vocabulary(game: Game, seats: int, options: Options) -> Vocabulary:
    return Vocabulary(game, seats, game.prepare(options, seats))


def words_of(table: Table) -> Vocabulary:
    return vocabulary(table.game, table.seats, table.options)


def some(game: Game) -> range:
    """The first few numbers of seats."""
    return game.seats[:3]


def kept(game: Game, seats: int, options: dict[str, Any], seed: int) -> list[Table]:
    """The first table and some from all over the game."""
    rng = Random(seed)
    table = game.deal(seats, seed, options, log=False)
    found = [table.copy()]
    while not table.over and table.decided < LONGEST:
        table.act_randomly(rng.random)
        if not table.over:
            found.append(table.copy())
    return [found[0], *rng.sample(found[1:], min(KEPT, len(found) - 1))]
