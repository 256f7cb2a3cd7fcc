"""Chapter 12.1: two players draft two characters each and lay them side by side."""

from __future__ import annotations

from ...kernel.decision import Sentences
from ...kernel.pieces import move, reveal
from ...kernel.refusal import IllegalMove
from ...kernel.rules import question, rule
from .ask import ask
from .setup import become, begin
from .table import BangTable


def draft(g: BangTable) -> None:
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


def right_of(seat: int) -> int:
    """The person on the right of the two that this seat plays."""
    return 2 * seat


@rule
def draft_next(g: BangTable, seat: int) -> None:
    """They choose in turn; the last character is nobody's choice."""
    offer = g.at[g.data.offer]
    if len(offer) > 1:
        ask(g, right_of(seat), draft_character)
    else:
        take(g, seat, offer[0])


@question
def draft_character(g: BangTable, seat: int, person: int) -> Sentences:
    return (("choose", g.ids(g.at[g.data.offer])),)


@draft_character.answer("choose")
def drafted(g: BangTable, seat: int, person: int, character: str) -> None:
    take(g, seat, g.named(g.at[g.data.offer], character))
    g.then(draft_next, 1 - seat)


@draft_character.refuse("choose")
def why_not_drafted(g: BangTable, seat: int, person: int, character: str) -> IllegalMove | None:
    return IllegalMove("not-among-these")


def take(g: BangTable, seat: int, piece: int) -> None:
    move(g, piece, g.data.offer, g.data.choice[seat])
    g.tell("drafted", {"character": piece}, seat=seat)


@rule
def line_up(g: BangTable, seat: int) -> None:
    ask(g, right_of(seat), arrange)


@question
def arrange(g: BangTable, seat: int, person: int) -> Sentences:
    """Which of the two is on the right, and which one is active at first."""
    mine = g.ids(g.at[g.data.choice[seat]])
    return (("arrange", mine, mine),)


@arrange.answer("arrange")
def arranged(g: BangTable, seat: int, person: int, right: str, active: str) -> None:
    box = g.data
    pieces = sorted(g.at[box.choice[seat]], key=lambda piece: g.face[piece].id != right)
    for mine, piece in enumerate(pieces, right_of(seat)):
        move(g, piece, box.choice[seat], box.who[mine])
        become(g, mine, g.face[piece])
        if g.face[piece].id == active:
            g.active[seat] = mine
    g.tell("arranged", seat=seat, right=right, left=g.face[pieces[1]].id, active=active)


@arrange.refuse("arrange")
def why_not_arranged(g: BangTable, seat: int, person: int, right: str, active: str) -> IllegalMove | None:
    return IllegalMove("own-character")


@rule
def begin_with(g: BangTable, seat: int) -> None:
    g.anchor = g.active[seat]
    g.then(begin)
