"""Wild West Show: its events, and how they are turned up."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ...kernel.decision import Sentences
from ...kernel.pieces import mix, reveal, show
from ...kernel.refusal import IllegalMove
from ...kernel.rules import question, rule
from .ask import STANDING, ask_alone, idle, interrupt
from .cards import Box, Card, Kind
from .damage import NOBODY, gain, lose_life, out_of_turn, settle
from .deeds import forget
from .events import come_back, next_show
from .moments import on
from .pile import discard, draw, luck, outcome, tell
from .play import ABILITIES, AFTER_PLAY, Ability, after_play, aims, own_places, perform, phase_2, unplayable
from .table import BangTable, Label
from .turn import RETURNS
from .works import around, is_red, players, seat_again, suit


def coach_arrives(g: BangTable, person: int, suit_played: str, name: str) -> None:
    """Whoever has played a Stagecoach or Wells Fargo turns up the next card."""
    if name in ("stagecoach", "wells_fargo") and g.data.show:
        g.then(show_goes_on, person)


AFTER_PLAY.insert(0, coach_arrives)


@rule
def show_goes_on(g: BangTable, person: int) -> None:
    next_show(g, person)
    g.then(settle)


# ---- Helena Zontero ----


@on("revealed", "helena_zontero")
def helena_comes(g: BangTable, person: int) -> None:
    g.then(luck, person, "helena_zontero")


@outcome("helena_zontero")
def helena_checked(g: BangTable, person: int, card: Card | None) -> None:
    """Red: the living, except the Sheriff, get each other's roles."""
    if card is None or not is_red(g, card):
        return
    living = [p for p in g.ring if not g.ghost[p] and g.role(p) != "sheriff"]
    deal_roles_anew(g, living)
    if g.data.mode == "three":
        g.anchor = next((p for p in living if g.role(p) == "deputy"), g.anchor)
    for other in living:
        if g.data.mode == "three":
            reveal(g, role_card(g, other))
        else:
            show(g, other, role_card(g, other))
        g.tell("new_role", {"role": role_card(g, other)[0]}, seat=other)


def role_card(g: BangTable, person: int) -> tuple[int, ...]:
    return g.at[g.data.role[g.owner[person]]]


def deal_roles_anew(g: BangTable, persons: list[int]) -> None:
    """Nobody knows any more who has which of these roles."""
    mix(g, [piece for person in persons for piece in role_card(g, person)])
    forget(g, persons)
    g.tell("roles_mixed", seats=persons)


# ---- Lady Rose of Texas ----


class LadyRose(Ability):
    """Once a turn he changes seats with the player on his right, who loses his next turn."""

    def ways(self, g: BangTable, person: int) -> list[tuple[Any, ...]]:
        return [()] if len(g.ring) > 2 and "lady_rose_of_texas" not in g.used else []

    def do(self, g: BangTable, person: int, cards: list[str], target: int, what: Any) -> None:
        g.used += ("lady_rose_of_texas",)
        other = around(g, person)[-1]
        a, b = g.circle.index(person), g.circle.index(other)
        g.circle[a], g.circle[b] = other, person
        g.skip[other] = True
        seat_again(g)
        tell(g, "seats_changed", seat=person, victim=other)

    def why_not(self, g: BangTable, person: int) -> str:
        return "needs-three"


ABILITIES["lady_rose_of_texas"] = LadyRose()


# ---- Gag ----


def talkers(g: BangTable) -> list[int]:
    return players(g, g.turn) if g.show == "gag" else []


@question
def gag(g: BangTable, seat: int, person: int) -> Sentences:
    """A standing offer to everybody: whoever talks loses a life."""
    return (("talk",),) if person in talkers(g) else ()


STANDING.append((talkers, gag))


@gag.answer("talk")
def talked(g: BangTable, seat: int, person: int) -> None:
    """He pays for it as soon as no effect is in progress. What is said is said."""
    g.final += 1
    g.owed.append(("gag", person))
    tell(g, "talked", seat=person)
    if idle(g):
        interrupt(g, phase_2, g.turn)
        g.then(settle)


