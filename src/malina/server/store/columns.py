"""Column types that validate what is read. SQLite stores anything in any column, and stored data may be damaged: such a
value is read as an empty one of the right type, so that only its own row is affected."""

from __future__ import annotations

import math
from typing import Any

from sqlalchemy import Dialect, Double, Integer, LargeBinary, String, TypeDecorator


class Text(TypeDecorator[str]):
    impl = String
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> Any:
        """PostgreSQL has no NUL in texts; replaced, so that such a search finds nothing."""
        return value.replace("\0", "\ufffd") if isinstance(value, str) else value

    def process_result_value(self, value: Any, dialect: Dialect) -> str:
        return value if isinstance(value, str) else readable(value) if isinstance(value, bytes) else str(value)


class Bytes(TypeDecorator[bytes]):
    impl = LargeBinary
    cache_ok = True

    def process_result_value(self, value: Any, dialect: Dialect) -> bytes:
        return value if isinstance(value, bytes) else str(value).encode()


class Whole(TypeDecorator[int]):
    """The number of something; -1 is of nothing."""

    impl = Integer
    cache_ok = True

    def process_result_value(self, value: Any, dialect: Dialect) -> int:
        return value if isinstance(value, int) else -1


class Real(TypeDecorator[float]):
    impl = Double
    cache_ok = True

    def process_result_value(self, value: Any, dialect: Dialect) -> float:
        return float(value) if isinstance(value, int | float) and math.isfinite(value) else 0.0


def readable(text: bytes) -> str:
    """Whatever it is; SQLite's driver would refuse to give out the whole row."""
    return text.decode(errors="replace")
