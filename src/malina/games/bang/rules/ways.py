"""Chapters 6.2 and 7: which cards and abilities can be used in phase 2, and in which ways."""

from __future__ import annotations

from typing import Any

from ....kernel.decision import Sentence
from ....kernel.table import PieceId
from .. import moments
from ..faces import Kind
from ..moments import (
    Ability,
    events,
    forbidden,
    plays_as,
    shot_limit,
    sources,
)
from ..table import BangTable, Label, Person
from .aim import TARGETS, takeable, targets
from .query import (
    allowed,
    is_bang,
    lies,
    own_persons,
    own_turn,
    spare,
    why_not_allowed,
)

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


# ---- all ways to play them ----


def available(g: BangTable, person: Person) -> list[tuple[str, Ability]]:
    """Abilities of his characters and of the events that can be used in phase 2."""
    return moments.ability(sources(g, person))


def plays(
    g: BangTable, person: Person, pieces: list[PieceId], kind: Kind, like: tuple[str, ...] | None
) -> list[Sentence]:
    """All ways to play these cards, which are `allowed`, as cards of this kind."""
    if out_of_use(g, person, kind):
        return []
    if kind.id == "bang" and g.forced:
        pieces = [p for p in pieces if not last_shot_is_forced(g, person, p)]
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
        others = [p for p in allowed(g, person) if g.kind(p).id != name and converts(g, person, p, name)]
        found += plays(g, person, others, g.data.kinds[name], (name,)) if others else []
    return found


def converts(g: BangTable, person: Person, piece: PieceId, name: str) -> bool:
    """Can he play this card as one of this name?"""
    return is_bang(g, person, piece) if name == "bang" else name in plays_as(g, sources(g, person), [])


def must_play(g: BangTable, person: Person, ways: list[Sentence]) -> bool:
    """Law of the West: the shown card has to be played while that is possible."""
    return bool(g.forced) and any(way[0] == "play" and way[2] is None and g.forced in way[1] for way in ways)
