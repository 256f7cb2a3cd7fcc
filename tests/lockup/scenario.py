"""Tables of Lockup in any position, and moves in a short notation.

    t = scenario(4, marker=1, power={0: 4}, cubes={2: "scrap scrap gold"}, goons={"smithy": "bandit_4"},
                 rooms={"infirmary": "0:enforcer 1:lookout 1:4v"}, display="shiv", tomes={0: "way_of_muscle"})
    t.check("infirmary")
    t.do("1 take", "0 decline")
    t.refuses("0 craft item=shiv", "cannot-pay")

A token is `seat:kind`, face up; with `v` it lies face down. Nothing lies on the table that is not named: no items, no
goons, no suspicion; everybody has their tokens, 10 stars and a power cube (the guards too, in the solo game). Decks
have what is left in any order; `deck` names cards that lie on top of theirs, the first one uppermost. Seat 0 is the
goblins.
A move is `seat verb blank=value …`. Values: numbers; `scrap:2,gold:1` for pairs; `3^,lookoutv` for tokens face up and
down; anything else is a text.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from malina.games.lockup import GAME
from malina.games.lockup.rules.lights_out import check
from malina.games.lockup.rules.patrol import patrol
from malina.games.lockup.rules.raid import raid
from malina.games.lockup.rules.roll_call import roll_call
from malina.games.lockup.rules.round import final_raid
from malina.games.lockup.rules.scoring import score
from malina.games.lockup.table import LockupTable
from malina.kernel.knowledge import EVERYONE
from malina.kernel.pieces import reveal, show
from malina.kernel.refusal import IllegalMove

CREWS = ("goblins", "gnolls", "kobolds", "bugbears", "insectoids")
KINDS = {"2": "crew_2", "3": "crew_3", "4": "crew_4", "5": "crew_5"}
Names = Mapping[int, str]


class Scenario:
    def __init__(self, g: LockupTable, whole: bool = True) -> None:
        self.g = g
        self.whole = whole  # is everything there that came out of the box?

    # ---- going on ----

    def go(self, rule: Any, *args: Any) -> Scenario:
        """Carry this out, until somebody is asked."""
        self.g.frames.clear()
        self.g.then(rule, *args)
        self.g.run(0)
        return self

    def check(self, location: str) -> Scenario:
        self.g.step = "lights_out"
        return self.go(check, self.g.data.number[location])

    def roll_call(self) -> Scenario:
        return self.go(roll_call)

    def patrol(self) -> Scenario:
        return self.go(patrol)

    def raid(self) -> Scenario:
        return self.go(raid)

    def end(self) -> Scenario:
        """The final raid and the score."""
        self.g.frames.clear()
        self.g.then(final_raid)
        self.g.then(score)
        self.g.run(0)
        return self

    def do(self, *moves: str) -> Scenario:
        for line in moves:
            seat, move = self.move(line)
            self.g.act(seat, move)
            assert not (self.whole and GAME.invariants(self.g))
        return self

    def refuses(self, line: str, reason: str) -> None:
        before = self.g.dump()
        seat, move = self.move(line)
        with pytest.raises(IllegalMove) as refused:
            self.g.act(seat, move)
        assert refused.value.reason == reason
        assert self.g.dump() == before

    def move(self, line: str) -> tuple[int, dict[str, Any]]:
        seat, verb, *blanks = line.split()
        crew = self.g.crews[int(seat)]
        named = (blank.split("=") for blank in blanks)
        return int(seat), {"cmd": verb, **{name: value_of(text, crew, name) for name, text in named}}

    # ---- what is there ----

    @property
    def asked(self) -> list[tuple[int, str]]:
        return [(seat, question.kind) for seat, question, _, _ in self.g.asks]

    def moves(self, seat: int) -> list[dict[str, Any]]:
        return [move for decision in self.g.decisions(seat) for move in decision.moves]

    def verbs(self, seat: int) -> set[str]:
        return {say.cmd for decision in self.g.decisions(seat) for say in decision.moves.says}

    def tokens(self, place: str, seat: int) -> list[str]:
        """The kinds of a seat's tokens in a location, or in its `cell`."""
        g = self.g
        there = g.data.cell[seat] if place == "cell" else g.data.room[g.data.number[place]][seat]
        return [g.face[piece].kind for piece in sorted(g.at[there], key=lambda p: g.data.rank[g.face[p].id])]

    def at(self, *place: str | int) -> list[str]:
        return [self.g.face[piece].id for piece in self.g.at[self.g.data.places.index(place)]]

    def piece(self, location: str, face: str) -> int:
        rooms = self.g.data.room[self.g.data.number[location]]
        return next(piece for room in rooms for piece in self.g.at[room] if self.g.face[piece].id == face)

    def told(self, name: str, viewer: int | None = None) -> list[dict[str, Any]]:
        return [event for event in self.g.events(viewer) if event["event"] == name]

    @property
    def ranked(self) -> list[dict[str, list[Any]]]:
        """Who was how strong, check by check."""
        found = [event["ranks"] for event in self.told("ranked")]
        return [{"ranks": [who for who, _ in ranks], "strengths": [n for _, n in ranks]} for ranks in found]


