"""What a seat of Lockup knows, put in order for the bot: read from its view, or from a table of the bot's own.

Both ways lead to the same sight. From a table, only that is read which the seat has seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from msgspec.structs import asdict

from .. import GAME
from ..box import Box
from ..faces import RESOURCES, Goal, Goon, Item
from ..table import LockupTable

NOBODY = -1
ROUNDS = 6
Purse = tuple[int, int, int, int]  # cubes, in the order of RESOURCES


class Lying(NamedTuple):
    """The tokens, or guard cards, of a party in a location."""

    known: tuple[Any, ...]  # faces
    hidden: int  # how many more there are
    pieces: tuple[int, ...]
    unknown: tuple[int, ...]  # those of them that the seat does not see


NONE = Lying((), 0, (), ())
Read = Callable[[int], Lying]  # by the number of a place


class Sight:
    """Lists are by party; locations are counted from 0, as in `box.locations`."""

    def __init__(self, me: int, box: Box, public: Callable[[str], Any], read: Read) -> None:
        self.me, self.box = me, box
        self.round: int = public("round")
        self.step: str = public("step")
        self.location: int = box.number.get(public("location"), NOBODY)  # that is being checked
        self.marker: int = public("marker")
        self.crews: list[str] = public("crews")
        self.stars: list[int] = public("reputation")
        self.power: list[int] = public("power")
        self.suspicion: list[int] = public("suspicion")
        self.storage: list[int] = public("storage")
        kinds = [public(kind) for kind in RESOURCES]
        self.purses: list[Purse] = [(a, b, c, d) for a, b, c, d in zip(*kinds, strict=True)]
        supply = public("supply")
        self.stock: Purse = (supply["scrap"], supply["potion"], supply["iron"], supply["gold"])
        self.suspicion_left: int = supply["suspicion"]
        self.suspicion_at: list[int] = public("suspicion_at")
        self.loot: list[Sequence[str]] = public("bandits_at")
        self.superiority: int = public("superiority")
        self.advance: int = public("advance")
        self.passed: list[bool] = public("passed")
        self.visited: list[Sequence[str]] = public("visited")
        self.brawl: list[int] = public("brawl")
        self.parties = box.parties
        self.opponents = [party for party in range(box.parties) if party != me]
        self.display: list[Item] = [item for slot in box.slot for item in read(slot).known]
        self.board: list[tuple[int, Goon]] = [
            (n, goon) for n, place in box.goon_space.items() for goon in read(place).known
        ]
        self.goals: dict[str, Goal] = {goal.family: goal for goal in read(box.goals_open).known}
        self.items: list[tuple[Item, ...]] = [read(place).known for place in box.crafted]
        self.gangs: list[tuple[Goon, ...]] = [read(place).known for place in box.gang]
        self.reserved = [read(place) for place in box.reserved]
        hands = [read(place) for place in box.hand]
        self.tomes: tuple[Any, ...] = hands[me].known
        self.tome_count = [len(hand.pieces) for hand in hands] + [0] * (box.parties - len(hands))
        self.choice: tuple[Any, ...] = read(box.choice[me]).known
        cells = [read(place) for place in box.cell]
        self.cell: tuple[Any, ...] = cells[me].known
        self.cell_count = [len(cell.pieces) for cell in cells] + [0] * (box.parties - len(cells))
        self.home = [cell.known for cell in cells]  # after a check all know who has come home
        self.rooms: list[list[Lying]] = [[read(place) for place in places] for places in box.room]
        if box.solo:
            gone = read(box.location_discard).known
            self.calls = [card.location for card in box.location_cards]
            for card in gone:
                self.calls.remove(card.location)
            self.reserve_guards = len(read(box.guard_deck).pieces)
            self.guards_away = read(box.guards_away).known

    @property
    def later(self) -> int:
        """Whole rounds that are still to come."""
        return ROUNDS - max(self.round, 1)

    @property
    def raid(self) -> bool:
        """Is there too little suspicion for all that the goons on the board bring?"""
        return sum([goon.suspicion for _, goon in self.board]) > self.suspicion_left

    def unseen(self, party: int) -> list[Any]:
        """The tokens, or guard cards, of a party that this seat does not see now."""
        guards = party >= len(self.crews)
        rest = list(self.box.guards if guards else self.box.tokens[self.crews[party]])
        for room in self.rooms:
            for face in room[party].known:
                rest.remove(face)
        for face in self.guards_away if guards else self.home[party]:
            rest.remove(face)
        return rest

    @staticmethod
    def of_view(view: dict[str, Any]) -> Sight:
        box: Box = GAME.data_seen(view)
        faces = {face.id: face for face in box.faces}
        places = view["places"]

        def read(number: int) -> Lying:
            node = places
            for word in box.places[number]:
                node = node[str(word)]
            if not node:
                return NONE
            known = tuple([faces[card["face"]] for card in node if "face" in card])
            unknown = tuple([card["piece"] for card in node if "face" not in card])
            return Lying(known, len(unknown), tuple([card["piece"] for card in node]), unknown)

        return Sight(view["viewer"], box, view.__getitem__, read)

    @staticmethod
    def of_table(g: LockupTable, me: int) -> Sight:
        bit, face, seen, at = 1 << me, g.face, g.seen, g.at

        def read(number: int) -> Lying:
            pieces = at[number]
            if not pieces:
                return NONE
            known = tuple([face[p] for p in pieces if seen[p] & bit])
            if len(known) == len(pieces):
                return Lying(known, 0, pieces, ())
            return Lying(known, len(pieces) - len(known), pieces, tuple([p for p in pieces if not seen[p] & bit]))

        def public(name: str) -> Any:
            return asdict(g.supply) if name == "supply" else getattr(g, name)

        return Sight(me, g.data, public, read)
