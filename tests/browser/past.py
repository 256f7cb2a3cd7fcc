"""Test data written into the server's store before it starts: people, and tables at the moment a test needs.

It is deterministic, because the tests choose the secrets of the dice."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from time import time
from typing import Any

import msgspec
from msgspec.structs import replace

import malina
from malina.bots import bot
from malina.kernel.decision import Decision, Move
from malina.kernel.dice import FastDice
from malina.kernel.record import Match
from malina.kernel.table import Table
from malina.server import wire
from malina.server.inbound.identity import Identity
from malina.server.store import Person
from malina.server.store.sql import SqlStore
from malina.server.tables.archive import row_of
from malina.server.tables.entries import AnyEntry, BotSat, Moved, Opened, Sat, Spoke, Started, encode
from malina.server.tables.room import Room, started

CROOKS = malina.game("crooks")
TRIES = 2000
PACE = 5  # seconds between two entries
BOTS = ("owl", "badger", "hare", "wolf", "bear", "deer", "cat", "frog")  # the masks of bots, by seat

Choose = Callable[[Table, int, Decision, FastDice], Move]
When = Callable[[Table], bool]


@dataclass(frozen=True)
class Somebody:
    """A person with a session cookie; without a name they have not introduced themselves yet."""

    id: str
    name: str
    mask: str
    cookie: str


@dataclass
class Game:
    """A game to be stored: its moves, and the secret of the dice with which they are legal."""

    secret: bytes
    seats: int
    moves: list[tuple[int, Move]] = field(default_factory=list)
    id: str = CROOKS.id
    options: dict[str, Any] = field(default_factory=dict)


def at_random(table: Table, seat: int, decision: Decision, dice: FastDice) -> Move:
    return decision.moves.sample(dice.below)


def as_bots_do(table: Table, seat: int, decision: Decision, dice: FastDice) -> Move:
    return bot("greedy", table.game).choose(table.view(seat, memory=True), decision, dice)


def played(
    name: str,
    seats: int,
    until: When,
    choose: Choose = as_bots_do,
    options: dict[str, Any] | None = None,
    game: malina.Game = CROOKS,
    first: int = 0,
) -> Game:
    """Search games with seeds derived from `name` for the first that reaches a condition; gives it up to there.

    `first`: the number of a game that is known to reach it, tried first, where the condition is rare."""
    for number in (first, *range(TRIES)):
        secret = hashlib.sha256(f"{name} {number}".encode()).digest()
        match = Match.start(game, seats, secret, [""] * seats, options)
        dice = FastDice(f"{name} {number}")
        while not until(match.table) and not match.table.over:
            seat = min(match.table.waiting_for)
            match.act(seat, choose(match.table, seat, match.table.decisions(seat)[0], dice))
        if until(match.table):
            return Game(secret, seats, match.record.moves, game.id, options or {})
    raise LookupError(f"no game {name!r} ever came to this")


class Past:
    """Writes the store. Use it before the server opens the folder; `close` finishes the writes."""

    def __init__(self, data: Path) -> None:
        # A thread for our event loop, as Playwright's runs in the thread of the tests.
        self._thread = ThreadPoolExecutor(1)
        self._loop = self._thread.submit(asyncio.Runner).result()
        self._store = SqlStore(data)
        self._identity = Identity(self._store.secret)

    def close(self) -> None:
        self._do(self._store.close())
        self._thread.submit(self._loop.close).result()
        self._thread.shutdown()

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        self._thread.submit(self._loop.run, work).result()

    def somebody(self, name: str, mask: str) -> Somebody:
        id = hashlib.sha256(f"person {name}".encode()).hexdigest()[:22]
        self._do(self._store.save_person(Person(id, name, mask, seen=time())))
        return Somebody(id, name, mask, self._identity.issue(id))

    def table(
        self,
        id: str,
        who: list[Somebody | str | None],
        game: Game | None = None,
        said: list[tuple[int, str, str]] | None = None,
        **settings: Any,
    ) -> str:
        """Store a table with these people, bots (by level and manner) and empty seats; dealt if there is a game.

        `said`: seat, words, phrase."""
        host = next(one for one in who if isinstance(one, Somebody))
        secret = game.secret if game else hashlib.sha256(id.encode()).digest()
        opened = Opened(
            at=0,
            by=host.id,
            table=id,
            game=game.id if game else CROOKS.id,
            seats=len(who),
            options=game.options if game else {},
            settings=msgspec.convert(settings, wire.Settings),
            secret=secret.hex(),
        )
        entries: list[AnyEntry] = [opened]
        for seat, one in enumerate(who):
            if isinstance(one, Somebody):
                entries.append(Sat(at=0, by=one.id, seat=seat, name=one.name, mask=one.mask))
            elif one is not None:
                level, _, manner = one.partition("/")
                entries.append(BotSat(at=0, seat=seat, level=level, manner=manner, mask=BOTS[seat]))
        if game:
            entries.append(Started(at=0))
            entries += [Moved(at=0, seat=seat, move=move) for seat, move in game.moves]
        entries += [Spoke(at=0, seat=seat, text=text, phrase=phrase) for seat, text, phrase in said or []]
        self._do(
            self._write(
                id, [replace(entry, at=when) for entry, when in zip(entries, self._times(entries), strict=True)]
            )
        )
        return id

    def _times(self, entries: list[AnyEntry]) -> list[float]:
        """Timestamps of the entries, PACE seconds apart, the last just now."""
        now = time()
        return [now - PACE * (len(entries) - number) for number in range(len(entries))]

    async def _write(self, id: str, entries: list[AnyEntry]) -> None:
        first, *rest = entries
        assert isinstance(first, Opened)
        room = Room.opened(first)
        written: list[AnyEntry] = [first]
        for entry in rest:
            written.append(started(room, at=entry.at) if isinstance(entry, Started) else entry)
            room = room.after(written[-1])
        # Concurrently, so that the store writes many in one transaction.
        rows = [row_of(room) if n == room.n else None for n in range(len(written))]
        appended = [self._store.append(id, n, encode(entry), rows[n]) for n, entry in enumerate(written)]
        await asyncio.gather(*appended)
