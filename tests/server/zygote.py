"""A fork server for tests that kill and restart servers: modules are imported once, and every server is a fork.

Its parent writes a line for every server to start; it answers with the process id, with "ready" when the server
listens, and with "dead" and the exit status when it has ended.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import SimpleNamespace

from malina.server import logs
from malina.server.app import make_app
from malina.server.run import listen, run
from malina.server.settings import ServerSettings
from malina.server.store.sql import SqlStore

from .house import AtOnce


def tell(word: str) -> None:
    os.write(1, f"{word}\n".encode())


def live(data: Path, port: int, url: str | None, redis: str, inner: int, known: str) -> None:
    """Run a server as `malina serve` does, but with bots that answer at once and without rate limits, because thirty
    people share one address. Other nodes reach it at `known`, which leads to its inner port."""
    logs.set_up(console=False)
    door = listen("127.0.0.1", inner)
    settings = ServerSettings(data=data, limits=False, node=known or f"127.0.0.1:{door.getsockname()[1]}", redis=redis)
    app = make_app(settings, SqlStore(data, url), thinker=AtOnce())
    run(app, listen("127.0.0.1", port), settings, lambda: tell("ready"), door)


def main(data: Path, port: int, url: str | None = None, redis: str = "", inner: str = "0", known: str = "") -> None:
    make_app(
        ServerSettings(data=data), SimpleNamespace(secret=bytes(32), node="x"), thinker=AtOnce()
    )  # loads what is loaded late
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            live(data, port, url, redis, int(inner), known)
            os._exit(0)
        tell(str(child))
        _, status = os.waitpid(child, 0)
        tell(f"dead {os.waitstatus_to_exitcode(status)}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:])
