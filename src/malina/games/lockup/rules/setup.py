"""Chapter 3: laying out the table."""

from __future__ import annotations

from ....kernel.decision import Sentences
from ....kernel.pieces import add_pieces, deal, draw, reveal
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ..faces import FAMILIES, RESOURCES
from ..moments import boards_taken, modes, start_of
from ..table import Cubes, LockupTable
from .cubes import gain
from .patrol import bandits, fill_spaces, put_suspicion, restock
from .round import new_round


def set_up(g: LockupTable) -> None:
    supply, parties = g.data.cards.supply, g.data.parties
    g.step = "setup"
    g.supply = Cubes(**{kind: getattr(supply, kind) for kind in (*RESOURCES, "power", "suspicion")})
    g.reputation, g.power, g.suspicion, g.storage = ([0] * parties for _ in range(4))
    g.scrap, g.potion, g.iron, g.gold = ([0] * parties for _ in range(4))
    g.suspicion_at, g.bandits_at = [0] * len(g.data.room), [()] * len(g.data.room)
    g.passed, g.visited, g.down, g.brawl = [False] * parties, [()] * parties, [0] * parties, [0] * parties
    g.crews = [""] * g.seats
    first = g.options.first_player
    g.marker = g.throw(g.seats) if first == "random" else first
    if g.options.crews == "chosen":
        for seat in g.seats_in_order:
            g.ask(seat, choose_crew)
    else:
        for seat in range(g.seats):
            free = free_crews(g)
            g.crews[seat] = free[g.throw(len(free))]
    g.then(lay_out)


def free_crews(g: LockupTable) -> list[str]:
    return [crew.id for crew in g.data.cards.crews if crew.id not in g.crews]


@question
def choose_crew(g: LockupTable, seat: int) -> Sentences:
    return (("be", free_crews(g)),)


@choose_crew.answer("be")
def be_crew(g: LockupTable, seat: int, crew: str) -> None:
    g.crews[seat] = crew
    g.tell("crew", seat=seat, crew=crew)


@choose_crew.refuse("be")
def why_not_be(g: LockupTable, seat: int, crew: str) -> IllegalMove:
    return IllegalMove("crew-taken" if crew in g.crews else "no-such-crew")


@rule
def lay_out(g: LockupTable) -> None:
    box = g.data
    for faces, deck in (
        ([card for card in box.faces if card.back == "item"], box.item_deck),
        ([card for card in box.faces if card.back == "goon"], box.goon_deck),
        (box.tomes, box.tome_deck),
        ([card for card in box.faces if card.back == "trait"], box.trait_deck),
        (box.guards, box.guard_deck),
        (box.location_cards, box.location_deck),
    ):
        deal(g, add_pieces(g, faces, deck))
    for seat, crew in enumerate(g.crews):
        deal(g, add_pieces(g, box.tokens[crew], box.cell[seat]))
    lay_goals(g)
    restock(g)
    fill_spaces(g)
    put_suspicion(g)
    if g.options.bandit_resource_at_setup:
        bandits(g)
    for party in g.parties:
        constants = box.cards.constants
        side_a = constants.start_reputation, constants.start_power, constants.storage_limit_side_a
        g.reputation[party], power, g.storage[party] = start_of(g, modes(g), side_a, party)
        gain(g, party, "power", power)
    boards_taken(g, modes(g))
    g.tell("set_up", first=g.name(g.marker), goals=[goal.id for goal in g.cards(box.goals_open)])
    g.then(new_round)


def lay_goals(g: LockupTable) -> None:
    """One of each family; nobody sees the others."""
    for family in FAMILIES:
        cards = add_pieces(g, [goal for goal in g.data.goals if goal.family == family], g.data.goal_box)
        deal(g, cards)
        if cards:
            reveal(g, draw(g, g.data.goal_box, g.data.goals_open))
