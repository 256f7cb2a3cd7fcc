"""Chapter 16: side B of the boards, and traits."""

from __future__ import annotations

from ....kernel.blanks import Order
from ....kernel.decision import Sentences
from ....kernel.pieces import draw, move_all, reveal, show, slip_faces, unsee
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId, Piece
from ..faces import TRAITS_EACH, Bonus
from ..moments import Start, boards_taken, bonus, on, start_of
from ..rules.cubes import gain, take_suspicion
from ..rules.gains import bury, choose_tome, draw_tomes, drawn_goon, gain_power, own_goon
from ..table import LockupTable

LOOK_AT = 3


@on(start_of, "expert")
def side_b(g: LockupTable, me: int, start: Start, party: int) -> Start:
    if g.guards(party):
        return start
    crew = next(crew for crew in g.data.cards.crews if crew.id == g.crews[party])
    return g.data.cards.constants.start_reputation_expert, 0, crew.storage


@on(boards_taken, "expert")
def bonuses(g: LockupTable, me: int) -> None:
    """In turn order everybody takes what is printed on his board; then traits are dealt and, from the last player on,
    chosen."""
    for seat in g.seats_in_order:
        g.then(board_bonus, seat)
    g.then(deal_traits)
    for seat in reversed(g.seats_in_order):
        g.then(choose_trait, seat)


@rule
def board_bonus(g: LockupTable, seat: int) -> None:
    crew = next(crew for crew in g.data.cards.crews if crew.id == g.crews[seat])
    g.tell("board", seat=seat, crew=crew.id, stars=crew.bonus.reputation)
    take_bonus(g, seat, crew.bonus)


@rule
def deal_traits(g: LockupTable) -> None:
    for seat in g.seats_in_order:
        dealt = draw(g, g.data.trait_deck, g.data.dealt[seat], TRAITS_EACH)
        show(g, seat, dealt)


@rule
def choose_trait(g: LockupTable, seat: int) -> None:
    g.ask(seat, trait)


@question
def trait(g: LockupTable, seat: int) -> Sentences:
    return (("choose_trait", g.ids(g.at[g.data.dealt[seat]])),)


@trait.answer("choose_trait")
def take_trait(g: LockupTable, seat: int, trait: FaceId) -> None:
    """The other one leaves the game unseen."""
    dealt, place = g.data.dealt[seat], g.data.trait[seat]
    chosen = slip_faces(g, [trait], dealt, place)
    reveal(g, chosen)
    show(g, seat, g.at[dealt])
    unsee(g, seat, g.at[dealt])
    move_all(g, dealt, g.data.trait_box)
    g.tell("trait", {"trait": chosen[0]}, seat=seat)
    take_bonus(g, seat, g.face[chosen[0]].bonus)


@trait.refuse("choose_trait")
def why_not_trait(g: LockupTable, seat: int, trait: str) -> IllegalMove:
    return IllegalMove("not-offered")


def take_bonus(g: LockupTable, seat: int, what: Bonus) -> None:
    bonus(g, [(name, seat) for name in what.__struct_fields__ if getattr(what, name)], what)


# ---- one block for each thing a bonus may bring ----


@on(bonus, "scrap")
def some_scrap(g: LockupTable, seat: int, what: Bonus) -> None:
    cubes(g, seat, "scrap", what.scrap)


@on(bonus, "potion")
def some_potions(g: LockupTable, seat: int, what: Bonus) -> None:
    cubes(g, seat, "potion", what.potion)


@on(bonus, "iron")
def some_iron(g: LockupTable, seat: int, what: Bonus) -> None:
    cubes(g, seat, "iron", what.iron)


@on(bonus, "gold")
def some_gold(g: LockupTable, seat: int, what: Bonus) -> None:
    cubes(g, seat, "gold", what.gold)


