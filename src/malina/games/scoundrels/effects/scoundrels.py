"""Hiring, using and changing scoundrels."""

from __future__ import annotations

from ....kernel.decision import Sentences
from ....kernel.pieces import move
from ..effect import effect
from ..language import Hire, SwapJob, SwapTrait, UseLeaderAbility, UseScoundrel, UseSheriffOption
from ..rules.abilities import use_named, use_source
from ..rules.hiring import affordable, hire
from ..rules.legality import legal, usable
from ..rules.query import others, there
from ..rules.turn import options
from ..table import ScoundrelsTable, Use


def to_hire(g: ScoundrelsTable, use: Use, op: Hire) -> Sentences:
    """Nobody is hired twice at the same time."""
    taken = [outer.source for outer in g.uses if outer.kind == "hire"]
    free = [trait for trait in there(g, use, op.from_) if trait not in taken]
    return (("pick_scoundrel", g.ids(affordable(g, use.seat, free))),)


@effect(Hire, choices=to_hire)
def hire_another(g: ScoundrelsTable, use: Use, op: Hire, scoundrel: str) -> None:
    hire(g, use.seat, g.named(scoundrel, there(g, use, op.from_)))


def to_use(g: ScoundrelsTable, use: Use, op: UseScoundrel) -> Sentences:
    found = [trait for trait in there(g, use, op.from_) if usable(g, use.seat, trait, via=True)]
    return (("pick_scoundrel", g.ids(found)),)


@effect(UseScoundrel, choices=to_use)
def use_another(g: ScoundrelsTable, use: Use, op: UseScoundrel, scoundrel: str) -> None:
    """Whatever says when it is used is ignored."""
    use_source(g, use.seat, g.named(scoundrel, there(g, use, op.from_)), via=True, then=op.then)


def to_visit(g: ScoundrelsTable, use: Use, op: UseSheriffOption) -> Sentences:
    return (("pick_option", options(g, use.seat)),)


@effect(UseSheriffOption, choices=to_visit)
def use_option(g: ScoundrelsTable, use: Use, op: UseSheriffOption, service: str) -> None:
    """Nobody leaves the saloon for it."""
    use_named(g, use.seat, "office", service)


def to_call(g: ScoundrelsTable, use: Use, op: UseLeaderAbility) -> Sentences:
    """One slot for each ability."""
    slots: dict[object, str] = {}
    for slot, given in g.data.leader_abilities.items():
        if legal(g, Use(seat=use.seat, kind="leader", name=slot)):
            slots.setdefault(given.ops, slot)
    return (("pick_ability", list(slots.values())),)


@effect(UseLeaderAbility, choices=to_call)
def use_leader_ability(g: ScoundrelsTable, use: Use, op: UseLeaderAbility, slot: str) -> None:
    """That of the slot just played stays usable."""
    use_named(g, use.seat, "leader", slot)


def to_swap_jobs(g: ScoundrelsTable, use: Use, op: SwapJob) -> Sentences:
    """Whoever swaps for others keeps the own job, though it be used in the saloon."""
    ones = [use.source] if op.a == "self" else others(g, use)
    found = []
    for number, one in enumerate(ones):
        partners = [trait for area in op.b if area == "saloon" for trait in there(g, use, area)]
        partners = [trait for trait in partners if trait not in (one, use.source)]
        partners += ones[number + 1 :] if "own_other" in op.b else []
        found.append(("swap", (g.face[one].id,), g.ids(partners)))
    return found


@effect(SwapJob, choices=to_swap_jobs)
def swap_jobs(g: ScoundrelsTable, use: Use, op: SwapJob, scoundrel: str, other: str) -> None:
    """It is no hire: stamps travel with the cards, nothing is rearranged."""
    one, two = (g.named(id, [use.source, *g.own(use.seat), *g.in_saloon()]) for id in (scoundrel, other))
    exchange(g, g.job_of(one), g.job_of(two))
    g.tell("swapped_jobs", {"trait": one, "other": two}, seat=use.seat)


def to_swap_traits(g: ScoundrelsTable, use: Use, op: SwapTrait) -> Sentences:
    return (("swap", g.ids(g.own(use.seat)), g.ids(g.in_saloon())),)


@effect(SwapTrait, choices=to_swap_traits)
def swap_traits(g: ScoundrelsTable, use: Use, op: SwapTrait, scoundrel: str, other: str) -> None:
    one, two = g.named(scoundrel, g.own(use.seat)), g.named(other, g.in_saloon())
    exchange(g, one, two)
    g.tell("swapped_traits", {"trait": one, "other": two}, seat=use.seat)


def exchange(g: ScoundrelsTable, one: int, two: int) -> None:
    here, there = g.place_of(one), g.place_of(two)
    move(g, one, here, there)
    move(g, two, there, here)
