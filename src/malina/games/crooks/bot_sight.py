"""What a seat of Crooks knows: its view, put in order for the greedy bot."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import msgspec

from .cards import Crook, CrooksOptions, prepare

Stack = list[Crook | None]  # None: a face-down crook we do not know
Likely = list[tuple[Crook, float]]  # crooks with their chances


class Pile(NamedTuple):
    """The crooks of a hideout: `size` of those in `among`."""

    size: int
    among: list[Crook]


class Sight:
    """Where the crooks are, as far as the seat can tell."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.me: int = view["viewer"]
        self.seats: int = view["seats"]
        self.money: list[int] = view["money"]
        self.passed: list[bool] = view["passed"]
        self.opened: str | None = view["opened"]  # the hideout we are searching
        self.deck = deck = prepare(msgspec.convert(view["options"], CrooksOptions), self.seats)
        self.opponents = [seat for seat in range(self.seats) if seat != self.me]

        crooks = deck.crooks
        unplaced = Counter([crook.id for crook in deck.faces])

        def read(pieces: list[dict[str, Any]]) -> Stack:
            for piece in pieces:
                if "face" in piece:
                    unplaced[piece["face"]] -= 1
            return [crooks[piece["face"]] if "face" in piece else None for piece in pieces]

        places = view["places"]
        self.rows = [{j: read(places["slot"][str(s)][str(j)]) for j in deck.jobs} for s in range(self.seats)]
        self.hand = next(iter(read(places["hand"][str(self.me)])), None)
        read(places["box"])

        looks = {look["place"][-1]: look["seen"] for look in view.get("memory", ())}
        strayed: Likely = []  # crooks that have perhaps left the pile where we saw them
        self.piles: dict[str, Pile] = {}
        for letter, pieces in places["hideout"].items():
            among = [crook for crook in read(pieces) if crook]
            if not among:  # we are not looking into it just now
                among = [crooks[id] for id in looks.get(letter, ())]
                for crook in among:
                    unplaced[crook.id] -= 1
                    strayed.append((crook, 1 - len(pieces) / len(among)))
            self.piles[letter] = Pile(len(pieces), among)
        unseen = list((+unplaced).elements())
        for letter, pile in self.piles.items():
            if pile.size > len(pile.among):
                self.piles[letter] = Pile(pile.size, [crooks[id] for id in unseen])

        # What may lie face down on the table, and what may still come out of the hideouts.
        self.hidden: Likely = [(crooks[id], 1.0) for id in unseen] + strayed
        self.coming: Likely = [
            (crook, pile.size / len(pile.among)) for pile in self.piles.values() if pile.size for crook in pile.among
        ]

    def free_jobs(self, seat: int) -> list[int]:
        return [job for job, stack in self.rows[seat].items() if not stack]
