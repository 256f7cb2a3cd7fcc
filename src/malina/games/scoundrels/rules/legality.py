"""What may be used (6.1, 6.2): stamps, costs that can be paid in full, gates, and whether it would change anything."""

from __future__ import annotations

from msgspec.structs import replace

from ..effect import choices
from ..faces import Strategy
from ..language import Cost, DiscardOtherOwnScoundrel, JailOwnHenchman, LoseReputation, PayMoney, UseScoundrel
from ..table import NOBODY, ScoundrelsTable, Use
from .jail import send_to_jail
from .purse import can_lose, lose_reputation, pay
from .query import REQUIRES, ability_of, others


def legal(g: ScoundrelsTable, use: Use) -> bool:
    """Can it be paid in full, is the gate open, and would any part of it change or show something?"""
    given = ability_of(g, use)
    bonus = bonus_of(g, use)
    if bonus or given.cost or any(isinstance(op, UseScoundrel) for op in given.ops):
        g = g.copy()  # the rest is asked of a table on which all this is done
        g.log = None
        g.money[use.seat] += bonus
        g.stamped += (use.source, use.job)
    if not REQUIRES[given.requires](g, use.seat):
        return False
    for cost in given.cost:
        if not payable(g, use, cost):
            return False
        if not isinstance(cost, DiscardOtherOwnScoundrel):
            pay_for(g, use, cost)
    return any(choices(g, use, op) for op in given.ops)


def bonus_of(g: ScoundrelsTable, use: Use) -> int:
    """Bonus money comes before the ability, once."""
    return 0 if use.kind != "scoundrel" or use.via or use.second else g.trait_card(use.source).bonus_money


def new_use(g: ScoundrelsTable, seat: int, source: int, *, via: bool = False, then: str = "") -> Use:
    if type(g.face[source]) is Strategy:
        return Use(seat=seat, kind="strategy", source=source)
    job = g.job_of(source)
    return Use(
        seat=seat, kind="scoundrel", source=source, job=job, jobs=(job,), via=via, area=g.area(source), then=then
    )


def usable(g: ScoundrelsTable, seat: int, source: int, *, via: bool = False) -> bool:
    """May this seat use this scoundrel or strategy card, if the timing fits?"""
    use = new_use(g, seat, source, via=via)
    return source not in g.stamped and use.job not in g.stamped and legal(g, use)


def second_use(g: ScoundrelsTable, use: Use) -> Use | None:
    """The second use of "use twice", if it is legal on its own: with the job that the scoundrel has by now."""
    if use.kind != "scoundrel" or use.via or use.second or not g.trait_card(use.source).use_twice:
        return None
    if g.area(use.source) != use.area:
        return None
    job = g.job_of(use.source)
    if job in g.stamped and job not in use.jobs:
        return None
    again = replace(
        use, second=True, job=job, op=0, safes=(), freed=NOBODY, victim=NOBODY, slot="",
        jobs=use.jobs if job in use.jobs else (*use.jobs, job),
    )  # fmt: skip
    return again if legal(g, again) else None


def payable(g: ScoundrelsTable, use: Use, cost: Cost) -> bool:
    if isinstance(cost, PayMoney):
        return g.money[use.seat] >= cost.n
    if isinstance(cost, LoseReputation):
        return can_lose(g, use.seat, cost.n)
    if isinstance(cost, JailOwnHenchman):
        return g.supply[use.seat] >= cost.n
    return bool(others(g, use))


def pay_for(g: ScoundrelsTable, use: Use, cost: Cost) -> None:
    if isinstance(cost, PayMoney):
        pay(g, use.seat, cost.n)
    elif isinstance(cost, LoseReputation):
        lose_reputation(g, use.seat, cost.n)
    elif isinstance(cost, JailOwnHenchman):
        for _ in range(cost.n):
            send_to_jail(g, use.seat)
