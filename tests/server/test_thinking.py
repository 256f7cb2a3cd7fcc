"""Bots in processes of their own: fair answers, and a table that goes on whatever becomes of them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from typing import Any

import pytest

from malina import game
from malina.server import thinking
from malina.server.thinking import Workers

pytestmark = pytest.mark.anyio


def question() -> tuple[dict[str, Any], Any]:
    table = game("crooks").deal(seats=3, seed=1, options={"first": 0})
    [decision] = table.decisions(0)
    return table.view(0, memory=True), decision


async def test_every_level_answers_with_a_legal_move() -> None:
    workers = Workers(1)
    try:
        view, decision = question()
        for level in thinking.LEVELS:
            assert await workers.choose("crooks", level, view, decision) in decision.moves
    finally:
        workers.close()


async def test_a_worker_that_dies_costs_the_seat_nothing() -> None:
    failed: list[str] = []
    workers = Workers(1, failed.append)
    try:
        view, decision = question()
        await workers.choose("crooks", "regular", view, decision)
        for process in list(workers.pool._processes.values()):
            os.kill(process.pid, signal.SIGKILL)
        for _ in range(3):  # the pool may notice at once or with the next question
            assert await workers.choose("crooks", "regular", view, decision) in decision.moves
        assert failed == ["BrokenProcessPool"]
    finally:
        workers.close()


async def test_a_worker_that_hangs_costs_the_seat_its_patience_only(monkeypatch: pytest.MonkeyPatch) -> None:
    failed: list[str] = []
    workers = Workers(1, failed.append)
    try:
        view, decision = question()
        await workers.choose("crooks", "regular", view, decision)
        [process] = workers.pool._processes.values()
        os.kill(process.pid, signal.SIGSTOP)
        monkeypatch.setattr(thinking, "LONGEST", 0.05)
        assert await workers.choose("crooks", "regular", view, decision) in decision.moves
        assert failed == ["TimeoutError"]
        monkeypatch.undo()
        assert await workers.choose("crooks", "regular", view, decision) in decision.moves
    finally:
        workers.close()


SERVER = """
import asyncio, sys, time
from malina import game
from malina.server.thinking import Workers
async def main():
    table = game("crooks").deal(seats=3, seed=1, options={"first": 0})
    workers = Workers(1)
    await workers.choose("crooks", "regular", table.view(0, memory=True), table.decisions(0)[0])
    print(*[p.pid for p in workers.pool._processes.values()], flush=True)
    time.sleep(60)
if __name__ == "__main__":
    asyncio.run(main())
"""


def test_workers_do_not_outlive_a_server_that_is_killed(tmp_path: Any) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    server = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    worker = int(server.stdout.readline())
    server.kill()
    server.wait()
    for _ in range(200):
        if gone(worker):
            return
        time.sleep(0.05)
    pytest.fail("the worker is still there")


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    with open(f"/proc/{pid}/stat") as stat:  # dead, and nobody has asked for it
        return stat.read().rpartition(")")[2].split()[0] == "Z"
