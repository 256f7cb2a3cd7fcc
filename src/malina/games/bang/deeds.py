"""What everybody has seen the players do to one another: the memory of an attentive player, kept for all of them.

`g.deeds` counts whatever was aimed at somebody by choice; `{"attack 2 0": 3}`: person 2 has attacked person 0 three
times.

attack   a shot, a Duel, a Jail
rob      a card taken or discarded, from his hand or from in front of him
favour   a life given, a Jail or Dynamite taken away
spare    a BANG! fired at another, though he was in reach as well
"""

from __future__ import annotations

from .table import BangTable
from .works import distance, reach

# Abilities of characters and events that are aimed at somebody
AIMED = {
    "doc_holyday": "attack",
    "sniper": "attack",
    "flint_westwood": "rob",
    "ricochet": "rob",
    "jesse_jones": "rob",
    "pat_brennan": "rob",
    "blood_brothers": "favour",
}


def remember(g: BangTable, person: int, name: str, target: int, what: str | None = None) -> None:
    """A card or ability of this name was aimed at somebody else; out of turn it was not his own choice."""
    if target < 0 or g.owner[target] == g.owner[person] or person != g.turn:
        return
    if deed := deed_of(g, name, target, what):
        count(g, deed, person, target)
    if name == "bang":
        far = reach(g, person)
        for other in g.ring:
            if other not in (person, target) and distance(g, person, other) <= far:
                count(g, "spare", person, other)


def deed_of(g: BangTable, name: str, target: int, what: str | None) -> str:
    kind = g.data.kinds.get(name)
    if kind is None:
        return AIMED.get(name, "")
    if kind.takes:
        piece = g.named(g.in_front(target), what)
        return "favour" if piece >= 0 and g.kind(piece).kind == "penalty" else "rob"
    if "heal_player" in kind.symbols:
        return "favour"
    return "attack" if "bang" in kind.symbols or name in ("duel", "jail") else ""


def count(g: BangTable, deed: str, person: int, target: int) -> None:
    key = f"{deed} {person} {target}"
    g.deeds[key] = g.deeds.get(key, 0) + 1


def forget(g: BangTable, persons: list[int]) -> None:
    """They have new roles: what they did and what was done to them tells nothing any more."""
    names = {str(person) for person in persons}
    g.deeds = {key: times for key, times in g.deeds.items() if names.isdisjoint(key.split())}