def cubes(g: LockupTable, seat: int, kind: str, count: int) -> None:
    taken = gain(g, seat, kind, count)
    if taken:
        g.tell("gained", seat=seat, cubes=[[kind, taken]])


@on(bonus, "power")
def some_power(g: LockupTable, seat: int, what: Bonus) -> None:
    gain_power(g, seat, what.power)


@on(bonus, "suspicion")
def some_suspicion(g: LockupTable, seat: int, what: Bonus) -> None:
    taken = take_suspicion(g, seat, what.suspicion)
    if taken:
        g.tell("suspected", seat=seat, count=taken, location="")


@on(bonus, "storage")
def more_storage(g: LockupTable, seat: int, what: Bonus) -> None:
    g.storage[seat] += what.storage
    g.tell("more_storage", seat=seat, limit=g.storage[seat])


@on(bonus, "reputation")
def some_stars(g: LockupTable, seat: int, what: Bonus) -> None:
    g.reputation[seat] += what.reputation


@on(bonus, "tomes")
def some_tomes(g: LockupTable, seat: int, what: Bonus) -> None:
    draw_tomes(g, seat, what.tomes)


@on(bonus, "choose_tome")
def chosen_tome(g: LockupTable, seat: int, what: Bonus) -> None:
    g.then(choose_tome, seat)


@on(bonus, "goon")
def some_goon(g: LockupTable, seat: int, what: Bonus) -> None:
    g.then(drawn_goon if what.goon == "draw_1" else look_at_goons, seat)


@on(bonus, "item")
def some_item(g: LockupTable, seat: int, what: Bonus) -> None:
    g.then(look_at_items, seat)


# ---- three cards to choose from ----


@rule
def look_at_goons(g: LockupTable, seat: int) -> None:
    look_at_cards(g, seat, g.data.goon_deck)


@rule
def look_at_items(g: LockupTable, seat: int) -> None:
    look_at_cards(g, seat, g.data.item_deck)


def look_at_cards(g: LockupTable, seat: int, deck: int) -> None:
    drawn = draw(g, deck, g.data.choice[seat], LOOK_AT)
    show(g, seat, drawn)
    if drawn:
        g.tell("looked_at_cards", {"cards": tuple(drawn)}, 1 << seat, seat=seat, count=len(drawn))
        g.ask(seat, keep_card, deck)


@question
def keep_card(g: LockupTable, seat: int, deck: int) -> Sentences:
    return (("keep_card", list(dict.fromkeys(g.ids(g.at[g.data.choice[seat]])))),)


@keep_card.answer("keep_card")
def keep_this_card(g: LockupTable, seat: int, deck: int, card: FaceId) -> None:
    """A goon is recruited for all to see; an item is reserved, and nobody else knows which."""
    choice = g.data.choice[seat]
    goon = deck == g.data.goon_deck
    kept = slip_faces(g, [card], choice, g.data.gang[seat] if goon else g.data.reserved[seat])
    show(g, seat, g.at[choice] + kept)
    if not goon:
        g.tell("kept_item", {"item": kept[0]}, 1 << seat, seat=seat)
    if len(g.at[choice]) > 1:
        g.ask(seat, order_cards, deck)
    else:
        bury(g, seat, g.at[choice], deck)
    if goon:
        own_goon(g, seat, kept[0], g.data.gang[seat])


@keep_card.refuse("keep_card")
def why_not_keep_card(g: LockupTable, seat: int, deck: int, card: str) -> IllegalMove:
    return IllegalMove("not-offered")


@question
def order_cards(g: LockupTable, seat: int, deck: int) -> Sentences:
    """The first one goes lowest."""
    return (("put_under", Order(sorted(g.at[g.data.choice[seat]]))),)


@order_cards.answer("put_under")
def put_under(g: LockupTable, seat: int, deck: int, cards: list[Piece]) -> None:
    bury(g, seat, cards, deck)
    g.tell("put_under", seat=seat, count=len(cards))
