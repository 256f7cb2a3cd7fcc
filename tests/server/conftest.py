from __future__ import annotations

from collections.abc import Iterator

import pytest

from .services import Postgres, postgres
from .toy import registered


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgres]:
    with postgres() as found:
        yield found


@pytest.fixture
def toy() -> Iterator[None]:
    with registered():
        yield
