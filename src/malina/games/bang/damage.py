"""Chapter 9: losing life, dying, elimination, and what others gain by it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ...kernel.decision import Sentences, Some
from ...kernel.pieces import move, reveal
from ...kernel.refusal import IllegalMove
from ...kernel.rules import question, rule
from .ask import STANDING, ask, idle
from .cards import Card
from .pile import answer_with, discard, draw, empty_mine, luck, outcome, tell, unready
from .table import BangTable, Owed
from .victory import check_victory
from .works import (
    allowed,
    anybody_has,
    around,
    beer_works,
    has,
    has_when_hit,
    having,
    in_handcuffs,
    own_turn,
    seat_again,
    spare,
    suit,
    why_not_allowed,
)

NOBODY = -1


# ---- life ----


def heal(g: BangTable, person: int, points: int, why: str) -> int:
    """Regain life, never above the maximum."""
    points = min(points, g.most[person] - g.life[person])
    if points > 0:
        g.life[person] += points
        tell(g, "healed", seat=person, points=points, life=g.life[person], why=why)
    return max(points, 0)


@rule
def lose_life(g: BangTable, person: int, points: int, by: int, why: str) -> None:
    """`by` is responsible: the player who played the card or used the ability, or NOBODY."""
    if not g.in_play(person):
        return
    if g.ghost[person]:
        points = min(points, g.life[person])
    if points:
        g.life[person] -= points
        tell(g, "wounded", seat=person, by=by, points=points, life=g.life[person], why=why)
        if g.life[person] <= 0 and not g.ghost[person]:
            g.then(wake, person)
            g.then(dying, person, by, why, points)
            g.then(rest, g.owner[person], g.active[g.owner[person]])
        else:
            survived(g, person, by, points)


def survived(g: BangTable, person: int, by: int, points: int) -> None:
    """Gains for the wound, which come when the effect is finished."""
    if has_when_hit(g, person, "bart_cassidy"):
        g.owed.append(("wound", person, "bart_cassidy", points, by))
    if has_when_hit(g, person, "el_gringo") and by not in (person, NOBODY):
        g.owed.append(("wound", person, "el_gringo", points, by))


@rule
def wake(g: BangTable, person: int) -> None:
    """With two players, a passive character who has to answer is the active one meanwhile."""
    g.active[g.owner[person]] = person


@rule
def rest(g: BangTable, seat: int, person: int) -> None:
    """The former state returns."""
    if not g.out[person]:
        g.active[seat] = person


# ---- dying ----


@rule
def dying(g: BangTable, person: int, by: int, why: str, points: int) -> None:
    """Beer and Sid Ketchum's ability save, Teren Kill may be lucky."""
    if g.life[person] > 0:
        survived(g, person, by, points)
    elif can_be_saved(g, person):
        ask(g, person, last_gasp, by, why, points)
    else:
        last_chance(g, person, by, why, points)


def can_be_saved(g: BangTable, person: int) -> bool:
    """By what everybody knows."""
    hand = len(g.hand(person))
    if has(g, person, "sid_ketchum") and len(spare(g, person)) > 1:
        return True
    return hand > 0 and beer_works(g) and g.event != "the_reverend" and not in_handcuffs(g, person)


@question
def last_gasp(g: BangTable, seat: int, person: int, by: int, why: str, points: int) -> Sentences:
    """Drink Beer, discard two cards as Sid Ketchum, or give up."""
    ways: list[Any] = []
    if beers := saving_beers(g, person):
        ways.append(("drink", g.ids(beers)))
    if has(g, person, "sid_ketchum"):
        ways.append(("discard_two", Some(g.ids(spare(g, person)), 2, 2)))
    return (*ways, ("give_up",))


def saving_beers(g: BangTable, person: int) -> list[int]:
    if not beer_works(g) or g.event == "the_reverend":
        return []
    return [piece for piece in allowed(g, person) if g.kind(piece).id == "beer"]


@last_gasp.answer("drink")
def drink(g: BangTable, seat: int, person: int, by: int, why: str, points: int, card: str) -> None:
    piece = g.named(g.hand(person), card)
    answer_with(g, person, piece)
    tell(g, "drank", {"card": piece}, seat=person)
    out_of_hand(g, person)
    heal(g, person, beer_strength(g, person), "beer")
    dying(g, person, by, why, points)


