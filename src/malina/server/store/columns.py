"""Columns that keep their promise. SQLite stores anything in any column, and a value may be damaged: what is read then
is of the right type and means nothing, so that it is the trouble of the row it is in and of no other."""

from __future__ import annotations

import math
from typing import Any

from sqlalchemy import Dialect, Double, Integer, LargeBinary, String, TypeDecorator


class Text(TypeDecorator[str]):
    impl = String
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> Any:
        """PostgreSQL knows no NUL; whoever asks for one finds nothing."""
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
