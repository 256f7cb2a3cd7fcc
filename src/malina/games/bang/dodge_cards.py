"""The cards of Dodge City that do something of their own; those with a Missed! symbol are answers, see shots.py."""

from __future__ import annotations

from typing import Any

from ...kernel.decision import Sentences
from ...kernel.refusal import IllegalMove
from ...kernel.rules import question, rule
from .ask import ask
from .base_cards import made_to_discard
from .damage import heal
from .pile import draw, steal, tell
from .play import effect
from .shots import immune, shot
from .table import BangTable
from .targets import takeable, taken
from .works import others

# ---- shots ----


@effect("punch")
def punch(g: BangTable, person: int, suit_played: str, target: int, what: Any) -> None:
    g.then(shot, person, target, "punch", suit_played, 1)


@effect("springfield")
def springfield(g: BangTable, person: int, suit_played: str, target: int, what: Any) -> None:
    g.then(shot, person, target, "springfield", suit_played, 1)


@effect("knife")
def knife(g: BangTable, person: int, suit_played: str, target: int, what: Any) -> None:
    g.then(shot, person, target, "knife", suit_played, 1)


@effect("derringer")
def derringer(g: BangTable, person: int, suit_played: str, target: int, what: Any) -> None:
    """The card is drawn before the target answers."""
    draw(g, person, 1, "derringer")
    g.then(shot, person, target, "derringer", suit_played, 1)


@effect("pepperbox")
def pepperbox(g: BangTable, person: int, suit_played: str, target: int, what: Any) -> None:
    g.then(shot, person, target, "pepperbox", suit_played, 1)


@effect("buffalo_rifle")
def buffalo_rifle(g: BangTable, person: int, suit_played: str, target: int, what: Any) -> None:
    g.then(shot, person, target, "buffalo_rifle", suit_played, 1)


@effect("howitzer")
def howitzer(g: BangTable, person: int, suit_played: str, target: int, what: Any) -> None:
    for other in others(g, person):
        g.then(shot, person, other, "howitzer", suit_played, 1)


# ---- life and cards ----


@effect("tequila")
def tequila(g: BangTable, person: int, suit_played: str, target: int, what: Any) -> None:
    heal(g, target, 1, "tequila")


@effect("whisky")
def whisky(g: BangTable, person: int, suit_played: str, target: int, what: Any) -> None:
    heal(g, person, 2, "whisky")


@effect("canteen")
def canteen(g: BangTable, person: int, suit_played: str, target: int, what: Any) -> None:
    heal(g, person, 1, "canteen")


@effect("pony_express")
def pony_express(g: BangTable, person: int, suit_played: str, target: int, what: Any) -> None:
    draw(g, person, 3, "pony_express")


# ---- cards of others ----


@effect("rag_time")
def rag_time(g: BangTable, person: int, suit_played: str, target: int, what: Any) -> None:
    steal(g, person, target, taken(g, target, what), "rag_time")


@effect("conestoga")
def conestoga(g: BangTable, person: int, suit_played: str, target: int, what: Any) -> None:
    steal(g, person, target, taken(g, target, what), "conestoga")


@effect("can_can")
def can_can(g: BangTable, person: int, suit_played: str, target: int, what: Any) -> None:
    made_to_discard(g, person, target, what, "can_can")


@effect("brawl")
def brawl(g: BangTable, person: int, suit_played: str, target: int, what: Any) -> None:
    """Everybody else loses a card, one after another."""
    for other in others(g, person):
        g.then(brawl_with, person, other, suit_played)


@rule
def brawl_with(g: BangTable, person: int, target: int, suit_played: str) -> None:
    if immune(g, target, person, suit_played):
        tell(g, "immune", seat=target, why="brawl")
        return
    choice = takeable(g, person, target, g.data.kinds["brawl"])
    if len(choice) > 1:
        ask(g, person, brawl_for, target)
    elif choice:
        made_to_discard(g, person, target, choice[0], "brawl")


@question
def brawl_for(g: BangTable, seat: int, person: int, target: int) -> Sentences:
    """A card of his hand, or which of those in front of him."""
    return (("make_discard", takeable(g, person, target, g.data.kinds["brawl"])),)


@brawl_for.answer("make_discard")
def brawled(g: BangTable, seat: int, person: int, target: int, what: str) -> None:
    made_to_discard(g, person, target, what, "brawl")


@brawl_for.refuse("make_discard")
def why_not_brawl(g: BangTable, seat: int, person: int, target: int, what: str) -> IllegalMove | None:
    return IllegalMove("not-among-these")
