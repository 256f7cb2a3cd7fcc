"""The boardgame.io server: its npm packages are installed once, into the user's cache directory."""

from __future__ import annotations

import os
import shutil
import subprocess
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

SOURCES = ("package.json", "package-lock.json", "server.js")
INSTALL = ("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
PATIENCE = 300.0  # seconds


class Absent(Exception):
    """The peer cannot be measured here: a program is missing, or npm failed (`problem` is its output)."""

    def __init__(self, program: str, problem: str = "") -> None:
        super().__init__(f"{program}: {problem}" if problem else program)
        self.program, self.problem = program, problem


def cache() -> Path:
    """The user's cache directory (XDG). The server's data goes here and not into the temporary directory: that may be
    in memory, where writes would cost nothing."""
    home = os.environ.get("XDG_CACHE_HOME", "")
    folder = (Path(home) if Path(home).is_absolute() else Path.home() / ".cache") / "malina" / "bench"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def boardgameio() -> Path:
    """Install the server if need be; gives its folder."""
    missing = [name for name in ("node", "npm") if shutil.which(name) is None]
    if missing:
        raise Absent(missing[0])
    source = files(__package__) / "boardgameio"
    texts = {name: (source / name).read_bytes() for name in SOURCES}
    folder = cache() / f"boardgameio-{sha256(b''.join(texts.values())).hexdigest()[:12]}"
    ready = folder / "node_modules" / ".ready"
    if not ready.exists():
        folder.mkdir(exist_ok=True)
        for name, text in texts.items():
            (folder / name).write_bytes(text)
        try:
            subprocess.run(INSTALL, cwd=folder, check=True, capture_output=True, text=True, timeout=PATIENCE)
        except subprocess.CalledProcessError as error:
            raise Absent("npm", " ".join(error.stderr.split())) from error
        except subprocess.TimeoutExpired as error:
            raise Absent("npm", "no answer") from error
        ready.touch()
    return folder
