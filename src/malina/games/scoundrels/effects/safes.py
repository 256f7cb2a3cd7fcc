"""Scouting, marking and stealing safes."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.decision import Sentences
from ..effect import effect
from ..language import MarkSafe, RemarkSafe, ScoutSafe, StealSafe, SwapScoutedUnusedWithOwnStolen
from ..rules.purse import pay
from ..rules.safes import (
    let_look,
    mark,
    marked,
    movable,
    numbers_left,
    scout,
    some_unused,
    steal,
    swap_with_unused,
)
from ..table import Mark, ScoundrelsTable, Use


def locations_with_unused(g: ScoundrelsTable) -> Sentences:
    return (("pick_unused", [name for name, place in g.data.unused.items() if g.at[place]]),)


def to_scout(g: ScoundrelsTable, use: Use, op: ScoutSafe) -> Sentences:
    """Different ones, if it scouts several."""
    if op.where == "unused":
        return locations_with_unused(g)
    return (("pick_safe", [safe for safe in g.at_locations(op.where) if safe not in use.safes]),)


@effect(ScoutSafe, choices=to_scout)
def scout_safe(g: ScoundrelsTable, use: Use, op: ScoutSafe, where: int | str) -> None:
    safe = some_unused(g, where) if isinstance(where, str) else where
    g.uses[-1] = replace(use, safes=(*use.safes, safe))
    scout(g, use.seat, safe)


def to_mark(g: ScoundrelsTable, use: Use, op: MarkSafe) -> Sentences:
    safes = [
        *(g.at_locations() if "location" in op.where else ()),
        *(g.at[g.data.stolen[use.seat]] if "own_stolen" in op.where else ()),
    ]
    if not numbers_left(g, use.seat):
        safes = [safe for safe in safes if movable(g, use.seat, safe)]
    return (("pick_safe", safes),)


@effect(MarkSafe, choices=to_mark)
def mark_safe(g: ScoundrelsTable, use: Use, op: MarkSafe, safe: int) -> None:
    """Without looking first, unless one may look anyway."""
    g.uses[-1] = replace(use, marking=safe)
    g.ask(use.seat, mark, safe)


def to_remark(g: ScoundrelsTable, use: Use, op: RemarkSafe) -> Sentences:
    """One's own marks at locations, with the numbers that could take their places."""
    there = g.at_locations()
    found: list[tuple[object, ...]] = []
    for old in dict.fromkeys(m for m in g.marks if m.owner == use.seat and m.safe in there):
        left = {*numbers_left(g, use.seat), *g.data.marks[g.data.token[old.number]].faces} - {old.number}
        found.append(("remark", (old.safe,), (old.number,), sorted(left)))
    return found


@effect(RemarkSafe, choices=to_remark)
def remark_safe(g: ScoundrelsTable, use: Use, op: RemarkSafe, safe: int, old: int, number: int) -> None:
    """It counts as marking."""
    g.marks.remove(Mark(use.seat, old, safe))
    g.marks.append(Mark(use.seat, number, safe))
    let_look(g, safe)
    marked(g, use.seat, safe, number)


def to_steal(g: ScoundrelsTable, use: Use, op: StealSafe) -> Sentences:
    if g.money[use.seat] < op.pay:
        return ()
    if op.where == "unused":
        return locations_with_unused(g)
    if op.where == "scouted_now":
        held = [piece for place in g.data.stolen for piece in g.at[place]]
        return (("pick_safe", [safe for safe in use.safes[-1:] if safe not in held]),)
    return (("pick_safe", g.at_locations(op.where)),)


@effect(StealSafe, choices=to_steal)
def steal_safe(g: ScoundrelsTable, use: Use, op: StealSafe, where: int | str) -> None:
    pay(g, use.seat, op.pay)
    steal(g, use.seat, some_unused(g, where) if isinstance(where, str) else where)


def to_swap(g: ScoundrelsTable, use: Use, op: SwapScoutedUnusedWithOwnStolen) -> Sentences:
    unused = {piece for place in g.data.unused.values() for piece in g.at[place]}
    scouted = unused.intersection(use.safes[-1:])
    return (("pick_safe", g.at[g.data.stolen[use.seat]]),) if scouted else ()


@effect(SwapScoutedUnusedWithOwnStolen, choices=to_swap)
def swap_safes(g: ScoundrelsTable, use: Use, op: SwapScoutedUnusedWithOwnStolen, safe: int) -> None:
    swap_with_unused(g, use.seat, use.safes[-1], safe)
