"""`python -m malina.bench.serve FOLDER [NODES [DATABASE]]`: our server as usual, but without rate limits. So many nodes
share a port, and the database if one is given.

It listens on localhost, on a free port that it prints, and stops when its standard input ends.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from threading import Thread

from ..server import logs
from ..server.app import make_app
from ..server.run import listen, run
from ..server.settings import ServerSettings
from ..server.store.sql import SqlStore
from ..server.workers import Workers


def main() -> None:
    folder, nodes, database = (*sys.argv[1:], "", "")[:3]
    settings = ServerSettings(data=Path(folder), database=database or None, limits=False)
    logs.set_up()
    listener = listen("127.0.0.1", 0)
    store = SqlStore(settings.data, settings.database)
    Thread(target=_stop_at_end_of_input, daemon=True).start()

    def ready() -> None:
        print(listener.getsockname()[1], flush=True)

    if nodes:
        Workers(settings, listener, int(nodes)).run(ready)
    else:
        run(make_app(settings, store), listener, settings, ready)


def _stop_at_end_of_input() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
