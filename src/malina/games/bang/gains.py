"""Chapters 9.3, 9.5 and 15: what others gain by a wound, an elimination or a draw!, once the effect is finished."""

from __future__ import annotations

from ...kernel.decision import Sentences
from ...kernel.pieces import move, reveal
from ...kernel.rules import question, rule
from .ask import ask
from .damage import NOBODY, collectors, gain, heal
from .pile import discard, draw, random_card, steal, tell, to_hand
from .table import BangTable
from .works import around, has, having


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
def loot(g: BangTable, person: int) -> None:
    """Two Vulture Sams take one card in turn; what nobody may take is discarded."""
    if g.at[g.data.loot[person]]:
        g.then(share_loot, person, tuple(collectors(g, person)), 0)


@rule
def share_loot(g: BangTable, person: int, sams: tuple[int, ...], turn: int) -> None:
    place = g.data.loot[person]
    sams = tuple(sam for sam in sams if g.in_play(sam))
    if not sams:
        for piece in g.at[place]:
            reveal(g, (piece,))
            move(g, piece, place, g.data.discard)
    elif len(sams) == 1:
        taken = g.at[place]
        to_hand(g, sams[0], taken, place)
        both = 1 << g.owner[sams[0]] | 1 << g.owner[person]
        tell(g, "looted", {"cards": taken}, both, seat=sams[0], victim=person, count=len(taken))
    elif g.at[place]:
        ask(g, sams[turn % len(sams)], which_loot, person, sams, turn)


@question
def which_loot(g: BangTable, seat: int, sam: int, person: int, sams: tuple[int, ...], turn: int) -> Sentences:
    """One at random of those he had in hand, or one that lay in front of him."""
    from_hand, lay = parted_loot(g, person)
    return ("take_random",) if from_hand else ("take_random", ()), ("take", g.ids(lay))


def parted_loot(g: BangTable, person: int) -> tuple[list[int], list[int]]:
    from ...kernel.knowledge import EVERYONE

    loot = g.at[g.data.loot[person]]
    return [p for p in loot if g.seen[p] != EVERYONE], [p for p in loot if g.seen[p] == EVERYONE]


@which_loot.answer("take_random")
def take_random(g: BangTable, seat: int, sam: int, person: int, sams: tuple[int, ...], turn: int) -> None:
    hidden, _ = parted_loot(g, person)
    take_loot(g, sam, person, sams, turn, hidden[g.throw(len(hidden))])


@which_loot.answer("take")
def take(g: BangTable, seat: int, sam: int, person: int, sams: tuple[int, ...], turn: int, card: str) -> None:
    take_loot(g, sam, person, sams, turn, g.named(g.at[g.data.loot[person]], card))


def take_loot(g: BangTable, sam: int, person: int, sams: tuple[int, ...], turn: int, piece: int) -> None:
    to_hand(g, sam, (piece,), g.data.loot[person])
    both = 1 << g.owner[sam] | 1 << g.owner[person]
    tell(g, "looted", {"cards": [piece]}, both, seat=sam, victim=person, count=1)
    g.then(share_loot, person, sams, turn + 1)


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
    """Three cards for an Outlaw; with three players and in a fight for any elimination."""
    if by in (NOBODY, person) or not g.in_play(by) or g.data.mode == "two":
        return
    if g.role(person) == "outlaw" or g.data.mode == "three" or (g.mode == "fight" and len(g.ring) == 2):
        if g.options.bounties:
            g.money[g.owner[by]] += BOUNTY
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
    """The card of a draw! goes to John Pain if he has at most five cards and it is still on the discard pile."""
    for pain in around(g, person)[1:] + around(g, person)[:1]:
        if has(g, pain, "john_pain"):
            if len(g.hand(pain)) <= 5 and piece in g.at[g.data.discard]:
                to_hand(g, pain, (piece,), g.data.discard)
                tell(g, "pain_takes", {"card": piece}, seat=pain)
            return
