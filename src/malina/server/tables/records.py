"""Replays of finished games: an overview, any step as anybody saw it, and the verification of the deal.

What is shown was filmed while it was played. Only the proof needs the rules, and those that dealt the game."""

from __future__ import annotations

import asyncio
from typing import Any

from ...kernel.decision import Move
from ...kernel.film import Ended, Still, file_of, outlook
from ...kernel.record import OTHER_RULES, Record, verify
from ...kernel.refusal import BadRecord, Refusal
from ..live.live_table import LiveTable
from ..outbound.broadcast import refused, seat_views
from ..wire import Beliefs, Mark, Overview, Step, Verdict
from . import bots
from .archive import Archive
from .minds import Mind
from .room import Room


def record_of(room: Room) -> Record:
    """The whole truth, once the game is over."""
    if room.match is None or not room.match.over:
        raise Refusal("not-over")
    return room.match.record


async def look_back(live: LiveTable, archive: Archive) -> Ended:
    """Read the film of a finished game. It is cached with the table, since a scrubber asks for one step after another,
    and loaded only once for simultaneous requests."""
    async with live.looking_back:
        if live.ended is None:
            live.ended = await archive.film(live.room, live.unsaved)
        return live.ended


def overview(live: LiveTable, ended: Ended, person: str, now: float) -> Overview:
    room, record, film = live.room, ended.head, ended.film
    assert record.result is not None
    marks: list[Mark] = []
    told: list[int] = []
    begun: list[int] = []
    for number in range(film.length):
        told.append(film.value("log#", number) or 0)
        for n in range(told[-2] if number else 0, told[-1]):
            event = film.event(n, number)
            if event.name in room.game.replay.notable:
                marks.append(Mark(step=number, event=event.in_full(n)))
            if event.name == room.game.replay.turn:
                begun.append(number + 1)
    actors = [seat for seat, _ in map(film.made, range(1, film.length))]
    acted = [n + 1 for n, seat in enumerate(actors) if n == 0 or seat != actors[n - 1]]
    return Overview(
        id=room.id,
        game=room.game.id,
        seats=seat_views(live, now),
        options=room.options,
        settings=room.settings,
        steps=film.length - 1,
        me=room.seat_of(person),
        result=record.result,
        standing=[film.value("film.standing", number) for number in range(film.length)],
        turns=[n for n in dict.fromkeys(begun) if n < film.length] if room.game.replay.turn else acted,
        told=told,
        marks=marks,
        thinkers=thinkers(room),
        commitment=record.commitment,
        secret=record.secret,
        contributions=record.contributions,
    )


def thinkers(room: Room) -> list[int]:
    if not room.settings.beliefs:
        return []
    return [n for n, seat in enumerate(room.seats) if seat.level and bots.thinks(room.game, seat.manner)]


def step(ended: Ended, number: int, eyes: str) -> Step:
    """`eyes`: a seat's number, "spectator" or "all"."""
    still, seat, move = moment(ended, number)
    view, events = seen_by(still, eyes)
    return Step(
        step=number,
        view=view,
        outlook=outlook(ended, view),
        events=events,
        move=move if eyes in ("all", str(seat)) else None,
        seat=seat,
    )


def moment(ended: Ended, number: int) -> tuple[Still, int | None, Move | None]:
    """The table after so many moves, who moved and how."""
    if not 0 <= number < ended.film.length:
        raise Refusal("no-such-step", last=ended.film.length - 1)
    seat, move = ended.film.made(number)
    return ended.still(number), seat, move


async def beliefs(live: LiveTable, archive: Archive, number: int, seat: int) -> Beliefs:
    """What the bot of a seat thought after so many moves. It is not stored: it follows from what the seat saw."""
    room = live.room
    record_of(room)
    if not room.settings.beliefs:
        raise Refusal("no-beliefs")
    if not 0 <= seat < len(room.seats) or not room.seats[seat].level:
        raise Refusal("no-bot-there")
    ended = await look_back(live, archive)
    moment(ended, number)
    async with live.looking_back:
        mind = live.minds.setdefault(seat, Mind(ended, seat, room.seats[seat].manner))
        return await asyncio.to_thread(mind.at, number)


def seen_by(still: Still, eyes: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    if eyes == "all":
        return still.open_view(), [event.in_full(n) for n, event in enumerate(still.log)]
    if eyes == "spectator":
        return still.view(None), still.events(None)
    if eyes in map(str, range(still.seats)):
        return still.view(int(eyes)), still.events(int(eyes))
    raise Refusal("no-such-seat")


def verdict(room: Room) -> Verdict:
    """Verify a game: deal and play it again from its secret. If today's rules differ from those that dealt it, a
    mismatch proves nothing."""
    record, problem = record_of(room), None
    try:
        verify(room.game, record, file_of(room.match))
    except BadRecord as error:
        problem = error
    reason = problem.reason if problem else ""
    unknown = reason in OTHER_RULES
    return Verdict(
        fair=problem is None,
        secret_fits=reason not in ("bad-secret", "bad-commitment", "no-secret"),
        moves_legal=None if unknown else reason != "bad-move",
        result_same=None if unknown else reason != "bad-result",
        version=record.version,
        commitment=record.commitment,
        secret=record.secret,
        problem=refused(problem) if problem else None,
    )


async def judge(live: LiveTable) -> Verdict:
    """The verdict, found beside everything else like the steps."""
    async with live.looking_back:
        return await asyncio.to_thread(verdict, live.room)
