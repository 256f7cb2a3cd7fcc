"""The state of a table with its people, immutable: `after` makes the next room of an entry, or refuses it. No clock, no
network.

Because rooms never change, a reader of one reads a state that is on disk: the hub stores the entry first and puts the
next room in the place of the last one afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import takewhile
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ...games import game as find_game
from ...kernel.film import Ended, Played
from ...kernel.game import Game
from ...kernel.record import UNDO, Deal, Match, Record, fingerprint
from ...kernel.refusal import Refusal
from ...kernel.rules import TIME
from ...kernel.table import HOUSE, Table
from ...kernel.versions import FIRST
from ..wire import ChatLine, GameClock, MoveClock, NoClock, Phase, Settings
from .entries import (
    AnyEntry,
    BotSat,
    Changed,
    Cleared,
    Deputised,
    Followed,
    Moved,
    Opened,
    Paced,
    Resumed,
    Sat,
    Spoke,
    Started,
    Swapped,
    weight_of,
)
from .house_clock import HouseTime, used_up
from .seat import Seat, fill_with_bots, said_by

RECENT = 64  # command ids that are remembered, and lengths of the game's log
MOST_LINES = 500  # of the chat that a room keeps; the older ones stay on disk
MOST_UNDONE = 3  # moves one may take back before another player gets a turn, or the table would never move on


class Done(Struct, frozen=True):
    """A command that has been carried out."""

    n: int  # the entry it has become
    digest: str = ""  # unknown of one from before there were digests


class Room(Struct, frozen=True, kw_only=True, eq=False):
    id: str
    n: int  # the number of the last entry
    game: Game
    seats: tuple[Seat, ...]
    given: dict[str, Any]  # the options as the host asked for them
    options: dict[str, Any]  # all of them: as today's rules read them, or as they were dealt with
    settings: Settings
    host: str
    secret: bytes
    created: float
    updated: float
    match: Played | None = None
    house: HouseTime = HouseTime()
    moved_n: int = 0  # the entry of the last move
    told: tuple[tuple[int, int], ...] = ()  # entry number and length of the game's log after it, where that changed
    lines: tuple[ChatLine, ...] = ()  # the last of them
    commands: dict[tuple[str, str], Done] = {}  # by person and command id
    again: bool = False  # a rematch: dealt as soon as everybody is here
    sent_away: dict[str, float] = {}  # by the host, and when
    next: str | None = None
    weight: int = 0  # bytes of all entries that no game needs

    @property
    def phase(self) -> Phase:
        return "gathering" if self.match is None else "over" if self.match.over else "playing"

    @property
    def ticking(self) -> bool:
        """Does some clock run?"""
        return self.phase == "playing" and not (self.house.clock is None and isinstance(self.settings.clock, NoClock))

    @property
    def waiting_for(self) -> frozenset[int]:
        return self.match.waiting_for if self.match else frozenset()

    def out(self, seat: int) -> bool:
        """Has this seat been eliminated? It knows too much to be heard by those who still play."""
        return self.match is not None and self.phase == "playing" and self.game.talk.out(self.match.table, seat)

    def hears_asides(self, seat: int | None) -> bool:
        """Spectators hear no more than those who play: one may be a player's second window. So does who is out and has
        yet to decide something, or whom an undo could let decide it again."""
        if self.phase == "over" or seat is None:
            return self.phase == "over"
        out = self.game.talk.out
        return self.out(seat) and all(out(t, seat) and seat not in t.waiting_for for t in self.possible)

    @property
    def possible(self) -> tuple[Table, ...]:
        """The table of a running game, and those to which an undo could go back."""
        if not isinstance(self.match, Match) or self.phase != "playing":
            return ()
        return self.match.table, *(back.table for back in self.match.before)

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
        return used_up(s.left, now - s.asked) if s.asked is not None and not s.by_bot else s.left

    def deadline(self, seat: int) -> float | None:
        """When this seat's time is up; None: it has all the time in the world, or is not asked."""
        s = self.seats[seat]
        if s.asked is None or s.by_bot or not isinstance(self.settings.clock, MoveClock | GameClock):
            return None
        return s.asked + s.left

    def house_left(self, now: float) -> float | None:
        """Seconds left of the rules' time limit (the house's clock); None where none runs."""
        up = self.house.deadline
        return None if up is None else used_up(up - self.house.since, now - self.house.since)

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
            given=entry.options,
            options=options,
            settings=entry.settings,
            host=entry.by,
            secret=bytes.fromhex(entry.secret),
            created=entry.at,
            updated=entry.at,
            again=entry.again,
        )

    def after(self, entry: AnyEntry) -> Room:
        """The room with this entry, or a Refusal; self stays what it is."""
        room = AFTER[type(entry)](self, entry)
        commands, told = room.commands, room.told
        if entry.command:
            commands = {**commands, (entry.by, entry.command): Done(self.n + 1, entry.digest)}
            if len(commands) > RECENT:
                del commands[next(iter(commands))]
        if room.match is not self.match and room.match is not None:
            told = (*told, (self.n + 1, len(room.match.table.log or ())))[-RECENT:]
        return replace(
            room, n=self.n + 1, updated=entry.at, told=told, commands=commands, weight=self.weight + weight_of(entry)
        )

    def done(self, by: str, command: str, digest: str) -> int | None:
        """The entry that this command has become, if it came before. With the id of another one it is refused: it would
        be acknowledged and never carried out."""
        done = self.commands.get((by, command))
        if done and done.digest not in ("", digest):
            raise Refusal("other-command")
        return done.n if done else None

    def told_since(self, n: int) -> int:
        """The shortest the game's log has been since entry `n`: a client that knows that entry still has so many
        events. 0 if that is not known any more."""
        least: list[int] = []
        for number, length in reversed(self.told):
            least.append(length)
            if number <= n <= self.n:
                return min(least)
        return 0

    def may_start(self) -> None:
        """Raises what stands in the way of a deal."""
        self.game.read_options(self.options, len(self.seats))
        if not any(seat.person for seat in self.seats):
            raise Refusal("nobody-sits")

    def must_gather(self) -> None:
        if self.phase != "gathering":
            raise Refusal("already-started")

    def with_seat(self, number: int, seat: Seat) -> Room:
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def asking(self, before: Played | None, decided: Collection[int], at: float) -> Room:
        """Clocks stop and start. A seat asked the same `before` that has not decided goes on thinking."""
        was, now, clock = questions(before), questions(self.match), self.settings.clock
        seats = []
        for i, s in enumerate(self.seats):
            if s.asked is not None and (i in decided or was.get(i) != now.get(i)):
                left = s.left
                if isinstance(clock, MoveClock):
                    left = float(clock.seconds)
                elif isinstance(clock, GameClock) and not s.by_bot:
                    left = used_up(left, at - s.asked)
                s = replace(s, asked=None, left=left)
            if s.asked is None and i in now:
                s = replace(s, asked=at, asked_n=self.n + 1)
            seats.append(s)
        house = self.house.of(self.match.table.clock if isinstance(self.match, Match) else None, at)
        return replace(self, seats=tuple(seats), house=house)


