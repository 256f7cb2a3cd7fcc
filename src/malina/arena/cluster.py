"""The same work on the machines of a Ray cluster, which have Malina installed too."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..kernel.refusal import BadOptions
from ..share import Chunk, Part, WorkerDied

PATIENCE = 5.0  # seconds


@dataclass(frozen=True)
class Cluster:
    """`address` as Ray knows it: host:port, ray://host:port, auto, or local for one of our own on this machine."""

    address: str

    def __call__(self, work: Callable[[Chunk], Part], chunks: Sequence[Chunk]) -> Iterator[Part]:
        ray = _ray()
        try:
            _knock(self.address)
            ray.init(self.address, log_to_driver=False, logging_level="error")
        except (OSError, ValueError, RuntimeError) as error:
            ray.shutdown()
            if _locked(error):
                raise BadOptions("ray-locked", address=self.address) from error
            raise BadOptions("no-ray-there", address=self.address) from error
        try:
            far = ray.remote(work)
            waiting = [far.remote(chunk) for chunk in chunks]
            while waiting:
                ready, waiting = ray.wait(waiting)
                yield from ray.get(ready)
        except ray.exceptions.WorkerCrashedError as error:
            raise WorkerDied("worker-died") from error
        finally:
            ray.shutdown()


def _locked(error: BaseException | None) -> bool:
    """Did something answer that demands a token?"""
    while error is not None and type(error).__name__ != "AuthenticationError":
        error = error.__cause__ or error.__context__
    return error is not None


def _knock(address: str) -> None:
    """Try the address first: Ray itself waits for minutes where nothing answers."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host:
        socket.create_connection((host, int(port)), PATIENCE).close()


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody else has to know what is played here
    try:
        import ray
    except ImportError as error:
        raise BadOptions("no-ray") from error
    return ray
