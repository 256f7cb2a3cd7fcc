"""What everybody can ask the rules: who sits where, distances, suits, which cards serve as which."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.blanks import Some
from ....kernel.moments import Source
from ....kernel.table import PieceId
from .. import moments
from ..faces import Card, Kind
from ..moments import characters, counts_as, events, forbidden, sources, suits, working
from ..table import NO_PIECE, NOBODY, BangTable, Person

COLT = 1
HAND = "hand"  # "what" is taken: a random card of the hand; otherwise the id of a card in front
DYNAMITE = 3  # life points


def has(g: BangTable, person: Person, character: str) -> bool:
    """Does this character's ability work for this person?"""
    return (character, person) in characters(g, person)


def lies(g: BangTable, person: Person, name: str) -> PieceId:
    """The card of this name in front of him, working or not; -1 if there is none."""
    face = g.face
    for piece in g.at[g.data.front[person]]:
        if face[piece].name == name:
            return piece
    return NO_PIECE


def suit(g: BangTable, card: Card) -> str:
    return suits(g, events(g), card.suit) if g.event in suits.hooks else card.suit


def suit_of(g: BangTable, card: str) -> str:
    """Of the card with this id; "" if there is none."""
    return suit(g, g.data.card[card]) if card else ""


def is_red(g: BangTable, card: Card) -> bool:
    return suit(g, card) in "HD"


# ---- the circle ----


def seat_again(g: BangTable) -> None:
    """Who is in play now, as they sit."""
    ring = tuple(person for person in g.circle if not g.out[person] or g.ghost[person])
    if ring != g.ring:
        g.ring, g.unchanged = ring, 0


def own_turn(g: BangTable, person: Person) -> bool:
    """Is it the turn of whoever plays this person?"""
    return g.owner[person] == g.owner[g.turn]


def own_persons(g: BangTable, person: Person) -> list[Person]:
    """With two players both characters in play, the right-hand one first; otherwise just himself."""
    return [p for p in g.ring if g.owner[p] == g.owner[person]] if g.data.paired else [person]


def around(g: BangTable, start: Person, clockwise: bool = True) -> list[Person]:
    """Everybody in play, beginning with `start` or whoever comes after him."""
    order = g.circle if clockwise else g.circle[::-1]
    i = order.index(start)
    return [person for person in (*order[i:], *order[:i]) if person in g.ring]


def in_turn(g: BangTable, start: Person) -> list[Person]:
    """Everybody in play in the order in which cards work."""
    return around(g, start, g.clockwise or g.options.gold_rush_direction == "turns_only")


def players(g: BangTable, start: Person) -> list[Person]:
    """Everybody in play in this order; with two players each with his active character."""
    return [p for p in in_turn(g, start) if g.active[g.owner[p]] == p]


def others(g: BangTable, person: Person) -> list[Person]:
    """Whom a card for all others hits, in this order; with two players not one's own characters."""
    return [p for p in in_turn(g, person) if p != person and g.owner[p] != g.owner[person]]


def steps(g: BangTable, a: Person, b: Person) -> int:
    """The shorter way round between two persons in play."""
    ring = g.ring
    way = abs(ring.index(a) - ring.index(b))
    way = min(way, len(ring) - way)
    return moments.steps(g, events(g), way) if g.event in moments.steps.hooks else way


def distance(g: BangTable, a: Person, b: Person) -> int:
    """At which distance a sees b; with two players one's own characters are never farther than one."""
    if g.owner[a] == g.owner[b]:
        return 1
    return max(steps(g, a, b) + hidden(g, b) + sharp(g, a), 1)


def near(g: BangTable, person: Person, others: Iterable[Person], far: int) -> list[Person]:
    """Those of these whose `distance` for him is not more than that, which is one at least."""
    sees, mine = sharp(g, person), g.owner[person]
    return [p for p in others if g.owner[p] == mine or steps(g, person, p) + hidden(g, p) + sees <= far]


def hidden(g: BangTable, person: Person) -> int:
    """How much farther he is seen."""
    more, sights = 0, g.data.sights
    for piece in working(g, person):
        more += g.face[piece].of.seen_mod
    for id in g.abilities[person]:
        if id in sights and has(g, person, id):
            more += sights[id].seen_mod
    return more


def sharp(g: BangTable, person: Person) -> int:
    """How much farther everybody else is for him."""
    more, sights = 0, g.data.sights
    for piece in working(g, person):
        more += g.face[piece].of.sight_mod
    for id in g.abilities[person]:
        if id in sights and has(g, person, id):
            more += sights[id].sight_mod
    return more


def distances(g: BangTable, person: Person, others: Iterable[Person]) -> dict[Person, tuple[int, int]]:
    """How far he sees each of these opponents, and they him: all at once, for whoever asks often."""
    seen, sees = hidden(g, person), sharp(g, person)
    found = {}
    for other in others:
        way = steps(g, person, other)
        found[other] = max(way + hidden(g, other) + sees, 1), max(way + seen + sharp(g, other), 1)
    return found


def weapon(g: BangTable, person: Person) -> PieceId:
    """The weapon in front of him, working or not; -1: the Colt."""
    face = g.face
    for piece in g.at[g.data.front[person]]:
        if face[piece].of.range:
            return piece
    return NO_PIECE


