"""Chapter 15: the final score, line by line."""

from __future__ import annotations

from ....kernel.pieces import reveal
from ....kernel.rules import rule
from ....kernel.table import Result
from ..faces import RESOURCES, Goal
from ..moments import cube_stars, goon_stars, modes
from ..table import LockupTable
from .goals import amount, goal_of

LINES = ("superiority", "goal", "goons", "cubes", "tomes", "marker")


@rule
def score(g: LockupTable) -> None:
    g.step = "end"
    for seat in range(g.seats):
        reveal(g, g.at[g.data.hand[seat]])
        reveal(g, g.at[g.data.reserved[seat]])
    result = tally(g)
    g.finish(result)
    g.tell("ended", winners=result.winners)


def tally(g: LockupTable) -> Result:
    """The result, had the game ended now."""
    rows = [row_of(g, party) for party in g.parties]
    totals = [int(row["total"]) for row in rows]
    best = max(zip(totals, [int(row["items"]) for row in rows], strict=True))
    winners = [party for party in g.parties if (totals[party], rows[party]["items"]) == best]
    breakdown: dict[str, object] = {"seats": rows[: g.seats]}
    if not g.data.solo:
        return Result(tuple(winners), tuple(totals), breakdown)
    breakdown["guards"] = [{key: value for key, value in rows[1].items() if key != "seat"}]
    breakdown["escape"] = [{"margin": totals[0] - totals[1], "missing": max(totals[1] - totals[0] + 1, 0)}]
    return Result((0,) if totals[0] > totals[1] else (), (totals[0],), breakdown, {"guards": totals[1]})


def row_of(g: LockupTable, party: int) -> dict[str, int]:
    """Stars may not fall below zero after any line."""
    found = lines(g, party)
    total = g.reputation[party]
    for line in LINES:
        total = max(total + found[line], 0)
    items = len(g.at[g.data.crafted[party]])
    return {"seat": party, "reputation": g.reputation[party], **found, "total": total, "items": items}


def lines(g: LockupTable, party: int) -> dict[str, int]:
    constants = g.data.cards.constants
    superiority = constants.superiority_stars_2p if g.data.pair else constants.superiority_stars
    goal = goal_of(g, "end_of_game")
    tomes = 0 if g.guards(party) else len(g.at[g.data.hand[party]])
    return {
        "superiority": superiority if g.superiority == party else 0,
        "goal": goal_stars(g, party, goal) if goal is not None else 0,
        "goons": sum(stars_of_type(g, party, kind) for kind in g.data.cards.goon_types),
        "cubes": sum(count * stars_of_cube(g, party, kind) for kind, count in g.purse(party).items()),
        "tomes": tomes * constants.tome_in_hand_stars,
        "marker": constants.first_player_marker_stars if g.marker == party else 0,
    }


def stars_of_cube(g: LockupTable, party: int, kind: str) -> int:
    assert kind in RESOURCES
    return cube_stars(g, modes(g), getattr(g.data.cards.constants, f"resource_stars_{kind}"), party, kind)


def stars_of_type(g: LockupTable, party: int, kind: str) -> int:
    count = sum(goon.type == kind for goon in g.cards(g.data.gang[party]))
    return goon_stars(g, [(kind, party)], 0, count) if count else 0


def goal_stars(g: LockupTable, party: int, goal: Goal) -> int:
    """For everybody by the printed rate, or for the most and the second most."""
    constants = g.data.cards.constants
    amounts = [amount(g, other, goal) for other in g.parties]
    mine = amounts[party]
    if goal.each:
        return mine * goal.each
    more = sum(other > mine for other in amounts)
    alike = amounts.count(mine)
    if mine < max(goal.minimum, 1):
        return 0
    if g.data.pair:
        return constants.endgame_first_stars_2p if not more and alike == 1 else 0
    if not more:
        return constants.endgame_first_stars
    ahead = amounts.count(max(amounts)) == 1
    return constants.endgame_second_stars if more == 1 and ahead else 0


def ending(g: LockupTable) -> str:
    """What decided a finished game: most of the winner's stars."""
    if g.result is None:
        return ""
    if not g.result.winners:
        return "guards"
    best = g.result.breakdown["seats"][g.result.winners[0]]
    return max(("reputation", *LINES), key=lambda line: int(best[line]))