def value_of(text: str, crew: str, name: str) -> Any:
    if name == "tokens":
        pairs = [(one[:-1], {"^": "up", "v": "down"}[one[-1]]) for one in text.split(",")]
        order = list(KINDS.values())
        named = [[f"{crew}_{KINDS.get(kind, kind)}", face] for kind, face in pairs]
        return sorted(named, key=lambda pair: (pair[0].removeprefix(f"{crew}_") not in order, pair[0]))
    if ":" in text:
        return [[kind, int(count)] for kind, count in (pair.split(":") for pair in text.split(","))]
    if name in ("cubes", "gains"):
        return []
    return int(text) if text.isdigit() else text


def scenario(
    seats: int = 3,
    *,
    marker: int | None = None,
    power: Mapping[int, int] | None = None,
    stars: Mapping[int, int] | None = None,
    cubes: Names | None = None,
    suspicion: Mapping[int, int] | None = None,
    storage: Mapping[int, int] | None = None,
    rooms: Mapping[str, str] | None = None,
    guards: Mapping[str, str] | None = None,
    suspicion_at: Mapping[str, int] | None = None,
    bandits: Mapping[str, str] | None = None,
    goons: Mapping[str, str] | None = None,
    display: str = "",
    tomes: Names | None = None,
    reserved: Names | None = None,
    items: Names | None = None,
    gang: Names | None = None,
    goals: str = "",
    deck: str = "",
    supply: Mapping[str, int] | None = None,
    round: int = 1,
    options: Mapping[str, Any] | None = None,
) -> Scenario:
    """`guards`: their cards in the rooms, with `v` face down. `goals`: these, instead of those that were dealt; none if
    there is no name. `supply`: so much is left of it, the rest is out of the game."""
    g = laid_out(seats, dict(options or {}))
    box = g.data
    g.log = []
    forget(g)
    g.round, g.location, g.superiority, g.advance = round, "", -1, -1
    g.marker = (box.parties - 1 if box.solo else 0) if marker is None else marker
    g.reputation = [(stars or {}).get(party, 10) for party in g.parties]
    g.storage = [(storage or {}).get(party, 5) for party in g.parties]
    g.power = [(power or {}).get(party, 1) for party in g.parties]
    g.suspicion = [(suspicion or {}).get(party, 0) for party in g.parties]
    g.suspicion_at = [(suspicion_at or {}).get(location.id, 0) for location in box.locations]
    g.bandits_at = [tuple((bandits or {}).get(location.id, "").split()) for location in box.locations]
    full = box.cards.supply
    left = {"power": full.power - sum(g.power), "suspicion": full.suspicion - sum(g.suspicion) - sum(g.suspicion_at)}
    for kind in ("scrap", "potion", "iron", "gold"):
        setattr(g, kind, [(cubes or {}).get(party, "").split().count(kind) for party in g.parties])
        laid = sum(there.count(kind) for there in g.bandits_at)
        left[kind] = getattr(full, kind) - sum(getattr(g, kind)) - laid
    g.supply = replace(g.supply, **{**left, **(supply or {})})
    lay = Laying(g)
    for location, names in (rooms or {}).items():
        for token in names.split():
            seat, _, kind = token.partition(":")
            down = kind.endswith("v")
            kind = KINDS.get(kind.removesuffix("v"), kind.removesuffix("v"))
            piece = lay.put(f"{g.crews[int(seat)]}_{kind}", box.room[box.number[location]][int(seat)])
            show(g, int(seat), (piece,))
            if not down:
                reveal(g, (piece,))
    for location, names in (guards or {}).items():
        for name in names.split():
            piece = lay.put(f"guard_{name.removesuffix('v')}", box.room[box.number[location]][seats])
            if not name.endswith("v"):
                reveal(g, (piece,))
    for location, name in (goons or {}).items():
        reveal(g, (lay.put(name, box.goon_space[box.number[location]]),))
    for slot, name in zip(box.slot, display.split(), strict=False):
        if name != "-":
            reveal(g, (lay.put(name, slot),))
    for seat, names in (tomes or {}).items():
        for name in names.split():
            show(g, seat, (lay.put(name, box.hand[seat]),))
    for places, given in ((box.reserved, reserved), (box.crafted, items), (box.gang, gang)):
        for party, names in (given or {}).items():
            for name in names.split():
                reveal(g, (lay.put(name, places[party]),))
    for name in reversed(deck.split()):
        lay.put(name, lay.home(name))
    put_goals(g, goals.split())
    for seat in range(g.seats):
        show(g, seat, g.at[box.cell[seat]])
    return Scenario(g, whole=not supply)


