"""A table with its people, as a value: `after` makes the next room of an entry, or refuses it. No clock, no network.

Because rooms never change, whoever reads one reads a state that is on disk: the hub stores the entry first and puts the
next room in the place of the last one afterwards.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import singledispatchmethod
from itertools import takewhile
from typing import Any

import msgspec

from ..games import game as find_game
from ..kernel.game import Game
from ..kernel.record import UNDO, Match
from ..kernel.refusal import Refusal
from .entries import (
    AnyEntry,
    BotSat,
    Changed,
    Cleared,
    Deputised,
    Followed,
    Moved,
    Opened,
    Resumed,
    Sat,
    Spoke,
    Started,
    Swapped,
)
from .wire import MASKS, ChatLine, GameClock, Kind, MoveClock, NoClock, Phase, Settings

RECENT = 64  # command ids that are remembered
MOST_UNDONE = 3  # moves one may take back before somebody else gets a turn, or the table would never move on


@dataclass(frozen=True, slots=True)
class Seat:
    """Nobody, a person or a bot."""

    person: str = ""
    name: str = ""
    mask: str = ""
    level: str = ""  # of a bot
    contribution: str = ""
    deputy: bool = False  # a bot plays for the person
    asked: float | None = None  # since when the table waits for this seat
    asked_n: int = 0  # the entry that asked it
    left: float = 0.0  # seconds on its clock, up to `asked`

    @property
    def kind(self) -> Kind:
        return "bot" if self.level else "human" if self.person else "empty"

    @property
    def by_bot(self) -> bool:
        return bool(self.level) or self.deputy

    def empty(self) -> bool:
        return not self.level and not self.person


@dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    id: str
    n: int  # the number of the last entry
    game: Game
    seats: tuple[Seat, ...]
    options: dict[str, Any]
    settings: Settings
    host: str
    secret: bytes
    created: float
    updated: float
    match: Match | None = None
    told: tuple[int, ...] = ()  # entry number -> length of the game's log after it
    lines: tuple[ChatLine, ...] = ()
    commands: dict[tuple[str, str], int] = field(default_factory=dict)  # person and command id -> entry number
    again: bool = False  # a rematch: dealt as soon as everybody is here
    next: str | None = None

    @property
    def phase(self) -> Phase:
        return "gathering" if self.match is None else "over" if self.match.table.over else "playing"

    @property
    def ticking(self) -> bool:
        return self.phase == "playing" and not isinstance(self.settings.clock, NoClock)

    @property
    def waiting_for(self) -> frozenset[int]:
        return self.match.table.waiting_for if self.match else frozenset()

    def seat_of(self, person: str) -> int | None:
        return next((i for i, seat in enumerate(self.seats) if person and seat.person == person), None)

    def people(self) -> frozenset[str]:
        return frozenset({seat.person for seat in self.seats if seat.person} | {self.host})

    # ---- clocks ----

    def left(self, seat: int, now: float) -> float | None:
        """Seconds left on a person's clock; None where no clock is."""
        clock, s = self.settings.clock, self.seats[seat]
        if not isinstance(clock, MoveClock | GameClock) or s.level or self.phase != "playing":
            return None
        used = now - s.asked if s.asked is not None and not s.by_bot else 0.0
        return max(0.0, s.left - used)

    def deadline(self, seat: int) -> float | None:
        """When this seat's time is up; None: it has all the time in the world, or is not asked."""
        s = self.seats[seat]
        if s.asked is None or s.by_bot or not isinstance(self.settings.clock, MoveClock | GameClock):
            return None
        return s.asked + s.left

    # ---- the next room ----

    @staticmethod
    def opened(entry: Opened) -> Room:
        game = find_game(entry.game)
        options = msgspec.to_builtins(game.read_options(entry.options, entry.seats))
        return Room(
            id=entry.table,
            n=0,
            game=game,
            seats=(Seat(),) * entry.seats,
            options=options,
            settings=entry.settings,
            host=entry.by,
            secret=bytes.fromhex(entry.secret),
            created=entry.at,
            updated=entry.at,
            told=(0,),
            again=entry.again,
            commands={(entry.by, entry.command): 0},
        )

    def after(self, entry: AnyEntry) -> Room:
        """The room with this entry, or a Refusal; self stays what it is."""
        room = self._after(entry)
        log = room.match.table.log if room.match else None
        commands = room.commands
        if entry.command:
            commands = {**commands, (entry.by, entry.command): self.n + 1}
            if len(commands) > RECENT:
                del commands[next(iter(commands))]
        return replace(
            room, n=self.n + 1, updated=entry.at, told=(*self.told, len(log) if log else 0), commands=commands
        )

    @singledispatchmethod
    def _after(self, entry: Any) -> Room:
        raise TypeError(f"no such entry: {entry!r}")

    @_after.register(Sat)
    def _(self, entry: Sat) -> Room:
        self._must_gather()
        if not 0 <= entry.seat < len(self.seats):
            raise Refusal("no-such-seat")
        old = self.seat_of(entry.by)
        if not self.seats[entry.seat].empty() and entry.seat != old:
            raise Refusal("seat-taken")
        seats = list(self.seats)
        contribution = entry.contribution
        if old is not None:
            contribution = contribution or seats[old].contribution
            seats[old] = Seat()
        seats[entry.seat] = Seat(person=entry.by, name=entry.name, mask=entry.mask, contribution=contribution)
        return replace(self, seats=tuple(seats))

    @_after.register(BotSat)
    def _(self, entry: BotSat) -> Room:
        self._must_gather()
        if not 0 <= entry.seat < len(self.seats):
            raise Refusal("no-such-seat")
        if self.seats[entry.seat].person:
            raise Refusal("seat-taken")
        return self._with(entry.seat, Seat(level=entry.level, mask=entry.mask))

    @_after.register(Cleared)
    def _(self, entry: Cleared) -> Room:
        self._must_gather()
        if not 0 <= entry.seat < len(self.seats) or self.seats[entry.seat].empty():
            raise Refusal("no-such-seat")
        room = self._with(entry.seat, Seat())
        if self.seats[entry.seat].person == self.host:  # somebody who is here has to deal
            heirs = [seat.person for seat in room.seats if seat.person]
            return replace(room, host=heirs[0] if heirs else self.host)
        return room

    @_after.register(Swapped)
    def _(self, entry: Swapped) -> Room:
        self._must_gather()
        if not (0 <= entry.a < len(self.seats) and 0 <= entry.b < len(self.seats)):
            raise Refusal("no-such-seat")
        seats = list(self.seats)
        seats[entry.a], seats[entry.b] = seats[entry.b], seats[entry.a]
        return replace(self, seats=tuple(seats))

    @_after.register(Changed)
    def _(self, entry: Changed) -> Room:
        self._must_gather()
        seats = list(self.seats)
        if entry.seats < len(seats):  # people move up before anybody has to stand up
            seats.sort(key=lambda seat: (seat.empty(), bool(seat.level)))
            if any(seat.person for seat in seats[entry.seats :]):
                raise Refusal("too-many-people", seats=entry.seats)
        seats = [*seats[: entry.seats], *[Seat()] * (entry.seats - len(seats))]
        options = msgspec.to_builtins(self.game.read_options(entry.options, entry.seats))
        return replace(self, seats=tuple(seats), options=options, settings=entry.settings)

    @_after.register(Started)
    def _(self, entry: Started) -> Room:
        self._must_gather()
        self.may_start()
        seats = fill_with_bots(self.seats)
        names = [seat.name or seat.mask for seat in seats]
        contributions = [seat.contribution for seat in seats]
        match = Match.start(self.game, len(seats), self.secret, contributions, self.options, names)
        clock = self.settings.clock
        left = float(clock.seconds) if isinstance(clock, MoveClock | GameClock) else 0.0
        room = replace(self, match=match, seats=tuple(replace(seat, left=left) for seat in seats))
        return room._asked(None, entry.at)

    @_after.register(Moved)
    def _(self, entry: Moved) -> Room:
        if self.match is None:
            raise Refusal("not-started")
        match = self.match.copy()
        if entry.move == UNDO:
            if undone_in_a_row(match) >= MOST_UNDONE:
                raise Refusal("undo-enough")
            match.undo(entry.seat)
        else:
            match.act(entry.seat, entry.move)
        return replace(self, match=match)._asked(entry.seat, entry.at)

    @_after.register(Spoke)
    def _(self, entry: Spoke) -> Room:
        if not self.settings.talk:
            raise Refusal("no-talk")
        line = ChatLine(n=self.n + 1, seat=entry.seat, text=entry.text, phrase=entry.phrase)
        return replace(self, lines=(*self.lines, line))

    @_after.register(Deputised)
    def _(self, entry: Deputised) -> Room:
        if self.phase != "playing" or not self.seats[entry.seat].person:
            raise Refusal("not-started")
        s = self.seats[entry.seat]
        if s.deputy == entry.on:
            raise Refusal("deputy-already")
        clock = self.settings.clock
        if entry.on:
            if s.asked is not None and isinstance(clock, GameClock):  # what he has used is gone
                s = replace(s, left=max(0.0, s.left - (entry.at - s.asked)))
        elif isinstance(clock, GameClock) and s.left <= 0:
            raise Refusal("clock-out")
        asked = entry.at if s.asked is not None else None
        return self._with(entry.seat, replace(s, deputy=entry.on, asked=asked, asked_n=self.n + 1))

    @_after.register(Resumed)
    def _(self, entry: Resumed) -> Room:
        seats = (s if s.asked is None else replace(s, asked=s.asked + entry.away) for s in self.seats)
        return replace(self, seats=tuple(seats))

    @_after.register(Followed)
    def _(self, entry: Followed) -> Room:
        if self.phase != "over":
            raise Refusal("not-over")
        if self.next:
            raise Refusal("rematch-already")
        return replace(self, next=entry.table)

    # ---- inside ----

    def may_start(self) -> None:
        """Raises what stands in the way of a deal."""
        self.game.read_options(self.options, len(self.seats))
        if not any(seat.person for seat in self.seats):
            raise Refusal("nobody-sits")

    def _must_gather(self) -> None:
        if self.phase != "gathering":
            raise Refusal("already-started")

    def _with(self, number: int, seat: Seat) -> Room:
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def _asked(self, mover: int | None, at: float) -> Room:
        """Clocks stop and start. Whoever is still asked what he was asked before goes on thinking."""
        waiting, clock = self.waiting_for, self.settings.clock
        seats = []
        for i, s in enumerate(self.seats):
            if s.asked is not None and (i == mover or i not in waiting):
                if isinstance(clock, GameClock) and not s.by_bot:
                    s = replace(s, left=max(0.0, s.left - (at - s.asked)))
                s = replace(s, asked=None)
            if s.asked is None and i in waiting:
                s = replace(s, asked=at, asked_n=self.n + 1)
            seats.append(s)
        return replace(self, seats=tuple(seats))


def fill_with_bots(seats: tuple[Seat, ...]) -> list[Seat]:
    """Bots take the empty seats, each behind a mask that nobody wears yet."""
    filled = list(seats)
    for i, seat in enumerate(filled):
        if seat.empty():
            filled[i] = Seat(level="regular", mask=free_mask(filled))
    return filled


def undone_in_a_row(match: Match) -> int:
    """How often the seat that moved last has taken a move back since anybody else moved."""
    moves = match.record.moves
    mine = takewhile(lambda made: made[0] == moves[-1][0], reversed(moves))
    return sum(move == UNDO for _, move in mine)


def free_mask(seats: list[Seat] | tuple[Seat, ...]) -> str:
    worn = {seat.mask for seat in seats}
    return next((mask for mask in MASKS if mask not in worn), MASKS[0])
