"""The characters of Dodge City, one block each. Sean Mallory's hand limit is in cards.toml."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.blanks import Some
from ....kernel.decision import About, Sentences
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId, PieceId
from .. import moments
from ..faces import Kind
from ..moments import (
    Ability,
    Way,
    ability,
    answer_brings,
    beer_strength,
    before_phase_1,
    card_used,
    cards_off,
    counts_as,
    draw_count,
    draw_ways,
    draws_from_pile,
    events,
    gained,
    immune,
    mourned,
    on,
    stayed_in_jail,
    who,
)
from ..rules import causes
from ..rules.aim import targets
from ..rules.ask import ask
from ..rules.deeds import remember
from ..rules.draw import draw_from_deck, draw_how, extra, how_many
from ..rules.dying import lose_life
from ..rules.identity import give_back
from ..rules.life import heal
from ..rules.owing import owe
from ..rules.pile import discard, draw, steal, whose_card
from ..rules.prices import Notes, cards_gone, hand_changes, life_lost, threat, told
from ..rules.query import has, own_turn, spare, two_of
from ..rules.shots import immune as spared
from ..rules.shots import shot
from ..table import NOBODY, BangTable, Label, Person

# ---- Apache Kid: does not feel diamonds that others play ----


@on(immune, "apache_kid")
def apache_feels_nothing(g: BangTable, me: Person, by: Person, suits: tuple[str, ...]) -> bool:
    """Of Doc Holyday's two cards one is enough, or both have to be, as the table likes it."""
    diamonds = [suit == "D" for suit in suits]
    felt = all(diamonds) if g.options.apache_vs_doc == "both_diamonds" else any(diamonds)
    return felt and g.owner[by] != g.owner[me]


# ---- Belle Star: in her turn the cards in front of others do not work ----


@on(cards_off, "belle_star")
def belle_overlooks(g: BangTable, me: Person, person: Person) -> bool:
    return not own_turn(g, person)


# ---- Bill Noface: draws a card, and one for each wound ----


@on(draw_count, "bill_noface")
def bill_draws(g: BangTable, me: Person, count: int) -> int:
    return 1 + g.most[me] - g.life[me]


# ---- Chuck Wengam: a life for two cards ----


@on(ability, "chuck_wengam")
class ChuckWengam(Ability):
    """A life for two cards, but never the last one."""

    def ways(self, g: BangTable, person: Person) -> list[tuple[Any, ...]]:
        return [()] if g.life[person] > 1 else []

    def notes(self, g: BangTable, person: Person, targets: Sequence[Label], where: dict[str, Any]) -> Notes:
        return [*life_lost(g, "ability", person, 1, **where), *hand_changes(g, "ability", person, 2, **where)]

    def do(self, g: BangTable, person: Person, cards: list[str], target: Person, what: Any) -> None:
        lose_life(g, person, 1, NOBODY, "chuck_wengam")
        draw(g, person, 2, "chuck_wengam")

    def why_not(self, g: BangTable, person: Person) -> str:
        return "last-life"


# ---- Doc Holyday: two cards for a shot ----


@on(ability, "doc_holyday")
class DocHolyday(Ability):
    """Two cards for a shot, once a turn."""

    aims_like = "bang"
    deed = "attack"

    def ways(self, g: BangTable, person: Person) -> list[tuple[Any, ...]]:
        cards = spare(g, person)
        hit = targets(g, person, g.data.kinds["bang"])
        if "doc_holyday" in g.used or len(cards) < 2 or not hit:
            return []
        return [(two_of(g, cards), [g.label(t) for t in hit])]

    def notes(self, g: BangTable, person: Person, targets: Sequence[Label], where: dict[str, Any]) -> Notes:
        aimed = [threat(g, "ability", g.person(t), "doc_holyday", **where, target=t) for t in targets]
        return [*hand_changes(g, "ability", person, -2, **where), *aimed]

    def do(self, g: BangTable, person: Person, cards: list[str], target: Person, what: Any) -> None:
        g.used += ("doc_holyday",)
        pieces = pay(g, person, cards, "doc_holyday", target)
        if spared(g, target, person, *g.ids(pieces)):
            g.tell("immune", seat=target, why="doc_holyday")
        else:
            g.then(shot, person, target, "doc_holyday", "", 1)

    def why_not(self, g: BangTable, person: Person) -> str:
        return "two-cards" if len(spare(g, person)) < 2 else "nobody-in-reach"


def pay(g: BangTable, person: Person, cards: list[str], why: str, target: Person = NOBODY) -> list[PieceId]:
    """Hand cards are discarded for an ability."""
    pieces = [g.named(g.hand(person), card) for card in cards]
    discard(g, person, *pieces)
    g.tell("paid", {"cards": pieces}, seat=person, why=why, **({"victim": target} if target >= 0 else {}))
    return pieces


# ---- Elena Fuente: any card as Missed! ----


@on(counts_as, "elena_fuente")
def elena_dodges(g: BangTable, me: Person, serves: bool, kind: Kind, name: str) -> bool:
    return serves or name == "missed"


# ---- Greg Digger: two lives for everybody who is eliminated ----


@on(mourned, "greg_digger")
def greg_heals(g: BangTable, me: Person, person: Person) -> None:
    if g.owner[me] != g.owner[person]:
        heal(g, me, 2, "greg_digger")


# ---- Herb Hunter: two cards for everybody who is eliminated ----


@on(mourned, "herb_hunter")
def herb_draws(g: BangTable, me: Person, person: Person) -> None:
    if g.owner[me] != g.owner[person]:
        draw(g, me, 2, "herb_hunter")


# ---- Jose Delgado: a blue card for two from the deck ----


