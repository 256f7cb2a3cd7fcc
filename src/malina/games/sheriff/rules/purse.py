"""Coins: the bank never runs out, and nobody pays what he has not got."""

from __future__ import annotations

from ..table import Judges, SheriffTable


def pay(g: SheriffTable, payer: int, to: Judges, amount: int) -> int:
    """As far as his coins reach; two deputies are paid into their chest. How much it was."""
    amount = min(amount, g.gold[payer])
    g.gold[payer] -= amount
    if len(to) > 1:
        g.chest += amount
    else:
        g.gold[to[0]] += amount
    return amount


def shares(g: SheriffTable, payers: Judges, amount: int) -> dict[int, int]:
    """What each of them has to pay of it: equal parts; an odd coin is the richer one's, of equals the first one's."""
    half, odd = divmod(amount, len(payers))
    richest = max(payers, key=lambda seat: g.gold[seat])
    return {seat: half + (odd if seat == richest else 0) for seat in payers}
