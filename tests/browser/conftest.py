from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from .chromium import chromium
from .city import City, found
from .past import Past
from .player import Player
from .serving import Serving
from .street import Street, built

PATIENCE = 20_000  # timeout in milliseconds, for busy machines

# One browser for this package. A wider scope would keep its event loop running during tests of other packages, which
# need their own.


@pytest.fixture(scope="package")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("malina") / "data"


@pytest.fixture(scope="package")
def city(data: Path) -> City:
    past = Past(data)
    try:
        return found(past)
    finally:
        past.close()


@pytest.fixture(scope="package")
def server(data: Path, city: City) -> Iterator[Serving]:
    serving = Serving(data).start()
    yield serving
    serving.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Serving]:
    """For a test that lays many tables: the others have tables to lay as well, and one address may not lay many at
    once. It outlives the windows: ask for it before them."""
    serving = Serving(tmp_path / "data").start()
    yield serving
    serving.stop()


@pytest.fixture(scope="package")
def street(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Street]:
    yield from built(tmp_path_factory.mktemp("street") / "data")


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with chromium() as found:
        yield found


@pytest.fixture
def window(browser: Browser, server: Serving) -> Iterator[Callable[..., Player]]:
    """A factory of browser windows. After the test they are closed, and the test fails if the page logged errors."""
    opened: list[Player] = []

    def open(lang: str, *args: Any, url: str | None = None, **options: Any) -> Player:
        opened.append(Player(browser, url or server.url, lang, *args, **options))
        return opened[-1]

    yield open
    for each in opened:
        each.close()
    assert [trouble for each in opened for trouble in each.troubles] == []
    assert [request for each in opened for request in each.strangers] == []
