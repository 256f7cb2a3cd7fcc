"""What everything is worth so far, for all that a viewer knows: unknown crooks count for nothing yet."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from .box import Deck
from .rules.scoring import score_gang, score_job
from .table import CrooksTable


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
    told: dict[str, Any]  # the same as the page gets it


class AtJob(NamedTuple):
    """What lies at one job, counted."""

    standing: JobStanding
    told: dict[str, Any]
    share: int  # points of each leader
    circles: tuple[tuple[str, int], ...]  # gangs, and whose crook is in them


Stack = tuple[str | None, ...]  # the faces of one seat's crooks at a job; None: unknown to the viewer
Lying = tuple[int, int, Stack]  # seat and job


def standing(view: Mapping[str, Any], deck: Deck) -> Standing:
    rows = view["places"]["slot"]
    lying = [
        (seat, int(job), tuple([card.get("face") for card in cards]))
        for seat in range(view["seats"])
        for job, cards in rows[str(seat)].items()
        if cards
    ]
    return counted(deck, view["seats"], tuple(lying))


def points(g: CrooksTable) -> list[int]:
    """What the table would be worth if the game ended now, by its true faces."""
    at, face = g.at, g.face
    lying = [
        (seat, job, tuple([face[piece].id for piece in at[place]]))
        for seat, row in enumerate(g.data.slot)
        for job, place in row.items()
        if at[place]
    ]
    return counted(g.data, g.seats, tuple(lying)).points.copy()


@lru_cache(maxsize=2000)
def counted(deck: Deck, seats: int, lying: tuple[Lying, ...]) -> Standing:
    """Most moves change nothing here for most viewers."""
    points = [0] * seats
    circles = {gang: [0] * seats for gang in deck.gangs}
    stacks: dict[int, list[Stack]] = {}
    for seat, job, stack in lying:
        stacks.setdefault(job, [()] * seats)[seat] = stack
    nobody = ((),) * seats
    jobs, told = {}, []
    for job in deck.jobs:
        at = at_job(deck, job, tuple(stacks.get(job, nobody)))
        jobs[job] = at.standing
        told.append(at.told)
        for seat in at.standing.leaders:
            points[seat] += at.share
        for gang, seat in at.circles:
            circles[gang][seat] += 1
    bonus = deck.setup.gang_bonus
    gangs = [score_gang(gang, counts, bonus) for gang, counts in circles.items()]
    for score in gangs:
        if score["winner"] is not None:
            points[score["winner"]] += score["bonus"]
    leads = [{"gang": g["gang"], "counts": g["counts"], "leader": g["winner"], "bonus": bonus} for g in gangs]
    return Standing(jobs, gangs, points, {"points": points, "jobs": told, "gangs": leads})


@lru_cache(maxsize=20_000)
def at_job(deck: Deck, job: int, stacks: tuple[Stack, ...]) -> AtJob:
    """A move changes one job or two, and most viewers see the same there."""
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
    told = {"job": job, "points": now.points, "totals": totals, "leaders": leaders, "unknown": unknown}
    return AtJob(now, told, share, tuple(circles))


def told(view: Mapping[str, Any], deck: Deck) -> dict[str, Any]:
    """The same for the page."""
    return standing(view, deck).told


def prices(view: Mapping[str, Any], deck: Deck) -> dict[str, Any]:
    """What a look into each hideout costs, and to stay unknown."""
    piles = view["places"]["hideout"]
    return {
        "prices": {letter: len(pile) * deck.money.recruit_per_card for letter, pile in piles.items()},
        "fee": deck.money.face_down_fee,
    }