@on(ability, "jose_delgado")
class JoseDelgado(Ability):
    """A blue card for two from the deck."""

    once = False

    def ways(self, g: BangTable, person: Person) -> list[tuple[Any, ...]]:
        blue = [piece for piece in spare(g, person) if g.kind(piece).color == "blue"]
        return [(Some(g.ids(blue), 1, 1),)] if blue and not self.spent(g) else []

    def spent(self, g: BangTable) -> bool:
        """Where what is discarded comes back from the deck, two blue cards would alternate without end (R-42)."""
        limited = g.options.jose_delgado_limit == "2" or who(draws_from_pile, events(g))
        return bool(limited) and g.used.count("jose_delgado") >= 2

    def notes(self, g: BangTable, person: Person, targets: Sequence[Label], where: dict[str, Any]) -> Notes:
        return hand_changes(g, "ability", person, 1, **where)

    def do(self, g: BangTable, person: Person, cards: list[str], target: Person, what: Any) -> None:
        g.used += ("jose_delgado",)
        pay(g, person, cards, "jose_delgado")
        draw(g, person, 2, "jose_delgado")

    def why_not(self, g: BangTable, person: Person) -> str:
        blue = any(g.kind(piece).color == "blue" for piece in spare(g, person))
        return "twice-a-turn" if blue else "no-blue-card"


# ---- Molly Stark: a card for every hand card she uses when it is not her turn ----


@on(card_used, "molly_stark")
def molly_is_owed(g: BangTable, me: Person) -> None:
    if not own_turn(g, me):
        owe(g, "answer", me)


@on(answer_brings, "molly_stark")
def molly_will_draw(g: BangTable, me: Person, brings: int) -> int:
    return brings + (not own_turn(g, me))


@on(gained, "answer")
@rule
def molly_draws(g: BangTable, person: Person) -> None:
    if g.in_play(person):
        draw(g, person, 1, "molly_stark")


# ---- Pat Brennan: one card in play instead of all he would draw ----


@on(draw_ways, "pat_brennan")
def pat_may(g: BangTable, me: Person, ways: list[Way]) -> list[Way]:
    return [*ways, Way("pat_brennan", ("from_table", [id for p in g.ring for id in g.ids(g.in_front(p))]), about_pat)]


def about_pat(g: BangTable, person: Person) -> Notes:
    instead = told("from_table", "instead", count=how_many(g, person))
    pieces = [piece for p in g.ring for piece in g.in_front(p)]
    brings = hand_changes(g, "from_table", person, 1 + extra(g))
    return [instead, *brings, *cards_gone(g, "from_table", person, pieces, "card")]


@draw_how.answer("from_table")
def draw_from_table(g: BangTable, seat: int, person: Person, card: FaceId) -> None:
    piece = next(piece for p in g.ring if (piece := g.named(g.in_front(p), card)) >= 0)
    remember(g, person, "rob", whose_card(g, piece))
    steal(g, person, whose_card(g, piece), piece, "pat_brennan")
    if extra(g):
        g.then(draw_from_deck, person, 1, 0)


@draw_how.refuse("from_table")
def why_not_from_table(g: BangTable, seat: int, person: Person, card: str) -> IllegalMove | None:
    return IllegalMove("not-among-these") if has(g, person, "pat_brennan") else IllegalMove("no-such-ability")


# ---- Pixie Pete: draws more ----


@on(draw_count, "pixie_pete")
def pete_draws(g: BangTable, me: Person, count: int) -> int:
    return g.options.pixie_pete_cards


# ---- Tequila Joe: two lives from a Beer ----


@on(beer_strength, "tequila_joe")
def joe_drinks(g: BangTable, me: Person, points: int) -> int:
    return 2


# ---- Vera Custer: somebody else's ability, until her next turn ----


@on(before_phase_1, "vera_custer")
def vera_comes(g: BangTable, me: Person) -> None:
    g.then(vera, me)


@on(stayed_in_jail, "vera_custer")
def vera_fails(g: BangTable, me: Person) -> None:
    give_back(g, me)


@rule
def vera(g: BangTable, person: Person) -> None:
    """What she copied last time is gone; she may choose again."""
    give_back(g, person)
    if has(g, person, "vera_custer"):
        ask(g, person, copy_whom)


@question
def copy_whom(g: BangTable, seat: int, person: Person) -> Sentences:
    return ("copy", [g.label(p) for p in g.ring if p != person and g.character[p] != "vera_custer"]), ("copy_nobody",)


@copy_whom.tells
def about_copying(g: BangTable, seat: int, person: Person) -> About:
    (_, labels), _ = copy_whom.moves(g, seat, person)
    notes = [told("copy", "ability", {"target": label}, character=g.character[g.person(label)]) for label in labels]
    return About(causes.ability("vera_custer"), notes=notes)


@copy_whom.answer("copy")
def copied(g: BangTable, seat: int, person: Person, target: Label) -> None:
    """What comes before phase 1 she can do at once."""
    model = g.person(target)
    name = g.character[model]
    g.tell("copied", seat=person, victim=model, character=name)
    if not moments.copied(g, ((name, model),), person):
        g.abilities[person] = ("vera_custer", name)
        before_phase_1(g, ((name, person),))


@copy_whom.answer("copy_nobody")
def copied_nobody(g: BangTable, seat: int, person: Person) -> None:
    g.tell("copied_nobody", seat=person)


@copy_whom.refuse("copy")
def why_not_copy(g: BangTable, seat: int, person: Person, target: Label) -> IllegalMove | None:
    return IllegalMove("not-yourself") if g.person(target) == person else IllegalMove("not-in-play")
