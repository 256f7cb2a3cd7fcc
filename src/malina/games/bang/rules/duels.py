"""Chapter 8: Indians! and Duel, which are answered with BANG! cards."""

from __future__ import annotations

from ....kernel.decision import About, Sentences
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId, PieceId
from ..moments import (
    events,
    forbidden,
)
from ..table import NOBODY, BangTable, Person
from . import causes
from .ask import ask
from .dying import lose_life
from .life import rest, used_from_hand, wake
from .pile import answer_with
from .prices import answered, life_lost
from .query import (
    is_bang,
    serves_as_bang,
    spare,
    why_not_allowed,
)
from .shots import immune, unchain

# ---- Indians! ----


@rule
def demand_bang(g: BangTable, by: Person, target: Person, why: str, card: str) -> None:
    """Indians!: a BANG! card or a life."""
    if not g.in_play(target):
        return
    if immune(g, target, by, card):
        g.tell("immune", seat=target, why=why)
        return
    g.chain.append((why, by, target, 1, 0, card))
    g.then(wake, target)
    g.then(bang_or_life, by, target, why)
    g.then(unchain)
    g.then(rest, g.owner[target], g.active[g.owner[target]])


@rule
def bang_or_life(g: BangTable, by: Person, target: Person, why: str) -> None:
    if g.hand(target):
        ask(g, target, discard_bang, by, why)
    else:
        g.then(lose_life, target, 1, by, why)


@question
def discard_bang(g: BangTable, seat: int, target: Person, by: Person, why: str) -> Sentences:
    return ("discard", g.ids(serves_as_bang(g, target))), ("take_hit",)


@discard_bang.tells
def about_indians(g: BangTable, seat: int, target: Person, by: Person, why: str) -> About:
    notes = [
        *answered(g, "discard", target, serves_as_bang(g, target)),
        *life_lost(g, "take_hit", target, 1, by),
    ]
    return About(causes.attack(g, "indians"), notes=notes)


@discard_bang.answer("discard")
def discard_for_indians(g: BangTable, seat: int, target: Person, by: Person, why: str, card: FaceId) -> None:
    give_bang(g, target, card, why)


@discard_bang.answer("take_hit")
def bear_it(g: BangTable, seat: int, target: Person, by: Person, why: str) -> None:
    g.then(lose_life, target, 1, by, why)


@discard_bang.refuse("discard")
def why_not_discard(g: BangTable, seat: int, target: Person, by: Person, why: str, card: str) -> IllegalMove | None:
    return why_no_bang(g, target, card)


def give_bang(g: BangTable, person: Person, card: str, why: str) -> None:
    piece = g.named(g.hand(person), card)
    answer_with(g, person, piece)
    g.tell("bang_discarded", {"card": piece}, seat=person, why=why)
    used_from_hand(g, person)


def why_no_bang(g: BangTable, person: Person, card: str) -> IllegalMove:
    piece = g.named(g.hand(person), card)
    if piece < 0:
        return IllegalMove("not-in-hand")
    if reason := forbidden(g, events(g), "", person, g.data.kinds["bang"]):
        return IllegalMove(reason)
    return IllegalMove(why_not_allowed(g, person) if is_bang(g, person, piece) else "no-bang")


# ---- Duel ----


@rule
def duel(g: BangTable, challenger: Person, foe: Person, turn: Person) -> None:
    """`turn` has to discard a BANG! now, the challenged one first."""
    if g.hand(turn):
        ask(g, turn, duel_answer, challenger, foe)
    else:
        lose_duel(g, challenger, foe, turn)


@question
def duel_answer(g: BangTable, seat: int, turn: Person, challenger: Person, foe: Person) -> Sentences:
    return ("discard", g.ids(duelling(g, turn, challenger))), ("give_in",)


def duelling(g: BangTable, turn: Person, challenger: Person) -> list[PieceId]:
    """A card that has to be played is not to be discarded in a Duel of one's own (R-43)."""
    bangs = serves_as_bang(g, turn)
    return [piece for piece in bangs if piece in spare(g, turn)] if turn == challenger else bangs


@duel_answer.tells
def about_duel(g: BangTable, seat: int, turn: Person, challenger: Person, foe: Person) -> About:
    notes = [
        *answered(g, "discard", turn, duelling(g, turn, challenger)),
        *life_lost(g, "give_in", turn, 1, blamed(challenger, turn)),
    ]
    other = foe if turn == challenger else challenger
    return About(causes.duel(g, turn, other), notes=notes)


@duel_answer.answer("discard")
def duel_on(g: BangTable, seat: int, turn: Person, challenger: Person, foe: Person, card: FaceId) -> None:
    give_bang(g, turn, card, "duel")
    duel(g, challenger, foe, challenger if turn == foe else foe)


@duel_answer.answer("give_in")
def give_in(g: BangTable, seat: int, turn: Person, challenger: Person, foe: Person) -> None:
    lose_duel(g, challenger, foe, turn)


@duel_answer.refuse("discard")
def why_not_duel(
    g: BangTable, seat: int, turn: Person, challenger: Person, foe: Person, card: str
) -> IllegalMove | None:
    if turn == challenger and card == g.forced:
        return IllegalMove("law-of-the-west")
    return why_no_bang(g, turn, card)


def lose_duel(g: BangTable, challenger: Person, foe: Person, loser: Person) -> None:
    g.then(lose_life, loser, 1, blamed(challenger, loser), "duel")


def blamed(challenger: Person, loser: Person) -> Person:
    """The challenger is responsible for the other; nobody is for the challenger."""
    return NOBODY if loser == challenger else challenger
