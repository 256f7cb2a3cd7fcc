"""`python -m malina.bench.serve FOLDER`: our server as it always is, only that one may call as often as one likes.

It listens to this machine, on a free port that it prints, and stops when its standard input ends.
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


def main() -> None:
    settings = ServerSettings(data=Path(sys.argv[1]), limits=False)
    logs.set_up()
    listener = listen("127.0.0.1", 0)
    app = make_app(settings, SqlStore(settings.data, settings.database))
    Thread(target=_stop_at_end_of_input, daemon=True).start()
    run(app, listener, settings, lambda: print(listener.getsockname()[1], flush=True))


def _stop_at_end_of_input() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
