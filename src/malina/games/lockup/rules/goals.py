"""Chapter 10: the goals that are looked at after every change."""

from __future__ import annotations

from ..faces import Family, Goal
from ..moments import measure
from ..table import NOBODY, LockupTable


def goal_of(g: LockupTable, family: Family) -> Goal | None:
    """The open goal card of a family."""
    return next((goal for goal in g.cards(g.data.goals_open) if goal.family == family), None)


def amount(g: LockupTable, party: int, goal: Goal) -> int:
    """How much a party has of what a goal counts."""
    return measure(g, [(goal.metric, party)], 0, goal)


def to_beat(g: LockupTable, goal: Goal) -> int:
    """What somebody must have to take the superiority card: the printed minimum, then more than its owner."""
    return goal.minimum if g.superiority == NOBODY else amount(g, g.superiority, goal) + 1


def check_goals(g: LockupTable, party: int) -> None:
    """This party has just got something."""
    goal = goal_of(g, "superiority")
    if goal is not None and g.superiority != party and amount(g, party, goal) >= to_beat(g, goal):
        before = None if g.superiority == NOBODY else g.name(g.superiority)
        g.superiority = party
        g.tell("superiority", seat=g.name(party), goal=goal.id, victim=before)
    goal = goal_of(g, "advance")
    if goal is not None and g.advance == NOBODY and amount(g, party, goal) >= goal.minimum:
        g.advance = party
        stars = g.data.cards.constants.advance_stars
        g.reputation[party] += stars
        g.tell("advance", seat=g.name(party), goal=goal.id, stars=stars)
