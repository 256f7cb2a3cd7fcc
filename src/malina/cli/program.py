"""The name under which this program was called, so that suggested commands can be copied as they are."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

from .language import language

NAME = "malina"


def program(called: str | None = None) -> str:
    """`malina` where the shell finds it by that name, else the path it was called by."""
    called = sys.argv[0] if called is None else called
    path = Path(called)
    if path.name == "__main__.py" and path.parent.name == "cli":
        return f"{Path(sys.executable).name} -m malina.cli"
    if path.stem != NAME:
        return NAME
    found = shutil.which(NAME)
    if found is not None and os.path.realpath(found) == os.path.realpath(called):
        return NAME
    return shlex.quote(called)


def command(*words: str, lang: str) -> str:
    """A complete command line, quoted for the shell; it names the language where the shell would speak another."""
    spoken = [] if language((), os.environ) == lang else ["--lang", lang]
    return " ".join([program(), *spoken, *(shlex.quote(word) for word in words)])
