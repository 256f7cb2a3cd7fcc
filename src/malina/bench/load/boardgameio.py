"""Client of a boardgame.io server: its lobby by REST, its moves by a minimal implementation of socket.io."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
from msgspec import Struct

from .pace import Pace
from .rest import Rest
from .socket import PATIENCE, Socket
from .table import SEATS, Table

GAME = "cards"
PATH = "/socket.io/?EIO=4&transport=websocket"
# Prefixes: packet types of engine.io and socket.io
OPENED, ASKED, ALIVE, JOINED, EVENT = b"0", b"2", b"3", b"40/cards,", b"42/cards,"
UPDATED, SYNCED = EVENT + b'["update"', EVENT + b'["sync"'


class Context(Struct):
    turn_of: str = msgspec.field(name="currentPlayer")
    over: Any = msgspec.field(name="gameover", default=None)


class Cards(Struct):
    hands: list[Any]  # the cards of one's own, and how many the others have


class State(Struct):
    number: int = msgspec.field(name="_stateID")
    ctx: Context
    cards: Cards = msgspec.field(name="G")


class Update(Struct, array_like=True):
    event: str
    match: str
    state: State


class Whole(Struct):
    state: State


class Sync(Struct, array_like=True):
    event: str
    match: str
    whole: Whole


_update = msgspec.json.Decoder(Update)
_sync = msgspec.json.Decoder(Sync)


class Seat(Socket):
    def __init__(self, table: Match, number: int, credentials: str) -> None:
        super().__init__()
        self.table, self.number, self.credentials = table, number, credentials
        self.synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def heard(self, text: bytes) -> None:
        if text.startswith(UPDATED):
            self.now(_update.decode(text[len(EVENT) :]).state)
        elif text.startswith(SYNCED):
            self.now(_sync.decode(text[len(EVENT) :]).whole.state)
            self.synced.set_result(None)
        elif text == ASKED:
            self.send(ALIVE)
        elif text.startswith(JOINED):
            self.emit("sync", self.table.id, str(self.number), self.credentials, SEATS)
        elif text.startswith(OPENED):
            self.send(JOINED)

    def lost(self, why: Exception) -> None:
        self.table.pace.failure = why

    def now(self, state: State) -> None:
        self.table.hears(self.number, state.number)
        if state.ctx.over is not None:
            self.table.over(self)
        elif state.ctx.turn_of == str(self.number):
            self.table.pace.ready(lambda: self.move(state))

    def move(self, state: State) -> None:
        me = str(self.number)
        card = int(self.table.rng.random() * len(state.cards.hands[self.number]))
        payload = {"type": "lay", "args": [card], "playerID": me, "credentials": self.credentials}
        self.table.makes(state.number)
        self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, state.number, self.table.id, me)

    def emit(self, *event: object) -> None:
        self.send(EVENT + msgspec.json.encode(event))


class Match(Table):
    def __init__(self, rest: Rest, port: int, pace: Pace, rng: random.Random) -> None:
        super().__init__(port, pace, rng)
        answer, _ = rest("POST", f"/games/{GAME}/create", {"numPlayers": SEATS})
        self.id: str = answer["matchID"]
        self.credentials = credentials(rest, self.id)

    async def join(self) -> None:
        seats = [Seat(self, number, secret) for number, secret in enumerate(self.credentials)]
        self.seats = [*seats]
        for seat in seats:
            await seat.connect(self.port, PATH)
            await asyncio.wait_for(seat.synced, PATIENCE)

    async def follow(self) -> None:
        self.id, self.credentials = await asyncio.to_thread(self._play_again)

    def _play_again(self) -> tuple[str, list[str]]:
        rest = Rest(self.port)
        try:
            asked = {"playerID": "0", "credentials": self.credentials[0], "numPlayers": SEATS}
            answer, _ = rest("POST", f"/games/{GAME}/{self.id}/playAgain", asked)
            return answer["nextMatchID"], credentials(rest, answer["nextMatchID"])
        finally:
            rest.close()


def credentials(rest: Rest, match: str) -> list[str]:
    """Four players join a match; gives their credentials."""
    found = []
    for seat in range(SEATS):
        body = {"playerID": str(seat), "playerName": f"player {seat}"}
        answer, _ = rest("POST", f"/games/{GAME}/{match}/join", body)
        found.append(answer["playerCredentials"])
    return found
