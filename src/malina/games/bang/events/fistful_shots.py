"""A Fistful of Cards: Ricochet, Sniper, A Fistful of Cards and Russian Roulette, which shoot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.blanks import Some
from ....kernel.decision import About, Note, Sentences
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId, PieceId
from ..moments import Ability, ability, on, revealed, turn_starts
from ..rules import causes
from ..rules.aim import targets
from ..rules.ask import ask
from ..rules.dying import lose_life
from ..rules.life import rest, wake
from ..rules.pile import discard
from ..rules.prices import Notes, answered, cards_gone, hand_changes, life_lost, threat, told
from ..rules.query import players, serves_as_bang, serves_as_missed, two_of
from ..rules.settle import settle
from ..rules.shots import could_miss, give_missed, green_misses, misses, shot, unchain, why_no_missed
from ..rules.ways import may_shoot
from ..table import NOBODY, BangTable, Label, Person

# ---- Ricochet ----


@on(ability, "ricochet")
class Ricochet(Ability):
    """A BANG! card against a card in front of somebody else, at any distance."""

    deed = "rob"

    def ways(self, g: BangTable, person: Person) -> list[tuple[Any, ...]]:
        bangs = g.ids(serves_as_bang(g, person))
        others = [p for p in g.ring if g.owner[p] != g.owner[person] and g.in_front(p)]
        return [(Some(bangs, 1, 1), (g.label(p),), g.ids(g.in_front(p))) for p in others] if bangs else []

    def notes(self, g: BangTable, person: Person, targets: Sequence[Label], where: dict[str, Any]) -> Notes:
        lying = [piece for t in targets for piece in g.in_front(g.person(t))]
        hit = [told("ability", "ricochet", {**where, "target": t}, victim=t) for t in targets]
        return [*hit, *cards_gone(g, "ability", person, lying, **where)]

    def do(self, g: BangTable, person: Person, cards: list[str], target: Person, what: Any) -> None:
        paid = g.named(g.hand(person), cards[0])
        piece = g.named(g.in_front(target), what)
        discard(g, person, paid)
        g.tell("ricochet_shot", {"cost": paid, "card": piece}, seat=person, victim=target)
        g.chain.append(("ricochet", person, target, 1, 0, ""))
        g.then(wake, target)
        g.then(ricochet_flies, target, piece)
        g.then(unchain)
        g.then(rest, g.owner[target], g.active[g.owner[target]])

    def why_not(self, g: BangTable, person: Person) -> str:
        return "nothing-there" if serves_as_bang(g, person) else "no-bang"


@rule
def ricochet_flies(g: BangTable, target: Person, piece: PieceId) -> None:
    if could_miss(g, target):
        ask(g, target, save_card, piece)
    else:
        ricochet_hits(g, target, piece)


@question
def save_card(g: BangTable, seat: int, person: Person, piece: PieceId) -> Sentences:
    """A Missed! saves it."""
    return ("miss", misses(g, person)), ("let_go",)


@save_card.tells
def about_ricochet(g: BangTable, seat: int, person: Person, piece: PieceId) -> About:
    card = g.card(piece).id
    by = g.chain[-1][1]
    cause = causes.said("ricochet", by=g.label(by), victim=g.label(person), **causes.shown(g, card))
    losing: Notes = [told("let_go", "loses", card=card)]
    losing += [Note("let_go", note.said) for note in cards_gone(g, "let_go", person, (piece,))]
    pieces = (*serves_as_missed(g, person), *green_misses(g, person))
    return About(cause, {"card": card}, [*answered(g, "miss", person, pieces), *losing])


@save_card.answer("miss")
def card_saved(g: BangTable, seat: int, person: Person, piece: PieceId, card: FaceId) -> None:
    give_missed(g, person, card)


@save_card.answer("let_go")
def card_lost(g: BangTable, seat: int, person: Person, piece: PieceId) -> None:
    ricochet_hits(g, person, piece)


@save_card.refuse("miss")
def why_not_save(g: BangTable, seat: int, person: Person, piece: PieceId, card: str) -> IllegalMove | None:
    return why_no_missed(g, person, card)


def ricochet_hits(g: BangTable, person: Person, piece: PieceId) -> None:
    discard(g, person, piece)
    g.tell("ricochet_hit", {"card": piece}, seat=person)


# ---- Sniper ----


@on(ability, "sniper")
class Sniper(Ability):
    """Two BANG! cards as one shot that needs two Missed!; it is the BANG! of the turn."""

    aims_like = "bang"
    deed = "attack"

    def ways(self, g: BangTable, person: Person) -> list[tuple[Any, ...]]:
        bangs = serves_as_bang(g, person)
        if len(bangs) < 2 or not may_shoot(g, person):
            return []
        hit = targets(g, person, g.data.kinds["bang"])
        return [(two_of(g, bangs), [g.label(p) for p in hit])] if hit else []

    def notes(self, g: BangTable, person: Person, targets: Sequence[Label], where: dict[str, Any]) -> Notes:
        aimed = [threat(g, "ability", g.person(t), "sniper", 2, **where, target=t) for t in targets]
        return [*hand_changes(g, "ability", person, -2, **where), *aimed]

    def do(self, g: BangTable, person: Person, cards: list[str], target: Person, what: Any) -> None:
        pieces = [g.named(g.hand(person), card) for card in cards]
        discard(g, person, *pieces)
        g.bangs += 1
        g.tell("sniper_shot", {"cards": pieces}, seat=person, victim=target)
        g.then(shot, person, target, "sniper", "", 2)

    def why_not(self, g: BangTable, person: Person) -> str:
        if len(serves_as_bang(g, person)) < 2:
            return "two-bangs"
        return "bang-limit" if not may_shoot(g, person) else "nobody-in-reach"


# ---- A Fistful of Cards ----


@on(turn_starts, "a_fistful_of_cards")
def cards_fly(g: BangTable, me: Person, person: Person) -> None:
    """A shot for each card he has now, each an effect of its own."""
    for _ in g.hand(person):
        g.then(shot, NOBODY, person, "a_fistful_of_cards", "", 1)
        g.then(settle)


# ---- Russian Roulette ----

ROULETTE = 2  # life points


@on(revealed, "russian_roulette")
def roulette_starts(g: BangTable, me: Person, person: Person) -> None:
    g.then(roulette, person)


@rule
def roulette(g: BangTable, person: Person) -> None:
    """A Missed!, or two lives and it is over. Whoever has been eliminated meanwhile is passed over."""
    if not g.in_play(person):
        person = following(g, person)
    g.chain.append(("russian_roulette", NOBODY, person, 1, 0, ""))
    if g.hand(person) or roulette_hats(g, person):
        ask(g, person, roulette_answer)
    else:
        roulette_fires(g, person)


def roulette_hats(g: BangTable, person: Person) -> list[PieceId]:
    """Green cards that help. The turn has hardly begun: Belle Star does not overlook them yet."""
    return [piece for piece in g.in_front(person) if piece in g.ready and "missed" in g.kind(piece).symbols]


@question
def roulette_answer(g: BangTable, seat: int, person: Person) -> Sentences:
    return ("miss", g.ids([*serves_as_missed(g, person), *roulette_hats(g, person)])), ("take_hit",)


@roulette_answer.tells
def about_roulette(g: BangTable, seat: int, person: Person) -> About:
    misses = (*serves_as_missed(g, person), *roulette_hats(g, person))
    notes = [*answered(g, "miss", person, misses), *life_lost(g, "take_hit", person, ROULETTE)]
    return About(causes.event("russian_roulette"), {"points": ROULETTE}, notes)


@roulette_answer.answer("miss")
def roulette_missed(g: BangTable, seat: int, person: Person, card: FaceId) -> None:
    """On it goes, as often round as necessary."""
    unchain(g)
    give_missed(g, person, card)
    g.then(settle)
    g.then(roulette, following(g, person))


@roulette_answer.answer("take_hit")
def roulette_hit(g: BangTable, seat: int, person: Person) -> None:
    roulette_fires(g, person)


@roulette_answer.refuse("miss")
def why_not_roulette(g: BangTable, seat: int, person: Person, card: str) -> IllegalMove | None:
    return why_no_missed(g, person, card)


def roulette_fires(g: BangTable, person: Person) -> None:
    unchain(g)
    g.then(lose_life, person, ROULETTE, NOBODY, "russian_roulette")


def following(g: BangTable, person: Person) -> Person:
    order = [*players(g, person), person]
    return order[1] if order[0] == person else order[0]
