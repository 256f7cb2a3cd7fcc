"""Why a move is worth what the heuristic thinks, in words: `advice-<id>`."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.decision import Move, Said
from ..faces import Crook
from .buying import Buying
from .outlook import Outlook
from .placing import Placing

STAYS = ("pickpocket", "spy")  # special actions of a crook that enters a job like any other


def recruit(outlook: Outlook, move: Move, value: float) -> list[Said]:
    """The best crook there, and what the search costs."""
    pile = outlook.sight.piles[move["hideout"]]
    best = round(Buying(outlook, [pile]).expected_best(pile))
    return [Said("best_there", {"count": max(best, 0), "cost": pile.size * price(outlook)})]


def stop(outlook: Outlook, move: Move, value: float) -> list[Said]:
    sight = outlook.sight
    return [Said("stops", {"count": len(sight.free[sight.me]), "money": sight.money[sight.me]})]


def hire(outlook: Outlook, move: Move, value: float) -> list[Said]:
    return worth(value)


def place(outlook: Outlook, move: Move, value: float) -> list[Said]:
    """What the job is worth and how likely it is ours, who may still come, what hiding is for."""
    crook, placing = outlook.sight.hand, Placing(outlook)
    assert crook is not None
    action = move.get("action")
    found = entered(placing, crook, move) if not action or action["type"] in STAYS else []
    return [*found, *gangs(outlook, crook), *worth(value)]


def entered(placing: Placing, crook: Crook, move: Move) -> list[Said]:
    contest = placing.openings[placing.jobs[move["job"]]].contest
    points = max(0, contest.points + crook.modifier)
    wins, comes = round(100 * contest.wins[crook.rating]), round(100 * contest.comes)
    found = [Said("job_won", {"count": points, "percent": wins})]
    if move["face"] == "down":
        found.append(Said("hidden", {"percent": comes}) if comes else Said("hidden_from_nobody"))
    elif comes:
        found.append(Said("others_come", {"percent": comes}))
    return found


def gangs(outlook: Outlook, crook: Crook) -> list[Said]:
    joined = round(outlook.gangs.joined(crook.gangs))
    return [Said("gangs_gain", {"count": joined})] if joined > 0 else []


def worth(value: float) -> list[Said]:
    points = round(value)
    return [Said("points_worth", {"count": points}) if points > 0 else Said("no_points")]


def price(outlook: Outlook) -> int:
    return outlook.sight.deck.money.recruit_per_card


REASONS: dict[str, Callable[[Outlook, Move, float], list[Said]]] = {
    "recruit": recruit,
    "pass": stop,
    "hire": hire,
    "place": place,
}
