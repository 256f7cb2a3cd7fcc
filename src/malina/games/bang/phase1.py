"""Chapter 6.1: phase 1, how many cards are drawn and from where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.decision import Sentence, Sentences, Some
from ...kernel.pieces import move, reveal, show
from ...kernel.refusal import IllegalMove
from ...kernel.rules import question, rule
from .ask import ask
from .deeds import remember
from .pile import draw, fill_deck, give, random_card, steal, tell, to_hand, whose_card
from .table import BangTable, Label
from .works import has, is_red, players

# Events that take the place of phase 1, or offer something instead of it
INSTEAD: dict[str, Callable[[BangTable, int], bool]] = {}


def phase_1(g: BangTable, person: int) -> None:
    """An event may replace the whole phase; otherwise cards are drawn one by one."""
    g.used += ("phase_1",)
    instead = INSTEAD.get(g.event)
    if instead is None or not instead(g, person):
        draw_cards(g, person)
    g.then(phase_1_over)


@rule
def phase_1_over(g: BangTable) -> None:
    g.used = tuple([name for name in g.used if name != "phase_1"])


def how_many(g: BangTable, person: int) -> int:
    """Without the extra card of Train Arrival."""
    count = 2
    if has(g, person, "pixie_pete"):
        count = g.options.pixie_pete_cards
    elif has(g, person, "bill_noface"):
        count = 1 + g.most[person] - g.life[person]
    elif has(g, person, "claus_the_saint"):
        count = len(players(g, person)) + 1
    elif g.ghost[person]:
        count = 3
    return max(count - 1, 1) if g.event == "thirst" else count


def draw_cards(g: BangTable, person: int) -> None:
    """Whoever may draw in another way is asked; the others just draw."""
    if ways(g, person):
        ask(g, person, draw_how)
    else:
        g.then(draw_from_deck, person, how_many(g, person) + extra(g), 0)


def extra(g: BangTable) -> int:
    return 1 if g.event == "train_arrival" else 0


def ways(g: BangTable, person: int) -> list[Sentence]:
    """What may be done instead of drawing from the deck."""
    found: list[Sentence] = []
    if has(g, person, "jesse_jones"):
        victims = [g.label(p) for p in g.ring if g.owner[p] != g.owner[person] and g.hand(p)]
        if g.mode == "two":
            victims = victims[:1]  # one hand, whatever character is meant
        found.append(("from_hand", victims))
    if has(g, person, "pedro_ramirez") and g.at[g.data.discard]:
        found.append(("from_pile",))
    if has(g, person, "pat_brennan"):
        found.append(("from_table", [id for p in g.ring for id in g.ids(g.in_front(p))]))
    if has(g, person, "kit_carlson") and how_many(g, person) + extra(g) <= 2 and not mining(g):
        found.append(("look",))
    return [way for way in found if len(way) == 1 or way[1]]


def mining(g: BangTable) -> bool:
    """Does the next card come from the discard pile?"""
    return g.event == "abandoned_mine" and bool(g.at[g.data.discard])


@question
def draw_how(g: BangTable, seat: int, person: int) -> Sentences:
    """Draw as usual, or as the character may. Kit Carlson has to look, if he does nothing else."""
    others = ways(g, person)
    return others if ("look",) in others else (("draw",), *others)


@draw_how.answer("draw")
def draw_normally(g: BangTable, seat: int, person: int) -> None:
    g.then(draw_from_deck, person, how_many(g, person) + extra(g), 0)


@draw_how.answer("from_hand")
def draw_from_hand(g: BangTable, seat: int, person: int, target: Label) -> None:
    """Jesse Jones: the first card from somebody's hand."""
    victim = g.person(target)
    remember(g, person, "jesse_jones", victim)
    steal(g, person, victim, random_card(g, victim), "jesse_jones")
    g.then(draw_from_deck, person, how_many(g, person) + extra(g), 1)


@draw_how.answer("from_pile")
def draw_from_pile(g: BangTable, seat: int, person: int) -> None:
    """Pedro Ramirez: the first card from the discard pile."""
    piece = g.at[g.data.discard][-1]
    g.mined = mining(g)
    to_hand(g, person, (piece,), g.data.discard)
    tell(g, "took_from_pile", {"card": piece}, seat=person, why="pedro_ramirez")
    g.then(draw_from_deck, person, how_many(g, person) + extra(g), 1)


@draw_how.answer("from_table")
def draw_from_table(g: BangTable, seat: int, person: int, card: str) -> None:
    """Pat Brennan: one card in play instead of all he would draw."""
    piece = next(piece for p in g.ring if (piece := g.named(g.in_front(p), card)) >= 0)
    remember(g, person, "pat_brennan", whose_card(g, piece))
    steal(g, person, whose_card(g, piece), piece, "pat_brennan")
    if extra(g):
        g.then(draw_from_deck, person, 1, 0)


@draw_how.refuse("from_hand")
def why_not_from_hand(g: BangTable, seat: int, person: int, target: Any) -> IllegalMove | None:
    return IllegalMove("nothing-there") if has(g, person, "jesse_jones") else IllegalMove("no-such-ability")


@draw_how.refuse("draw")
def why_not_draw(g: BangTable, seat: int, person: int) -> IllegalMove | None:
    return IllegalMove("must-look")


@draw_how.refuse("from_pile")
def why_not_from_pile(g: BangTable, seat: int, person: int) -> IllegalMove | None:
    return IllegalMove("pile-empty") if has(g, person, "pedro_ramirez") else IllegalMove("no-such-ability")


