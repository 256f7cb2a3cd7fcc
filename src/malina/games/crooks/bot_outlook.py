"""What a seat of Crooks knows, and what it expects the end to be worth: the arithmetic behind bot.py.

Everything comes from the view. Jobs and gangs are independent, so a placement is judged by what it changes: for each
job there is one table that says what every strength of our own is worth there against all that the others may have.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import erf, prod, sqrt
from typing import Any, NamedTuple

import msgspec

from .cards import Crook, CrooksOptions, prepare

Odds = list[float]  # strength -> chance
Stack = list[Crook | None]  # None: a face-down crook we do not know
NOWHERE: tuple[Any, ...] = ()


class AtTable(msgspec.Struct, frozen=True):
    seats: int
    dollar: float
    others: float


class Coming(msgspec.Struct, frozen=True):
    price: float
    shy: float
    surest: float
    keen: float
    spread: float


class Secrecy(msgspec.Struct, frozen=True):
    contested: float
    minus: float


class Spying(msgspec.Struct, frozen=True):
    use: float
    job: float
    pile: float


class Discipline(msgspec.Struct, frozen=True):
    fear: float


class Weights(msgspec.Struct, frozen=True):
    """The content of bot.toml."""

    table: tuple[AtTable, ...]
    coming: Coming
    secrecy: Secrecy
    spy: Spying
    kingpin: Discipline


class Pile(NamedTuple):
    """The crooks of a hideout: `size` of those in `among`."""

    size: int
    among: list[Crook]


class Effect(NamedTuple):
    """What a placement does to the table."""

    row: tuple[tuple[int, int, int], ...] = ()  # our slots that change: job, our strength there, change of its modifiers
    fills: int | None = None  # the job of ours that is free no longer
    circles: tuple[str, ...] = ()  # of gangs that we win
    lost: tuple[str, ...] = ()  # of gangs that the victim loses
    victim: int | None = None  # whose crooks on the job die


NOTHING = Effect()


class Outlook:
    def __init__(self, view: dict[str, Any], weights: Weights) -> None:
        self.weights = weights
        self.me: int = view["viewer"]
        self.seats: int = view["seats"]
        self.at_table = next(w for w in weights.table if w.seats == self.seats)
        self.deck = prepare(msgspec.convert(view["options"], CrooksOptions), self.seats)
        self.money: list[int] = view["money"]
        self.opponents = [seat for seat in range(self.seats) if seat != self.me]
        self._read_pieces(view)
        self._expect_crooks(view)
        self._contests: dict[tuple[int, int | None], tuple[int, Odds, float]] = {}
        self._rest: dict[tuple[int | None, float], float] = {}
        self._gangs: dict[tuple[Any, ...], float] = {}

    # ---- what we know ----

    def _read_pieces(self, view: dict[str, Any]) -> None:
        crooks = {crook.id: crook for crook in self.deck.faces}
        places = view["places"]
        unplaced = Counter(crook.id for crook in self.deck.faces)

        def faces(pieces: list[dict[str, Any]]) -> Stack:
            known = [crooks[piece["face"]] if "face" in piece else None for piece in pieces]
            unplaced.subtract(crook.id for crook in known if crook)
            return known

        rows = places["slot"]
        self.rows = [{job: faces(rows[str(seat)][str(job)]) for job in self.deck.jobs} for seat in range(self.seats)]
        hand = faces(places["hand"][str(self.me)])
        self.hand = hand[0] if hand else None
        faces(places["box"])
        looks = {tuple(look["place"]): look for look in view.get("memory", ())}
        strayed: Counter[str] = Counter()  # crooks that have left a pile, we know not whereto: chances
        self.piles: dict[str, Pile] = {}
        for letter, place in self.deck.hideouts:
            pieces = places["hideout"][letter]
            inside = [crook for crook in faces(pieces) if crook]
            seen = looks[place]["seen"] if place in looks else []
            unplaced.subtract(seen)
            if seen:
                for id in seen:
                    strayed[id] += max(0, len(seen) - len(pieces) + len(inside)) / len(seen)  # type: ignore[assignment]
            self.piles[letter] = Pile(len(pieces), inside or [crooks[id] for id in seen])
        unseen = [crooks[id] for id, count in unplaced.items() for _ in range(count)]
        for letter, pile in self.piles.items():
            if pile.size and not pile.among:
                self.piles[letter] = Pile(pile.size, unseen)
