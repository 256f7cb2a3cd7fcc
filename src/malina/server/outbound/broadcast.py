"""Broadcast: every connection is sent what it does not know yet. All that leaves the server about a table is made
here."""

from __future__ import annotations

from itertools import takewhile
from typing import Any, cast

import msgspec
from msgspec import UNSET

from ...kernel.film import Ended, Played, file_of
from ...kernel.knowledge import viewer_of
from ...kernel.record import Match
from ...kernel.refusal import IllegalMove, Refusal
from ..live.live_table import LiveTable
from ..store import Row
from ..tables.room import Room
from ..wire import Brief, ChatLine, Considered, HouseClock, Phase, Refused, RoomView, SeatView, Settings, State
from .connection import Connection, OwnPart
from .eyes import ALL, Eyes, eyes_of
from .viewer_state import Change, ViewerState


def seat_views(live: LiveTable, now: float) -> list[SeatView]:
    room = live.room
    waiting, host = room.waiting_for, live.acting_host()
    return [
        SeatView(
            kind=seat.kind,
            name=seat.name,
            mask=seat.mask,
            level=seat.level,
            manner=seat.manner,
            host=bool(seat.person) and seat.person == room.host,
            acting=bool(seat.person) and seat.person == host != room.host,
            online=bool(seat.level) or live.online(i),
            deputy=seat.deputy,
            waited_for=i in waiting,
            left=rounded(room.left(i, now)),
            ticking=room.deadline(i) is not None,
            grace=rounded(live.grace_left(i, now)),
        )
        for i, seat in enumerate(room.seats)
    ]


def rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 1)


def house_clock(room: Room, now: float) -> HouseClock | None:
    clock, left = room.house.clock, room.house_left(now)
    return HouseClock(clock.name, round(left, 1)) if clock and left is not None else None


def room_view(live: LiveTable, now: float) -> RoomView:
    """What everybody is told of a room; `own_part` is added for each. As long as it stays the same it is the same
    object."""
    room = live.room
    view = RoomView(
        id=room.id,
        game=room.game.id,
        phase=room.phase,
        seats=seat_views(live, now),
        house=house_clock(room, now),
        settings=room.settings,
        options=room.options,
        commitment=live.commitment,
        spectators=len(live.watchers),
        me=None,
        host=False,
        can_undo=False,
        talk=room.game.talk.move,
        out=False,
        again=room.again,
        next=room.next,
        problem=problem(room),
    )
    if view != live.room_view:
        live.room_view = view
    return live.room_view


def own_part(live: LiveTable, host: str, connection: Connection) -> OwnPart:
    me, match = connection.seat, live.room.match
    can_undo = me is not None and match is not None and match.can_undo(me)
    out = me is not None and live.room.out(me)
    return OwnPart(me, host == connection.person, can_undo, out, connection.eyes == ALL)


def problem(room: Room) -> Refused | None:
    """Why the host cannot deal yet."""
    if room.phase != "gathering":
        return None
    try:
        room.may_start()
    except Refusal as error:
        return refused(error)
    return None


def game_part(live: LiveTable, eyes: Eyes, known: Played | None) -> dict[str, Any]:
    """The game in the eyes of a viewer, or what is new in it since `known`."""
    match = live.room.match
    if match is None:
        return {"view": None, "outlook": None}
    state = live.viewer_states.get(eyes)
    if state is None or isinstance(match, Ended) or isinstance(state.match, Ended):
        state = live.viewer_states[eyes] = ViewerState(eyes, match)
    elif state.match is not match:
        if live.change is None or live.change.after is not match or live.change.before is not state.match:
            live.change = Change(state.match, match)
        state.look(live.change)
    return state.part(known)


def events_since(
    room: Room, told: int, eyes: Eyes, public: dict[int, dict[str, Any]]
) -> tuple[int, list[dict[str, Any]]]:
    """The events that a client that knows entry `told` lacks; an undo in between takes some of theirs back. Those that
    all are told alike are made once, and kept in `public`."""
    match = room.match
    if match is None:
        return 0, []
    since, seat = room.told_since(told), None if eyes == ALL else eyes
    if not isinstance(match, Match):
        return since, match.table.events(seat, since)
    log, viewer = match.table.log or [], viewer_of(match.table.seats, seat)
    events = []
    for n in range(since, len(log)):
        if log[n].secrets:
            events.append(log[n].in_full(n) if eyes == ALL else log[n].told_to(viewer, n))
        elif n in public:
            events.append(public[n])
        else:
            events.append(public.setdefault(n, log[n].told_to(viewer, n)))
    return since, events


def lines_since(room: Room, connection: Connection) -> tuple[int, list[ChatLine]]:
    """The chat lines that a connection lacks. After a reconnect, or when it may hear more or less than before, it gets
    all lines it may read; so it cannot tell how many others there are."""
    all_ears = room.hears_asides(connection.seat)
    lines = [line for line in room.lines if all_ears or not line.aside]
    same, connection.all_ears = connection.all_ears == all_ears, all_ears
    if connection.lines is not None and connection.told >= 0 and same:
        return connection.lines, [line for line in lines if line.n > connection.told]
    return 0, lines