@gain("gag")
def talk_costs(g: BangTable, person: int) -> None:
    g.then(lose_life, person, 1, NOBODY, "gag")


# ---- Dorothy Rage ----


class DorothyRage(Ability):
    """Once a turn he names a card to somebody, who has to play it if he holds it; otherwise he shows his hand."""

    def ways(self, g: BangTable, person: int) -> list[tuple[Any, ...]]:
        others = [g.label(p) for p in players(g, person) if g.owner[p] != g.owner[person] and g.hand(p)]
        return [(None, others, nameable(g.data))] if others and "dorothy_rage" not in g.used else []

    def do(self, g: BangTable, person: int, cards: list[str], target: int, what: Any) -> None:
        g.used += ("dorothy_rage",)
        tell(g, "dorothy", seat=person, victim=target, name=what)
        if g.options.dorothy_order == "full_order_first":
            g.then(give_order, person, target, what, "")
        else:
            g.then(demand, person, target, what, -1, "")

    def why_not(self, g: BangTable, person: int) -> str:
        return "nobody-has-cards"


ABILITIES["dorothy_rage"] = DorothyRage()


@lru_cache(maxsize=256)
def nameable(box: Box) -> tuple[str, ...]:
    """The names of cards that are played in phase 2."""
    there = {card.name for card in box.cards}
    return tuple(kind.id for kind in box.kinds.values() if kind.id in there and not only_answers(kind))


def only_answers(kind: Kind) -> bool:
    return kind.color == "brown" and "missed" in kind.symbols


def orders(g: BangTable, forced: int, name: str) -> list[tuple[Any, Any]]:
    """Targets, and what is taken of them, at which he could play a card of this name, whichever of his cards it is."""
    kind = g.data.kinds[name]
    if unplayable(g, forced, g.hand(forced)[0], kind):
        return []
    if kind.color == "green":
        return [(own_places(g, forced, kind), None)]
    return [(targets, whats) for targets, whats in aims(g, forced, kind)]


@rule
def give_order(g: BangTable, person: int, forced: int, name: str, shown: str) -> None:
    """Whoever gives the order chooses the target; `shown` is the card in question, if it has been shown already."""
    ways = orders(g, forced, name)
    if any(way != (None, None) for way in ways):
        ask_alone(g, person, order, forced, name, shown)
    else:
        ordered(g, person, forced, name, shown, -1, "")


@question
def order(g: BangTable, seat: int, person: int, forced: int, name: str, shown: str) -> Sentences:
    return tuple(("order", *way) for way in orders(g, forced, name))


@order.answer("order")
def target_ordered(
    g: BangTable,
    seat: int,
    person: int,
    forced: int,
    name: str,
    shown: str,
    target: Label | None = None,
    what: str | None = None,
) -> None:
    ordered(g, person, forced, name, shown, -1 if target is None else g.person(target), what or "")


@order.refuse("order")
def why_not_order(
    g: BangTable, seat: int, person: int, forced: int, name: str, shown: str, target: Any, what: Any
) -> IllegalMove | None:
    return IllegalMove("bad-order")


def ordered(g: BangTable, person: int, forced: int, name: str, shown: str, target: int, what: str) -> None:
    if shown:
        g.then(obey_now, forced, shown, target, what)
    else:
        g.then(demand, person, forced, name, target, what)


@rule
def demand(g: BangTable, person: int, forced: int, name: str, target: int, what: str) -> None:
    """Has he got it? Only he knows, so he is asked in any case."""
    ask_alone(g, forced, obey, person, name, target, what)


@question
def obey(g: BangTable, seat: int, forced: int, person: int, name: str, target: int, what: str) -> Sentences:
    """One of the cards of this name, or the whole hand if there is none."""
    copies = [p for p in g.hand(forced) if g.kind(p).id == name]
    return (("obey", g.ids(copies)),) if copies else (("show_hand",),)


