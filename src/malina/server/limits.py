"""How often: token buckets, each for somebody or something. They fill by themselves and hold a burst."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

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
