"""Coverage: measured in the tests of the rules only, and not in their long games, because tracing is slow."""

from __future__ import annotations

import sys
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

HERE = Path(__file__).parent
COUNTED = {"kernel", "bang", "crooks", "lockup", "scoundrels", "sheriff", "bots", "env", "server"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Exclude tests of other folders: rules that a command or a page happens to run are not tested by that."""
    for item in items:
        if item.path.relative_to(HERE).parts[0] not in COUNTED:
            item.add_marker("no_cover")


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    with counting(item):
        return (yield)


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    with counting(item):
        return (yield)


@contextmanager
def counting(item: pytest.Item) -> Iterator[None]:
    """Switch tracing off for `no_cover` tests: in a worker of xdist pytest-cov traces twice, and stops only one."""
    if not item.get_closest_marker("no_cover"):
        yield
        return
    here, in_threads = sys.gettrace(), threading.gettrace()
    sys.settrace(None)
    threading.settrace(None)  # type: ignore[arg-type]
    try:
        yield
    finally:
        sys.settrace(here)
        threading.settrace(in_threads)  # type: ignore[arg-type]
