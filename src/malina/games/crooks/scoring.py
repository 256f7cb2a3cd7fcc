"""Chapter 8: reveal, then the jobs, then the gangs, then the winner."""

from __future__ import annotations

from typing import Any

from ...kernel.event import Faces
from ...kernel.pieces import reveal
from ...kernel.rules import rule
from ...kernel.table import Result
from .cards import Crook
from .table import BOX, CrooksTable


@rule
def score(g: CrooksTable) -> None:
    """Everything on the table and in the box is turned up and counted."""
    lying = [piece for row in g.data.rows for _, slot in row for piece in g.at[slot]] + list(g.at[BOX])
    hidden = [piece for piece in lying if g.seen[piece] != -1]
    reveal(g, hidden)
    g.tell("revealed", pieces=hidden, crooks=Faces(hidden))
    result = tally(g)
    g.finish(result)
    g.tell("game_finished", **result.to_json())


def tally(g: CrooksTable) -> Result:
    """What the table would be worth if the game ended now."""
    seats = range(g.seats)
    jobs = [score_job(g, job) for job in g.data.jobs]
    gangs = [score_gang(g, gang) for gang in g.data.gangs]
    by_jobs = [sum(job["share"] for job in jobs if seat in job["winners"]) for seat in seats]
    by_gangs = [sum(gang["bonus"] for gang in gangs if gang["winner"] == seat) for seat in seats]
    points = [a + b for a, b in zip(by_jobs, by_gangs, strict=True)]
    # More points first; with equal points more money; still equal, they share the victory.
    ranks = list(zip(points, g.money, strict=True))
    winners = tuple(seat for seat in seats if ranks[seat] == max(ranks))
    rows = [
        {"seat": seat, "jobs": by_jobs[seat], "gangs": by_gangs[seat], "points": points[seat], "money": g.money[seat]}
        for seat in seats
    ]
    return Result(winners, tuple(points), {"jobs": jobs, "gangs": gangs, "seats": rows})


def crooks_on(g: CrooksTable, seat: int, job: int) -> list[Crook]:
    return [g.face[piece] for piece in g.at["slot", seat, job]]


def score_job(g: CrooksTable, job: int) -> dict[str, Any]:
    """The modifiers of all crooks there make one sum, floored once; the highest total rating takes it, a tie splits it."""
    there = {seat: crooks for seat in range(g.seats) if (crooks := crooks_on(g, seat, job))}
    modifiers = sum(crook.modifier for crooks in there.values() for crook in crooks)
    totals = {seat: sum(crook.rating for crook in crooks) for seat, crooks in there.items()}
    winners = [seat for seat, total in totals.items() if total == max(totals.values())]
    points = max(0, job + modifiers) if there else 0
    return {
        "job": job,
        "modifiers": modifiers,
        "points": points,
        "totals": [totals.get(seat) for seat in range(g.seats)],
        "winners": winners,
        "share": points // len(winners) if winners else 0,
    }


def score_gang(g: CrooksTable, gang: str) -> dict[str, Any]:
    """Only a strict majority of circles takes the bonus."""
    counts = [
        sum(gang in crook.gangs for job in g.data.jobs for crook in crooks_on(g, seat, job)) for seat in range(g.seats)
    ]
    leaders = [seat for seat, count in enumerate(counts) if count == max(counts)]
    winner = leaders[0] if len(leaders) == 1 else None
    return {"gang": gang, "counts": counts, "winner": winner, "bonus": g.data.bonus if winner is not None else 0}
