"""Chapter 10: sets of smuggled goods are sold on the black market."""

from __future__ import annotations

from ....kernel.decision import About, Note, Said, Sentences
from ....kernel.pieces import move
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ..faces import MarketCard
from ..rules.goods import listed, show_out
from ..table import SheriffTable


def on_top(g: SheriffTable) -> dict[str, MarketCard]:
    """The card that is to be had for each good."""
    return {good: g.face[g.at[pile][-1]] for good, pile in g.data.black_market.items() if g.at[pile]}


@rule
def market_window(g: SheriffTable, seat: int) -> None:
    """A merchant is asked whenever a claim is possible by what everybody knows: the pause must tell nothing."""
    hidden = len(g.at[g.data.stack[seat]])
    if may_claim(g, seat) and any(card.cards <= hidden for card in on_top(g).values()):
        g.ask(seat, sell_set)


def may_claim(g: SheriffTable, seat: int) -> bool:
    return g.options.black_market_claims == "unlimited" or not g.claims[seat]


@question
def sell_set(g: SheriffTable, seat: int) -> Sentences:
    held = g.held(g.data.stack[seat])
    return ("sell", [good for good, card in on_top(g).items() if held[good] >= card.cards]), ("skip",)


@sell_set.answer("sell")
def sell(g: SheriffTable, seat: int, good: str) -> None:
    """He shows the set, which leaves the game, and takes the top card."""
    card, pile = on_top(g)[good], g.data.black_market[good]
    shown = show_out(g, seat, [(good, card.cards)], g.data.stack[seat], g.data.gone)
    move(g, g.at[pile][-1], pile, g.data.bought[seat])
    g.claims[seat] += 1
    g.tell("sold", seat=seat, goods=listed(g, shown), gold=card.value)
    g.then(market_window, seat)


@sell_set.answer("skip")
def sell_nothing(g: SheriffTable, seat: int) -> None:
    pass


@sell_set.default
def sell_nothing_in_time(g: SheriffTable, seat: int) -> None:
    pass


@sell_set.refuse("sell")
def why_not_sell(g: SheriffTable, seat: int, good: str) -> IllegalMove:
    card = on_top(g).get(good)
    return IllegalMove("sold-out") if card is None else IllegalMove("no-set", count=card.cards)


@sell_set.tells
def about_sale(g: SheriffTable, seat: int) -> About:
    top = on_top(g)
    return About(notes=[Note("sell", Said("points", {"points": top[good].value}), {"good": good}) for good in top])
