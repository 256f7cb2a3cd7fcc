"""Chapters 9.2 and 9.4: losing life, and what may save whoever has none left."""

from __future__ import annotations

from ....kernel.decision import About, Sentences
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId
from .. import moments
from ..moments import characters, could_be_saved, last_notes, last_ways, who
from ..table import BangTable, Person
from . import causes
from .ask import ask
from .elimination import eliminate
from .life import heal, out_of_hand, rest, survived, wake
from .pile import answer_with
from .prices import saved, told
from .query import beer_saves, beer_strength, beer_works, in_handcuffs, saving_beers, why_not_allowed


@rule
def lose_life(g: BangTable, person: Person, points: int, by: Person, why: str) -> None:
    """`by` is responsible: the player who played the card or used the ability, or NOBODY."""
    if not g.in_play(person):
        return
    if g.ghost[person]:
        points = min(points, g.life[person])
    if points:
        g.life[person] -= points
        g.tell("wounded", seat=person, by=by, points=points, life=g.life[person], why=why)
        if g.life[person] <= 0 and not g.ghost[person]:
            g.then(wake, person)
            g.then(dying, person, by, why, points)
            g.then(rest, g.owner[person], g.active[g.owner[person]])
        else:
            survived(g, person, by, points)


@rule
def dying(g: BangTable, person: Person, by: Person, why: str, points: int) -> None:
    """Beer saves, and what characters have."""
    if g.life[person] > 0:
        survived(g, person, by, points)
    elif can_be_saved(g, person):
        ask(g, person, last_gasp, by, why, points)
    else:
        last_chance(g, person, by, why, points)


def can_be_saved(g: BangTable, person: Person) -> bool:
    """By what everybody knows."""
    if could_be_saved(g, characters(g, person)):
        return True
    return bool(g.hand(person)) and beer_saves(g, person) and not in_handcuffs(g, person)


@question
def last_gasp(g: BangTable, seat: int, person: Person, by: Person, why: str, points: int) -> Sentences:
    """Drink Beer, do what a character can, or give up."""
    beers = saving_beers(g, person)
    drink = [("drink", g.ids(beers))] if beers else []
    return (*last_ways(g, characters(g, person), [*drink]), ("give_up",))


@last_gasp.tells
def about_death(g: BangTable, seat: int, person: Person, by: Person, why: str, points: int) -> About:
    chance = who(moments.last_chance, characters(g, person))
    notes = [
        *last_notes(g, characters(g, person), saved(g, "drink", person, beer_strength(g, person))),
        told("give_up", "luck", what=chance) if chance else told("give_up", "out"),
    ]
    saves = len(last_gasp.moves(g, seat, person, by, why, points)) > 1
    hope = "some" if saves else "draw" if chance else "none"
    return About(causes.wound(g, person, by, why, points), {"points": 1 - g.life[person], "hope": hope}, notes)


@last_gasp.answer("drink")
def drink(g: BangTable, seat: int, person: Person, by: Person, why: str, points: int, card: FaceId) -> None:
    piece = g.named(g.hand(person), card)
    answer_with(g, person, piece)
    g.tell("drank", {"card": piece}, seat=person)
    out_of_hand(g, person)
    heal(g, person, beer_strength(g, person), "beer")
    dying(g, person, by, why, points)


@last_gasp.refuse("drink")
def why_not_drink(
    g: BangTable, seat: int, person: Person, by: Person, why: str, points: int, card: str
) -> IllegalMove | None:
    piece = g.named(g.hand(person), card)
    if piece < 0:
        return IllegalMove("not-in-hand")
    if g.kind(piece).id != "beer":
        return IllegalMove("saves-nobody")
    if reason := moments.forbidden(g, moments.events(g), "", person, g.kind(piece)):
        return IllegalMove(reason)
    return IllegalMove("two-left" if not beer_works(g) else why_not_allowed(g, person))


@last_gasp.answer("give_up")
def give_up(g: BangTable, seat: int, person: Person, by: Person, why: str, points: int) -> None:
    last_chance(g, person, by, why, points)


def last_chance(g: BangTable, person: Person, by: Person, why: str, points: int) -> None:
    if not moments.last_chance(g, characters(g, person), by, why, points):
        g.then(eliminate, person, by, why)
