"""The plug is pulled again and again: what was acknowledged is there, once, and the tables go on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import sqlite3
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from malina.kernel.record import verify
from malina.server.tables.entries import AnyEntry, Opened, decode
from malina.server.tables.room import Room
from malina.server.wire import MASKS

from .house import merge
from .server import some_move

pytestmark = [pytest.mark.anyio, pytest.mark.no_cover]

KILLS = 36
TABLES = [2, 3] * 6  # seats of each
PATIENCE = 240.0  # seconds; it takes a tenth of that on a machine with nothing else to do
CHILDREN = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children")
ROOT = Path(__file__).parent.parent.parent


class Lives:
    """A server that is started as often as it is killed."""

    def __init__(self, process: Process, port: int) -> None:
        self.process, self.port = process, port
        self.up = asyncio.Event()
        self.pid = 0
        self.alive = False
        self.killed = 0

    async def start(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(b"live\n")
        self.pid = int(await self.line())
        self.alive = True

    async def ready(self) -> None:
        assert await self.line() == "ready"
        self.up.set()

    async def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        self.up.clear()
        with suppress(ProcessLookupError):  # then it says below how it ended
            os.kill(self.pid, how)
        while not (line := await self.line()).startswith("dead"):
            pass  # it became ready at the same moment
        self.alive = False
        assert line == f"dead {-how if how == signal.SIGKILL else 0}", "it ended by itself"
        self.killed += how == signal.SIGKILL

    @property
    def runs(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    async def line(self) -> str:
        assert self.process.stdout is not None
        return (await asyncio.wait_for(self.process.stdout.readline(), 30)).decode().strip()


@asynccontextmanager
async def lives(data: Path, *more: str) -> AsyncIterator[Lives]:
    with closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    command = [sys.executable, "-W", "ignore", "-m", "tests.server.zygote", str(data), str(port), *more]
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, cwd=ROOT)
    server = Lives(process, port)
    try:
        yield server
    finally:
        assert process.stdin is not None
        process.stdin.close()
        if server.alive:
            with suppress(ProcessLookupError):
                os.kill(server.pid, signal.SIGKILL)
        await process.wait()


class Player:
    """Somebody who plays at random, and says again whatever was not answered when the line was cut."""

    pings: float | None = None  # seconds between two
    wait = 0.01  # seconds until it comes back

    def __init__(self, server: Lives, number: int, seat: int, seats: int) -> None:
        self.server, self.number, self.seat, self.seats = server, number, seat, seats
        self.rng = random.Random(number)
        self.cookie = self.person = self.table = ""
        self.state: dict[str, Any] = {"events": [], "lines": []}
        self.stood: dict[int, tuple[int, int]] = {}  # number -> moves made and events told, when it was told
        self.pending: dict[str, Any] | None = None
        self.said = 0
        self.acked: list[tuple[str, int]] = []
        self.refused: list[str] = []
        self.again = 0

    async def introduce(self, http: httpx.AsyncClient) -> None:
        answer = await http.get("api/me")
        self.cookie = answer.cookies["malina"]
        self.person = self.cookie.split(".")[0]
        http.cookies.clear()
        body = {"name": f"P{self.number}", "mask": MASKS[self.seat]}
        assert (await http.put("api/me", json=body, headers=self.headers)).status_code == 200

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"malina={self.cookie}"}

    @property
    def over(self) -> bool:
        return bool(self.state.get("room")) and self.state["room"]["phase"] == "over" and self.pending is None

    async def play(self) -> None:
        while not self.over:
            await self.server.up.wait()
            try:
                async with self.line() as line:
                    if self.pending:
                        self.again += 1
                        await self.send(line)
                    await self.listen(line)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(self.wait)

    def line(self) -> connect:
        have = f"?have={self.state['n']}" if "n" in self.state else ""
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/socket{have}"
        return connect(
            url,
            additional_headers=self.headers,
            proxy=None,
            compression=None,
            ping_interval=self.pings,
            ping_timeout=3,
            close_timeout=1,
        )

    async def orders(self, line: ClientConnection, *commands: str) -> None:
        for command in commands:
            await line.send(f'{{"do":"{command}","id":"{command}"}}')

    async def listen(self, line: ClientConnection) -> None:
        async for data in line:
            message = msgspec.json.decode(data)
            if message["type"] == "state":
                self.hear(message)
            elif message["type"] in ("ack", "refused"):
                self.answered(message)
            else:
                assert message["type"] == "bye", message
            if self.over:
                return
            if self.pending is None and "room" in self.state and (said := self.next()):
                self.said += 1
                self.pending = {**said, "id": f"{self.number}.{self.said}"}
                await self.send(line)

    async def send(self, line: ClientConnection) -> None:
        await line.send(msgspec.json.encode(self.pending).decode())

    def hear(self, message: dict[str, Any]) -> None:
        assert message["n"] >= self.state.get("n", -1), "what was told was lost"
        merge(self.state, message)
        if self.state["view"]:
            self.stood[self.state["n"]] = self.state["view"]["decided"], len(self.state["events"])

    def answered(self, message: dict[str, Any]) -> None:
        assert self.pending is not None
        assert message["id"] == self.pending["id"]
        if message["type"] == "ack":
            self.acked.append((message["id"], message["n"]))
        else:
            assert message["reason"] in ("undo-enough", "no-undo"), message
            self.refused.append(message["id"])
        self.pending = None

    def next(self) -> dict[str, Any] | None:
        """What I say now, if it is my turn to say anything."""
        room, view, n = self.state["room"], self.state["view"], self.state["n"]
        if room["phase"] == "gathering":
            if room["me"] is None:
                return {"do": "sit", "seat": self.seat}
            ready = all(seat["kind"] != "empty" for seat in room["seats"])
            return {"do": "start"} if ready and self.seat == 0 else None
        if room["phase"] != "playing" or not view["decisions"]:
            return None
        chance = self.rng.random()
        if chance < 0.1:
            return {"do": "chat", "text": f"{self.said} words"}
        if chance < 0.2 and room["can_undo"]:
            return {"do": "undo", "at": n}
        moves = [some_move(view, self.rng) for _ in range(6)]
        return {"do": "move", "at": n, "move": next((move for move in moves if move["cmd"] != "pass"), moves[0])}


def client(url: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, trust_env=False, verify=False, timeout=30)


async def set_up(server: Lives, players: list[Player]) -> list[asyncio.Task[None]]:
    """More tables, and everybody at them plays."""
    before = len(players)
    async with client(f"http://127.0.0.1:{server.port}/") as http:
        for seats in TABLES:
            group = [Player(server, len(players) + seat, seat, seats) for seat in range(seats)]
            for player in group:
                await player.introduce(http)
            body = {"game": "crooks", "seats": seats, "settings": {"grace": 86400, "listed": True}}
            answer = await http.post("api/tables", json=body, headers=group[0].headers)
            for player in group:
                player.table = answer.json()["id"]
            players += group
    return [asyncio.create_task(player.play()) for player in players[before:]]


def acks(players: list[Player]) -> int:
    return sum(len(player.acked) for player in players)


async def pull_the_plug(server: Lives, players: list[Player], rng: random.Random) -> None:
    """Kill it in the middle of work, or while it starts."""
    enough = acks(players) + rng.randint(2, 30)
    while acks(players) < enough and not all(player.over for player in players) and server.runs:
        await asyncio.sleep(0.003)
    await asyncio.sleep(rng.random() * 0.01)
    await server.kill()
    await server.start()
    if rng.random() < 0.25:
        await asyncio.sleep(rng.random() * 0.3)
        await server.kill()
        await server.start()
    await server.ready()


async def test_the_plug_is_pulled_and_nothing_is_lost(tmp_path: Path) -> None:
    rng = random.Random(2016)
    async with lives(tmp_path) as server, asyncio.timeout(PATIENCE):
        await server.start()
        await server.ready()
        players: list[Player] = []
        playing: list[asyncio.Task[None]] = []
        while server.killed < KILLS:
            if all(task.done() for task in playing):
                playing = await set_up(server, players)
            await pull_the_plug(server, players, rng)
        await asyncio.gather(*playing)  # every table can be played to its end
        await server.kill(signal.SIGTERM)
    assert sum(player.again for player in players) > KILLS / 2, "nobody was interrupted"
    entries = stored(tmp_path)
    assert set(entries) == {player.table for player in players}
    for table, told in entries.items():
        check_table(told, [player for player in players if player.table == table])


@pytest.mark.skipif(not CHILDREN.exists(), reason="the system does not say whose children they are")
async def test_malina_serve_and_its_bots_are_killed_and_go_on(tmp_path: Path) -> None:
    async with serve(tmp_path) as (process, url), client(url) as http:
        player = Player(Lives(process, httpx.URL(url).port or 0), 0, 0, 3)
        await player.introduce(http)
        body = {"game": "crooks", "seats": 3, "settings": {"pace": "quick"}, "bots": {"1": "regular", "2": "novice"}}
        player.table = (await http.post("api/tables", json=body, headers=player.headers)).json()["id"]
        async with player.line() as line:
            await player.orders(line, "start", "deputise")
            while player.state.get("view") is None or player.state["view"]["decided"] < 3:
                player.hear(await told(line))
        workers = [int(child) for child in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()]
        assert workers
        process.kill()
        await process.wait()
    async with asyncio.timeout(10):
        while any(alive(worker) for worker in workers):
            await asyncio.sleep(0.05)
    async with serve(tmp_path) as (process, url):
        player.server.port = httpx.URL(url).port or 0
        decided = player.state["view"]["decided"]
        async with player.line() as line:
            while player.state["view"]["decided"] < decided + 2:
                player.hear(await told(line))
        assert player.state["room"]["seats"][0]["deputy"]


@asynccontextmanager
async def serve(data: Path, *more: str) -> AsyncIterator[tuple[Process, str]]:
    """`malina serve` itself, and where it is."""
    with closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    words = [
        "-m",
        "malina.cli",
        "serve",
        "--host",
        "127.0.0.1",
        "--port",
        str(port),
        "--data",
        str(data),
        "--json",
        *more,
    ]
    process = await asyncio.create_subprocess_exec(sys.executable, "-W", "ignore", *words, stdout=PIPE, stderr=DEVNULL)
    assert process.stdout is not None
    try:
        async with asyncio.timeout(60):
            while (await process.stdout.readline()).strip() != b"}":
                assert process.returncode is None
        yield process, f"http://127.0.0.1:{port}/"
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def told(line: ClientConnection) -> dict[str, Any]:
    async with asyncio.timeout(30):
        message: dict[str, Any] = msgspec.json.decode(await line.recv())
        return message if message["type"] == "state" else await told(line)


def alive(process: int) -> bool:
    """A zombie whom nobody fetches is dead."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


