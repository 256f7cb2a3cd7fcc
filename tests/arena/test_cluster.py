"""The arena on a Ray cluster."""

from __future__ import annotations

import secrets
import socket
import subprocess
import sys
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from malina.arena import arena
from malina.arena.cluster import Cluster
from malina.kernel.refusal import BadOptions
from malina.share import WorkerDied

from .test_arena import timeless

PORTS = (
    "port",
    "dashboard-agent-grpc-port",
    "dashboard-agent-listen-port",
    "runtime-env-agent-port",
    "metrics-export-port",
)


def free_ports(number: int) -> list[int]:
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(number)]
    ports = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """One machine with one core, and a token of its own. Ports that Ray would look for itself it would wait for, and
    give up on a busy machine (ray-project/ray#65983)."""
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    ports = free_ports(len(PORTS))
    options = [f"--{name}={port}" for name, port in zip(PORTS, ports, strict=True)]
    call = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", "--num-cpus=1", *options]
    head = subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert head.stdout is not None
    told = []
    for line in head.stdout:
        told.append(line)
        if "Ray runtime started" in line:
            break
    else:
        pytest.fail("".join(told))
    yield f"127.0.0.1:{ports[0]}"
    head.terminate()
    head.communicate(timeout=60)


def test_a_cluster_gives_the_same_numbers(cluster: str) -> None:
    here = arena("crooks", ["greedy", "random"], 4)
    assert timeless(arena("crooks", ["greedy", "random"], 4, share=Cluster(cluster))) == timeless(here)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nowhere", "nowhere:none"])
def test_where_no_cluster_answers(address: str) -> None:
    with pytest.raises(BadOptions, match="no-ray-there"):
        arena("crooks", ["random"], 1, share=Cluster(address))


def test_a_cluster_that_wants_a_token(monkeypatch: pytest.MonkeyPatch) -> None:
    class AuthenticationError(Exception):
        """Ray has one of this name."""

    def init(*args: object, **more: object) -> None:
        try:
            raise AuthenticationError
        except AuthenticationError as error:
            raise ConnectionError from error

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init, shutdown=lambda: None))
    with pytest.raises(BadOptions, match="ray-locked"):
        arena("crooks", ["random"], 1, share=Cluster("somewhere"))


def test_a_worker_that_dies(monkeypatch: pytest.MonkeyPatch) -> None:
    class WorkerCrashedError(Exception):
        """Ray has one of this name."""

    def get(ready: object) -> None:
        raise WorkerCrashedError

    ray = SimpleNamespace(
        init=lambda *args, **more: None,
        remote=lambda work: SimpleNamespace(remote=lambda chunk: chunk),
        wait=lambda waiting: (waiting, []),
        get=get,
        shutdown=lambda: None,
        exceptions=SimpleNamespace(WorkerCrashedError=WorkerCrashedError),
    )
    monkeypatch.setitem(sys.modules, "ray", ray)
    with pytest.raises(WorkerDied):
        arena("crooks", ["random"], 1, share=Cluster("somewhere"))


def test_without_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOptions, match="no-ray"):
        arena("crooks", ["random"], 1, share=Cluster("local"))