# ---- what each entry makes of a room ----


def sit(room: Room, entry: Sat) -> Room:
    room.must_gather()
    if not 0 <= entry.seat < len(room.seats):
        raise Refusal("no-such-seat")
    old = room.seat_of(entry.by)
    if not room.seats[entry.seat].empty() and entry.seat != old:
        raise Refusal("seat-taken")
    seats = list(room.seats)
    contribution = entry.contribution
    if old is not None:
        contribution = contribution or seats[old].contribution
        seats[old] = Seat()
    seats[entry.seat] = Seat(person=entry.by, name=entry.name, mask=entry.mask, contribution=contribution)
    return replace(room, seats=tuple(seats))


def seat_bot(room: Room, entry: BotSat) -> Room:
    room.must_gather()
    if not 0 <= entry.seat < len(room.seats):
        raise Refusal("no-such-seat")
    if room.seats[entry.seat].person:
        raise Refusal("seat-taken")
    return room.with_seat(entry.seat, Seat(level=entry.level, manner=entry.manner, mask=entry.mask))


def clear(room: Room, entry: Cleared) -> Room:
    room.must_gather()
    if not 0 <= entry.seat < len(room.seats) or room.seats[entry.seat].empty():
        raise Refusal("no-such-seat")
    after, who = room.with_seat(entry.seat, Seat()), room.seats[entry.seat].person
    if who and entry.by != who:
        after = replace(after, sent_away={**room.sent_away, who: entry.at})
    if room.seats[entry.seat].person == room.host:  # somebody who is here has to deal
        heirs = [seat.person for seat in after.seats if seat.kind == "human"]
        return replace(after, host=heirs[0] if heirs else room.host)
    return after


