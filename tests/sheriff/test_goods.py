"""Every good at the gate: what it costs when it is found, and where it lies and what it is worth when it passes."""

from __future__ import annotations

import pytest

from malina.games.sheriff.faces import Good, read, shipped
from malina.games.sheriff.rules.scoring import tally

from .scenario import gate

GOODS = read(shipped()).goods
goods = pytest.mark.parametrize("good", GOODS, ids=lambda good: good.id)


def other_than(good: Good) -> str:
    return "apple" if good.id != "apple" else "cheese"


@goods
def test_every_good_that_was_not_declared_is_seized_and_fined(good: Good) -> None:
    declared = other_than(good)
    t = gate(4, bags={"dima": f"{declared}: {declared} {good.id}"}, royal_goods=True)
    t.opens("dima")
    while t.asked.get("misha") != "inspect":
        t.act("misha", "lay", pile=0, order=list(t.g.at[t.g.data.seized]))
    assert t.gold("misha", "dima") == [50 + good.penalty, 50 - good.penalty]
    assert (t.stand("dima"), t.stack("dima")) == (declared, "")
    assert t.pile(0)[0] == good.id


@goods
def test_every_good_that_passes_lies_where_it_belongs_and_counts(good: Good) -> None:
    declared = other_than(good)
    t = gate(4, bags={"dima": f"{declared}: {declared} {good.id}"}, royal_goods=True)
    t.passes("dima")
    legal = good.kind == "legal"
    assert (t.stand("dima"), t.stack("dima")) == (
        (" ".join(each.id for each in GOODS if each.id in (declared, good.id)), "") if legal else (declared, good.id)
    )
    assert (good.id in t.sees("liza", "stack", "dima")) is False
    row = tally(t.g).breakdown["players"][2]
    value = next(each.value for each in GOODS if each.id == declared)
    assert (row["legal"], row["contraband"]) == ((value + good.value, 0) if legal else (value, good.value))
