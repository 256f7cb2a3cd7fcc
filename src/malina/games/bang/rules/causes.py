"""Why somebody is asked: the causes of decisions. A card is told by its face and its handle: it can be shown."""

from __future__ import annotations

from typing import Any

from ....kernel.decision import Said
from ....kernel.knowledge import EVERYONE
from ..moments import characters, missed_needed, plays_as, who
from ..table import BangTable, Person


def said(id: str, /, **args: Any) -> Said:
    return Said(id, args)


def event(name: str) -> Said:
    return said("event", event=name)


def ability(character: str) -> Said:
    return said("ability", character=character)


def shown(g: BangTable, card: str) -> dict[str, Any]:
    """A card that everybody has seen, with its handle as long as it lies where all see it."""
    box = g.data
    places = (box.discard, box.mine, box.table, *box.front)
    piece = next((p for place in places if (p := g.named(g.at[place], card)) >= 0), -1) if card else -1
    if piece < 0 or g.seen[piece] != EVERYONE:
        return {"card": card}
    return {"card": card, "piece": piece}


def played(g: BangTable, card: str, name: str, character: str = "") -> Said:
    """His own card, as a card of this name; an ability may be at work."""
    return said("played", like=like(g, card, name), character=character, **shown(g, card))


def like(g: BangTable, card: str, name: str) -> str:
    """What this card is played as; "" as itself."""
    return name if card and g.data.card[card].name != name else ""


def whom(g: BangTable, person: Person) -> Any:
    """As he is called at this table; None: nobody."""
    return g.label(person) if person >= 0 else None


def shot(g: BangTable) -> Said:
    """The newest of the chain: who shoots, with what, and what makes it a special shot."""
    why, by, _, needed, _, card = g.chain[-1]
    used = like(g, card, why)
    character = ""
    if why == "bang" and needed > 1:
        character = who(missed_needed, characters(g, by))
    elif used:
        character = converter(g, by, why)
    return attack(g, "shot", why=why, like=used, character=character)


def converter(g: BangTable, person: Person, name: str) -> str:
    """Whose ability lets him play other cards as this one."""
    mine = [source for source in characters(g, person) if source[0] in plays_as.hooks]
    return next((source[0] for source in mine if name in plays_as(g, (source,), [])), "")


def attack(g: BangTable, id: str, /, **more: Any) -> Said:
    """The newest of the chain: who attacks whom, and the card."""
    _, by, at, _, _, card = g.chain[-1]
    return said(id, by=whom(g, by), victim=g.label(at), **shown(g, card), **more)


def duel(g: BangTable, person: Person, against: Person) -> Said:
    _, challenger, _, _, _, card = g.chain[-1]
    called = challenger == against
    return said("duel", by=g.label(against), victim=g.label(person), called=called, **shown(g, card))


def wound(g: BangTable, person: Person, by: Person, why: str, points: int) -> Said:
    return said("wound", victim=g.label(person), by=whom(g, by), why=why, points=points)