def swap(room: Room, entry: Swapped) -> Room:
    room.must_gather()
    if not (0 <= entry.a < len(room.seats) and 0 <= entry.b < len(room.seats)):
        raise Refusal("no-such-seat")
    seats = list(room.seats)
    seats[entry.a], seats[entry.b] = seats[entry.b], seats[entry.a]
    return replace(room, seats=tuple(seats))


def change(room: Room, entry: Changed) -> Room:
    room.must_gather()
    seats = list(room.seats)
    if entry.seats < len(seats):  # people move up before anybody has to stand up
        seats.sort(key=lambda seat: (seat.empty(), bool(seat.level)))
        if any(seat.person for seat in seats[entry.seats :]):
            raise Refusal("too-many-people", seats=entry.seats)
    seats = [*seats[: entry.seats], *[Seat()] * (entry.seats - len(seats))]
    given = {**room.options, **entry.options} if entry.rest else entry.options
    options = msgspec.to_builtins(room.game.read_options(given, entry.seats))
    if options == room.options:  # the same for everybody who knows them: a card file is told once
        options = room.options
    return replace(room, seats=tuple(seats), given=given, options=options, settings=entry.settings)


def started(room: Room, **common: Any) -> Started:
    """The entry that deals, by today's rules."""
    room.must_gather()
    room.may_start()
    seats = fill_with_bots(room.seats)
    deal = Deal.of(room.game, len(seats), room.secret, **said_by(seats), options=room.options)
    return Started(**common, deal=deal)


def start(room: Room, entry: Started) -> Room:
    room.must_gather()
    seats = fill_with_bots(room.seats)
    deal = entry.deal or first_deal(room, seats)
    match = Match(room.game, Record.begun(deal), room.secret, any_version=True)
    clock = room.settings.clock
    left = float(clock.seconds) if isinstance(clock, MoveClock | GameClock) else 0.0
    room = replace(room, match=match, options=deal.options, seats=tuple(replace(seat, left=left) for seat in seats))
    return room.asking(None, (), entry.at)


def first_deal(room: Room, seats: list[Seat]) -> Deal:
    """What a table was dealt with that does not say so: what the first version knew, and nothing of what has come
    since."""
    first, game, number = room.game.versions[FIRST], room.game, len(seats)
    file, known = game.old_cards(first.cards), first.defaults
    given = {name: value for name, value in room.given.items() if name in known}
    options = game.read_options({**known, **given}, number, file)
    deal = Deal.of(game, number, room.secret, **said_by(seats), options=msgspec.to_builtins(options))
    return replace(
        deal,
        version=FIRST,
        options={name: value for name, value in deal.options.items() if name in known},
        cards=fingerprint(game.data(options, number, file)),
    )


