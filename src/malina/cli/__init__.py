"""The command line: `malina COMMAND …`. Every text comes from the Fluent files, help included."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from .language import language
from .run import run

__all__ = ["main"]


def main(args: Sequence[str] | None = None) -> None:
    """The entry point of the command `malina`."""
    words = list(sys.argv[1:] if args is None else args)
    sys.exit(run(words, language(words, os.environ)))
