from __future__ import annotations

from collections.abc import Iterator

import pytest

from .toy import registered


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def toy() -> Iterator[None]:
    with registered():
        yield
