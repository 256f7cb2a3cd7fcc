"""Laws about the gate: On the Gate Toll, On Order at the Gate, On Zeal in Office, On Leniency."""

from __future__ import annotations

from ...moments import gate_opens, in_line, law, on, openings_least, openings_most
from ...rules.purse import pay
from ...table import SheriffTable


@on(gate_opens, "toll")
def gate_toll(g: SheriffTable, piece: int) -> None:
    for seat in g.merchants:
        paid = pay(g, seat, g.in_office, law(g, piece).gold)
        g.tell("taxed", {"law": piece}, seat=seat, gold=paid)


@on(in_line, "fixed_order")
def strict_queue(g: SheriffTable, piece: int, bags: tuple[int, ...]) -> tuple[int, ...]:
    """Only the bag at the head can be decided on."""
    return bags[:1]


@on(openings_least, "inspect_min")
def zeal(g: SheriffTable, piece: int, least: int) -> int:
    return max(least, law(g, piece).bags)


@on(openings_most, "inspect_max")
def leniency(g: SheriffTable, piece: int, most: int) -> int:
    return min(most, law(g, piece).bags)
