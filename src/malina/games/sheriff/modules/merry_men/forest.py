"""How merry men come from Sherwood Forest into a hand, and back under their deck. From behind they look like goods:
everybody knows who has one, nobody whether he is in hand or bag."""

from __future__ import annotations

from .....kernel.decision import About, Note, Said, Sentences
from .....kernel.pieces import (
    add_pieces,
    bar,
    conceal,
    count,
    deal,
    draw,
    mix,
    move,
    move_all,
    reveal,
    show,
    under,
    unsee,
)
from .....kernel.refusal import IllegalMove
from .....kernel.rules import question, rule
from .....kernel.table import FaceId
from ...moments import robber_through
from ...table import Judges, SheriffTable

CHOICE = 2  # so many are drawn to keep one


def plant_forest(g: SheriffTable) -> None:
    """The merry men are shuffled; everybody gets two to choose from, all at the same time."""
    new = add_pieces(g, g.data.merry_men, g.data.forest)
    deal(g, new)
    bar(g, new, g.data.not_robbers)
    for seat in range(g.seats):
        draw_robbers(g, seat)
    g.ask_sealed(*[(seat, keep_robber, ()) for seat in range(g.seats)])


def draw_robbers(g: SheriffTable, seat: int) -> None:
    """Two from the top. What all or some knew of single ones they know of both together."""
    choice = g.data.choice[seat]
    draw(g, g.data.forest, choice, CHOICE)
    conceal(g, g.at[choice])
    bar(g, g.at[choice], g.data.not_robbers)
    show(g, seat, g.at[choice])
    g.tell("robbers_drawn", {"men": g.at[choice]}, 1 << seat, seat=seat)


@question
def keep_robber(g: SheriffTable, seat: int) -> Sentences:
    return (("keep", g.ids(g.at[g.data.choice[seat]])),)


@keep_robber.answer("keep")
def keep(g: SheriffTable, seat: int, man: FaceId) -> None:
    """He joins the hand; the other one goes under the deck."""
    choice, hand = g.data.choice[seat], g.data.hand[seat]
    kept = next(piece for piece in g.at[choice] if g.face[piece].id == man)
    g.tell("robber_kept", {"man": kept}, 1 << seat, seat=seat)
    move(g, kept, choice, hand)
    count(g, (kept,), g.data.robbers, 1)
    mix(g, g.at[hand])
    show(g, seat, g.at[hand])
    unsee(g, seat, g.at[choice])
    under(g, g.at[choice], choice, g.data.forest)
    g.merry[seat] = True


@keep_robber.default
def keep_first(g: SheriffTable, seat: int) -> None:
    keep(g, seat, g.face[g.at[g.data.choice[seat]][0]].id)


@keep_robber.refuse("keep")
def why_not_keep(g: SheriffTable, seat: int, man: str) -> IllegalMove:
    return IllegalMove("not-among-these")


# ---- through the gate, or not ----


@rule
def robber_comes(g: SheriffTable, seat: int, judges: Judges, deal: int) -> None:
    """Whoever is left in a bag that has passed is a merry man. Without one, contraband that came through may win their
    trust again, but not in the round in which it was lost."""
    if g.at[g.data.bag[seat]]:
        move_all(g, g.data.bag[seat], g.data.robber)
        [piece] = g.at[g.data.robber]
        reveal(g, (piece,))
        man = g.face[piece]
        g.gold[seat] += man.reward
        g.tell("robber_through", {"man": piece}, seat=seat, gold=man.reward)
        robber_through(g, [(man.effect, seat)], judges, deal)
        g.then(back_to_forest, seat)
        g.then(next_robber, seat)
    elif g.data.robbers and g.through and not g.merry[seat] and not g.lost[seat]:
        g.ask(seat, regain_trust)


@rule
def back_to_forest(g: SheriffTable, seat: int) -> None:
    """He goes under his deck. Who was found is lost."""
    if found := g.at[g.data.robber]:
        under(g, found, g.data.robber, g.data.forest)
        g.merry[seat] = False
        g.lost[seat] = g.bags[seat] == "opened"
        g.tell("robber_returned", {"man": found[0]}, seat=seat, lost=g.lost[seat])


@rule
def next_robber(g: SheriffTable, seat: int) -> None:
    draw_robbers(g, seat)
    g.ask(seat, keep_robber)


@question
def regain_trust(g: SheriffTable, seat: int) -> Sentences:
    return ("regain",), ("skip",)


@regain_trust.answer("regain")
def regain(g: SheriffTable, seat: int) -> None:
    g.tell("trust_regained", seat=seat)
    g.then(next_robber, seat)


@regain_trust.answer("skip")
def regain_nothing(g: SheriffTable, seat: int) -> None:
    pass


@regain_trust.default
def regain_nothing_in_time(g: SheriffTable, seat: int) -> None:
    pass


@keep_robber.tells
def about_keeping(g: SheriffTable, seat: int) -> About:
    men = [g.face[piece] for piece in g.at[g.data.choice[seat]]]
    notes = [Note("keep", Said("robber", {"reward": m.reward, "penalty": m.penalty}), {"man": m.id}) for m in men]
    return About(notes=notes)
