"""Chapter 8.1: a bag passes. Orders are filled from it, its goods come to the stand, a merry man shows himself."""

from __future__ import annotations

from ....kernel.pieces import move, reveal
from ....kernel.rules import rule
from ..modules.black_market import market_window
from ..modules.merry_men.forest import robber_comes
from ..modules.orders import fill_orders
from ..table import Judges, Passage, SheriffTable
from .deals import tidy
from .goods import is_legal, listed, smuggled


def let_pass(g: SheriffTable, bag: int, judges: Judges, deal: int = 0) -> None:
    """Who lets it pass, and by which deal; 0: for nothing. Talk about it is over."""
    g.bags[bag] = "passed"
    g.tell("passed", seat=bag, judges=judges, free=not deal)
    g.then(fill_orders, bag)
    g.then(unload, bag, deal)
    g.then(robber_comes, bag, judges, deal)
    g.then(market_window, bag)
    tidy(g)


@rule
def unload(g: SheriffTable, bag: int, deal: int) -> None:
    """Legal goods face up, whatever was declared; contraband face down: only how much it is everybody knows."""
    place = g.data.bag[bag]
    legal = [piece for piece in g.at[place] if is_legal(g, piece)]
    hidden = [piece for piece in g.at[place] if piece not in legal and g.face[piece].kind != "merry_man"]
    reveal(g, legal)
    g.tell("unloaded", {"hidden": tuple(hidden)}, seat=bag, goods=listed(g, legal), contraband=len(hidden))
    for piece in legal:
        move(g, piece, place, g.data.stand[bag])
    smuggled(g, bag, hidden, place)
    g.through += len(hidden)
    struck = g.deal(deal)
    honest = all(id == g.declared[bag] for id in g.ids(legal)) and not g.through and not g.at[place]
    g.history.append(
        Passage(
            round=g.round,
            seat=bag,
            good=g.declared[bag],
            number=g.number[bag],
            outcome="passed",
            truthful=honest if not honest or len(legal) == g.number[bag] else None,
            contraband=g.through,
            bribe=struck.gold if struck else 0,
        )
    )
