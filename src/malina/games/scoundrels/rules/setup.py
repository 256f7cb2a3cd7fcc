"""Set-up (3)."""

from __future__ import annotations

from ....kernel.pieces import add_pieces, deal, draw, show
from ..moments import game_begins, hands_dealt, modules
from ..table import ScoundrelsTable
from .day import begin_day
from .saloon import refill
from .turn import suit


def set_up(g: ScoundrelsTable) -> None:
    setup = g.data.setup
    build_decks(g)
    for _ in g.data.saloon:
        refill(g)
    lay_safes(g)
    g.money = [setup.money] * g.seats
    g.reputation = [setup.reputation] * g.seats
    g.jail = [setup.in_jail] * g.seats
    g.supply = [setup.henchmen - setup.in_jail] * g.seats
    g.destroyed = [0] * g.seats
    g.played = [0] * g.seats
    g.exposed = [0] * g.seats
    leaders = [leader.id for leader in g.data.leaders]
    g.leaders = [leaders.pop(g.throw(len(leaders))) for _ in range(g.seats)]
    for seat, boss in enumerate(g.leaders):
        g.tell("leads", seat=seat, boss=boss)
    deal_poker(g)
    game_begins(g, modules(g))
    g.then(begin_day, g.throw(g.seats))


def build_decks(g: ScoundrelsTable) -> None:
    """What comes last is laid down first. What is not used goes back to the box unseen."""
    decks = g.data.decks
    wild = g.data.purple_deck if g.options.wild_saloon else g.data.job_deck
    layers = (
        (g.data.traits, "red", decks.red, g.data.trait_deck),
        (g.data.traits, "blue", decks.blue, g.data.trait_deck),
        (g.data.jobs, "black", decks.black, g.data.job_deck),
        (g.data.jobs, "purple", decks.purple, wild),
        (g.data.jobs, "green", decks.green, g.data.job_deck),
    )
    for cards, color, count, deck in layers:
        pieces = add_pieces(g, [card for card in cards if card.color == color], g.data.box)
        deal(g, pieces)
        draw(g, g.data.box, deck, count)


def lay_safes(g: ScoundrelsTable) -> None:
    for location, cells in g.data.safe.items():
        pieces = add_pieces(g, [s for s in g.data.safes if s.location == location], g.data.unused[location])
        deal(g, pieces)
        for cell in cells:
            draw(g, g.data.unused[location], cell)


def deal_poker(g: ScoundrelsTable) -> None:
    for seat in range(g.seats):
        deal(g, add_pieces(g, g.data.poker[suit(g, seat)], g.data.deck[seat]))
    hands_dealt(g, modules(g))
    for seat in range(g.seats):
        own = g.data.hand[seat]
        draw(g, g.data.deck[seat], own, g.data.setup.hand - len(g.at[own]))
        show(g, seat, g.at[own])
        g.tell("drew", {"cards": g.at[own]}, 1 << seat, seat=seat, count=len(g.at[own]))