def stored(data: Path) -> dict[str, list[AnyEntry]]:
    """All entries by table; the file is sound, no number is missing, and the lobby agrees."""
    with closing(sqlite3.connect(data / "malina.db")) as database:
        assert database.execute("pragma integrity_check").fetchall() == [("ok",)]
        assert database.execute("pragma foreign_key_check").fetchall() == []
        rows = database.execute('select "table", number, entry from entries order by "table", number').fetchall()
        phases = dict(database.execute("select id, phase from tables").fetchall())
    found: dict[str, list[AnyEntry]] = {}
    for table, number, entry in rows:
        told = found.setdefault(table, [])
        assert number == len(told)
        told.append(decode(entry))
    assert phases == dict.fromkeys(found, "over")
    return found


def check_table(entries: list[AnyEntry], players: list[Player]) -> None:
    said = Counter((entry.by, entry.command) for entry in entries if entry.command)
    assert set(said.values()) == {1}, "a command was carried out twice"
    for player in players:
        numbers = [n for _, n in player.acked]
        assert numbers == sorted(set(numbers)), "not in the order acknowledged"
        for id, n in player.acked:
            assert (entries[n].by, entries[n].command) == (player.person, id)
        mine = {command for by, command in said if by == player.person}
        assert mine == {id for id, _ in player.acked}
        assert not mine & set(player.refused)
    rooms = fold(entries)
    last = rooms[-1]
    assert last.match is not None
    assert last.match.table.over
    verify(last.game, last.match.record)
    for player in players:
        assert player.state["n"] == last.n
        assert player.state["view"] == plain(last.match.table.view(player.seat))
        assert player.state["events"] == plain(last.match.table.events(player.seat))
        assert player.state["lines"] == plain(list(last.lines))
        for n, (decided, events) in player.stood.items():
            then = rooms[n].match
            assert then is not None
            assert (then.table.decided, len(then.table.log or ())) == (decided, events)


def fold(entries: list[AnyEntry]) -> list[Room]:
    first, *rest = entries
    assert isinstance(first, Opened)
    rooms = [Room.opened(first)]
    for entry in rest:
        rooms.append(rooms[-1].after(entry))
    return rooms


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
