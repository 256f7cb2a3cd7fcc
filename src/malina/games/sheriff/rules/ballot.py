"""What the authority decides without money: the sheriff alone, two deputies by votes (R5).

Both deputies vote, and each sees the other's vote. If they differ, both may vote once more; if they still differ, or
time runs out, one of the two is drawn. A single vote counts alone.
"""

from __future__ import annotations

from typing import Any

from ....kernel.decision import About, Said
from ....kernel.rules import QUESTIONS, Question, rule
from ..table import SheriffTable

Vote = tuple[int, ...]


def poll(g: SheriffTable, question: Question) -> None:
    """Ask whoever is in office; `counted` comes when all have answered."""
    g.votes = [()] * len(g.in_office)
    g.again = False
    g.ask_all(*[(seat, question, (), True) for seat in g.in_office])
    g.then(second_ballot, question.name)


def vote(g: SheriffTable, seat: int, choice: Vote) -> None:
    g.votes[g.in_office.index(seat)] = choice


@rule
def second_ballot(g: SheriffTable, name: str) -> None:
    """Two who do not agree may think again."""
    if len(set(g.votes)) > 1 and () not in g.votes:
        g.again = True
        g.tell("disagreed", seats=g.in_office)
        g.ask_all(*[(seat, QUESTIONS[name], (), True) for seat in g.in_office])


def about(g: SheriffTable, **args: Any) -> About:
    """Why those who have voted are asked again."""
    return About(Said("disagreed") if g.again else None, args)


def outcome(g: SheriffTable) -> Vote:
    """What was decided; empty if nobody has voted."""
    given = [choice for choice in g.votes if choice]
    g.votes = []
    if not given:
        return ()
    return given[0] if len(set(given)) == 1 else given[g.throw(len(given))]