def laid_out(seats: int, options: dict[str, Any]) -> LockupTable:
    """A table before the first round, with crews in their order."""
    g: LockupTable = GAME.deal(seats, "scenario", {"first_player": 0, **options, "crews": "chosen"})  # type: ignore[assignment]
    while g.asks and g.asks[0][1].kind == "choose_crew":
        seat = g.asks[0][0]
        g.act(seat, {"cmd": "be", "crew": CREWS[seat]})
    return g


def forget(g: LockupTable) -> None:
    """Everything back where it came from, unseen."""
    box = g.data
    g.counts, g.barred, g.looks = [], {}, []
    decks = {"item": box.item_deck, "goon": box.goon_deck, "tome": box.tome_deck, "goal": box.goal_box}
    decks |= {"trait": box.trait_deck, "guard": box.guard_deck, "location": box.location_deck}
    decks |= {crew: box.cell[seat] for seat, crew in enumerate(g.crews)}
    g.at = [()] * len(g.at)
    for piece, face in enumerate(g.face):
        g.seen[piece] = 0
        g.at[decks[face.back]] += (piece,)


class Laying:
    """Lays every piece once."""

    def __init__(self, g: LockupTable) -> None:
        self.g = g
        self.laid: set[int] = set()

    def home(self, face: str) -> int:
        return next(
            place
            for place, pieces in enumerate(self.g.at)
            for p in pieces
            if self.g.face[p].id == face and p not in self.laid
        )

    def put(self, face: str, target: int) -> int:
        g = self.g
        piece = next(p for p in range(len(g.face)) if g.face[p].id == face and p not in self.laid)
        self.laid.add(piece)
        g.at = [tuple(p for p in pieces if p != piece) for pieces in g.at]
        g.at[target] += (piece,)
        return piece


def put_goals(g: LockupTable, names: list[str]) -> None:
    for name in names:
        piece = next(p for p in g.at[g.data.goal_box] if g.face[p].id == name)
        g.at[g.data.goal_box] = tuple(p for p in g.at[g.data.goal_box] if p != piece)
        g.at[g.data.goals_open] += (piece,)
        g.seen[piece] = EVERYONE
