"""What a seat of BANG! sees, put in order for the greedy bot: out of its view, or straight from a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from typing import Any

import msgspec

from ...kernel.knowledge import EVERYONE
from .cards import BangOptions, Box, Card, prepare
from .table import BangTable
from .works import COLT


class Sight:
    """Lists are by person, as in the table's public fields; `me` is the person who acts for the seat."""

    hand: list[Card]  # our own
    hands: list[int]  # how many cards everybody holds
    shown: Callable[[int], list[Card]]  # those of somebody's that we know
    lying: list[Sequence[int]]  # the pieces in front of everybody
    front: list[list[Card]]  # their faces
    role: list[str]  # as far as we know them
    open: list[str]  # as far as everybody knows them
    bullet: str  # our second character, if we have seen it
    discarded: str  # the card on top of the pile
    dealt_anew: bool  # an event has changed roles

    def __init__(self, seat: int, box: Box, public: Callable[[str], Any]) -> None:
        self.seat, self.box = seat, box
        self.cards = box.card
        self.mode: str = public("mode")
        self.ring: Sequence[int] = public("ring")
        self.owner: list[int] = public("owner")
        self.active: list[int] = public("active")
        self.abilities: list[Sequence[str]] = public("abilities")
        self.character: list[str] = public("character")
        self.turn: int = public("turn")
        self.life: list[int] = public("life")
        self.most: list[int] = public("most")
        self.event: str = public("event")
        self.show: str = public("show")
        self.ready: Sequence[int] = public("ready")
        self.chain: list[Any] = public("chain")
        self.deeds: dict[str, int] = public("deeds")
        self.played: int = public("played")
        self.ghost: list[bool] = public("ghost")
        self.money: list[int] = public("money")
        self.me: int = self.active[seat]
        self.others = [p for p in self.ring if self.owner[p] != seat]
        self.rest = [p for p in self.ring if p != self.me]

    # ---- who is who ----

    def person(self, label: Any) -> int:
        """Who is called so in a move."""
        who: int = self.character.index(label) if self.box.mode == "two" else label
        return who

    def has(self, person: int, character: str) -> bool:
        return (
            character in self.abilities[person]
            and self.event != "hangover"
            and self.active[self.owner[person]] == person
        )

    # ---- what works ----

    def working(self, person: int) -> list[Card]:
        if self.event == "lasso" or (person != self.turn and self.has(self.turn, "belle_star")):
            return []
        return self.front[person]

    @cached_property
    def distances(self) -> dict[int, tuple[int, int]]:
        """How far we see everybody else in play, and he us."""
        ring, me = self.ring, self.me
        if me not in ring:
            return dict.fromkeys(self.others, (1, 1))
        hidden, sharp = self._mods(me)
        mine, many = ring.index(me), len(ring)
        found = {}
        for i, person in enumerate(ring):
            if self.owner[person] != self.seat:
                way = abs(i - mine)
                far = 1 if self.event == "ambush" else min(way, many - way)
                theirs = self._mods(person)
                found[person] = max(far + theirs[0] + sharp, 1), max(far + hidden + theirs[1], 1)
        return found

    def _mods(self, person: int) -> tuple[int, int]:
        """How much farther he is seen, and sees others."""
        hidden, sharp = int(self.has(person, "paul_regret")), -int(self.has(person, "rose_doolan"))
        for card in self.working(person):
            hidden += card.of.seen_mod
            sharp += card.of.sight_mod
        return hidden, sharp

    def reach(self, person: int) -> int:
        for card in self.working(person):
            if card.of.kind == "weapon":
                return card.of.range
        return COLT

    def lies(self, person: int, name: str) -> bool:
        return any(card.name == name for card in self.front[person])

    def ready_misses(self, person: int) -> int:
        """Green cards of his that answer a shot for certain."""
        if not self.ready or not self.working(person):
            return 0
        lying = zip(self.lying[person], self.front[person], strict=True)
        return sum(["missed" in card.of.symbols for piece, card in lying if piece in self.ready])

    def barrels(self, person: int) -> int:
        return any(card.name == "barrel" for card in self.working(person)) + self.has(person, "jourdonnais")

    @property
    def beer_works(self) -> bool:
        return len(self.ring) > 2 and self.event != "the_reverend"


CHANGES_ROLES = ("helena_zontero", "bone_orchard")


def in_view(view: Mapping[str, Any]) -> Sight:
    """By what Table.view tells this seat."""
    box = prepare(msgspec.convert(view["options"], BangOptions), view["seats"])
    sight = Sight(view["viewer"], box, view.__getitem__)
    places, persons = view["places"], range(box.persons)
    sight.hand = [box.card[piece["face"]] for piece in places["hand"][str(sight.seat)]]
    held = [places["hand"][str(seat)] for seat in sight.owner]
    sight.hands = [len(pieces) for pieces in held]
    sight.shown = lambda person: [box.card[piece["face"]] for piece in held[person] if "face" in piece]
    fronts = [places["front"][str(person)] for person in persons]
    sight.lying = [[piece["piece"] for piece in front] for front in fronts]
    sight.front = [[box.card[piece["face"]] for piece in front] for front in fronts]
    roles: list[dict[str, Any]] = [(places["role"][str(seat)] or [{}])[0] for seat in sight.owner]
    sight.role = [role.get("face", "") for role in roles]
    sight.open = [role["face"] if role.get("public") else "" for role in roles]
    sight.bullet = (places["bullet"][str(sight.seat)] or [{}])[0].get("face", "")
    sight.discarded = (places["discard"] or [{}])[-1].get("face", "")
    sight.dealt_anew = any(card["face"] in CHANGES_ROLES for card in (*places["show_now"], *places["show_past"]))
    return sight


def at_table(g: BangTable, seat: int) -> Sight:
    """The same without a view, for whoever has no time for one."""
    box, at, face, seen, bit = g.data, g.at, g.face, g.seen, 1 << seat
    sight = Sight(seat, box, partial(getattr, g))

    def known(pieces: Sequence[int]) -> str:
        return face[pieces[-1]].id if pieces and seen[pieces[-1]] & bit else ""

    sight.hand = [face[piece] for piece in at[box.hand[seat]]]
    held = [at[box.hand[owner]] for owner in sight.owner]
    sight.hands = [len(pieces) for pieces in held]
    sight.shown = lambda person: [face[piece] for piece in held[person] if seen[piece] & bit]
    sight.lying = [at[place] for place in box.front]
    sight.front = [[face[piece] for piece in pieces] for pieces in sight.lying]
    roles = [at[box.role[owner]] for owner in sight.owner]
    sight.role = [known(role) for role in roles]
    sight.open = [known(role) if role and seen[role[0]] == EVERYONE else "" for role in roles]
    sight.bullet = known(at[box.bullet[seat]])
    sight.discarded = known(at[box.discard])
    sight.dealt_anew = any(face[p].id in CHANGES_ROLES for p in (*at[box.show_now], *at[box.show_past]))
    return sight
