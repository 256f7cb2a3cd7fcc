"""Chapter 9.5: elimination. The role is turned up, the cards go, and others gain when the effect is finished."""

from __future__ import annotations

from ....kernel.decision import About, Sentences
from ....kernel.pieces import reveal
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId, PieceId
from ..moments import left_behind, listeners, modes, on, rewarded
from ..table import BangTable, Person
from . import causes
from .ask import ask
from .owing import owe
from .pile import discard
from .query import around, seat_again
from .victory import check_victory


@rule
def eliminate(g: BangTable, person: Person, by: Person, why: str) -> None:
    """9.5: the role is turned up, the cards go, others gain when the effect is finished."""
    leave(g, person)
    g.eliminated.append(person)
    g.life[person] = 0
    reveal(g, g.at[g.data.role[g.owner[person]]])
    faces = {"role": g.at[g.data.role[g.owner[person]]][0]} if g.role(person) else {}
    g.tell("eliminated", faces, seat=person, by=by, why=why)
    g.then(check_victory, person, by)
    g.then(lay_down, person)
    if g.role(person) == "sheriff":
        g.slayer = by
    if rewarded(g, modes(g), g.role(person) == "outlaw", person):
        owe(g, "reward", person, by)
    owe(g, "mourning", person)
    owe(g, "penalty", person, by)


@on(rewarded, "fight")
def every_one_pays(g: BangTable, me: Person, there_is: bool, person: Person) -> bool:
    return True


def leave(g: BangTable, person: Person) -> None:
    g.out[person] = True
    g.ghost[person] = False
    seat_again(g)
    if left := [p for p in g.ring if g.owner[p] == g.owner[person]]:  # his other character, also in this turn
        g.active[g.owner[person]] = left[0]
        g.turn = left[0] if g.turn == person else g.turn
    elif person == g.anchor and g.ring:
        g.anchor = around(g, person)[0]


def belongings(g: BangTable, person: Person) -> list[PieceId]:
    """With two players the hand stays with the other character, as long as he lives."""
    rest = [p for p in g.ring if g.owner[p] == g.owner[person]]
    return [*(() if rest else g.hand(person)), *g.in_front(person)]


@rule
def lay_down(g: BangTable, person: Person) -> None:
    """For whoever takes them, or on the discard pile in an order of the victim's choice."""
    cards = belongings(g, person)
    heirs = [p for p in around(g, person) if g.owner[p] != g.owner[person]]
    if cards and left_behind(g, listeners(g, left_behind, heirs), person):
        return
    if len(cards) > 1:
        ask(g, person, last_cards)
    else:
        discard(g, person, *cards)


@question
def last_cards(g: BangTable, seat: int, person: Person) -> Sentences:
    """Which card goes on the pile next; the rest as they come."""
    return ("lay", g.ids(belongings(g, person))), ("lay_all",)


@last_cards.tells
def about_last_cards(g: BangTable, seat: int, person: Person) -> About:
    return About(causes.said("out"), {"count": len(belongings(g, person))})


@last_cards.answer("lay")
def lay(g: BangTable, seat: int, person: Person, card: FaceId) -> None:
    discard(g, person, g.named(tuple(belongings(g, person)), card))
    g.then(lay_down, person)


@last_cards.refuse("lay")
def why_not_lay(g: BangTable, seat: int, person: Person, card: str) -> IllegalMove | None:
    return IllegalMove("not-among-these")


@last_cards.answer("lay_all")
def lay_all(g: BangTable, seat: int, person: Person) -> None:
    discard(g, person, *belongings(g, person))