def spoken(room: Room, told: int, all_ears: bool) -> bool:
    """Is there a new chat line that this viewer may read?"""
    if not room.lines or room.lines[-1].n <= told:
        return False
    return any(all_ears or not line.aside for line in takewhile(lambda line: line.n > told, reversed(room.lines)))


def refused(error: Refusal, id: str = "") -> Refused:
    args = dict(error.args_)
    if isinstance(error.__cause__, Refusal):  # the page says the cause in its own words
        args["problem"] = refused(error.__cause__)
    return Refused(reason=error.reason, args=args, id=id)


def considered(room: Room, seat: int, move: dict[str, Any], id: str) -> Considered:
    """What a seat can know in advance about the effects of a move."""
    if room.match is None:
        return Considered(id=id, refused=Refused(reason="not-started"))
    try:
        view = room.match.table.ahead(seat, move)
    except IllegalMove as error:
        return Considered(id=id, refused=refused(error))
    return Considered(id=id, outlook=room.game.outlook(view, room.match.table.data))


def broadcast(live: LiveTable, now: float, only: Connection | None = None) -> None:
    """Send every connection, or one, what it lacks. What several of them share is encoded once."""
    told = [only] if only else live.connections()
    if not told:
        return
    room = live.room
    shared, host = room_view(live, now), live.acting_host()
    public: dict[int, dict[str, Any]] = {}
    aside = bool(room.lines) and room.lines[-1].n == room.n and room.lines[-1].aside
    for connection in told:
        if (eyes := eyes_of(room, connection.seat)) != connection.eyes:
            connection.eyes, connection.match, connection.told = eyes, None, -1  # all that it knows looks otherwise
        hears = room.hears_asides(connection.seat)
        if aside and not hears and connection.told == room.n - 1 and connection.match is room.match:
            connection.told = room.n  # not even that those who are out have said something
            continue
        own = own_part(live, host, connection)
        knows_room = connection.room is shared and connection.own == own
        if knows_room and connection.told == room.n:
            continue
        part: dict[str, Any] = {}
        if connection.match is not room.match or connection.told < 0:
            part = game_part(live, eyes, connection.match)
            part["since"], part["events"] = events_since(room, connection.told, eyes, public)
        if (
            spoken(room, connection.told, hears)
            or connection.lines is None
            or connection.told < 0
            or connection.all_ears != hears
        ):
            part["lines_since"], part["lines"] = lines_since(room, connection)
            connection.lines = part["lines_since"] + len(part["lines"])
        if not knows_room:
            part["room"] = news_of(shared, own, connection.room)
            connection.room, connection.own = shared, own
        connection.told, connection.match = room.n, room.match
        connection.tell(State(n=room.n, **part))


def news_of(room: RoomView, own: OwnPart, known: RoomView | None) -> RoomView:
    options = UNSET if known and known.options is room.options else room.options
    settings = UNSET if known and known.settings is room.settings else room.settings
    return msgspec.structs.replace(room, options=options, settings=settings, **own._asdict())


def printed(room: Room) -> dict[str, Any]:
    """The printed data of the cards a table was dealt from; nothing if today's rules cannot read them, as cards are
    sent with their names anyway."""
    try:
        return room.game.cards(room.options, len(room.seats), file_of(room.match))
    except Refusal:
        return {}


def grey(row: Row, error: Refusal) -> Brief:
    """A table that cannot be read, as the lobby shows it."""
    return Brief(
        id=row.id,
        game=row.game,
        title="",
        phase=cast(Phase, row.phase),
        seats=[],
        settings=Settings(),
        options={},
        created=row.created,
        updated=row.updated,
        me=None,
        waits_for_me=False,
        unreadable=refused(error),
    )


def without_bodies(options: dict[str, Any]) -> dict[str, Any]:
    """The options of a table with card files replaced by their names: the lobby does not need their contents."""
    return {
        name: {**value, "text": ""} if isinstance(value, dict) and "text" in value else value
        for name, value in options.items()
    }


def brief(live: LiveTable, person: str, now: float) -> Brief:
    room = live.room
    me = room.seat_of(person)
    result = room.match.result if room.match else None
    waits = me is not None and (me in room.waiting_for) and not room.seats[me].deputy
    return Brief(
        id=room.id,
        game=room.game.id,
        title=room.settings.title,
        phase=room.phase,
        seats=seat_views(live, now),
        settings=room.settings,
        options=without_bodies(room.options),
        created=room.created,
        updated=room.updated,
        me=me,
        waits_for_me=waits,
        winners=list(result.winners) if result else [],
        points=list(result.points) if result else [],
    )
