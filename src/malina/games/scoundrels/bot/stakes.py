"""What a dollar, a henchman and an opponent's loss are worth."""

from __future__ import annotations

from functools import cached_property
from zlib import crc32

from .hands import Hands
from .sight import Sight
from .vault import Vault
from .weights import Weights


class Mind:
    """What a seat thinks of the table."""

    def __init__(self, sight: Sight, weights: Weights) -> None:
        self.sight, self.weights = sight, weights
        self.g, self.me = sight.g, sight.me
        self.leader: dict[str, float] = {}  # what it does for a card in each slot, some day: see crew.py

    @cached_property
    def vault(self) -> Vault:
        return Vault(self.sight, self.weights.vault)

    @cached_property
    def hands(self) -> Hands:
        return Hands(self.sight, self.weights.doubts)

    @cached_property
    def dollar(self) -> float:
        """Less and less, as there is less to hire."""
        stakes = self.weights.stakes
        need = stakes.spend * self.sight.hires_left(self.me)
        return stakes.last_dollar + stakes.dollar * need / (need + self.g.money[self.me] + 1)

    @cached_property
    def rival(self) -> float:
        return self.weights.stakes.rival[self.g.seats]

    @cached_property
    def secret(self) -> int:
        """A number that nobody else can know: made of our own cards, and of the safes that we have seen."""
        g, box, me = self.g, self.sight.box, self.me
        own = (box.hand[me], *box.slot[me].values())
        cards = [g.face[piece].id for place in own for piece in g.at[place]]
        return crc32(repr((g.day, g.round, g.turn, g.slot, cards, sorted(self.vault.values.items()))).encode())

    def reputation(self, seat: int, by: int) -> float:
        """What it is worth to this seat to move on the track."""
        setup = self.sight.box.setup
        now = self.g.reputation[seat]
        return self.weights.stakes.reputation * (
            max(setup.reputation_least, min(setup.reputation_most, now + by)) - now
        )

    def henchman(self, seat: int) -> float:
        """What one more in the supply is worth: cards that it may doubt."""
        g = self.g
        to_come = sum(self.sight.turns_left(other) for other in g.after(seat))
        most = self.sight.box.setup.rounds * (g.seats - 1)
        return self.weights.stakes.henchman * min(1.0, max(0, to_come - g.supply[seat]) / most)
