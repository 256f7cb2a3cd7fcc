"""Load test of our server and of boardgame.io's, one after the other under the same load, so that their ratios are
meaningful."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from threading import Timer
from typing import Any

import msgspec

from .load.job import Job, Report
from .peers_npm import Absent, boardgameio, cache

Row = dict[str, Any]
Progress = Callable[[int, int], None]
START = 180.0  # startup timeout in seconds: several nodes on a busy machine take their time
STOP = 15.0  # shutdown timeout in seconds


@dataclass(frozen=True)
class Server:
    """A server to test. `command` gets the data directory and gives the command line; it raises Absent where the server
    is not available."""

    name: str
    kind: str
    command: Callable[[Path], Sequence[str]]


@dataclass(frozen=True)
class Load:
    tables: int
    idle: int
    seconds: float
    rate: float


def _ours(folder: Path) -> Sequence[str]:
    return (sys.executable, "-m", "malina.bench.serve", str(folder))


def _in_memory(folder: Path) -> Sequence[str]:
    return ("node", str(boardgameio() / "server.js"))


def _in_files(folder: Path) -> Sequence[str]:
    return (*_in_memory(folder), str(folder / "matches"))


OURS = Server("malina crooks, SQLite", "malina", _ours)
PEERS = (
    Server("boardgame.io, memory", "boardgame.io", _in_memory),
    Server("boardgame.io, FlatFile", "boardgame.io", _in_files),
)


def nodes_of(number: int, database: str | None) -> Server:
    """A cluster of so many of our nodes on one port. Resources that the database itself uses are not counted."""
    kind = "PostgreSQL" if database else "SQLite"
    words = (str(number), database) if database else (str(number),)
    return Server(f"malina crooks, {kind}, nodes: {number}", "malina", lambda folder: (*_ours(folder), *words))


def measure(
    load: Load,
    rounds: int,
    peers: bool,
    progress: Progress | None = None,
    nodes: Sequence[int] = (),
    database: str | None = None,
) -> tuple[list[Row], dict[str, Absent]]:
    """Medians of a few rounds in which all servers take turns, and the reasons why some could not be measured."""
    servers = [OURS, *(nodes_of(number, database) for number in nodes), *(PEERS if peers else ())]
    reports: dict[str, list[Report]] = {}
    absent: dict[str, Absent] = {}
    done = 0
    for _ in range(rounds):
        for server in servers:
            if server.name not in absent:
                try:
                    reports.setdefault(server.name, []).append(put_on(server, load))
                except Absent as why:
                    absent[server.name] = why
            done += 1
            if progress:
                progress(done, rounds * len(servers))
    return [row(name, found) for name, found in reports.items() if found], absent


def put_on(server: Server, load: Load) -> Report:
    """Run the load on a fresh server, from a client process of its own."""
    with TemporaryDirectory(dir=cache()) as folder, running(server, Path(folder)) as (port, pid):
        job = Job(
            kind=server.kind,
            port=port,
            pid=pid,
            tables=load.tables,
            idle=load.idle,
            seconds=load.seconds,
            rate=load.rate,
        )
        asked = (sys.executable, "-m", "malina.bench.load", msgspec.json.encode(job).decode())
        limit = 60 + load.seconds * 4 + (load.tables + load.idle) * 0.5
        done = subprocess.run(asked, capture_output=True, text=True, timeout=limit)
        if done.returncode:
            raise RuntimeError(f"{server.name}: {done.stderr}{tail(Path(folder))}")
        return msgspec.json.decode(done.stdout, type=Report)


@contextmanager
def running(server: Server, folder: Path) -> Iterator[tuple[int, int]]:
    """Start a server; yields port and process id. It stops when its standard input is closed, even if we crash."""
    with (folder / "server.log").open("wb") as log:
        process = subprocess.Popen(
            server.command(folder),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log,
            env={**os.environ, "NODE_ENV": "production"},
        )
    assert process.stdin
    assert process.stdout
    try:
        late = Timer(START, process.kill)
        late.start()
        port = process.stdout.readline()
        late.cancel()
        if not port.strip().isdigit():
            raise RuntimeError(f"{server.name} did not start: {tail(folder)}")
        yield int(port), process.pid
    finally:
        process.stdin.close()
        process.stdout.close()
        try:
            process.wait(STOP)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def tail(folder: Path) -> str:
    return (folder / "server.log").read_text(errors="replace")[-2000:]


def row(name: str, reports: Sequence[Report]) -> Row:
    def middle(figure: Callable[[Report], float | None]) -> float | None:
        known = [value for value in map(figure, reports) if value is not None]
        return median(known) if known else None

    return {
        "name": name,
        "moves_per_s": middle(lambda r: r.full.moves_per_s),
        "p50_ms": middle(lambda r: r.full.p50),
        "p99_ms": middle(lambda r: r.full.p99),
        "cpu_us_per_move": middle(
            lambda r: None if r.full.server is None else r.full.server / r.full.moves_per_s * 1e6
        ),
        "client_core": middle(lambda r: r.full.client),
        "even_moves_per_s": middle(lambda r: r.even.moves_per_s),
        "even_p50_ms": middle(lambda r: r.even.p50),
        "even_p99_ms": middle(lambda r: r.even.p99),
        "kb_per_table": middle(lambda r: r.kb_per_table),
        "kb_per_seat": middle(lambda r: r.kb_per_seat),
        "refused": sum(sum(r.refused.values()) for r in reports),
    }
