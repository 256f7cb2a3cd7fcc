"""Long games are played without counting lines."""

from __future__ import annotations

import sys
from collections.abc import Generator

import pytest


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """In a worker of xdist pytest-cov counts twice, one inside the other, and `no_cover` stops only one of the two."""
    if not item.get_closest_marker("no_cover"):
        return (yield)
    counting = sys.gettrace()
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(counting)
