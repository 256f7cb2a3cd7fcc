"""What works now: abilities, cards in front of players, suits, distances. What switches one of them off is here."""

from __future__ import annotations

from .cards import Card
from .table import BangTable

COLT = 1


def has(g: BangTable, person: int, character: str) -> bool:
    """Does this character's ability work for this person?"""
    return g.active[g.owner[person]] == person and has_when_hit(g, person, character)


def has_when_hit(g: BangTable, person: int, character: str) -> bool:
    """Does it work if something is done to him? With two players he counts as active then."""
    return character in g.abilities[person] and g.event != "hangover" and (not g.out[person] or g.ghost[person])


def anybody_has(g: BangTable, character: str) -> bool:
    """Has anybody this ability, working or not? Quick, for what is asked after every effect."""
    for abilities in g.abilities:  # noqa: SIM110
        if character in abilities:
            return True
    return False


def having(g: BangTable, character: str) -> list[int]:
    """Everybody in play for whom it works, in order from the active player."""
    return [person for person in around(g, g.turn) if has(g, person, character)]


def working(g: BangTable, person: int) -> tuple[int, ...]:
    """The cards in front of him that have an effect now."""
    if g.event == "lasso" or (not own_turn(g, person) and has(g, g.turn, "belle_star")):
        return ()
    return g.in_front(person)


def has_card(g: BangTable, person: int, name: str) -> bool:
    """Is a card of this name in front of him, and does it work?"""
    piece = lies(g, person, name)
    return piece >= 0 and piece in working(g, person)


def lies(g: BangTable, person: int, name: str) -> int:
    """The card of this name in front of him, working or not; -1 if there is none."""
    face = g.face
    for piece in g.at[g.data.front[person]]:
        if face[piece].name == name:
            return piece
    return -1


def suit(g: BangTable, card: Card) -> str:
    if g.event == "blessing":
        return "H"
    if g.event == "curse":
        return "S"
    return card.suit


def is_red(g: BangTable, card: Card) -> bool:
    return suit(g, card) in "HD"


# ---- the circle ----


def seat_again(g: BangTable) -> None:
    """Who is in play now, as they sit."""
    ring = tuple(person for person in g.circle if not g.out[person] or g.ghost[person])
    if ring != g.ring:
        g.ring, g.unchanged = ring, 0


def own_turn(g: BangTable, person: int) -> bool:
    """Is it the turn of whoever plays this person?"""
    return g.owner[person] == g.owner[g.turn]


def own_persons(g: BangTable, person: int) -> list[int]:
    """With two players both characters in play, the right-hand one first; otherwise just himself."""
    return [p for p in g.ring if g.owner[p] == g.owner[person]] if g.data.mode == "two" else [person]


def around(g: BangTable, start: int, clockwise: bool = True) -> list[int]:
    """Everybody in play, beginning with `start` or whoever comes after him."""
    order = g.circle if clockwise else g.circle[::-1]
    i = order.index(start)
    return [person for person in (*order[i:], *order[:i]) if person in g.ring]


def in_turn(g: BangTable, start: int) -> list[int]:
    """Everybody in play in the order in which cards work."""
    return around(g, start, g.clockwise or g.options.gold_rush_direction == "turns_only")


def players(g: BangTable, start: int) -> list[int]:
    """Everybody in play in this order; with two players each with his active character."""
    return [p for p in in_turn(g, start) if g.active[g.owner[p]] == p]


def others(g: BangTable, person: int) -> list[int]:
    """Whom a card for all others hits, in this order; with two players not one's own characters."""
    return [p for p in in_turn(g, person) if p != person and g.owner[p] != g.owner[person]]


def steps(g: BangTable, a: int, b: int) -> int:
    """The shorter way round between two persons in play."""
    if g.event == "ambush":
        return 1
    ring = g.ring
    way = abs(ring.index(a) - ring.index(b))
    return min(way, len(ring) - way)


def distance(g: BangTable, a: int, b: int) -> int:
    """At which distance a sees b; with two players one's own characters are never farther than one."""
    if g.owner[a] == g.owner[b]:
        return 1
    far = steps(g, a, b)
    face = g.face
    for piece in working(g, b):
        far += face[piece].of.seen_mod
    for piece in working(g, a):
        far += face[piece].of.sight_mod
    if has(g, b, "paul_regret"):
        far += 1
    if has(g, a, "rose_doolan"):
        far -= 1
    return max(far, 1)


def weapon(g: BangTable, person: int) -> int:
    """The weapon in front of him, working or not; -1: the Colt."""
    face = g.face
    for piece in g.at[g.data.front[person]]:
        if face[piece].of.range:
            return piece
    return -1


def reach(g: BangTable, person: int) -> int:
    """Of his weapon, if it works; otherwise of the Colt."""
    piece = weapon(g, person)
    return g.kind(piece).range if piece >= 0 and piece in working(g, person) else COLT


# ---- which cards serve as which ----


def serves_as_bang(g: BangTable, person: int) -> list[int]:
    """Hand cards he can use where a BANG! card is asked for."""
    if g.event == "the_sermon" and own_turn(g, person):
        return []
    return [piece for piece in allowed(g, person) if is_bang(g, person, piece)]


def is_bang(g: BangTable, person: int, piece: int) -> bool:
    name = g.kind(piece).id
    return name == "bang" or g.show == "showdown" or (name == "missed" and has(g, person, "calamity_janet"))


def serves_as_missed(g: BangTable, person: int) -> list[int]:
    """Hand cards he can use where a Missed! is asked for."""
    return [piece for piece in allowed(g, person) if is_missed(g, person, piece)]


def is_missed(g: BangTable, person: int, piece: int) -> bool:
    kind = g.kind(piece)
    if kind.id == "missed" and has(g, person, "big_spencer"):
        return False
    if kind.color == "brown" and "missed" in kind.symbols:
        return True
    if kind.id == "bang" and (g.show == "showdown" or has(g, person, "calamity_janet")):
        return True
    return has(g, person, "elena_fuente")


def in_handcuffs(g: BangTable, person: int) -> bool:
    """It is his turn, and he can play nothing from his hand."""
    return g.handcuffed >= 0 and g.owner[g.handcuffed] == g.owner[person] and own_turn(g, person)


def allowed(g: BangTable, person: int) -> tuple[int, ...]:
    """Hand cards he may play at all now."""
    hand = g.hand(person)
    if not own_turn(g, person):
        return hand
    if in_handcuffs(g, person):
        return ()
    return tuple([p for p in hand if suit(g, g.card(p)) == g.suit]) if g.suit else hand


def why_not_allowed(g: BangTable, person: int) -> str:
    """What keeps the other cards of his hand from being played."""
    return "handcuffed" if in_handcuffs(g, person) else "other-suit"


def spare(g: BangTable, person: int) -> tuple[int, ...]:
    """Hand cards he may pay or give away: not the one that the Law of the West makes him play."""
    return tuple([p for p in g.hand(person) if g.face[p].id != g.forced]) if g.forced else g.hand(person)


def ready_greens(g: BangTable, person: int) -> list[int]:
    """Green cards in front of him that he can use now."""
    return [piece for piece in working(g, person) if piece in g.ready]


def beer_works(g: BangTable) -> bool:
    return len(g.ring) > 2


def sheriff(g: BangTable) -> int:
    """The Sheriff, if there is one and he is in play; else -1."""
    return next((p for p in g.ring if g.role(p) == "sheriff"), -1)
