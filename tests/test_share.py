"""Work in several processes: whatever becomes of them, the one who shared it out goes on."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from malina.kernel.refusal import BadOptions
from malina.share import Cores, WorkerDied


@contextmanager
def soon(seconds: int = 60) -> Iterator[None]:
    """What would hang for ever fails."""

    def late(*args: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, late)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def stops(number: int) -> int:
    return next(iter(()))


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_stops_in_the_middle_of_somebodys_rules_ends_nothing_in_silence(jobs: int) -> None:
    with soon(), pytest.raises(RuntimeError, match="StopIteration"):
        list(Cores(jobs)(stops, [1, 2]))


def doubled(number: int) -> int:
    return 2 * number


def refused(number: int) -> int:
    raise BadOptions("bad-seats", low=2, high=4)


def ended(number: int) -> int:
    if number == 3:
        os._exit(3)
    return number


def interrupted(number: int) -> int:
    raise KeyboardInterrupt


def slow(number: int) -> int:
    if number:
        time.sleep(600)
    return number


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_every_chunk_is_done_once(jobs: int) -> None:
    assert sorted(Cores(jobs)(doubled, range(20))) == [2 * number for number in range(20)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_refusal_is_the_same_from_another_process(jobs: int) -> None:
    with soon(), pytest.raises(BadOptions) as error:
        list(Cores(jobs)(refused, range(9)))
    assert (error.value.reason, error.value.args_) == ("bad-seats", {"low": 2, "high": 4})


def test_a_process_that_ends_itself_is_told() -> None:
    with soon(), pytest.raises(WorkerDied):
        list(Cores(2)(ended, range(9)))


def test_a_process_that_is_killed_is_told() -> None:
    with soon():
        parts = Cores(2)(slow, range(9))
        assert next(parts) == 0
        os.kill(workers()[0], signal.SIGKILL)
        with pytest.raises(WorkerDied):
            next(parts)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interruption_is_one_wherever_it_happens(jobs: int) -> None:
    with soon(), pytest.raises(KeyboardInterrupt):
        list(Cores(jobs)(interrupted, range(9)))


def test_nobody_works_on_what_nobody_wants() -> None:
    with soon():
        parts = Cores(2)(slow, range(9))
        next(parts)
        assert workers()
        parts.close()  # type: ignore[attr-defined]
        assert not workers()


def workers() -> list[int]:
    return [child.pid for child in multiprocessing.active_children() if child.pid]


ORPHANED = """
import os
from malina.share import Cores
from tests.test_share import slow
parts = Cores(2)(slow, range(9))
next(parts)
os.kill(os.getpid(), 9)
"""


def test_processes_do_not_outlive_their_parent() -> None:
    """Whoever is left over holds the pipe open."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(__file__).parents[1]), *sys.path])}
    ran = subprocess.run([sys.executable, "-c", ORPHANED], env=env, capture_output=True, timeout=60, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (-signal.SIGKILL, b"", b"")
