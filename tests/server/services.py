"""Fixtures: a real PostgreSQL and a real Redis, started for the tests, and a TCP proxy that simulates network
failures."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from functools import cache
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest

ROOT = Path(__file__).parent.parent.parent
WHO = {"user": "postgres", "group": "postgres", "extra_groups": ()} if os.getuid() == 0 else {}  # it refuses to be root
SETTINGS = {"fsync": "off", "listen_addresses": "127.0.0.1", "max_connections": "60", "shared_buffers": "16MB"}


@cache
def program(package: str, name: str) -> Path:
    """The path of a program. Where it cannot be installed tests are skipped; in CI they fail."""
    found = subprocess.run([ROOT / "scripts/program", package, name], capture_output=True, text=True)
    if found.returncode:
        if os.environ.get("CI"):
            raise RuntimeError(found.stderr)
        pytest.skip(f"NOT TESTED: {found.stderr.strip()}")
    return Path(found.stdout.strip())


def free_port() -> int:
    with closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Postgres:
    def __init__(self, bin: Path, data: Path) -> None:
        self.bin, self.data, self.port = bin, data, free_port()

    def run(self, *words: str | Path) -> None:
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT, cwd="/", **WHO)

    def start(self) -> None:
        words = f"-p {self.port} -k {self.data} " + " ".join(f"-c {name}={value}" for name, value in SETTINGS.items())
        self.run(self.bin / "pg_ctl", "-D", self.data, "-w", "-t", "60", "-l", self.data / "log", "-o", words, "start")

    def stop(self) -> None:
        self.run(self.bin / "pg_ctl", "-D", self.data, "-m", "immediate", "stop")

    def url(self, name: str) -> str:
        return f"postgresql://malina@127.0.0.1:{self.port}/{name}"

    def new(self) -> str:
        """Create an empty database; gives its URL."""
        name = f"m{uuid4().hex}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as line:
            line.execute(f"create database {name}".encode())
        return self.url(name)


@contextmanager
def postgres() -> Iterator[Postgres]:
    bin = program("postgresql", "postgres").resolve().parent
    folder = Path(tempfile.mkdtemp(prefix="malina-pg-"))
    data = folder / "data"
    data.mkdir()
    if WHO:
        for path in (folder, data):
            shutil.chown(path, "postgres", "postgres")
    server = Postgres(bin, data)
    try:
        server.run(bin / "initdb", "-D", data, "-U", "malina", "-A", "trust", "-N", "-E", "UTF8", "--no-locale")
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class RedisServer:
    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        words = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        here = program("redis-server", "redis-server")
        self.process = subprocess.Popen([here, *words], stdout=subprocess.DEVNULL, cwd="/")
        while True:
            with closing(socket.socket()) as trial:
                if trial.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            assert self.process.poll() is None
            time.sleep(0.02)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@contextmanager
def redis() -> Iterator[RedisServer]:
    server = RedisServer()
    server.start()
    try:
        yield server
    finally:
        server.kill()


class Line:
    """A TCP proxy to a service on this machine (network partition): while it is cut nothing gets through, without an
    error; what was sent meanwhile arrives late, as when a network comes back."""

    def __init__(self, to: int) -> None:
        self.to, self.port = to, 0
        self.whole = asyncio.Event()
        self.whole.set()
        self._hole: list[socket.socket] = []

    async def start(self) -> None:
        """Listen on the same port as before, or on a free one."""
        while self._hole:
            self._hole.pop().close()
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    def stop(self) -> None:
        self.whole.set()
        self._server.close()

    def vanish(self) -> None:
        """Simulate a machine that loses power: new connections are neither accepted nor refused. Open ones stay."""
        self._server.close()
        self._hole = [socket.socket() for _ in range(4)]
        door, *callers = self._hole
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(("127.0.0.1", self.port))
        door.listen(0)
        for caller in callers:  # they fill the accept queue, so that later ones hang
            caller.setblocking(False)
            caller.connect_ex(("127.0.0.1", self.port))

    def through(self, url: str) -> str:
        return url.replace(f":{self.to}/", f":{self.port}/")

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self.whole.wait()
        with suppress(OSError):
            there, back = await asyncio.open_connection("127.0.0.1", self.to)
            await asyncio.gather(self._pump(reader, back), self._pump(there, writer))
        writer.close()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self.whole.wait()
                writer.write(data)
                await writer.drain()
        await self.whole.wait()
        writer.close()


@asynccontextmanager
async def line(to: int) -> AsyncIterator[Line]:
    found = Line(to)
    await found.start()
    try:
        yield found
    finally:
        found.stop()
