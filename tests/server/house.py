"""Test harness: a server without a network: the hub on real SQLite, with a fake clock and bots that answer at once."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from secrets import token_hex
from typing import Any

import msgspec

from malina.bots.advice import Weighed
from malina.kernel.decision import Decision
from malina.server import wire
from malina.server.live.hub import Hub
from malina.server.live.live_table import LiveTable
from malina.server.metrics import Metrics
from malina.server.outbound.connection import Connection
from malina.server.store import Person
from malina.server.store.sql import SqlStore
from malina.server.thinking.queue import Answer
from malina.server.thinking.worker import BotTask, advise, think


@dataclass(order=True)
class Ring:
    when: float
    number: int
    do: Callable[[], None] = field(compare=False)
    off: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        self.off = True


class FakeTime:
    """A fake clock: time stands at 36,000 s (ten o'clock) until the test advances it; timers fire then."""

    def __init__(self) -> None:
        self.time = 36_000.0
        self.rings: list[Ring] = []
        self.made = 0
        self.store: SqlStore | None = None

    def now(self) -> float:
        return self.time

    def at(self, when: float, do: Callable[[], None]) -> Ring:
        self.made += 1
        ring = Ring(when, self.made, do)
        heapq.heappush(self.rings, ring)
        return ring

    async def pass_by(self, seconds: float) -> None:
        """Advance the clock: timers that are due fire in order, and the tasks they wake run."""
        end = self.time + seconds
        await settle(self.store)
        while self.rings and self.rings[0].when <= end:
            ring = heapq.heappop(self.rings)
            if not ring.off:
                self.time = max(self.time, ring.when)
                ring.do()
                await settle(self.store)
        self.time = end


async def settle(store: SqlStore | None) -> None:
    """Run the event loop until tasks are idle. An empty write is a barrier: what was to be stored before is on disk
    then."""
    for _ in range(6):
        for _ in range(5):
            await asyncio.sleep(0)
        if store is not None:
            await store._writer.write(also=lambda connection: None)


class AtOnce:
    """A fake thinker: plays every bot with the game's heuristic, in this process."""

    def __init__(self) -> None:
        self.asked = 0
        self.ready = False

    def get_ready(self) -> None:
        self.ready = True

    async def choose(self, question: BotTask, decision: Decision, seconds: float) -> Answer:
        self.asked += 1
        return Answer(think(question._replace(bot="greedy"), self.asked, 1.0))

    async def advise(self, question: BotTask, seconds: float) -> list[Weighed]:
        self.asked += 1
        return advise(question, self.asked, 0.0)

    def takes(self, level: str) -> float:
        return 0.0

    def close(self) -> None:
        pass


class Guest:
    """A connected person at a table, with the messages they have received."""

    def __init__(self, house: House, live: LiveTable, person: Person, told: int = -1) -> None:
        self.house, self.live, self.person = house, live, person
        self.connection = Connection(person.id, told)
        self.got: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {"events": [], "lines": []}

    async def join(self) -> Guest:
        await self.house.hub.join(self.live, self.connection)
        return self

    def leave(self) -> None:
        self.house.hub.leave(self.live, self.connection)

    async def do(self, command: str, id: str | None = None, **args: Any) -> dict[str, Any]:
        """Execute a command as from a client, through the decoder of the protocol."""
        data = msgspec.json.encode({"do": command, "id": id or token_hex(8), **args})
        told = await self.house.hub.execute(self.live, self.person, msgspec.json.decode(data, type=wire.AnyCommand))
        answer: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(told))
        return answer

    async def move(self, **move: Any) -> dict[str, Any]:
        return await self.do("move", at=self.live.room.n, move=move)

    def hear(self) -> dict[str, Any]:
        """Read the received messages as a page does; gives the state they add up to."""
        while not self.connection.queue.empty():
            data = self.connection.queue.get_nowait()
            if data is None:
                continue
            message = msgspec.json.decode(data)
            self.got.append(message)
            if message["type"] == "state":
                merge(self.state, message)
        return self.state

    @property
    def seat(self) -> int | None:
        return self.live.room.seat_of(self.person.id)


def merge(state: dict[str, Any], message: dict[str, Any]) -> None:
    """Apply a state message (snapshot or delta), as every client has to."""
    for key in ("n", "view", "outlook"):
        if key in message:
            state[key] = deepcopy(message[key])
    state["room"] = {**state.get("room", {}), **message.get("room", {})}
    for change in message.get("changes", ()):
        node = state["view"]
        *way, last = change["path"]
        for word in way:
            node = node[word]
        node[last] = change["value"]
    if "events" in message:
        state["events"][message["since"] :] = message["events"]
    if "lines" in message:
        state["lines"][message["lines_since"] :] = message["lines"]


@dataclass
class House:
    hub: Hub
    store: SqlStore
    time: FakeTime
    thinker: AtOnce

    async def table(self, *names: str, bots: int = 0, game: str = "crooks", **settings: Any) -> list[Guest]:
        """A new table with these people, connected; the first of them still has to send `start`."""
        people = [Person(name, name, mask) for name, mask in zip(names, wire.MASKS, strict=False)]
        options = settings.pop("options", {})
        new = wire.NewTable(
            game=game,
            seats=len(names) + bots,
            options=options,
            settings=msgspec.convert({"pace": "instant", **settings}, wire.Settings),
            bots={str(len(names) + i): "regular" for i in range(bots)},
        )
        live = await self.hub.open(people[0], new)
        guests = [await Guest(self, live, person).join() for person in people]
        for guest in guests[1:]:
            assert (await guest.do("sit", contribution="ab"))["type"] == "ack"
        return guests

    async def playing(self, *names: str, bots: int = 0, **settings: Any) -> list[Guest]:
        guests = await self.table(*names, bots=bots, **settings)
        answer = await guests[0].do("start")
        assert answer["type"] == "ack", answer
        return guests


@asynccontextmanager
async def house(folder: Path, time: FakeTime | None = None) -> AsyncIterator[House]:
    clock = time or FakeTime()
    store = clock.store = SqlStore(folder)
    thinker = AtOnce()
    hub = Hub(store, thinker, clock, Metrics())
    await hub.start()
    try:
        yield House(hub, store, clock, thinker)
    finally:
        await hub.close()
        await store.close()