@last_gasp.refuse("drink")
def why_not_drink(
    g: BangTable, seat: int, person: int, by: int, why: str, points: int, card: str
) -> IllegalMove | None:
    piece = g.named(g.hand(person), card)
    if piece < 0:
        return IllegalMove("not-in-hand")
    if g.kind(piece).id != "beer":
        return IllegalMove("saves-nobody")
    if g.event == "the_reverend":
        return IllegalMove("reverend")
    return IllegalMove("two-left" if not beer_works(g) else why_not_allowed(g, person))


@last_gasp.answer("discard_two")
def discard_two(g: BangTable, seat: int, person: int, by: int, why: str, points: int, cards: list[str]) -> None:
    ketchum(g, person, cards)
    dying(g, person, by, why, points)


@last_gasp.refuse("discard_two")
def why_not_two(
    g: BangTable, seat: int, person: int, by: int, why: str, points: int, cards: list[str]
) -> IllegalMove | None:
    return why_not_ketchum(g, person, cards) if has(g, person, "sid_ketchum") else IllegalMove("no-such-ability")


@last_gasp.answer("give_up")
def give_up(g: BangTable, seat: int, person: int, by: int, why: str, points: int) -> None:
    last_chance(g, person, by, why, points)


def last_chance(g: BangTable, person: int, by: int, why: str, points: int) -> None:
    if has(g, person, "teren_kill"):
        g.then(luck, person, "teren_kill", (by, why, points))
    else:
        g.then(eliminate, person, by, why)


@outcome("teren_kill")
def teren_checked(g: BangTable, person: int, card: Card | None, by: int, why: str, points: int) -> None:
    """Not spades: he stays with one life and draws a card."""
    if card is not None and suit(g, card) != "S":
        g.life[person] = 1
        tell(g, "teren_stays", seat=person)
        draw(g, person, 1, "teren_kill")
        survived(g, person, by, points)
    else:
        g.then(eliminate, person, by, why)


def beer_strength(g: BangTable, person: int) -> int:
    return 2 if has(g, person, "tequila_joe") else 1


# ---- Sid Ketchum, at any time ----


def ketchums(g: BangTable) -> list[int]:
    """Whoever can use Sid's ability now, by what everybody knows."""
    if not anybody_has(g, "sid_ketchum"):
        return []
    sids = [p for p in g.ring if has(g, p, "sid_ketchum") and g.life[p] < g.most[p] and len(spare(g, p)) > 1]
    return [p for p in sids if g.life[p] > 0 or g.ghost[p]]


@question
def heal_up(g: BangTable, seat: int, person: int) -> Sentences:
    """A standing offer while anybody decides: two cards for a life."""
    if person not in ketchums(g):
        return ()
    return (("discard_two", Some(g.ids(spare(g, person)), 2, 2)),)


@heal_up.answer("discard_two")
def heal_now(g: BangTable, seat: int, person: int, cards: list[str]) -> None:
    """In the middle of an effect what others gain has to wait for its end."""
    ketchum(g, person, cards)
    if idle(g):
        g.then(settle)


@heal_up.refuse("discard_two")
def why_not_heal(g: BangTable, seat: int, person: int, cards: list[str]) -> IllegalMove | None:
    if g.life[person] >= g.most[person]:
        return IllegalMove("full-life")
    return why_not_ketchum(g, person, cards)


def why_not_ketchum(g: BangTable, person: int, cards: list[str]) -> IllegalMove:
    if len(set(cards)) != 2 or len(cards) != 2:
        return IllegalMove("two-cards")
    return IllegalMove("law-of-the-west" if g.forced in cards else "not-in-hand")


STANDING.append((ketchums, heal_up))


def ketchum(g: BangTable, person: int, cards: list[str]) -> None:
    pieces = [g.named(g.hand(person), card) for card in cards]
    discard(g, person, *pieces)
    tell(g, "ketchum", {"cards": pieces}, seat=person)
    heal(g, person, 1, "sid_ketchum")


# ---- elimination ----


@rule
def eliminate(g: BangTable, person: int, by: int, why: str) -> None:
    """9.5: the role is turned up, the cards go, others gain when the effect is finished."""
    leave(g, person)
    g.eliminated.append(person)
    g.life[person] = 0
    reveal(g, g.at[g.data.role[g.owner[person]]])
    faces = {"role": g.at[g.data.role[g.owner[person]]][0]} if g.role(person) else {}
    tell(g, "eliminated", faces, seat=person, by=by, why=why)
    g.then(check_victory, person, by)
    g.then(lay_down, person)
    if g.role(person) == "sheriff":
        g.slayer = by
    if g.role(person) == "outlaw" or g.data.mode == "three" or g.mode == "fight":
        g.owed.append(("reward", person, by))
    g.owed.append(("mourning", person))
    g.owed.append(("penalty", person, by))


