"""Nothing that leaves the server, over a socket or as an answer, tells a viewer what they must not know."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest
from litestar import Litestar
from msgspec.structs import replace

from malina.check import differences
from malina.kernel import view
from malina.kernel.film import Ended
from malina.kernel.table import Table
from malina.server import wire
from malina.server.app import make_app
from malina.server.live.hub import Hub
from malina.server.live.live_table import LiveTable
from malina.server.outbound import broadcast as outbound
from malina.server.outbound.connection import Connection
from malina.server.outbound.eyes import ALL
from malina.server.outbound.viewer_state import Change, ViewerState
from malina.server.settings import ServerSettings
from malina.server.store import Person, Row
from malina.server.tables import records
from malina.server.tables.entries import AnyEntry, Opened, decode
from malina.server.tables.room import Room

from . import worlds
from .house import AtOnce
from .server import serving, some_move
from .worlds import NOW, Viewer, game_of_bots, leaks, leaks_of_steps, other_world, strange_moves, viewers

Patch = Callable[[pytest.MonkeyPatch], None]
pytestmark = pytest.mark.no_cover

GAMES = 204
SLICES = 12
MOMENTS = 2  # of a game, about, besides its deal and its end


LENGTH = {"crooks": 60, "bang": 300, "toy": 60}  # entries of a game, about


def check(numbers: range, game: str = "crooks") -> tuple[Counter[str], list[str]]:
    """Games of bots, at some of their moments in everybody's eyes: how much was tried, and the leaks found."""
    tried: Counter[str] = Counter()
    found: list[str] = []
    for number in numbers:
        rng = random.Random(f"moments {number}")
        tried["games"] += 1
        rooms: list[Any] = []
        for room in game_of_bots(number, game):
            rooms = [*rooms[-3:], room]
            assert room.match is not None
            if room.phase == "over" or len(rooms) == 1 or rng.random() < MOMENTS / LENGTH[game]:
                before = rng.choice(rooms[:-1] or rooms)
                tries = strange_moves(room, rng)
                for viewer in viewers(room):
                    tried["pairs"] += 1
                    told = leaks(room, before, viewer, tries, rng)
                    found += [f"game {number}, entry {room.n}: {leak}" for leak in told]
        viewer = rng.choice(viewers(room))
        found += [f"game {number}: {leak}" for leak in leaks_of_steps(room, viewer, rng, 3)]
        if found:
            break
    return tried, found


@pytest.mark.parametrize("part", range(SLICES))
def test_nothing_leaks(part: int) -> None:
    tried, found = check(range(part, GAMES, SLICES))
    assert found == []
    assert tried["games"] == GAMES / SLICES >= 200 / SLICES
    assert tried["pairs"] >= 4 * 3 * tried["games"]


@pytest.mark.parametrize("part", range(3))
def test_nothing_leaks_from_bang(part: int) -> None:
    """In two of three games whoever is out sees everything."""
    tried, found = check(range(part, 21, 3), "bang")
    assert found == []
    assert tried["pairs"] >= 21 * 4 / 3


@pytest.mark.usefixtures("toy")
def test_nothing_leaks_of_sealed_answers_offers_and_the_houses_clock() -> None:
    tried, found = check(range(40), "toy")
    assert found == []
    assert tried["pairs"] > 400


@pytest.mark.usefixtures("toy")
def test_a_sealed_answer_that_others_are_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view, "sealed_by", lambda g, seat: [move for _, _, _, move in g.sealed])
    _, found = check(range(40), "toy")
    assert found


# ---- over HTTP, with cookies and all ----


class Shelf:
    """A store with one table in every list."""

    secret = bytes(32)
    node = ""  # alone

    async def tables(self, *_: Any) -> list[Row]:
        return [await self.row()]

    async def row(self, *_: Any) -> Row:
        return Row("ABCDEFGH", "crooks", "playing", True, 0.0, 0.0, frozenset())

    open_tables = tables_of = finished = tables

    async def person(self, id: str) -> Person:
        return Person(id, "Name", "fox")


class Noon:
    def now(self) -> float:
        return NOW


