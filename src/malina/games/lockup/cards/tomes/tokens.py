"""Tomes about tokens: looking, hiding, taking back, brawling."""

from __future__ import annotations

from .....kernel.decision import About, Sentences
from .....kernel.pieces import conceal, move, show
from .....kernel.refusal import IllegalMove
from .....kernel.rules import question
from .....kernel.table import Piece
from ...moments import on, read, useful
from ...rules.tomes import by_tome
from ...rules.turning import turn_up
from ...table import LockupTable, Peek
from .cubes import amount


@on(read, "big_book_of_stealth")
def big_book_of_stealth(g: LockupTable, seat: int) -> None:
    g.hiding = True


@on(useful, "big_book_of_stealth")
def not_hidden_yet(g: LockupTable, seat: int, yes: bool) -> bool:
    return not g.hiding


@on(read, "brawlers_handbook")
def brawlers_handbook(g: LockupTable, seat: int) -> None:
    g.brawl[seat] += amount(g, "brawlers_handbook")


# ---- Atlas of Hideouts ----


def closed_ones(g: LockupTable, seat: int) -> list[int]:
    """What opponents have face down on the board, and this seat has not seen."""
    there = [piece for room in g.data.room for other in g.others(seat) for piece in g.at[room[other]]]
    return sorted(piece for piece in there if g.closed(piece) and Peek(seat, piece) not in g.peeked)


def found(g: LockupTable, piece: int) -> tuple[int, int]:
    """The number of a token's location, and whose it is."""
    rooms = ((number, party) for number in range(len(g.data.room)) for party in g.parties)
    return next((number, party) for number, party in rooms if piece in g.tokens_at(number, party))


@on(useful, "atlas_of_hideouts")
def something_closed(g: LockupTable, seat: int, yes: bool) -> bool:
    return bool(closed_ones(g, seat))


@on(read, "atlas_of_hideouts")
def atlas_of_hideouts(g: LockupTable, seat: int) -> None:
    g.ask(seat, spy)


@question
def spy(g: LockupTable, seat: int) -> Sentences:
    return (("look", closed_ones(g, seat)),)


@spy.tells
def about_spying(g: LockupTable, seat: int) -> About:
    return by_tome("atlas_of_hideouts")


@spy.answer("look")
def look_at(g: LockupTable, seat: int, token: Piece) -> None:
    """A guard card is turned up for good; a token is seen by him alone."""
    number, owner = found(g, token)
    if g.guards(owner):
        turn_up(g, token, number, owner)
        return
    show(g, seat, (token,))
    g.peeked.append(Peek(seat, token))
    location = g.data.locations[number].id
    g.tell("looked", {"token": token}, 1 << seat, seat=seat, victim=owner, location=location, piece=token)


@spy.refuse("look")
def why_not_look(g: LockupTable, seat: int, token: int) -> IllegalMove:
    return IllegalMove("nothing-to-see")


# ---- Book of Back Doors ----


def own_tokens(g: LockupTable, seat: int) -> list[int]:
    return sorted(piece for number in range(g.data.library) for piece in g.tokens_at(number, seat))


@on(useful, "book_of_back_doors")
def something_placed(g: LockupTable, seat: int, yes: bool) -> bool:
    return bool(own_tokens(g, seat))


@on(read, "book_of_back_doors")
def book_of_back_doors(g: LockupTable, seat: int) -> None:
    g.ask(seat, back_door)


@question
def back_door(g: LockupTable, seat: int) -> Sentences:
    return (("take_back", own_tokens(g, seat)),)


@back_door.tells
def about_back_door(g: LockupTable, seat: int) -> About:
    return by_tome("book_of_back_doors")


@back_door.answer("take_back")
def take_back(g: LockupTable, seat: int, token: Piece) -> None:
    """If it lay open, all know that it is behind the screen now, but not which of the tokens there it is."""
    number, cell = found(g, token)[0], g.data.cell[seat]
    g.tell("took_back", {"token": token}, seat=seat, location=g.data.locations[number].id)
    move(g, token, g.data.room[number][seat], cell)
    conceal(g, g.at[cell])
    show(g, seat, g.at[cell])
    g.peeked = [peek for peek in g.peeked if peek.piece != token]


@back_door.refuse("take_back")
def why_not_take_back(g: LockupTable, seat: int, token: int) -> IllegalMove:
    return IllegalMove("not-your-token")
