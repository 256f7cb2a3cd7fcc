"""Wild wild saloon: purple jobs have a deck of their own, and three safes may be kept at any time."""

from __future__ import annotations

from ..moments import job_deck, on, safe_limit
from ..table import ScoundrelsTable

SAFES = 3


@on(job_deck, "wild_saloon")
def purple_or_not(g: ScoundrelsTable, me: int, deck: int) -> int:
    """There is always a purple one in the saloon, as long as there are any. At first it comes last."""
    green_or_black, purple = g.data.job_deck, g.data.purple_deck
    there = [g.job_card(g.job(cell)).color for cell in g.data.saloon if g.at[cell]]
    wanted = purple if "purple" not in there else green_or_black
    if g.step == "setup":
        wanted = purple if len(there) == len(g.data.saloon) - 1 else green_or_black
    other = green_or_black if wanted == purple else purple
    return wanted if g.at[wanted] else other


@on(safe_limit, "wild_saloon")
def three_safes(g: ScoundrelsTable, me: int, limit: int) -> int:
    return SAFES
