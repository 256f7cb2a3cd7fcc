"""What everything is worth so far, for all that a viewer knows: unknown crooks count for nothing yet."""

from __future__ import annotations

from collections.abc import Mapping
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


def standing(view: Mapping[str, Any], deck: Deck) -> Standing:
    crooks, seats = deck.crooks, view["seats"]
    points = [0] * seats
    circles = {gang: [0] * seats for gang in deck.gangs}
    rows = [view["places"]["slot"][str(seat)] for seat in range(seats)]
    jobs = {}
    for job in deck.jobs:
        totals: list[int | None] = [None] * seats
        modifiers = unknown = 0
        key = str(job)
        for seat, row in enumerate(rows):
            if not (stack := row[key]):
                continue
            total = 0
            for card in stack:
                if "face" not in card:
                    unknown += 1
                    continue
                crook = crooks[card["face"]]
                total += crook.rating
                modifiers += crook.modifier
                for gang in crook.gangs:
                    circles[gang][seat] += 1
            totals[seat] = total
        there = [total for total in totals if total is not None]
        best = max(there, default=None)
        leaders: list[int] = []
        if there and (best or not unknown):
            score = score_job(job, modifiers, totals)
            leaders = score["winners"]
            for seat in leaders:
                points[seat] += score["share"]
        jobs[job] = JobStanding(job, max(0, job + modifiers), totals, best, leaders, unknown)
    gangs = [score_gang(gang, counts, deck.setup.gang_bonus) for gang, counts in circles.items()]
    for score in gangs:
        if score["winner"] is not None:
            points[score["winner"]] += score["bonus"]
    return Standing(jobs, gangs, points)


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
