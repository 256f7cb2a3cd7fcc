"""Rate limits: token buckets by address, or by person for commands. A bucket fills by itself and holds a burst."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Any

from litestar.connection import ASGIConnection

from ...kernel.refusal import Refusal
from ..outbound.connection import Connection
from ..settings import ServerSettings
from ..time import Time

Caller = ASGIConnection[Any, Any, Any, Any]
MOST = 20_000


class Buckets:
    """`rate` per second, `burst` at once. A bucket that is full again is the same as none, and is thrown away."""

    def __init__(self, rate: float, burst: float, most: int = MOST) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        # What was left and when; the one that was asked for longest ago comes first.
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: Hashable, now: float, tokens: float = 1.0) -> bool:
        """False is too often; then nothing is taken. `now` may be any clock, as long as it is always the same."""
        left = self._left(*self._buckets.get(key, (self._burst, now)), now)
        enough = left >= tokens
        self._buckets[key] = (left - tokens if enough else left, now)
        self._buckets.move_to_end(key)
        self._forget(now)
        return enough

    def _left(self, left: float, since: float, now: float) -> float:
        """A clock that was set back gives nothing, and takes nothing away."""
        return min(self._burst, left + max(0.0, now - since) * self._rate)

    def _forget(self, now: float) -> None:
        """Two at most, which is more than was added: nobody waits for a great cleaning."""
        for _ in range(2):
            left, since = next(iter(self._buckets.values()))
            if len(self._buckets) <= self._most and (
                len(self._buckets) == 1 or self._left(left, since, now) < self._burst
            ):
                break
            self._buckets.popitem(last=False)


class RateLimits:
    """How often a client may call, and what for. Rates are per second, with what may come at once."""

    def __init__(self, settings: ServerSettings, time: Time) -> None:
        self.settings, self.time = settings, time
        self.calls = Buckets(rate=20, burst=120)  # by address
        self.tables = Buckets(rate=0.05, burst=20)  # new tables, by address
        self.codes = Buckets(rate=0.05, burst=10)  # guesses of recovery codes, by address
        self.commands = Buckets(rate=10, burst=40)  # by person, whatever the table

    def address(self, caller: Caller) -> str:
        lines = caller.headers.getall("x-forwarded-for", [""]) if self.settings.trust_proxy else [""]
        if forwarded := lines[-1].split(",")[-1].strip():  # what our own proxy wrote, some on a line of its own
            return forwarded
        return caller.client.host if caller.client else ""

    def may_call(self, caller: Caller) -> bool:
        return self._take(self.calls, self.address(caller))

    def may_command(self, connection: Connection) -> bool:
        return self._take(self.commands, connection.person or str(id(connection)))

    def check(self, buckets: Buckets, caller: Caller) -> None:
        """Refuses what comes too often."""
        if not self._take(buckets, self.address(caller)):
            raise Refusal("too-often")

    def _take(self, buckets: Buckets, key: str) -> bool:
        return not self.settings.limits or buckets.take(key, self.time.now())
