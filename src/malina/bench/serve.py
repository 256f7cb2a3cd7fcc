"""`python -m malina.bench.serve FOLDER`: our server as it always is, only that one may call as often as one likes.

It listens to this machine, on a free port that it prints."""

from __future__ import annotations

import sys
from pathlib import Path

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
    run(app, listener, settings, lambda: print(listener.getsockname()[1], flush=True))


if __name__ == "__main__":
    main()
