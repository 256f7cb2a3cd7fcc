"""The end of the game (10): safes, true marks, reputation, tech icons."""

from __future__ import annotations

from ....kernel.pieces import reveal
from ....kernel.rules import rule
from ....kernel.table import Result
from ..table import ScoundrelsTable
from .query import points_of


def standing(g: ScoundrelsTable) -> list[int]:
    """What everybody has so far, at any moment: before the first day nobody is first."""
    return [sum(points_of(g, seat).values()) for seat in range(g.seats)]


def tally(g: ScoundrelsTable) -> Result:
    rows = [{"seat": seat, **points_of(g, seat)} for seat in range(g.seats)]
    points = [row["safes"] + row["marks"] + row["reputation"] + row["tech"] for row in rows]
    order = g.in_order
    best = max(range(g.seats), key=lambda seat: (points[seat], g.money[seat], order.index(seat)))
    for row, total in zip(rows, points, strict=True):
        row["total"] = total
        row["money"] = g.money[row["seat"]]
    return Result((best,), tuple(points), {"seats": rows})


@rule
def score(g: ScoundrelsTable) -> None:
    """Only stolen safes are opened."""
    for seat in range(g.seats):
        reveal(g, g.at[g.data.stolen[seat]])
        g.tell("opened", {"found": list(g.at[g.data.stolen[seat]])}, seat=seat)
    result = tally(g)
    g.finish(result)
    g.tell("ended", winners=result.winners)


def ending(g: ScoundrelsTable) -> str:
    """What decided a finished game: the part in which the winner was furthest ahead of the next."""
    result = tally(g)
    [winner] = result.winners
    rest = [seat for seat in range(g.seats) if seat != winner]
    second = max(rest, key=lambda seat: result.points[seat])
    mine, other = points_of(g, winner), points_of(g, second)
    if result.points[winner] == result.points[second]:
        return "tie"
    return max(mine, key=lambda part: mine[part] - other[part])
