"""No mercy: what the Sheriff owes to his badge, as a variant of two kinds.

seed           at the end of his turn he may take back a BANG! that he played
ruthless_law   BANG! cards that he could have played must not be thrown away
"""

from __future__ import annotations

from ....kernel.decision import About, Sentences
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question
from ....kernel.table import FaceId, PieceId
from ..moments import must_keep, on, turn_closes
from ..rules import causes
from ..rules.aim import targets
from ..rules.ask import ask
from ..rules.pile import to_hand
from ..rules.prices import hand_changes
from ..rules.ways import unplayable
from ..table import BangTable, Person


@on(must_keep, "no_mercy")
def ruthless(g: BangTable, me: Person, kept: list[str], person: Person) -> list[str]:
    if g.options.no_mercy != "ruthless_law" or g.role(person) != "sheriff":
        return kept
    kind = g.data.kinds["bang"]
    if not targets(g, person, kind):
        return kept
    bangs = [p for p in g.hand(person) if g.kind(p).id == "bang"]
    return kept + g.ids([p for p in bangs if not unplayable(g, person, p, kind)])


@on(turn_closes, "no_mercy")
def mercy_offered(g: BangTable, me: Person, person: Person) -> None:
    if g.options.no_mercy == "seed" and g.role(person) == "sheriff" and shots_on_pile(g):
        ask(g, person, take_back)


def shots_on_pile(g: BangTable) -> list[PieceId]:
    return [p for p in g.shot_with if p in g.at[g.data.discard] and g.kind(p).id == "bang"]


@question
def take_back(g: BangTable, seat: int, person: Person) -> Sentences:
    return ("take_back", g.ids(shots_on_pile(g))), ("leave",)


@take_back.tells
def about_taking_back(g: BangTable, seat: int, person: Person) -> About:
    return About(causes.said("no_mercy"), notes=hand_changes(g, "take_back", person, 1))


@take_back.answer("take_back")
def taken_back(g: BangTable, seat: int, person: Person, card: FaceId) -> None:
    piece = g.named(g.at[g.data.discard], card)
    g.tell("took_back", {"card": piece}, seat=person)
    to_hand(g, person, (piece,), g.data.discard)


@take_back.refuse("take_back")
def why_not_take_back(g: BangTable, seat: int, person: Person, card: str) -> IllegalMove | None:
    return IllegalMove("not-among-these")


@take_back.answer("leave")
def left_there(g: BangTable, seat: int, person: Person) -> None:
    pass
