"""Chapter 12.2: with three players roles are open, and everybody is after one other."""

from __future__ import annotations

from ..box import TARGET
from ..moments import judged, on, rewarded
from ..rules.victory import end, last_survivor
from ..table import BangTable, Person


@on(rewarded, "three")
def any_elimination(g: BangTable, me: Person, there_is: bool, person: Person) -> bool:
    return True


@on(judged, "three")
def target_or_survival(g: BangTable, me: Person, person: Person, by: Person) -> bool:
    """Whoever eliminates his target himself wins; after any other elimination the last survivor does."""
    if by >= 0 and g.in_play(by) and TARGET[g.role(by)] == g.role(person):
        end(g, (by,), g.role(by))
    elif len(g.ring) == 1:
        last_survivor(g)
    else:
        g.mode = "fight"
        g.tell("fight")
    return True
