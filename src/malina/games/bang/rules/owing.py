"""What others gain by a wound, an elimination or a draw!: it waits for the end of the effect."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from ..moments import gained
from ..table import BangTable, Person
from .query import around

# In this order; within one kind clockwise from the active player
ORDER = ("verdict", "wound", "answer", "loot", "reward", "mourning", "penalty", "luck", "talk")
IN_TURN = frozenset({"wound", "answer"})


def owe(g: BangTable, kind: str, person: Person, *args: int | str) -> None:
    g.later(gained.hooks[kind], person, *args)


@lru_cache
def kinds() -> dict[Callable[..., Any] | None, str]:
    """What each rule that waits pays for."""
    return {pays: kind for kind, pays in gained.hooks.items()}


def owed(g: BangTable, kind: str) -> list[tuple[int, ...]]:
    """The arguments of all that is owed of this kind."""
    return [args for pays, args in g.due if kinds()[pays] == kind]


def forgive(g: BangTable, kind: str) -> None:
    g.due = [(pays, args) for pays, args in g.due if kinds()[pays] != kind]


def first_due(g: BangTable) -> int:
    """Which of the gains comes first."""
    order, kind_of = around(g, g.turn), kinds()

    def when(n: int) -> tuple[int, int, int]:
        pays, (person, *_) = g.due[n]
        kind = kind_of[pays]
        in_turn = kind in IN_TURN and person in order
        place = order.index(person) if in_turn else len(order) if kind in IN_TURN else 0
        return ORDER.index(kind), place, n

    return min(range(len(g.due)), key=when)
