"""The fields of a table, cached for each class, because tables are copied by the million."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter
from typing import Any

Layout = tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]  # names, and a getter of all their values
_KNOWN: dict[type[Any], Layout] = {}


def layout(cls: type[Any]) -> Layout:
    known = _KNOWN.get(cls)
    if known is None:
        names = tuple(f.name for f in fields(cls))
        known = _KNOWN[cls] = names, attrgetter(*names)
    return known
