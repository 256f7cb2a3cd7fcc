"""Weights written into a weights.toml, with all that people wrote beside them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..kernel.refusal import BadOptions
from .weights import Weight, put


def rewritten(text: str, weights: Iterable[tuple[Weight, float]]) -> str:
    """Comments, order and spaces stay; a number that has not changed stays as it was written."""
    tomlkit = _tomlkit()
    document = tomlkit.parse(text)
    for weight, value in weights:
        if value != weight.value:
            put(document, weight.way, value)
    return str(tomlkit.dumps(document))


def _tomlkit() -> Any:
    try:
        import tomlkit
    except ImportError as error:
        raise BadOptions("no-cmaes") from error
    return tomlkit