COMMANDS: list[wire.AnyCommand] = [
    wire.Start(id="1"),
    wire.Stand(id="2"),
    wire.Sit(id="3"),
    wire.Sit(id="4", seat=0),
    wire.Clear(id="5", seat=1),
    wire.Swap(id="6", a=0, b=1),
    wire.SeatBot(id="7", seat=1),
    wire.Change(id="8", seats=2),
    wire.Rematch(id="9"),
    wire.Chat(id="10"),
    wire.Move(id="11", at=0, move={"cmd": "undo"}),
    wire.Consider(id="12", move={"cmd": "hire", "crook": "kingpin"}),
    wire.Ping(id="13"),
]
PATHS = (
    "/api/me",
    "/api/lobby",
    "/api/games",
    "/api/tables/ABCDEFGH",
    "/api/tables/ABCDEFGH/cards",
    "/api/records/ABCDEFGH",
    "/api/records/ABCDEFGH/overview",
    "/api/records/ABCDEFGH/steps/0?as=all",
    "/api/records/ABCDEFGH/steps/1?as=0",
    "/api/records/ABCDEFGH/steps/1/beliefs?seat=0",
    "/metrics",
    "/t/ABCDEFGH",
)


async def asked(app: Litestar, room: Room, true: Room, viewer: Viewer) -> dict[str, bytes]:
    """Everything that can be asked while a game goes on."""
    hub: Hub = app.state.hub
    table = hub.lives[room.id] = worlds.live(room, true)
    cookies = {"malina": app.state.auth.identity.issue(viewer.person)} if viewer.person else {}
    told: dict[str, bytes] = {}
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://den", cookies=cookies, verify=False) as http:
        for path in PATHS:
            answer = await http.get(path)
            told[path] = f"{answer.status_code} {sorted(answer.headers.items())} {answer.text}".encode()
        verdict = await http.post("/api/records/ABCDEFGH/verify")
        told["verify"] = verdict.content
    person = Person(viewer.person, "Name", "fox")
    said = [await hub.execute(table, person, command) for command in COMMANDS]
    told["commands"] = msgspec.json.encode([answer for answer in said if not isinstance(answer, wire.Ack)])
    return told


@pytest.mark.anyio
async def test_no_answer_over_http_leaks(tmp_path: Path) -> None:
    shelf, noon = cast(Any, Shelf()), cast(Any, Noon())
    app = make_app(ServerSettings(data=tmp_path, limits=False), shelf, thinker=AtOnce(), time=noon)
    pairs = 0
    for number in range(12):
        rng = random.Random(f"http {number}")
        rooms = [room for room in game_of_bots(number) if room.phase == "playing"]
        room = rng.choice(rooms)
        for viewer in viewers(room):
            true = await asked(app, room, room, viewer)
            assert b"not-over" in true["verify"]
            other = await asked(app, other_world(room, viewer, number), room, viewer)
            for path in ("/api/me", "/metrics"):  # a new person is a new one every time, and numbers count on
                if path == "/metrics" or not viewer.person:
                    del true[path], other[path]
            assert list(differences(true, other, str(viewer))) == []
            pairs += 1
    assert pairs >= 12 * 4


# ---- leaks that were planted ----


def the_view_of_another_seat(patch: pytest.MonkeyPatch) -> None:
    def leaky(seat: Any, match: Any) -> ViewerState:
        return ViewerState(seat if seat is None else (seat + 1) % match.table.seats, match)

    patch.setattr(outbound, "ViewerState", leaky)


