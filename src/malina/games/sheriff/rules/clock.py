"""Chapters 7.5 and 16: how long who may think. The inspection has one pool of time, which stands still while anything
else is decided; votes and the division of the chest always end; all else only if the table says so."""

from __future__ import annotations

from ....kernel.table import Clock
from ..table import SheriffTable

ALWAYS = {"name_first": 30, "choose_law": 60, "agree_on_split": 45}  # with two deputies
LIMITS = {
    "name_first": 30,
    "choose_law": 60,
    "exchange": 90,
    "set_aside": 90,
    "restock": 90,
    "load": 90,
    "declare": 45,
    **dict.fromkeys(("sell_set", "fill_order", "regain_trust", "stock_up", "take_share"), 30),
    **dict.fromkeys(("unpack", "hide_card", "redraw_hand", "swap_goods"), 30),
}
FORCED = 45  # choices that somebody has to make


def clock(g: SheriffTable) -> Clock | None:
    seat, question, _, _ = g.frames[-1][1][0]
    kind = question.kind
    if kind == "inspect":
        limit = g.options.inspection_limit * len(g.merchants)
        return Clock(f"inspection {g.round}", limit) if limit else None
    if len(g.in_office) > 1 and kind in ALWAYS:
        return Clock(f"{kind} {g.round}", ALWAYS[kind])
    if not g.options.time_limits:
        return None
    whose = "" if kind in ("load", "keep_robber") else f" {seat}"
    name = f"market {g.round}{whose}" if kind in ("set_aside", "restock") else f"{kind} {g.decided}"
    return Clock(name, LIMITS.get(kind, FORCED))
