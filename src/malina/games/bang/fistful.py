"""A Fistful of Cards: what its events do. What they only switch on or off is in works.py, phase1.py and play.py."""

from __future__ import annotations

from typing import Any

from ...kernel.decision import Sentences, Some
from ...kernel.pieces import move
from ...kernel.refusal import IllegalMove
from ...kernel.rules import question, rule
from .ask import ask
from .cards import Card
from .damage import NOBODY, heal, lose_life, rest, settle, wake
from .deeds import remember
from .events import come_back
from .moments import on
from .phase1 import INSTEAD, draw_cards
from .pile import discard, draw, luck, outcome, tell, to_hand, turn_up
from .play import ABILITIES, Ability, may_shoot, two_of
from .shots import could_miss, give_missed, misses, shot, unchain, why_no_missed
from .table import BangTable, Label
from .targets import targets
from .turn import RETURNS
from .works import is_red, players, serves_as_bang, serves_as_missed, suit

COLOURS = ("red", "black")


# ---- instead of phase 1 ----


def hard_liquor_offered(g: BangTable, person: int) -> bool:
    """Nobody drinks at full life."""
    if g.life[person] >= g.most[person]:
        return False
    ask(g, person, hard_liquor)
    return True


INSTEAD["hard_liquor"] = hard_liquor_offered


@question
def hard_liquor(g: BangTable, seat: int, person: int) -> Sentences:
    """Regain a life instead of drawing."""
    return ("regain",), ("draw",)


@hard_liquor.answer("regain")
def liquor_drunk(g: BangTable, seat: int, person: int) -> None:
    heal(g, person, 1, "hard_liquor")


@hard_liquor.answer("draw")
def liquor_left(g: BangTable, seat: int, person: int) -> None:
    draw_cards(g, person)


def peyote_chewed(g: BangTable, person: int) -> bool:
    ask(g, person, peyote, 0)
    return True


INSTEAD["peyote"] = peyote_chewed


@question
def peyote(g: BangTable, seat: int, person: int, right: int) -> Sentences:
    """Is the next card red or black? Whoever was right may stop."""
    return (("guess", COLOURS), ("stop",)) if right else (("guess", COLOURS),)


@peyote.answer("guess")
def peyote_guessed(g: BangTable, seat: int, person: int, right: int, colour: str) -> None:
    """Everybody sees the card; he keeps what he guessed right and may go on."""
    found = turn_up(g, 1)
    if not found:
        return
    hit = (colour == "red") == is_red(g, g.card(found[0]))
    tell(g, "guessed", {"card": found[0]}, seat=person, colour=colour, hit=hit)
    if hit:
        to_hand(g, person, found, g.data.table)
        ask(g, person, peyote, right + 1)
    else:
        move(g, found[0], g.data.table, g.data.discard)


@peyote.answer("stop")
def peyote_enough(g: BangTable, seat: int, person: int, right: int) -> None:
    pass


# ---- Ranch ----


@on("after_phase_1", "ranch")
def ranch_early(g: BangTable, person: int) -> None:
    if g.options.ranch_timing == "end_phase_1":
        ranch_offered(g, person)


@on("end_phase_2", "ranch")
def ranch_late(g: BangTable, person: int) -> None:
    if g.options.ranch_timing == "end_phase_2":
        ranch_offered(g, person)


def ranch_offered(g: BangTable, person: int) -> None:
    if g.hand(person):
        ask(g, person, ranch)


@question
def ranch(g: BangTable, seat: int, person: int) -> Sentences:
    """Any cards for as many new ones."""
    hand = g.ids(g.hand(person))
    return (("exchange", Some(hand, 0, len(hand))),)


@ranch.answer("exchange")
def exchanged(g: BangTable, seat: int, person: int, cards: list[str]) -> None:
    pieces = [g.named(g.hand(person), card) for card in cards]
    discard(g, person, *pieces)
    tell(g, "exchanged", {"cards": pieces}, seat=person, count=len(pieces))
    draw(g, person, len(pieces), "ranch")


@ranch.refuse("exchange")
def why_not_exchange(g: BangTable, seat: int, person: int, cards: list[str]) -> IllegalMove | None:
    return IllegalMove("not-in-hand")


