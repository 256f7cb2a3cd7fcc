"""What is worth what now, for all that a viewer knows: strength seen in each room and what its places pay, goals and
who leads, what items and goons would bring him, how near the next raid is, and what the guards would take."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ...kernel.knowledge import EVERYONE
from ...kernel.view import cards_in, public_fields
from .box import Box
from .cards.goals import symbols
from .faces import Goal, Goon, Item
from .modes.solo import scarcest, wanted_goons, wanted_item
from .options import LockupOptions
from .rules.cubes import stock
from .rules.goals import amount, to_beat
from .rules.items import ANY, display, rest
from .rules.patrol import goons_by_location
from .rules.raid import losses
from .rules.scoring import lines, row_of
from .rules.strength import has_lookout, strength_of
from .table import Cubes, LockupTable

View = Mapping[str, Any]
PAID = (
    "scrap", "potion", "iron", "gold", "power", "marker", "choice", "swap", "one", "two", "cells", "tomes",
    "choose_tome",
)  # fmt: skip
# Where nothing lies face down. A card that a move would bring there is not known before, and counts for nothing yet.
OPEN = frozenset({"goals", "goon_space", "goons", "guards_away", "items", "location_discard", "slot", "trait"})
PLACES = ("1", "2", "3", "last", "rest")
AS_SEEN = (*public_fields(LockupTable), "data", "seats", "options", "face", "seen", "at")
STEPS = 7  # of a scale that has no end


def outlook(view: View, box: Box) -> dict[str, Any]:
    g, known = table_of(view, box)
    viewer: int | None = view["viewer"]
    dealt = bool(g.face)  # not while crews are being chosen
    return {
        "rooms": [room(g, known, number) for number in range(len(box.room))],
        "strength": {} if viewer is None else strengths(g, known, viewer),
        "goals": [goal(g, card) for card in g.cards(box.goals_open)],
        "items": [item(g, viewer, piece) for piece in offered(g, viewer)] if viewer is not None else [],
        "goons": [goon(g, viewer, room, piece) for room, piece in goons(g)] if viewer is not None else [],
        "score": [row_of(g, party) for party in g.parties] if dealt else [],
        "raid": raid(g),
        "guards": guards(g) if box.solo and dealt else None,
    }


def table_of(view: View, box: Box) -> tuple[LockupTable, frozenset[int]]:
    """As much of a table as a viewer sees, for the rules to look at; and the pieces whose faces he knows."""
    options = msgspec.convert(view["options"], LockupOptions)
    public = {field: view[field] for field in public_fields(LockupTable)}
    g = LockupTable(data=box, seats=view["seats"], options=options, **public)
    g.supply = msgspec.convert(view["supply"], Cubes)
    by_id = {face.id: face for face in box.faces}
    pieces = {card["piece"]: card for card in cards_in(view["places"])}
    many = max(pieces, default=-1) + 1
    g.at = [tuple([card["piece"] for card in at_place(view, place)]) for place in box.places]
    g.face = [by_id.get(pieces.get(piece, {}).get("face", "")) for piece in range(many)]
    g.seen = [EVERYONE if pieces.get(piece, {}).get("public") else 0 for piece in range(many)]
    return g, frozenset(piece for piece, card in pieces.items() if "face" in card)


def at_place(view: View, place: Sequence[object]) -> list[dict[str, Any]]:
    found: Any = view["places"]
    for word in place:
        found = found[str(word)]
    there: list[dict[str, Any]] = found
    return [card for card in there if "face" in card] if place[0] in OPEN else there


# ---- rooms ----


def room(g: LockupTable, known: frozenset[int], number: int) -> dict[str, Any]:
    location = g.data.locations[number]
    rewards = g.data.rewards[location.id]
    return {
        "room": location.id,
        "pays": [
            {"place": place, **{name: value for name in PAID if (value := getattr(rewards[place], name))}}
            for place in PLACES
            if place in rewards
        ],
        "there": [crew(g, known, number, party) for party in g.present(number)],
    }


def crew(g: LockupTable, known: frozenset[int], number: int, party: int) -> dict[str, Any]:
    """Whose people are there: what of their strength this viewer knows, and how many tokens he does not."""
    there = g.tokens_at(number, party)
    seen = [piece for piece in there if piece in known]
    return {
        "party": party,
        "strength": strength_of(g, party, seen),
        "hidden": len(there) - len(seen),
        "lookout": len(seen) == len(there) and has_lookout(g, number, party),
    }


def strengths(g: LockupTable, known: frozenset[int], seat: int) -> dict[str, int]:
    """What each of his tokens is worth now."""
    places = [g.data.cell[seat], *(by_party[seat] for by_party in g.data.room)]
    return {
        g.face[piece].id: strength_of(g, seat, [piece]) for place in places for piece in g.at[place] if piece in known
    }


# ---- goals ----


def goal(g: LockupTable, card: Goal) -> dict[str, Any]:
    """How much of it everybody has, whose it is, and what it is worth to the first and to the second."""
    constants, pair = g.data.cards.constants, g.data.pair
    stars = {
        "superiority": [constants.superiority_stars_2p if pair else constants.superiority_stars],
        "advance": [constants.advance_stars],
        "end_of_game": [constants.endgame_first_stars_2p]
        if pair
        else [constants.endgame_first_stars, constants.endgame_second_stars],
    }[card.family]
    owner = {"superiority": g.superiority, "advance": g.advance}.get(card.family, -1)
    needed = to_beat(g, card) if card.family == "superiority" else card.minimum
    return {
        "goal": card.id,
        "family": card.family,
        "amounts": [amount(g, party, card) for party in g.parties],
        "owner": owner,
        "needed": needed,
        "stars": [card.each] if card.each else stars,
        "each": bool(card.each),
    }


# ---- what is to be had ----


def offered(g: LockupTable, viewer: int | None) -> list[int]:
    """The items that the viewer could craft: those on display, and his own."""
    own = () if viewer is None else g.at[g.data.reserved[viewer]]
    return [*display(g), *(piece for piece in own if g.face[piece])]


def item(g: LockupTable, seat: int, piece: int) -> dict[str, Any]:
    card: Item = g.face[piece]
    then = after(g, g.data.crafted[seat], piece)
    return {"item": card.id, "missing": missing(card, g.purse(seat)), "goals": changes(g, then, seat)}


def after(g: LockupTable, place: int, piece: int) -> LockupTable:
    """The same, with this card there as well."""
    then = LockupTable(**{field: getattr(g, field) for field in AS_SEEN})
    then.at = [*g.at]
    then.at[place] = (*g.at[place], piece)
    return then


def missing(card: Item, mine: dict[str, int]) -> list[str]:
    """The symbols of its cost that his cubes do not pay."""
    cost = card.price
    lacking = [kind for kind, count in cost.items() if kind != ANY for _ in range(count - mine[kind])]
    spare = sum(max(count, 0) for count in rest(cost, mine).values())
    return lacking + [ANY] * max(cost.get(ANY, 0) - spare, 0)


def changes(g: LockupTable, then: LockupTable, seat: int) -> list[dict[str, Any]]:
    """Goals of which he would have more."""
    found = [(card.id, amount(g, seat, card), amount(then, seat, card)) for card in g.cards(g.data.goals_open)]
    return [{"goal": id, "from": now, "to": later} for id, now, later in found if now != later]


def goons(g: LockupTable) -> list[tuple[str, int]]:
    """Those in the locations, and where they are."""
    return [
        (g.data.locations[number].id, piece) for number, space in g.data.goon_space.items() for piece in g.at[space]
    ]


def goon(g: LockupTable, seat: int, room: str, piece: int) -> dict[str, Any]:
    card: Goon = g.face[piece]
    then = after(g, g.data.gang[seat], piece)
    if card.special == "gain_power" and g.supply.power:
        then.power = [power + (party == seat) for party, power in enumerate(g.power)]
    worth = lines(then, seat)["goons"] - lines(g, seat)["goons"]
    return {
        "goon": card.id,
        "room": room,
        "worth": worth,
        "scale": scale(then, seat, card),
        "goals": changes(g, then, seat),
    }


def scale(then: LockupTable, seat: int, card: Goon) -> dict[str, Any] | None:
    """What so many are worth, where on it he is and would be: goons of a set, or what each goon of a type counts."""
    constants = then.data.cards.constants
    table = then.data.cards.goon_types[card.type].table
    if table:
        many = sum(goon.type == card.type for goon in then.cards(then.data.gang[seat]))
        last = len(table) - 1
        now = min(many - 2, last) if many > 1 else None
        return {"of": "set", "stars": list(table), "now": now, "then": min(many - 1, last)}
    counted = {
        "cultist": ("items", len(then.at[then.data.crafted[seat]]), constants.cultist_stars_per_item),
        "demon": (card.counts, symbols(then, seat).get(card.counts, 0), constants.demon_stars_per_symbol),
        "hobgoblin": ("power", then.power[seat], constants.hobgoblin_stars_per_power),
    }.get(card.type)
    if counted is None:
        return None
    of, many, each = counted
    low = max(many - STEPS + 2, 0)
    return {"of": of, "stars": [each * n for n in range(low, low + STEPS)], "now": None, "then": many - low}


def raid(g: LockupTable) -> dict[str, Any]:
    """The cubes that are left, how many the goons on the board ask for, and what a raid would cost everybody now."""
    need = sum(card.suspicion for _, card in goons_by_location(g))
    return {"left": g.supply.suspicion, "need": need, "losses": losses(g) if g.suspicion else []}


# ---- alone ----


def guards(g: LockupTable) -> dict[str, Any]:
    """What they would take in each room if they won it, and the cards of theirs that nobody has seen in this round."""
    me = g.seats
    wanted = wanted_item(g, me)
    shown = Counter(
        g.face[piece].id
        for place in (g.data.guards_away, *(by[me] for by in g.data.room))
        for piece in g.at[place]
        if not g.closed(piece)
    )
    unseen = Counter(card.id for card in g.data.guards) - shown
    sent = Counter(card.id for card in g.cards(g.data.location_discard))
    return {
        "cube": scarcest(g, me) if any(stock(g).values()) else None,
        "goons": [g.face[piece].id for piece in wanted_goons(g)],
        "item": None if wanted is None else {"item": g.face[wanted[0]].id, "crafted": wanted[1]},
        "library": g.data.cards.constants.guard_library_stars,
        "unseen": sorted(unseen.elements(), key=g.data.rank.__getitem__),
        "in_rooms": sum(g.closed(piece) for by in g.data.room for piece in g.at[by[me]]),
        "sent": sorted(
            (Counter(card.id for card in g.data.location_cards) - sent).elements(), key=g.data.rank.__getitem__
        ),
    }
