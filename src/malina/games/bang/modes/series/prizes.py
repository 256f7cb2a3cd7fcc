"""Chapter 13.1: what the end of a game of a series earns everybody."""

from __future__ import annotations

from ...rules.owing import owed
from ...table import NOBODY, BangTable, Person


def alive(g: BangTable, person: Person) -> bool:
    """At the end of a game; whoever left the table without being eliminated is."""
    return not (g.out[person] and person in g.eliminated)


def prize(g: BangTable, person: Person, winners: tuple[int, ...], how: str) -> int:
    """13.1: what his role earns him."""
    roles = [g.role(p) for p in g.everybody]
    outlaws, role, lives = roles.count("outlaw"), roles[person], alive(g, person)
    if how in ("renegade", "survivor"):
        if person in winners:
            return 1500 * g.seats
        return 100 * g.seats if role == "sheriff" and how == "renegade" else 0
    if how == "law":
        if role == "sheriff":
            return 1500 * outlaws
        if role == "deputy":
            return (1000 if lives else 700) * outlaws
        return 400 * g.seats if role == "renegade" and person == last_criminal(g) else 0
    if how == "outlaws":
        if role == "outlaw":
            return (1000 if lives else 800) * outlaws
        return 300 * g.seats if role == "renegade" and lives else 0
    return 0


def last_criminal(g: BangTable) -> Person:
    """Whose elimination gave the law its victory: of those the same card has eliminated, the last; or -1."""
    dead = [Person(person) for person, *_ in owed(g, "mourning")]
    fallen = [person for person in dead if g.role(person) in ("outlaw", "renegade")]
    return fallen[-1] if fallen else NOBODY
