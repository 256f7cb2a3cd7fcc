"""Who somebody is: his character, its life, and characters that he has only borrowed."""

from __future__ import annotations

from ....kernel.knowledge import EVERYONE
from ....kernel.pieces import bar, mix, move
from ..faces import Character
from ..table import BangTable, Person


def become(g: BangTable, person: Person, character: Character) -> None:
    g.character[person] = character.id
    g.abilities[person] = (character.id,)
    g.life[person] = g.most[person] = full_life(g, person, character)


def full_life(g: BangTable, person: Person, character: Character) -> int:
    """Of this person as this character."""
    return character.life + (g.role(person) == "sheriff")


def give_back(g: BangTable, person: Person) -> None:
    """What he has borrowed goes back to the characters nobody has; all can tell that they are no bullet cards."""
    box = g.data
    if old := g.at[box.drawn[person]]:
        bullets = [piece for place in box.bullet for piece in g.at[place] if g.seen[piece] != EVERYONE]
        bar(g, bullets, frozenset(g.ids(old)))
        for piece in old:
            move(g, piece, box.drawn[person], box.others)
        mix(g, g.at[box.others])
    g.abilities[person] = (g.character[person],)
