"""Money and reputation (4.2, 4.3): both lie open."""

from __future__ import annotations

from ..moments import happened
from ..table import ScoundrelsTable, Use


def gain_money(g: ScoundrelsTable, use: Use, n: int) -> None:
    """From the bank, by an ability."""
    if n:
        g.money[use.seat] += n
        g.tell("gained", seat=use.seat, money=n)
        _by_scoundrel(g, use)


def take_money(g: ScoundrelsTable, use: Use, victim: int, n: int) -> None:
    """From another player, as much as is there."""
    if n := min(n, g.money[victim]):
        g.money[victim] -= n
        g.money[use.seat] += n
        g.tell("robbed", seat=use.seat, victim=victim, money=n)
        _by_scoundrel(g, use)


def pay(g: ScoundrelsTable, seat: int, n: int) -> None:
    if n:
        g.money[seat] -= n
        g.tell("paid", seat=seat, money=n)


def _by_scoundrel(g: ScoundrelsTable, use: Use) -> None:
    """The leader's sheet and the sheriff's office are none."""
    if use.kind == "scoundrel":
        happened(g, use.seat, "after_gain_money_by_other_scoundrel", by=use.source)


def gain_reputation(g: ScoundrelsTable, seat: int, n: int = 1) -> None:
    change_reputation(g, seat, min(n, g.data.setup.reputation_most - g.reputation[seat]))


def lose_reputation(g: ScoundrelsTable, seat: int, n: int = 1) -> None:
    change_reputation(g, seat, -min(n, g.reputation[seat] - g.data.setup.reputation_least))


def change_reputation(g: ScoundrelsTable, seat: int, by: int) -> None:
    """A move that does not happen is none."""
    if by:
        g.reputation[seat] += by
        g.tell("reputation", seat=seat, steps=by, now=g.reputation[seat])
        happened(g, seat, "after_gain_reputation" if by > 0 else "after_lose_reputation")


def can_gain(g: ScoundrelsTable, seat: int) -> bool:
    return g.reputation[seat] < g.data.setup.reputation_most


def can_lose(g: ScoundrelsTable, seat: int, n: int = 1) -> bool:
    return g.reputation[seat] - n >= g.data.setup.reputation_least
