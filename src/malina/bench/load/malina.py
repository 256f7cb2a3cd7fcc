"""Client of our own server: tables of four players, who make random legal moves and ask for a rematch after the end."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from functools import partial
from itertools import count
from math import comb, prod
from typing import Any

import msgspec
from msgspec import Raw, Struct

from .pace import Pace
from .rest import Rest
from .socket import PATIENCE, Socket
from .table import SEATS, Table

GAME = "crooks"
MASKS = ("fox", "raccoon", "wolf", "bear")
ACK = SEATS  # the acknowledgement counts as a listener too
SETTINGS = {"grace": 86400, "pace": "instant"}  # grace period: no bot takes over
CONTRIBUTION = "c0ffee"  # to the dice; a rematch waits for it

_ids = count()


class Sentence(Struct):
    cmd: str
    blanks: dict[str, Any]


class Decision(Struct):
    says: list[Sentence]


class View(Struct):
    decisions: list[Decision]
    over: bool


class Put(Struct):
    path: list[str]
    value: Raw


class Room(Struct):
    phase: str
    me: int | None
    again: bool = False
    next: str | None = None


class Told(Struct):
    """The part of the server's messages that a random player needs; the rest is not decoded."""

    type: str
    n: int = -1
    room: Room | None = None
    view: View | None = None
    changes: list[Put] = []  # or only what is new in the view
    reason: str = ""


_told = msgspec.json.Decoder(Told)
_decisions = msgspec.json.Decoder(list[Decision])


class Person(Struct):
    number: int
    cookie: str


class Seat(Socket):
    def __init__(self, table: OurTable, person: Person) -> None:
        super().__init__()
        self.table, self.person = table, person
        self.room: Room | None = None
        self.playing = False
        self.news: asyncio.Future[None] | None = None

    def heard(self, text: bytes) -> None:
        told = _told.decode(text)
        if told.type == "state":
            self.now(told)
        elif told.type == "ack":
            self.table.hears(ACK, told.n)
        elif told.type in ("refused", "bye"):
            self.table.pace.refused[told.reason] += 1
        if self.news and not self.news.done():
            self.news.set_result(None)

    def now(self, told: Told) -> None:
        table = self.table
        self.room = told.room or self.room
        table.hears(self.person.number, told.n)
        decisions, over = (told.view.decisions, told.view.over) if told.view else (None, False)
        for put in told.changes:
            if put.path == ["decisions"]:
                decisions = _decisions.decode(put.value)
            elif put.path == ["over"]:
                over = True
        self.playing = (self.playing or told.view is not None) and not over
        if over:
            table.over(self)
        elif decisions:
            table.pace.ready(partial(self.move, decisions, told.n))

    def lost(self, why: Exception) -> None:
        self.table.pace.failure = why

    def move(self, decisions: list[Decision], n: int) -> None:
        self.table.makes(n)
        self.say("move", at=n, move=fill(decisions, self.table.rng.random))

    def say(self, do: str, **more: object) -> None:
        self.send(msgspec.json.encode({"do": do, "id": str(next(_ids)), **more}))

    def knows_the_room(self) -> bool:
        return self.room is not None

    def sits(self) -> bool:
        return self.room is not None and self.room.me is not None

    def plays(self) -> bool:
        return self.playing

    def knows_the_next_table(self) -> bool:
        return self.room is not None and self.room.next is not None

    async def until(self, reached: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not reached():
                self.news = asyncio.get_running_loop().create_future()
                await self.news


class OurTable(Table):
    def __init__(self, rest: Rest, port: int, pace: Pace, rng: random.Random) -> None:
        super().__init__(port, pace, rng, SEATS + 1)
        self.people = [person(rest, number) for number in range(SEATS)]
        new = {"game": GAME, "seats": SEATS, "settings": SETTINGS}
        answer, _ = rest("POST", "/api/tables", new, {"Cookie": self.people[0].cookie})
        self.id: str = answer["id"]

    async def join(self) -> None:
        """Connect all seats. The first time the people sit down and the host deals; a rematch is dealt when everybody
        has said that they are there."""
        seats = [Seat(self, each) for each in self.people]
        self.seats = [*seats]
        for seat in seats:
            await seat.connect(self.port, f"/api/tables/{self.id}/socket", {"Cookie": seat.person.cookie})
            await seat.until(seat.knows_the_room)
            if seat.room and (seat.room.again or seat.room.me is None):
                seat.say("sit", contribution=CONTRIBUTION)
                await seat.until(seat.sits)
        host = seats[0]
        if host.room and host.room.phase == "gathering" and not host.room.again:
            host.say("start")
        for seat in seats:
            await seat.until(seat.plays)

    async def follow(self) -> None:
        host = self.seats[0]
        assert isinstance(host, Seat)
        host.say("rematch")
        await host.until(host.knows_the_next_table)
        assert host.room
        assert host.room.next
        self.id = host.room.next


def person(rest: Rest, number: int) -> Person:
    _, cookies = rest("GET", "/api/me")
    cookie = "; ".join(f"{name}={morsel.value}" for name, morsel in cookies.items())
    rest("PUT", "/api/me", {"name": f"player {number}", "mask": MASKS[number]}, {"Cookie": cookie})
    return Person(number, cookie)


def fill(decisions: list[Decision], random: Callable[[], float]) -> dict[str, Any]:
    """A random legal move, about uniform over moves and not over verbs: passing half of the time makes short games."""
    says = [sentence for decision in decisions for sentence in decision.says]
    here = random() * sum(size(sentence) for sentence in says)
    for sentence in says:
        here -= size(sentence)
        if here < 0:
            break
    return {"cmd": sentence.cmd, **{name: choose(values, random) for name, values in sentence.blanks.items()}}


def size(sentence: Sentence) -> int:
    """The number of moves of a sentence."""
    return prod(fillings(values) for values in sentence.blanks.values())


def fillings(values: Any) -> int:
    if isinstance(values, list):
        return len(values)
    low, high = values["low"], values["high"]
    return sum(comb(len(values["some"]), n) for n in range(low, high + 1)) if "some" in values else high - low + 1


def choose(values: Any, random: Callable[[], float]) -> Any:
    if isinstance(values, list):
        return values[int(random() * len(values))]
    low, high = values["low"], values["high"]
    number: int = low + int(random() * (high - low + 1))
    if "some" not in values:
        return number
    some = list(values["some"])
    while len(some) > number:  # a filling keeps the order
        del some[int(random() * len(some))]
    return some
