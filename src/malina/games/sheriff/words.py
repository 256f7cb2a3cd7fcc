"""The words of moves and public fields that are no seats, places or cards, what lies where, and who may see it."""

from __future__ import annotations

from ...kernel.secrecy import nobody, owner, unless_open
from ...kernel.table import Place
from .box import Box
from .table import SheriffTable

BACKS = {
    **dict.fromkeys(("deck", "pile", "removed", "gone", "seized", "shown", "robber", "chest"), "card"),
    **dict.fromkeys(("hand", "bag", "aside", "stand", "stack", "under", "choice", "forest"), "card"),
    **dict.fromkeys(("order_deck", "orders_open", "filled"), "order"),
    **dict.fromkeys(("law_deck", "law_choice", "law_row", "law_past"), "law"),
    **dict.fromkeys(("deputy_deck", "in_office", "deputy_past"), "deputy"),
    **dict.fromkeys(("black_market", "bought"), "black_market"),
}


def authority(g: SheriffTable, place: Place, piece: int) -> tuple[int, ...]:
    return g.in_office


# What all have seen may lie under a deck or face down in the chest; hands, bags and stacks show nothing to others
HIDDEN = {
    **dict.fromkeys(("hand", "bag", "stack", "choice"), owner),
    "aside": unless_open(owner),
    **dict.fromkeys(("deck", "removed", "order_deck", "deputy_deck"), nobody),
    **dict.fromkeys(("law_deck", "forest"), unless_open(nobody)),
    **dict.fromkeys(("law_choice", "chest", "shown"), unless_open(authority)),
}
STEPS = ("laws", "market", "load", "stock", "declaration", "inspection", "chest", "refill", "end")


def words(box: Box) -> tuple[str, ...]:
    return ("pass", "inspect", "undecided", "closed", "passed", "opened", *STEPS, *box.goods)
