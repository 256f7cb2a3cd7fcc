"""What an answer costs or brings, as far as whoever is asked may know: the notes of decisions, a function for each.

Each gives notes for the moves with this verb whose blanks are filled as in `where`; none where nothing is to be said.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ....kernel.decision import Note, Said
from ....kernel.table import PieceId
from .. import moments
from ..moments import answer_brings, characters, hit, wound_notes
from ..table import NOBODY, BangTable, Person
from .query import (
    DYNAMITE,
    beer_strength,
    distance,
    in_turn,
    missed_draws,
    reach,
    saving_beers,
)

Notes = list[Note]


def told(cmd: str, id: str, where: Mapping[str, Any] | None = None, **args: Any) -> Note:
    return Note(cmd, Said(id, args), where or {})


def by_value(cmd: str, blank: str, said: Mapping[Any, Said]) -> Notes:
    """What each filling of a blank comes to; said once if it is the same for all."""
    first = next(iter(said.values()), None)
    if first is not None and all(each == first for each in said.values()):
        return [Note(cmd, first)]
    return [Note(cmd, each, {blank: value}) for value, each in said.items()]


# ---- life ----


def life_lost(g: BangTable, cmd: str, person: Person, points: int, by: Person = NOBODY, /, **where: Any) -> Notes:
    """Whoever has none left is dying; some are paid for a wound."""
    life = g.life[person]
    if g.ghost[person]:
        points = min(points, life)
    left = life - points
    if not points:
        return [told(cmd, "ghost", where)]
    if left <= 0 and not g.ghost[person]:
        way = way_out(g, person, 1 - left)
        return [Note(cmd, Said("dying", {"from": life, "to": max(left, 0), "way": way}), where)]
    notes = [Note(cmd, Said("life", {"from": life, "to": left}), where)]
    return wound_notes(g, hit(g, person), notes, cmd, points, by, where)


def way_out(g: BangTable, person: Person, missing: int) -> str:
    """What could save him from dying, by the cards he has; "": nothing."""
    if len(saving_beers(g, person)) * beer_strength(g, person) >= missing:
        return "beer"
    return moments.way_out(g, characters(g, person), "", missing)


def life_gained(g: BangTable, cmd: str, person: Person, points: int, /, **where: Any) -> Notes:
    """Never above the maximum: what is full is wasted."""
    life, most = g.life[person], g.most[person]
    if life >= most:
        return [told(cmd, "wasted", where, life=life, most=most)]
    return [Note(cmd, Said("life", {"from": life, "to": min(life + points, most)}), where)]


def heals(g: BangTable, cmd: str, other: Person, points: int, /, **where: Any) -> Notes:
    """Somebody else regains life, if he can."""
    life, most = g.life[other], g.most[other]
    if life >= most:
        return [told(cmd, "full", where, victim=g.label(other))]
    args = {"victim": g.label(other), "from": life, "to": min(life + points, most)}
    return [Note(cmd, Said("heals", args), where)]


def dynamite(g: BangTable, cmd: str, person: Person, /, **where: Any) -> Note:
    """What it does to him if it explodes."""
    life = g.life[person]
    return Note(cmd, Said("dynamite", {"from": life, "to": max(life - DYNAMITE, 0)}), where)


def saved(g: BangTable, cmd: str, person: Person, points: int) -> Notes:
    """By somebody who is dying; below zero it takes more than one."""
    left = g.life[person] + points
    return [Note(cmd, Said("life", {"from": 0, "to": left}) if left > 0 else Said("still_dying", {"points": 1 - left}))]


def threat(g: BangTable, cmd: str, whom: Person, why: str, needed: int = 1, /, **where: Any) -> Note:
    """What an attack costs somebody if he cannot answer it."""
    life = g.life[whom]
    args = {"victim": g.label(whom), "from": life, "to": max(life - 1, 0), "why": why, "needed": needed}
    return Note(cmd, Said("threat", args), where)


# ---- money ----


def money(g: BangTable, cmd: str, seat: int, change: int, /, **where: Any) -> Notes:
    there = g.money[seat]
    return [Note(cmd, Said("money", {"from": there, "to": there + change}), where)] if change else []


# ---- cards ----


def hand_changes(g: BangTable, cmd: str, person: Person, change: int, /, **where: Any) -> Notes:
    there = len(g.hand(person))
    return [Note(cmd, hand_after(there, change), where)]


def hand_after(there: int, change: int) -> Said:
    return Said("hand", {"from": there, "to": there + change})


def answered(g: BangTable, cmd: str, person: Person, pieces: Iterable[PieceId]) -> Notes:
    """A card that answers leaves the hand; some bring another one."""
    hand = g.hand(person)
    brings = answer_brings(g, characters(g, person), 0)
    said = {}
    for piece in pieces:
        change = missed_draws(g, person, piece) if cmd == "miss" else 0
        change += brings - 1 if piece in hand else 0
        said[g.card(piece).id] = hand_after(len(hand), change)
    return by_value(cmd, "card", said)


# ---- sight ----


def sight_changes(g: BangTable, later: BangTable, cmd: str, person: Person, /, **where: Any) -> Notes:
    """Whom he reaches and who reaches him, now and on a table as it would be."""
    notes = []
    before, after = shot_by(g, person), shot_by(later, person)
    gained, lost = labels(g, after, before), labels(g, before, after)
    near, far = reach(g, person), reach(later, person)
    if near != far or gained or lost:
        args = {"from": near, "to": far, "changed": near != far, "gained": gained, "lost": lost}
        notes.append(Note(cmd, Said("reach", args), where))
    before, after = shooting_at(g, person), shooting_at(later, person)
    gained, lost = labels(g, after, before), labels(g, before, after)
    if gained or lost:
        notes.append(told(cmd, "exposed", where, gained=gained, lost=lost))
    return notes


def cards_gone(
    g: BangTable, cmd: str, person: Person, pieces: Iterable[PieceId], blank: str = "what", /, **where: Any
) -> Notes:
    """What his own sight loses or gains with each of these cards in front of somebody, which are named in `blank`."""
    notes = []
    for piece in pieces:
        kind = g.kind(piece)
        if kind.range or kind.seen_mod or kind.sight_mod:
            later = g.copy()
            place = next(place for place in g.data.front if piece in g.at[place])
            later.at[place] = tuple([p for p in g.at[place] if p != piece])
            notes += sight_changes(g, later, cmd, person, **where, **{blank: g.card(piece).id})
    return notes


def shot_by(g: BangTable, person: Person) -> list[Person]:
    far = reach(g, person)
    return [p for p in in_turn(g, person) if g.owner[p] != g.owner[person] and distance(g, person, p) <= far]


def shooting_at(g: BangTable, person: Person) -> list[Person]:
    around = in_turn(g, person)
    return [p for p in around if g.owner[p] != g.owner[person] and distance(g, p, person) <= reach(g, p)]


def labels(g: BangTable, these: Iterable[Person], without: Iterable[Person] = ()) -> list[Any]:
    left_out = set(without)
    return [g.label(person) for person in these if person not in left_out]