def move(room: Room, entry: Moved) -> Room:
    before = room.match
    if before is None:
        raise Refusal("not-started")
    if isinstance(before, Ended):
        raise Refusal("game-over")
    if entry.move == UNDO and undone_in_a_row(before) >= MOST_UNDONE:
        raise Refusal("undo-enough")
    decided = too_late(before) if entry.seat == HOUSE else (entry.seat,)
    match = before.after(entry.seat, entry.move)
    return replace(room, match=match, moved_n=room.n + 1).asking(before, decided, entry.at)


def pace(room: Room, entry: Paced) -> Room:
    return replace(room, settings=replace(room.settings, pace=entry.pace))


def speak(room: Room, entry: Spoke) -> Room:
    if not room.settings.talk:
        raise Refusal("no-talk")
    line = ChatLine(n=room.n + 1, seat=entry.seat, text=entry.text, phrase=entry.phrase, aside=room.out(entry.seat))
    room = replace(room, lines=(*room.lines, line)[-MOST_LINES:])
    return paid_for(room, entry) if entry.text and room.game.talk.move else room


def paid_for(room: Room, entry: Spoke) -> Room:
    """Free chat text is a move where the game says that speaking costs something; quick phrases never are."""
    talk, before = {"cmd": room.game.talk.move}, room.match
    if not isinstance(before, Match) or not any(talk in o.moves for o in before.table.decisions(entry.seat)):
        return room
    match = before.after(entry.seat, talk)
    return replace(room, match=match, moved_n=room.n + 1).asking(before, (), entry.at)


def deputise(room: Room, entry: Deputised) -> Room:
    if room.phase != "playing" or not room.seats[entry.seat].person:
        raise Refusal("not-started")
    s = room.seats[entry.seat]
    if s.deputy == entry.on:
        raise Refusal("deputy-already")
    ticking = not isinstance(room.settings.clock, NoClock)
    if ticking and s.asked is not None:  # gone is gone, the bot's part too: to and fro must not win time
        s = replace(s, left=used_up(s.left, entry.at - s.asked))
    if ticking and not entry.on and s.left <= 0:
        if isinstance(room.settings.clock, MoveClock):
            raise Refusal("move-clock-out")
        raise Refusal("clock-out")
    asked = entry.at if s.asked is not None else None
    return room.with_seat(entry.seat, replace(s, deputy=entry.on, asked=asked, asked_n=room.n + 1))


def resume(room: Room, entry: Resumed) -> Room:
    seats = (s if s.asked is None else replace(s, asked=s.asked + entry.away) for s in room.seats)
    return replace(room, seats=tuple(seats), house=room.house.after_pause(entry.away))


def follow(room: Room, entry: Followed) -> Room:
    if room.phase != "over":
        raise Refusal("not-over")
    if room.next:
        raise Refusal("rematch-already")
    return replace(room, next=entry.table)


AFTER: dict[type, Callable[[Room, Any], Room]] = {
    Sat: sit,
    BotSat: seat_bot,
    Cleared: clear,
    Swapped: swap,
    Changed: change,
    Started: start,
    Paced: pace,
    Moved: move,
    Spoke: speak,
    Deputised: deputise,
    Resumed: resume,
    Followed: follow,
}


def questions(match: Played | None) -> dict[int, list[Any]]:
    """What each seat has to decide."""
    found: dict[int, list[Any]] = {}
    for seat, question, args, required in match.table.asks if isinstance(match, Match) else ():
        if required:
            found.setdefault(seat, []).append((question, args))
    return found


def too_late(match: Match) -> list[int]:
    """The seats whose default answers are made on a timeout of the rules' time limit."""
    return [seat for seat, question, _, required in match.table.asks if required and TIME in question.answers]


def undone_in_a_row(match: Match) -> int:
    """How often the seat that moved last has taken a move back since anybody else moved."""
    moves = match.record.moves
    mine = takewhile(lambda made: made[0] == moves[-1][0], reversed(moves))
    return sum(move == UNDO for _, move in mine)
