"""Safes (4.6 to 4.8): scouting, marks, stealing, the limit; who may look."""

from __future__ import annotations

from ....kernel.decision import About, Said, Sentences
from ....kernel.pieces import mix, move, show, unsee
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import Piece
from ..moments import happened
from ..table import NOBODY, Mark, ScoundrelsTable
from .query import limit

# ---- who may look ----


def may_look(g: ScoundrelsTable, safe: int) -> set[int]:
    """Whoever has a mark on it, whoever holds it, and whoever is scouting it."""
    allowed = {mark.owner for mark in g.marks if mark.safe == safe}
    allowed.update(seat for seat in range(g.seats) if safe in g.at[g.data.stolen[seat]])
    if safe == g.scouted:
        allowed.add(g.scout)
    return allowed


def let_look(g: ScoundrelsTable, safe: int) -> None:
    """Those look who may; whoever may not any more keeps in mind what it was."""
    allowed = may_look(g, safe)
    for seat in range(g.seats):
        if seat in allowed:
            if not g.seen[safe] >> seat & 1:
                show(g, seat, (safe,))
        else:
            unsee(g, seat, (safe,))


# ---- scouting and marking ----


def scout(g: ScoundrelsTable, seat: int, safe: int) -> None:
    """A look, then the mark."""
    g.scout, g.scouted = seat, safe
    let_look(g, safe)
    g.tell("scouted", {"found": safe}, 1 << seat, seat=seat, safe=safe, location=g.location(safe))
    g.ask(seat, mark, safe)
    g.then(scouting_done)


@rule
def scouting_done(g: ScoundrelsTable) -> None:
    seat, safe = g.scout, g.scouted
    g.scout = g.scouted = NOBODY
    let_look(g, safe)
    happened(g, seat, "after_scout")


def numbers_left(g: ScoundrelsTable, seat: int) -> list[int]:
    left = g.marks_left(seat)
    return [number for number in g.data.numbers if left[g.data.token[number]]]


def movable(g: ScoundrelsTable, seat: int, safe: int) -> list[Mark]:
    """Marks of one's own on other safes, but not on those that opponents hold."""
    held = {piece for other in g.after(seat) for piece in g.at[g.data.stolen[other]]}
    return [mark for mark in g.marks if mark.owner == seat and mark.safe != safe and mark.safe not in held]


@question
def mark(g: ScoundrelsTable, seat: int, safe: int) -> Sentences:
    """With a token that is left; without one, another mark may be moved here."""
    if left := numbers_left(g, seat):
        return (("mark", left),)
    moves = [
        ("move_mark", (found.safe,), (found.number,), g.data.marks[g.data.token[found.number]].faces)
        for found in dict.fromkeys(movable(g, seat, safe))
    ]
    return (*moves, ("no_mark",))


@mark.answer("mark")
def put_mark(g: ScoundrelsTable, seat: int, safe: int, number: int) -> None:
    g.marks.append(Mark(seat, number, safe))
    marked(g, seat, safe, number)


@mark.answer("move_mark")
def move_mark(g: ScoundrelsTable, seat: int, safe: int, source: Piece, token: int, number: int) -> None:
    g.marks.remove(Mark(seat, token, source))
    let_look(g, source)
    put_mark(g, seat, safe, number)


@mark.answer("no_mark")
def put_no_mark(g: ScoundrelsTable, seat: int, safe: int) -> None:
    g.tell("no_mark", seat=seat)


@mark.refuse("mark")
def why_not_mark(g: ScoundrelsTable, seat: int, safe: int, number: int) -> IllegalMove | None:
    return IllegalMove("no-such-mark") if number in g.data.numbers else None


@mark.refuse("move_mark")
def why_not_move(g: ScoundrelsTable, seat: int, safe: int, source: int, token: int, number: int) -> IllegalMove | None:
    if numbers_left(g, seat):
        return IllegalMove("marks-left")
    if Mark(seat, token, source) not in g.marks:
        return IllegalMove("not-your-mark")
    if Mark(seat, token, source) not in movable(g, seat, safe):
        return IllegalMove("mark-out-of-reach")
    return IllegalMove("no-such-mark") if number in g.data.numbers else None


@mark.refuse("no_mark")
def why_mark(g: ScoundrelsTable, seat: int, safe: int) -> IllegalMove:
    return IllegalMove("must-mark")


@mark.tells
def what_is_marked(g: ScoundrelsTable, seat: int, safe: int) -> About:
    seen = g.seen[safe] >> seat & 1
    value = g.safe(safe).value if seen else 0
    return About(Said("safe", {"location": g.location(safe), "value": value}))


def marked(g: ScoundrelsTable, seat: int, safe: int, number: int) -> None:
    let_look(g, safe)
    g.tell("marked", seat=seat, safe=safe, location=g.location(safe), number=number)
    if number not in g.data.locations[g.location(safe)].values:
        happened(g, seat, "after_mark_impossible")


# ---- stealing ----


def steal(g: ScoundrelsTable, seat: int, safe: int) -> None:
    """With all marks on it; one too many has to be abandoned."""
    move(g, safe, g.place_of(safe), g.data.stolen[seat])
    let_look(g, safe)
    g.tell("stole", {"found": safe}, 1 << seat, seat=seat, safe=safe, location=g.location(safe))
    happened(g, seat, "after_steal_safe")
    if len(g.at[g.data.stolen[seat]]) > limit(g):
        g.ask(seat, abandon)


@question
def abandon(g: ScoundrelsTable, seat: int) -> Sentences:
    return (("abandon", g.at[g.data.stolen[seat]]),)


@abandon.answer("abandon")
def abandon_safe(g: ScoundrelsTable, seat: int, safe: Piece) -> None:
    """Back to a free cell of its location, or to the unused ones."""
    cells = [cell for cell in g.data.safe[g.location(safe)] if not g.at[cell]]
    g.tell("abandoned", seat=seat, safe=safe, location=g.location(safe), unused=not cells)
    if cells:
        move(g, safe, g.data.stolen[seat], cells[0])
        let_look(g, safe)
    else:
        lay_aside(g, seat, safe)


@abandon.refuse("abandon")
def why_not_abandon(g: ScoundrelsTable, seat: int, safe: int) -> IllegalMove:
    return IllegalMove("not-your-safe")


def lay_aside(g: ScoundrelsTable, seat: int, safe: int) -> None:
    """To the unused safes of its colour: those without tokens look all alike."""
    place = g.data.unused[g.location(safe)]
    move(g, safe, g.data.stolen[seat], place)
    let_look(g, safe)
    with_tokens = {mark.safe for mark in g.marks}
    mix(g, [piece for piece in g.at[place] if piece not in with_tokens])


def some_unused(g: ScoundrelsTable, location: str) -> int:
    """One of the unused safes of this colour, by lot."""
    safes = g.at[g.data.unused[location]]
    return safes[g.throw(len(safes))]


def swap_with_unused(g: ScoundrelsTable, seat: int, unused: int, own: int) -> None:
    """The tokens stay on their cards. It is no theft."""
    move(g, unused, g.data.unused[g.location(unused)], g.data.stolen[seat])
    let_look(g, unused)
    lay_aside(g, seat, own)
    g.tell("swapped_safes", seat=seat, safe=unused, other=own, location=g.location(unused))
