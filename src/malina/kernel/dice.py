"""Random numbers with one interface and two generators: verifiable for real tables, fast for search and simulation.

Verifiable dice are a counter-based stream of HMAC-SHA256 words. The key is made of a 256-bit secret, whose SHA-256
everybody saw before the first card, of what is played, and of what the seats contributed after that: neither the host
nor a player can choose the deal, and when the secret is shown at the end everybody can throw the same dice again.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Protocol

WORD = 1 << 64


class Dice(Protocol):
    """Throws that depend on nothing but the dice's own state."""

    def below(self, n: int) -> int:
        """A number 0 … n-1, all equally likely."""
        ...

    def shuffle(self, things: list[Any]) -> None:
        """All orders equally likely, in place (Fisher and Yates)."""
        ...

    def copy(self) -> Dice: ...

    def dump(self) -> dict[str, Any]: ...


class FastDice:
    """A 64-bit congruential generator, high bits only: one multiplication a throw, one integer of state.

    The state is a single number because a table is copied a hundred thousand times a second in a search.
    """

    __slots__ = ("state",)
    kind: ClassVar[str] = "fast"

    def __init__(self, seed: int | str) -> None:
        self.state = int.from_bytes(hashlib.sha256(f"malina {seed}".encode()).digest()[:8], "big")

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
        twin = object.__new__(FastDice)
        twin.state = self.state
        return twin

    def dump(self) -> dict[str, Any]:
        return {"kind": self.kind, "state": self.state}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FastDice) and self.state == other.state

    __hash__ = None  # type: ignore[assignment]


class TrueDice:
    """Verifiable dice: word i is the i-th 64 bits of HMAC-SHA256(key, counter); a word that would bias is skipped."""

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
    """A number below n, put together of as many throws of 16 bits as it takes, until it is one."""
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
    dice = FastDice(0)
    dice.state = number
    return dice


def drawn(weights: Sequence[float], dice: Dice) -> int:
    """The number of one of these, each as often as it weighs."""
    throw = dice.below(1 << 32) / (1 << 32) * sum(weights)
    for i, weight in enumerate(weights):
        throw -= weight
        if throw < 0:
            return i
    return len(weights) - 1


def commitment(secret: bytes) -> str:
    """What is shown to everybody before the deal."""
    return hashlib.sha256(secret).hexdigest()


def mixed_key(secret: bytes, table: bytes, contributions: Sequence[str]) -> bytes:
    """The key of the dice, of the secret, of what is played (game, options, seats) and of what every seat contributed,
    each part with its length so that none can imitate another. Keyed by the secret: its SHA-256 is public."""
    message = b"malina dice 1"
    for part in (table, *(text.encode() for text in contributions)):
        message += len(part).to_bytes(8, "big") + part
    return hmac.digest(secret, message, "sha256")
