"""What the server says about bots: which there are for a game, and after the end what they believed."""

from __future__ import annotations

import msgspec

from ..bots import fair_guess
from ..bots.heuristic import heuristic
from ..kernel.dice import FastDice
from ..kernel.game import Game
from ..kernel.refusal import BadOptions
from ..kernel.table import Table

Chances = dict[str, dict[str, dict[str, float]]]  # group -> thing -> what it may be -> how likely


def characters(game: Game) -> tuple[str, ...]:
    """The characters that have a meaning in this game."""
    found: tuple[str, ...] = heuristic(game).CHARACTERS
    return found


def checked(character: str, game: Game) -> str:
    if character and character not in characters(game):
        raise BadOptions("no-such-character", character=character, characters=", ".join(characters(game)))
    return character


def beliefs(table: Table, seat: int, character: str) -> Chances:
    """What a bot on this seat makes of the hidden things. It has only what the seat knows to go by, so it
    can be asked later."""
    policy = heuristic(table.game).policy(character)
    if policy.believes is None:
        return {}
    guess = fair_guess(table, seat, FastDice("belief"))
    return msgspec.convert(policy.believes(guess, seat), Chances, str_keys=True)


def truth(table: Table, chances: Chances) -> dict[str, dict[str, str]]:
    """What those things are: a thing is a piece, or the first word of the place that the group is named after."""
    open = table.open_view()["places"]
    faces = {str(piece): face.id for piece, face in enumerate(table.face)}
    return {
        group: {thing: faces[thing] if group == "pieces" else open[group[:-1]][thing][0]["face"] for thing in things}
        for group, things in chances.items()
    }
