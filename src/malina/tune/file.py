"""Writes weights into a weights.toml, preserving comments and layout."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..kernel.refusal import BadOptions
from .weights import Weight, put


def rewritten(text: str, weights: Iterable[tuple[Weight, float]]) -> str:
    """The text with new weights. Comments, order and spaces are preserved, and so are unchanged numbers."""
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
