"""Commands become entries. Permissions are checked here; what is possible at all, the room decides."""

from __future__ import annotations

from hashlib import blake2b
from secrets import choice, token_bytes
from typing import Any

import msgspec
from msgspec.structs import replace

from ...kernel.decision import Move
from ...kernel.game import Game
from ...kernel.record import UNDO
from ...kernel.refusal import BadOptions, Refusal
from .. import wire
from ..inbound.identity import is_program
from ..inbound.names import readable
from ..live.live_table import LiveTable
from ..store import Person
from .bots import checked
from .entries import (
    MOST_WEIGHT,
    AnyEntry,
    BotSat,
    Changed,
    Cleared,
    Deputised,
    Moved,
    Opened,
    Paced,
    Sat,
    Spoke,
    Swapped,
)
from .room import Room, started
from .seat import free_mask

SENT_AWAY = 600.0  # seconds for which whoever the host has removed finds no seat here
LIGHT = (  # nobody can do so much of this that it matters, or the table would stand still without it
    wire.Move | wire.Undo | wire.Start | wire.Deputise | wire.Return | wire.Stand | wire.Clear | wire.Rematch
)
LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # of table codes: no 0 and O, no 1 and I


_encoder = msgspec.json.Encoder(order="deterministic")


def digest_of(command: wire.AnyCommand) -> str:
    """What tells a command that is said again from another one with its id."""
    return blake2b(_encoder.encode(command), digest_size=6).hexdigest()


def signed(command: wire.AnyCommand, person: Person, now: float) -> dict[str, Any]:
    """What the entry of every command says."""
    return {"at": now, "by": person.id, "command": command.id, "digest": digest_of(command)}


def seat_of(room: Room, person: Person) -> int:
    seat = room.seat_of(person.id)
    if seat is None:
        raise Refusal("not-seated")
    return seat


def entry_of(command: wire.AnyCommand, live: LiveTable, person: Person, now: float) -> AnyEntry:
    room = live.room
    common = signed(command, person, now)
    if room.weight > MOST_WEIGHT and not isinstance(command, LIGHT):
        raise Refusal("said-enough")
    match command:
        case wire.Move() | wire.Undo():
            return Moved(**common, **moved(room, seat_of(room, person), command))
        case wire.Chat():
            text, phrase = readable(command.text), command.phrase or ""
            if not text and not phrase:
                raise Refusal("nothing-said")
            return Spoke(**common, seat=seat_of(room, person), text=text, phrase=phrase)
        case wire.Deputise() | wire.Return():
            return Deputised(**common, seat=seat_of(room, person), on=isinstance(command, wire.Deputise))
        case wire.Sit():
            if is_program(person.id):
                seat_of(room, person)  # may change its seat; who was sent away does not come back by itself
            elif now - room.sent_away.get(person.id, -SENT_AWAY) < SENT_AWAY and person.id != room.host:
                raise Refusal("sent-away")
            return Sat(**common, **seated(room, person, command))
        case wire.Stand():
            return Cleared(**common, seat=seat_of(room, person))
    if person.id != live.acting_host():
        raise Refusal("not-host")
    match command:
        case wire.SeatBot(seat=seat, level=level):
            mask = room.seats[seat].mask if seat < len(room.seats) else ""
            who = checked(level, command.manner, room.game)
            return BotSat(**common, seat=seat, **who, mask=mask or free_mask(room.seats))
        case wire.Clear(seat=seat):
            if person.id != room.host and seat == room.seat_of(room.host):
                raise Refusal("host-stays")
            return Cleared(**common, seat=seat)
        case wire.Swap(a=a, b=b):
            return Swapped(**common, a=a, b=b)
        case wire.Change():
            return Changed(
                **common,
                seats=command.seats or len(room.seats),
                options=command.options or {},
                rest=True,
                settings=titled(command.settings.over(room.settings)) if command.settings else room.settings,
            )
        case wire.Start():
            return started(room, **common)
        case wire.ChangePace(pace=pace):
            return Paced(**common, pace=pace)
    raise TypeError(command)