@obey.answer("obey")
def obeyed(g: BangTable, seat: int, forced: int, person: int, name: str, target: int, what: str, card: str) -> None:
    piece = g.named(g.hand(forced), card)
    reveal(g, (piece,))
    tell(g, "showed", {"card": piece}, seat=forced, why="dorothy_rage")
    if g.options.dorothy_order == "full_order_first":
        g.then(obey_now, forced, card, target, what)
    else:
        g.then(give_order, person, forced, name, card)


@obey.answer("show_hand")
def hand_shown(g: BangTable, seat: int, forced: int, person: int, name: str, target: int, what: str) -> None:
    reveal(g, g.hand(forced))
    tell(g, "hand_shown", {"cards": list(g.hand(forced))}, seat=forced, name=name)


@obey.refuse("obey")
def why_not_obey(
    g: BangTable, seat: int, forced: int, person: int, name: str, target: int, what: str, card: str
) -> IllegalMove | None:
    return IllegalMove("not-in-hand") if g.named(g.hand(forced), card) < 0 else IllegalMove("other-card-named")


@obey.refuse("show_hand")
def why_not_show(
    g: BangTable, seat: int, forced: int, person: int, name: str, target: int, what: str
) -> IllegalMove | None:
    return IllegalMove("has-named-card")


@rule
def obey_now(g: BangTable, forced: int, shown: str, target: int, what: str) -> None:
    """Without a legal way to play it he just keeps it; an extra cost is his own choice."""
    piece = g.named(g.hand(forced), shown)
    kind = g.kind(piece)
    if not orders(g, forced, kind.id):
        tell(g, "cannot_obey", {"card": piece}, seat=forced)
    elif kind.cost:
        ask_alone(g, forced, extra_cost, shown, target, what)
    else:
        carry_out(g, forced, shown, target, what, None)


@question
def extra_cost(g: BangTable, seat: int, forced: int, shown: str, target: int, what: str) -> Sentences:
    return (("pay", [id for id in g.ids(g.hand(forced)) if id != shown]),)


@extra_cost.answer("pay")
def paid(g: BangTable, seat: int, forced: int, shown: str, target: int, what: str, card: str) -> None:
    carry_out(g, forced, shown, target, what, card)


@extra_cost.refuse("pay")
def why_not_pay(
    g: BangTable, seat: int, forced: int, shown: str, target: int, what: str, card: str
) -> IllegalMove | None:
    return IllegalMove("not-in-hand")


def carry_out(g: BangTable, forced: int, shown: str, target: int, what: str, cost: str | None) -> None:
    piece = g.named(g.hand(forced), shown)
    name, suit_played = g.kind(piece).id, suit(g, g.card(piece))
    out_of_turn(g, forced)
    perform(g, forced, piece, name, target, what, cost)
    g.then(after_play, forced, suit_played, name)


# ---- at the start of the turn ----


@on("turn_start", "darling_valentine")
def valentine_swaps(g: BangTable, person: int) -> None:
    """The whole hand for as many new cards."""
    hand = g.hand(person)
    discard(g, person, *hand)
    tell(g, "hand_changed", {"cards": list(hand)}, seat=person, count=len(hand))
    draw(g, person, len(hand), "darling_valentine")


def bones_rise(g: BangTable, person: int) -> bool:
    return True


RETURNS["bone_orchard"] = bones_rise


@on("turn_start", "bone_orchard")
def bones_risen(g: BangTable, person: int) -> None:
    """The roles of the eliminated are dealt among them, face down; he looks at his and is back for good."""
    if not g.out[person]:
        return
    deal_roles_anew(g, [p for p in g.circle if g.out[p] and g.role(p) != "sheriff"])
    come_back(g, person, 1)
    show(g, g.owner[person], role_card(g, person))
    g.tell("new_role", {"role": role_card(g, person)[0]}, seat=person)


# ---- Sacagaway, Miss Susanna ----


@on("revealed", "sacagaway")
def hands_open(g: BangTable, person: int) -> None:
    for other in g.ring:
        reveal(g, g.hand(other))


@on("after_phase_2", "miss_susanna")
def susanna_counts(g: BangTable, person: int) -> None:
    if g.played < 3 and not g.ghost[person]:
        g.then(lose_life, person, 1, NOBODY, "miss_susanna")
