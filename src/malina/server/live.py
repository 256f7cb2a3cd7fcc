"""A table that somebody looks at: its room, who is connected, who is gone since when, and what is under way."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from ..kernel.decision import Move
from ..kernel.dice import commitment
from ..kernel.table import Table
from ..kernel.view import Difference
from .connection import Connection
from .eyes import Eyes
from .identity import is_program
from .room import Room
from .time import Alarm

Played = tuple[tuple[Table, int | None, Move | None], ...]  # the table after each step, who moved and how


class Live:
    """`room` is always the one on disk; only the hub puts another in its place, holding the lock."""

    def __init__(self, room: Room, now: float) -> None:
        self.room = room
        self.commitment = commitment(room.secret)
        self.lock = asyncio.Lock()
        self.seated: dict[int, Connection] = {}
        self.watchers: set[Connection] = set()
        self.gone: dict[str, float] = {seat.person: now for seat in room.seats if seat.person}
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}  # seat -> the entry that asked it, its bot's task
        self.eyes: dict[int | None, Eyes] = {}  # viewer -> the game as those who look see it
        self.news: Difference | None = None  # between the last two tables, for all eyes
        self.bots_failed: list[str] = []  # why the heuristic answered for bots, in this game
        self.alarm: Alarm | None = None
        self.played: Played | None = None  # a finished game, step by step, if somebody looks at it
        self.looking_back = asyncio.Lock()  # somebody replays the finished game
        self.stirred = False  # an onlooker came or went, and those who are here are about to be told
        self.used = now
        self.missed = 0.0  # seconds that the server was away and that are not on disk yet

    def connections(self) -> list[Connection]:
        return [*self.seated.values(), *self.watchers]

    def online(self, seat: int) -> bool:
        return seat in self.seated

    def somebody_there(self) -> bool:
        return bool(self.seated)

    def is_host(self, person: str) -> bool:
        """The host; while he is away, the first of the people who are here: a table must not wait for him for ever."""
        room = self.room
        if person == room.host:
            return True
        if any(connection.person == room.host for connection in self.connections()):
            return False
        here = [seat.person for i, seat in enumerate(room.seats) if i in self.seated and seat.kind == "human"]
        return here[:1] == [person]

    def may_watch(self, person: str) -> bool:
        """While people gather everybody with the link may look; later only where spectators may. A program has its seat
        or nothing: who takes that away has made its token void."""
        room = self.room
        if is_program(person):
            return room.seat_of(person) is not None
        return room.phase == "gathering" or room.settings.spectators or person in room.people()

    def join(self, connection: Connection, now: float) -> None:
        """The newest window of a seat has it."""
        self.used = now
        connection.seat = self.room.seat_of(connection.person)
        if connection.seat is None:
            self.watchers.add(connection)
            return
        if old := self.seated.get(connection.seat):
            old.bye("taken")
        self.seated[connection.seat] = connection
        self.gone.pop(connection.person, None)

    def leave(self, connection: Connection, now: float) -> None:
        self.used = now
        self.watchers.discard(connection)
        if connection.seat is not None and self.seated.get(connection.seat) is connection:
            del self.seated[connection.seat]
            self.gone[connection.person] = now
        if not any(other.seat == connection.seat for other in self.connections()):
            self.eyes.pop(connection.seat, None)

    def reseat(self, now: float) -> None:
        """After an entry people may sit elsewhere; their sockets follow them."""
        moved = [c for c in self.connections() if c.seat != self.room.seat_of(c.person)]
        for connection in moved:
            self.watchers.discard(connection)
            if connection.seat is not None and self.seated.get(connection.seat) is connection:
                del self.seated[connection.seat]
        for connection in moved:
            connection.match = None  # another seat sees another table
            connection.told = -1
            self.join(connection, now)

    def all_back(self) -> bool:
        """A rematch is dealt as soon as everybody is here again and has given his part to the dice."""
        room = self.room
        there = all(seat.level or (i in self.seated and seat.contribution) for i, seat in enumerate(room.seats))
        return room.again and room.phase == "gathering" and there

    # ---- grace ----

    def miss(self, seconds: float) -> None:
        """The server was away: nobody was gone meanwhile, and no clock ran."""
        self.gone = {person: since + seconds for person, since in self.gone.items()}
        self.missed += seconds

    def gone_until(self, seat: int) -> float | None:
        """When a bot takes over for somebody who is gone; None: he is here, or a bot plays already."""
        s = self.room.seats[seat]
        if not s.person or s.by_bot or seat in self.seated or self.room.phase != "playing":
            return None
        return self.gone.get(s.person, self.room.updated) + self.room.settings.grace

    def grace_left(self, seat: int, now: float) -> float | None:
        until = self.gone_until(seat)
        return None if until is None else max(0.0, until - now)

    def late(self) -> Iterator[tuple[float, int]]:
        """When a bot has to take over, and for which seat: out of time, or gone while others wait."""
        for seat in self.room.waiting_for:
            times = [self.room.deadline(seat), self.gone_until(seat) if self.somebody_there() else None]
            if known := [when for when in times if when is not None]:
                yield min(known), seat

    def idle(self) -> bool:
        return not self.seated and not self.watchers and not self.thinking and self.alarm is None
