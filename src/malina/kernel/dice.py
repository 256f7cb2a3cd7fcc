"""Deterministic random numbers with one interface and two generators: verifiable for real tables, fast for search and
simulation.

Verifiable dice are a counter-based stream of HMAC-SHA256 words with a commitment scheme. The key is derived from a
256-bit secret, whose SHA-256 (the commitment) everybody saw before the deal, from what is played, and from what the
seats contributed after that: neither the host nor a player can choose the deal, and when the secret is revealed at the
end everybody can reproduce all throws.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Protocol

WORD = 1 << 64


class Dice(Protocol):
    """A random number generator whose throws depend on nothing but its own state."""

    def below(self, n: int) -> int:
        """A uniform random integer 0 … n-1."""
        ...

    def shuffle(self, things: list[Any]) -> None:
        """Uniform shuffle in place (Fisher-Yates)."""
        ...

    def copy(self) -> Dice: ...

    def dump(self) -> dict[str, Any]: ...


class FastDice:
    """A 64-bit linear congruential generator of which only the high bits are used: one multiplication a throw.

    The state is a single integer because a search copies a table a hundred thousand times a second.
    """

    __slots__ = ("state",)
    kind: ClassVar[str] = "fast"

    def __init__(self, seed: int | str, state: int | None = None) -> None:
        self.state = seeded(seed) if state is None else state

    def below(self, n: int) -> int:
        if n > 0xFFFF_FFFF:
            return _big(self.below, n)
        self.state = state = (self.state * 6364136223846793005 + 1442695040888963407) & 0xFFFF_FFFF_FFFF_FFFF
        return (state >> 32) * n >> 32

    def shuffle(self, things: list[Any]) -> None:
        # the same throws as `below`, without a call for each
        state = self.state
        for i in range(len(things) - 1, 0, -1):
            state = (state * 6364136223846793005 + 1442695040888963407) & 0xFFFF_FFFF_FFFF_FFFF
            j = (state >> 32) * (i + 1) >> 32
            things[i], things[j] = things[j], things[i]
        self.state = state

    def copy(self) -> FastDice:
        return FastDice(0, self.state)

    def dump(self) -> dict[str, Any]:
        return {"kind": self.kind, "state": self.state}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FastDice) and self.state == other.state

    __hash__ = None  # type: ignore[assignment]


def seeded(seed: int | str) -> int:
    return int.from_bytes(hashlib.sha256(f"malina {seed}".encode()).digest()[:8], "big")


class TrueDice:
    """Verifiable dice: word i is the i-th 64 bits of HMAC-SHA256(key, counter), by rejection sampling without bias."""

    __slots__ = ("key", "words")
    kind: ClassVar[str] = "true"

    def __init__(self, key: bytes, words: int = 0) -> None:
        self.key = key
        self.words = words

    def below(self, n: int) -> int:
        if n > WORD:
            return _big(self.below, n)
        fair = WORD - WORD % n
        while True:
            block, part = divmod(self.words, 4)
            self.words += 1
            digest = hmac.digest(self.key, block.to_bytes(8, "big"), "sha256")
            word = int.from_bytes(digest[8 * part : 8 * part + 8], "big")
            if word < fair:
                return word % n

    def shuffle(self, things: list[Any]) -> None:
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def copy(self) -> TrueDice:
        return TrueDice(self.key, self.words)

    def dump(self) -> dict[str, Any]:
        return {"kind": self.kind, "key": self.key.hex(), "words": self.words}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TrueDice) and (self.key, self.words) == (other.key, other.words)

    __hash__ = None  # type: ignore[assignment]


def _big(below: Callable[[int], int], n: int) -> int:
    """A uniform integer below a large n: as many throws of 16 bits as it takes, by rejection sampling."""
    digits = -(-(n - 1).bit_length() // 16)
    while True:
        number = 0
        for _ in range(digits):
            number = number << 16 | below(1 << 16)
        number >>= digits * 16 - (n - 1).bit_length()
        if number < n:
            return number


def load_dice(data: dict[str, Any]) -> Dice:
    kind, number = data["kind"], data["words" if data["kind"] == TrueDice.kind else "state"]
    if kind not in (TrueDice.kind, FastDice.kind) or type(number) is not int:
        raise ValueError("no such dice")
    if kind == TrueDice.kind:
        return TrueDice(bytes.fromhex(data["key"]), number)
    return FastDice(0, number)


def drawn(weights: Sequence[float], dice: Dice) -> int:
    """Weighted choice: an index, with a probability in proportion to its weight."""
    throw = dice.below(1 << 32) / (1 << 32) * sum(weights)
    for i, weight in enumerate(weights):
        throw -= weight
        if throw < 0:
            return i
    return len(weights) - 1


def commitment(secret: bytes) -> str:
    """The commitment to the secret (its SHA-256), published before the deal."""
    return hashlib.sha256(secret).hexdigest()


def mixed_key(secret: bytes, table: bytes, contributions: Sequence[str]) -> bytes:
    """Derive the key of the dice from the secret, from what is played (game, version, seats, options) and from what
    every seat contributed; each part with its length, so that none can imitate another. The secret is the HMAC key, not
    a part of the message, because its SHA-256 is public."""
    message = b"malina dice 1"
    for part in (table, *(text.encode() for text in contributions)):
        message += len(part).to_bytes(8, "big") + part
    return hmac.digest(secret, message, "sha256")
