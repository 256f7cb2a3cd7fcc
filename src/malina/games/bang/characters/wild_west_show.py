"""The characters of Wild West Show, one block each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.blanks import Some
from ....kernel.decision import About, Sentences
from ....kernel.pieces import reveal, slip_faces
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId, PieceId
from ..faces import Card, Kind
from ..moments import (
    Ability,
    ability,
    after_play,
    became,
    before_phase_1,
    copied,
    counts_as,
    hoped_for,
    last_chance,
    luck_card_lies,
    luck_decided,
    on,
    takes_excess,
    way_out,
    why_no_missed_card,
)
from ..rules import causes
from ..rules.ask import ask, ask_all
from ..rules.elimination import eliminate
from ..rules.identity import give_back
from ..rules.life import survived
from ..rules.pile import answer_with, draw, give, luck, random_card, steal, to_hand
from ..rules.play import resolve
from ..rules.prices import Notes, hand_changes, told
from ..rules.query import has, is_bang, others, spare, suit
from ..rules.settle import settle
from ..rules.ways import aims
from ..rules.will import works_out
from ..table import NOBODY, BangTable, Label, Person

# ---- Big Spencer: five cards at the start, but no Missed! ----


@on(counts_as, "big_spencer")
def spencer_stands(g: BangTable, me: Person, serves: bool, kind: Kind, name: str) -> bool:
    return serves and (kind.id, name) != ("missed", "missed")


@on(why_no_missed_card, "big_spencer")
def why_spencer_stands(g: BangTable, me: Person, reason: str, kind: Kind) -> str:
    return "big-spencer" if kind.id == "missed" else reason


# ---- Flint Westwood: a card of his choice for two of somebody else ----


@on(ability, "flint_westwood")
class FlintWestwood(Ability):
    """A card of his choice for two random ones of somebody else, once a turn."""

    deed = "rob"

    def ways(self, g: BangTable, person: Person) -> list[tuple[Any, ...]]:
        cards = spare(g, person)
        partners = [p for p in others(g, person) if g.hand(p) and g.active[g.owner[p]] == p]
        if "flint_westwood" in g.used or not cards or not partners:
            return []
        return [(Some(g.ids(cards), 1, 1), [g.label(p) for p in partners])]

    def notes(self, g: BangTable, person: Person, targets: Sequence[Label], where: dict[str, Any]) -> Notes:
        return [
            told("ability", "trade", {**where, "target": t}, victim=t, count=self.gain(g, g.person(t))) for t in targets
        ]

    def gain(self, g: BangTable, target: Person) -> int:
        return min(2, len(g.hand(target)))

    def do(self, g: BangTable, person: Person, cards: list[str], target: Person, what: Any) -> None:
        g.used += ("flint_westwood",)
        for _ in range(self.gain(g, target)):
            steal(g, person, target, random_card(g, target), "flint_westwood")
        give(g, person, target, cards[0], "flint_westwood")

    def why_not(self, g: BangTable, person: Person) -> str:
        return "nobody-to-trade-with" if spare(g, person) else "no-card"


# ---- Gary Looter: takes what others throw away in phase 3 ----


@on(takes_excess, "gary_looter")
def gary_takes(g: BangTable, me: Person, person: Person, cards: list[str]) -> None:
    for card in cards:
        give(g, person, me, card, "gary_looter")


# ---- Greygory Deck: two characters of the base game, which he may exchange before phase 1 ----


@on(became, "greygory_deck")
def greygory_begins(g: BangTable, me: Person) -> None:
    greygory_draws(g, me)


@on(copied, "greygory_deck")
def greygory_copied(g: BangTable, me: Person, person: Person) -> bool:
    """That he has two characters is copied, not which."""
    greygory_draws(g, person)
    return True


def greygory_draws(g: BangTable, person: Person) -> None:
    """Two random base characters that nobody has; those he had are shuffled in before."""
    give_back(g, person)
    box = g.data
    base = [character.id for character in box.characters if character.set == "base"]
    g.final += 1
    g.dice.shuffle(base)
    free = [id for id in base if g.named(g.at[box.others], id) >= 0]
    slip_faces(g, free[:2], box.others, box.drawn[person])
    drawn = g.at[box.drawn[person]]
    reveal(g, drawn)
    g.abilities[person] = (g.character[person], *g.ids(drawn))
    g.tell("greygory", {"characters": list(drawn)}, seat=person)


@on(before_phase_1, "greygory_deck")
def greygory_comes(g: BangTable, me: Person) -> None:
    g.then(greygory, me)


@rule
def greygory(g: BangTable, person: Person) -> None:
    if has(g, person, "greygory_deck"):
        ask(g, person, new_characters)


@question
def new_characters(g: BangTable, seat: int, person: Person) -> Sentences:
    """Both of them, or none."""
    return ("exchange_both",), ("keep_both",)


@new_characters.tells
def about_exchange(g: BangTable, seat: int, person: Person) -> About:
    """Vera Custer may be the one who has them now."""
    mine = g.ids(g.at[g.data.drawn[person]])
    notes = [told("exchange_both", "two_random"), told("keep_both", "abilities", characters=mine)]
    return About(causes.ability("greygory_deck"), {"characters": mine}, notes)


@new_characters.answer("exchange_both")
def exchange_both(g: BangTable, seat: int, person: Person) -> None:
    greygory_draws(g, person)


@new_characters.answer("keep_both")
def keep_both(g: BangTable, seat: int, person: Person) -> None:
    pass


# ---- John Pain: takes the card of each draw!, as long as he has few ----

FEW = 5


@on(luck_card_lies, "john_pain")
def pain_takes(g: BangTable, me: Person, piece: PieceId) -> bool:
    if len(g.hand(me)) > FEW:
        return False
    g.tell("pain_takes", {"card": piece}, seat=me)
    to_hand(g, me, (piece,), g.data.discard)
    return True


# ---- Lee Van Kliff: a BANG! for the same effect once more ----


@on(after_play, "lee_van_kliff")
def lee_may_repeat(g: BangTable, me: Person, person: Person, played: str, name: str) -> None:
    if g.data.kinds[name].color == "brown":
        g.then(offer_repeat, me, played, name)


@rule
def offer_repeat(g: BangTable, person: Person, played: str, name: str) -> None:
    """Asked whenever he could by what everybody knows; costs are not paid again."""
    able = person == g.turn and has(g, person, "lee_van_kliff") and g.hand(person)
    if able and aims(g, person, g.data.kinds[name]):
        ask(g, person, repeat_card, played, name)


@question
def repeat_card(g: BangTable, seat: int, person: Person, played: str, name: str) -> Sentences:
    """Which BANG! for it, and new choices."""
    paid = bangs(g, person)
    ways = [("repeat", paid, *blanks) for blanks in aims(g, person, g.data.kinds[name])] if paid else []
    return (*ways, ("no_repeat",))


def bangs(g: BangTable, person: Person) -> list[str]:
    """Discarded, not played: neither the limit nor the Sermon matters."""
    return g.ids([p for p in spare(g, person) if is_bang(g, person, p)])


@repeat_card.tells
def about_repeating(g: BangTable, seat: int, person: Person, played: str, name: str) -> About:
    notes = []
    for cmd, *fills in repeat_card.moves(g, seat, person, played, name):
        if cmd == "repeat":
            _, targets, *_ = fills
            notes += works_out(g, cmd, person, g.data.kinds[name], played, targets, {})
    return About(causes.played(g, played, name, "lee_van_kliff"), notes=notes)


@repeat_card.answer("repeat")
def repeat(
    g: BangTable,
    seat: int,
    person: Person,
    played: str,
    name: str,
    card: FaceId,
    target: Label | None = None,
    what: str | None = None,
) -> None:
    """For Miss Susanna it is one more card played; the limit of BANG! cards does not matter."""
    piece = g.named(g.hand(person), card)
    aim = NOBODY if target is None else g.person(target)
    answer_with(g, person, piece)
    g.played += 1
    g.tell("repeated", {"card": piece}, seat=person, why=name, **({"victim": aim} if aim >= 0 else {}))
    g.then(resolve, person, name, played, aim, what or "")
    g.then(settle)


@repeat_card.answer("no_repeat")
def no_repeat(g: BangTable, seat: int, person: Person, played: str, name: str) -> None:
    """While he was asked somebody may have talked, or drunk as Sid Ketchum."""
    g.then(settle)


@repeat_card.refuse("repeat")
def why_not_repeat(
    g: BangTable, seat: int, person: Person, played: str, name: str, card: str, target: Any, what: Any
) -> IllegalMove | None:
    if g.named(g.hand(person), card) < 0:
        return IllegalMove("not-in-hand")
    return IllegalMove("no-bang") if card not in bangs(g, person) else IllegalMove("repeat-impossible")


# ---- Teren Kill: stays with one life unless it is spades ----


@on(way_out, "teren_kill")
def teren_gets_out(g: BangTable, me: Person, way: str, missing: int) -> str:
    return way or "teren_kill"


@on(last_chance, "teren_kill")
def teren_tries(g: BangTable, me: Person, by: Person, why: str, points: int) -> bool:
    g.then(luck, me, "teren_kill", (by, why, points))
    return True


@on(hoped_for, "teren_kill")
def no_spades(g: BangTable, me: Person, lucky: bool, card: Card | None) -> bool:
    return card is not None and suit(g, card) != "S"


@on(luck_decided, "teren_kill")
def teren_checked(g: BangTable, person: Person, lucky: bool, by: Person, why: str, points: int) -> None:
    """He stays with one life and draws a card."""
    if lucky:
        g.life[person] = 1
        g.tell("teren_stays", seat=person)
        draw(g, person, 1, "teren_kill")
        survived(g, person, by, points)
    else:
        g.then(eliminate, person, by, why)


# ---- Youl Grinner: a card of everybody who has more than he ----


@on(before_phase_1, "youl_grinner")
def youl_comes(g: BangTable, me: Person) -> None:
    g.then(youl, me)


@rule
def youl(g: BangTable, person: Person) -> None:
    """Whoever has more cards than he gives him one; all choose at the same time."""
    if has(g, person, "youl_grinner"):
        mine = len(g.hand(person))
        givers = [p for p in others(g, person) if len(g.hand(p)) > mine and g.active[g.owner[p]] == p]
        ask_all(g, [(giver, give_to_youl, (person,)) for giver in givers])


@question
def give_to_youl(g: BangTable, seat: int, person: Person, youl: Person) -> Sentences:
    """Sid Ketchum may have discarded his last cards meanwhile."""
    return (("give", g.ids(g.hand(person))),) if g.hand(person) else (("leave",),)


@give_to_youl.tells
def about_youl(g: BangTable, seat: int, person: Person, youl: Person) -> About:
    cause = causes.said("tribute", by=g.label(youl), character="youl_grinner")
    target = g.label(youl)
    notes = [*hand_changes(g, "give", person, -1), told("give", "secret", victim=target)]
    return About(cause, {"target": target}, notes)


@give_to_youl.answer("give")
def given_to_youl(g: BangTable, seat: int, person: Person, youl: Person, card: FaceId) -> None:
    give(g, person, youl, card, "youl_grinner")


@give_to_youl.refuse("give")
def why_not_to_youl(g: BangTable, seat: int, person: Person, youl: Person, card: str) -> IllegalMove | None:
    return IllegalMove("not-in-hand")


@give_to_youl.answer("leave")
def nothing_for_youl(g: BangTable, seat: int, person: Person, youl: Person) -> None:
    pass
