"""Chapters 6.2 and 7: phase 2. What a card does stands beside the card; whom it can hit is data."""

from __future__ import annotations

from typing import Any

from ....kernel.decision import Sentence, Sentences
from ....kernel.pieces import move, reveal
from ....kernel.rules import question, rule
from ....kernel.table import FaceId, PieceId
from .. import moments
from ..box import Kind
from ..moments import (
    Ability,
    Played,
    characters,
    effect,
    events,
    forbidden,
    laid,
    modes,
    played_as,
    plays_as,
    shot_limit,
    sources,
)
from ..table import NO_PIECE, NOBODY, BangTable, Label, Person
from .aim import TARGETS, takeable, targets
from .ask import ask
from .deeds import remember, remember_card
from .pile import discard
from .query import (
    allowed,
    in_the_way,
    is_bang,
    lies,
    own_persons,
    own_turn,
    ready_greens,
    spare,
    why_not_allowed,
)
from .settle import settle, settle_first
from .shots import immune

# ---- may this card be played at all? ----


def unplayable(g: BangTable, person: Person, piece: PieceId, kind: Kind) -> str:
    """Why this card cannot be played as a card of this kind now; "": it can, if there is a target."""
    if piece not in allowed(g, person):
        return why_not_allowed(g, person)
    if reason := out_of_use(g, person, kind):
        return reason
    return "law-of-the-west" if kind.id == "bang" and last_shot_is_forced(g, person, piece) else ""


def out_of_use(g: BangTable, person: Person, kind: Kind) -> str:
    """Why no card of this kind can be played now."""
    if g.event in forbidden.hooks and (reason := forbidden(g, events(g), "", person, kind)):
        return reason
    if kind.color != "brown":
        return not_laid(g, person, kind)
    if kind.id == "bang" and own_turn(g, person) and not may_shoot(g, person):  # by force there is no limit
        return "bang-limit"
    if "missed" in kind.symbols:
        return "missed-only-answers"
    if kind.cost and len(g.hand(person)) < 2:
        return "no-second-card"
    return ""


def may_shoot(g: BangTable, person: Person, shots: int = 0) -> bool:
    """After so many more shots, may he fire another BANG!?"""
    fired = g.bangs + shots
    return fired < 1 or fired < shot_limit(g, (*sources(g, person), *moments.cards(g, person)), 1)


def last_shot_is_forced(g: BangTable, person: Person, piece: PieceId) -> bool:
    """Law of the West: no other card may use up the limit if it is a BANG! that has to be played."""
    if not g.forced or not own_turn(g, person):
        return False
    forced = g.named(g.hand(person), g.forced)
    return forced not in (-1, piece) and g.kind(forced).id == "bang" and not may_shoot(g, person, 1)


def not_laid(g: BangTable, person: Person, kind: Kind) -> str:
    """Why it cannot lie in front of anybody."""
    if kind.id == "jail" or kind.category == "weapon" or g.options.duplicate_in_play != "forbidden":
        return ""
    return "lies-already" if all(lies(g, p, kind.id) >= 0 for p in own_persons(g, person)) else ""


# ---- all that can be done ----


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
    for piece in g.hand(person):
        by_name.setdefault(g.kind(piece).id, []).append(piece)
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


def available(g: BangTable, person: Person) -> list[tuple[str, Ability]]:
    """Abilities of his characters and of the events that can be used in phase 2."""
    return moments.ability(sources(g, person))


def plays(
    g: BangTable, person: Person, pieces: list[PieceId], kind: Kind, like: tuple[str, ...] | None
) -> list[Sentence]:
    """All ways to play these cards, as cards of this kind."""
    if out_of_use(g, person, kind):
        return []
    may = allowed(g, person)
    pieces = [p for p in pieces if p in may and (kind.id != "bang" or not last_shot_is_forced(g, person, p))]
    if not pieces:
        return []
    ids = g.ids(pieces)
    if kind.cost:
        return [
            ("play", (g.face[piece].id,), like, *blanks, paid)
            for piece in pieces
            if (paid := costs(g, person, piece))
            for blanks in aims(g, person, kind)
        ]
    if kind.color == "green":
        return [("play", ids, like, own_places(g, person, kind))]
    return [("play", ids, like, *blanks) for blanks in aims(g, person, kind)]


def costs(g: BangTable, person: Person, piece: PieceId) -> list[str]:
    """What may be discarded besides it; never a card that has to be played."""
    return [g.face[p].id for p in spare(g, person) if p != piece]


def aims(g: BangTable, person: Person, kind: Kind) -> list[tuple[Any, ...]]:
    """(targets, whats) of each sentence with which such a card takes effect; None where there is no such blank."""
    if kind.target not in TARGETS:
        mine = own_places(g, person, kind) if kind.color == "blue" else None
        return [(mine, None)] if mine is None or mine else []
    hit = targets(g, person, kind)
    if kind.takes:
        return [((g.label(t),), takeable(g, person, t, kind)) for t in hit]
    return [([g.label(t) for t in hit], None)] if hit else []


def own_places(g: BangTable, person: Person, kind: Kind) -> list[Label] | None:
    """With two players a card is laid in front of either of one's own characters."""
    if not g.data.paired or kind.color == "brown":
        return None
    mine = own_persons(g, person)
    if g.options.duplicate_in_play == "forbidden":
        mine = [p for p in mine if lies(g, p, kind.id) < 0 or kind.category == "weapon"]
    return [g.label(p) for p in mine]


def conversions(g: BangTable, person: Person) -> list[Sentence]:
    """Cards that characters or events let him play as something else."""
    found: list[Sentence] = []
    for name in plays_as(g, sources(g, person), []):
        others = [p for p in g.hand(person) if g.kind(p).id != name and converts(g, person, p, name)]
        found += plays(g, person, others, g.data.kinds[name], (name,)) if others else []
    return found


def converts(g: BangTable, person: Person, piece: PieceId, name: str) -> bool:
    """Can he play this card as one of this name?"""
    return is_bang(g, person, piece) if name == "bang" else name in plays_as(g, sources(g, person), [])


def must_play(g: BangTable, person: Person, ways: list[Sentence]) -> bool:
    """Law of the West: the shown card has to be played while that is possible."""
    return any(way[0] == "play" and way[2] is None and g.forced in way[1] for way in ways)


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
    kind = g.data.kinds[name]
    if person == g.turn:
        g.played += 1
    card = g.card(piece).id
    if card == g.forced:
        g.forced = ""
    if name != g.kind(piece).id:
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
    g.tell("played", faces, seat=person, like=name if name != g.kind(piece).id else "", **extra)
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
