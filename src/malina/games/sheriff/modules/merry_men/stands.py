"""Merry men and stands: Little John, Arthur a Bland, Gamble Gold, David of Doncaster."""

from __future__ import annotations

from .....kernel.decision import About, Sentences
from .....kernel.pieces import move
from .....kernel.refusal import IllegalMove
from .....kernel.rules import question
from .....kernel.table import Seat
from ...moments import on, robber_through
from ...rules.goods import goods_in, has, pieces_of
from ...rules.supply import discard
from ...table import Judges, SheriffTable
from .man import about, man_of, others


def on_stand(g: SheriffTable, seat: int) -> list[str]:
    return [good for good, _ in goods_in(g, g.data.stand[seat])]


def trading(g: SheriffTable, seat: int) -> list[int]:
    """The others who have something on their stands."""
    return [other for other in others(g, seat) if g.at[g.data.stand[other]]]


def take(g: SheriffTable, good: str, source: int, target: int) -> int:
    [piece] = pieces_of(g, source, [(good, 1)])
    move(g, piece, source, target)
    return piece


# ---- Little John ----


@on(robber_through, "take_stand_legal")
def little_john(g: SheriffTable, seat: int, judges: Judges, deal: int) -> None:
    if trading(g, seat):
        g.ask(seat, rob_stand)


@question
def rob_stand(g: SheriffTable, seat: int) -> Sentences:
    return [("take_from", (other,), on_stand(g, other)) for other in trading(g, seat)]


@rob_stand.answer("take_from")
def take_from(g: SheriffTable, seat: int, victim: Seat, good: str) -> None:
    piece = take(g, good, g.data.stand[victim], g.data.stand[seat])
    g.tell("good_taken", {"good": piece}, seat=seat, victim=victim)


@rob_stand.default
def take_first(g: SheriffTable, seat: int) -> None:
    victim = trading(g, seat)[0]
    take_from(g, seat, victim, on_stand(g, victim)[0])


@rob_stand.refuse("take_from")
def why_not_take_from(g: SheriffTable, seat: int, victim: int, good: str) -> IllegalMove:
    return IllegalMove("not-yourself") if victim == seat else IllegalMove("not-on-that-stand")


@rob_stand.tells
def about_rob_stand(g: SheriffTable, seat: int) -> About:
    return about(g, seat)


# ---- Arthur a Bland ----


@on(robber_through, "force_discard_legal")
def arthur_a_bland(g: SheriffTable, seat: int, judges: Judges, deal: int) -> None:
    if trading(g, seat):
        g.ask(seat, press_whom)


@question
def press_whom(g: SheriffTable, seat: int) -> Sentences:
    return (("press", trading(g, seat)),)


@press_whom.answer("press")
def press(g: SheriffTable, seat: int, player: Seat) -> None:
    g.tell("pressed", seat=seat, victim=player)
    g.ask(player, lose_good, seat)


@press_whom.default
def press_first(g: SheriffTable, seat: int) -> None:
    press(g, seat, trading(g, seat)[0])


@press_whom.refuse("press")
def why_not_press(g: SheriffTable, seat: int, player: int) -> IllegalMove:
    return IllegalMove("not-yourself") if player == seat else IllegalMove("empty-stand")


@press_whom.tells
def about_press(g: SheriffTable, seat: int) -> About:
    return about(g, seat)


@question
def lose_good(g: SheriffTable, seat: int, by: int) -> Sentences:
    return (("give_up", on_stand(g, seat)),)


@lose_good.answer("give_up")
def give_up(g: SheriffTable, seat: int, by: int, good: str) -> None:
    take(g, good, g.data.stand[seat], g.data.aside[seat])
    g.then(discard, seat, g.data.aside[seat])


@lose_good.default
def give_up_first(g: SheriffTable, seat: int, by: int) -> None:
    give_up(g, seat, by, on_stand(g, seat)[0])


@lose_good.refuse("give_up")
def why_not_give_up(g: SheriffTable, seat: int, by: int, good: str) -> IllegalMove:
    return IllegalMove("not-on-stand")


@lose_good.tells
def about_losing(g: SheriffTable, seat: int, by: int) -> About:
    return about(g, by)


# ---- Gamble Gold ----


@on(robber_through, "swap_stand_legal")
def gamble_gold(g: SheriffTable, seat: int, judges: Judges, deal: int) -> None:
    if g.at[g.data.stand[seat]] and trading(g, seat):
        g.ask(seat, swap_goods)


@question
def swap_goods(g: SheriffTable, seat: int) -> Sentences:
    mine = on_stand(g, seat)
    return *[("swap", mine, (other,), on_stand(g, other)) for other in trading(g, seat)], ("skip",)


@swap_goods.answer("swap")
def swap(g: SheriffTable, seat: int, mine: str, victim: Seat, theirs: str) -> None:
    stand, other = g.data.stand[seat], g.data.stand[victim]
    got = take(g, theirs, other, stand)
    given = take(g, mine, stand, other)
    g.tell("swapped", {"mine": given, "theirs": got}, seat=seat, victim=victim)


@swap_goods.answer("skip")
def swap_nothing(g: SheriffTable, seat: int) -> None:
    pass


@swap_goods.default
def swap_nothing_in_time(g: SheriffTable, seat: int) -> None:
    pass


@swap_goods.refuse("swap")
def why_not_swap(g: SheriffTable, seat: int, mine: str, victim: int, theirs: str) -> IllegalMove:
    if victim == seat:
        return IllegalMove("not-yourself")
    return IllegalMove("not-on-that-stand") if has(g, g.data.stand[seat], [(mine, 1)]) else IllegalMove("not-on-stand")


@swap_goods.tells
def about_swap(g: SheriffTable, seat: int) -> About:
    return about(g, seat)


# ---- David of Doncaster ----


@on(robber_through, "discard_to_stand")
def david_of_doncaster(g: SheriffTable, seat: int, judges: Judges, deal: int) -> None:
    if any(in_reach(g, seat, pile) for pile in (0, 1)):
        g.ask(seat, search_pile)


def in_reach(g: SheriffTable, seat: int, pile: int) -> list[str]:
    """The legal goods among the top cards of a pile."""
    top = g.tally(g.at[g.data.pile[pile]][-man_of(g, seat).look :])
    return [good for good in g.data.legal if top[good]]


@question
def search_pile(g: SheriffTable, seat: int) -> Sentences:
    return [("pick_up", (pile,), in_reach(g, seat, pile)) for pile in (0, 1)]


@search_pile.answer("pick_up")
def pick_up(g: SheriffTable, seat: int, pile: int, good: str) -> None:
    """The topmost one of its kind."""
    place = g.data.pile[pile]
    piece = [piece for piece in g.at[place] if g.face[piece].id == good][-1]
    move(g, piece, place, g.data.stand[seat])
    g.tell("picked_up", {"good": piece}, seat=seat, pile=pile)


@search_pile.default
def pick_up_first(g: SheriffTable, seat: int) -> None:
    pile = next(pile for pile in (0, 1) if in_reach(g, seat, pile))
    pick_up(g, seat, pile, in_reach(g, seat, pile)[0])


@search_pile.refuse("pick_up")
def why_not_pick_up(g: SheriffTable, seat: int, pile: int, good: str) -> IllegalMove:
    return IllegalMove("no-such-pile") if pile not in (0, 1) else IllegalMove("out-of-reach")


@search_pile.tells
def about_search(g: SheriffTable, seat: int) -> About:
    return about(g, seat, count=man_of(g, seat).look)