def a_spectator_with_eyes_of_a_player(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(outbound, "ViewerState", lambda seat, match: ViewerState(0 if seat is None else seat, match))


def open_cards_for_those_who_play(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(outbound, "eyes_of", lambda room, seat: ALL)


def all_that_happened(patch: pytest.MonkeyPatch) -> None:
    def leaky(room: Room, told: int, seat: int | None, public: dict[int, Any]) -> Any:
        assert room.match is not None
        return 0, [event.in_full(n) for n, event in enumerate(room.match.table.log or ())]

    patch.setattr(outbound, "events_since", leaky)


def events_of_another_seat(patch: pytest.MonkeyPatch) -> None:
    """Only for those who come back."""
    honest = outbound.events_since

    def leaky(room: Room, told: int, seat: int | None, public: dict[int, Any]) -> Any:
        return honest(room, told, 0 if told >= 0 else seat, public)

    patch.setattr(outbound, "events_since", leaky)


def secret_events_made_once_for_all(patch: pytest.MonkeyPatch) -> None:
    honest = outbound.events_since

    def leaky(room: Room, told: int, seat: int | None, public: dict[int, Any]) -> Any:
        since, events = honest(room, told, seat, public)
        return since, [public.setdefault(event["n"], event) for event in events]

    patch.setattr(outbound, "events_since", leaky)


def in_the_order_of_faces(patch: pytest.MonkeyPatch) -> None:
    class Leaky(ViewerState):
        def __init__(self, seat: int | None, match: Any) -> None:
            super().__init__(seat, match)
            for pile in self.view["places"]["hideout"].values():
                pile.sort(key=lambda card: match.table.face[card["piece"]].id)

    patch.setattr(outbound, "ViewerState", Leaky)


def in_the_length_of_a_list(patch: pytest.MonkeyPatch) -> None:
    honest = outbound.lines_since

    def leaky(room: Room, connection: Connection) -> Any:
        since, lines = honest(room, connection)
        g = cast(Any, room.match).table
        out = any(g.face[piece].id == "kingpin" for piece in g.at[g.data.unused])
        return since, lines[: -1 if out else None] if lines else [wire.ChatLine(n=0, seat=0)] * out

    patch.setattr(outbound, "lines_since", leaky)


def points_before_the_end(patch: pytest.MonkeyPatch) -> None:
    honest = outbound.brief

    def leaky(table: LiveTable, person: str, now: float) -> Any:
        assert table.room.match is not None
        return replace(honest(table, person, now), points=table.room.game.replay.standing(table.room.match.table))

    patch.setattr(outbound, "brief", leaky)


def an_outlook_with_open_cards(patch: pytest.MonkeyPatch) -> None:
    class Leaky(ViewerState):
        def __init__(self, seat: int | None, match: Any) -> None:
            super().__init__(seat, match)
            self.outlook = match.game.outlook(match.table.open_view(), match.table.data)

    patch.setattr(outbound, "ViewerState", Leaky)


def a_move_considered_on_the_true_table(patch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table, seat: int, move: Any) -> Any:
        ahead = table.copy()
        ahead.act(seat, move)
        return ahead.open_view()

    patch.setattr(Table, "ahead", leaky)


def who_may_take_back(patch: pytest.MonkeyPatch) -> None:
    honest = outbound.own_part

    def leaky(table: LiveTable, *about: Any) -> Any:
        assert table.room.match is not None
        g = table.room.match.table
        strong = sum(face.rating for piece, face in enumerate(g.face) if not g.seen[piece] & 1) % 2 == 0
        return honest(table, *about)._replace(can_undo=strong)

    patch.setattr(outbound, "own_part", leaky)


def a_reason_that_names_a_card(patch: pytest.MonkeyPatch) -> None:
    honest = outbound.considered

    def leaky(room: Room, seat: int, move: Any, id: str) -> Any:
        told = honest(room, seat, move, id)
        assert room.match is not None
        top = room.match.table.face[0].id
        return told if told.refused is None else replace(told, refused=replace(told.refused, args={"not": top}))

    patch.setattr(outbound, "considered", leaky)


def who_somebody_is(patch: pytest.MonkeyPatch) -> None:
    honest = outbound.seat_views

    def leaky(table: LiveTable, now: float) -> Any:
        people = [seat.person for seat in table.room.seats]
        return [replace(view, mask=person) for view, person in zip(honest(table, now), people, strict=True)]

    patch.setattr(outbound, "seat_views", leaky)


def the_secret_in_place_of_its_fingerprint(patch: pytest.MonkeyPatch) -> None:
    honest = outbound.room_view

    def leaky(table: LiveTable, now: float) -> Any:
        return replace(honest(table, now), commitment=table.room.secret.hex())

    patch.setattr(outbound, "room_view", leaky)


def a_record_before_the_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(records, "record_of", lambda room: room.match.record)


def moves_of_others_in_a_replay(patch: pytest.MonkeyPatch) -> None:
    honest = records.step

    def leaky(ended: Ended, number: int, eyes: str) -> Any:
        return replace(honest(ended, number, eyes), move=ended.film.made(number)[1])

    patch.setattr(records, "step", leaky)


def how_much_changed_for_others(patch: pytest.MonkeyPatch) -> None:
    honest = ViewerState.look

    def leaky(eyes: ViewerState, change: Change) -> None:
        honest(eyes, change)
        faces = zip(change.before.table.face, change.after.table.face, strict=True)
        turned = sum(a.id != b.id for a, b in faces)
        eyes.changes.append(wire.Put(["turned"], turned))

    patch.setattr(ViewerState, "look", leaky)


LEAKS: list[Patch] = [
    the_view_of_another_seat, a_spectator_with_eyes_of_a_player, open_cards_for_those_who_play, all_that_happened,
    events_of_another_seat, secret_events_made_once_for_all,
    in_the_order_of_faces, in_the_length_of_a_list, points_before_the_end, an_outlook_with_open_cards,
    a_move_considered_on_the_true_table, who_may_take_back, a_reason_that_names_a_card, who_somebody_is,
    the_secret_in_place_of_its_fingerprint, a_record_before_the_end, moves_of_others_in_a_replay,
    how_much_changed_for_others,
]  # fmt: skip


@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant: Patch, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    _, found = check(range(30))
    assert found


# ---- real sockets ----


@pytest.mark.anyio
async def test_no_socket_ever_says_a_face_that_its_viewer_has_not_seen(tmp_path: Path) -> None:
    rng = random.Random(7)
    async with serving(tmp_path, limits=False) as house:
        _, tabs = await house.table("Anna", "Boris", "Clara", options={"memory": True})
        code = tabs[0].state["room"]["id"]
        tabs += [await house.browser().look(code), await (await house.browser().called("Eve")).look(code)]
        while tabs[0].state["room"]["phase"] == "playing":
            now = next(tab for tab in tabs if tab.view["decisions"])
            moves = [some_move(now.view, rng) for _ in range(4)]
            move = next((move for move in moves if move["cmd"] != "pass"), moves[0])
            await now.do("consider", move=move)
            answer = await now.move(move)
            for tab in tabs:
                await tab.at(answer["n"])
        entries = [decode(data) for data in await house.store.entries(code)]
    rooms = fold(entries)
    assert rooms[-1].phase == "over"
    faces = {face.id for face in cast(Any, rooms[-1].match).table.data.faces}
    checked = 0
    for tab, seat in zip(tabs, (0, 1, 2, None, None), strict=True):
        assert tab.me == seat
        known = seen_until(rooms, seat)
        n = 0
        for message in tab.got:
            n = message.get("n", n) if message["type"] == "state" else n
            said = faces & set(words(message))
            assert said <= known[n], f"seat {seat}, entry {n}"
            checked += len(said)
    assert checked > 40
    assert known[-1] != faces, "some cards are never seen"


def fold(entries: list[AnyEntry]) -> list[Room]:
    first, *rest = entries
    assert isinstance(first, Opened)
    rooms = [Room.opened(first)]
    for entry in rest:
        rooms.append(rooms[-1].after(entry))
    return rooms


def seen_until(rooms: list[Room], seat: int | None) -> list[set[str]]:
    """The faces that this viewer had seen, or been told of, after each entry."""
    found: set[str] = set()
    known = []
    for room in rooms:
        if room.match is not None:
            g = room.match.table
            bit = 1 << (g.seats if seat is None else seat)
            found |= {g.face[piece].id for piece, seen in enumerate(g.seen) if seen & bit}
            for event in g.log or ():
                for audience, _, value in event.secrets:
                    found |= set(words(value)) if audience & bit else set()
        known.append(set(found))
    return known


def words(value: Any) -> list[str]:
    """All texts in a message, but for the kinds of actions, of which one is called like its card."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, list):
        return [word for part in value for word in words(part)]
    if isinstance(value, dict):
        return [word for key, part in value.items() if key != "type" for word in words(part)]
    return []
