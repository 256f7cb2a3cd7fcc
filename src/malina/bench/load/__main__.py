"""`python -m malina.bench.load JOB`: runs a load test of one server and prints the figures, both as JSON."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Callable

import msgspec

from .boardgameio import Match
from .job import Job, Report
from .malina import OurTable
from .pace import Pace
from .process import resident
from .rest import Rest
from .table import SEATS, Table

MAKERS: dict[str, Callable[[Rest, int, Pace, random.Random], Table]] = {"malina": OurTable, "boardgame.io": Match}
FIRST = 10  # tables that are opened before memory is measured, as a warm-up
SETTLE = 0.5  # seconds


async def run(job: Job) -> Report:
    pace, rng = Pace(job.pid), random.Random(1)
    rest = Rest(job.port)

    async def open_tables(number: int) -> list[Table]:
        """Open tables, each by a new connection, so that several nodes get their share of them."""
        tables = []
        for _ in range(number):
            tables.append(MAKERS[job.kind](rest, job.port, pace, rng))
            rest.close()
        for table in tables:
            await table.join()
            table.leave()
        pace.waiting.clear()  # they are gone
        return tables

    await open_tables(FIRST)
    memory = [await settled(job.pid)]
    opened = await open_tables(max(job.idle, job.tables))
    memory.append(await settled(job.pid))
    tables = opened[: job.tables]
    for table in tables:
        await table.join()
    memory.append(await settled(job.pid))
    full = await pace.measure(job.seconds, None)
    even = await pace.measure(job.seconds, job.rate)
    for table in tables:
        table.leave()
    known = [size for size in memory if size is not None]
    return Report(
        full=full,
        even=even,
        kb_per_table=(known[1] - known[0]) / len(opened) if len(known) == 3 else None,
        kb_per_seat=(known[2] - known[1]) / len(tables) / SEATS if len(known) == 3 else None,
        refused=dict(pace.refused),
    )


async def settled(pid: int) -> int | None:
    """Resident memory once the server is idle."""
    await asyncio.sleep(SETTLE)
    return resident(pid)


def main() -> None:
    import uvloop

    job = msgspec.json.decode(sys.argv[1], type=Job)
    sys.stdout.write(msgspec.json.encode(uvloop.run(run(job))).decode() + "\n")


if __name__ == "__main__":
    main()
