"""A Fistful of Cards: its events, one block each; those that shoot are in fistful_shots.py."""

from __future__ import annotations

from ....kernel.blanks import Some
from ....kernel.decision import About, Sentences
from ....kernel.pieces import move
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question
from ....kernel.table import FaceId, PieceId
from ..faces import Kind
from ..moments import (
    after_phase_1,
    cards_off,
    draws_from_pile,
    end_phase_2,
    forbidden,
    hoped_for,
    instead_of_phase_1,
    luck_decided,
    on,
    plays_again,
    returns,
    second_drawn,
    shows_second,
    steps,
    turn_ends,
    turn_starts,
)
from ..rules import causes
from ..rules.ask import ask
from ..rules.deeds import remember
from ..rules.draw import draw_cards, net_draw
from ..rules.dying import lose_life
from ..rules.events import come_back
from ..rules.life import heal
from ..rules.pile import discard, draw, hearts, luck, to_hand, turn_up
from ..rules.prices import hand_changes, heals, life_gained, life_lost, told
from ..rules.query import is_red, players
from ..table import NOBODY, BangTable, Label, Person

COLOURS = ("red", "black")


# ---- instead of phase 1 ----


@on(instead_of_phase_1, "hard_liquor")
def hard_liquor_offered(g: BangTable, me: Person, person: Person) -> bool:
    """Nobody drinks at full life."""
    if g.life[person] >= g.most[person]:
        return False
    ask(g, person, hard_liquor)
    return True


@question
def hard_liquor(g: BangTable, seat: int, person: Person) -> Sentences:
    """Regain a life instead of drawing."""
    return ("regain",), ("draw",)


@hard_liquor.tells
def about_liquor(g: BangTable, seat: int, person: Person) -> About:
    notes = [*life_gained(g, "regain", person, 1), *hand_changes(g, "draw", person, net_draw(g, person))]
    return About(causes.event("hard_liquor"), notes=notes)


@hard_liquor.answer("regain")
def liquor_drunk(g: BangTable, seat: int, person: Person) -> None:
    heal(g, person, 1, "hard_liquor")


@hard_liquor.answer("draw")
def liquor_left(g: BangTable, seat: int, person: Person) -> None:
    draw_cards(g, person)


@on(instead_of_phase_1, "peyote")
def peyote_chewed(g: BangTable, me: Person, person: Person) -> bool:
    ask(g, person, peyote, 0)
    return True


@question
def peyote(g: BangTable, seat: int, person: Person, right: int) -> Sentences:
    """Is the next card red or black? Whoever was right may stop."""
    return (("guess", COLOURS), ("stop",)) if right else (("guess", COLOURS),)


@peyote.tells
def about_peyote(g: BangTable, seat: int, person: Person, right: int) -> About:
    return About(causes.event("peyote"), {"count": right}, [told("guess", "guess")])


@peyote.answer("guess")
def peyote_guessed(g: BangTable, seat: int, person: Person, right: int, colour: str) -> None:
    """Everybody sees the card; he keeps what he guessed right and may go on."""
    found = turn_up(g, 1)
    if not found:
        return
    hit = (colour == "red") == is_red(g, g.card(found[0]))
    g.tell("guessed", {"card": found[0]}, seat=person, colour=colour, hit=hit)
    if hit:
        to_hand(g, person, found, g.data.table)
        ask(g, person, peyote, right + 1)
    else:
        move(g, found[0], g.data.table, g.data.discard)


@peyote.answer("stop")
def peyote_enough(g: BangTable, seat: int, person: Person, right: int) -> None:
    pass


# ---- Ranch ----


@on(after_phase_1, "ranch")
def ranch_early(g: BangTable, me: Person, person: Person) -> None:
    if g.options.ranch_timing == "end_phase_1":
        ranch_offered(g, person)


@on(end_phase_2, "ranch")
def ranch_late(g: BangTable, me: Person, person: Person) -> None:
    if g.options.ranch_timing == "end_phase_2":
        ranch_offered(g, person)


def ranch_offered(g: BangTable, person: Person) -> None:
    if g.hand(person):
        ask(g, person, ranch)


@question
def ranch(g: BangTable, seat: int, person: Person) -> Sentences:
    """Any cards for as many new ones."""
    hand = g.ids(g.hand(person))
    return (("exchange", Some(hand, 0, len(hand))),)


@ranch.tells
def about_ranch(g: BangTable, seat: int, person: Person) -> About:
    return About(causes.event("ranch"), {"of": len(g.hand(person))}, [told("exchange", "as_many")])


