"""Weights of one's own for a game's heuristic, from a file like its bot.toml: `greedy@my.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from ..kernel.refusal import BadOptions


def own_weights(file: str) -> dict[str, Any]:
    """What stands in the file; whatever it leaves out is as it ships."""
    if not file:
        raise BadOptions("weights-no-name")
    try:
        return tomllib.loads(Path(file).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadOptions("weights-no-file", file=file) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOptions("weights-broken", file=file, problem=str(error)) from error
