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
    """The key that an address is counted under: the address itself for IPv4, its network for IPv6."""
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
    """Token buckets that refill by `rate` per second up to `burst`. A full bucket is the same as a new one, so it is
    removed."""

    def __init__(self, rate: float, burst: float, most: int = MOST, name: str = "") -> None:
        self._rate, self._burst, self._most, self.name = rate, burst, most, name
        # What was left and when; the one that was asked for longest ago comes first.
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: Hashable, now: float, tokens: float = 1.0) -> bool:
        """Take tokens; False if there are too few, and then none is taken. `now` may come from any clock, but always
        the same one."""
        left = self._left(*self._buckets.get(key, (self._burst, now)), now)
        enough = left >= tokens
        self._put(key, left - tokens if enough else left, now)
        return enough

    def owe(self, key: Hashable, now: float, tokens: float) -> None:
        """Take tokens that were spent on another node. The bucket may become negative: spending at two nodes at once
        means a longer wait."""
        self._put(key, self._left(*self._buckets.get(key, (self._burst, now)), now) - tokens, now)

    def _put(self, key: Hashable, left: float, now: float) -> None:
        self._buckets[key] = (left, now)
        self._buckets.move_to_end(key)
        self._forget(now)

    def _left(self, left: float, since: float, now: float) -> float:
        """What is in the bucket by now. A clock that was set back neither adds nor removes tokens."""
        return min(self._burst, left + max(0.0, now - since) * self._rate)

    def _forget(self, now: float) -> None:
        """Remove at most two buckets, oldest first. At most one was added since, so the number stays bounded without a
        long clean-up."""
        for _ in range(2):
            left, since = next(iter(self._buckets.values()))
            if len(self._buckets) <= self._most and (
                len(self._buckets) == 1 or self._left(left, since, now) < self._burst
            ):
                break
            self._buckets.popitem(last=False)


class RateLimits:
    """Rate limits by purpose. Rates are per second; `burst` is what is allowed at once."""

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
        """Count what another node has let through."""
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
        """Is this command within the limits of its person and its address? A client without a cookie counts as its
        address."""
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
        """Count a socket while it is open. Yields False if this address has too many."""
        self.sockets[address] += 1
        try:
            yield not self.settings.limits or self.sockets[address] <= MOST_SOCKETS
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    def check(self, buckets: Buckets, caller: Caller) -> None:
        """Raises a Refusal if the limit is exceeded."""
        self.check_address(buckets, self.address(caller))

    def check_address(self, buckets: Buckets, address: str) -> None:
        if not self._take(buckets, address):
            raise Refusal("too-often")

    def _take(self, buckets: Buckets, key: str, tokens: float = 1.0) -> bool:
        if not self.settings.limits:
            return True
        enough = buckets.take(key, self.time.now(), tokens)
        if enough:
            self.news.took(buckets.name, key, tokens)
        return enough
