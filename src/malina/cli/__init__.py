"""The command line: `malina COMMAND …`. Every text comes from the Fluent files, help included."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from .language import language
from .run import run

__all__ = ["main"]


def main(args: Sequence[str] | None = None) -> None:
    """The entry point of the command `malina`."""
    words = list(sys.argv[1:] if args is None else args)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that knows no Cyrillic shows ?, and goes on
    sys.exit(run(words, language(words, os.environ)))
