"""Laws about opened bags: On Double Fines, On Redress for the Honest, On the Sheriff's Share."""

from __future__ import annotations

from .....kernel.decision import About, Note, Said, Sentences
from .....kernel.refusal import IllegalMove
from .....kernel.rules import question
from ...moments import by_law, compensation_of, fine_of, goods_seized, law, on
from ...rules.goods import arrive, goods_in, listed, pieces_of
from ...table import Judges, SheriffTable


@on(fine_of, "fine_multiplier")
def double_fines(g: SheriffTable, piece: int, fine: int, kind: str) -> int:
    return fine * law(g, piece).factor if kind in law(g, piece).applies_to else fine


@on(compensation_of, "compensation_multiplier")
def double_compensation(g: SheriffTable, piece: int, gold: int) -> int:
    return gold * law(g, piece).factor


@on(goods_seized, "confiscate_keep")
def sheriffs_share(g: SheriffTable, piece: int, bag: int, judges: Judges) -> None:
    """Of two deputies the one drawn first picks it, for the chest."""
    for _ in range(law(g, piece).cards):
        if g.at[g.data.seized]:
            g.ask(judges[0], take_share, judges)


@question
def take_share(g: SheriffTable, seat: int, judges: Judges) -> Sentences:
    return ("take_good", [good for good, _ in goods_in(g, g.data.seized)]), ("skip",)


@take_share.answer("take_good")
def take_good(g: SheriffTable, seat: int, judges: Judges, good: str) -> None:
    pieces = pieces_of(g, g.data.seized, [(good, 1)])
    g.tell("share_taken", seat=seat, judges=judges, goods=listed(g, pieces))
    arrive(g, judges, pieces, g.data.seized)


@take_share.answer("skip")
def take_no_good(g: SheriffTable, seat: int, judges: Judges) -> None:
    pass


@take_share.default
def take_no_good_in_time(g: SheriffTable, seat: int, judges: Judges) -> None:
    pass


@take_share.refuse("take_good")
def why_not_take_good(g: SheriffTable, seat: int, judges: Judges, good: str) -> IllegalMove:
    return IllegalMove("not-among-these")


@take_share.tells
def about_share(g: SheriffTable, seat: int, judges: Judges) -> About:
    there = goods_in(g, g.data.seized)
    worth = {good: Said("points", {"points": g.data.goods[good].value}) for good, _ in there}
    return About(
        by_law("law_sheriffs_share"), notes=[Note("take_good", said, {"good": good}) for good, said in worth.items()]
    )
