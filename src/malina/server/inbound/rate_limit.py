"""Rate limits: token buckets by address, and by person for commands. A bucket fills by itself and holds a burst."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Any

from litestar.connection import ASGIConnection

from ...kernel.refusal import Refusal
from ..news import News
from ..outbound.connection import Connection
from ..settings import ServerSettings
from ..time import Time

Caller = ASGIConnection[Any, Any, Any, Any]
MOST = 20_000
MOST_SOCKETS = 100  # open at once, of one address: a party behind one router
NETWORK = 64  # bits of an IPv6 address that say whose it is; the rest anybody chooses anew for every call


def network(address: str) -> str:
    """Whom an address belongs to: a machine by IPv4, by IPv6 the network it lives in."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address  # whatever a proxy calls it
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> (128 - NETWORK) << (128 - NETWORK)))


class Buckets:
    """`rate` per second, `burst` at once. A bucket that is full again is the same as none, and is thrown away."""

    def __init__(self, rate: float, burst: float, most: int = MOST, name: str = "") -> None:
        self._rate, self._burst, self._most, self.name = rate, burst, most, name
        # What was left and when; the one that was asked for longest ago comes first.
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: Hashable, now: float, tokens: float = 1.0) -> bool:
        """False is too often; then nothing is taken. `now` may be any clock, as long as it is always the same."""
        left = self._left(*self._buckets.get(key, (self._burst, now)), now)
        enough = left >= tokens
        self._put(key, left - tokens if enough else left, now)
        return enough

    def owe(self, key: Hashable, now: float, tokens: float) -> None:
        """Taken elsewhere, and be it more than there was: who was quick enough for two nodes waits for longer."""
        self._put(key, self._left(*self._buckets.get(key, (self._burst, now)), now) - tokens, now)

    def _put(self, key: Hashable, left: float, now: float) -> None:
        self._buckets[key] = (left, now)
        self._buckets.move_to_end(key)
        self._forget(now)

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
        self.news = News()
        self.by_name: dict[str, Buckets] = {}
        self.calls = self._buckets("calls", rate=20, burst=120)  # by address
        self.tables = self._buckets("tables", rate=0.05, burst=20)  # new tables, by address
        self.codes = self._buckets("codes", rate=0.05, burst=10)  # guesses of recovery codes, by address
        self.commands = self._buckets("commands", rate=10, burst=40)  # by person, whatever the table
        self.crowd = self._buckets("crowd", rate=50, burst=300)  # commands, by address: people are free
        # Of commands and new tables, by address: most are stored.
        self.bytes = self._buckets("bytes", rate=2_000, burst=2_000_000)
        self.sockets: Counter[str] = Counter()  # open, by address

    def _buckets(self, name: str, *, rate: float, burst: float) -> Buckets:
        self.by_name[name] = Buckets(rate, burst, name=name)
        return self.by_name[name]

    def owe(self, name: str, key: str, tokens: float) -> None:
        """Another node has let them call."""
        if name in self.by_name:
            self.by_name[name].owe(key, self.time.now(), tokens)

    def address(self, caller: Caller) -> str:
        lines = caller.headers.getall("x-forwarded-for", [""]) if self.settings.trust_proxy else [""]
        if forwarded := lines[-1].split(",")[-1].strip():  # what our own proxy wrote, some on a line of its own
            return network(forwarded)
        return network(caller.client.host) if caller.client else ""

    def may_call(self, caller: Caller) -> bool:
        return self._take(self.calls, self.address(caller))

    def may_command(self, connection: Connection, size: int) -> bool:
        """A client without a cookie is its address."""
        address = connection.address
        return (
            self._take(self.commands, connection.person or address)
            and self._take(self.crowd, address)
            and self._take(self.bytes, address, size)
        )

    def check_size(self, caller: Caller, size: int) -> None:
        if not self._take(self.bytes, self.address(caller), size):
            raise Refusal("too-often")

    @contextmanager
    def socket(self, address: str) -> Iterator[bool]:
        """While a socket is open. False: this address has enough of them."""
        self.sockets[address] += 1
        try:
            yield not self.settings.limits or self.sockets[address] <= MOST_SOCKETS
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    def check(self, buckets: Buckets, caller: Caller) -> None:
        """Refuses what comes too often."""
        if not self._take(buckets, self.address(caller)):
            raise Refusal("too-often")

    def _take(self, buckets: Buckets, key: str, tokens: float = 1.0) -> bool:
        if not self.settings.limits:
            return True
        enough = buckets.take(key, self.time.now(), tokens)
        if enough:
            self.news.took(buckets.name, key, tokens)
        return enough
