"""On Informers: a merchant may denounce another's bag, once a round."""

from __future__ import annotations

from .....kernel.decision import Sentences
from .....kernel.refusal import IllegalMove
from .....kernel.rules import question
from .....kernel.table import Seat
from ...moments import bag_opened, law, may_inform, on
from ...rules.purse import pay
from ...table import SheriffTable


@on(may_inform, "informers")
def informers_may_inform(g: SheriffTable, piece: int, may: bool) -> bool:
    return True


@question
def inform(g: SheriffTable, seat: int) -> Sentences:
    return (("denounce", [bag for bag in g.closed if bag != seat]),)


@inform.answer("denounce")
def denounce(g: SheriffTable, seat: int, bag: Seat) -> None:
    """It counts when the bag is opened."""
    g.final += 1
    g.informed[seat] = bag
    g.tell("denounced", seat=seat, victim=bag)


@inform.refuse("denounce")
def why_not_denounce(g: SheriffTable, seat: int, bag: int) -> IllegalMove:
    if bag == seat:
        return IllegalMove("own-bag")
    return IllegalMove("bag-settled") if bag in g.merchants else IllegalMove("no-merchant")


@on(bag_opened, "informers")
def informers_are_paid(g: SheriffTable, piece: int, bag: int, truthful: bool) -> None:
    """Three from the bank for a liar; two to the honest one."""
    for seat in g.merchants:
        if g.informed[seat] == bag and truthful:
            g.tell("informer_wrong", seat=seat, victim=bag, gold=pay(g, seat, (bag,), law(g, piece).forfeit))
        elif g.informed[seat] == bag:
            g.gold[seat] += law(g, piece).reward
            g.tell("informer_right", seat=seat, victim=bag, gold=law(g, piece).reward)
