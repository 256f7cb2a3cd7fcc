"""Chapters 9.3, 9.5 and 15: what others gain by a wound, an elimination or a draw!, once the effect is finished."""

from __future__ import annotations

from ...kernel.decision import Sentences
from ...kernel.pieces import move, reveal
from ...kernel.refusal import IllegalMove
from ...kernel.rules import question, rule
from .ask import ask
from .damage import NOBODY, gain, heal
from .money import pay
from .pile import discard, draw, mix_hand, random_card, steal, tell, to_hand
from .table import BangTable
from .victory import judge
from .works import around, has, having


@gain("verdict")
def verdict(g: BangTable, person: int, by: int) -> None:
    """Option `after_card`: who has won is seen when the effect is finished."""
    g.then(judge, person, by)


@gain("wound")
def wound_pays(g: BangTable, person: int, character: str, points: int, by: int) -> None:
    """Bart draws from the deck, El Gringo takes from whoever is responsible."""
    if not g.in_play(person):
        return
    if character == "bart_cassidy":
        draw(g, person, points, character)
    else:
        for _ in range(points):
            if g.in_play(by) and g.hand(by):
                steal(g, person, by, random_card(g, by), character)


@gain("molly")
def molly_draws(g: BangTable, person: int) -> None:
    if g.in_play(person):
        draw(g, person, 1, "molly_stark")


@gain("loot")
def loot(g: BangTable, person: int, count: int, *rest: int) -> None:
    """What he left goes to Vulture Sam. Two of them take one card in turn; the share of a dead one is discarded.
    The rest are so many Sams, and the cards he had in hand."""
    sams, held = rest[:count], rest[count:]
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
def share_loot(g: BangTable, person: int, sams: tuple[int, ...], held: tuple[int, ...]) -> None:
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
    g: BangTable, seat: int, sam: int, person: int, sams: tuple[int, ...], held: tuple[int, ...]
) -> Sentences:
    """One at random of those he had in hand, or one that lay in front of him."""
    left = g.at[g.data.loot[person]]
    lay = ("take", g.ids([piece for piece in left if piece not in held]))
    return (("take_random",), lay) if set(left) & set(held) else (lay,)


@which_loot.answer("take_random")
def take_random(g: BangTable, seat: int, sam: int, person: int, sams: tuple[int, ...], held: tuple[int, ...]) -> None:
    hidden = tuple([piece for piece in g.at[g.data.loot[person]] if piece in held])
    mix_hand(g, person, hidden)
    take_loot(g, sam, person, sams, held, hidden[g.throw(len(hidden))])


@which_loot.answer("take")
def take(
    g: BangTable, seat: int, sam: int, person: int, sams: tuple[int, ...], held: tuple[int, ...], card: str
) -> None:
    take_loot(g, sam, person, sams, held, g.named(g.at[g.data.loot[person]], card))


@which_loot.refuse("take")
def why_not_take(
    g: BangTable, seat: int, sam: int, person: int, sams: tuple[int, ...], held: tuple[int, ...], card: str
) -> IllegalMove | None:
    return IllegalMove("not-among-these")


def take_loot(g: BangTable, sam: int, person: int, sams: tuple[int, ...], held: tuple[int, ...], piece: int) -> None:
    to_hand(g, sam, (piece,), g.data.loot[person])
    tell_looted(g, sam, person, (piece,))
    g.then(share_loot, person, sams[1:] + sams[:1], held)


def waste(g: BangTable, person: int, piece: int) -> None:
    reveal(g, (piece,))
    move(g, piece, g.data.loot[person], g.data.discard)


def tell_looted(g: BangTable, sam: int, person: int, pieces: tuple[int, ...]) -> None:
    both = 1 << g.owner[sam] | 1 << g.owner[person]
    tell(g, "looted", {"cards": list(pieces)}, both, seat=sam, victim=person, count=len(pieces))


@gain("mourning")
def mourn(g: BangTable, person: int) -> None:
    """Herb Hunter draws two cards, Greg Digger regains two lives for everybody who is eliminated."""
    for hunter in having(g, "herb_hunter"):
        if g.owner[hunter] != g.owner[person]:
            draw(g, hunter, 2, "herb_hunter")
    for digger in having(g, "greg_digger"):
        if g.owner[digger] != g.owner[person]:
            heal(g, digger, 2, "greg_digger")


@gain("reward")
def reward(g: BangTable, person: int, by: int) -> None:
    """Three cards for an Outlaw; with three players and in a fight for any elimination. Or money."""
    if by in (NOBODY, person) or not g.in_play(by):
        return
    if g.options.bounties and g.role(person) == "outlaw":
        pay(g, g.owner[by], BOUNTY, "bounties")
        tell(g, "bounty", seat=by, money=BOUNTY)
    else:
        draw(g, by, 3, "reward")


BOUNTY = 1000


@gain("penalty")
def penalty(g: BangTable, person: int, by: int) -> None:
    """A Sheriff responsible for a Deputy loses everything."""
    if by != NOBODY and g.in_play(by) and g.role(by) == "sheriff" and g.role(person) == "deputy":
        tell(g, "penalty", seat=by)
        discard(g, by, *g.hand(by), *g.in_front(by))


@gain("pain")
def john_pain(g: BangTable, person: int, piece: int) -> None:
    """The card of a draw! goes to John Pain if he has at most five cards and it is still on the discard pile; if
    there are two, to the nearer one."""
    pains = [p for p in around(g, person) if has(g, p, "john_pain") and len(g.hand(p)) <= 5]
    if pains and piece in g.at[g.data.discard]:
        to_hand(g, pains[0], (piece,), g.data.discard)
        tell(g, "pain_takes", {"card": piece}, seat=pains[0])
