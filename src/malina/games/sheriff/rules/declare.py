"""Chapter 6.5: a number, which must be true, and a good, which need not be."""

from __future__ import annotations

from ....kernel.decision import About, Note, Said, Sentences
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ..moments import declaration_made, laws
from ..table import SheriffTable
from .load import declarable


@rule
def declarations(g: SheriffTable) -> None:
    g.step = "declaration"
    for seat in g.closed:
        g.ask(seat, declare)


@question
def declare(g: SheriffTable, seat: int) -> Sentences:
    return (("declare", declarable(g)),)


@declare.answer("declare")
def declare_good(g: SheriffTable, seat: int, good: str) -> None:
    g.final += 1  # what is said is said
    g.declared[seat] = good
    g.tell("declared", seat=seat, good=good, count=g.number[seat])
    declaration_made(g, laws(g), seat)


@declare.default
def declare_by_itself(g: SheriffTable, seat: int) -> None:
    """The most frequent good of the bag that may be declared."""
    held = g.held(g.data.bag[seat])
    declare_good(g, seat, max(declarable(g), key=lambda good: held[good]))


@declare.refuse("declare")
def why_not_declare(g: SheriffTable, seat: int, good: str) -> IllegalMove | None:
    if good not in g.data.legal:
        return IllegalMove("only-legal")
    return IllegalMove("banned", good=good)


@declare.tells
def about_declare(g: SheriffTable, seat: int) -> About:
    """How much of it is true."""
    held, number = g.held(g.data.bag[seat]), g.number[seat]
    notes = [
        Note(
            "declare", Said("truth" if held[good] == number else "lie", {"count": number - held[good]}), {"good": good}
        )
        for good in declarable(g)
    ]
    return About(args={"count": number}, notes=notes)
