"""Custom weights for a game's heuristic, from a file like its weights.toml: `greedy@my.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from math import isfinite
from pathlib import Path
from typing import Any

from ..kernel.refusal import BadOptions


def own_weights(file: str) -> dict[str, Any]:
    """What stands in the file; whatever it leaves out is as it ships."""
    if not file:
        raise BadOptions("weights-no-name")
    try:
        weights = tomllib.loads(Path(file).read_text(encoding="utf-8"))
        endless = any(_endless(weights))
    except OSError as error:
        raise BadOptions("weights-no-file", file=file) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOptions("weights-broken", file=file, problem=str(error)) from error
    except RecursionError as error:
        raise BadOptions("weights-broken", file=file, problem="deep") from error
    except ValueError as error:  # Python reads no number of thousands of digits
        raise BadOptions("weights-broken", file=file, problem="long") from error
    if endless:
        raise BadOptions("weights-broken", file=file, problem="endless")
    return weights


def _endless(weights: Any) -> Iterator[bool]:
    """Which numbers are infinite or no number at all? TOML allows both."""
    if isinstance(weights, dict):
        for inside in weights.values():
            yield from _endless(inside)
    elif isinstance(weights, list):
        for inside in weights:
            yield from _endless(inside)
    elif isinstance(weights, float):
        yield not isfinite(weights)
