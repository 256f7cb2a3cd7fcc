"""Chapter 12.1: with two players, which of his two characters a player plays in this turn."""

from __future__ import annotations

from ...kernel.decision import Sentences
from ...kernel.refusal import IllegalMove
from ...kernel.rules import question
from .ask import ask
from .pile import tell
from .table import BangTable
from .works import own_persons


def jailed(g: BangTable, person: int) -> None:
    """He cannot be chosen in this turn; if no other character is free, the turn is lost."""
    g.jailed += (person,)
    if not free(g, person):
        g.skipped = True


def free(g: BangTable, person: int) -> list[int]:
    return [p for p in own_persons(g, person) if p not in g.jailed]


def phase_0(g: BangTable, person: int) -> None:
    """T5, before anything else in it."""
    if g.data.mode == "two":
        choices = free(g, person)
        if len(choices) > 1:
            ask(g, person, choose_active)
        elif choices and choices[0] != person:
            activate(g, choices[0])


@question
def choose_active(g: BangTable, seat: int, person: int) -> Sentences:
    return (("activate", [g.character[p] for p in free(g, person)]),)


@choose_active.answer("activate")
def activated(g: BangTable, seat: int, person: int, character: str) -> None:
    activate(g, g.person(character))


@choose_active.refuse("activate")
def why_not_activate(g: BangTable, seat: int, person: int, character: str) -> IllegalMove | None:
    chosen = g.person(character)
    if chosen not in own_persons(g, person):
        return IllegalMove("own-character")
    return IllegalMove("in-jail")


def activate(g: BangTable, person: int) -> None:
    """From now on it is his turn."""
    g.turn = g.active[g.owner[person]] = person
    tell(g, "activated", seat=person)
