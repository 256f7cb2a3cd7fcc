"""`python -m malina.bench.load JOB`: puts the load of one server on it and prints the figures, both as JSON."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable

import msgspec
from msgspec import Struct

from .boardgameio import Match
from .malina import OurTable
from .pace import Figures, Pace
from .process import resident
from .rest import Rest
from .table import Table

MAKERS: dict[str, Callable[[Rest, int, Pace, random.Random], Table]] = {"malina": OurTable, "boardgame.io": Match}
FIRST = 10  # tables that are opened before memory is counted, so that all code is loaded


class Job(Struct, frozen=True, kw_only=True):
    kind: str
    port: int
    pid: int
    tables: int
    idle: int  # tables to open only to see what memory they take
    seconds: float
    rate: float  # moves a second, beside as many as possible


class Report(Struct, frozen=True, kw_only=True):
    full: Figures  # as many moves as the server can
    even: Figures  # `rate` moves a second
    kb_per_table: float | None  # an idle table in memory, nobody connected
    kb_per_seat: float | None  # a connection to it
    refused: dict[str, int]


async def run(job: Job) -> Report:
    pace, rng = Pace(job.pid), random.Random(1)
    rest = Rest(job.port)

    async def open_tables(number: int) -> list[Table]:
        tables = [MAKERS[job.kind](rest, job.port, pace, rng) for _ in range(number)]
        for table in tables:
            await table.join()
            await table.leave()
        pace.waiting.clear()  # they are gone
        return tables

    await open_tables(FIRST)
    memory = [resident(job.pid)]
    tables = await open_tables(max(job.idle, job.tables))
    opened = len(tables)
    memory.append(resident(job.pid))
    tables = tables[: job.tables]
    for table in tables:
        await table.join()
    memory.append(resident(job.pid))
    rest.close()
    full = await pace.measure(job.seconds, None)
    even = await pace.measure(job.seconds, job.rate)
    for table in tables:
        await table.leave()
    known = [size for size in memory if size is not None]
    return Report(
        full=full,
        even=even,
        kb_per_table=(known[1] - known[0]) / opened if len(known) == 3 else None,
        kb_per_seat=(known[2] - known[1]) / len(tables) / 4 if len(known) == 3 else None,
        refused=dict(pace.refused),
    )


def main() -> None:
    import uvloop

    job = msgspec.json.decode(sys.argv[1], type=Job)
    sys.stdout.write(msgspec.json.encode(uvloop.run(run(job))).decode() + "\n")


if __name__ == "__main__":
    main()
