"""Chapter 8: shots and what is asked of their targets."""

from __future__ import annotations

from typing import Any

from ....kernel.decision import About, Sentences
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId, PieceId
from .. import moments
from ..moments import (
    characters,
    hit,
    hoped_for,
    luck_decided,
    on,
    who,
    why_no_missed_card,
    working,
)
from ..table import NOBODY, BangTable, Person
from . import causes
from .ask import ask
from .dying import lose_life
from .life import out_of_hand, rest, wake
from .pile import answer_with, draw, hearts, luck
from .prices import answered, life_lost, told
from .query import (
    is_missed,
    missed_draws,
    ready_greens,
    serves_as_missed,
    suit_of,
    why_not_allowed,
)


def immune(g: BangTable, person: Person, by: Person, *cards: str) -> str:
    """Whose ability spares him from these cards that were played; "": none does, or no card was."""
    spared = hit(g, person)
    whose = who(moments.immune, spared)
    played = tuple([suit_of(g, card) for card in cards if card]) if whose else ()
    return whose if played and moments.immune(g, spared, by, played) else ""


# ---- a shot ----


@rule
def shot(g: BangTable, by: Person, target: Person, why: str, card: str, needed: int) -> None:
    """One BANG! effect of a card or ability `why`; `card` is the one that was played, "" if none."""
    if not g.in_play(target):
        return
    if immune(g, target, by, card):
        g.tell("immune", seat=target, why=why)
        return
    g.tell("shot", seat=by if by >= 0 else NOBODY, victim=target, why=why, needed=needed)
    g.chain.append((why, by, target, needed, 0, card))
    g.then(wake, target)
    g.then(under_fire, by, target, why, needed, ())
    g.then(unchain)
    g.then(rest, g.owner[target], g.active[g.owner[target]])


@rule
def unchain(g: BangTable) -> None:
    if g.chain:
        g.chain.pop()


@rule
def under_fire(g: BangTable, by: Person, target: Person, why: str, needed: int, tried: tuple[str, ...]) -> None:
    """Until enough Missed! effects are given or the target gives in."""
    if needed <= 0:
        g.tell("shot_missed", seat=target, why=why)
    elif could_answer(g, target, tried):
        ask(g, target, dodge_shot, by, why, needed, tried)
    else:
        g.then(lose_life, target, 1, by, why)


def could_answer(g: BangTable, target: Person, tried: tuple[str, ...]) -> bool:
    """By what everybody knows: a hand, a barrel, a ready green card."""
    return bool(g.hand(target) or barrels(g, target, tried) or green_misses(g, target))


def barrels(g: BangTable, target: Person, tried: tuple[str, ...]) -> list[str]:
    """Barrel sources that have not been tried against this shot."""
    found = [g.card(piece).id for piece in working(g, target) if g.kind(piece).id == "barrel"]
    return [source for source in moments.barrels(g, characters(g, target), found) if source not in tried]


def green_misses(g: BangTable, target: Person) -> list[PieceId]:
    return [piece for piece in ready_greens(g, target) if "missed" in g.kind(piece).symbols]


@question
def dodge_shot(
    g: BangTable, seat: int, target: Person, by: Person, why: str, needed: int, tried: tuple[str, ...]
) -> Sentences:
    """Missed!, a green card, a barrel, or take the hit."""
    return (
        ("miss", g.ids([*serves_as_missed(g, target), *green_misses(g, target)])),
        ("barrel", barrels(g, target, tried)),
        ("take_hit",),
    )


@dodge_shot.tells
def about_shot(
    g: BangTable, seat: int, target: Person, by: Person, why: str, needed: int, tried: tuple[str, ...]
) -> About:
    notes = [
        *answered(g, "miss", target, (*serves_as_missed(g, target), *green_misses(g, target))),
        *([told("miss", "more", count=needed - 1)] if needed > 1 else ()),
        told("barrel", "luck", what="barrel"),
        *life_lost(g, "take_hit", target, 1, by),
    ]
    return About(causes.shot(g), {"needed": needed, "of": g.chain[-1][3]}, notes)


@dodge_shot.answer("miss")
def miss(
    g: BangTable, seat: int, target: Person, by: Person, why: str, needed: int, tried: tuple[str, ...], card: FaceId
) -> None:
    give_missed(g, target, card)
    given_one(g)
    under_fire(g, by, target, why, needed - 1, tried)


@dodge_shot.answer("barrel")
def barrel(
    g: BangTable, seat: int, target: Person, by: Person, why: str, needed: int, tried: tuple[str, ...], source: str
) -> None:
    g.then(luck, target, "barrel", (by, why, needed, (*tried, source)))


on(hoped_for, "barrel")(hearts)


@on(luck_decided, "barrel")
def barrel_checked(
    g: BangTable, target: Person, lucky: bool, by: Person, why: str, needed: int, tried: tuple[str, ...]
) -> None:
    if lucky:
        g.tell("barrel_helps", seat=target)
        given_one(g)
        needed -= 1
    g.then(under_fire, by, target, why, needed, tried)


@dodge_shot.answer("take_hit")
def take_hit(
    g: BangTable, seat: int, target: Person, by: Person, why: str, needed: int, tried: tuple[str, ...]
) -> None:
    g.then(lose_life, target, 1, by, why)


def give_missed(g: BangTable, person: Person, card: str) -> None:
    """One Missed! effect: a hand card, or a green card in front of him."""
    piece = g.named((*g.hand(person), *g.in_front(person)), card)
    from_hand, draws = piece in g.hand(person), missed_draws(g, person, piece)
    answer_with(g, person, piece)
    g.tell("missed", {"card": piece}, seat=person)
    if from_hand:
        out_of_hand(g, person)
    if draws:
        draw(g, person, 1, g.kind(piece).id)


def given_one(g: BangTable) -> None:
    """Another one given, for whoever watches."""
    why, by, target, needed, given, card = g.chain[-1]
    g.chain[-1] = (why, by, target, needed, given + 1, card)


@dodge_shot.refuse("miss")
def why_not_miss(g: BangTable, seat: int, target: Person, *args: Any, card: str) -> IllegalMove | None:
    return why_no_missed(g, target, card)


@dodge_shot.refuse("barrel")
def why_not_barrel(
    g: BangTable, seat: int, target: Person, by: Person, why: str, needed: int, tried: tuple[str, ...], source: str
) -> IllegalMove | None:
    return IllegalMove("barrel-tried") if source in tried else IllegalMove("no-barrel")


def why_no_missed(g: BangTable, person: Person, card: str) -> IllegalMove:
    piece = g.named((*g.hand(person), *g.in_front(person)), card)
    if piece < 0:
        return IllegalMove("not-in-hand")
    if piece in g.in_front(person):
        if "missed" not in g.kind(piece).symbols:
            return IllegalMove("no-missed")
        return IllegalMove("not-ready") if piece not in g.ready else IllegalMove("switched-off")
    if "missed" in g.kind(piece).symbols and g.kind(piece).color == "green":
        return IllegalMove("green-in-hand")
    if is_missed(g, person, piece):
        return IllegalMove(why_not_allowed(g, person))
    return IllegalMove(why_no_missed_card(g, characters(g, person), "no-missed", g.kind(piece)))


# ---- demands for a Missed! (Ricochet, Russian Roulette) ----


def could_miss(g: BangTable, person: Person) -> bool:
    return bool(g.hand(person) or green_misses(g, person))


def misses(g: BangTable, person: Person) -> list[str]:
    return g.ids([*serves_as_missed(g, person), *green_misses(g, person)])
