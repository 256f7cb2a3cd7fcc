"""Chapter 8.2: a bag is opened. The honest are paid, liars lose their goods and pay for them."""

from __future__ import annotations

from ....kernel.pieces import move, move_all, reveal
from ....kernel.rules import rule
from ..modules.black_market import market_window
from ..modules.merry_men.forest import back_to_forest
from ..moments import bag_opened, banned_now, compensation_of, fine_of, goods_seized, laws, penalty_of
from ..table import Judges, Passage, SheriffTable
from .deals import tidy
from .debts import owe
from .goods import listed
from .supply import discard


def penalty(g: SheriffTable, piece: int) -> int:
    """What the merchant pays for a card that is found."""
    face = g.face[piece]
    kind = "banned" if face.id in banned_now(g) else face.kind
    return fine_of(g, laws(g), penalty_of(g, laws(g), face.penalty, face.id), kind)


def open_bag(g: SheriffTable, bag: int, judges: Judges) -> None:
    """Everybody sees all of it. Talk about it is over."""
    place = g.data.shown
    g.bags[bag] = "opened"
    move_all(g, g.data.bag[bag], place)
    reveal(g, g.at[place])
    wrong = [piece for piece in g.at[place] if g.face[piece].id != g.declared[bag]]
    truthful = not wrong
    goods = listed(g, g.at[place])
    g.tell("opened", seat=bag, judges=judges, goods=goods, truthful=truthful, good=g.declared[bag])
    contraband = sum(g.face[piece].kind != "legal" for piece in wrong)
    g.history.append(
        Passage(
            round=g.round,
            seat=bag,
            good=g.declared[bag],
            number=g.number[bag],
            outcome="opened",
            truthful=truthful,
            contraband=contraband,
        )
    )
    due = sum(g.face[piece].penalty for piece in g.at[place])
    fine = sum(penalty(g, piece) for piece in wrong)
    for piece in g.at[place]:
        if piece not in wrong:
            move(g, piece, place, g.data.stand[bag])
    if truthful:
        whole = compensation_of(g, laws(g), due)
        for judge in judges:
            g.then(owe, judge, (bag,), whole // len(judges), "compensation")
    else:
        for piece in wrong:
            move(g, piece, place, g.data.robber if g.face[piece].kind == "merry_man" else g.data.seized)
        g.then(back_to_forest, bag)
        g.then(seize, bag, judges)
        g.then(discard, judges[0], g.data.seized)
        g.then(owe, bag, judges, fine, "fine")
    g.then(judged, bag, truthful)
    g.then(market_window, bag)
    tidy(g)


@rule
def seize(g: SheriffTable, bag: int, judges: Judges) -> None:
    goods_seized(g, laws(g), bag, judges)


@rule
def judged(g: SheriffTable, bag: int, truthful: bool) -> None:
    bag_opened(g, laws(g), bag, truthful)