# ---- Ricochet ----


class Ricochet(Ability):
    """A BANG! card against a card in front of somebody else, at any distance."""

    def ways(self, g: BangTable, person: int) -> list[tuple[Any, ...]]:
        bangs = g.ids(serves_as_bang(g, person))
        others = [p for p in g.ring if g.owner[p] != g.owner[person] and g.in_front(p)]
        return [(Some(bangs, 1, 1), (g.label(p),), g.ids(g.in_front(p))) for p in others] if bangs else []

    def do(self, g: BangTable, person: int, cards: list[str], target: int, what: Any) -> None:
        paid = g.named(g.hand(person), cards[0])
        piece = g.named(g.in_front(target), what)
        discard(g, person, paid)
        tell(g, "ricochet_shot", {"cost": paid, "card": piece}, seat=person, victim=target)
        g.chain.append(("ricochet", person, target, 1, 0))
        g.then(wake, target)
        g.then(ricochet_flies, target, piece)
        g.then(unchain)
        g.then(rest, g.owner[target], g.active[g.owner[target]])

    def why_not(self, g: BangTable, person: int) -> str:
        return "nothing-there" if serves_as_bang(g, person) else "no-bang"


ABILITIES["ricochet"] = Ricochet()


@rule
def ricochet_flies(g: BangTable, target: int, piece: int) -> None:
    if could_miss(g, target):
        ask(g, target, save_card, piece)
    else:
        ricochet_hits(g, target, piece)


@question
def save_card(g: BangTable, seat: int, person: int, piece: int) -> Sentences:
    """A Missed! saves it."""
    return ("miss", misses(g, person)), ("let_go",)


@save_card.answer("miss")
def card_saved(g: BangTable, seat: int, person: int, piece: int, card: str) -> None:
    give_missed(g, person, card)


@save_card.answer("let_go")
def card_lost(g: BangTable, seat: int, person: int, piece: int) -> None:
    ricochet_hits(g, person, piece)


@save_card.refuse("miss")
def why_not_save(g: BangTable, seat: int, person: int, piece: int, card: str) -> IllegalMove | None:
    return why_no_missed(g, person, card)


def ricochet_hits(g: BangTable, person: int, piece: int) -> None:
    discard(g, person, piece)
    tell(g, "ricochet_hit", {"card": piece}, seat=person)


# ---- Sniper ----


class Sniper(Ability):
    """Two BANG! cards as one shot that needs two Missed!; it is the BANG! of the turn."""

    aims_like = "bang"

    def ways(self, g: BangTable, person: int) -> list[tuple[Any, ...]]:
        bangs = serves_as_bang(g, person)
        if len(bangs) < 2 or not may_shoot(g, person):
            return []
        hit = targets(g, person, g.data.kinds["bang"])
        return [(two_of(g, bangs), [g.label(p) for p in hit])] if hit else []

    def do(self, g: BangTable, person: int, cards: list[str], target: int, what: Any) -> None:
        pieces = [g.named(g.hand(person), card) for card in cards]
        discard(g, person, *pieces)
        g.bangs += 1
        tell(g, "sniper_shot", {"cards": pieces}, seat=person, victim=target)
        g.then(shot, person, target, "sniper", "", 2)

    def why_not(self, g: BangTable, person: int) -> str:
        if len(serves_as_bang(g, person)) < 2:
            return "two-bangs"
        return "bang-limit" if not may_shoot(g, person) else "nobody-in-reach"


ABILITIES["sniper"] = Sniper()


# ---- at the start of the turn ----


@on("turn_start", "blood_brothers")
def brothers_wanted(g: BangTable, person: int) -> None:
    if g.life[person] > 1 and brothers(g, person):
        ask(g, person, blood_brothers)


def brothers(g: BangTable, person: int) -> list[int]:
    return [p for p in players(g, person) if p != person and g.life[p] < g.most[p]]


@question
def blood_brothers(g: BangTable, seat: int, person: int) -> Sentences:
    """One of his lives for somebody else."""
    return ("give_life", [g.label(p) for p in brothers(g, person)]), ("keep_life",)


