"""Goods on their way: which pieces they are, where they arrive, and what everybody can conclude from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from ....kernel.blanks import Each, Fillings
from ....kernel.knowledge import EVERYONE
from ....kernel.pieces import bar, conceal, count, look, look_away, move, reveal, show, slip_faces
from ..faces import Pair
from ..table import Judges, SheriffTable

Goods = Sequence[Sequence[Any]]  # pairs of a good and a number, as they stand in moves


# ---- fillings ----


@lru_cache(maxsize=4096)
def each(
    values: tuple[tuple[Any, Fillings], ...],
    low: int = 0,
    caps: tuple[tuple[Any, int], ...] = (),
    total: tuple[int, int] | None = None,
) -> Each:
    """The same blank is asked for again and again: its fillings are counted once."""
    return Each(dict(values), low, caps=dict(caps), total=total)


def some_of(there: Iterable[Pair], low: int, high: int) -> Each:
    """Some of these goods, at least and at most so many cards."""
    return each(tuple([(good, range(1, many + 1)) for good, many in there]), total=(low, high))


def some_goods(g: SheriffTable, place: int, low: int, high: int) -> Each:
    return some_of(goods_in(g, place), low, high)


def some_cards(g: SheriffTable, place: int, low: int, high: int) -> Each:
    """The same, with a merry man among them if he is there."""
    robber = [(man.id, 1) for man in g.data.merry_men if man.id in g.held(place)]
    return some_of([*goods_in(g, place), *robber], low, high)


# ---- what lies where ----


def goods_in(g: SheriffTable, place: int) -> list[Pair]:
    return g.data.sorted_goods(g.held(place))


def listed(g: SheriffTable, pieces: Iterable[int]) -> list[list[Any]]:
    """Cards by number, as events tell them: goods, and a merry man."""
    found = g.tally(pieces)
    return said([*g.data.sorted_goods(found), *[(man.id, 1) for man in g.data.merry_men if man.id in found]])


def said(goods: Goods) -> list[list[Any]]:
    return [list(pair) for pair in goods]


def worth(g: SheriffTable, goods: Goods) -> int:
    return sum(g.data.goods[good].value * many for good, many in goods)


def cards(goods: Goods) -> int:
    return sum(many for _, many in goods)


def pieces_of(g: SheriffTable, place: int, goods: Goods) -> list[int]:
    """So many pieces of each of these."""
    wanted = Counter([id for id, many in goods for _ in range(many)])
    found = []
    for piece in g.at[place]:
        id = g.face[piece].id
        if wanted[id] > 0:
            wanted[id] -= 1
            found.append(piece)
    return found


def is_legal(g: SheriffTable, piece: int) -> bool:
    return bool(g.face[piece].kind == "legal")


def has(g: SheriffTable, place: int, goods: Goods) -> bool:
    held = g.held(place)
    return all(held[good] >= many for good, many in goods)


# ---- moving ----


def slip_out(g: SheriffTable, seat: int, goods: Goods, source: int, target: int) -> tuple[int, ...]:
    """Cards leave a hidden place of this seat; nobody else can tell which of the handles they had."""
    moved = slip_faces(g, [good for good, many in goods for _ in range(many)], source, target)
    show(g, seat, g.at[source])
    return moved


def show_out(g: SheriffTable, seat: int, goods: Goods, source: int, target: int) -> tuple[int, ...]:
    """The same for cards that everybody gets to see."""
    moved = slip_out(g, seat, goods, source, target)
    reveal(g, moved)
    return moved


def arrive(g: SheriffTable, to: Judges, pieces: Sequence[int], source: int) -> None:
    """Goods come to somebody's stand, legal ones face up, contraband face down; those of two deputies to the chest.
    Whoever gets them sees them; what all know of contraband they know of the stack then."""
    legal = [piece for piece in pieces if is_legal(g, piece)]
    contraband = [piece for piece in pieces if piece not in legal]
    reveal(g, legal)
    if len(to) > 1:
        for piece in (*legal, *contraband):
            move(g, piece, source, g.data.chest)
        for seat in to:
            show(g, seat, contraband)
        return
    [seat] = to
    for piece in legal:
        move(g, piece, source, g.data.stand[seat])
    for piece in contraband:
        move(g, piece, source, g.data.stack[seat])
    if contraband:
        conceal(g, g.at[g.data.stack[seat]])
        show(g, seat, g.at[g.data.stack[seat]])


def into_hand(g: SheriffTable, seat: int, piece: int, source: int) -> None:
    """A card that all have seen is taken up: everybody knows that it is there, and nobody which it is."""
    move(g, piece, source, g.data.hand[seat])
    conceal(g, g.at[g.data.hand[seat]])
    show(g, seat, g.at[g.data.hand[seat]])


def smuggled(g: SheriffTable, seat: int, pieces: Sequence[int], source: int) -> None:
    """Contraband of one's own goes face down onto the stack: everybody knows that it is contraband."""
    for piece in pieces:
        move(g, piece, source, g.data.stack[seat])
    bar(g, pieces, g.data.not_contraband)
    show(g, seat, pieces)


def peek(g: SheriffTable, seat: int, place: int, victim: int, where: str, why: str) -> None:
    """This seat alone sees what lies there, and will remember what of it stays face down. `where` is bag or stack,
    `why` proof or a merry man."""
    look(g, seat, place)
    g.tell("looked", {"goods": g.at[place]}, 1 << seat, seat=seat, victim=victim, where=where, why=why)
    look_away(g, seat, place)
    pieces = [piece for piece in g.at[place] if g.seen[piece] != EVERYONE]
    found = g.tally(pieces)
    for good in g.data.contraband:  # whatever is there, or what is counted would tell it
        count(g, pieces, (good,), found[good], viewers=1 << seat)
