"""Chapters 5.1 and 6: the turn, recruiting in a hideout, passing, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ....kernel.decision import About, Said, Sentences
from ....kernel.pieces import bar, look, look_away, mix, move, show
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId
from ..box import Deck
from ..table import CrooksTable
from .heist import place
from .prices import money, told
from .scoring import score

PASS = ("pass",)


@rule
def start_turn(g: CrooksTable) -> None:
    """Whoever cannot pay for any crook has to pass."""
    g.turn_no += 1
    seat = g.current
    if can_recruit(g, seat):
        g.ask(seat, turn)
    else:
        pass_for_good(g, seat, "no_money" if any(g.at[pile] for pile in g.data.hideout.values()) else "no_crooks")


@rule
def next_turn(g: CrooksTable) -> None:
    """The next seat clockwise that has not passed; when all have, the game is over."""
    g.opened = None
    for step in range(1, g.seats + 1):
        seat = (g.current + step) % g.seats
        if not g.passed[seat]:
            g.current = seat
            start_turn(g)
            return
    score(g)


def can_recruit(g: CrooksTable, seat: int) -> bool:
    """Is there a hideout with somebody in it whom this seat can pay for?"""
    return bool(affordable(g, seat))


def affordable(g: CrooksTable, seat: int) -> tuple[str, ...]:
    """The hideouts that this seat can search."""
    sizes = tuple(map(len, g.at[g.data.piles]))
    return _affordable(g.data, sizes, g.money[seat] // g.data.money.recruit_per_card)


@lru_cache(4096)
def _affordable(deck: Deck, sizes: tuple[int, ...], most: int) -> tuple[str, ...]:
    return tuple([letter for letter, size in zip(deck.hideout, sizes, strict=True) if 0 < size <= most])


@question
def turn(g: CrooksTable, seat: int) -> Sentences:
    """Search a hideout one can pay for, or pass."""
    return ("recruit", affordable(g, seat)), PASS


@turn.tells
def about_turn(g: CrooksTable, seat: int) -> About:
    (_, letters), _ = turn.moves(g, seat)
    notes = [money(g, "recruit", seat, -price(g, letter), hideout=letter) for letter in letters]
    return About(args={"money": g.money[seat]}, notes=[*notes, told("pass", "for_good", {})])


def price(g: CrooksTable, hideout: str) -> int:
    """Of a look into this hideout."""
    return len(g.at[g.data.hideout[hideout]]) * g.data.money.recruit_per_card


@turn.answer("pass")
def pass_by_choice(g: CrooksTable, seat: int) -> None:
    pass_for_good(g, seat, "own_will")


def pass_for_good(g: CrooksTable, seat: int, reason: str) -> None:
    g.passed[seat] = True
    g.tell("passed", seat=seat, forced=reason != "own_will", reason=reason)
    next_turn(g)


@turn.answer("recruit")
def recruit(g: CrooksTable, seat: int, hideout: str) -> None:
    """Pay first, then look. The pile is mixed before, so that nobody can follow a card he saw there earlier."""
    place = g.data.hideout[hideout]
    pile = g.at[place]
    cost = price(g, hideout)
    g.money[seat] -= cost
    g.opened = hideout
    mix(g, pile)
    look(g, seat, place)
    found = hireable(g, seat, pile)
    g.tell(
        "hideout_searched",
        {"content": pile, "hireable": tuple(found)},
        1 << seat,
        seat=seat,
        hideout=hideout,
        cost=cost,
    )
    if found:
        g.ask(seat, choose, hideout)
    else:
        leave_empty_handed(g, seat, hideout)


def leave_empty_handed(g: CrooksTable, seat: int, hideout: str) -> None:
    """Nobody in there can be hired, and what everybody can conclude from it."""
    place = g.data.hideout[hideout]
    look_away(g, seat, place)
    bar(g, g.at[place], g.data.for_full_rows if g.row_is_full(seat) else g.data.no_kingpins)
    g.tell("left_empty_handed", seat=seat, hideout=hideout)
    next_turn(g)


def hireable(g: CrooksTable, seat: int, pile: Sequence[int]) -> Sequence[int]:
    """Not the Kingpin in company, and with a full row only whom an action can place."""
    face = g.face
    if len(pile) > 1:
        pile = [piece for piece in pile if face[piece].action != "kingpin"]
    if g.row_is_full(seat):
        pile = [piece for piece in pile if face[piece].id in g.data.for_full_rows]
    return pile


@question
def choose(g: CrooksTable, seat: int, hideout: str) -> Sentences:
    """One of the crooks in the searched hideout."""
    face = g.face
    crooks = hireable(g, seat, g.at[g.data.hideout[hideout]])
    return (("hire", sorted({face[piece].id for piece in crooks})),)


@choose.tells
def about_choice(g: CrooksTable, seat: int, hideout: str) -> About:
    pile = g.at[g.data.hideout[hideout]]
    args = {"of": len(hireable(g, seat, pile)), "there": len(pile)}
    return About(Said("searched", {"hideout": hideout, "cost": price(g, hideout)}), args)


@choose.answer("hire")
def hire(g: CrooksTable, seat: int, hideout: str, crook: FaceId) -> None:
    pile = g.data.hideout[hideout]
    for piece in g.at[pile]:
        if g.face[piece].id == crook:
            break
    move(g, piece, pile, g.data.hand[seat])
    show(g, seat, (piece,))
    look_away(g, seat, pile)
    if g.at[pile]:
        bar(g, (piece,), g.data.kingpins)
    if g.row_is_full(seat):
        bar(g, (piece,), g.data.not_for_full_rows)
    g.tell("crook_hired", {"crook": piece}, seat=seat, hideout=hideout)
    g.ask(seat, place)
    g.then(next_turn)


@turn.refuse("recruit")
def why_not_recruit(g: CrooksTable, seat: int, hideout: str) -> IllegalMove:
    if hideout not in g.data.hideout:
        return IllegalMove("unknown-hideout")
    pile = g.at[g.data.hideout[hideout]]
    if not pile:
        return IllegalMove("hideout-empty")
    return IllegalMove("not-enough-money", cost=price(g, hideout), money=g.money[seat])


@choose.refuse("hire")
def why_not_hire(g: CrooksTable, seat: int, hideout: str, crook: str) -> IllegalMove:
    """The same answer for a crook that lies elsewhere, is dead, was not dealt or does not exist."""
    pile = g.at[g.data.hideout[hideout]]
    there = [g.face[piece] for piece in pile if g.face[piece].id == crook]
    if not there:
        return IllegalMove("crook-not-there")
    if there[0].action == "kingpin" and len(pile) > 1:
        return IllegalMove("kingpin-not-alone")
    return IllegalMove("crook-unplaceable")
