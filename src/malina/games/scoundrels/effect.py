"""Which function does which op, and when an op would change or show something.

Every op says what can be chosen for it: the sentences of the question `choose`. If there are none, it would change
nothing; an op without a choice has only DO.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ...kernel.decision import Sentences
from .language import Op
from .table import ScoundrelsTable, Use

DO: Sentences = (("do_it",),)
When = Callable[[ScoundrelsTable, Use, Any], bool]
Choices = Callable[[ScoundrelsTable, Use, Any], Sentences]
Do = Callable[..., None]  # (g, use, op, *what was chosen)


class Doing(NamedTuple):
    do: Do
    choices: Choices


EFFECTS: dict[type[Op], Doing] = {}


def effect(op: type[Op], *, when: When = lambda g, use, op: True, choices: Choices | None = None) -> Callable[[Do], Do]:
    """`(g, use, op, *chosen)`: what this op does."""

    def put(function: Do) -> Do:
        EFFECTS[op] = Doing(function, choices or (lambda g, use, op: DO if when(g, use, op) else ()))
        return function

    return put


def choices(g: ScoundrelsTable, use: Use, op: Op) -> Sentences:
    """What can be chosen for it now; nothing: it would change nothing."""
    return [sentence for sentence in EFFECTS[type(op)].choices(g, use, op) if all(len(blank) for blank in sentence[1:])]