@blood_brothers.answer("give_life")
def life_given(g: BangTable, seat: int, person: int, target: Label) -> None:
    taker = g.person(target)
    remember(g, person, "blood_brothers", taker)
    lose_life(g, person, 1, NOBODY, "blood_brothers")
    heal(g, taker, 1, "blood_brothers")


@blood_brothers.answer("keep_life")
def life_kept(g: BangTable, seat: int, person: int) -> None:
    pass


@blood_brothers.refuse("give_life")
def why_not_give_life(g: BangTable, seat: int, person: int, target: Label) -> IllegalMove | None:
    taker = g.person(target)
    if taker == person:
        return IllegalMove("not-yourself")
    return IllegalMove("target-full-life") if g.in_play(taker) else IllegalMove("not-in-play")


def dead_man_walks(g: BangTable, person: int) -> bool:
    """The first who was eliminated, once for each time the event is turned up."""
    return g.eliminated[:1] == [person] and not g.event_done


RETURNS["dead_man"] = dead_man_walks


@on("turn_start", "dead_man")
def dead_man_comes(g: BangTable, person: int) -> None:
    if g.out[person] and dead_man_walks(g, person):
        g.event_done = True
        come_back(g, person, 2)
        draw(g, person, 2, "dead_man")


@on("turn_start", "a_fistful_of_cards")
def cards_fly(g: BangTable, person: int) -> None:
    """A shot for each card he has now, each an effect of its own."""
    for _ in g.hand(person):
        g.then(shot, NOBODY, person, "a_fistful_of_cards", "", 1)
        g.then(settle)


# ---- Vendetta ----


@on("turn_end", "vendetta")
def vendetta_sworn(g: BangTable, person: int) -> None:
    if not g.skipped and not g.extra:
        g.then(luck, person, "vendetta")


@outcome("vendetta")
def vendetta_checked(g: BangTable, person: int, card: Card | None) -> None:
    """Hearts: another turn."""
    if card is not None and suit(g, card) == "H":
        g.used += ("vendetta",)
        tell(g, "another_turn", seat=person)


# ---- Russian Roulette ----


@on("revealed", "russian_roulette")
def roulette_starts(g: BangTable, person: int) -> None:
    g.then(roulette, person)


@rule
def roulette(g: BangTable, person: int) -> None:
    """A Missed!, or two lives and it is over. Whoever has been eliminated meanwhile is passed over."""
    if not g.in_play(person):
        person = following(g, person)
    g.chain.append(("russian_roulette", NOBODY, person, 1, 0))
    if g.hand(person) or roulette_hats(g, person):
        ask(g, person, roulette_answer)
    else:
        roulette_fires(g, person)


def roulette_hats(g: BangTable, person: int) -> list[int]:
    """Green cards that help. The turn has hardly begun: Belle Star does not overlook them yet."""
    return [piece for piece in g.in_front(person) if piece in g.ready and "missed" in g.kind(piece).symbols]


@question
def roulette_answer(g: BangTable, seat: int, person: int) -> Sentences:
    return ("miss", g.ids([*serves_as_missed(g, person), *roulette_hats(g, person)])), ("take_hit",)


@roulette_answer.answer("miss")
def roulette_missed(g: BangTable, seat: int, person: int, card: str) -> None:
    """On it goes, as often round as necessary."""
    unchain(g)
    give_missed(g, person, card)
    g.then(settle)
    g.then(roulette, following(g, person))


@roulette_answer.answer("take_hit")
def roulette_hit(g: BangTable, seat: int, person: int) -> None:
    roulette_fires(g, person)


@roulette_answer.refuse("miss")
def why_not_roulette(g: BangTable, seat: int, person: int, card: str) -> IllegalMove | None:
    return why_no_missed(g, person, card)


def roulette_fires(g: BangTable, person: int) -> None:
    unchain(g)
    g.then(lose_life, person, 2, NOBODY, "russian_roulette")


def following(g: BangTable, person: int) -> int:
    order = [*players(g, person), person]
    return order[1] if order[0] == person else order[0]
