"""What a seat of BANG! sees, put in order for the greedy bot: out of its view, or straight from a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from ....kernel.knowledge import EVERYONE
from ....kernel.table import PieceId
from .. import GAME
from ..box import Box
from ..faces import Card, Kind
from ..moments import barrels, characters, counts_as, hit, immune, sources, working
from ..outlook import table_of
from ..rules import query
from ..table import BangTable, Person, everybody


class Sight:
    """Lists are by person, as in the table's public fields; `me` is the person who acts for the seat."""

    hand: list[Card]  # our own
    hands: list[int]  # how many cards everybody holds
    shown: Callable[[Person], list[Card]]  # those of somebody's that we know
    front: list[list[Card]]  # what lies in front of everybody
    role: list[str]  # as far as we know them
    open: list[str]  # as far as everybody knows them
    bullet: str  # our second character, if we have seen it
    discarded: str  # the card on top of the pile
    dealt_anew: bool  # an event has changed roles

    def __init__(self, seat: int, g: BangTable) -> None:
        self.seat, self.g, self.box = seat, g, g.data
        self.cards = g.data.card
        self.mode = g.mode
        self.ring: Sequence[Person] = g.ring
        self.owner = g.owner
        self.active = g.active
        self.abilities = g.abilities
        self.character = g.character
        self.life = g.life
        self.most = g.most
        self.event = g.event
        self.show = g.show
        self.chain = g.chain
        self.deeds = g.deeds
        self.played = g.played
        self.ghost = g.ghost
        self.money = g.money
        self.me: Person = self.active[seat]
        self.others = [p for p in self.ring if self.owner[p] != seat]
        self.rest = [p for p in self.ring if p != self.me]

    # ---- who is who ----

    def person(self, label: Any) -> Person:
        """Who is called so in a move."""
        return Person(self.character.index(label) if self.box.mode == "two" else label)

    def has(self, person: Person, character: str) -> bool:
        return query.has(self.g, person, character)

    # ---- what works: as the rules say ----

    @cached_property
    def distances(self) -> dict[Person, tuple[int, int]]:
        """How far we see everybody else in play, and he us."""
        if self.me not in self.ring:
            return dict.fromkeys(self.others, (1, 1))
        return query.distances(self.g, self.me, self.others)

    def reach(self, person: Person) -> int:
        return query.reach(self.g, person)

    def suit(self, card: Card) -> str:
        return query.suit(self.g, card)

    def lies(self, person: Person, name: str) -> bool:
        return query.lies(self.g, person, name) >= 0

    def serves(self, person: Person, name: str) -> Callable[[Kind], bool]:
        """Does a card of this kind in his hand serve him as a BANG!, a Missed!?"""
        said = [source for source in sources(self.g, person) if source[0] in counts_as.hooks]
        return lambda kind: query.serves(self.g, said, kind, name)

    def ready_misses(self, person: Person) -> int:
        """Green cards of his that answer a shot for certain."""
        if not self.g.ready:
            return 0
        return sum(["missed" in self.g.kind(piece).symbols for piece in query.ready_greens(self.g, person)])

    def barrels(self, person: Person) -> int:
        g = self.g
        lying = [g.card(piece).id for piece in working(g, person) if g.kind(piece).id == "barrel"]
        return len(barrels(g, characters(g, person), lying))

    def immune(self, person: Person, *cards: Card) -> bool:
        """Does he not feel these cards of ours?"""
        return immune(self.g, hit(self.g, person), self.me, tuple([self.suit(card) for card in cards]))

    @property
    def beer_works(self) -> bool:
        return query.beer_saves(self.g, self.me)


CHANGES_ROLES = ("helena_zontero", "bone_orchard")


def in_view(view: Mapping[str, Any]) -> Sight:
    """By what Table.view tells this seat."""
    box: Box = GAME.data_seen(view)
    sight = Sight(view["viewer"], table_of(view, box))
    places, persons = view["places"], everybody(box)
    sight.hand = [box.card[piece["face"]] for piece in places["hand"][str(sight.seat)]]
    held = [places["hand"][str(seat)] for seat in sight.owner]
    sight.hands = [len(pieces) for pieces in held]
    sight.shown = lambda person: [box.card[piece["face"]] for piece in held[person] if "face" in piece]
    fronts = [places["front"][str(person)] for person in persons]
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
    sight = Sight(seat, g)

    def known(pieces: Sequence[PieceId]) -> str:
        return face[pieces[-1]].id if pieces and seen[pieces[-1]] & bit else ""

    sight.hand = [face[piece] for piece in at[box.hand[seat]]]
    held = [at[box.hand[owner]] for owner in sight.owner]
    sight.hands = [len(pieces) for pieces in held]
    sight.shown = lambda person: [face[piece] for piece in held[person] if seen[piece] & bit]
    sight.front = [[face[piece] for piece in at[place]] for place in box.front]
    roles = [at[box.role[owner]] for owner in sight.owner]
    sight.role = [known(role) for role in roles]
    sight.open = [known(role) if role and seen[role[0]] == EVERYONE else "" for role in roles]
    sight.bullet = known(at[box.bullet[seat]])
    sight.discarded = known(at[box.discard])
    sight.dealt_anew = any(face[p].id in CHANGES_ROLES for p in (*at[box.show_now], *at[box.show_past]))
    return sight
