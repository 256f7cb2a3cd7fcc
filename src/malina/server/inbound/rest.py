"""The REST handlers: people and their sessions, the lobby, tables, finished games."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from secrets import token_urlsafe
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, JSONBody, QueryParameter

from ...games import GAMES
from ...kernel.refusal import Refusal
from ..live.hub import Hub
from ..live.live_table import LiveTable
from ..live.registry import table_code
from ..outbound.broadcast import brief, grey, printed
from ..outbound.picture import Moment, drawn, language
from ..store import Person, Row
from ..tables import records
from ..tables.archive import Unreadable
from ..tables.bots import manners, thinks
from ..tables.commands import check_invited
from ..tables.raw_record import raw_record
from ..tables.seat import free_mask
from ..wire import (
    LEVELS,
    Beliefs,
    Brief,
    Code,
    Created,
    GameCredits,
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
from .auth import COOKIE, Auth
from .identity import is_program
from .names import tidy
from .quota import check_quota
from .rate_limit import RateLimits
from .static import Page

Call = Request[Any, Any, Any]
MOST = 50  # tables of each list of the lobby
OLD = 86400.0  # seconds after which nobody is still waiting for players

BotSeat = Annotated[int, QueryParameter(description="The number of a seat that a bot plays.")]
Language = Annotated[str, QueryParameter(description="The language of its words.")]
Eyes = Annotated[str, QueryParameter(name="as", description="A seat's number, spectator, or all.")]


def me_of(person: Person) -> Me:
    return Me(name=person.name, mask=person.mask, permanent=bool(person.code))


class People(Controller):
    """There are no accounts: a browser becomes a person when it first asks who it is."""

    path = "/api/me"

    @get("/", summary="Who am I? Sets the cookie that makes this browser somebody.")
    async def me(self, request: Call, auth: Given[Auth]) -> Response[Me]:
        person = await auth.person(request)
        person = person if person.id else Person(token_urlsafe(12))
        response = Response(me_of(person))
        if is_program(person.id):
            return response
        response.set_cookie(**auth.cookie(request, person.id))
        return response

    @put("/", summary="Say a name and put on a mask.")
    async def change(self, request: Call, auth: Given[Auth], data: JSONBody[MeChange]) -> Me:
        person = await auth.somebody(request)
        await auth.save(replace(person, name=tidy(data.name), mask=data.mask, seen=auth.time.now()))
        return me_of(await auth.known(person.id))

    @delete("/", status_code=204, summary="Forget me on this device.")
    async def forget(self, auth: Given[Auth]) -> Response[None]:
        response: Response[None] = Response(None, status_code=204)
        response.delete_cookie(COOKIE, path=auth.settings.root_path or "/")
        return response

    @post("/recovery", status_code=201, summary="A code that brings my name back on any device. An older one is void.")
    async def recovery(self, request: Call, auth: Given[Auth]) -> Code:
        person = await auth.somebody(request)
        code = auth.identity.new_code()
        await auth.save(replace(person, code=auth.identity.digest(code)))
        return Code(code=code)

    @post("/recover", status_code=200, summary="Be who this recovery code belongs to.")
    async def recover(
        self, request: Call, auth: Given[Auth], limits: Given[RateLimits], data: JSONBody[Code]
    ) -> Response[Me]:
        limits.check(limits.codes, request)
        person = await auth.store.person_by_code(auth.identity.digest(data.code))
        if person is None:
            raise Refusal("bad-code")
        return self._now(request, auth, person)

    @post("/link", status_code=201, summary="A private token: whoever opens it on another device is me.")
    async def link(self, request: Call, auth: Given[Auth]) -> Code:
        return Code(code=auth.identity.link((await auth.somebody(request)).id))

    @post("/adopt", status_code=200, summary="Be whoever made this private token.")
    async def adopt(
        self, request: Call, auth: Given[Auth], limits: Given[RateLimits], data: JSONBody[Code]
    ) -> Response[Me]:
        limits.check(limits.codes, request)
        id, now = auth.identity.read_link(data.code), auth.time.now()
        once = id and await auth.store.first_use(
            sha256(data.code.encode()).hexdigest(), now, now + auth.identity.link_age + 1
        )
        if id is None or not once:
            raise Refusal("bad-code")
        return self._now(request, auth, await auth.known(id))

    def _now(self, request: Call, auth: Auth, person: Person) -> Response[Me]:
        response = Response(me_of(person))
        response.set_cookie(**auth.cookie(request, person.id))
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
                credits=msgspec.convert(game.credits, GameCredits, from_attributes=True),
                low=game.seats[0],
                high=game.seats[-1],
                usual_seats=game.usual_seats,
                minutes=game.minutes,
                options=game.options,
                presets={name: dict(options) for name, options in game.presets.items()},
                preset_seats={name: list(seats) for name, seats in game.preset_seats.items()},
                levels=list(LEVELS),
                manners=list(manners(game)),
                beliefs=thinks(game, ""),
                first=game.first is not None,
                outs=game.gone is not None,
            )
            for game in GAMES.values()
        ]

    @post("/games/{id:str}/first", summary="Deal the guided first game of a game: the same for everybody, with bots.")
    async def first(
        self, request: Call, auth: Given[Auth], limits: Given[RateLimits], hub: Given[Hub], id: FromPath[str]
    ) -> Created:
        person = await auth.somebody(request)
        if not person.name:
            raise Refusal("no-name")
        limits.check(limits.tables, request)
        await check_quota(auth, person)
        live = await hub.open_first(person, id)
        return Created(id=live.room.id, commitment=live.commitment)

    @get("/games/{id:str}/cards", summary="What is printed on the cards of a game, by id.")
    async def game_cards(self, id: FromPath[str]) -> dict[str, Any]:
        if id not in GAMES:
            raise Refusal("no-such-game", game=id, games=list(GAMES))
        cards: dict[str, Any] = msgspec.to_builtins(GAMES[id].cards())
        return cards

    @get("/lobby", summary="Open tables, my tables, finished games.")
    async def lobby(self, request: Call, auth: Given[Auth], hub: Given[Hub]) -> Lobby:
        person = await auth.person(request)
        now = auth.time.now()
        store = auth.store
        open = [await self._brief(hub, row, person, now) for row in await store.open_tables(MOST)]
        own = await store.tables_of(person.id, MOST) if person.id else []
        mine = [await self._brief(hub, row, person, now) for row in own]
        done = [await self._brief(hub, row, person, now) for row in await store.finished(MOST)]
        known = {table.id for table in mine}
        return Lobby(
            open=[table for table in open if now - table.updated < OLD],
            mine=[table for table in mine if table.phase != "over"],
            finished=[*(t for t in mine if t.phase == "over"), *(t for t in done if t.id not in known)],
        )

    async def _brief(self, hub: Hub, row: Row, person: Person, now: float) -> Brief:
        """A table that cannot be read is one row of the lobby, and not its end; nor is one whose code is damaged."""
        try:
            return brief(await hub.look(row.id), person.id, now)
        except Refusal as error:
            return grey(row, error)

    @post("/tables", summary="Lay a table. I am its host and have its first seat.")
    async def create(
        self, request: Call, auth: Given[Auth], limits: Given[RateLimits], hub: Given[Hub], data: JSONBody[NewTable]
    ) -> Created:
        person = await auth.somebody(request)
        if not person.name:
            raise Refusal("no-name")
        limits.check(limits.tables, request)
        limits.check_size(request, len(await request.body()))
        await check_quota(auth, person)
        live = await hub.open(person, data)
        return Created(id=live.room.id, commitment=live.commitment)

    @get("/tables/{id:str}", summary="A table as its invitation shows it.")
    async def table(self, request: Call, auth: Given[Auth], hub: Given[Hub], id: FromPath[str]) -> Brief:
        person = await auth.person(request)
        row = await auth.store.row(table_code(id))
        if row is None:
            raise Refusal("no-such-table")
        return await self._brief(hub, row, person, auth.time.now())

    @post("/tables/{id:str}/programs", summary="Sit a program down. Whoever has the token holds this seat, no more.")
    async def program(
        self, request: Call, auth: Given[Auth], hub: Given[Hub], id: FromPath[str], data: JSONBody[NewProgram]
    ) -> Program:
        live = await hub.live(id)
        check_invited(live.room, await auth.person(request))
        mask = data.mask or free_mask(live.room.seats)
        program = Person(auth.identity.new_program(), tidy(data.name), mask, seen=auth.time.now())
        seat = await hub.seat_program(live, program, data.seat)
        await auth.save(program)
        return Program(table=live.room.id, seat=seat, token=auth.identity.token(program.id))

    @get("/tables/{id:str}/cards", summary="What is printed on the cards of this table, by id.")
    async def cards(self, hub: Given[Hub], id: FromPath[str]) -> dict[str, Any]:
        room = (await hub.live(id)).room
        cards: dict[str, Any] = msgspec.to_builtins(printed(room))
        return cards


def file(name: str, content: bytes) -> Response[bytes]:
    """A damaged table may have any name; not every letter goes into a header."""
    safe = re.sub(r"[^\w.-]", "_", name, flags=re.ASCII)
    headers = {"content-disposition": f'attachment; filename="{safe}"'}
    return Response(content, media_type="application/json", headers=headers)


class Records(Controller):
    path = "/api/records/{id:str}"

    async def _live(self, request: Call, auth: Auth, hub: Hub, id: str) -> LiveTable:
        live = await hub.live(id)
        auth.may_watch(live, await auth.person(request))
        return live

    @get("/", summary="The record of a finished game, as a file.", media_type="application/json")
    async def record(self, request: Call, auth: Given[Auth], hub: Given[Hub], id: FromPath[str]) -> Response[bytes]:
        live = await self._live(request, auth, hub, id)
        name = f"malina-{live.room.game.id}-{live.room.id}.json"  # as we write it: who asks may type strange letters
        return file(name, records.record_of(live.room).to_json())

    @get("/entries", summary="What is stored of a table that cannot be opened.", media_type="application/json")
    async def entries(self, request: Call, auth: Given[Auth], hub: Given[Hub], id: FromPath[str]) -> Response[bytes]:
        person, row = await auth.person(request), await auth.store.row(table_code(id))
        if row is None:
            raise Refusal("no-such-table")
        with suppress(Unreadable):
            await hub.live(row.id)
            raise Refusal("readable")
        found = raw_record(row, await auth.store.entries(row.id), person.id)
        return file(f"malina-{row.game}-{row.id}-entries.json", msgspec.json.format(msgspec.json.encode(found)))

    @get("/overview", summary="A finished game from above.")
    async def overview(self, request: Call, auth: Given[Auth], hub: Given[Hub], id: FromPath[str]) -> Overview:
        person = await auth.person(request)
        live = await self._live(request, auth, hub, id)
        ended = await records.look_back(live, hub.archive)
        return records.overview(live, ended, person.id, auth.time.now())

    @get("/steps/{number:int}", summary="A finished game after so many moves, in somebody's eyes.")
    async def step(
        self,
        request: Call,
        auth: Given[Auth],
        hub: Given[Hub],
        id: FromPath[str],
        number: FromPath[int],
        eyes: Eyes = "spectator",
    ) -> Step:
        live = await self._live(request, auth, hub, id)
        return records.step(await records.look_back(live, hub.archive), number, eyes)

    @get(
        "/steps/{number:int}/picture",
        summary="A moment of a finished game as chats preview it.",
        media_type="image/png",
    )
    async def picture(
        self,
        request: Call,
        auth: Given[Auth],
        hub: Given[Hub],
        page: Given[Page],
        id: FromPath[str],
        number: FromPath[int],
        lang: Language = "",
    ) -> Response[bytes]:
        live = await self._live(request, auth, hub, id)
        ended = await records.look_back(live, hub.archive)
        moment = Moment(live.room, ended, number, language(lang))
        data = await asyncio.to_thread(drawn, moment, page.icons)
        return Response(data, media_type="image/png", headers={"cache-control": "private, max-age=3600"})

    @get("/steps/{number:int}/beliefs", summary="What the bot of a seat believed after so many moves.")
    async def beliefs(
        self,
        request: Call,
        auth: Given[Auth],
        hub: Given[Hub],
        id: FromPath[str],
        number: FromPath[int],
        seat: BotSeat,
    ) -> Beliefs:
        return await records.beliefs(await self._live(request, auth, hub, id), hub.archive, number, seat)

    @post("/verify", status_code=200, summary="Deal the game again from its secret, and compare.")
    async def verify(self, request: Call, auth: Given[Auth], hub: Given[Hub], id: FromPath[str]) -> Verdict:
        return await records.judge(await self._live(request, auth, hub, id))


CONTROLLERS = (People, Tables, Records)
