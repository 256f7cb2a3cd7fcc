"""Finished games: from above, step by step in anybody's eyes, and the proof that the deal was fair."""

from __future__ import annotations

import asyncio
from typing import Any

from ..kernel.decision import Move
from ..kernel.record import Record, replay, verify
from ..kernel.refusal import BadRecord, Refusal
from ..kernel.table import Table
from . import bots
from .live import Live, Played
from .room import Room
from .telling import refused, seat_views
from .wire import Beliefs, Mark, Overview, Step, Verdict


def record_of(room: Room) -> Record:
    """The whole truth, once the game is over."""
    if room.match is None or not room.match.table.over:
        raise Refusal("not-over")
    return room.match.record


def steps_of(live: Live) -> Played:
    """Kept with the table as long as that is kept in memory: a scrubber asks for one step after the other."""
    if live.played is None:
        record = record_of(live.room)
        made: list[tuple[int | None, Move | None]] = [(None, None), *record.moves]
        matches = replay(live.room.game, record)
        live.played = tuple((m.table.copy(), seat, move) for m, (seat, move) in zip(matches, made, strict=True))
    return live.played


async def look_back(live: Live) -> None:
    """Make the steps beside everything else: a series takes seconds, and other tables must not wait for it. One at a
    time, however many ask."""
    record_of(live.room)
    async with live.looking_back:
        if live.played is None:
            await asyncio.to_thread(steps_of, live)


def overview(live: Live, person: str, now: float) -> Overview:
    room = live.room
    record = record_of(room)
    steps = steps_of(live)
    assert record.result is not None
    marks: list[Mark] = []
    told: list[int] = []
    begun: list[int] = []
    for number, (table, _, _) in enumerate(steps):
        log = table.log or []
        marks += [
            Mark(step=number, event=log[n].in_full(n))
            for n in range(told[-1] if told else 0, len(log))
            if log[n].name in room.game.notable
        ]
        if any(log[n].name == room.game.turn for n in range(told[-1] if told else 0, len(log))):
            begun.append(number + 1)
        told.append(len(log))
    actors = [seat for _, seat, _ in steps]
    acted = [n for n in range(1, len(actors)) if actors[n] != actors[n - 1]]
    return Overview(
        id=room.id,
        game=room.game.id,
        seats=seat_views(live, now),
        options=room.options,
        settings=room.settings,
        steps=len(steps) - 1,
        me=room.seat_of(person),
        result=record.result,
        standing=[room.game.standing(table) for table, _, _ in steps],
        turns=[n for n in begun if n < len(steps)] if room.game.turn else acted,
        told=told,
        marks=marks,
        commitment=record.commitment,
        secret=record.secret,
        contributions=record.contributions,
    )


def step(live: Live, number: int, eyes: str) -> Step:
    """`eyes`: a seat's number, "spectator" or "all"."""
    table, seat, move = table_at(live, number)
    view, events = seen_by(table, eyes)
    return Step(
        step=number,
        view={**view, "decisions": []},
        outlook=live.room.game.outlook(view, table.data),
        events=events,
        move=move if eyes in ("all", str(seat)) else None,
        seat=seat,
    )


def table_at(live: Live, number: int) -> tuple[Table, int | None, Move | None]:
    steps = steps_of(live)
    if not 0 <= number < len(steps):
        raise Refusal("no-such-step", last=len(steps) - 1)
    return steps[number]


async def beliefs(live: Live, number: int, seat: int) -> Beliefs:
    """What the bot of a seat believed after so many moves. Nobody wrote it down: it follows from what the seat saw."""
    room = live.room
    record_of(room)
    if not room.settings.beliefs:
        raise Refusal("no-beliefs")
    if not 0 <= seat < len(room.seats) or not room.seats[seat].level:
        raise Refusal("no-bot-there")
    await look_back(live)
    table, _, _ = table_at(live, number)
    chances = await asyncio.to_thread(bots.beliefs, table, seat, room.seats[seat].character)
    return Beliefs(step=number, seat=seat, chances=chances, truth=bots.truth(table, chances))


def seen_by(table: Table, eyes: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    if eyes == "all":
        return table.open_view(), [event.in_full(n) for n, event in enumerate(table.log or [])]
    if eyes == "spectator":
        return table.view(None), table.events(None)
    if eyes in map(str, range(table.seats)):
        return table.view(int(eyes)), table.events(int(eyes))
    raise Refusal("no-such-seat")


def verdict(room: Room) -> Verdict:
    """Deal and play the game once more from its secret."""
    record = record_of(room)
    problem = None
    try:
        verify(room.game, record)
    except BadRecord as error:
        problem = error
    reason = problem.reason if problem else ""
    return Verdict(
        fair=problem is None,
        secret_fits=reason not in ("bad-secret", "bad-commitment", "no-secret"),
        moves_legal=reason != "bad-move",
        result_same=reason != "bad-result",
        commitment=record.commitment,
        secret=record.secret,
        problem=refused(problem) if problem else None,
    )


async def judge(live: Live) -> Verdict:
    """The verdict, found beside everything else like the steps."""
    record_of(live.room)
    async with live.looking_back:
        return await asyncio.to_thread(verdict, live.room)
