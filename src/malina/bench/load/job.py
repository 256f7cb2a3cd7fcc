"""What a load client is asked, and what it answers."""

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
    """`p50` and `p99` are milliseconds from the sending of a move until the last seat has heard of it. `server` and
    `client` are how much of a core they took: a client near 1 would have measured itself."""

    moves_per_s: float
    p50: float
    p99: float
    server: float | None
    client: float


class Report(Struct, frozen=True, kw_only=True):
    full: Figures  # as many moves as the server can
    even: Figures  # `rate` moves a second
    kb_per_table: float | None  # an idle table in memory, nobody connected
    kb_per_seat: float | None  # a connection to it
    refused: dict[str, int]  # reason -> how often
