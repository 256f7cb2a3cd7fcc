"""Wild West Show: Dorothy Rage, who makes others play cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ....kernel.decision import About, Sentences
from ....kernel.pieces import reveal
from ....kernel.refusal import IllegalMove
from ....kernel.rules import alone, question, rule
from ....kernel.table import FaceId
from ..box import Box
from ..faces import Kind
from ..moments import Ability, ability, on
from ..rules import causes
from ..rules.ask import ask
from ..rules.life import used_from_hand
from ..rules.pile import shown_to_all
from ..rules.play import after_play, perform
from ..rules.prices import Notes, hand_changes, told
from ..rules.query import players
from ..rules.ways import aims, own_places, unplayable
from ..rules.will import works_out
from ..table import NOBODY, BangTable, Label, Person


@on(ability, "dorothy_rage")
class DorothyRage(Ability):
    """Once a turn he names a card to somebody, who has to play it if he holds it; otherwise he shows his hand."""

    def ways(self, g: BangTable, person: Person) -> list[tuple[Any, ...]]:
        others = [g.label(p) for p in players(g, person) if g.owner[p] != g.owner[person] and g.hand(p)]
        return [(None, others, nameable(g.data))] if others and "dorothy_rage" not in g.used else []

    def notes(self, g: BangTable, person: Person, targets: Sequence[Label], where: dict[str, Any]) -> Notes:
        return [told("ability", "dorothy", where)]

    def do(self, g: BangTable, person: Person, cards: list[str], target: Person, what: Any) -> None:
        g.used += ("dorothy_rage",)
        g.tell("dorothy", seat=person, victim=target, name=what)
        if g.options.dorothy_order == "full_order_first":
            g.then(give_order, person, target, what, "")
        else:
            g.then(demand, person, target, what, NOBODY, "")

    def why_not(self, g: BangTable, person: Person) -> str:
        return "nobody-has-cards"


@lru_cache(maxsize=256)
def nameable(box: Box) -> tuple[str, ...]:
    """The names of cards that are played in phase 2."""
    there = {card.name for card in box.cards}
    return tuple(kind.id for kind in box.kinds.values() if kind.id in there and not only_answers(kind))


def only_answers(kind: Kind) -> bool:
    return kind.color == "brown" and "missed" in kind.symbols


def orders(g: BangTable, forced: Person, name: str) -> list[tuple[Any, Any]]:
    """Targets, and what is taken of them, at which he could play a card of this name, whichever of his cards it is."""
    kind = g.data.kinds[name]
    if unplayable(g, forced, g.hand(forced)[0], kind):
        return []
    if kind.color == "green":
        return [(own_places(g, forced, kind), None)]
    return [(targets, whats) for targets, whats in aims(g, forced, kind)]


@rule
def give_order(g: BangTable, person: Person, forced: Person, name: str, shown: str) -> None:
    """Whoever gives the order chooses the target; `shown` is the card in question, if it has been shown already."""
    ways = orders(g, forced, name)
    if any(way != (None, None) for way in ways):
        ask(g, person, order, forced, name, shown)
    else:
        ordered(g, person, forced, name, shown, NOBODY, "")


@alone
@question
def order(g: BangTable, seat: int, person: Person, forced: Person, name: str, shown: str) -> Sentences:
    return tuple(("order", *way) for way in orders(g, forced, name))


@order.tells
def about_order(g: BangTable, seat: int, person: Person, forced: Person, name: str, shown: str) -> About:
    """Distances, and what comes of it, are those of whoever is given the order."""
    notes = []
    for _, targets, _ in order.moves(g, seat, person, forced, name, shown):
        notes += works_out(g, "order", forced, g.data.kinds[name], shown, targets, {}, own=False)
    cause = causes.said("order", victim=g.label(forced), name=name, **causes.shown(g, shown))
    return About(cause, {"target": g.label(forced), "name": name}, notes)


@order.answer("order")
def target_ordered(
    g: BangTable,
    seat: int,
    person: Person,
    forced: Person,
    name: str,
    shown: str,
    target: Label | None = None,
    what: str | None = None,
) -> None:
    ordered(g, person, forced, name, shown, NOBODY if target is None else g.person(target), what or "")


@order.refuse("order")
def why_not_order(
    g: BangTable, seat: int, person: Person, forced: Person, name: str, shown: str, target: Any, what: Any
) -> IllegalMove | None:
    return IllegalMove("bad-order")


def ordered(g: BangTable, person: Person, forced: Person, name: str, shown: str, target: Person, what: str) -> None:
    if shown:
        g.then(obey_now, forced, shown, target, what)
    else:
        g.then(demand, person, forced, name, target, what)


@rule
def demand(g: BangTable, person: Person, forced: Person, name: str, target: Person, what: str) -> None:
    """Has he got it? Only he knows, so he is asked in any case."""
    ask(g, forced, obey, person, name, target, what)


@alone
@question
def obey(g: BangTable, seat: int, forced: Person, person: Person, name: str, target: Person, what: str) -> Sentences:
    """One of the cards of this name, or the whole hand if there is none."""
    copies = [p for p in g.hand(forced) if g.kind(p).id == name]
    return (("obey", g.ids(copies)),) if copies else (("show_hand",),)


@obey.tells
def about_obeying(
    g: BangTable, seat: int, forced: Person, person: Person, name: str, target: Person, what: str
) -> About:
    cause = causes.said("command", by=g.label(person), name=name, target=causes.whom(g, target), what=what)
    [(cmd, *_)] = obey.moves(g, seat, forced, person, name, target, what)
    notes = [told(cmd, "must_play" if cmd == "obey" else "open_hand", count=len(g.hand(forced)))]
    return About(cause, {"name": name}, notes)


@obey.answer("obey")
def obeyed(
    g: BangTable, seat: int, forced: Person, person: Person, name: str, target: Person, what: str, card: FaceId
) -> None:
    piece = g.named(g.hand(forced), card)
    reveal(g, (piece,))
    g.tell("showed", {"card": piece}, seat=forced, why="dorothy_rage")
    shown_to_all(g, (piece,))
    if g.options.dorothy_order == "full_order_first":
        g.then(obey_now, forced, card, target, what)
    else:
        g.then(give_order, person, forced, name, card)


@obey.answer("show_hand")
def hand_shown(g: BangTable, seat: int, forced: Person, person: Person, name: str, target: Person, what: str) -> None:
    reveal(g, g.hand(forced))
    g.tell("hand_shown", {"cards": list(g.hand(forced))}, seat=forced, name=name)
    shown_to_all(g, g.hand(forced))


@obey.refuse("obey")
def why_not_obey(
    g: BangTable, seat: int, forced: Person, person: Person, name: str, target: Person, what: str, card: str
) -> IllegalMove | None:
    return IllegalMove("not-in-hand") if g.named(g.hand(forced), card) < 0 else IllegalMove("other-card-named")


@obey.refuse("show_hand")
def why_not_show(
    g: BangTable, seat: int, forced: Person, person: Person, name: str, target: Person, what: str
) -> IllegalMove | None:
    return IllegalMove("has-named-card")


@rule
def obey_now(g: BangTable, forced: Person, shown: str, target: Person, what: str) -> None:
    """Without a legal way to play it he just keeps it; an extra cost is his own choice."""
    piece = g.named(g.hand(forced), shown)
    kind = g.kind(piece)
    if not orders(g, forced, kind.id):
        g.tell("cannot_obey", {"card": piece}, seat=forced)
    elif kind.cost:
        ask(g, forced, extra_cost, shown, target, what)
    else:
        carry_out(g, forced, shown, target, what, None)


@alone
@question
def extra_cost(g: BangTable, seat: int, forced: Person, shown: str, target: Person, what: str) -> Sentences:
    return (("pay", [id for id in g.ids(g.hand(forced)) if id != shown]),)


@extra_cost.tells
def about_cost(g: BangTable, seat: int, forced: Person, shown: str, target: Person, what: str) -> About:
    cause = causes.said("obeying", target=causes.whom(g, target), what=what, **causes.shown(g, shown))
    return About(cause, notes=hand_changes(g, "pay", forced, -2))


@extra_cost.answer("pay")
def paid(g: BangTable, seat: int, forced: Person, shown: str, target: Person, what: str, card: FaceId) -> None:
    carry_out(g, forced, shown, target, what, card)


@extra_cost.refuse("pay")
def why_not_pay(
    g: BangTable, seat: int, forced: Person, shown: str, target: Person, what: str, card: str
) -> IllegalMove | None:
    return IllegalMove("not-in-hand")


def carry_out(g: BangTable, forced: Person, shown: str, target: Person, what: str, cost: str | None) -> None:
    piece = g.named(g.hand(forced), shown)
    name = g.kind(piece).id
    used_from_hand(g, forced)
    perform(g, forced, piece, name, target, what, cost)
    g.then(after_play, forced, shown, name)
