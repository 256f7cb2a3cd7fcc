"""Chapter 12.1: two players draft two characters each, lay them side by side, and play one of them each turn."""

from __future__ import annotations

from ....kernel.decision import About, Said, Sentences
from ....kernel.pieces import move, reveal
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId, PieceId
from ..moments import dealing, judged, on, passes_dynamite, phase_0, takes_turn, turn_lost
from ..rules.ask import ask
from ..rules.identity import become
from ..rules.prices import by_value
from ..rules.query import in_turn, lies, own_persons
from ..rules.setup import begin, lives
from ..rules.victory import end
from ..table import BangTable, Person


@on(dealing, "two")
def draft(g: BangTable, me: Person) -> bool:
    """Four characters are turned up; whoever chooses first is drawn by lot, the other begins the game."""
    box = g.data
    for _ in range(4):
        move(g, g.at[box.others][-1], box.others, box.offer)
    reveal(g, g.at[box.offer])
    g.tell("draft", {"characters": list(g.at[box.offer])})
    first = g.throw(2)
    g.then(draft_next, first)
    g.then(line_up, first)
    g.then(line_up, 1 - first)
    g.then(begin_with, 1 - first)
    return True


def right_of(seat: int) -> Person:
    """The person on the right of the two that this seat plays."""
    return Person(2 * seat)


def left_of(seat: int) -> Person:
    """And the one on the left."""
    return Person(2 * seat + 1)


@rule
def draft_next(g: BangTable, seat: int) -> None:
    """They choose in turn; the last character is nobody's choice."""
    offer = g.at[g.data.offer]
    if len(offer) > 1:
        ask(g, right_of(seat), draft_character)
    else:
        take(g, seat, offer[0])


@question
def draft_character(g: BangTable, seat: int, person: Person) -> Sentences:
    return (("choose", g.ids(g.at[g.data.offer])),)


@draft_character.tells
def about_draft(g: BangTable, seat: int, person: Person) -> About:
    notes = lives(g, "choose", person, g.at[g.data.offer])
    return About(args={"number": len(g.at[g.data.choice[seat]]) + 1, "of": 2}, notes=notes)


@draft_character.answer("choose")
def drafted(g: BangTable, seat: int, person: Person, character: FaceId) -> None:
    take(g, seat, g.named(g.at[g.data.offer], character))
    g.then(draft_next, 1 - seat)


@draft_character.refuse("choose")
def why_not_drafted(g: BangTable, seat: int, person: Person, character: str) -> IllegalMove | None:
    return IllegalMove("not-among-these")


def take(g: BangTable, seat: int, piece: PieceId) -> None:
    move(g, piece, g.data.offer, g.data.choice[seat])
    g.tell("drafted", {"character": piece}, seat=right_of(seat))


@rule
def line_up(g: BangTable, seat: int) -> None:
    ask(g, right_of(seat), arrange)


@question
def arrange(g: BangTable, seat: int, person: Person) -> Sentences:
    """Which of the two is on the right, and which one is active at first."""
    mine = g.ids(g.at[g.data.choice[seat]])
    return (("arrange", mine, mine),)


@arrange.answer("arrange")
def arranged(g: BangTable, seat: int, person: Person, right: FaceId, active: FaceId) -> None:
    box = g.data
    pieces = sorted(g.at[box.choice[seat]], key=lambda piece: g.face[piece].id != right)
    g.tell("arranged", seat=person, right=right, left=g.face[pieces[1]].id, active=active)
    for mine, piece in zip((right_of(seat), left_of(seat)), pieces, strict=True):
        move(g, piece, box.choice[seat], box.who[mine])
        become(g, mine, g.face[piece])
        if g.face[piece].id == active:
            g.active[seat] = mine


@arrange.refuse("arrange")
def why_not_arranged(g: BangTable, seat: int, person: Person, right: str, active: str) -> IllegalMove | None:
    return IllegalMove("own-character")


@rule
def begin_with(g: BangTable, seat: int) -> None:
    g.anchor = g.active[seat]
    g.then(begin)


# ---- turns ----


@on(takes_turn, "two")
def players_take_turns(g: BangTable, me: Person, may: bool, person: Person) -> bool:
    return g.active[g.owner[person]] == person and g.owner[person] != g.owner[g.turn]


@on(turn_lost, "two")
def jailed(g: BangTable, me: Person, lost: bool, person: Person) -> bool:
    """He cannot be chosen in this turn; if no other character is free, the turn is lost."""
    g.jailed += (person,)
    return not free(g, person)


@on(passes_dynamite, "two")
def either_of_the_other(g: BangTable, me: Person, following: list[Person], person: Person) -> list[Person]:
    """The other player chooses the character."""
    return [p for p in in_turn(g, person) if g.owner[p] != g.owner[person] and lies(g, p, "dynamite") < 0]


def free(g: BangTable, person: Person) -> list[Person]:
    return [p for p in own_persons(g, person) if p not in g.jailed]


@on(phase_0, "two")
def who_acts(g: BangTable, me: Person, person: Person) -> None:
    """Which of his characters he plays in this turn."""
    choices = free(g, person)
    if len(choices) > 1:
        ask(g, person, choose_active)
    elif choices and choices[0] != person:
        activate(g, choices[0])


@question
def choose_active(g: BangTable, seat: int, person: Person) -> Sentences:
    return (("activate", [g.character[p] for p in free(g, person)]),)


@choose_active.tells
def about_active(g: BangTable, seat: int, person: Person) -> About:
    mine = {g.character[p]: Said("has_life", {"life": g.life[p], "most": g.most[p]}) for p in free(g, person)}
    return About(notes=by_value("activate", "character", mine))


@choose_active.answer("activate")
def activated(g: BangTable, seat: int, person: Person, character: FaceId) -> None:
    activate(g, g.person(character))


@choose_active.refuse("activate")
def why_not_activate(g: BangTable, seat: int, person: Person, character: str) -> IllegalMove | None:
    chosen = g.person(character)
    if chosen not in own_persons(g, person):
        return IllegalMove("own-character")
    return IllegalMove("in-jail")


def activate(g: BangTable, person: Person) -> None:
    """From now on it is his turn."""
    g.turn = g.active[g.owner[person]] = person
    g.tell("activated", seat=person)


# ---- victory ----


@on(judged, "two")
def one_is_left(g: BangTable, me: Person, person: Person, by: Person) -> bool:
    seats = {g.owner[p] for p in g.ring}
    if len(seats) == 1:
        end(g, tuple(seats), "duel")
    return True
