"""Information leak test of the server (noninterference): two rooms that one viewer cannot tell apart, the true one and
a twin that fits all they know.

Whatever they do not know is different on the twin: hidden faces, others' moves as they were recorded, what others were
told, the secret of the dice, what others contributed, and who the others are. Whatever is sent to the viewer must be
the same, byte for byte.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from malina import check
from malina.bots import AnyBot, answer, bot
from malina.bots.bot import offered
from malina.check import differences
from malina.games import crooks
from malina.games.bang.options import PRESETS
from malina.kernel.dice import FastDice, commitment
from malina.kernel.film import Ended, Reel, Step, step_of
from malina.kernel.record import UNDO, Match, replay
from malina.kernel.refusal import Refusal
from malina.kernel.table import HOUSE, TIME_UP, Table
from malina.server.live.live_table import LiveTable
from malina.server.outbound import broadcast as outbound
from malina.server.outbound.connection import Connection
from malina.server.outbound.eyes import ALL, eyes_of
from malina.server.tables import records
from malina.server.tables.archive import Archive
from malina.server.tables.entries import AnyEntry, Deputised, Moved, Opened, Sat, Spoke
from malina.server.tables.room import Room, started
from malina.server.tables.seat import Seat
from malina.server.wire import MASKS, GameClock, MoveClock, NoClock, Settings

NOW = 10_000.0
BOTS = ("random", "greedy")
TRIES = 4  # moves of each kind that are considered
STRANGER = "stranger"
Moment = tuple[Table, int | None, Any]  # of a game: the table, who moved last and how
CARDS = Path(crooks.__file__).with_name("cards.toml")


@dataclass(frozen=True)
class Viewer:
    """A viewer: a seat, a known person without a seat, or an anonymous one."""

    seat: int | None
    person: str

    def __str__(self) -> str:
        return f"seat {self.seat}" if self.seat is not None else self.person or "nobody"


def viewers(room: Room) -> list[Viewer]:
    return [*(Viewer(i, seat.person) for i, seat in enumerate(room.seats)), Viewer(None, STRANGER), Viewer(None, "")]


# ---- games of bots ----


def tables(number: int, rng: random.Random, game: str) -> Opened:
    """The opening of table `number`: sizes, options and settings are varied in turn."""
    seats, options = {"bang": bang_table, "crooks": crooks_table, "toy": toy_table}[game](number)
    clocks = (NoClock(), MoveClock(seconds=60), GameClock(seconds=3000))
    settings = Settings(clock=clocks[number % 3], listed=number % 2 == 0, spectators=True, out_sees_all=True)
    secret = rng.randbytes(32).hex()
    return Opened(
        at=0.0, by="p0", table="ABCDEFGH", game=game, seats=seats, options=options, settings=settings, secret=secret
    )


def bang_table(number: int) -> tuple[int, dict[str, Any]]:
    """Seats and options: 2 to 8 players; six with a hidden composition. A third of them with everything in the box, the
    others without the events that bring somebody back."""
    seats = 2 + number % 7
    mode = {"six_player_mode": "hidden_composition"} if seats == 6 else {}
    preset = PRESETS["full" if number % 21 < 7 else "dodge_city"]
    return seats, {**preset, "character_choice": 1 + number % 2, **mode}


def toy_table(number: int) -> tuple[int, dict[str, Any]]:
    """Seats and options of the toy game, with simultaneous answers, offers and time limits."""
    return 2 + number % 3, {"more": True, "notes": number % 2 == 0, "rounds": 2}


def crooks_table(number: int) -> tuple[int, dict[str, Any]]:
    seats = (2, 3, 4)[number % 3]
    options: dict[str, Any] = {"memory": number % 2 == 0, "first": "random" if number % 5 else 1}
    if number % 4 == 0:
        options["colors"] = ["yellow", "red", "blue", "green"][:seats]
    if number % 12 == 9:
        options["layout"] = "new_edition_2016"  # there is one for two
    if number % 10 == 7:
        options["cards"] = {"name": "own", "text": CARDS.read_text(encoding="utf-8")}
    return seats, options


def game_of_bots(number: int, game: str = "crooks") -> Iterator[Room]:
    """All states (rooms) of a random game, from the deal on. People chat, undo, leave and come back meanwhile."""
    rng = random.Random(number)
    opened = tables(number, rng, game)
    room = Room.opened(opened)
    beginning: list[AnyEntry] = [
        Sat(at=1.0, by=f"p{i}", seat=i, name=f"N{i}", mask=MASKS[i], contribution=rng.randbytes(4).hex(), command="sit")
        for i in range(opened.seats)
    ]
    for entry in beginning:
        room = room.after(entry)
    room = room.after(started(room, at=2.0, by="p0", command="start"))
    bots = [bot(BOTS[rng.randrange(2)], room.game) for _ in room.seats]
    yield room
    while room.phase == "playing":
        room = room.after(something(room, bots, rng))
        yield room


def something(room: Room, bots: list[AnyBot], rng: random.Random) -> AnyEntry:
    """The next random entry, mostly a move."""
    assert room.match is not None
    table = room.match.table
    at = room.updated + 1.0
    seat = rng.choice(sorted(room.waiting_for))
    chance = rng.random()
    if chance < 0.03:
        return Spoke(at=at, by=f"p{seat}", seat=seat, phrase="nice")
    if chance < 0.06:
        return Deputised(at=at, by=f"p{seat}", seat=seat, on=not room.seats[seat].deputy)
    mover = next((i for i in range(table.seats) if room.match.can_undo(i)), None)
    if chance < 0.1 and mover is not None and table.decided > 3 and not undone(room):
        return Moved(at=at, by=f"p{mover}", seat=mover, move=UNDO)
    if chance < 0.13 and table.clock is not None:
        return Moved(at=at, seat=HOUSE, move=TIME_UP)
    if chance > 0.9 and (offers := list(offered(table))):
        offer = rng.choice(offers)
        return Moved(at=at, by=f"p{offer.seat}", seat=offer.seat, move=offer.moves.sample(rng.randrange))
    decision = next(d for d in table.decisions(seat) if d.required)
    move = answer(bots[seat], table, decision, FastDice(rng.getrandbits(30)))
    return Moved(at=at, by=f"p{seat}", seat=seat, move=move)


def undone(room: Room) -> bool:
    assert room.match is not None
    return any(move == UNDO for _, move in room.match.record.moves[-4:])


# ---- the other world ----


def other_world(room: Room, viewer: Viewer, seed: int) -> Room:
    """The twin of a room for this viewer."""
    assert room.match is not None

    def other(person: str) -> str:
        return person if person == viewer.person else f"other {person}"

    def seat(i: int, s: Seat) -> Seat:
        return s if i == viewer.seat else replace(s, person=other(s.person), contribution="00" * (i + 1))

    match = copy(room.match)
    match.secret = bytes(32)
    if eyes_of(room, viewer.seat) != ALL:  # who sees everything knows this table from all others
        match.table = room.match.table.guess(viewer.seat, seed)
        match._before = [back._replace(table=back.table.guess(viewer.seat, seed)) for back in room.match.before]
    moves = [(who, move if who == viewer.seat else hidden(move)) for who, move in room.match.record.moves]
    match.record = replace(match.record, moves=moves, commitment="", secret="", contributions=["?"] * len(room.seats))
    return replace(
        room,
        match=match,
        secret=bytes(32),
        host=other(room.host),
        seats=tuple(seat(i, s) for i, s in enumerate(room.seats)),
        commands={(other(by), id): n for (by, id), n in room.commands.items()},
    )


def hidden(move: dict[str, Any]) -> dict[str, Any]:
    return move if move == UNDO else {"cmd": "somebody else's"}


# ---- everything they get ----


def live(room: Room, true: Room) -> LiveTable:
    """The room as a live table. The commitment is public, so it is the true one on the twin, too."""
    table = LiveTable(room, NOW)
    table.commitment = commitment(true.secret)
    return table


def told_from(room: Room, true: Room, viewer: Viewer, have: int) -> bytes:
    """What a (re)connecting viewer is sent, if they have the state of this number already."""
    table, connection = live(room, true), Connection(viewer.person, have)
    table.join(connection, NOW)
    outbound.broadcast(table, NOW)
    return everything_in(connection)


def told_after(before: Room, room: Room, true: Room, viewer: Viewer) -> bytes:
    """What a connected viewer is sent when the table goes on to a later room."""
    table, connection = live(before, true), Connection(viewer.person)
    neighbour = 0 if viewer.seat is None else viewer.seat + 1
    table.join(Connection(room.seats[neighbour].person if neighbour < len(room.seats) else "spectator"), NOW)
    table.join(connection, NOW)
    outbound.broadcast(table, NOW)
    table.room = room
    table.reseat(NOW)
    outbound.broadcast(table, NOW)
    return everything_in(connection)


def everything_in(connection: Connection) -> bytes:
    messages = []
    while not connection.queue.empty():
        if (data := connection.queue.get_nowait()) is not None:
            messages.append(data)
    assert messages
    return b"\n".join(messages)


def answers(room: Room, true: Room, viewer: Viewer, tries: list[Any]) -> dict[str, bytes]:
    """The answers to previews of legal moves, and the refusals of others."""
    assert room.match is not None
    assert true.match is not None
    if viewer.seat is None:
        return {}
    decisions = true.match.table.decisions(viewer.seat)
    legal = [move for decision in decisions for move in decision.moves[:TRIES]]
    told: dict[str, Any] = {
        "considered": [outbound.considered(room, viewer.seat, move, "1") for move in (*legal, *tries)],
        "refused": [refusal(room, viewer.seat, move) for move in tries if move not in legal],
        "undo": refusal(room, viewer.seat, UNDO) if not true.match.can_undo(viewer.seat) else None,
    }
    return {name: msgspec.json.encode(value) for name, value in told.items()}


def refusal(room: Room, seat: int, move: dict[str, Any]) -> Any:
    if room.match is not None and any(move in decision.moves for decision in room.match.table.decisions(seat)):
        return "legal"
    try:
        room.after(Moved(at=NOW, by="", seat=seat, move=move))
    except Refusal as error:
        return outbound.refused(error)
    raise AssertionError("an illegal move was carried out")


def on_paper(room: Room, true: Room, viewer: Viewer) -> dict[str, bytes]:
    """What REST answers; replays of finished games are tested below."""
    table = live(room, true)
    told: dict[str, Any] = {
        "brief": outbound.brief(table, viewer.person, NOW),
        "cards": room.game.cards(room.options, len(room.seats)),
    }
    if true.phase != "over":
        told["records"] = [
            refused_record(lambda: records.record_of(room)),
            refused_record(lambda: asyncio.run(records.look_back(table, Archive(cast(Any, None))))),
            refused_record(lambda: records.verdict(room)),
        ]
    return {name: msgspec.json.encode(value) for name, value in told.items()}


def refused_record(ask: Any) -> Any:
    try:
        return ask()
    except Refusal as error:
        return outbound.refused(error)


def everything(room: Room, before: Room, true: Room, viewer: Viewer, have: int, tries: list[Any]) -> dict[str, bytes]:
    return {
        "socket": told_from(room, true, viewer, -1),
        "resumed": told_from(room, true, viewer, have),
        "changes": told_after(before, room, true, viewer),
        **answers(room, true, viewer, tries),
        **on_paper(room, true, viewer),
    }


def strange_moves(room: Room, rng: random.Random) -> list[Any]:
    assert room.match is not None
    dice = FastDice(rng.getrandbits(30))
    return check.strange_moves(room.match.table, dice, TRIES)


def leaks(room: Room, before: Room, viewer: Viewer, tries: list[Any], rng: random.Random) -> Iterator[str]:
    """The parts of what a viewer is sent that differ on the twin."""
    have = rng.randint(0, room.n)
    true = everything(room, before, room, viewer, have, tries)
    other = other_world(room, viewer, rng.getrandbits(30))
    earlier = other_world(before, viewer, rng.getrandbits(30))
    if before.match is room.match:  # chat only
        earlier = replace(earlier, match=other.match)
    yield from differences(true, everything(other, earlier, room, viewer, have, tries), str(viewer))


# ---- finished games in somebody's eyes ----


def ended(room: Room, steps: Sequence[Moment] | None = None) -> Ended:
    """The finished game of this room as the server archives it, or with other states (`steps`)."""
    assert isinstance(room.match, Match)
    filmed = [msgspec.Raw(msgspec.json.encode(step)) for step in film(steps or replayed(room))]
    places = [list(place) for place in room.match.table.data.places]
    return Ended(room.game, room.match.head, [Reel(0, places, filmed).packed()])


def replayed(room: Room) -> list[Moment]:
    """The table after every move, with the move."""
    assert isinstance(room.match, Match)
    record = room.match.record
    tables = [match.table.copy() for match in replay(room.game, record)]
    return [(table, *made) for table, made in zip(tables, [(None, None), *record.moves], strict=True)]


def film(steps: Sequence[Moment]) -> Iterator[Step]:
    before = None
    for table, seat, move in steps:
        yield step_of(before, table, (seat, move))
        before = table


def leaks_of_steps(room: Room, viewer: Viewer, rng: random.Random, steps: int) -> Iterator[str]:
    """Leaks in a replay from a viewer's perspective: it must show what they saw then, though the game is over."""
    played = replayed(room)

    def twin(table: Table, who: int | None, move: Any) -> Moment:
        return table.guess(viewer.seat, rng.getrandbits(30)), who, move if who == viewer.seat else {"cmd": "?"}

    numbers = sorted(rng.sample(range(len(played)), min(steps, len(played))))
    true, other = ended(room), ended(room, [twin(*step) if n in numbers else step for n, step in enumerate(played)])
    eyes = "spectator" if viewer.seat is None else str(viewer.seat)
    for number in numbers:
        a, b = (msgspec.json.encode(records.step(each, number, eyes)) for each in (true, other))
        if a != b:
            yield f"step {number} in the eyes of {viewer}"
