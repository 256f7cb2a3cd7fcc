"""Whom a card can be aimed at, and what can be taken with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ....kernel.refusal import IllegalMove
from ....kernel.table import PieceId
from ..faces import Kind
from ..table import BangTable, Person
from .pile import random_card
from .query import HAND, distance, lies, near, reach


@dataclass(frozen=True)
class Aim:
    """Whom such a card can hit: oneself too?, within which distance (None: any), and who is spared."""

    oneself: bool = False
    within: Callable[[BangTable, Person], int] | None = None
    spared: Callable[[BangTable, Person], str] | None = None


def one(g: BangTable, person: Person) -> int:
    return 1


def no_jail(g: BangTable, target: Person) -> str:
    """The Sheriff is never jailed, and nobody twice."""
    if g.role(target) == "sheriff":
        return "jail-sheriff"
    return "jail-there" if lies(g, target, "jail") >= 0 else ""


# by `target` in cards.toml
TARGETS = {
    "one_other_in_weapon_range": Aim(within=reach),
    "one_other_at_distance_1": Aim(within=one),
    "one_other_any_distance": Aim(),
    "one_other_any_distance_not_sheriff": Aim(spared=no_jail),
    "one_player_at_distance_1_or_self": Aim(oneself=True, within=one),
    "one_player_any_distance_or_self": Aim(oneself=True),
}
ANY_DISTANCE = TARGETS["one_player_any_distance_or_self"]


def aim(g: BangTable, kind: Kind) -> Aim:
    panic_anywhere = kind.id == "panic" and g.options.panic_range == "any"
    return ANY_DISTANCE if panic_anywhere else TARGETS[kind.target]


def targets(g: BangTable, person: Person, kind: Kind) -> list[Person]:
    """Whom this card can be played at. Says the same as `bad_target`, without the reasons."""
    rule = aim(g, kind)
    found: Iterable[Person] = g.ring
    if not rule.oneself:
        me = g.owner[person]
        found = [t for t in found if g.owner[t] != me]
    if rule.within is not None:
        found = near(g, person, found, rule.within(g, person))
    if rule.spared is not None:
        found = [t for t in found if not rule.spared(g, t)]
    return [t for t in found if takeable(g, person, t, kind)] if kind.takes else list(found)


def bad_target(g: BangTable, person: Person, kind: Kind, target: Person) -> IllegalMove | None:
    """Why this card cannot be played at him."""
    rule = aim(g, kind)
    if not g.in_play(target):
        return IllegalMove("not-in-play")
    if not rule.oneself and g.owner[target] == g.owner[person]:
        return IllegalMove("not-yourself")
    if rule.within is not None:
        far, most = distance(g, person, target), rule.within(g, person)
        if far > most:
            return IllegalMove("too-far", distance=far, reach=most)
    if rule.spared is not None and (reason := rule.spared(g, target)):
        return IllegalMove(reason)
    return IllegalMove("nothing-there") if kind.takes and not takeable(g, person, target, kind) else None


def takeable(g: BangTable, person: Person, target: Person, kind: Kind) -> list[str]:
    """What can be taken from him with such a card: an unseen hand card, or a card lying in front of him. A green card
    that is used is gone already."""
    hand = g.hand(target) and g.owner[target] != g.owner[person]
    lying = [p for p in g.in_front(target) if target != person or kind.color != "green" or g.kind(p) != kind]
    return [*([HAND] if hand else []), *g.ids(lying)]


def taken(g: BangTable, target: Person, what: str) -> PieceId:
    """The piece that is meant."""
    return random_card(g, target) if what == HAND else g.named(g.in_front(target), what)
