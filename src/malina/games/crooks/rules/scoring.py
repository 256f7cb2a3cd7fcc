"""Chapter 8: reveal, then the jobs, then the gangs, then the winner."""

from __future__ import annotations

from typing import Any

from ....kernel.knowledge import EVERYONE
from ....kernel.pieces import reveal
from ....kernel.table import Result
from ..table import CrooksTable


def score(g: CrooksTable) -> None:
    """Everything on the table and in the box is turned up and counted."""
    lying = [piece for row in g.data.slot for slot in row.values() for piece in g.at[slot]] + list(g.at[g.data.box])
    hidden = [piece for piece in lying if g.seen[piece] != EVERYONE]
    reveal(g, hidden)
    g.tell("revealed", {"crooks": hidden}, pieces=hidden)
    result = tally(g)
    g.finish(result)
    if g.log is not None:  # in a play-out nobody reads it
        g.tell("game_finished", **result.to_json())


def tally(g: CrooksTable) -> Result:
    """What the table would be worth if the game ended now."""
    face, at, seats = g.face, g.at, range(g.seats)
    circles: dict[str, list[int]] = {gang: [0] * g.seats for gang in g.data.gangs}
    by_jobs, by_gangs = [0] * g.seats, [0] * g.seats
    jobs = []
    for job in g.data.jobs:
        totals: dict[int, int] = {}
        modifiers = 0
        for seat in seats:
            if pieces := at[g.data.slot[seat][job]]:
                total = 0
                for piece in pieces:
                    crook = face[piece]
                    total += crook.rating
                    modifiers += crook.modifier
                    for gang in crook.gangs:
                        circles[gang][seat] += 1
                totals[seat] = total
        score = score_job(job, modifiers, [totals.get(seat) for seat in seats])
        for seat in score["winners"]:
            by_jobs[seat] += score["share"]
        jobs.append(score)
    gangs = []
    for gang, counts in circles.items():
        score = score_gang(gang, counts, g.data.setup.gang_bonus)
        if score["winner"] is not None:
            by_gangs[score["winner"]] += score["bonus"]
        gangs.append(score)
    # More points first; with equal points more money; still equal, they share the victory.
    ranks = [(by_jobs[seat] + by_gangs[seat], g.money[seat]) for seat in seats]
    best = max(ranks)
    rows = [
        {"seat": seat, "jobs": by_jobs[seat], "gangs": by_gangs[seat], "points": points, "money": money}
        for seat, (points, money) in enumerate(ranks)
    ]
    winners = tuple([seat for seat in seats if ranks[seat] == best])
    return Result(winners, tuple([points for points, _ in ranks]), {"jobs": jobs, "gangs": gangs, "seats": rows})


def score_job(job: int, modifiers: int, totals: list[int | None]) -> dict[str, Any]:
    """The modifiers of all crooks there make one sum, floored once; the highest total takes it, a tie splits it."""
    highest = max([total for total in totals if total is not None], default=-1)
    winners = [seat for seat, total in enumerate(totals) if total == highest]
    points = max(0, job + modifiers) if winners else 0
    share = points // len(winners) if winners else 0
    return {"job": job, "modifiers": modifiers, "points": points, "totals": totals, "winners": winners, "share": share}


def score_gang(gang: str, counts: list[int], bonus: int) -> dict[str, Any]:
    """Only a strict majority of circles takes the bonus."""
    most = max(counts)
    winner = counts.index(most) if counts.count(most) == 1 else None
    return {"gang": gang, "counts": counts, "winner": winner, "bonus": bonus if winner is not None else 0}


def ending(g: CrooksTable) -> str:
    """What decided: the jobs alone, the gangs, the money of two with the same points, or nothing at all."""
    assert g.result is not None
    winners, points = g.result.winners, g.result.points
    if len(winners) > 1:
        return "shared"
    if points.count(max(points)) > 1:
        return "money"
    rows = g.result.breakdown["seats"]
    most = max(row["jobs"] for row in rows)
    return "jobs" if [row["seat"] for row in rows if row["jobs"] == most] == list(winners) else "gangs"
