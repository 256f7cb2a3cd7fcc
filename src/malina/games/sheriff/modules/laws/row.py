"""How laws are drawn, chosen and laid into the row: the newest is the first, the second leaves next."""

from __future__ import annotations

from itertools import permutations

from .....kernel.blanks import Some
from .....kernel.decision import About, Sentences
from .....kernel.knowledge import EVERYONE
from .....kernel.pieces import add_pieces, deal, draw, mix, move, move_all, reveal, show, under, unsee
from .....kernel.refusal import IllegalMove
from .....kernel.rules import question, rule
from .....kernel.table import FaceId
from ...rules import ballot
from ...table import SheriffTable

ROW = 2


def shuffle_laws(g: SheriffTable) -> None:
    deal(g, add_pieces(g, g.data.laws, g.data.law_deck))


def to_keep(g: SheriffTable) -> int:
    """Two in the first round, then one."""
    return 1 if g.round > 1 else ROW


@rule
def choose_laws(g: SheriffTable) -> None:
    """One more is drawn than is kept. Only who is in office sees them."""
    g.step = "laws"
    if len(g.at[g.data.law_deck]) <= to_keep(g):
        move_all(g, g.data.law_past, g.data.law_deck)
        mix(g, g.at[g.data.law_deck])
    drawn = draw(g, g.data.law_deck, g.data.law_choice, to_keep(g) + 1)
    for seat in g.in_office:
        show(g, seat, drawn)
        g.tell("laws_drawn", {"laws": tuple(drawn)}, 1 << seat, seat=seat, count=len(drawn))
    ballot.poll(g, choose_law)
    g.then(law_chosen)


def candidates(g: SheriffTable) -> list[str]:
    return g.ids(g.at[g.data.law_choice])


@question
def choose_law(g: SheriffTable, seat: int) -> Sentences:
    """In the first round two, the first one first. Before that some may be shown to all."""
    hidden = [id for piece, id in zip(g.at[g.data.law_choice], candidates(g), strict=True) if not is_open(g, piece)]
    show_some = (("show_laws", Some(hidden, 1, len(hidden))),) if hidden else ()
    return ("keep_laws", [list(some) for some in permutations(candidates(g), to_keep(g))]), *show_some


def is_open(g: SheriffTable, piece: int) -> bool:
    return g.seen[piece] == EVERYONE


@choose_law.answer("keep_laws")
def keep_laws(g: SheriffTable, seat: int, laws: list[FaceId]) -> None:
    """What a deputy wants is written down by handles: nobody else knows these laws yet."""
    pieces = {g.face[piece].id: piece for piece in g.at[g.data.law_choice]}
    ballot.vote(g, seat, tuple([pieces[id] for id in laws]))


@choose_law.answer("show_laws", stays=True)
def show_laws(g: SheriffTable, seat: int, laws: list[FaceId]) -> None:
    shown = [piece for piece in g.at[g.data.law_choice] if g.face[piece].id in laws]
    reveal(g, shown)
    g.tell("laws_shown", {"laws": shown}, seat=seat)


@choose_law.default
def choose_no_law(g: SheriffTable, seat: int) -> None:
    """Whoever does not vote leaves it to the other."""


@choose_law.tells
def about_laws(g: SheriffTable, seat: int) -> About:
    return ballot.about(g, count=to_keep(g))


@choose_law.refuse("keep_laws")
def why_not_keep_laws(g: SheriffTable, seat: int, laws: list[str]) -> IllegalMove:
    if len(laws) != to_keep(g):
        return IllegalMove("laws-to-keep", count=to_keep(g))
    return IllegalMove("not-among-these")


@choose_law.refuse("show_laws")
def why_not_show_laws(g: SheriffTable, seat: int, laws: list[str]) -> IllegalMove:
    return IllegalMove("not-among-these")


@rule
def law_chosen(g: SheriffTable) -> None:
    """The new ones come first, whoever is pushed out of the row is repealed. The others go under the deck."""
    choice, row = g.data.law_choice, g.data.law_row
    kept = ballot.outcome(g) or g.at[choice][: to_keep(g)]
    reveal(g, kept)
    g.tell("laws_kept", {"laws": list(kept)}, seat=g.in_office[0], judges=g.in_office)
    for piece in kept:
        move(g, piece, choice, row)
    g.at[row] = (*kept, *[piece for piece in g.at[row] if piece not in kept])
    for piece in g.at[row][ROW:]:
        g.tell("law_repealed", {"law": piece})
        move(g, piece, row, g.data.law_past)
    for seat in g.in_office:
        unsee(g, seat, g.at[choice])
    under(g, g.at[choice], choice, g.data.law_deck)
