"""Chapters 6.2 and 7: phase 2. What a card does stands beside the card; whom it can hit is data."""

from __future__ import annotations

from typing import Any

from ....kernel.decision import Sentence, Sentences
from ....kernel.pieces import move, reveal
from ....kernel.rules import question, rule
from ....kernel.table import FaceId, PieceId
from .. import moments
from ..moments import (
    Played,
    characters,
    effect,
    laid,
    modes,
    played_as,
)
from ..table import NO_PIECE, NOBODY, BangTable, Label, Person
from .ask import ask
from .deeds import remember, remember_card
from .pile import discard
from .query import (
    allowed,
    in_the_way,
    own_turn,
    ready_greens,
)
from .settle import settle, settle_first
from .shots import immune
from .ways import aims, available, conversions, must_play, plays


@rule
def phase_2(g: BangTable, person: Person) -> None:
    """With two players the other character goes on if this one is eliminated in his turn."""
    if g.in_play(g.turn) and own_turn(g, person):
        ask(g, g.turn, act)


@question
def act(g: BangTable, seat: int, person: Person) -> Sentences:
    """Play a card, use a green one or an ability, or end."""
    ways: list[Sentence] = []
    by_name: dict[str, list[PieceId]] = {}
    face = g.face
    for piece in allowed(g, person):
        by_name.setdefault(face[piece].name, []).append(piece)
    for name, pieces in by_name.items():
        ways += plays(g, person, pieces, g.data.kinds[name], None)
    ways += conversions(g, person)
    for piece in ready_greens(g, person):
        kind = g.kind(piece)
        if "missed" not in kind.symbols:
            ways += [("use", (g.card(piece).id,), *blanks[:2]) for blanks in aims(g, person, kind)]
    for name, used in available(g, person):
        ways += [("ability", (name,), *blanks) for blanks in used.ways(g, person)]
    if not must_play(g, person, ways):
        ways.append(("end",))
    return ways


@act.answer("end")
def end_phase_2(g: BangTable, seat: int, person: Person) -> None:
    g.tell("ended", seat=person)


@act.answer("play")
def play(
    g: BangTable,
    seat: int,
    person: Person,
    card: FaceId,
    like: str | None = None,
    target: Label | None = None,
    what: str | None = None,
    cost: FaceId | None = None,
) -> None:
    piece = g.named(g.hand(person), card)
    name = like or g.kind(piece).id
    perform(g, person, piece, name, NOBODY if target is None else g.person(target), what, cost)
    g.then(after_play, person, card, name)
    g.then(phase_2, person)


def perform(
    g: BangTable, person: Person, piece: PieceId, name: str, target: Person, what: str | None, cost: str | None
) -> None:
    """The card leaves the hand, the cost is paid, and it takes effect."""
    kind, card, printed = g.data.kinds[name], g.card(piece).id, g.card(piece).name
    if person == g.turn:
        g.played += 1
    if card == g.forced:
        g.forced = ""
    if name != printed:
        played_as(g, characters(g, person), name)
    paid = g.named(g.hand(person), cost) if cost else NO_PIECE
    if kind.color == "brown":
        discard(g, person, piece)
        if name == "bang" and person == g.turn:
            g.bangs += 1
            g.shot_with += (piece,)
    reveal(g, (piece,))
    if cost:
        discard(g, person, paid)
    faces = {"card": piece, **({"cost": paid} if cost else {})}
    extra: dict[str, Any] = {"victim": target} if target >= 0 else {}
    g.tell("played", faces, seat=person, like=name if name != printed else "", **extra)
    if kind.color != "brown":
        lay(g, person, piece, target if target >= 0 else person)
    if kind.color != "green":
        g.then(resolve, person, name, card, target, what or "")


@rule
def resolve(g: BangTable, person: Person, name: str, card: str, target: Person, what: str) -> None:
    """What the card does, but not to whoever is immune. A shot asks for itself whether it can hurt him."""
    remember_card(g, person, name, target, what)
    felt = name == "duel" or "bang" in g.data.kinds[name].symbols
    if target >= 0 and not felt and immune(g, target, person, card):
        g.tell("immune", seat=target, why=name)
    else:
        effect(g, ((name, person),), Played(person, name, card, target, what))


def lay(g: BangTable, person: Person, piece: PieceId, target: Person) -> None:
    """A blue or green card comes to lie in front of somebody; a weapon or the same card there goes."""
    kind = g.kind(piece)
    old = in_the_way(g, target, kind)
    reveal(g, (piece,))
    move(g, piece, g.data.hand[g.owner[person]], g.data.front[target])
    if old >= 0:
        g.tell("replaced", {"card": old}, seat=target)
        discard(g, target, old)
    laid(g, characters(g, person), piece, target)


@rule
def after_play(g: BangTable, person: Person, card: str, name: str) -> None:
    """The effect is finished: gains are settled, then whoever may add something does."""
    mined = bool(g.at[g.data.mine])
    g.then(settle_first if mined else settle)
    moments.after_play(g, (*modes(g), *characters(g, person)), person, card, name)
    if mined:
        g.then(settle)


@act.answer("use")
def use(
    g: BangTable, seat: int, person: Person, card: FaceId, target: Label | None = None, what: str | None = None
) -> None:
    """A ready green card is discarded and works."""
    piece = g.named(g.in_front(person), card)
    aim = NOBODY if target is None else g.person(target)
    discard(g, person, piece)
    g.tell("used", {"card": piece}, seat=person, **({"victim": aim} if aim >= 0 else {}))
    g.then(resolve, person, g.kind(piece).id, card, aim, what or "")
    g.then(settle)
    g.then(phase_2, person)


@act.answer("ability")
def ability(
    g: BangTable,
    seat: int,
    person: Person,
    name: str,
    cards: list[FaceId] | None = None,
    target: Label | None = None,
    what: str | None = None,
) -> None:
    aim = NOBODY if target is None else g.person(target)
    used = moments.ability.hooks[name]
    remember(g, person, used.deed, aim)
    used.do(g, person, cards or [], aim, what)
    g.then(settle)
    g.then(phase_2, person)
