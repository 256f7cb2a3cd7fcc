"""Chapter 4: six rounds of Roll Call, Lights Out and Patrol; after the last one a raid and the score."""

from __future__ import annotations

from ....kernel.rules import rule
from ..table import LockupTable
from .lights_out import lights_out
from .patrol import patrol
from .raid import raid
from .roll_call import roll_call
from .scoring import score

ROUNDS = 6


@rule
def new_round(g: LockupTable) -> None:
    g.round += 1
    g.tell("round", round=g.round)
    g.then(roll_call)
    g.then(lights_out)
    if g.round < ROUNDS:
        g.then(patrol)
        g.then(new_round)
    else:
        g.then(final_raid)
        g.then(score)


@rule
def final_raid(g: LockupTable) -> None:
    g.step = "final_raid"
    g.then(raid)
