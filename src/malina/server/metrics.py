"""Metrics for an operator, in the text format of Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


class Metrics:
    """Metrics in a registry of their own, so that two servers in one process (as in tests) don't share counters."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.connections = Gauge("malina_connections", "Open sockets.", registry=registry)
        self.tables = Gauge("malina_tables", "Tables in memory.", registry=registry)
        self.moves = Counter("malina_moves", "Moves stored.", registry=registry)
        self.refused = Counter("malina_refused", "Commands refused, by reason.", ["reason"], registry=registry)
        self.dropped = Counter("malina_dropped", "Clients dropped because they did not read.", registry=registry)
        self.bot_failures = Counter(
            "malina_bot_failures", "Moves a bot could not make.", ["problem"], registry=registry
        )
        self.commit = Histogram(
            "malina_commit_seconds", "From a command to its entry on disk.", buckets=QUICK, registry=registry
        )
        self.publish = Histogram(
            "malina_publish_seconds", "From the entry to what every viewer is told.", buckets=QUICK, registry=registry
        )

    def bots_failed(self, problems: list[str]) -> None:
        """Count failed bots only when the game is over: counted earlier, a late answer would tell that a bot had a
        choice."""
        while problems:
            self.bot_failures.labels(problems.pop()).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
