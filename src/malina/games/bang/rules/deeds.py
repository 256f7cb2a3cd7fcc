"""What everybody has seen the players do to one another: the memory of an attentive player, kept for all of them.

`g.deeds` counts whatever was aimed at somebody by choice; `{"attack 2 0": 3}`: person 2 has attacked person 0 three
times.

attack   a shot, a Duel, a Jail
rob      a card taken or discarded, from his hand or from in front of him
favour   a life given, a Jail or Dynamite taken away
spare    a BANG! fired at another, though he was in reach as well
"""

from __future__ import annotations

from ..table import BangTable, Person
from .query import near, reach


def remember(g: BangTable, person: Person, deed: str, target: Person) -> None:
    """Something was aimed at somebody else; out of turn it was not his own choice."""
    if deed and target >= 0 and g.owner[target] != g.owner[person] and person == g.turn:
        count(g, deed, person, target)


def remember_card(g: BangTable, person: Person, name: str, target: Person, what: str) -> None:
    """So was a card that was played as one of this name; those who were spared remember it as well."""
    if target < 0 or g.owner[target] == g.owner[person] or person != g.turn:
        return
    remember(g, person, deed_of(g, name, target, what), target)
    if name == "bang":
        for other in near(g, person, g.ring, reach(g, person)):
            if other not in (person, target):
                count(g, "spare", person, other)


def deed_of(g: BangTable, name: str, target: Person, what: str) -> str:
    kind = g.data.kinds[name]
    if kind.takes:
        piece = g.named(g.in_front(target), what)
        return "favour" if piece >= 0 and g.kind(piece).category == "penalty" else "rob"
    if "heal_player" in kind.symbols:
        return "favour"
    return "attack" if "bang" in kind.symbols or name in ("duel", "jail") else ""


def count(g: BangTable, deed: str, person: Person, target: Person) -> None:
    key = f"{deed} {person} {target}"
    g.deeds[key] = g.deeds.get(key, 0) + 1


def forget(g: BangTable, persons: list[Person]) -> None:
    """They have new roles: what they did and what was done to them tells nothing any more."""
    names = {str(person) for person in persons}
    g.deeds = {key: times for key, times in g.deeds.items() if names.isdisjoint(key.split())}
