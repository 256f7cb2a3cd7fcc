"""Using an ability (6.3): costs, ops in their order, use twice, discarding, reactions that wait.

`g.uses` is the stack of abilities in progress: a scoundrel may use another one, or an option of the office.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....kernel.decision import Sentences
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId
from ..effect import DO, EFFECTS, choices
from ..language import DiscardOtherOwnScoundrel, Effect, FreeHenchman, ScoutSafe
from ..moments import happened, wait
from ..table import NOBODY, ScoundrelsTable, Use
from .choosing import choose
from .legality import bonus_of, new_use, pay_for, second_use
from .purse import gain_money
from .query import BRIBE, ability_of, discount, op_of, others
from .saloon import discard, sink
from .told import what_is_used

SHAKEN = ("3", "4")  # the leader's abilities that strategy cards speak of


@question
def give_up(g: ScoundrelsTable, seat: int) -> Sentences:
    return (("discard", g.ids(others(g, g.uses[-1]))),)


@give_up.answer("discard")
def discard_other(g: ScoundrelsTable, seat: int, scoundrel: FaceId) -> None:
    discard(g, g.named(scoundrel, others(g, g.uses[-1])))


@give_up.refuse("discard")
def why_not_discard(g: ScoundrelsTable, seat: int, scoundrel: str) -> IllegalMove:
    return IllegalMove("not-this-scoundrel")


# ---- resolution ----


def begin(g: ScoundrelsTable, use: Use) -> None:
    """From here to the end of the ability its use lies on the stack."""
    g.uses.append(use)
    g.stamped += tuple([piece for piece in (use.source, use.job) if piece != NOBODY])
    faces = {"trait": use.source, "job": use.job} if use.kind == "scoundrel" else {}
    if use.kind == "strategy":
        faces = {"strategy": use.source}
    service = use.name if use.kind == "office" else ""
    g.tell("used", faces, kind=use.kind, name=use.name, service=service, seat=use.seat, inner=bool(g.uses[:-1]))
    if bonus := bonus_of(g, use):
        gain_money(g, use, bonus)
    g.then(perform)
    g.then(finish)


def use_source(g: ScoundrelsTable, seat: int, source: int, *, via: bool = False, then: str = "") -> None:
    begin(g, new_use(g, seat, source, via=via, then=then))


def use_named(g: ScoundrelsTable, seat: int, kind: Any, name: str) -> None:
    """A leader's ability, or an option of the office."""
    begin(g, Use(seat=seat, kind=kind, name=name))


@rule
def perform(g: ScoundrelsTable) -> None:
    given = ability_of(g, g.uses[-1])
    for number in range(len(given.cost)):
        g.then(pay_cost, number)
    for number, op in enumerate(given.ops):
        for _ in range(times(op)):
            g.then(do_op, number)


def times(op: Effect) -> int:
    """Safes are scouted, henchmen freed, one after the other."""
    return op.n if isinstance(op, ScoutSafe | FreeHenchman) else 1


@rule
def pay_cost(g: ScoundrelsTable, number: int) -> None:
    use = g.uses[-1]
    cost = ability_of(g, use).cost[number]
    if isinstance(cost, DiscardOtherOwnScoundrel):
        g.ask(use.seat, give_up)
    else:
        pay_for(g, use, cost)


@rule
def do_op(g: ScoundrelsTable, number: int) -> None:
    """As fully as possible; what would change nothing is left out."""
    use = g.uses[-1] = replace(g.uses[-1], op=number)
    op = op_of(g)
    found = choices(g, use, op)
    if found == list(DO) and not op.optional:
        EFFECTS[type(op)].do(g, use, op)
    elif found:
        g.ask(use.seat, choose)


@rule
def finish(g: ScoundrelsTable) -> None:
    if second_use(g, g.uses[-1]):
        g.ask(g.uses[-1].seat, again)
    g.then(conclude)


@question
def again(g: ScoundrelsTable, seat: int) -> Sentences:
    return ("again",), ("enough",)


@again.answer("again")
def use_again(g: ScoundrelsTable, seat: int) -> None:
    use = second_use(g, g.uses[-1])
    assert use is not None
    g.uses[-1] = use
    if use.job not in g.stamped:
        g.stamped += (use.job,)
    g.tell("used_again", {"trait": use.source, "job": use.job}, seat=seat)
    g.then(perform)


@again.answer("enough")
def leave_it(g: ScoundrelsTable, seat: int) -> None:
    """Once is enough."""


@rule
def conclude(g: ScoundrelsTable) -> None:
    """The links are read before the scoundrel is discarded; whoever reacts waits until all is finished."""
    use = g.uses[-1]
    links = linked(g, use)
    if use.kind == "scoundrel":
        jobs = [g.job_card(job) for job in use.jobs]
        if g.trait_card(use.source).then_discard or any(job.discard_after_use for job in jobs):
            discard(g, use.source)
        if use.then and g.area(use.source) == "pile":
            sink(g, use.source)
    if use.kind == "office" and use.name == BRIBE and (card := g.strategy(use.seat)) and discount(g, use.seat):
        g.stamped += (card[0],)
    g.uses.pop()
    for trait in links:
        wait(g, use.seat, trait)
    if use.kind == "leader" and use.name in SHAKEN and not g.uses:
        happened(g, use.seat, "after_leader_ability_3_or_4")


def linked(g: ScoundrelsTable, use: Use) -> list[int]:
    """One's own scoundrels with an arrow at the cell where this one lies now."""
    if use.kind != "scoundrel":
        return []
    seat, target = g.data.cell_of.get(g.place_of(use.source), (NOBODY, ""))
    if seat != use.seat:
        return []
    found = []
    for cell, place in g.data.cell[seat].items():
        if g.at[place]:
            trait = g.trait(place)
            if any(g.data.pointed.get((cell, way)) == target for way in g.trait_card(trait).arrows):
                found.append(trait)
    return found


give_up.tells(what_is_used)
again.tells(what_is_used)
