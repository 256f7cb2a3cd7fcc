"""What everything is worth so far, for all that a viewer knows: unknown crooks count for nothing yet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .cards import Crook, Deck
from .scoring import score_gang, score_job

Cards = list[Mapping[str, Any]]  # pieces as a view shows them


@dataclass(frozen=True)
class JobStanding:
    job: int
    points: int
    totals: list[int | None]  # known ratings of each seat; None: it has nobody there
    best: int | None  # the highest of them
    leaders: list[int]  # nobody, where only unknown crooks lie
    unknown: int  # crooks whose faces the viewer does not know


@dataclass(frozen=True)
class Standing:
    jobs: dict[int, JobStanding]
    gangs: list[dict[str, Any]]
    points: list[int]


def faces(deck: Deck) -> dict[str, Crook]:
    return {crook.id: crook for crook in deck.faces}


def slot(view: Mapping[str, Any], seat: int, job: int) -> Cards:
    cards: Cards = view["places"]["slot"][str(seat)][str(job)]
    return cards


def standing(view: Mapping[str, Any], deck: Deck) -> Standing:
    crooks = faces(deck)
    points = [0] * view["seats"]
    circles = {gang: [0] * view["seats"] for gang in deck.gangs}
    jobs = {}
    for job in deck.jobs:
        totals: list[int | None] = [None] * view["seats"]
        modifiers = unknown = 0
        for seat in range(view["seats"]):
            for card in slot(view, seat, job):
                total = totals[seat] = totals[seat] or 0
                if "face" not in card:
                    unknown += 1
                    continue
                crook = crooks[card["face"]]
                totals[seat] = total + crook.rating
                modifiers += crook.modifier
                for gang in crook.gangs:
                    circles[gang][seat] += 1
        score = score_job(job, modifiers, totals)
        best = max((total for total in totals if total is not None), default=None)
        leaders = [] if unknown and not best else score["winners"]
        for seat in leaders:
            points[seat] += score["share"]
        jobs[job] = JobStanding(
            job=job,
            points=max(0, job + modifiers),
            totals=totals,
            best=best,
            leaders=leaders,
            unknown=unknown,
        )
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
