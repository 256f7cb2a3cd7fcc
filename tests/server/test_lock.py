"""The lock of the database, also where there is no `fcntl`."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import malina

UNIX = {"fcntl", "grp", "pwd", "pty", "resource", "termios", "tty"}
ELSEWHERE = """
import sys, types
from pathlib import Path
from malina.server import store
import malina.server.store.engine
held = set()

def locking(file, mode, bytes):
    import os
    place = os.fstat(file).st_ino, os.lseek(file, 0, os.SEEK_CUR)
    assert place[1] > 100, "what is locked nobody else can read"
    if place in held:
        raise OSError("locked")
    held.add(place)

sys.modules["fcntl"] = None
sys.modules["msvcrt"] = types.SimpleNamespace(locking=locking, LK_NBLCK=1)
sys.platform = "win32"
from malina.server.store.lock import Lock
lock = Lock(Path(sys.argv[1]))
lock.say("http://localhost:8000/")
try:
    Lock(Path(sys.argv[1]))
except store.BadDatabase as error:
    print(error.reason, error.args_["url"])
"""


def test_nothing_needs_unix_to_be_imported() -> None:
    """But behind a look at the system."""
    for path in Path(malina.__file__).parent.rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            named = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            named += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not UNIX & set(named), path


def test_the_lock_of_windows(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", ELSEWHERE, str(tmp_path / "malina.db")], capture_output=True, text=True, env=os.environ
    )
    assert ran.stdout == "running-already http://localhost:8000/\n", ran.stderr
