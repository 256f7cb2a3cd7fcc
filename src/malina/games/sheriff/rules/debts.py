"""Chapter 8.3: fines and compensations. Coins first, then legal goods, then contraband; what is left is forgiven."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....kernel.decision import About, Note, Said, Sentences
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId
from ..faces import Pair
from ..table import Judges, SheriffTable
from .goods import arrive, cards, goods_in, has, listed, pieces_of, show_out, worth
from .purse import pay

Paid = list[tuple[FaceId, int]]


@rule
def owe(g: SheriffTable, debtor: int, to: Judges, amount: int, why: str) -> None:
    """`why` is fine or compensation."""
    if not amount:
        return
    coins = pay(g, debtor, to, amount)
    rest = amount - coins
    g.tell("paid", seat=debtor, to=to, gold=coins, why=why, rest=rest)
    if rest:
        g.then(owe_goods, debtor, to, rest)


@rule
def owe_goods(g: SheriffTable, debtor: int, to: Judges, rest: int) -> None:
    """Legal goods of the stand that come to at least the rest, none of them superfluous; or all of them."""
    stand = g.data.stand[debtor]
    there = goods_in(g, stand)
    if worth(g, there) > rest:
        g.ask(debtor, pay_with_goods, to, rest)
        return
    if there:
        give_goods(g, debtor, to, there)
    g.then(owe_contraband, debtor, to, rest - worth(g, there))


@rule
def owe_contraband(g: SheriffTable, debtor: int, to: Judges, rest: int) -> None:
    """Whoever has something face down is asked, whatever it is."""
    if rest > 0 and g.at[g.data.stack[debtor]]:
        g.ask(debtor, pay_with_contraband, to, rest)
    elif rest > 0:
        g.tell("forgiven", seat=debtor, gold=rest)


@question
def pay_with_goods(g: SheriffTable, seat: int, to: Judges, rest: int) -> Sentences:
    return (("pay", payments(g, g.data.stand[seat], rest)),)


@pay_with_goods.answer("pay")
def paid_with_goods(g: SheriffTable, seat: int, to: Judges, rest: int, goods: Paid) -> None:
    give_goods(g, seat, to, goods)


@pay_with_goods.default
def pay_cheapest_goods(g: SheriffTable, seat: int, to: Judges, rest: int) -> None:
    give_goods(g, seat, to, cheapest(g, g.data.stand[seat], rest))


@question
def pay_with_contraband(g: SheriffTable, seat: int, to: Judges, rest: int) -> Sentences:
    return (("pay", payments(g, g.data.stack[seat], rest)),)


@pay_with_contraband.answer("pay")
def paid_with_contraband(g: SheriffTable, seat: int, to: Judges, rest: int, goods: Paid) -> None:
    """Everybody sees it; it lies face down again with whoever gets it."""
    stack = g.data.stack[seat]
    shown = show_out(g, seat, goods, stack, g.data.shown)
    g.tell("paid_goods", seat=seat, to=to, goods=listed(g, shown), face="down")
    arrive(g, to, shown, g.data.shown)
    if (left := rest - worth(g, goods)) > 0:
        g.tell("forgiven", seat=seat, gold=left)


@pay_with_contraband.default
def pay_cheapest_contraband(g: SheriffTable, seat: int, to: Judges, rest: int) -> None:
    paid_with_contraband(g, seat, to, rest, cheapest(g, g.data.stack[seat], rest))


@pay_with_goods.refuse("pay")
def why_not_goods(g: SheriffTable, seat: int, to: Judges, rest: int, goods: Paid) -> IllegalMove | None:
    return objection(g, g.data.stand[seat], rest, goods)


@pay_with_contraband.refuse("pay")
def why_not_contraband(g: SheriffTable, seat: int, to: Judges, rest: int, goods: Paid) -> IllegalMove | None:
    return objection(g, g.data.stack[seat], rest, goods)


def objection(g: SheriffTable, place: int, rest: int, goods: Paid) -> IllegalMove | None:
    if any(good not in g.data.goods for good, _ in goods) or not has(g, place, goods):
        return IllegalMove("not-yours-to-pay")
    if worth(g, goods) < rest:
        return IllegalMove("pays-too-little", rest=rest)
    return IllegalMove("pays-too-much", rest=rest)


@pay_with_goods.tells
def about_goods(g: SheriffTable, seat: int, to: Judges, rest: int) -> About:
    return about_debt(g, g.data.stand[seat], to, rest)


@pay_with_contraband.tells
def about_contraband(g: SheriffTable, seat: int, to: Judges, rest: int) -> About:
    return about_debt(g, g.data.stack[seat], to, rest)


def about_debt(g: SheriffTable, place: int, to: Judges, rest: int) -> About:
    """What each payment comes to."""
    notes = [
        Note("pay", Said("worth", {"gold": worth(g, goods), "rest": rest}), {"goods": goods})
        for goods in payments(g, place, rest)
    ]
    return About(Said("debt", {"to": to}), {"gold": rest}, notes)


# ---- which goods ----


def give_goods(g: SheriffTable, seat: int, to: Judges, goods: Sequence[Sequence[object]]) -> None:
    stand = g.data.stand[seat]
    pieces = pieces_of(g, stand, goods)
    g.tell("paid_goods", seat=seat, to=to, goods=listed(g, pieces), face="up")
    arrive(g, to, pieces, stand)


def payments(g: SheriffTable, place: int, rest: int) -> list[list[list[object]]]:
    """Every way to pay as much with what lies there, and nothing superfluous; all of it, if that is too little."""
    there = goods_in(g, place)
    if worth(g, there) <= rest:
        return [[[good, many] for good, many in there]]
    values = [g.data.goods[good].value for good, _ in there]
    found = []
    for numbers in enough([many for _, many in there], values, rest):
        taken = [value for value, many in zip(values, numbers, strict=True) if many]
        if sum(value * many for value, many in zip(values, numbers, strict=True)) - min(taken) < rest:
            found.append([[good, many] for (good, _), many in zip(there, numbers, strict=True) if many])
    return found


def enough(most: Sequence[int], values: Sequence[int], rest: int) -> Iterator[tuple[int, ...]]:
    """Numbers of each that come to at least the rest; no more of the last ones than it takes."""
    if not most:
        if rest <= 0:
            yield ()
        return
    for many in range(most[0] + 1):
        for others in enough(most[1:], values[1:], rest - many * values[0]):
            yield (many, *others)
        if many * values[0] >= rest:
            break


def cheapest(g: SheriffTable, place: int, rest: int) -> list[Pair]:
    """The least surplus, then the cheapest cards."""
    ways = payments(g, place, rest)
    best = min(ways, key=lambda goods: (worth(g, goods), -cards(goods)))
    return [(str(good), int(str(many))) for good, many in best]
