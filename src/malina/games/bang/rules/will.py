"""What a play in phase 2 will change, before it is made: by the symbols on the card, and where they do not say it by
its name. Only what follows from public facts and the player's own hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....kernel.decision import About
from ..faces import Kind
from ..moments import ability, end_notes, events, working
from ..table import BangTable, Person
from . import causes
from .aim import takeable
from .excess import excess
from .play import act, lay
from .prices import (
    Notes,
    cards_gone,
    dynamite,
    hand_changes,
    heals,
    labels,
    life_gained,
    sight_changes,
    threat,
    told,
)
from .query import beer_strength, beer_works, in_the_way, in_turn, missed_needed, others
from .shots import immune

Where = Mapping[str, Any]
Targets = Sequence[Any] | None


@act.tells
def about_turn(g: BangTable, seat: int, person: Person) -> About:
    notes: Notes = []
    sentences = act.moves(g, seat, person)
    converted = {card for cmd, *fills in sentences if cmd == "play" and fills[1] for card in fills[0]}
    for cmd, *fills in sentences:
        if cmd == "play":
            cards, like, targets = (*fills, None)[:3]
            for card in cards:
                where = {"card": card, **({"like": like[0]} if like else {"like": None} if card in converted else {})}
                kind = g.data.kinds[like[0]] if like else g.data.card[card].of
                made = works_out if kind.color == "brown" else laid
                notes += made(g, cmd, person, kind, card, targets, where)
        elif cmd == "use":
            [card], targets = (*fills, None)[:2]
            notes += works_out(g, cmd, person, g.data.card[card].of, card, targets, {"card": card})
        elif cmd == "ability":
            [name], _, targets = (*fills, None, None)[:3]
            notes += ability.hooks[name].notes(g, person, targets or (), {"name": name})
        elif cmd == "end":
            notes += ended(g, person)
    cause = causes.said("forced", event=g.event, **causes.shown(g, g.forced)) if g.forced else None
    return About(cause, notes=notes)


def ended(g: BangTable, person: Person) -> Notes:
    """What has to be thrown away, and what an event thinks of it."""
    count = excess(g, person)
    notes = [told("end", "excess", count=count, of=len(g.hand(person)))] if count else []
    return end_notes(g, events(g), notes, person)


# ---- cards that take effect ----


def works_out(
    g: BangTable, cmd: str, person: Person, kind: Kind, card: str, targets: Targets, where: Where, *, own: bool = True
) -> Notes:
    """What a card of this kind does; `card` is the one that is played as it. `own`: by the one who decides."""
    notes: Notes = []
    if own and (drawn := kind.symbols.count("draw")):
        gone = {"play": 1 + kind.cost, "repeat": 1, "use": 0}[cmd]
        notes += hand_changes(g, cmd, person, drawn - gone, **where)
    if own and "heal" in kind.symbols:
        notes += healed(g, cmd, person, kind, where)
    if "bang_all_others" in kind.symbols or kind.id == "indians":
        notes.append(told(cmd, "attacks", where, victims=labels(g, felt(g, person, card)), why=kind.id))
    if kind.id == "general_store":
        notes.append(told(cmd, "store", where, count=len(in_turn(g, person))))
    if kind.id == "brawl":
        notes.append(told(cmd, "brawl", where))
    for target in targets or ():
        aimed = {**where, "target": target}
        notes += at_target(g, cmd, person, kind, card, g.person(target), aimed, own)
    return notes


def felt(g: BangTable, person: Person, card: str) -> list[Person]:
    """Whom a card against everybody else hits."""
    return [p for p in others(g, person) if not immune(g, p, person, card)]


def healed(g: BangTable, cmd: str, person: Person, kind: Kind, where: Where) -> Notes:
    if kind.id == "beer":
        if not beer_works(g):
            return [told(cmd, "two_left", where)]
        return life_gained(g, cmd, person, beer_strength(g, person), **where)
    notes = life_gained(g, cmd, person, kind.symbols.count("heal"), **where)
    if "heal_all_others" in kind.symbols:
        better = [p for p in in_turn(g, person) if p != person and g.life[p] < g.most[p]]
        notes.append(told(cmd, "heals_others", where, victims=labels(g, better)))
    return notes


def at_target(
    g: BangTable, cmd: str, person: Person, kind: Kind, card: str, target: Person, where: Where, own: bool
) -> Notes:
    if kind.id != "duel" and (spared := immune(g, target, person, card)):
        return [told(cmd, "immune", where, victim=g.label(target), character=spared)]
    if "bang" in kind.symbols:
        return [threat(g, cmd, target, kind.id, missed_needed(g, person, kind.id), **where)]
    if kind.id == "duel":
        return [threat(g, cmd, target, kind.id, **where)]
    if "heal_player" in kind.symbols:
        if target == person and own:
            return life_gained(g, cmd, person, 1, **where)
        return heals(g, cmd, target, 1, **where)
    if kind.takes and own:
        there = set(takeable(g, person, target, kind))
        return cards_gone(g, cmd, person, [p for p in g.in_front(target) if g.card(p).id in there])
    return []


# ---- cards that come to lie in front of somebody ----


def laid(g: BangTable, cmd: str, person: Person, kind: Kind, card: str, targets: Targets, where: Where) -> Notes:
    if kind.id == "jail":
        return [told(cmd, "jail", {**where, "target": t}, victim=t) for t in targets or ()]
    notes: Notes = []
    for target in targets or (None,):
        at = person if target is None else g.person(target)
        notes += laid_at(g, cmd, person, kind, card, at, where if target is None else {**where, "target": target})
    return notes


def laid_at(g: BangTable, cmd: str, person: Person, kind: Kind, card: str, at: Person, where: Where) -> Notes:
    notes: Notes = []
    if (old := in_the_way(g, at, kind)) >= 0:
        notes.append(told(cmd, "replaces", where, card=g.card(old).id))
    if kind.color == "green":
        notes.append(told(cmd, "waits", where, until=g.options.green_ready))
    elif kind.id == "dynamite":
        notes.append(dynamite(g, cmd, at, **where))
    else:
        later = g.copy()
        later.log = None
        piece = g.named(g.hand(person), card)
        lay(later, person, piece, at)
        notes += sight_changes(g, later, cmd, at, **where)
        if piece not in working(later, at):
            notes.append(told(cmd, "idle", where, event=g.event))
    return notes
