"""What a command comes to. What is possible at all, the room decides; here is only who may."""

from __future__ import annotations

from typing import Any

from ..kernel.record import UNDO
from ..kernel.refusal import Refusal
from . import wire
from .bots import checked
from .entries import AnyEntry, BotSat, Changed, Cleared, Deputised, Moved, Sat, Spoke, Started, Swapped
from .identity import is_program
from .live import Live
from .room import Room, free_mask
from .store import Person


def seat_of(room: Room, person: Person) -> int:
    seat = room.seat_of(person.id)
    if seat is None:
        raise Refusal("not-seated")
    return seat


def entry_of(command: wire.AnyCommand, live: Live, person: Person, now: float) -> AnyEntry:
    room = live.room
    common: dict[str, Any] = {"at": now, "by": person.id, "command": command.id}
    match command:
        case wire.Move() | wire.Undo():
            return Moved(**common, **moved(room, seat_of(room, person), command))
        case wire.Say():
            if not command.text.strip() and not command.phrase:
                raise Refusal("nothing-said")
            phrase = command.phrase or ""
            return Spoke(**common, seat=seat_of(room, person), text=command.text.strip(), phrase=phrase)
        case wire.Deputise() | wire.Return():
            return Deputised(**common, seat=seat_of(room, person), on=isinstance(command, wire.Deputise))
        case wire.Sit():
            if is_program(person.id):
                seat_of(room, person)  # may change its seat; who was sent away does not come back by itself
            return Sat(**common, **seated(room, person, command))
        case wire.Stand():
            return Cleared(**common, seat=seat_of(room, person))
    if not live.is_host(person.id):
        raise Refusal("not-host")
    match command:
        case wire.SeatBot(seat=seat, level=level):
            mask = room.seats[seat].mask if seat < len(room.seats) else ""
            character = checked(command.character, room.game)
            return BotSat(**common, seat=seat, level=level, character=character, mask=mask or free_mask(room.seats))
        case wire.Clear(seat=seat):
            return Cleared(**common, seat=seat)
        case wire.Swap(a=a, b=b):
            return Swapped(**common, a=a, b=b)
        case wire.Change():
            return Changed(
                **common,
                seats=command.seats or len(room.seats),
                options={**room.options, **(command.options or {})},
                settings=command.settings or room.settings,
            )
        case wire.Start():
            return Started(**common)
    raise TypeError(command)


def moved(room: Room, seat: int, command: wire.Move | wire.Undo) -> dict[str, Any]:
    """Whoever speaks of a table that has gone on since is refused: he would not do what he meant."""
    if room.seats[seat].deputy:
        raise Refusal("deputy-plays")
    if isinstance(command, wire.Undo):
        if command.at < room.moved_n:
            raise Refusal("stale")
        return {"seat": seat, "move": UNDO}
    if command.at < room.seats[seat].asked_n and seat in room.waiting_for:
        raise Refusal("stale")
    if command.move == UNDO:
        raise Refusal("bad-command")
    return {"seat": seat, "move": command.move}


def seated(room: Room, person: Person, command: wire.Sit) -> dict[str, Any]:
    """The seat he asks for, the one he has, or any that is free; behind a mask that nobody else wears."""
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
