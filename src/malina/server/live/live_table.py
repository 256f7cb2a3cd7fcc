"""A table in memory, with presence: who is connected, who is gone since when (grace period), and what is under way."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, NamedTuple

from ...kernel.decision import Move
from ...kernel.dice import commitment
from ...kernel.film import Ended
from ..inbound.identity import is_program
from ..outbound.connection import Connection
from ..outbound.eyes import Eyes
from ..outbound.viewer_state import Change, ViewerState
from ..tables.minds import Mind
from ..tables.room import Room
from ..tables.snapshot import Unsaved
from ..time import Alarm
from ..wire import RoomView

HOST_GRACE = 60.0  # seconds that a host may be gone before another player acts for them


class OffersAsked(NamedTuple):
    """What bots are asked about the standing offers of one table."""

    moves: int  # made before
    thoughts: asyncio.Future[list[Move]]  # of no use once the table has changed
    decided: asyncio.Task[None]


class LiveTable:
    """`room` is always the one that is on disk. Only the hub replaces it, while it holds the lock."""

    def __init__(self, room: Room, now: float, unsaved: Unsaved | None = None, epoch: int | None = None) -> None:
        self.room = room
        self.epoch = epoch  # of our lease; None: there are no other nodes
        self.lost = False  # another node has it now
        self.unsaved = unsaved or Unsaved()
        self.commitment = commitment(room.secret)
        self.lock = asyncio.Lock()
        self.seated: dict[int, Connection] = {}
        self.watchers: set[Connection] = set()
        self.gone: dict[str, float] = dict.fromkeys(room.people(), now)
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}  # seat -> the entry that asked it, its bot's task
        self.offers: OffersAsked | None = None  # the last that bots were asked about
        self.taken = 0, 0  # after so many moves, so many in a row were offers that bots have taken
        self.heard: int | None = None  # so many events have bots had the chance to say something to
        self.spoke = -1000  # moves made when one last did
        self.hinting = False  # a shark thinks about a hint
        self.bargaining: float | None = None  # since when people could bargain with a bot, or last did something
        self.viewer_states: dict[Eyes, ViewerState] = {}  # the game as those who look see it
        self.change: Change | None = None  # the last one that viewers were told of
        self.room_view: RoomView | None = None  # the last one that anybody was told
        self.bots_failed: list[str] = []  # why the heuristic answered for bots, in this game
        self.alarm: Alarm | None = None
        self.ended: Ended | None = None  # a finished game, step by step, if a viewer looks at it
        self.looking_back = asyncio.Lock()  # a viewer is about to
        self.minds: dict[int, Mind] = {}  # what its bots thought, by seat
        self.stirred = False  # an onlooker came or went, and those who are here are about to be told
        self.deserter = ""  # the host, once gone for too long
        self.shown: tuple[Any, ...] = ()  # what the lobby finds it by, as other nodes were told last
        self.used = now
        self.missed = 0.0  # seconds that the server was away and that are not on disk yet

    def connections(self) -> list[Connection]:
        return [*self.seated.values(), *self.watchers]

    def online(self, seat: int) -> bool:
        return seat in self.seated

    def here(self, person: str) -> bool:
        return any(connection.person == person for connection in self.connections())

    def somebody_there(self) -> bool:
        return bool(self.seated)

    def acting_host(self) -> str:
        """The host, also while their connection blinks; after that the first of the people who are here: a table must
        not wait for ever. A host who comes back is the host again."""
        room = self.room
        if self.deserter != room.host:
            return room.host
        here = (seat.person for i, seat in enumerate(room.seats) if i in self.seated and seat.kind == "human")
        return next(here, room.host)

    def may_watch(self, person: str) -> bool:
        """Before the deal everybody with the link may watch; afterwards only where the settings let spectators in. A
        program watches its own seat only, and not when its token has been revoked."""
        room = self.room
        if is_program(person):
            return room.seat_of(person) is not None
        return room.phase == "gathering" or room.settings.spectators or person in room.people()

    def join(self, connection: Connection, now: float) -> None:
        """The latest connection of a seat replaces the one before."""
        self.used = now
        self.gone.pop(connection.person, None)
        if connection.person == self.deserter:
            self.deserter = ""
        connection.seat = connection.eyes = self.room.seat_of(connection.person)
        if connection.seat is None:
            self.watchers.add(connection)
            return
        if old := self.seated.get(connection.seat):
            old.bye("taken")
        self.seated[connection.seat] = connection

    def leave(self, connection: Connection, now: float) -> None:
        self.used = now
        self.watchers.discard(connection)
        if connection.seat is not None and self.seated.get(connection.seat) is connection:
            del self.seated[connection.seat]
        if connection.person in self.room.people() and not self.here(connection.person):
            self.gone[connection.person] = now
        if not any(other.eyes == connection.eyes for other in self.connections()):
            self.viewer_states.pop(connection.eyes, None)

    def reseat(self, now: float) -> None:
        """Assign the open sockets to the seats of their people, who may have changed seats."""
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
        """A rematch is dealt as soon as everybody is here again and has contributed to the dice."""
        room = self.room
        there = all(seat.level or (i in self.seated and seat.contribution) for i, seat in enumerate(room.seats))
        return room.again and room.phase == "gathering" and there

    # ---- grace ----

    def miss(self, seconds: float) -> None:
        """The server was down: nobody counts as gone for that time, and no clock ran."""
        self.gone = {person: since + seconds for person, since in self.gone.items()}
        self.missed += seconds

    def gone_until(self, seat: int) -> float | None:
        """When a bot takes over for a player who is gone; None: they are here, or a bot plays already."""
        s = self.room.seats[seat]
        if not s.person or s.by_bot or seat in self.seated or self.room.phase != "playing":
            return None
        return self.gone.get(s.person, self.room.updated) + self.room.settings.grace

    def grace_left(self, seat: int, now: float) -> float | None:
        until = self.gone_until(seat)
        return None if until is None else max(0.0, until - now)

    def host_until(self) -> float | None:
        """When another player may act for the host, who is gone; None: they are here, or gone for longer."""
        room = self.room
        if room.phase != "gathering" or self.here(room.host) or self.deserter == room.host:
            return None
        return self.gone.get(room.host, room.updated) + HOST_GRACE

    def replace_host(self, now: float) -> None:
        until = self.host_until()
        if until is not None and until <= now:
            self.deserter = self.room.host

    def late(self) -> Iterator[tuple[float, int]]:
        """When a bot has to take over, and for which seat: out of time, or gone while others wait."""
        for seat in self.room.waiting_for:
            times = [self.room.deadline(seat), self.gone_until(seat) if self.somebody_there() else None]
            if known := [when for when in times if when is not None]:
                yield min(known), seat

    def next_alarm(self) -> float | None:
        """When the next timeout is: of the rules' time limit, for a bot to take over, or a player to act as host."""
        times = [self.host_until(), self.room.house.deadline, *(when for when, _ in self.late())]
        return min((when for when in times if when is not None), default=None)

    def deciding(self) -> bool:
        """Are bots being asked about standing offers?"""
        return self.offers is not None and not self.offers.decided.done()

    def idle(self) -> bool:
        busy = self.thinking or self.deciding() or self.alarm is not None
        return not self.seated and not self.watchers and not busy