@ranch.answer("exchange")
def exchanged(g: BangTable, seat: int, person: Person, cards: list[FaceId]) -> None:
    pieces = [g.named(g.hand(person), card) for card in cards]
    discard(g, person, *pieces)
    g.tell("exchanged", {"cards": pieces}, seat=person, count=len(pieces))
    draw(g, person, len(pieces), "ranch")


@ranch.refuse("exchange")
def why_not_exchange(g: BangTable, seat: int, person: Person, cards: list[str]) -> IllegalMove | None:
    return IllegalMove("not-in-hand")


# ---- at the start of the turn ----


@on(turn_starts, "blood_brothers")
def brothers_wanted(g: BangTable, me: Person, person: Person) -> None:
    if g.life[person] > 1 and brothers(g, person):
        ask(g, person, blood_brothers)


def brothers(g: BangTable, person: Person) -> list[Person]:
    return [p for p in players(g, person) if p != person and g.life[p] < g.most[p]]


@question
def blood_brothers(g: BangTable, seat: int, person: Person) -> Sentences:
    """One of his lives for somebody else."""
    return ("give_life", [g.label(p) for p in brothers(g, person)]), ("keep_life",)


@blood_brothers.tells
def about_brothers(g: BangTable, seat: int, person: Person) -> About:
    notes = life_lost(g, "give_life", person, 1)
    for other in brothers(g, person):
        notes += heals(g, "give_life", other, 1, target=g.label(other))
    return About(causes.event("blood_brothers"), notes=notes)


@blood_brothers.answer("give_life")
def life_given(g: BangTable, seat: int, person: Person, target: Label) -> None:
    taker = g.person(target)
    remember(g, person, "favour", taker)
    lose_life(g, person, 1, NOBODY, "blood_brothers")
    heal(g, taker, 1, "blood_brothers")


@blood_brothers.answer("keep_life")
def life_kept(g: BangTable, seat: int, person: Person) -> None:
    pass


@blood_brothers.refuse("give_life")
def why_not_give_life(g: BangTable, seat: int, person: Person, target: Label) -> IllegalMove | None:
    taker = g.person(target)
    if taker == person:
        return IllegalMove("not-yourself")
    return IllegalMove("target-full-life") if g.in_play(taker) else IllegalMove("not-in-play")


@on(returns, "dead_man")
def dead_man_walks(g: BangTable, me: Person, back: bool, person: Person) -> bool:
    """The first who was eliminated, once for each time the event is turned up."""
    return back or (g.eliminated[:1] == [person] and not g.event_done)


@on(turn_starts, "dead_man")
def dead_man_comes(g: BangTable, me: Person, person: Person) -> None:
    if g.out[person] and dead_man_walks(g, me, False, person):
        g.event_done = True
        come_back(g, person, 2)
        draw(g, person, 2, "dead_man")


# ---- Vendetta ----


@on(turn_ends, "vendetta")
def vendetta_sworn(g: BangTable, me: Person, person: Person) -> None:
    if not g.skipped and not g.extra:
        g.then(luck, person, "vendetta")


on(hoped_for, "vendetta")(hearts)


@on(luck_decided, "vendetta")
def vendetta_checked(g: BangTable, person: Person, lucky: bool) -> None:
    """Another turn."""
    if lucky:
        g.used += ("vendetta",)
        g.tell("another_turn", seat=person)


@on(plays_again, "vendetta")
def vendetta_goes_on(g: BangTable, me: Person) -> bool:
    return "vendetta" in g.used


# ---- Abandoned Mine: phase 1 from the discard pile; what is discarded goes on the deck, see `g.mined` ----


@on(draws_from_pile, "abandoned_mine")
def mine_is_open(g: BangTable, me: Person) -> bool:
    return bool(g.at[g.data.discard])


# ---- Ambush: everybody at distance 1 ----


@on(steps, "ambush")
def nobody_is_far(g: BangTable, me: Person, way: int) -> int:
    return 1


# ---- The Judge: nothing is laid in front of anybody ----


@on(forbidden, "the_judge")
def nothing_laid(g: BangTable, me: Person, reason: str, person: Person, kind: Kind) -> str:
    return reason if kind.color == "brown" else "judge"


# ---- Lasso: the cards in front of everybody do not work ----


@on(cards_off, "lasso")
def all_tied_up(g: BangTable, me: Person, person: Person) -> bool:
    return True


# ---- Law of the West: the second card is shown and has to be played, see `g.forced` ----


@on(shows_second, "law_of_the_west")
def law_shows(g: BangTable, me: Person) -> bool:
    return True


@on(second_drawn, "law_of_the_west")
def law_demands(g: BangTable, me: Person, person: Person, piece: PieceId) -> None:
    g.forced = g.face[piece].id