def in_the_way(g: BangTable, person: Person, kind: Kind) -> PieceId:
    """The card that goes if one of this kind is laid in front of him: his weapon, or another of the name; -1: none."""
    return weapon(g, person) if kind.category == "weapon" else lies(g, person, kind.id)


def reach(g: BangTable, person: Person) -> int:
    """Of his weapon, if it works; otherwise of the Colt."""
    piece = weapon(g, person)
    return g.kind(piece).range if piece >= 0 and piece in working(g, person) else COLT


# ---- which cards serve as which ----


def serves_as_bang(g: BangTable, person: Person) -> list[PieceId]:
    """Hand cards he can use where a BANG! card is asked for."""
    if g.event in forbidden.hooks and forbidden(g, events(g), "", person, g.data.kinds["bang"]):
        return []
    return serving(g, person, "bang")


def serving(g: BangTable, person: Person, name: str) -> list[PieceId]:
    said = [source for source in sources(g, person) if source[0] in counts_as.hooks]
    return [piece for piece in allowed(g, person) if serves(g, said, g.face[piece].of, name)]


def serves(g: BangTable, said: Iterable[Source], kind: Kind, name: str) -> bool:
    """Does such a card serve as a BANG!, a Missed!: as it is printed, or by what is said?"""
    printed = kind.id == name or (name == "missed" and kind.color == "brown" and "missed" in kind.symbols)
    return counts_as(g, said, printed, kind, name) if said else printed


def is_bang(g: BangTable, person: Person, piece: PieceId) -> bool:
    return serves(g, sources(g, person), g.kind(piece), "bang")


def serves_as_missed(g: BangTable, person: Person) -> list[PieceId]:
    """Hand cards he can use where a Missed! is asked for."""
    return serving(g, person, "missed")


def is_missed(g: BangTable, person: Person, piece: PieceId) -> bool:
    return serves(g, sources(g, person), g.kind(piece), "missed")


def in_handcuffs(g: BangTable, person: Person) -> bool:
    """It is his turn, and he can play nothing from his hand."""
    return g.handcuffed >= 0 and g.owner[g.handcuffed] == g.owner[person] and own_turn(g, person)


def allowed(g: BangTable, person: Person) -> tuple[PieceId, ...]:
    """Hand cards he may play at all now."""
    hand = g.hand(person)
    if not (g.suit or g.handcuffed >= 0) or not own_turn(g, person):
        return hand
    if in_handcuffs(g, person):
        return ()
    return tuple([p for p in hand if suit(g, g.card(p)) == g.suit]) if g.suit else hand


def why_not_allowed(g: BangTable, person: Person) -> str:
    """What keeps the other cards of his hand from being played."""
    return "handcuffed" if in_handcuffs(g, person) else "other-suit"


def spare(g: BangTable, person: Person) -> tuple[PieceId, ...]:
    """Hand cards he may pay or give away: not the one that the Law of the West makes him play."""
    return tuple([p for p in g.hand(person) if g.face[p].id != g.forced]) if g.forced else g.hand(person)


def ready_greens(g: BangTable, person: Person) -> list[PieceId]:
    """Green cards in front of him that he can use now."""
    return [piece for piece in working(g, person) if piece in g.ready] if g.ready else []


def beer_works(g: BangTable) -> bool:
    return len(g.ring) > 2


def beer_strength(g: BangTable, person: Person) -> int:
    return moments.beer_strength(g, characters(g, person), 1)


def beer_saves(g: BangTable, person: Person) -> bool:
    """Can a Beer save him from dying, if he has one?"""
    return beer_works(g) and not forbidden(g, events(g), "", person, g.data.kinds["beer"])


def saving_beers(g: BangTable, person: Person) -> list[PieceId]:
    """Hand cards that would save him from dying now."""
    return [p for p in allowed(g, person) if g.kind(p).id == "beer"] if beer_saves(g, person) else []


def missed_needed(g: BangTable, person: Person, name: str) -> int:
    """How many Missed! a shot of his with a card of this name needs."""
    return moments.missed_needed(g, characters(g, person), 1, name)


def hand_limit(g: BangTable, person: Person) -> tuple[int, str]:
    """How many cards he may keep, and whose ability says so; "": his life."""
    for id, _ in characters(g, person):
        if limit := g.data.character[id].hand_limit:
            return limit, id
    return max(g.life[person], 0), ""


def missed_draws(g: BangTable, person: Person, piece: PieceId) -> bool:
    """Does he draw a card for using this one as a Missed!? Not for a green one that is shown from his hand."""
    kind = g.kind(piece)
    both = "draw" in kind.symbols and "missed" in kind.symbols
    return both and (piece in g.hand(person)) == (kind.color == "brown")


def sheriff(g: BangTable) -> Person:
    """The Sheriff, if there is one and he is in play; else -1."""
    return next((p for p in g.ring if g.role(p) == "sheriff"), NOBODY)


def two_of(g: BangTable, pieces: Iterable[PieceId]) -> Some:
    """A blank for two of these cards."""
    return Some(g.ids(pieces), 2, 2)
