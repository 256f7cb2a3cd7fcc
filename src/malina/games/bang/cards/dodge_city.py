"""The cards of Dodge City that do something of their own; those with a Missed! symbol are answers, see shots.py."""

from __future__ import annotations

from ....kernel.decision import About, Sentences
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ..moments import Played, effect, on
from ..rules import causes
from ..rules.aim import takeable
from ..rules.ask import ask
from ..rules.life import heal
from ..rules.pile import draw
from ..rules.prices import cards_gone
from ..rules.query import others
from ..rules.shots import immune
from ..table import BangTable, Person
from .base import discarded, fired, fired_at_all, made_to_discard, robbed

# ---- like cards of the base game ----

on(effect, "punch", "springfield", "knife", "pepperbox", "buffalo_rifle")(fired)
on(effect, "howitzer")(fired_at_all)
on(effect, "rag_time", "conestoga")(robbed)
on(effect, "can_can")(discarded)

# ---- others ----


@on(effect, "derringer")
def derringer(g: BangTable, me: Person, played: Played) -> None:
    """The card is drawn before the target answers."""
    draw(g, me, 1, "derringer")
    fired(g, me, played)


@on(effect, "tequila")
def tequila(g: BangTable, me: Person, played: Played) -> None:
    heal(g, played.target, 1, "tequila")


@on(effect, "whisky")
def whisky(g: BangTable, me: Person, played: Played) -> None:
    heal(g, me, 2, "whisky")


@on(effect, "canteen")
def canteen(g: BangTable, me: Person, played: Played) -> None:
    heal(g, me, 1, "canteen")


@on(effect, "pony_express")
def pony_express(g: BangTable, me: Person, played: Played) -> None:
    draw(g, me, 3, "pony_express")


@on(effect, "brawl")
def brawl(g: BangTable, me: Person, played: Played) -> None:
    """Everybody else loses a card, one after another."""
    for other in others(g, me):
        g.then(brawl_with, me, other, played.card)


@rule
def brawl_with(g: BangTable, person: Person, target: Person, card: str) -> None:
    if immune(g, target, person, card):
        g.tell("immune", seat=target, why="brawl")
        return
    choice = takeable(g, person, target, g.data.kinds["brawl"])
    if len(choice) > 1:
        ask(g, person, brawl_for, target, card)
    elif choice:
        made_to_discard(g, person, target, choice[0], "brawl")


@question
def brawl_for(g: BangTable, seat: int, person: Person, target: Person, played: str) -> Sentences:
    """A card of his hand, or which of those in front of him."""
    return (("make_discard", takeable(g, person, target, g.data.kinds["brawl"])),)


@brawl_for.tells
def about_brawl(g: BangTable, seat: int, person: Person, target: Person, played: str) -> About:
    notes = cards_gone(g, "make_discard", person, g.in_front(target))
    return About(causes.played(g, played, "brawl"), {"target": g.label(target)}, notes)


@brawl_for.answer("make_discard")
def brawled(g: BangTable, seat: int, person: Person, target: Person, played: str, what: str) -> None:
    made_to_discard(g, person, target, what, "brawl")


@brawl_for.refuse("make_discard")
def why_not_brawl(
    g: BangTable, seat: int, person: Person, target: Person, played: str, what: str
) -> IllegalMove | None:
    return IllegalMove("not-among-these")
