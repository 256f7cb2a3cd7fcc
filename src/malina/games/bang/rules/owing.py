"""What others gain by a wound, an elimination or a draw!: it waits for the end of the effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ....kernel.rules import Rule, rule
from ..table import BangTable
from .query import around

G = TypeVar("G", bound=Rule)
# In this order; within one kind clockwise from the active player
ORDER = ("verdict", "wound", "molly", "loot", "reward", "mourning", "penalty", "pain", "talk")
IN_TURN = frozenset({"wound", "molly"})
GAINS: dict[str, Rule] = {}
KINDS: dict[Rule | None, str] = {}


def gain(kind: str) -> Callable[[G], G]:
    """`(g, person, *args)`: what somebody is owed for what happened to this person, or was done by him."""

    def put(function: G) -> G:
        GAINS[kind] = rule(function)
        KINDS[function] = kind
        return function

    return put


def owe(g: BangTable, kind: str, person: int, *args: int | str) -> None:
    g.later(GAINS[kind], person, *args)


def owed(g: BangTable, kind: str) -> list[tuple[int, ...]]:
    """The arguments of all that is owed of this kind."""
    return [args for gain, args in g.due if KINDS[gain] == kind]


def forgive(g: BangTable, kind: str) -> None:
    g.due = [(gain, args) for gain, args in g.due if KINDS[gain] != kind]


def first_due(g: BangTable) -> int:
    """Which of the gains comes first."""
    order = around(g, g.turn)

    def when(n: int) -> tuple[int, int, int]:
        gain, (person, *_) = g.due[n]
        kind = KINDS[gain]
        in_turn = kind in IN_TURN and person in order
        place = order.index(person) if in_turn else len(order) if kind in IN_TURN else 0
        return ORDER.index(kind), place, n

    return min(range(len(g.due)), key=when)
