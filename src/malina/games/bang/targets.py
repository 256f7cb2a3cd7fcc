"""Whom a card can be aimed at, and what can be taken with it."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.refusal import IllegalMove
from .cards import Kind
from .pile import random_card
from .table import BangTable
from .works import distance, lies, reach

HAND = "hand"  # "what" is taken: a random card of the hand; otherwise the id of a card in front


def in_range(g: BangTable, person: int, target: int) -> IllegalMove | None:
    far = distance(g, person, target)
    return IllegalMove("too-far", distance=far, reach=reach(g, person)) if far > reach(g, person) else None


def at_one(g: BangTable, person: int, target: int) -> IllegalMove | None:
    far = distance(g, person, target)
    return IllegalMove("too-far", distance=far, reach=1) if far > 1 else None


def not_the_sheriff(g: BangTable, person: int, target: int) -> IllegalMove | None:
    if g.role(target) == "sheriff":
        return IllegalMove("jail-sheriff")
    return IllegalMove("jail-there") if lies(g, target, "jail") >= 0 else None


def anybody(g: BangTable, person: int, target: int) -> IllegalMove | None:
    return None


# target in cards.toml: may it be oneself, and what else must hold
TARGETS: dict[str, tuple[bool, Callable[[BangTable, int, int], IllegalMove | None]]] = {
    "one_other_in_weapon_range": (False, in_range),
    "one_other_at_distance_1": (False, at_one),
    "one_other_any_distance": (False, anybody),
    "one_other_any_distance_not_sheriff": (False, not_the_sheriff),
    "one_player_at_distance_1_or_self": (True, at_one),
    "one_player_any_distance_or_self": (True, anybody),
}


def bad_target(g: BangTable, person: int, kind: Kind, target: int) -> IllegalMove | None:
    """Why this card cannot be played at him."""
    if not g.in_play(target):
        return IllegalMove("not-in-play")
    oneself, test = TARGETS[kind.target]
    if g.owner[target] == g.owner[person] and not oneself:
        return IllegalMove("not-yourself")
    if kind.id == "panic" and g.options.panic_range == "any":
        test = anybody
    if refused := test(g, person, target):
        return refused
    return IllegalMove("nothing-there") if kind.takes and not takeable(g, person, target, kind) else None


def takeable(g: BangTable, person: int, target: int, kind: Kind) -> list[str]:
    """What can be taken from him with such a card: an unseen hand card, or a card lying in front of him. A green card
    that is used is gone already."""
    hand = g.hand(target) and g.owner[target] != g.owner[person]
    lying = [p for p in g.in_front(target) if target != person or kind.color != "green" or g.kind(p) != kind]
    return [*([HAND] if hand else []), *g.ids(lying)]


def taken(g: BangTable, target: int, what: str) -> int:
    """The piece that is meant."""
    return random_card(g, target) if what == HAND else g.named(g.in_front(target), what)
