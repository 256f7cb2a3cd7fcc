"""The command line: `malina COMMAND …`. Every text comes from the Fluent files, help included."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

__all__ = ["main", "version"]


def version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("malina")
    except PackageNotFoundError:
        return "?"


def main(args: Sequence[str] | None = None) -> None:
    """The entry point of the command `malina`."""
    words = list(sys.argv[1:] if args is None else args)
    if words == ["--version"]:  # the fast path for scripts: no game is imported
        from ..kernel.compiled import name

        print(f"malina {version()}, {name()}")
        sys.exit(0)
    from .language import language
    from .run import run

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without Cyrillic shows ? instead of failing
    sys.exit(run(words, language(words, os.environ)))
