"""Chapters 5.1 and 6: the turn, recruiting in a hideout, passing, and the end of the game."""

from __future__ import annotations

from ...kernel.decision import Say, Says
from ...kernel.event import Faces
from ...kernel.pieces import bar, mix, move, remember, show
from ...kernel.refusal import IllegalMove
from ...kernel.rules import question, rule
from .heist import place
from .scoring import score
from .table import CrooksTable

PASS = Say("pass")


@rule
def start_turn(g: CrooksTable) -> None:
    """Whoever cannot pay for any crook has to pass."""
    g.turn_no += 1
    seat = g.current
    if affordable(g, seat):
        g.ask(seat, turn)
        g.then(next_turn)
    else:
        pass_for_good(g, seat, "no_money" if any(g.at[pile] for _, pile in g.data.hideouts) else "no_crooks")


@rule
def next_turn(g: CrooksTable) -> None:
    """The next seat clockwise that has not passed; when all have, the game is over."""
    g.opened = None
    for step in range(1, g.seats + 1):
        seat = (g.current + step) % g.seats
        if not g.passed[seat]:
            g.current = seat
            g.then(start_turn)
            return
    g.then(score)


def affordable(g: CrooksTable, seat: int) -> tuple[str, ...]:
    """The hideouts where this seat can pay for a search."""
    at = g.at
    most = g.money[seat]
    price = g.data.money.recruit_per_card
    return tuple([letter for letter, pile in g.data.hideouts if at[pile] and len(at[pile]) * price <= most])


@question
def turn(g: CrooksTable, seat: int) -> Says:
    return Say("recruit", hideout=affordable(g, seat)), PASS


@turn.answer("pass")
def pass_by_choice(g: CrooksTable, seat: int) -> None:
    pass_for_good(g, seat, "own_will")


def pass_for_good(g: CrooksTable, seat: int, reason: str) -> None:
    g.passed[seat] = True
    g.tell("passed", seat=seat, forced=reason != "own_will", reason=reason)
    if reason != "own_will":
        g.then(next_turn)


@turn.answer("recruit")
def recruit(g: CrooksTable, seat: int, hideout: str) -> None:
    """Pay first, then look. The pile is mixed before, so that nobody can follow a card he saw there earlier."""
    pile = g.at["hideout", hideout]
    cost = len(pile) * g.data.money.recruit_per_card
    g.money[seat] -= cost
    g.opened = hideout
    mix(g, pile)
    show(g, seat, pile)
    found = hireable(g, seat, pile)
    g.tell("hideout_searched", seat=seat, hideout=hideout, cost=cost, content=Faces(pile), hireable=Faces(found, 1 << seat))
    if found:
        g.ask(seat, choose, hideout)
    else:
        leave_empty_handed(g, seat, hideout)


def leave_empty_handed(g: CrooksTable, seat: int, hideout: str) -> None:
    """Only with a full row: everybody can conclude that no crook in there could be placed."""
    place = ("hideout", hideout)
    pile = g.at[place]
    remember(g, seat, place, pile)
    bar(g, pile, g.data.for_full_rows)
    g.tell("left_empty_handed", seat=seat, hideout=hideout)


def hireable(g: CrooksTable, seat: int, pile: tuple[int, ...]) -> list[int]:
    """Not the Kingpin in company, and with a full row only whom an action can place."""
    face = g.face
    found = list(pile)
    if len(pile) > 1:
        found = [piece for piece in found if face[piece].action != "kingpin"]
    if not g.has_free_job(seat):
        found = [piece for piece in found if face[piece].id in g.data.for_full_rows]
    return found


@question
def choose(g: CrooksTable, seat: int, hideout: str) -> Says:
    crooks = {g.face[piece].id for piece in hireable(g, seat, g.at["hideout", hideout])}
    return (Say("hire", crook=tuple(sorted(crooks))),)


@choose.answer("hire")
def hire(g: CrooksTable, seat: int, hideout: str, crook: str) -> None:
    pile = ("hideout", hideout)
    piece = next(p for p in g.at[pile] if g.face[p].id == crook)
    move(g, piece, pile, ("hand", seat))
    remember(g, seat, pile, g.at[pile])
    if g.at[pile]:
        bar(g, (piece,), g.data.kingpins)
    if not g.has_free_job(seat):
        bar(g, (piece,), g.data.not_for_full_rows)
    g.tell("crook_hired", seat=seat, hideout=hideout, crook=Faces(piece))
    g.ask(seat, place)


@turn.refuse("recruit")
def why_not_recruit(g: CrooksTable, seat: int, hideout: str) -> IllegalMove:
    pile = g.at.get(("hideout", hideout))
    if pile is None:
        return IllegalMove("unknown-hideout")
    if not pile:
        return IllegalMove("hideout-empty")
    return IllegalMove("not-enough-money", cost=len(pile) * g.data.money.recruit_per_card, money=g.money[seat])


@choose.refuse("hire")
def why_not_hire(g: CrooksTable, seat: int, hideout: str, crook: str) -> IllegalMove:
    """The same answer for a crook that lies elsewhere, is dead, was not dealt or does not exist."""
    pile = g.at["hideout", hideout]
    there = [g.face[piece] for piece in pile if g.face[piece].id == crook]
    if not there:
        return IllegalMove("crook-not-there")
    if there[0].action == "kingpin" and len(pile) > 1:
        return IllegalMove("kingpin-not-alone")
    return IllegalMove("crook-unplaceable")
