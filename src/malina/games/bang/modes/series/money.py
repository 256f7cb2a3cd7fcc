"""A series is played for money: what everybody has, where it came from, and bounties."""

from __future__ import annotations

from ...moments import on, reward
from ...table import BangTable, Person

BOUNTY = 1000


def pay(g: BangTable, seat: int, amount: int, part: str) -> None:
    """To this seat, or from it if the amount is negative; `part` is the line of its books."""
    g.money[seat] += amount
    g.books[seat] = {**g.books[seat], part: g.books[seat].get(part, 0) + amount}


@on(reward, "bounties")
def bounty(g: BangTable, me: Person, person: Person, by: Person) -> bool:
    """For an Outlaw money instead of cards."""
    if g.role(person) != "outlaw":
        return False
    pay(g, g.owner[by], BOUNTY, "bounties")
    g.tell("bounty", seat=by, money=BOUNTY)
    return True
