"""Characters that were given away singly, one block each."""

from __future__ import annotations

from ....kernel.decision import About, Sentences
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId, PieceId
from ..moments import draw_count, given_away, has_drawn, laid, on, played_as, plays_as, why_not_as
from ..rules import causes
from ..rules.ask import ask
from ..rules.pile import discard, give
from ..rules.prices import hand_changes, told
from ..rules.query import players
from ..table import BangTable, Person

# ---- Claus the Saint: draws a card more than there are players, and gives one to each other ----


@on(draw_count, "claus_the_saint")
def claus_draws(g: BangTable, me: Person, count: int) -> int:
    return len(players(g, me)) + 1


@on(given_away, "claus_the_saint")
def claus_gives(g: BangTable, me: Person, count: int) -> int:
    return len(players(g, me)) - 1


@on(has_drawn, "claus_the_saint")
def claus_has_drawn(g: BangTable, me: Person, drawn: tuple[PieceId, ...]) -> None:
    g.then(give_presents, me, drawn)


@rule
def give_presents(g: BangTable, person: Person, drawn: tuple[PieceId, ...]) -> None:
    """One of the cards he has drawn to each other player, as he likes; never the one that he has to play."""
    free = tuple([piece for piece in drawn if g.face[piece].id != g.forced])
    present(g, person, tuple(players(g, person)[1:]), free)


def present(g: BangTable, person: Person, to: tuple[Person, ...], drawn: tuple[PieceId, ...]) -> None:
    if to and drawn:
        ask(g, person, give_present, to, drawn)


@question
def give_present(
    g: BangTable, seat: int, person: Person, to: tuple[Person, ...], drawn: tuple[PieceId, ...]
) -> Sentences:
    """A card for the first of these."""
    return (("give", g.ids(drawn)),)


@give_present.tells
def about_present(g: BangTable, seat: int, person: Person, to: tuple[Person, ...], drawn: tuple[PieceId, ...]) -> About:
    number = len(players(g, person)) - len(to)
    target = g.label(to[0])
    args = {"target": target, "number": number, "of": number + min(len(to), len(drawn)) - 1}
    notes = [*hand_changes(g, "give", person, -1), told("give", "secret", victim=target)]
    return About(causes.ability("claus_the_saint"), args, notes)


@give_present.answer("give")
def given(
    g: BangTable, seat: int, person: Person, to: tuple[Person, ...], drawn: tuple[PieceId, ...], card: FaceId
) -> None:
    gone = give(g, person, to[0], card, "claus_the_saint", drawn)
    present(g, person, to[1:], tuple([piece for piece in drawn if piece != gone]))


@give_present.refuse("give")
def why_not_present(
    g: BangTable, seat: int, person: Person, to: tuple[Person, ...], drawn: tuple[PieceId, ...], card: str
) -> IllegalMove | None:
    if g.named(g.hand(person), card) < 0:
        return IllegalMove("not-in-hand")
    return IllegalMove("law-of-the-west" if card == g.forced else "not-among-these")


# ---- Johnny Kisch: when he lays a card, others with the same name go ----


@on(laid, "johnny_kisch")
def kisch_lays(g: BangTable, me: Person, piece: PieceId, target: Person) -> None:
    for other in g.ring:
        if g.owner[other] != g.owner[me] and other != target:
            for same in [p for p in g.in_front(other) if g.kind(p).id == g.kind(piece).id]:
                g.tell("kisch", {"card": same}, seat=me, victim=other)
                discard(g, other, same)


# ---- Uncle Will: once a turn any card as General Store ----


@on(plays_as, "uncle_will")
def will_opens(g: BangTable, me: Person, names: list[str]) -> list[str]:
    return names if "uncle_will" in g.used else [*names, "general_store"]


@on(played_as, "uncle_will")
def will_has_opened(g: BangTable, me: Person, name: str) -> None:
    if name == "general_store":
        g.used += ("uncle_will",)


@on(why_not_as, "uncle_will")
def will_opens_once(g: BangTable, me: Person, reason: str, name: str) -> str:
    return "once-a-turn" if name == "general_store" and "uncle_will" in g.used else reason
