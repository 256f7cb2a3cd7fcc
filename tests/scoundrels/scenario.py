"""Tables of 3,000 Scoundrels in any position, and moves in a short notation.

    t = scenario(3, sheets={0: "bottom_left=dirty.dog bottom_mid=polite.prospector"}, saloon="young.banker tired.horse",
                 hands={0: "3 A 2 0"}, money={0: 2}, stolen={1: "power_brick"}, marks="0:3@power_brick")
    t.do("0 play 3 slot=2", "0 use dirty", "0 pick_safe light_coil", "0 mark 7")
    t.refuses("0 use polite", "wrong-timing")

Seat 0 begins its turn on day 1, in round 1. A scoundrel is `trait.job`, and is called by its trait in moves; the saloon
is listed from left to right, the pile from the bottom up. Safes lie at their locations in the order of the card file
(depot 2 2 3 4 4, estate 2 3 3 4 5, laboratory 2 2 4 5 6), the last one of each is unused. A poker card is called by its
rank. `slots` are cards played before, `doubts` henchmen on them: `2>1.5` is one of seat 2 on seat 1's slot 5.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from malina.games.scoundrels import GAME
from malina.games.scoundrels.rules.day import end_of_day
from malina.games.scoundrels.rules.safes import let_look
from malina.games.scoundrels.rules.turn import suit, take_turn
from malina.games.scoundrels.table import Mark, ScoundrelsTable, Suspicion
from malina.kernel.dice import FastDice
from malina.kernel.pieces import add_pieces, deal, reveal, show
from malina.kernel.refusal import IllegalMove

LONG = {"length": "long"}
LEADERS = ["preston_caine", "doc_zimmer", "lilith_boone", "milton_goff"]
BY_SEAT = Mapping[int, Any]


def scenario(
    seats: int = 3,
    *,
    sheets: BY_SEAT | None = None,
    saloon: str = "young.banker tired.farmer stubborn.tracker",
    pile: str = "",
    hands: BY_SEAT | None = None,
    decks: BY_SEAT | None = None,
    slots: BY_SEAT | None = None,
    doubts: str = "",
    money: BY_SEAT | None = None,
    reputation: BY_SEAT | None = None,
    supply: BY_SEAT | None = None,
    jail: BY_SEAT | None = None,
    stolen: BY_SEAT | None = None,
    empty: str = "",
    marks: str = "",
    strategies: BY_SEAT | None = None,
    day: int = 1,
    round: int = 1,
    turn: int = 0,
    first: int = 0,
    step: str = "turn",
    traits: str = "",
    jobs: str = "",
    no_more: bool = False,
    options: Mapping[str, Any] | None = None,
) -> Scenario:
    """`empty`: safes that are taken out of their cells to the unused ones. `traits`, `jobs`: on top of the decks, the
    first drawn first; `no_more`: nothing under them. `step="evening"`: all turns of the day are over."""
    chosen = dict(options or {})
    if strategies:
        chosen["strategy_cards"] = True
    g: ScoundrelsTable = GAME.new_table(seats, GAME.read_options(chosen, seats), FastDice("scenario"))  # type: ignore[assignment]
    box = g.data
    g.log = []
    g.leaders = LEADERS[:seats]
    g.money = [_of(money, seat, 4) for seat in range(seats)]
    g.reputation = [_of(reputation, seat, 0) for seat in range(seats)]
    g.jail = [_of(jail, seat, 1) for seat in range(seats)]
    g.supply = [_of(supply, seat, 2) for seat in range(seats)]
    g.played = [0] * seats
    g.exposed = [0] * seats
    _lay_scoundrels(g, sheets or {}, saloon, pile, traits.split(), jobs.split(), no_more)
    _lay_safes(g, stolen or {}, empty.split(), marks.split())
    for seat in range(seats):
        _lay_poker(g, seat, _of(hands, seat, ""), _of(decks, seat, ""), _of(slots, seat, ""))
    for word in doubts.split():
        owner, card = word.split(">")
        victim, slot = card.split(".")
        g.suspicions.append(Suspicion(int(owner), int(victim), slot))
    g.destroyed = [
        box.setup.henchmen - g.jail[seat] - g.supply[seat] - sum(found.owner == seat for found in g.suspicions)
        for seat in range(seats)
    ]
    for seat in range(seats):
        if box.strategies:
            ids = str(_of(strategies, seat, "")).split()
            reveal(g, add_pieces(g, [card for card in box.strategies if card.id in ids], box.strategy[seat]))
    g.day, g.first, g.turn = day, first, turn
    if step == "turn":
        order = g.in_order
        for seat in order[order.index(turn) :]:
            g.then(take_turn, seat, round)
        for later in range(round + 1, box.setup.rounds + 1):
            for seat in order:
                g.then(take_turn, seat, later)
    g.then(end_of_day)
    g.run(0)
    return Scenario(g)


def _of(given: BY_SEAT | None, seat: int, default: Any) -> Any:
    return (given or {}).get(seat, default)


def _lay_scoundrels(
    g: ScoundrelsTable,
    sheets: BY_SEAT,
    saloon: str,
    pile: str,
    top_traits: list[str],
    top_jobs: list[str],
    no_more: bool,
) -> None:
    traits = {trait.id: trait for trait in g.data.traits}
    jobs = {job.id: job for job in g.data.jobs}
    above = [traits.pop(id) for id in reversed(top_traits)], [jobs.pop(id) for id in reversed(top_jobs)]

    def lay(pair: str, place: int) -> None:
        trait, job = pair.split(".")
        reveal(g, add_pieces(g, [traits.pop(trait), jobs.pop(job)], place))

    for seat, words in sheets.items():
        for word in words.split():
            cell, pair = word.split("=")
            lay(pair, g.data.cell[seat][cell])
    for word in pile.split():
        lay(word, g.data.pile)
    there = [word for word in saloon.split() if word.split(".")[0] in traits and word.split(".")[1] in jobs]
    for word, place in zip(reversed(there), reversed(g.data.saloon), strict=False):
        lay(word, place)
    rest = g.data.box if no_more else g.data.trait_deck
    add_pieces(g, sorted(traits.values(), key=lambda card: card.color, reverse=True), rest)
    add_pieces(g, above[0], g.data.trait_deck)
    for deck, colors in ((g.data.job_deck, ("black", "purple", "green")), (g.data.purple_deck, ("purple",))):
        for color in colors:
            if (color == "purple" and g.options.wild_saloon) == (deck == g.data.purple_deck):
                found = [job for job in jobs.values() if job.color == color]
                add_pieces(g, found, g.data.box if no_more else deck)
    add_pieces(g, above[1], g.data.job_deck)


def _lay_safes(g: ScoundrelsTable, stolen: BY_SEAT, empty: list[str], marks: list[str]) -> None:
    holders = {id: seat for seat, words in stolen.items() for id in words.split()}
    for location, cells in g.data.safe.items():
        safes = [safe for safe in g.data.safes if safe.location == location]
        for number, safe in enumerate(safes):
            if safe.id in holders:
                place = g.data.stolen[holders[safe.id]]
            else:
                place = cells[number] if number < len(cells) and safe.id not in empty else g.data.unused[location]
            add_pieces(g, [safe], place)
    for word in marks:
        owner, rest = word.split(":")
        number, safe = rest.split("@")
        g.marks.append(Mark(int(owner), int(number), _piece(g, safe)))
    for piece, face in enumerate(g.face):
        if face.back in g.data.locations:
            let_look(g, piece)


def _lay_poker(g: ScoundrelsTable, seat: int, hand: str, deck: str, slots: str) -> None:
    cards = {card.rank: card for card in g.data.poker[suit(g, seat)]}
    for word in slots.split():
        slot, rank = word.split("=")
        place = g.data.open[seat] if slot == "open" else g.data.slot[seat][slot]
        show(g, seat, add_pieces(g, [cards.pop(rank)], place))  # type: ignore[call-overload]
        g.played[seat] += 1
    top = [cards.pop(rank) for rank in reversed(deck.split())]  # type: ignore[call-overload]
    held = [cards.pop(rank) for rank in hand.split()]  # type: ignore[call-overload]
    rest = list(cards.values())
    if not hand:
        held, rest = rest[: g.data.setup.hand], rest[g.data.setup.hand :]
    show(g, seat, add_pieces(g, held, g.data.hand[seat]))
    add_pieces(g, [*rest, *top], g.data.deck[seat])


def _piece(g: ScoundrelsTable, id: str) -> int:
    return next(piece for piece, face in enumerate(g.face) if face.id == id)


class Scenario:
    def __init__(self, table: ScoundrelsTable) -> None:
        self.table = table

    # ---- moves ----

    def parse(self, command: str) -> tuple[int, dict[str, Any]]:
        """`0 play 3 slot=5`: the seat, the verb, and the blanks by name; the first may stand without its name."""
        seat, verb, *words = command.split()
        shape = next(s for s in GAME.commands.__args__ if s.__struct_config__.tag == verb)
        types = {f.name: str(f.type) for f in msgspec.structs.fields(shape)}
        move: dict[str, Any] = {"cmd": verb}
        for word in words:
            name, _, value = word.rpartition("=")
            name = name or next(iter(types))
            if name in ("safe", "source"):
                move[name] = _piece(self.table, value)
            elif name == "card":
                cards = self.table.data.poker[suit(self.table, int(seat))]
                move[name] = next(card.id for card in cards if card.rank == value)
            elif name == "cells":
                move[name] = [pair.split(":") for pair in value.split(",")]
            else:
                move[name] = value if types[name].endswith("str'>") or "str" in types[name] else int(value)
        return int(seat), move

    def do(self, *commands: str) -> Scenario:
        for command in commands:
            self.table.act(*self.parse(command))
            assert GAME.invariants(self.table) == [], command
        return self

    def refuses(self, command: str, reason: str) -> IllegalMove:
        """The command is refused for this reason, and nothing has changed."""
        before = json.dumps(self.table.dump())
        with pytest.raises(IllegalMove) as refused:
            self.table.act(*self.parse(command))
        assert refused.value.reason == reason, refused.value
        assert json.dumps(self.table.dump()) == before
        return refused.value

    def office(self, seat: int = 0, option: str = "sell_information") -> Scenario:
        return self.do(f"{seat} office", f"{seat} visit {option}")

    def believe(self) -> Scenario:
        """At the last chance everybody passes."""
        while self.asked and self.asked[1] == "last_doubt":
            self.do(f"{self.asked[0]} pass")
        return self

    def done(self) -> Scenario:
        """Whoever is offered abilities wants none."""
        while self.asked and self.asked[1] == "use_ability":
            self.do(f"{self.asked[0]} done")
        return self

    def end_turn(self) -> Scenario:
        """Nothing is used, information is sold, nobody doubts."""
        self.done()
        assert self.asked is not None
        return self.office(self.asked[0]).done().believe()

    def play_on(self, seat: int, card: str, slot: str) -> Scenario:
        """A whole turn in which nothing happens but this card."""
        return self.do(f"{seat} play {card} slot={slot}").end_turn()

    # ---- what is there ----

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who is asked what, of those the game waits for."""
        asks = self.all_asked
        return asks[0] if asks else None

    @property
    def all_asked(self) -> list[tuple[int, str]]:
        return [(seat, question.kind) for seat, question, _, required in self.table.asks if required]

    @property
    def offered(self) -> list[int]:
        """Who may doubt now, without being asked."""
        return [seat for seat, _, _, required in self.table.asks if not required]

    def legal(self, seat: int) -> list[dict[str, Any]]:
        return [move for decision in self.table.decisions(seat) for move in decision.moves]

    def can(self, seat: int, verb: str) -> list[Any]:
        """What may stand in the (first) blank of this verb."""
        found = []
        for move in self.legal(seat):
            if move["cmd"] == verb:
                values = [value for name, value in move.items() if name != "cmd"]
                if not values or values[0] not in found:
                    found.append(values[0] if values else True)
        return found

    def safes(self, seat: int, verb: str = "pick_safe") -> list[str]:
        return [self.table.face[piece].id for piece in self.can(seat, verb)]

    @property
    def money(self) -> list[int]:
        return self.table.money

    @property
    def reputation(self) -> list[int]:
        return self.table.reputation

    def sheet(self, seat: int) -> dict[str, str]:
        """Cell -> trait.job"""
        return {
            cell: self.scoundrel(place) for cell, place in self.table.data.cell[seat].items() if self.table.at[place]
        }

    def scoundrel(self, place: int) -> str:
        g = self.table
        return f"{g.face[g.trait(place)].id}.{g.face[g.job(place)].id}"

    @property
    def saloon(self) -> list[str]:
        return [self.scoundrel(place) if self.table.at[place] else "" for place in self.table.data.saloon]

    @property
    def pile(self) -> list[str]:
        """The top one is the last."""
        g = self.table
        traits = [piece for piece in g.at[g.data.pile] if hasattr(g.face[piece], "timing")]
        return [f"{g.face[trait].id}.{g.face[g.job_of(trait)].id}" for trait in traits]

    def hand(self, seat: int) -> list[str]:
        return sorted(self.table.poker(piece).rank for piece in self.table.at[self.table.data.hand[seat]])

    def deck(self, seat: int) -> list[str]:
        """The top card is the first."""
        return [self.table.poker(piece).rank for piece in self.table.at[self.table.data.deck[seat]]][::-1]

    def stolen(self, seat: int) -> list[str]:
        return [self.table.face[piece].id for piece in self.table.at[self.table.data.stolen[seat]]]

    def unused(self, location: str) -> list[str]:
        return [self.table.face[piece].id for piece in self.table.at[self.table.data.unused[location]]]

    def marks_on(self, safe: str) -> list[tuple[int, int]]:
        """Owner and number."""
        return [(m.owner, m.number) for m in self.table.marks if self.table.face[m.safe].id == safe]

    def sees(self, viewer: int | None, safe: str) -> bool:
        """Does this viewer see the face of this safe?"""
        piece = _piece(self.table, safe)
        pieces = json.dumps(self.table.view(viewer)["places"])
        return f'{{"piece": {piece}, "face": "{safe}"' in pieces

    def told(self, viewer: int | None, name: str = "") -> list[dict[str, Any]]:
        events = json.loads(json.dumps(self.table.events(viewer)))
        return [{k: v for k, v in e.items() if k != "n"} for e in events if name in ("", e["event"])]


def dealt(seats: int, seed: int = 0, **options: Any) -> Scenario:
    """A table as it is dealt."""
    return Scenario(GAME.deal(seats, seed, options))  # type: ignore[arg-type]


__all__ = ["LONG", "Scenario", "deal", "dealt", "scenario"]
