"""A disk that is really full: moves are refused politely, `/healthz` says so, and the server starts on it. And one that
is read-only."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from .services import free_port

pytestmark = pytest.mark.no_cover
PATIENCE = 60.0


class SmallDisk:
    """A megabyte of memory, mounted where only those see it who enter its namespace."""

    def __init__(self, holder: subprocess.Popen[bytes], folder: Path) -> None:
        self.enter = ["nsenter", "-t", str(holder.pid), "-U", "-m", "--preserve-credentials"]
        self.folder = folder
        self.filler = Path(f"/proc/{holder.pid}/root{folder}/filler")

    def fill(self) -> None:
        with suppress(OSError), self.filler.open("wb", buffering=0) as file:
            while file.write(bytes(1024)):
                pass

    def free(self) -> None:
        self.filler.unlink()

    def close(self) -> None:
        subprocess.run([*self.enter, "mount", "-o", "remount,ro", str(self.folder)], check=True)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SmallDisk]:
    words = f"mount -t tmpfs -o size=1m none '{tmp_path}' && echo mounted && exec cat"
    holder = subprocess.Popen(
        ["unshare", "-rm", "sh", "-c", words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    try:
        assert holder.stdout is not None
        if not holder.stdout.readline():
            pytest.skip(f"no disk of one's own here: {holder.communicate()[1].decode()}")
        yield SmallDisk(holder, tmp_path)
    finally:
        holder.communicate()


def serve(disk: SmallDisk, *words: str) -> subprocess.Popen[str]:
    command = [*disk.enter, sys.executable, "-m", "malina.cli", "serve", "--host", "127.0.0.1", "--lang", "en"]
    return subprocess.Popen([*command, "--data", str(disk.folder), *words], stderr=subprocess.PIPE, text=True)


@contextmanager
def serving(disk: SmallDisk, port: int) -> Iterator[None]:
    """Until it is stopped in good order."""
    process = serve(disk, "--port", str(port))
    try:
        until = time.monotonic() + PATIENCE
        while health(port) is None:
            assert process.poll() is None, process.communicate()
            assert time.monotonic() < until
            time.sleep(0.1)
        yield
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, err
        assert "Traceback" not in err
    finally:
        process.kill()
        process.communicate()


def health(port: int) -> int | None:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE).status_code
    except httpx.TransportError:
        return None


def until_health_is(port: int, status: int) -> None:
    until = time.monotonic() + PATIENCE
    while health(port) != status:
        assert time.monotonic() < until
        time.sleep(0.2)


def say(port: int, table: str, cookie: str, id: str) -> dict[str, Any]:
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    with connect(url, additional_headers={"Cookie": cookie}, proxy=None) as socket:
        socket.send(json.dumps({"do": "chat", "id": id, "text": id}))
        while (told := json.loads(socket.recv(PATIENCE)))["type"] == "state":
            pass
    found: dict[str, Any] = told
    return found


def test_a_full_disk_refuses_politely_and_a_server_starts_on_it(disk: SmallDisk) -> None:
    port = free_port()
    with serving(disk, port):
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as browser:
            browser.get("/api/me")
            browser.put("/api/me", json={"name": "Anna", "mask": "fox"})
            table = browser.post("/api/tables", json={"game": "crooks", "seats": 2}).json()["id"]
            cookie = f"malina={browser.cookies['malina']}"
        assert say(port, table, cookie, "one")["type"] == "ack"
        disk.fill()
        assert say(port, table, cookie, "two")["reason"] == "not-stored"
        until_health_is(port, 503)
    with serving(disk, port):
        until_health_is(port, 503)
        assert say(port, table, cookie, "two")["reason"] == "not-stored"
        disk.free()
        until_health_is(port, 200)
        assert say(port, table, cookie, "two")["type"] == "ack"
    with serving(disk, port):
        assert say(port, table, cookie, "one")["n"] + 1 == say(port, table, cookie, "two")["n"]


def test_a_full_disk_without_a_database_is_one_plain_sentence(disk: SmallDisk) -> None:
    disk.fill()
    _, err = serve(disk, "--port", "0").communicate(timeout=PATIENCE)
    assert len(err.splitlines()) == 1
    assert "disk is full" in err


def test_a_disk_that_is_read_only_is_one_plain_sentence(disk: SmallDisk) -> None:
    port = free_port()
    with serving(disk, port):
        pass
    disk.close()
    _, err = serve(disk, "--port", "0").communicate(timeout=PATIENCE)
    assert len(err.splitlines()) == 1
    assert "read-only" in err
