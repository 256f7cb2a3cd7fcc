"""What a seat of BANG! sees: its view, put in order for the greedy bot."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from .cards import BangOptions, Box, Card, prepare
from .works import COLT


@lru_cache(maxsize=64)
def cards_of(box: Box) -> dict[str, Card]:
    return {card.id: card for card in box.cards}


class Sight:
    """Lists are by person, as in the table's public fields; `me` is the person who acts for the seat."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.seat: int = view["viewer"]
        self.box = prepare(msgspec.convert(view["options"], BangOptions), view["seats"])
        self.mode: str = view["mode"]
        self.ring: list[int] = view["ring"]
        self.owner: list[int] = view["owner"]
        self.me: int = view["active"][self.seat]
        self.turn: int = view["turn"]
        self.life: list[int] = view["life"]
        self.most: list[int] = view["most"]
        self.event: str = view["event"]
        self.show: str = view["show"]
        self.ready: list[int] = view["ready"]
        places = view["places"]
        self.cards = cards = cards_of(self.box)
        persons = range(self.box.persons)
        self.hand: list[Card] = [cards[p["face"]] for p in places["hand"][str(self.seat)]]
        self.hands = [len(places["hand"][str(self.owner[p])]) for p in persons]
        self.lying = [places["front"][str(p)] for p in persons]  # as the view has them
        self.front = [[cards[piece["face"]] for piece in lying] for lying in self.lying]
        roles = [places["role"][str(self.owner[p])] for p in persons]
        self.role: list[str] = [held[0].get("face", "") if held else "" for held in roles]
        self.others = [p for p in self.ring if self.owner[p] != self.seat]
        self.rest = [p for p in self.ring if p != self.me]
        self._far: dict[tuple[int, int], int] = {}

    # ---- who is who ----

    def person(self, label: Any) -> int:
        """Who is called so in a move."""
        who: int = self.view["character"].index(label) if self.box.mode == "two" else label
        return who

    def has(self, person: int, character: str) -> bool:
        return (
            character in self.view["abilities"][person]
            and self.event != "hangover"
            and self.view["active"][self.owner[person]] == person
        )

    # ---- what works ----

    def working(self, person: int) -> list[Card]:
        if self.event == "lasso" or (person != self.turn and self.has(self.turn, "belle_star")):
            return []
        return self.front[person]

    def distance(self, a: int, b: int) -> int:
        if (a, b) not in self._far:
            self._far[a, b] = self._distance(a, b)
        return self._far[a, b]

    def _distance(self, a: int, b: int) -> int:
        if self.owner[a] == self.owner[b] or a not in self.ring or b not in self.ring:
            return 1
        way = abs(self.ring.index(a) - self.ring.index(b))
        far = 1 if self.event == "ambush" else min(way, len(self.ring) - way)
        far += sum([card.of.seen_mod for card in self.working(b)]) + self.has(b, "paul_regret")
        far += sum([card.of.sight_mod for card in self.working(a)]) - self.has(a, "rose_doolan")
        return max(far, 1)

    def reach(self, person: int) -> int:
        return next((card.of.range for card in self.working(person) if card.of.kind == "weapon"), COLT)

    def lies(self, person: int, name: str) -> bool:
        return any(card.name == name for card in self.front[person])

    def ready_misses(self, person: int) -> int:
        """Green cards of his that answer a shot for certain."""
        if not self.ready or not self.working(person):
            return 0
        ready = [self.cards[piece["face"]] for piece in self.lying[person] if piece["piece"] in self.ready]
        return sum(["missed" in card.of.symbols for card in ready])

    def barrels(self, person: int) -> int:
        return any(card.name == "barrel" for card in self.working(person)) + self.has(person, "jourdonnais")

    @property
    def unlimited(self) -> bool:
        """May we fire as often as we like?"""
        return self.has(self.me, "willy_the_kid") or any(card.name == "volcanic" for card in self.working(self.me))

    @property
    def beer_works(self) -> bool:
        return len(self.ring) > 2 and self.event != "the_reverend"
