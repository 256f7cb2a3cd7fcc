"""Why something cannot be done in phase 2, in the order in which a player would notice."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from ....kernel.refusal import IllegalMove
from ..moments import Ability, ability, characters, why_not_as
from ..table import BangTable, Person
from .aim import TARGETS, bad_target, takeable
from .play import act
from .query import own_persons, ready_greens
from .ways import available, converts, costs, own_places, unplayable


@act.refuse("play")
def why_not_play(
    g: BangTable, seat: int, person: Person, card: str, like: Any, target: Any, what: Any, cost: Any
) -> IllegalMove | None:
    piece = g.named(g.hand(person), card)
    if piece < 0:
        return IllegalMove("not-in-hand")
    name = g.kind(piece).id if like is UNSET else like
    if name not in g.data.kinds or (name != g.kind(piece).id and not converts(g, person, piece, name)):
        return IllegalMove(why_not_as(g, characters(g, person), "no-such-use", name))
    kind = g.data.kinds[name]
    if reason := unplayable(g, person, piece, kind):
        return IllegalMove(reason)
    if kind.target in TARGETS and kind.color != "green":
        if target is UNSET:
            return IllegalMove("no-target")
        if refused := bad_target(g, person, kind, g.person(target)):
            return refused
        if kind.takes and what not in takeable(g, person, g.person(target), kind):
            return IllegalMove("not-among-these")
    elif (places := own_places(g, person, kind)) is not None and target not in places:
        return IllegalMove("own-character" if g.person(target) not in own_persons(g, person) else "lies-already")
    if kind.cost and (cost is UNSET or cost not in costs(g, person, piece)):
        return IllegalMove("law-of-the-west" if cost == g.forced else "no-second-card")
    return None


@act.refuse("use")
def why_not_use(g: BangTable, seat: int, person: Person, card: str, target: Any, what: Any) -> IllegalMove | None:
    piece = g.named(g.in_front(person), card)
    if piece < 0 or g.kind(piece).color != "green":
        return IllegalMove("no-green")
    if piece not in g.ready:
        return IllegalMove("not-ready")
    if piece not in ready_greens(g, person):
        return IllegalMove("switched-off")
    kind = g.kind(piece)
    if "missed" in kind.symbols:
        return IllegalMove("missed-only-answers")
    if kind.target in TARGETS:
        if target is UNSET:
            return IllegalMove("no-target")
        if refused := bad_target(g, person, kind, g.person(target)):
            return refused
        if kind.takes and what not in takeable(g, person, g.person(target), kind):
            return IllegalMove("not-among-these")
    return None


@act.refuse("ability")
def why_not_ability(g: BangTable, seat: int, person: Person, name: str, **blanks: Any) -> IllegalMove | None:
    used = ability.hooks.get(name)
    if used is None or (name not in g.abilities[person] and name not in (g.show, g.event)):
        return IllegalMove("no-such-ability")
    if (name, used) not in available(g, person):
        return IllegalMove("switched-off")
    if ways := used.ways(g, person):
        return why_not_so(g, person, used, ways, **blanks)
    return IllegalMove("once-a-turn" if used.once and name in g.used else used.why_not(g, person))


def why_not_so(
    g: BangTable, person: Person, used: Ability, ways: list[tuple[Any, ...]], cards: Any, target: Any, what: Any
) -> IllegalMove:
    """The ability can be used, but not with these cards or at this target."""
    paid, aimed = (*ways[0], None, None)[:2]
    if paid is not None and cards is not UNSET:
        if any(g.named(g.hand(person), card) < 0 for card in cards):
            return IllegalMove("not-in-hand")
        if g.forced in cards:
            return IllegalMove("law-of-the-west")
        if paid.low == 2 != len(cards):
            return IllegalMove("two-cards")
    if aimed is not None:
        if target is UNSET:
            return IllegalMove("no-target")
        if not any(target in way[1] for way in ways):
            like = g.data.kinds[used.aims_like]
            return bad_target(g, person, like, g.person(target)) or IllegalMove("nothing-there")
    return IllegalMove("ability-impossible")


@act.refuse("end")
def why_not_end(g: BangTable, seat: int, person: Person) -> IllegalMove | None:
    return IllegalMove("law-of-the-west")
