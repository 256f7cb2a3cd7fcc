"""Request and report of the load generator."""

from __future__ import annotations

from msgspec import Struct


class Job(Struct, frozen=True, kw_only=True):
    kind: str  # of the server
    port: int
    pid: int
    tables: int
    idle: int  # tables to open only to see what memory they take
    seconds: float
    rate: float  # moves a second, beside as many as possible


class Figures(Struct, frozen=True, kw_only=True):
    """Throughput and latency. `p50` and `p99` are milliseconds from the sending of a move until the last seat has
    received it. `server` and `client` are CPU use in cores: a client near 1 would be the bottleneck itself."""

    moves_per_s: float
    p50: float
    p99: float
    server: float | None
    client: float


class Report(Struct, frozen=True, kw_only=True):
    full: Figures  # at full load: as many moves as the server can
    even: Figures  # at a fixed rate: `rate` moves a second
    kb_per_table: float | None  # an idle table in memory, nobody connected
    kb_per_seat: float | None  # a connection to it
    refused: dict[str, int]  # reason -> how often