def leave(g: BangTable, person: int) -> None:
    g.out[person] = True
    g.ghost[person] = False
    seat_again(g)
    if g.data.mode == "two":
        left = [p for p in g.ring if g.owner[p] == g.owner[person]]
        if left:  # from now on he is the active one, also in this turn
            g.active[g.owner[person]] = left[0]
            g.turn = left[0] if g.turn == person else g.turn
    elif person == g.anchor and g.ring:
        g.anchor = around(g, person)[0]


def collectors(g: BangTable, person: int) -> list[int]:
    """Vulture Sams who get the cards, the nearer one clockwise from the victim first."""
    return [p for p in around(g, person) if g.owner[p] != g.owner[person] and has(g, p, "vulture_sam")]


def belongings(g: BangTable, person: int) -> list[int]:
    """With two players the hand stays with the other character, as long as he lives."""
    rest = [p for p in g.ring if g.owner[p] == g.owner[person]]
    return [*(() if rest else g.hand(person)), *g.in_front(person)]


@rule
def lay_down(g: BangTable, person: int) -> None:
    """For Vulture Sam, or on the discard pile in an order of the victim's choice."""
    cards = belongings(g, person)
    if cards and (sams := collectors(g, person)):
        held = tuple([piece for piece in cards if piece in g.hand(person)])
        g.owed.append(("loot", person, len(sams), *sams, *held))
        for piece in cards:
            unready(g, piece)
            move(g, piece, g.data.hand[g.owner[person]] if piece in held else g.data.front[person], g.data.loot[person])
    elif len(cards) > 1:
        ask(g, person, last_cards)
    else:
        discard(g, person, *cards)


@question
def last_cards(g: BangTable, seat: int, person: int) -> Sentences:
    """Which card goes on the pile next; the rest as they come."""
    return ("lay", g.ids(belongings(g, person))), ("lay_all",)


@last_cards.answer("lay")
def lay(g: BangTable, seat: int, person: int, card: str) -> None:
    discard(g, person, g.named(tuple(belongings(g, person)), card))
    g.then(lay_down, person)


@last_cards.refuse("lay")
def why_not_lay(g: BangTable, seat: int, person: int, card: str) -> IllegalMove | None:
    return IllegalMove("not-among-these")


@last_cards.answer("lay_all")
def lay_all(g: BangTable, seat: int, person: int) -> None:
    discard(g, person, *belongings(g, person))


# ---- gains, when the effect is finished ----

# In this order; within one kind clockwise from the active player
ORDER = ("verdict", "wound", "molly", "loot", "reward", "mourning", "penalty", "pain", "gag")
GAINS: dict[str, Callable[..., None]] = {}


def gain(kind: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    def put(function: Callable[..., None]) -> Callable[..., None]:
        GAINS[kind] = function
        return function

    return put


@rule
def settle(g: BangTable) -> None:
    """The effect is finished: what was owed is carried out, then what went into the mine is on the deck."""
    if g.owed:
        order = around(g, g.turn)
        place = {person: i for i, person in enumerate(order)}
        late = len(order)

        def when(n: int) -> tuple[int, int, int]:
            kind, person, *_ = g.owed[n]
            first = place.get(person, late) if kind in ("wound", "molly") else 0
            return ORDER.index(kind), first, n

        owed: Owed = g.owed.pop(min(range(len(g.owed)), key=when))
        GAINS[owed[0]](g, *owed[1:])
        g.then(settle)
    else:
        if g.at[g.data.mine]:
            empty_mine(g)
        if anybody_has(g, "suzy_lafayette"):
            lafayettes(g)


def lafayettes(g: BangTable) -> None:
    """Suzy never sits with an empty hand, except in the middle of phase 1."""
    for person in having(g, "suzy_lafayette"):
        if not g.hand(person) and "phase_1" not in g.used:
            draw(g, person, 1, "suzy_lafayette")


def out_of_hand(g: BangTable, person: int) -> None:
    """A card was played from hand as an answer: Miss Susanna counts it in his own turn, Molly Stark in another's."""
    if own_turn(g, person):
        g.played += 1
    out_of_turn(g, person)


def out_of_turn(g: BangTable, person: int) -> None:
    """Molly Stark draws for every hand card she uses when it is not her turn."""
    if not own_turn(g, person) and has(g, person, "molly_stark"):
        g.owed.append(("molly", person))


def pieces_of(g: BangTable, person: int, cards: Iterable[str]) -> list[int]:
    return [g.named(g.hand(person), card) for card in cards]
