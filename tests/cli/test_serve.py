"""`malina serve` as people start and stop it, and `malina backup` beside it."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from malina.cli.serve import folder, read_origin, read_prefix
from malina.cli.wrong import Wrong
from malina.server import run as running
from malina.server.run import CannotListen, listen, own_url, urls_for_friends

from .running import Run

Process = subprocess.Popen[str]


@contextmanager
def server(*words: str) -> Iterator[tuple[Process, dict[str, Any]]]:
    """A server in a session of its own, and what it says when it answers."""
    process = subprocess.Popen(
        [sys.executable, "-m", "malina.cli", "serve", "--host", "127.0.0.1", "--json", "--lang", "en", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        lines: list[str] = []
        while lines[-1:] != ["}\n"]:
            line = process.stdout.readline()
            assert line, process.communicate()
            lines.append(line)
        yield process, json.loads("".join(lines))
    finally:
        process.kill()
        process.communicate()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def ask(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=10) as answer:
        body: bytes = answer.read()
        return body


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_it_answers_until_it_is_stopped(tmp_path: Path, stop: signal.Signals) -> None:
    port = free_port()
    with server("--data", str(tmp_path / "data"), "--port", str(port)) as (process, told):
        assert told == {
            "url": f"http://localhost:{port}/",
            "friends": [],
            "port": port,
            "data": str(tmp_path / "data"),
        }
        assert ask(f"{told['url']}healthz") == b"ok"
        assert b"malina_moves_total" in ask(f"{told['url']}metrics")
        os.killpg(process.pid, stop)
        out, err = process.communicate(timeout=20)
        assert process.returncode == 0
        assert out == ""
        assert "Only this computer gets in" in err
        assert str(tmp_path / "data") in err
        assert "Ctrl-C stops the server" in err
        assert err.rstrip().endswith("The server has stopped. All games are kept.")
        assert "Traceback" not in err
    assert not (tmp_path / "data" / "malina.db-wal").exists()  # closed in good order


def test_a_port_that_the_system_chooses(tmp_path: Path) -> None:
    with server("--data", str(tmp_path), "--port", "0") as (_, told):
        assert told["port"] > 0
        assert told["url"].endswith(f":{told['port']}/")


def test_a_second_server_is_refused_until_the_first_is_gone(malina: Run, tmp_path: Path) -> None:
    data = ("--data", str(tmp_path / "data"))
    with server(*data, "--port", str(free_port())) as (process, told):
        ran = malina("serve", *data, "--host", "127.0.0.1")
        assert (ran.code, ran.out) == (2, "")
        assert f"Malina is already running at {told['url']}" in ran.err
        assert len(ran.err.splitlines()) == 1
        ran = malina("serve", "--data", str(tmp_path / "other"), "--host", "127.0.0.1", "--port", str(told["port"]))
        assert (ran.code, ran.out) == (2, "")
        assert f"Port {told['port']} is taken" in ran.err
        process.kill()
        process.wait()
        with server(*data, "--port", str(told["port"])) as (_, again):
            assert ask(f"{again['url']}healthz") == b"ok"


def test_backup_beside_a_running_server(malina: Run, tmp_path: Path) -> None:
    data, file = ("--data", str(tmp_path / "data")), tmp_path / "copy.db"
    with server(*data, "--port", str(free_port())):
        ran = malina("backup", str(file), *data)
        assert ran.code == 0, ran.err
        assert str(file) in ran.out
        with closing(sqlite3.connect(file)) as copy:
            assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            assert copy.execute("SELECT length(value) FROM meta WHERE name = 'secret'").fetchone() == (32,)
        again = malina("backup", str(file), *data, "--lang", "ru")
        assert (again.code, again.out) == (2, "")
        assert "затирать" in again.err
    told = json.loads(malina("backup", str(tmp_path / "second.db"), *data, "--json").out)
    assert told["bytes"] == (tmp_path / "second.db").stat().st_size


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["serve", "--database", "mysql://ann:hunter2@host/x"], "“mysql” is not supported"),
        (["serve", "--database", "postgresql://ann:hunter2@127.0.0.1:1/x"], "cannot be reached"),
        (["serve", "--port", "65536"], "from 0 to 65535"),
        (["serve", "--port", "http"], "--port"),
        (["serve", "--root-path", "a b"], "is no sub-path"),
        (["serve", "--redis", "http://host"], "Write where Redis is"),
        (["serve", "--origin", "example.org"], "not the address of a page"),
        (["serve", "--host", "203.0.113.77", "--data", "data"], "no such address"),
        (["serve", "--data", "file/data"], "no such folder"),
        (["backup", "copy.db", "--data", "nowhere"], "no server's database"),
        (["backup", "nowhere/copy.db", "--data", "."], "no such file"),
        (["backup"], "FILE is missing"),
    ],
)
def test_what_is_refused(malina: Run, tmp_path: Path, words: list[str], said: str) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "malina.db").touch()
    ran = malina(*words)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert "hunter2" not in ran.err
    assert len(ran.err.splitlines()) == 1


# ---- the parts ----


def test_where_the_data_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert folder(Path("here")) == tmp_path / "here"
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert folder(None) == tmp_path / ".local" / "share" / "malina"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")  # not allowed to be, so it does not count
    assert folder(None) == tmp_path / ".local" / "share" / "malina"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert folder(None) == tmp_path / "share" / "malina"


@pytest.mark.parametrize(
    ("text", "prefix"), [("", ""), ("/", ""), ("malina", "/malina"), ("/games/malina/", "/games/malina")]
)
def test_prefixes(text: str, prefix: str) -> None:
    assert read_prefix(text) == prefix


@pytest.mark.parametrize("text", ["a b", "/a//b", '"><script>', "http://host/x", "/игры"])
def test_wrong_prefixes(text: str) -> None:
    with pytest.raises(Wrong):
        read_prefix(text)


def test_origins() -> None:
    assert read_origin("https://Example.org/") == "https://example.org"
    assert read_origin("http://host:8080") == "http://host:8080"
    for wrong in ("", "host", "ftp://host", "https://", "https://host/path", "https://host?x"):
        with pytest.raises(Wrong):
            read_origin(wrong)


@pytest.fixture
def opened() -> Iterator[Callable[..., socket.socket]]:
    found: list[socket.socket] = []

    def open(host: str, port: int | None = None) -> socket.socket:
        found.append(listen(host, port))
        return found[-1]

    yield open
    for each in found:
        each.close()


def test_the_next_free_port(opened: Callable[..., socket.socket], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "PORT", free_port())
    first, second = opened("127.0.0.1"), opened("127.0.0.1")
    assert first.getsockname()[1] == running.PORT
    assert second.getsockname()[1] > running.PORT
    with pytest.raises(CannotListen, match="port-taken"):
        opened("127.0.0.1", running.PORT)
    monkeypatch.setattr(running, "TRIES", 1)
    with pytest.raises(CannotListen, match="port-taken"):
        opened("127.0.0.1")


def test_addresses(opened: Callable[..., socket.socket], monkeypatch: pytest.MonkeyPatch) -> None:
    everywhere, here = opened("0.0.0.0", free_port()), opened("127.0.0.1", free_port())
    port = everywhere.getsockname()[1]
    monkeypatch.setattr(running, "_addresses", lambda: {"10.0.0.7": None, "192.168.1.5": None})
    assert own_url(everywhere, "/malina") == f"http://localhost:{port}/malina/"
    assert urls_for_friends(everywhere, "") == [f"http://10.0.0.7:{port}/", f"http://192.168.1.5:{port}/"]
    assert urls_for_friends(here, "") == []
    with pytest.raises(CannotListen, match="cannot-listen"):
        opened("203.0.113.77")


def test_our_own_addresses_are_not_this_machine_only() -> None:
    assert not any(address.startswith("127.") for address in running._addresses())
