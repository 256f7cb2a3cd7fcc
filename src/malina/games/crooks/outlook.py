"""What everything is worth so far, for all that a viewer knows: unknown crooks count for nothing yet."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from .box import Deck
from .rules.scoring import score_gang, score_job


class JobStanding(NamedTuple):
    job: int
    points: int
    totals: list[int | None]  # known ratings of each seat; None: it has nobody there
    best: int | None  # the highest of them
    leaders: list[int]  # nobody, where only unknown crooks lie
    unknown: int  # crooks whose faces the viewer does not know


class Standing(NamedTuple):
    jobs: dict[int, JobStanding]
    gangs: list[dict[str, Any]]
    points: list[int]


class AtJob(NamedTuple):
    """What lies at one job, counted."""

    standing: JobStanding
    share: int  # points of each leader
    circles: tuple[tuple[str, int], ...]  # gangs, and whose crook is in them


def standing(view: Mapping[str, Any], deck: Deck) -> Standing:
    seats = view["seats"]
    points = [0] * seats
    circles = {gang: [0] * seats for gang in deck.gangs}
    rows = [view["places"]["slot"][str(seat)] for seat in range(seats)]
    jobs = {}
    for job in deck.jobs:
        key = str(job)
        stacks = tuple([tuple([card.get("face") for card in row[key]]) if row[key] else () for row in rows])
        jobs[job], share, gangs_there = at_job(deck, job, stacks)
        for seat in jobs[job].leaders:
            points[seat] += share
        for gang, seat in gangs_there:
            circles[gang][seat] += 1
    gangs = [score_gang(gang, counts, deck.setup.gang_bonus) for gang, counts in circles.items()]
    for score in gangs:
        if score["winner"] is not None:
            points[score["winner"]] += score["bonus"]
    return Standing(jobs, gangs, points)


@lru_cache(maxsize=20_000)
def at_job(deck: Deck, job: int, stacks: tuple[tuple[str | None, ...], ...]) -> AtJob:
    """`stacks` are the faces of each seat's crooks there, None for those that the viewer does not know. A move changes
    one job or two, and most viewers see the same there."""
    totals: list[int | None] = [None] * len(stacks)
    modifiers = unknown = 0
    circles = []
    for seat, stack in enumerate(stacks):
        if stack:
            known = [deck.crooks[face] for face in stack if face is not None]
            unknown += len(stack) - len(known)
            modifiers += sum([crook.modifier for crook in known])
            circles += [(gang, seat) for crook in known for gang in crook.gangs]
            totals[seat] = sum([crook.rating for crook in known])
    there = [total for total in totals if total is not None]
    best = max(there, default=None)
    leaders: list[int] = []
    share = 0
    if there and (best or not unknown):
        score = score_job(job, modifiers, totals)
        leaders, share = score["winners"], score["share"]
    now = JobStanding(job, max(0, job + modifiers), totals, best, leaders, unknown)
    return AtJob(now, share, tuple(circles))


def outlook(view: Mapping[str, Any], deck: Deck) -> dict[str, Any]:
    """The same for the page, with what a look into each hideout costs."""
    now = standing(view, deck)
    return {
        "points": now.points,
        "jobs": [
            {"job": j.job, "points": j.points, "totals": j.totals, "leaders": j.leaders, "unknown": j.unknown}
            for j in now.jobs.values()
        ],
        "gangs": [
            {"gang": g["gang"], "counts": g["counts"], "leader": g["winner"], "bonus": deck.setup.gang_bonus}
            for g in now.gangs
        ],
        "prices": {
            letter: len(pile) * deck.money.recruit_per_card for letter, pile in view["places"]["hideout"].items()
        },
        "fee": deck.money.face_down_fee,
    }