@draw_how.refuse("from_table")
def why_not_from_table(g: BangTable, seat: int, person: int, card: str) -> IllegalMove | None:
    return IllegalMove("not-among-these") if has(g, person, "pat_brennan") else IllegalMove("no-such-ability")


@draw_how.refuse("look")
def why_not_look(g: BangTable, seat: int, person: int) -> IllegalMove | None:
    return IllegalMove("switched-off") if has(g, person, "kit_carlson") else IllegalMove("no-such-ability")


@draw_how.answer("look")
def look_at_three(g: BangTable, seat: int, person: int) -> None:
    """Kit Carlson looks at the top three cards and keeps as many as he draws."""
    for _ in range(3):
        if fill_deck(g):
            piece = g.at[g.data.deck][-1]
            move(g, piece, g.data.deck, g.data.table)
            show(g, g.owner[person], (piece,))
    seen = g.at[g.data.table]
    tell(g, "kit_looks", {"cards": list(seen)}, 1 << g.owner[person], seat=person, count=len(seen))
    count = min(how_many(g, person) + extra(g), len(seen))
    if count > 1 and (has(g, person, "black_jack") or g.event == "law_of_the_west"):
        ask(g, person, keep_some, 1, 1)
    else:
        ask(g, person, keep_some, count, 0)


@question
def keep_some(g: BangTable, seat: int, person: int, count: int, place: int) -> Sentences:
    """Where it matters which is the second, one after another: `place` is 1, then 2."""
    return (("keep_cards", Some(g.ids(g.at[g.data.table]), count, count)),)


@keep_some.answer("keep_cards")
def keep_these(g: BangTable, seat: int, person: int, count: int, place: int, cards: list[str]) -> None:
    """The others go back on top as they lay."""
    kept = [g.named(g.at[g.data.table], card) for card in cards]
    to_hand(g, person, kept, g.data.table)
    tell(g, "drew", {"cards": kept}, 1 << seat, seat=person, count=len(kept), why="kit_carlson")
    if place == 1:
        ask(g, person, keep_some, 1, 2)
        return
    for piece in reversed(g.at[g.data.table]):
        move(g, piece, g.data.table, g.data.deck)
    if place == 2:
        second_card(g, person, kept[0])


@keep_some.refuse("keep_cards")
def why_not_keep_cards(
    g: BangTable, seat: int, person: int, count: int, place: int, cards: list[str]
) -> IllegalMove | None:
    return IllegalMove("keep-count", count=count) if len(cards) != count else IllegalMove("not-among-these")


@rule
def draw_from_deck(g: BangTable, person: int, count: int, done: int) -> None:
    """`done` are drawn already. Together, unless it matters what the second one is or where each comes from."""
    drawn: tuple[int, ...] = ()
    while done < count:
        stop = 2 if done < 2 and shows_second(g, person) else count
        cards = next_cards(g, person, min(stop, count) - done)
        if not cards:
            break
        drawn += tuple(cards)
        done += len(cards)
        if done == 2:
            second_card(g, person, cards[-1])
    if has(g, person, "claus_the_saint"):
        g.then(give_presents, person, drawn)


def next_cards(g: BangTable, person: int, count: int, why: str = "") -> list[int]:
    """From the deck, or while the Abandoned Mine is open one from the discard pile."""
    if mining(g):
        piece = g.at[g.data.discard][-1]
        g.mined = True
        to_hand(g, person, (piece,), g.data.discard)
        tell(g, "took_from_pile", {"card": piece}, seat=person, why="abandoned_mine")
        return [piece]
    return draw(g, person, count, why)


def shows_second(g: BangTable, person: int) -> bool:
    return g.event == "law_of_the_west" or has(g, person, "black_jack")


def second_card(g: BangTable, person: int, piece: int) -> None:
    """Black Jack shows it and draws another for a red one; the Law of the West makes him play it."""
    law = g.event == "law_of_the_west"
    if shows_second(g, person):
        reveal(g, (piece,))
        tell(g, "showed", {"card": piece}, seat=person, why="law_of_the_west" if law else "black_jack")
    if law:
        g.forced = g.face[piece].id
    if has(g, person, "black_jack") and is_red(g, g.card(piece)):
        next_cards(g, person, 1, "black_jack")


# ---- Claus the Saint ----


@rule
def give_presents(g: BangTable, person: int, drawn: tuple[int, ...]) -> None:
    """One of the cards he has drawn to each other player, as he likes; never the one that he has to play."""
    free = tuple([piece for piece in drawn if g.face[piece].id != g.forced])
    present(g, person, tuple(players(g, person)[1:]), free)


def present(g: BangTable, person: int, to: tuple[int, ...], drawn: tuple[int, ...]) -> None:
    if to and drawn:
        ask(g, person, give_present, to, drawn)


@question
def give_present(g: BangTable, seat: int, person: int, to: tuple[int, ...], drawn: tuple[int, ...]) -> Sentences:
    """A card for the first of these."""
    return (("give", g.ids(drawn)),)


@give_present.answer("give")
def given(g: BangTable, seat: int, person: int, to: tuple[int, ...], drawn: tuple[int, ...], card: str) -> None:
    gone = give(g, person, to[0], card, "claus_the_saint", drawn)
    present(g, person, to[1:], tuple([piece for piece in drawn if piece != gone]))


@give_present.refuse("give")
def why_not_present(
    g: BangTable, seat: int, person: int, to: tuple[int, ...], drawn: tuple[int, ...], card: str
) -> IllegalMove | None:
    if g.named(g.hand(person), card) < 0:
        return IllegalMove("not-in-hand")
    return IllegalMove("law-of-the-west" if card == g.forced else "not-among-these")
