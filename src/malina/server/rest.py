"""The lobby, people and finished games over plain HTTP."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from secrets import token_urlsafe
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, JSONBody, QueryParameter

from ..games import GAMES
from ..kernel.refusal import Refusal
from . import records
from .bots import characters
from .desk import COOKIE, Desk
from .hub import Hub
from .identity import is_program
from .live import Live
from .names import tidy
from .room import free_mask
from .store import Person
from .telling import brief
from .thinking import THINKS
from .wire import (
    Beliefs,
    Brief,
    Code,
    Created,
    GameView,
    Lobby,
    Me,
    MeChange,
    NewProgram,
    NewTable,
    Overview,
    Program,
    Step,
    Verdict,
)

Call = Request[Any, Any, Any]
MOST = 50  # tables of each list of the lobby
OLD = 86400.0  # seconds after which nobody is still waiting for players

BotSeat = Annotated[int, QueryParameter(description="The number of a seat that a bot plays.")]
Eyes = Annotated[str, QueryParameter(name="as", description="A seat's number, spectator, or all.")]


def me_of(person: Person) -> Me:
    return Me(name=person.name, mask=person.mask, permanent=bool(person.code))


class People(Controller):
    """Nobody needs an account: a browser is somebody as soon as it asks who it is."""

    path = "/api/me"

    @get("/", summary="Who am I? Sets the cookie that makes this browser somebody.")
    async def me(self, request: Call, desk: Given[Desk]) -> Response[Me]:
        person = await desk.person(request)
        person = person if person.id else Person(token_urlsafe(12))
        response = Response(me_of(person))
        if is_program(person.id):
            return response
        response.set_cookie(**desk.cookie(request, person.id))
        return response

    @put("/", summary="Say a name and put on a mask.")
    async def change(self, request: Call, desk: Given[Desk], data: JSONBody[MeChange]) -> Me:
        person = await desk.somebody(request)
        await desk.save(replace(person, name=tidy(data.name), mask=data.mask, seen=desk.time.now()))
        return me_of(await desk.known(person.id))

    @delete("/", status_code=204, summary="Forget me on this device.")
    async def forget(self, desk: Given[Desk]) -> Response[None]:
        response: Response[None] = Response(None, status_code=204)
        response.delete_cookie(COOKIE, path=desk.settings.root_path or "/")
        return response

    @post("/recovery", status_code=201, summary="A code that brings my name back on any device. An older one is void.")
    async def recovery(self, request: Call, desk: Given[Desk]) -> Code:
        person = await desk.somebody(request)
        code = desk.identity.new_code()
        await desk.save(replace(person, code=desk.identity.digest(code)))
        return Code(code=code)

    @post("/recover", status_code=200, summary="Be who this recovery code belongs to.")
    async def recover(self, request: Call, desk: Given[Desk], data: JSONBody[Code]) -> Response[Me]:
        desk.must_not_flood(desk.codes, request)
        person = await desk.store.person_by_code(desk.identity.digest(data.code))
        if person is None:
            raise Refusal("bad-code")
        return self._now(request, desk, person)

    @post("/link", status_code=201, summary="A private token: whoever opens it on another device is me.")
    async def link(self, request: Call, desk: Given[Desk]) -> Code:
        return Code(code=desk.identity.link((await desk.somebody(request)).id))

    @post("/adopt", status_code=200, summary="Be whoever made this private token.")
    async def adopt(self, request: Call, desk: Given[Desk], data: JSONBody[Code]) -> Response[Me]:
        desk.must_not_flood(desk.codes, request)
        id = desk.identity.read_link(data.code)
        if id is None:
            raise Refusal("bad-code")
        return self._now(request, desk, await desk.known(id))

    def _now(self, request: Call, desk: Desk, person: Person) -> Response[Me]:
        response = Response(me_of(person))
        response.set_cookie(**desk.cookie(request, person.id))
        return response


class Tables(Controller):
    path = "/api"

    @get("/games", summary="The games, with the schema of their options.")
    async def games(self) -> list[GameView]:
        return [
            GameView(
                id=game.id,
                version=game.version,
                names=dict(game.names),
                low=game.seats[0],
                high=game.seats[-1],
                options=game.options,
                presets={name: dict(options) for name, options in game.presets.items()},
                levels=list(THINKS),
                characters=list(characters(game)),
            )
            for game in GAMES.values()
        ]

    @get("/games/{id:str}/cards", summary="What is printed on the cards of a game, by id.")
    async def game_cards(self, id: FromPath[str]) -> dict[str, Any]:
        if id not in GAMES:
            raise Refusal("no-such-game", game=id, games=list(GAMES))
        cards: dict[str, Any] = msgspec.to_builtins(GAMES[id].cards())
        return cards

    @get("/lobby", summary="Open tables, my tables, finished games.")
    async def lobby(self, request: Call, desk: Given[Desk], hub: Given[Hub]) -> Lobby:
        person = await desk.person(request)
        now = desk.time.now()
        store = desk.store
        open = await self._briefs(hub, await store.open_tables(MOST), person, now)
        mine = await self._briefs(hub, await store.tables_of(person.id, MOST) if person.id else [], person, now)
        done = await self._briefs(hub, await store.finished(MOST), person, now)
        known = {table.id for table in mine}
        return Lobby(
            open=[table for table in open if now - table.updated < OLD],
            mine=[table for table in mine if table.phase != "over"],
            finished=[*(t for t in mine if t.phase == "over"), *(t for t in done if t.id not in known)],
        )

    async def _briefs(self, hub: Hub, ids: Sequence[str], person: Person, now: float) -> list[Brief]:
        return [brief(await hub.live(id), person.id, now) for id in ids]

    @post("/tables", summary="Lay a table. I am its host and have its first seat.")
    async def create(self, request: Call, desk: Given[Desk], hub: Given[Hub], data: JSONBody[NewTable]) -> Created:
        person = await desk.somebody(request)
        if not person.name:
            raise Refusal("no-name")
        desk.must_not_flood(desk.tables, request)
        return Created(id=(await hub.open(person, data)).room.id)

    @get("/tables/{id:str}", summary="A table as its invitation shows it.")
    async def table(self, request: Call, desk: Given[Desk], hub: Given[Hub], id: FromPath[str]) -> Brief:
        person = await desk.person(request)
        return brief(await hub.live(id), person.id, desk.time.now())

    @post("/tables/{id:str}/programs", summary="Sit a program down. Whoever has the token holds this seat, no more.")
    async def program(
        self, desk: Given[Desk], hub: Given[Hub], id: FromPath[str], data: JSONBody[NewProgram]
    ) -> Program:
        live = await hub.live(id)
        mask = data.mask or free_mask(live.room.seats)
        program = Person(desk.identity.new_program(), tidy(data.name), mask, seen=desk.time.now())
        seat = await hub.seat_program(live, program, data.seat)
        await desk.save(program)
        return Program(table=live.room.id, seat=seat, token=desk.identity.token(program.id))

    @get("/tables/{id:str}/cards", summary="What is printed on the cards of this table, by id.")
    async def cards(self, hub: Given[Hub], id: FromPath[str]) -> dict[str, Any]:
        room = (await hub.live(id)).room
        cards: dict[str, Any] = msgspec.to_builtins(room.game.cards(room.options, len(room.seats)))
        return cards


class Records(Controller):
    path = "/api/records/{id:str}"

    async def _live(self, request: Call, desk: Desk, hub: Hub, id: str) -> Live:
        live = await hub.live(id)
        desk.may_watch(live, await desk.person(request))
        return live

    @get("/", summary="The record of a finished game, as a file.", media_type="application/json")
    async def record(self, request: Call, desk: Given[Desk], hub: Given[Hub], id: FromPath[str]) -> Response[bytes]:
        live = await self._live(request, desk, hub, id)
        name = f"malina-{live.room.game.id}-{live.room.id}.json"  # as we write it: who asks may type strange letters
        return Response(
            records.record_of(live.room).to_json(),
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    @get("/overview", summary="A finished game from above.")
    async def overview(self, request: Call, desk: Given[Desk], hub: Given[Hub], id: FromPath[str]) -> Overview:
        person = await desk.person(request)
        live = await self._live(request, desk, hub, id)
        await records.look_back(live)
        return records.overview(live, person.id, desk.time.now())

    @get("/steps/{number:int}", summary="A finished game after so many moves, in somebody's eyes.")
    async def step(
        self,
        request: Call,
        desk: Given[Desk],
        hub: Given[Hub],
        id: FromPath[str],
        number: FromPath[int],
        eyes: Eyes = "spectator",
    ) -> Step:
        live = await self._live(request, desk, hub, id)
        await records.look_back(live)
        return records.step(live, number, eyes)

    @get("/steps/{number:int}/beliefs", summary="What the bot of a seat believed after so many moves.")
    async def beliefs(
        self,
        request: Call,
        desk: Given[Desk],
        hub: Given[Hub],
        id: FromPath[str],
        number: FromPath[int],
        seat: BotSeat,
    ) -> Beliefs:
        return await records.beliefs(await self._live(request, desk, hub, id), number, seat)

    @post("/verify", status_code=200, summary="Deal the game again from its secret, and compare.")
    async def verify(self, request: Call, desk: Given[Desk], hub: Given[Hub], id: FromPath[str]) -> Verdict:
        return await records.judge(await self._live(request, desk, hub, id))


CONTROLLERS = (People, Tables, Records)
