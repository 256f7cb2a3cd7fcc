"""`malina serve` in a process of its own, which can be killed and restarted."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

from malina.server.inbound.static import FOLDER


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Serving:
    def __init__(self, data: Path, *words: str) -> None:
        if not (FOLDER / "index.html").exists():
            raise RuntimeError("the page is not built: make page")
        self.data, self.words = data, words
        self.port = free_port()
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Serving:
        """Start the process and wait until it answers."""
        command = [sys.executable, "-m", "malina.cli", "serve", "--host", "127.0.0.1", "--json", "--lang", "en"]
        with (self.data.parent / f"{self.data.name}.log").open("a") as log:
            self.process = subprocess.Popen(
                [*command, "--port", str(self.port), "--data", str(self.data), *self.words],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        assert self.process.stdout is not None
        lines: list[str] = []
        while lines[-1:] != ["}\n"]:
            line = self.process.stdout.readline()
            assert line, f"the server did not start: {Path(log.name).read_text()[-2000:]}"
            lines.append(line)
        assert json.loads("".join(lines))["port"] == self.port
        return self

    def kill(self) -> None:
        """SIGKILL to the whole process group, as a crash."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.kill()
