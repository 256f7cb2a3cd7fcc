"""What a seat of Crooks knows, put in order for the bot: read from its view, or from a table of the bot's own.

Both ways lead to the same sight. From a table, only that is read which the seat has seen: a play-out asks thousands of
times, and a view would take longer to write than all the rest takes to think.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ....kernel.knowledge import ONE_LABEL, label_at
from .. import GAME
from ..box import Deck
from ..faces import Crook
from ..table import CrooksTable

Stack = Sequence[Crook | None]  # None: a face-down crook we do not know
NOBODY: Stack = ()
UNKNOWN = ""  # the gang of crooks we do not know


class Pile(NamedTuple):
    """The crooks of a hideout: `size` of those in `among`."""

    size: int
    among: list[Crook]


class Lying(NamedTuple):
    """The crooks of one seat on one job."""

    strength: int  # of those we know, like everything here
    modifiers: int
    unknown: int


class Sight:
    """Where the crooks are, as far as the seat can tell. Jobs are counted from 0, as in `deck.jobs`."""

    __slots__ = (
        "circles",
        "deck",
        "free",
        "hand",
        "lying",
        "me",
        "money",
        "opened",
        "opponents",
        "passed",
        "piles",
        "rows",
        "seats",
        "strayed",
        "unseen",
    )

    def __init__(
        self,
        me: int,
        deck: Deck,
        money: list[int],
        passed: list[bool],
        opened: str | None,  # the hideout we are searching
        rows: list[list[Stack]],  # by seat and job
        hand: Crook | None,
        piles: dict[str, tuple[int, list[Crook]]],  # by letter: its size, and who is or was there as far as we know
        known: set[str],  # everybody whom we see anywhere
    ) -> None:
        self.me, self.deck, self.money, self.passed, self.opened = me, deck, money, passed, opened
        self.rows, self.hand = rows, hand
        self.seats = len(rows)
        self.opponents = [seat for seat in range(self.seats) if seat != me]
        self.free = [[j for j, stack in enumerate(row) if not stack] for row in rows]
        self.circles = [dict.fromkeys((*deck.gangs, UNKNOWN), 0) for _ in rows]
        self.lying = [
            [lying(stack, circles) if stack else None for stack in row]
            for row, circles in zip(rows, self.circles)  # noqa: B905
        ]
        # Crooks that have perhaps left the pile where we saw them, with the chance that they have.
        self.strayed: list[tuple[Crook, float]] = []
        for size, among in piles.values():
            if among:
                known.update([crook.id for crook in among])
                if len(among) > size:
                    self.strayed += [(crook, 1 - size / len(among)) for crook in among]
        self.unseen = unseen = [crook for crook in deck.faces if crook.id not in known]
        self.piles = {
            letter: Pile(size, among if len(among) >= size else unseen) for letter, (size, among) in piles.items()
        }

    @staticmethod
    def of_view(view: dict[str, Any]) -> Sight:
        deck: Deck = GAME.data_seen(view)
        crooks = deck.crooks
        known: set[str] = set()

        def read(cards: list[dict[str, Any]]) -> Stack:
            known.update([card["face"] for card in cards if "face" in card])
            return [crooks[card["face"]] if "face" in card else None for card in cards]

        me, places = view["viewer"], view["places"]
        rows = [[read(places["slot"][str(seat)][str(job)]) for job in deck.jobs] for seat in range(view["seats"])]
        hand = next(iter(read(places["hand"][str(me)])), None)
        read(places["box"])
        notes = {note["place"][-1]: note["seen"] for note in view.get("memory", ())}
        piles = {}
        for letter, cards in places["hideout"].items():
            seen = [crook for crook in read(cards) if crook]
            piles[letter] = len(cards), seen or [crooks[id] for id in notes.get(letter, ())]
        return Sight(me, deck, view["money"], view["passed"], view["opened"], rows, hand, piles, known)

    @staticmethod
    def of_table(g: CrooksTable, me: int) -> Sight:
        deck, face, seen, at = g.data, g.face, g.seen, g.at
        bit, shift = 1 << me, label_at(me)
        latest = {place: label for label, (owner, place) in enumerate(g.looks, 1) if owner == me}
        notes: dict[int, list[Crook]] = {label: [] for label in latest.values()}
        known = set()
        for crook, who in zip(face, seen):  # noqa: B905
            if who & bit:
                known.add(crook.id)
            elif (label := who >> shift & ONE_LABEL) in notes:
                notes[label].append(crook)
        rows = [
            [[face[p] if seen[p] & bit else None for p in pieces] if pieces else NOBODY for pieces in at[row]]
            for row in deck.row
        ]
        hand = [face[p] for p in at[deck.hand[me]] if seen[p] & bit]
        piles = {}
        for letter, place in deck.hideout.items():
            pieces = at[place]
            if pieces and seen[pieces[0]] & bit:  # all of a pile is seen, or nobody in it
                piles[letter] = len(pieces), [face[p] for p in pieces]
            else:
                piles[letter] = len(pieces), sorted(notes[latest[place]], key=by_id) if place in latest else []
        return Sight(me, deck, g.money, g.passed, g.opened, rows, hand[0] if hand else None, piles, known)


def by_id(crook: Crook) -> str:
    return crook.id


def lying(stack: Stack, circles: dict[str, int]) -> Lying:
    """Count these crooks, and their circles among their owner's."""
    strength = modifiers = unknown = 0
    for crook in stack:
        if crook is None:
            unknown += 1
            circles[UNKNOWN] += 1
        else:
            strength += crook.rating
            modifiers += crook.modifier
            for gang in crook.gangs:
                circles[gang] += 1
    return Lying(strength, modifiers, unknown)