def opening(
    person: Person, new: wire.NewTable, now: float, again: bool = False, secret: str = ""
) -> tuple[Room, Opened, list[AnyEntry]]:
    """A new table, the entry that opens it, and those that seat its host and its bots."""
    opened = Opened(
        at=now,
        by=person.id,
        table="".join(choice(LETTERS) for _ in range(8)),
        game=new.game,
        seats=new.seats,
        options=new.options,
        settings=titled(new.settings),
        secret=secret or token_bytes(32).hex(),
        again=again,
    )
    room = Room.opened(opened)
    entries: list[AnyEntry] = [
        Sat(at=now, by=person.id, seat=0, name=person.name, mask=person.mask, contribution=new.contribution)
    ]
    after = room.after(entries[0])
    for key, name in sorted(new.bots.items()):
        if key not in map(str, range(new.seats)):  # "01" would be seat 1 once more
            raise BadOptions("no-such-seat")
        level, _, manner = name.partition("/")
        who = checked(level, manner, room.game)
        entries.append(BotSat(at=now, by=person.id, seat=int(key), **who, mask=free_mask(after.seats)))
        after = after.after(entries[-1])
    return room, opened, entries


def first_opening(person: Person, game: Game, now: float) -> tuple[Room, Opened, list[AnyEntry]]:
    """The guided first game of this game: a table with its own deal and its own bots, which is dealt at once."""
    first = game.first
    if first is None:
        raise Refusal("no-first-game")
    new = wire.NewTable(
        game=game.id,
        seats=first.seats,
        options=first.options,
        settings=wire.Settings(tips=True, spectators=False),
        bots={str(seat): level for seat, level in enumerate(first.bots, 1)},
    )
    room, opened, entries = opening(person, new, now, secret=first.secret)
    gathered = room
    for entry in entries:
        gathered = gathered.after(entry)
    return room, opened, [*entries, started(gathered, at=now, by=person.id)]


def check_invited(room: Room, person: Person) -> None:
    """May this person seat a program here? Players at the table may, and so may anybody with the link of an unlisted
    table. At a listed table strangers seat one program at most, and never on the last free seat."""
    if not room.settings.listed or room.seat_of(person.id) is not None:
        return
    free = sum(seat.empty() for seat in room.seats)
    if free < 2 or any(seat.kind == "program" for seat in room.seats):
        raise Refusal("program-uninvited")


def titled(settings: wire.Settings) -> wire.Settings:
    """With a title that is what it looks like."""
    return replace(settings, title=readable(settings.title))


def one_seat_on(room: Room, person: Person, now: float) -> list[AnyEntry]:
    """Everybody of this room at a new table that this person has opened."""
    entries: list[AnyEntry] = [Cleared(at=now, by=person.id, seat=0)]
    for i, seat in enumerate([*room.seats[-1:], *room.seats[:-1]]):
        if seat.person:
            entries.append(Sat(at=now, by=seat.person, seat=i, name=seat.name, mask=seat.mask))
        else:
            entries.append(BotSat(at=now, seat=i, level=seat.level, manner=seat.manner, mask=seat.mask))
    return entries


def moved(room: Room, seat: int, command: wire.Move | wire.Undo) -> dict[str, Any]:
    """Refuse a move that was meant for an earlier state of the table."""
    if room.seats[seat].deputy:
        raise Refusal("deputy-plays")
    if isinstance(command, wire.Undo):
        if command.at < room.moved_n:
            raise Refusal("stale")
        return {"seat": seat, "move": UNDO}
    # an answer is to what was asked, whatever others do meanwhile; an offer is made at the table as it was seen
    late = command.at < room.moved_n
    if late and (seat not in room.waiting_for or offers(room, seat, command.move)):
        raise Refusal("stale")
    if seat in room.waiting_for and command.at < room.seats[seat].asked_n:
        raise Refusal("stale")
    if command.move == UNDO:
        raise Refusal("bad-command")
    return {"seat": seat, "move": command.move}


def offers(room: Room, seat: int, move: Move) -> bool:
    """Is this something that the seat may do, and need not?"""
    decisions = room.match.table.decisions(seat, about=False) if room.match else []
    found = [decision.required for decision in decisions if move in decision.moves]
    return bool(found) and not any(found)


def seated(room: Room, person: Person, command: wire.Sit) -> dict[str, Any]:
    """The seat they ask for, the one they have, or any that is free; behind a mask that nobody else wears."""
    if not person.name:
        raise Refusal("no-name")
    seat = room.seat_of(person.id) if command.seat is None else command.seat
    if seat is None:
        seat = next((i for i, s in enumerate(room.seats) if s.empty()), None)
    if seat is None:
        raise Refusal("table-full")
    worn = {s.mask for s in room.seats if s.person != person.id}
    mask = person.mask if person.mask not in worn else free_mask(room.seats)
    return {"seat": seat, "name": person.name, "mask": mask, "contribution": command.contribution}
