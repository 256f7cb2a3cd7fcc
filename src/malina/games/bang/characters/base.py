"""The characters of the base game, one block each. Paul Regret and Rose Doolan are what cards.toml says of them;
Vulture Sam has a module of his own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....kernel.blanks import Some
from ....kernel.decision import About, Note, Sentence, Sentences
from ....kernel.pieces import move, show
from ....kernel.refusal import IllegalMove
from ....kernel.rules import Question, question
from ....kernel.table import FaceId, PieceId
from ..faces import Kind
from ..moments import (
    UNLIMITED,
    Ability,
    Way,
    ability,
    barrels,
    could_be_saved,
    counts_as,
    draw_ways,
    last_notes,
    last_ways,
    luck_cards,
    missed_needed,
    offered,
    on,
    plays_as,
    second_drawn,
    settled,
    shot_limit,
    shows_second,
    way_out,
    wound_notes,
    wound_paid,
    wounded,
)
from ..rules import causes
from ..rules.ask import ask, idle
from ..rules.deeds import remember
from ..rules.draw import (
    draw_from_deck,
    draw_how,
    in_all,
    mining,
    net_draw,
    next_cards,
    second_card,
    second_matters,
)
from ..rules.dying import dying, last_gasp
from ..rules.life import heal
from ..rules.owing import owe
from ..rules.pile import discard, draw, fill_deck, random_card, steal, to_hand
from ..rules.prices import Notes, hand_changes, life_gained, saved, told
from ..rules.query import has, is_red, spare, two_of
from ..rules.settle import settle
from ..table import NOBODY, BangTable, Label, Person

# ---- Bart Cassidy: a card for each life he loses ----


@on(wounded, "bart_cassidy")
def bart_is_owed(g: BangTable, me: Person, points: int, by: Person) -> None:
    owe(g, "wound", me, "bart_cassidy", points, by)


@on(wound_paid, "bart_cassidy")
def bart_draws(g: BangTable, me: Person, points: int, by: Person) -> None:
    draw(g, me, points, "bart_cassidy")


@on(wound_notes, "bart_cassidy")
def about_bart(
    g: BangTable, me: Person, notes: list[Note], cmd: str, points: int, by: Person, where: Mapping[str, Any]
) -> list[Note]:
    return [*notes, told(cmd, "draws", where, count=points, why="bart_cassidy")]


# ---- Black Jack: shows the second card he draws; if it is red, he draws another ----


@on(shows_second, "black_jack")
def jack_shows(g: BangTable, me: Person) -> bool:
    return True


@on(second_drawn, "black_jack")
def jack_draws(g: BangTable, me: Person, person: Person, piece: PieceId) -> None:
    if is_red(g, g.card(piece)):
        next_cards(g, me, 1, "black_jack")


# ---- Calamity Janet: BANG! as Missed!, and the other way round ----


@on(counts_as, "calamity_janet")
def janet_swaps(g: BangTable, me: Person, serves: bool, kind: Kind, name: str) -> bool:
    return serves or {kind.id, name} == {"bang", "missed"}


@on(plays_as, "calamity_janet")
def janet_fires(g: BangTable, me: Person, names: list[str]) -> list[str]:
    return [*names, "bang"]


# ---- El Gringo: for each life he loses a card of whoever is responsible ----


@on(wounded, "el_gringo")
def gringo_is_owed(g: BangTable, me: Person, points: int, by: Person) -> None:
    if by not in (me, NOBODY):
        owe(g, "wound", me, "el_gringo", points, by)


@on(wound_paid, "el_gringo")
def gringo_takes(g: BangTable, me: Person, points: int, by: Person) -> None:
    for _ in range(points):
        if g.in_play(by) and g.hand(by):
            steal(g, me, by, random_card(g, by), "el_gringo")


@on(wound_notes, "el_gringo")
def about_gringo(
    g: BangTable, me: Person, notes: list[Note], cmd: str, points: int, by: Person, where: Mapping[str, Any]
) -> list[Note]:
    if by in (me, NOBODY) or not g.hand(by):
        return notes
    return [*notes, told(cmd, "robs", where, count=min(points, len(g.hand(by))), why="el_gringo", by=g.label(by))]


# ---- Jesse Jones: the first card from somebody's hand ----


@on(draw_ways, "jesse_jones")
def jesse_may(g: BangTable, me: Person, ways: list[Way]) -> list[Way]:
    victims = [p for p in g.ring if g.owner[p] != g.owner[me] and g.hand(p)]
    hands = {g.owner[p]: g.label(p) for p in reversed(victims)}  # of two characters one hand
    sentence = ("from_hand", list(hands.values())[::-1])
    return [*ways, Way("jesse_jones", sentence, lambda g, p: hand_changes(g, "from_hand", p, net_draw(g, p)))]


@draw_how.answer("from_hand")
def draw_from_hand(g: BangTable, seat: int, person: Person, target: Label) -> None:
    victim = g.person(target)
    remember(g, person, "rob", victim)
    steal(g, person, victim, random_card(g, victim), "jesse_jones")
    g.then(draw_from_deck, person, in_all(g, person), 1)


@draw_how.refuse("from_hand")
def why_not_from_hand(g: BangTable, seat: int, person: Person, target: Any) -> IllegalMove | None:
    return IllegalMove("nothing-there") if has(g, person, "jesse_jones") else IllegalMove("no-such-ability")


# ---- Jourdonnais: a Barrel at all times ----


@on(barrels, "jourdonnais")
def jourdonnais_hides(g: BangTable, me: Person, sources: list[str]) -> list[str]:
    return [*sources, "jourdonnais"]


# ---- Kit Carlson: looks at the top three cards and keeps as many as he draws ----


@on(draw_ways, "kit_carlson")
def kit_may(g: BangTable, me: Person, ways: list[Way]) -> list[Way]:
    return [*ways, Way("kit_carlson", ("look",), about_looking)] if in_all(g, me) <= 2 and not mining(g) else ways


def about_looking(g: BangTable, person: Person) -> Notes:
    return [told("look", "looks", count=in_all(g, person), of=3)]


@draw_how.answer("look")
def look_at_three(g: BangTable, seat: int, person: Person) -> None:
    for _ in range(3):
        if fill_deck(g):
            piece = g.at[g.data.deck][-1]
            move(g, piece, g.data.deck, g.data.table)
            show(g, g.owner[person], (piece,))
    seen = g.at[g.data.table]
    g.tell("kit_looks", {"cards": list(seen)}, 1 << g.owner[person], seat=person, count=len(seen))
    count = min(in_all(g, person), len(seen))
    if count > 1 and second_matters(g, person):
        ask(g, person, keep_some, 1, 1)
    else:
        ask(g, person, keep_some, count, 0)


@draw_how.refuse("look")
def why_not_look(g: BangTable, seat: int, person: Person) -> IllegalMove | None:
    return IllegalMove("switched-off") if has(g, person, "kit_carlson") else IllegalMove("no-such-ability")


@question
def keep_some(g: BangTable, seat: int, person: Person, count: int, place: int) -> Sentences:
    """Where it matters which is the second, one after another: `place` is 1, then 2."""
    return (("keep_cards", Some(g.ids(g.at[g.data.table]), count, count)),)


@keep_some.tells
def about_keeping(g: BangTable, seat: int, person: Person, count: int, place: int) -> About:
    there = len(g.at[g.data.table])
    notes = hand_changes(g, "keep_cards", person, count)
    if place != 1 and there > count:
        notes.append(told("keep_cards", "goes_back", count=there - count))
    return About(causes.ability("kit_carlson"), {"count": count, "of": there, "place": place}, notes)


@keep_some.answer("keep_cards")
def keep_these(g: BangTable, seat: int, person: Person, count: int, place: int, cards: list[FaceId]) -> None:
    """The others go back on top as they lay."""
    kept = [g.named(g.at[g.data.table], card) for card in cards]
    to_hand(g, person, kept, g.data.table)
    g.tell("drew", {"cards": kept}, 1 << seat, seat=person, count=len(kept), why="kit_carlson")
    if place == 1:
        ask(g, person, keep_some, 1, 2)
        return
    for piece in reversed(g.at[g.data.table]):
        move(g, piece, g.data.table, g.data.deck)
    if place == 2:
        second_card(g, person, kept[0])


@keep_some.refuse("keep_cards")
def why_not_keep_cards(
    g: BangTable, seat: int, person: Person, count: int, place: int, cards: list[str]
) -> IllegalMove | None:
    return IllegalMove("keep-count", count=count) if len(cards) != count else IllegalMove("not-among-these")


# ---- Lucky Duke: turns up two cards for each draw! and chooses ----


@on(luck_cards, "lucky_duke")
def duke_is_lucky(g: BangTable, me: Person, count: int) -> int:
    return 2


# ---- Pedro Ramirez: the first card from the discard pile ----


@on(draw_ways, "pedro_ramirez")
def pedro_may(g: BangTable, me: Person, ways: list[Way]) -> list[Way]:
    return [*ways, Way("pedro_ramirez", ("from_pile",), about_the_pile)] if g.at[g.data.discard] else ways


def about_the_pile(g: BangTable, person: Person) -> Notes:
    top = causes.shown(g, g.card(g.at[g.data.discard][-1]).id)
    return [*hand_changes(g, "from_pile", person, net_draw(g, person)), told("from_pile", "takes", **top)]


@draw_how.answer("from_pile")
def draw_from_pile(g: BangTable, seat: int, person: Person) -> None:
    piece = g.at[g.data.discard][-1]
    g.mined = mining(g)
    g.tell("took_from_pile", {"card": piece}, seat=person, why="pedro_ramirez")
    to_hand(g, person, (piece,), g.data.discard)
    g.then(draw_from_deck, person, in_all(g, person), 1)


@draw_how.refuse("from_pile")
def why_not_from_pile(g: BangTable, seat: int, person: Person) -> IllegalMove | None:
    return IllegalMove("pile-empty") if has(g, person, "pedro_ramirez") else IllegalMove("no-such-ability")


# ---- Sid Ketchum: two cards for a life, at any time ----


def can_heal(g: BangTable, person: Person) -> bool:
    """By what everybody knows."""
    wounded = g.life[person] < g.most[person] and (g.life[person] > 0 or g.ghost[person])
    return wounded and len(spare(g, person)) > 1 and has(g, person, "sid_ketchum")


@on(offered, "sid_ketchum")
def sid_may_heal(g: BangTable, me: Person, standing: list[tuple[Person, Question]]) -> list[tuple[Person, Question]]:
    return [*standing, (me, heal_up)] if can_heal(g, me) else standing


@question
def heal_up(g: BangTable, seat: int, person: Person) -> Sentences:
    """A standing offer while anybody decides: two cards for a life."""
    if not can_heal(g, person):
        return ()
    return (("discard_two", Some(g.ids(spare(g, person)), 2, 2)),)


@heal_up.tells
def about_ketchum(g: BangTable, seat: int, person: Person) -> About:
    notes = [*life_gained(g, "discard_two", person, 1), *hand_changes(g, "discard_two", person, -2)]
    return About(causes.ability("sid_ketchum"), notes=notes)


@heal_up.answer("discard_two")
def heal_now(g: BangTable, seat: int, person: Person, cards: list[FaceId]) -> None:
    """In the middle of an effect what others gain has to wait for its end."""
    ketchum(g, person, cards)
    if idle(g):
        g.then(settle)


@heal_up.refuse("discard_two")
def why_not_heal(g: BangTable, seat: int, person: Person, cards: list[str]) -> IllegalMove | None:
    if g.life[person] >= g.most[person]:
        return IllegalMove("full-life")
    return why_not_ketchum(g, person, cards)


def why_not_ketchum(g: BangTable, person: Person, cards: list[str]) -> IllegalMove:
    if len(set(cards)) != 2 or len(cards) != 2:
        return IllegalMove("two-cards")
    return IllegalMove("law-of-the-west" if g.forced in cards else "not-in-hand")


def ketchum(g: BangTable, person: Person, cards: list[str]) -> None:
    pieces = [g.named(g.hand(person), card) for card in cards]
    discard(g, person, *pieces)
    g.tell("ketchum", {"cards": pieces}, seat=person)
    heal(g, person, 1, "sid_ketchum")


@on(ability, "sid_ketchum")
class SidKetchum(Ability):
    """Two cards for a life."""

    def ways(self, g: BangTable, person: Person) -> list[tuple[Any, ...]]:
        return [(two_of(g, spare(g, person)),)] if can_heal(g, person) else []

    def notes(self, g: BangTable, person: Person, targets: Sequence[Label], where: dict[str, Any]) -> Notes:
        return [*life_gained(g, "ability", person, 1, **where), *hand_changes(g, "ability", person, -2, **where)]

    def do(self, g: BangTable, person: Person, cards: list[str], target: Person, what: Any) -> None:
        ketchum(g, person, cards)

    def why_not(self, g: BangTable, person: Person) -> str:
        return "full-life" if g.life[person] >= g.most[person] else "two-cards"


@on(could_be_saved, "sid_ketchum")
def sid_could(g: BangTable, me: Person) -> bool:
    return len(spare(g, me)) > 1


@on(last_ways, "sid_ketchum")
def sid_saves_himself(g: BangTable, me: Person, ways: list[Sentence]) -> list[Sentence]:
    return [*ways, ("discard_two", two_of(g, spare(g, me)))]


@on(last_notes, "sid_ketchum")
def about_saving(g: BangTable, me: Person, notes: list[Note]) -> list[Note]:
    return [*notes, *saved(g, "discard_two", me, 1)]


@on(way_out, "sid_ketchum")
def sid_gets_out(g: BangTable, me: Person, way: str, missing: int) -> str:
    return way or ("sid_ketchum" if len(spare(g, me)) // 2 >= missing else "")


@last_gasp.answer("discard_two")
def discard_two(
    g: BangTable, seat: int, person: Person, by: Person, why: str, points: int, cards: list[FaceId]
) -> None:
    ketchum(g, person, cards)
    dying(g, person, by, why, points)


@last_gasp.refuse("discard_two")
def why_not_two(
    g: BangTable, seat: int, person: Person, by: Person, why: str, points: int, cards: list[str]
) -> IllegalMove | None:
    return why_not_ketchum(g, person, cards) if has(g, person, "sid_ketchum") else IllegalMove("no-such-ability")


# ---- Slab the Killer: his BANG! needs two Missed! ----


@on(missed_needed, "slab_the_killer")
def slab_needs_two(g: BangTable, me: Person, needed: int, name: str) -> int:
    return 2 if name == "bang" else needed


# ---- Suzy Lafayette: never sits with an empty hand, except in the middle of phase 1 ----


@on(settled, "suzy_lafayette")
def suzy_draws(g: BangTable, me: Person) -> None:
    if not g.hand(me) and "phase_1" not in g.used:
        draw(g, me, 1, "suzy_lafayette")


# ---- Willy the Kid: any number of BANG! ----


@on(shot_limit, "willy_the_kid")
def willy_fires(g: BangTable, me: Person, limit: int) -> int:
    return UNLIMITED
