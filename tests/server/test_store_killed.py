"""A process that is killed while it writes: what it was told is stored is there, and its folder is free again."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from malina.server.store import BadDatabase
from malina.server.store.sql import SqlStore

APPEND = """
import asyncio, os, sys
from pathlib import Path
from malina.server.store.sql import SqlStore

async def main():
    store = SqlStore(Path(sys.argv[1]))

    async def table(id):
        number = len(await store.entries(id))
        while True:
            await store.append(id, number, b"%s %d" % (id.encode(), number))
            os.write(1, b"%s %d\\n" % (id.encode(), number))
            number += 1

    await asyncio.gather(*(table(f"t{i}") for i in range(20)))

asyncio.run(main())
"""


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    told: dict[str, int] = defaultdict(lambda: -1)
    for lines in (1, 150, 700):
        with subprocess.Popen([sys.executable, "-c", APPEND, str(tmp_path)], stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            first = [process.stdout.readline() for _ in range(lines)]
            if lines == 1:
                with pytest.raises(BadDatabase, match="data-in-use"):
                    SqlStore(tmp_path)
                with pytest.raises(BadDatabase, match="data-in-use"):  # another folder, the same tables
                    SqlStore(tmp_path / "other", f"sqlite:///{tmp_path}/malina.db")
            process.kill()
            for line in [*first, *process.stdout]:
                table, number = line.split()
                told[table.decode()] = max(told[table.decode()], int(number))
        asyncio.run(check(tmp_path, told))


async def check(folder: Path, told: dict[str, int]) -> None:
    """Every entry up to the last that was acknowledged, whole and in order."""
    store = SqlStore(folder)
    try:
        for table, last in told.items():
            entries = await store.entries(table)
            assert len(entries) > last
            assert entries == [b"%s %d" % (table.encode(), number) for number in range(len(entries))]
    finally:
        await store.close()
