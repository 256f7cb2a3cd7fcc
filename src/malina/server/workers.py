"""Several processes on one machine and port. Each is a node; they share tables as nodes on several machines do.

The first process opens the port and holds the lock of the database, but serves no requests; the workers accept from the
same socket. A worker that dies is replaced. Workers stop when their standard input is closed, so none outlives the
first process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from socket import socket
from threading import Thread

import msgspec

from .app import make_app
from .logs import log, set_up
from .run import PATIENCE, listen, run
from .settings import ServerSettings
from .store.sql import SqlStore
from .thinking.queue import Workers as Thinkers

LOOK = 0.1  # seconds between two looks whether all are alive
BACK = 1.0  # seconds that a worker must have lived to be replaced at once


class Workers:
    def __init__(self, settings: ServerSettings, listener: socket, number: int) -> None:
        self.settings, self.listener, self.number = settings, listener, number
        self.running: list[tuple[subprocess.Popen[bytes], float]] = []
        self.stopping = False

    def run(self, ready: Callable[[], None]) -> None:
        """Until we are stopped, by Ctrl-C or SIGTERM."""
        before = {number: signal.signal(number, self._stop_soon) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            self.running = [self._start() for _ in range(self.number)]
            for worker, _ in self.running:
                if worker.stdout and not worker.stdout.readline():
                    return  # it has said why
            ready()
            while not self.stopping:
                time.sleep(LOOK)
                self._look_after()
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
            self._stop()

    def _stop_soon(self, *_: object) -> None:
        """Raises nothing: an exception that meets a finalizer is lost, and the signal with it."""
        self.stopping = True

    def _start(self) -> tuple[subprocess.Popen[bytes], float]:
        words = msgspec.json.encode(self.settings, enc_hook=str).decode(), str(self.listener.fileno()), str(self.number)
        return subprocess.Popen(
            [sys.executable, "-m", __name__, *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=[self.listener.fileno()],
        ), time.monotonic()

    def _look_after(self) -> None:
        for i, (worker, since) in enumerate(self.running):
            if worker.poll() is not None and time.monotonic() - since > BACK:
                log.error("worker_died", status=worker.returncode)
                self.running[i] = self._start()

    def _stop(self) -> None:
        for worker, _ in self.running:
            if worker.stdin:
                worker.stdin.close()
        for worker, _ in self.running:
            try:
                worker.wait(PATIENCE + 5)
            except subprocess.TimeoutExpired:
                worker.kill()
                worker.wait()


def main() -> None:
    settings = msgspec.json.decode(sys.argv[1], type=ServerSettings, dec_hook=lambda kind, value: kind(value))
    listener, number = socket(fileno=int(sys.argv[2])), int(sys.argv[3])
    set_up()
    door = listen("127.0.0.1", 0)
    settings = replace(settings, node=f"127.0.0.1:{door.getsockname()[1]}")
    store = SqlStore(settings.data, settings.database, shared=True)
    thinkers = Thinkers(max(1, Thinkers().number // number))
    Thread(target=_stop_at_end_of_input, daemon=True).start()
    run(make_app(settings, store, thinker=thinkers), listener, settings, _ready, door)


def _ready() -> None:
    print("ready", flush=True)


def _stop_at_end_of_input() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
