"""Poker cards: draw, scout, shuffle, reveal, return."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.decision import Sentences
from ....kernel.pieces import conceal, draw, look, look_away, mix, move, reveal, show, under, unsee
from ..effect import DO, effect
from ..language import DrawPoker, ReturnOwnPlayedCard, RevealOwnDeckTop, ScoutPoker, ShuffleOwnDeck
from ..rules.purse import gain_money
from ..table import NOBODY, ScoundrelsTable, Use


def has_deck(g: ScoundrelsTable, use: Use, op: object) -> bool:
    return bool(g.at[g.data.deck[use.seat]])


@effect(DrawPoker, when=has_deck)
def draw_cards(g: ScoundrelsTable, use: Use, op: DrawPoker) -> None:
    """There is no hand limit."""
    drawn = draw(g, g.data.deck[use.seat], g.data.hand[use.seat], op.n)
    show(g, use.seat, drawn)
    g.tell("drew", {"cards": tuple(drawn)}, 1 << use.seat, seat=use.seat, count=len(drawn))


def to_scout(g: ScoundrelsTable, use: Use, op: ScoutPoker) -> Sentences:
    """Played cards cannot be touched at the end of the day."""
    if op.what == "own_deck_top":
        return DO if has_deck(g, use, op) else ()
    if g.turn == NOBODY:
        return ()
    return [("pick_card", (seat,), g.face_down(seat)) for seat in g.after(use.seat)]


@effect(ScoutPoker, choices=to_scout)
def scout_poker(g: ScoundrelsTable, use: Use, op: ScoutPoker, victim: int = NOBODY, slot: str = "") -> None:
    """A look that ends at once."""
    seat = use.seat
    if op.what == "own_deck_top":
        deck, aside = g.data.deck[seat], g.data.shown[seat]
        top = g.at[deck][-1]
        move(g, top, deck, aside)
        show(g, seat, (top,))
        g.tell("peeked", {"card": top}, 1 << seat, seat=seat)
        unsee(g, seat, (top,))
        move(g, top, aside, deck)
        return
    place = g.data.slot[victim][slot]
    g.uses[-1] = replace(use, victim=victim, slot=slot)
    look(g, seat, place)
    g.tell("spied", {"card": g.at[place][0]}, 1 << seat, seat=seat, victim=victim, slot=slot)
    look_away(g, seat, place)


@effect(ShuffleOwnDeck, when=lambda g, use, op: len(g.at[g.data.deck[use.seat]]) > 1)
def shuffle_deck(g: ScoundrelsTable, use: Use, op: ShuffleOwnDeck) -> None:
    mix(g, g.at[g.data.deck[use.seat]])
    g.tell("shuffled", seat=use.seat)


@effect(RevealOwnDeckTop, when=has_deck)
def reveal_top(g: ScoundrelsTable, use: Use, op: RevealOwnDeckTop) -> None:
    """Everybody sees it; then it is shuffled in."""
    deck, aside = g.data.deck[use.seat], g.data.shown[use.seat]
    top = g.at[deck][-1]
    move(g, top, deck, aside)
    reveal(g, (top,))
    g.tell("revealed", {"card": top}, seat=use.seat)
    good = g.poker(top).rank in op.if_rank_in
    gain_money(g, use, op.then_gain_money if good else op.else_gain_money)
    move(g, top, aside, deck)
    conceal(g, g.at[deck])


def own_played(g: ScoundrelsTable, use: Use, op: ReturnOwnPlayedCard) -> Sentences:
    return (("pick_card", (use.seat,), g.face_down(use.seat)),) if g.turn != NOBODY else ()


@effect(ReturnOwnPlayedCard, choices=own_played)
def return_card(g: ScoundrelsTable, use: Use, op: ReturnOwnPlayedCard, owner: int, slot: str) -> None:
    """The henchmen on it are removed from the game."""
    place = g.data.slot[owner][slot]
    [piece] = g.at[place]
    gone = [found for found in g.suspicions if (found.victim, found.slot) == (owner, slot)]
    for found in gone:
        g.suspicions.remove(found)
        g.destroyed[found.owner] += 1
    unsee(g, owner, (piece,))
    under(g, (piece,), place, g.data.deck[owner])
    g.tell("returned", {"card": piece}, 1 << owner, seat=owner, slot=slot, owners=tuple(found.owner for found in gone))
