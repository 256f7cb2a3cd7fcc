"""The turn (5): start, plan, abilities, hire or sheriff's office, end, last suspicion."""

from __future__ import annotations

from ....kernel.decision import About, Note, Said, Sentences
from ....kernel.pieces import reveal, show, slip
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId
from ..box import SLOTS
from ..table import ScoundrelsTable, Use
from .abilities import use_named
from .hiring import affordable, hire, prices
from .legality import legal
from .saloon import discard
from .suspicion import last_chance
from .told import fees
from .triggers import OPEN, offer_waiting, pause

ZERO = "0"


def new_period(g: ScoundrelsTable) -> None:
    """A player's turn, or the end of a day: everything may be used once."""
    g.stamped = ()
    g.leader_used = False
    g.slot = ""


@rule
def take_turn(g: ScoundrelsTable, seat: int, round: int) -> None:
    new_period(g)
    g.turn = seat
    g.round = round
    g.step = "start"
    g.tell("turn", seat=seat, day=g.day, round=g.round)
    g.then(pause, seat, "start")
    g.then(plan_step, seat)
    g.then(hire_step, seat)
    g.then(end_step, seat)
    g.then(last_chance)


# ---- plan ----


@rule
def plan_step(g: ScoundrelsTable, seat: int) -> None:
    g.step = "plan"
    if g.at[g.data.hand[seat]]:
        g.ask(seat, plan)


def hand(g: ScoundrelsTable, seat: int) -> list[str]:
    """In the order of the ranks."""
    return [card.id for card in g.data.poker[suit(g, seat)] if any(g.face[p] is card for p in g.at[g.data.hand[seat]])]


def suit(g: ScoundrelsTable, seat: int) -> str:
    return next(leader.suit for leader in g.data.leaders if leader.id == g.leaders[seat])


def honest(g: ScoundrelsTable, seat: int) -> bool:
    """Could the 0 be laid open?"""
    return any(g.trait_card(trait).timing == "play_zero_face_up" for trait in g.own(seat))


@question
def plan(g: ScoundrelsTable, seat: int) -> Sentences:
    zero = any(g.poker(piece).rank == ZERO for piece in g.at[g.data.hand[seat]])
    openly = (("play_open",),) if zero and honest(g, seat) else ()
    return (("play", hand(g, seat), g.empty_slots(seat)), *openly)


@plan.answer("play")
def play(g: ScoundrelsTable, seat: int, card: FaceId, slot: str) -> None:
    """Face down; the slot is the announcement."""
    own, target = g.data.hand[seat], g.data.slot[seat][slot]
    slip(g, [piece for piece in g.at[own] if g.face[piece].id == card], own, target)
    show(g, seat, (*g.at[own], *g.at[target]))
    g.tell("played", {"card": g.at[target][0]}, 1 << seat, seat=seat, slot=slot)
    played(g, seat, slot)


@plan.answer("play_open")
def play_open(g: ScoundrelsTable, seat: int) -> None:
    """The 0 beside the sheet, for an honest scoundrel."""
    own = g.data.hand[seat]
    zero = next(piece for piece in g.at[own] if g.poker(piece).rank == ZERO)
    [left] = slip(g, [zero], own, g.data.open[seat])
    show(g, seat, g.at[own])
    reveal(g, (left,))
    g.tell("played_open", {"card": left}, seat=seat)
    played(g, seat, OPEN)


def played(g: ScoundrelsTable, seat: int, slot: str) -> None:
    g.slot = slot
    g.played[seat] += 1
    g.step = "abilities"
    g.then(pause, seat, "abilities")


@plan.refuse("play")
def why_not_play(g: ScoundrelsTable, seat: int, card: str, slot: str) -> IllegalMove | None:
    if slot not in SLOTS:
        return None
    return IllegalMove("slot-taken" if card in hand(g, seat) else "not-in-hand")


@plan.refuse("play_open")
def why_not_open(g: ScoundrelsTable, seat: int) -> IllegalMove:
    return IllegalMove("nobody-honest" if not honest(g, seat) else "not-in-hand")


@plan.tells
def what_slots_wake(g: ScoundrelsTable, seat: int) -> About:
    """Which of one's abilities each slot would wake."""
    notes = []
    for slot in g.empty_slots(seat):
        traits = [t for t in g.own(seat) if slot in g.trait_card(t).slots]
        sheet = slot in g.data.leader_abilities
        notes.append(
            Note("play", Said("wakes", {"traits": g.ids(traits), "sheet": sheet, "slot": slot}), {"slot": slot})
        )
    return About(notes=notes)


# ---- hire, or the sheriff's office ----


@rule
def hire_step(g: ScoundrelsTable, seat: int) -> None:
    g.step = "hire"
    g.ask(seat, hire_or_office)


@question
def hire_or_office(g: ScoundrelsTable, seat: int) -> Sentences:
    return ("hire", g.ids(affordable(g, seat, g.in_saloon()))), ("office",)


@hire_or_office.answer("hire")
def hire_one(g: ScoundrelsTable, seat: int, scoundrel: FaceId) -> None:
    hire(g, seat, g.named(scoundrel, g.in_saloon()))
    g.then(offer_waiting)


@hire_or_office.answer("office")
def visit_office(g: ScoundrelsTable, seat: int) -> None:
    """The rightmost scoundrel leaves the saloon first."""
    g.tell("visited", seat=seat)
    if saloon := g.in_saloon():
        discard(g, saloon[-1])
    g.ask(seat, office)


@hire_or_office.refuse("hire")
def why_not_hire(g: ScoundrelsTable, seat: int, scoundrel: str) -> IllegalMove:
    there = scoundrel in g.ids(g.in_saloon())
    return IllegalMove("not-enough-money" if there else "not-in-the-saloon")


@hire_or_office.tells
def what_they_cost(g: ScoundrelsTable, seat: int) -> About:
    leaves = [Note("office", Said("leaves", {"trait": g.face[t].id})) for t in g.in_saloon()[-1:]]
    return About(args={"money": g.money[seat]}, notes=[*prices(g, "hire", g.in_saloon()), *leaves])


def options(g: ScoundrelsTable, seat: int) -> list[str]:
    """What can be paid and done in the office."""
    return [name for name in g.data.office if legal(g, Use(seat=seat, kind="office", name=name))]


@question
def office(g: ScoundrelsTable, seat: int) -> Sentences:
    return (("visit", options(g, seat)),)


@office.answer("visit")
def use_office(g: ScoundrelsTable, seat: int, service: str) -> None:
    use_named(g, seat, "office", service)
    g.then(offer_waiting)


@office.tells
def what_services_cost(g: ScoundrelsTable, seat: int) -> About:
    return About(notes=fees(g, seat, "visit"))


@office.refuse("visit")
def why_not_visit(g: ScoundrelsTable, seat: int, service: str) -> IllegalMove | None:
    return IllegalMove("office-closed") if service in g.data.office else None


# ---- end ----


@rule
def end_step(g: ScoundrelsTable, seat: int) -> None:
    g.step = "end"
    g.then(pause, seat, "end")
