"""The load client: it understands frames however they arrive, and makes legal moves only."""

from __future__ import annotations

import asyncio
import os
import random
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from unittest.mock import Mock

import msgspec
import pytest

import malina
from malina.bench.load.__main__ import FIRST, MAKERS, run
from malina.bench.load.job import Job
from malina.bench.load.malina import Decision, choose, fill, fillings
from malina.bench.load.pace import Pace
from malina.bench.load.rest import Rest
from malina.bench.load.socket import Socket
from malina.bench.load.table import Table

HANDSHAKE = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"
PAYLOADS = [b"", b"short", b"x" * 125, b"y" * 126, b"z" * 70000]


class Ear(Socket):
    def __init__(self) -> None:
        super().__init__()
        self.texts: list[bytes] = []
        self.why: list[Exception] = []
        self.connection_made(Mock(spec=asyncio.Transport))

    def heard(self, text: bytes) -> None:
        self.texts.append(text)

    def lost(self, why: Exception) -> None:
        self.why.append(why)


def frame(opcode: int, payload: bytes) -> bytes:
    size = len(payload)
    if size < 126:
        length = bytes([size])
    else:
        length = b"\x7e" + size.to_bytes(2, "big") if size < 65536 else b"\x7f" + size.to_bytes(8, "big")
    return bytes([0x80 | opcode]) + length + payload


@pytest.mark.parametrize("piece", [1, 3, 1000, 10**6])
def test_frames_arrive_in_pieces(piece: int) -> None:
    async def run() -> None:
        ear = Ear()
        data = HANDSHAKE + b"".join(frame(1, payload) for payload in PAYLOADS) + frame(9, b"there?")
        for at in range(0, len(data), piece):
            ear.data_received(data[at : at + piece])
        assert ear.opened.done()
        assert ear.texts == PAYLOADS
        pong = ear.transport.write.call_args.args[0]  # type: ignore[attr-defined]
        assert pong == b"\x8a\x86\0\0\0\0there?"

    asyncio.run(run())


def test_a_refused_handshake_is_an_error() -> None:
    async def run() -> None:
        ear = Ear()
        ear.data_received(b"HTTP/1.1 403 Forbidden\r\n\r\nno")
        with pytest.raises(ConnectionError, match="403"):
            await ear.opened

    asyncio.run(run())


def test_it_notices_who_hangs_up() -> None:
    async def run() -> None:
        gone, left = Ear(), Ear()
        for ear in (gone, left):
            ear.data_received(HANDSHAKE)
        left.close()
        gone.connection_lost(None)
        left.connection_lost(None)
        assert len(gone.why) == 1
        assert left.why == []

    asyncio.run(run())


def test_moves_are_legal_and_games_as_long_as_random_ones() -> None:
    rng = random.Random(5)
    moves = 0
    for seed in range(5):
        table = malina.game("crooks").deal(seats=4, seed=seed)
        while not table.over:
            seat = min(table.waiting_for)
            says = msgspec.convert([decision.to_json() for decision in table.decisions(seat)], list[Decision])
            table.act(seat, fill(says, rng.random))
        moves += table.decided
    assert 40 * 5 < moves < 55 * 5


def test_blanks_of_all_kinds() -> None:
    rng = random.Random(1)
    for _ in range(50):
        assert choose([3, 5], rng.random) in (3, 5)
        assert choose({"low": 2, "high": 4}, rng.random) in (2, 3, 4)
        some = choose({"some": ["a", "b", "c", "d"], "low": 1, "high": 3}, rng.random)
        assert 1 <= len(some) <= 3
        assert some == sorted(set(some))
    assert fillings([3, 5]) == 2
    assert fillings({"low": 2, "high": 4}) == 3
    assert fillings({"some": ["a", "b", "c", "d"], "low": 1, "high": 3}) == 4 + 6 + 4


def test_a_move_lands_with_the_last_to_hear_of_it() -> None:
    pace = Pace(0)
    table = Table(0, pace, random.Random(0))
    for seat in range(4):
        table.hears(seat, 7)
    table.makes(7)
    for seat in (0, 1, 2):
        table.hears(seat, 8)
    assert pace.took == []
    table.hears(3, 9)
    assert len(pace.took) == 1


def test_an_even_pace() -> None:
    async def run() -> None:
        pace = Pace(0)

        def move() -> None:
            pace.landed(0.0)
            pace.ready(move)

        for _ in range(3):
            pace.ready(move)
        figures = await pace.measure(0.5, 60.0)
        assert 0 < figures.moves_per_s <= 70
        assert len(pace.waiting) == 3

    asyncio.run(run())


def test_standing_still_is_no_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("malina.bench.load.pace.PATIENCE", 0.1)
    with pytest.raises(TimeoutError):
        asyncio.run(Pace(0).measure(0.01, None))


class Asks(Table):
    """What needs no more than a server that answers."""

    def __init__(self, rest: Rest, port: int, pace: Pace, rng: random.Random) -> None:
        super().__init__(port, pace, rng)
        rest("GET", "/")

    async def join(self) -> None:
        pass


def test_every_table_comes_on_a_connection_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server hangs up on who keeps still, and the node that is asked for a table owns it."""
    came: list[tuple[str, int]] = []

    class Answers(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            came.append(self.client_address)
            self.send_response(204)
            self.end_headers()

        def log_message(self, *words: object) -> None:
            pass

    monkeypatch.setitem(MAKERS, "asks", Asks)
    monkeypatch.setattr("malina.bench.load.__main__.SETTLE", 0.0)
    monkeypatch.setattr("malina.bench.load.pace.PATIENCE", 0.1)
    with ThreadingHTTPServer(("127.0.0.1", 0), Answers) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        port = server.server_port
        job = Job(kind="asks", port=port, pid=os.getpid(), tables=2, idle=3, seconds=0.01, rate=1)
        with pytest.raises(TimeoutError):  # nobody plays
            asyncio.run(run(job))
        server.shutdown()
    assert len(came) == len(set(came)) == FIRST + 3
