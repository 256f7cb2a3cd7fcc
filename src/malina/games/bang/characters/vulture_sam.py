"""Vulture Sam, of the base game: all cards of whoever is eliminated. Two of them share."""

from __future__ import annotations

from ....kernel.decision import About, Sentences
from ....kernel.pieces import move, reveal
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId, PieceId
from ..moments import gained, left_behind, on
from ..rules import causes
from ..rules.ask import ask
from ..rules.elimination import belongings
from ..rules.owing import owe
from ..rules.pile import mix_hand, to_hand, unready
from ..rules.prices import hand_changes
from ..rules.query import around, has
from ..table import BangTable, Person


@on(left_behind, "vulture_sam")
def sam_waits(g: BangTable, me: Person, person: Person) -> bool:
    """They lie apart until the effect is finished, for all Sams there are: the nearer one from the victim first."""
    sams = [p for p in around(g, person) if g.owner[p] != g.owner[person] and has(g, p, "vulture_sam")]
    cards = belongings(g, person)
    held = tuple([piece for piece in cards if piece in g.hand(person)])
    owe(g, "loot", person, len(sams), *sams, *held)
    for piece in cards:
        unready(g, piece)
        move(g, piece, g.data.hand[g.owner[person]] if piece in held else g.data.front[person], g.data.loot[person])
    return True


@on(gained, "loot")
@rule
def loot(g: BangTable, person: Person, count: int, *rest: int) -> None:
    """What he left goes to Vulture Sam. Two of them take one card in turn; the share of a dead one is discarded.
    The rest are so many Sams, and the cards he had in hand."""
    sams, held = tuple(map(Person, rest[:count])), tuple(map(PieceId, rest[count:]))
    if len(sams) > 1:
        g.then(share_loot, person, sams, held)
        return
    place = g.data.loot[person]
    [sam] = sams
    if g.in_play(sam):
        taken = g.at[place]
        to_hand(g, sam, taken, place)
        tell_looted(g, sam, person, taken)
    else:
        for piece in g.at[place]:
            waste(g, person, piece)


@rule
def share_loot(g: BangTable, person: Person, sams: tuple[Person, ...], held: tuple[PieceId, ...]) -> None:
    """The first of these takes one."""
    left = g.at[g.data.loot[person]]
    if not left:
        return
    if not g.in_play(sams[0]):
        waste(g, person, left[g.throw(len(left))])
        g.then(share_loot, person, sams[1:] + sams[:1], held)
    elif set(left) <= set(held):
        take_random(g, g.owner[sams[0]], sams[0], person, sams, held)
    else:
        ask(g, sams[0], which_loot, person, sams, held)


@question
def which_loot(
    g: BangTable, seat: int, sam: Person, person: Person, sams: tuple[Person, ...], held: tuple[PieceId, ...]
) -> Sentences:
    """One at random of those he had in hand, or one that lay in front of him."""
    left = g.at[g.data.loot[person]]
    lay = ("take", g.ids([piece for piece in left if piece not in held]))
    return (("take_random",), lay) if set(left) & set(held) else (lay,)


@which_loot.tells
def about_loot(
    g: BangTable, seat: int, sam: Person, person: Person, sams: tuple[Person, ...], held: tuple[PieceId, ...]
) -> About:
    cause = causes.said("loot", victim=g.label(person), character="vulture_sam")
    ways = which_loot.moves(g, seat, sam, person, sams, held)
    notes = [note for cmd, *_ in ways for note in hand_changes(g, cmd, sam, 1)]
    return About(cause, {"of": len(g.at[g.data.loot[person]])}, notes)


@which_loot.answer("take_random")
def take_random(
    g: BangTable, seat: int, sam: Person, person: Person, sams: tuple[Person, ...], held: tuple[PieceId, ...]
) -> None:
    hidden = tuple([piece for piece in g.at[g.data.loot[person]] if piece in held])
    mix_hand(g, person, hidden)
    take_loot(g, sam, person, sams, held, hidden[g.throw(len(hidden))])


@which_loot.answer("take")
def take(
    g: BangTable,
    seat: int,
    sam: Person,
    person: Person,
    sams: tuple[Person, ...],
    held: tuple[PieceId, ...],
    card: FaceId,
) -> None:
    take_loot(g, sam, person, sams, held, g.named(g.at[g.data.loot[person]], card))


@which_loot.refuse("take")
def why_not_take(
    g: BangTable, seat: int, sam: Person, person: Person, sams: tuple[Person, ...], held: tuple[PieceId, ...], card: str
) -> IllegalMove | None:
    return IllegalMove("not-among-these")


def take_loot(
    g: BangTable, sam: Person, person: Person, sams: tuple[Person, ...], held: tuple[PieceId, ...], piece: PieceId
) -> None:
    to_hand(g, sam, (piece,), g.data.loot[person])
    tell_looted(g, sam, person, (piece,))
    g.then(share_loot, person, sams[1:] + sams[:1], held)


def waste(g: BangTable, person: Person, piece: PieceId) -> None:
    reveal(g, (piece,))
    move(g, piece, g.data.loot[person], g.data.discard)


def tell_looted(g: BangTable, sam: Person, person: Person, pieces: tuple[PieceId, ...]) -> None:
    both = 1 << g.owner[sam] | 1 << g.owner[person]
    g.tell("looted", {"cards": list(pieces)}, both, seat=sam, victim=person, count=len(pieces))
