"""Where cards, characters, events and modes have a say: the moments of the rules, in the order of the rulebook.

What one of them does stands beside it, registered by its id:

    @on(turn_starts, "high_noon")
    def noon_strikes(g, me, person): ...

A `Moment` happens, a `Modifier` works out a value, an `Instead` may take the place of a rule, `Parts` are objects. `me`
is the person whose character or card it is, NOBODY for events and modes. Who has a say now is found by the functions at
the end: there, and nowhere else, things are switched off.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from ...kernel.decision import Note, Sentence
from ...kernel.moments import Instead, Listened, Modifier, Moment, Parts, Source, on, who
from ...kernel.rules import Question
from ...kernel.table import PieceId
from .acts import Ability as Ability
from .acts import Played as Played
from .acts import Way as Way
from .faces import Card, Kind
from .table import NOBODY, BangTable, Person

__all__ = ["on", "who"]
UNLIMITED = 99  # BANG! cards a turn

# ---- chapter 4: what works, and how far it is ----

characters_off: Instead[[]] = Instead("characters_off")
cards_off: Instead[[Person]] = Instead("cards_off")  # person: do the cards in front of him lie idle?
suits: Modifier[str, []] = Modifier("suits")  # of every card
steps: Modifier[int, []] = Modifier("steps")  # between two persons, without cards and characters
counts_as: Modifier[bool, [Kind, str]] = Modifier("counts_as")  # does such a card serve him as a "bang", a "missed"?

# ---- chapter 5: setup ----

dealing: Instead[[]] = Instead("dealing")  # everything that is dealt
dealing_roles: Instead[[]] = Instead("dealing_roles")
dealing_characters: Instead[[]] = Instead("dealing_characters")
became: Moment[[]] = Moment("became")  # he is this character now
copied: Instead[[Person]] = Instead("copied")  # person has copied this character; his abilities may be others
before_start: Moment[[]] = Moment("before_start")  # of a game

# ---- chapter 6: the turn ----

takes_turn: Modifier[bool, [Person]] = Modifier("takes_turn")  # person: T0
returns: Modifier[bool, [Person]] = Modifier("returns")  # eliminated person: does he get a turn? T0
skips_turn: Instead[[Person]] = Instead("skips_turn")  # person: T0
instead_of_turn: Instead[[Person]] = Instead("instead_of_turn")  # person; or not yet
turn_starts: Moment[[Person]] = Moment("turn_starts")  # person: T2
dynamite_ticks: Moment[[]] = Moment("dynamite_ticks")  # cards in front of him: T3
passes_dynamite: Modifier[list[Person], [Person]] = Modifier("passes_dynamite")  # who may have it next; person
jail_opens: Moment[[]] = Moment("jail_opens")  # cards in front of him: T4
turn_lost: Modifier[bool, [Person]] = Modifier("turn_lost")  # person stays in jail
stayed_in_jail: Moment[[]] = Moment("stayed_in_jail")
phase_0: Moment[[Person]] = Moment("phase_0")  # person: T5
before_phase_1: Moment[[]] = Moment("before_phase_1")  # T5; abilities that are switched off as well
instead_of_phase_1: Instead[[Person]] = Instead("instead_of_phase_1")  # person: T6
draw_count: Modifier[int, []] = Modifier("draw_count")  # how many cards he draws
extra_draws: Modifier[int, []] = Modifier("extra_draws")  # and how many more, however he draws
given_away: Modifier[int, []] = Modifier("given_away")  # how many of them are not for him
draw_ways: Modifier[list[Way], []] = Modifier("draw_ways")
draws_from_pile: Instead[[]] = Instead("draws_from_pile")  # does the next card come from the discard pile?
shows_second: Instead[[]] = Instead("shows_second")  # is the second card shown?
second_drawn: Moment[[Person, PieceId]] = Moment("second_drawn")  # person, the second card he drew
has_drawn: Moment[[tuple[PieceId, ...]]] = Moment("has_drawn")  # these cards
after_phase_1: Moment[[Person]] = Moment("after_phase_1")  # person: T7
end_phase_2: Moment[[Person]] = Moment("end_phase_2")  # person: T9
after_phase_2: Moment[[Person]] = Moment("after_phase_2")  # person: T9, when that is done
end_notes: Modifier[list[Note], [Person]] = Modifier("end_notes")  # what it costs person to end phase 2 now
must_keep: Modifier[list[str], [Person]] = Modifier("must_keep")  # cards that person cannot throw away: T10
takes_excess: Moment[[Person, list[str]]] = Moment("takes_excess")  # of person: cards
turn_closes: Moment[[Person]] = Moment("turn_closes")  # person: T11
turn_ends: Moment[[Person]] = Moment("turn_ends")  # person: T12
plays_again: Instead[[]] = Instead("plays_again")  # has he won another turn?

# ---- chapters 7 and 8: cards ----

ability: Parts[Ability] = Parts("ability")
forbidden: Modifier[str, [Person, Kind]] = Modifier("forbidden")  # why person cannot play such a card, "": he can
shot_limit: Modifier[int, []] = Modifier("shot_limit")  # BANG! cards a turn
plays_as: Modifier[list[str], []] = Modifier("plays_as")  # names of cards he may play others as
why_not_as: Modifier[str, [str]] = Modifier("why_not_as")  # why not as this one
why_no_missed_card: Modifier[str, [Kind]] = Modifier("why_no_missed_card")  # why it does not serve him as a Missed!
played_as: Moment[[str]] = Moment("played_as")  # he has played another card as this one
effect: Moment[[Played]] = Moment("effect")  # what a card does
laid: Moment[[PieceId, Person]] = Moment("laid")  # he has laid a card of this handle in front of target
after_play: Moment[[Person, str, str]] = Moment("after_play")  # person, card, what it was played as: it is finished
immune: Instead[[Person, tuple[str, ...]]] = Instead("immune")  # to cards of these suits, played by
missed_needed: Modifier[int, [str]] = Modifier("missed_needed")  # against his shot with a card of this name
barrels: Modifier[list[str], []] = Modifier("barrels")
beer_strength: Modifier[int, []] = Modifier("beer_strength")
answer_brings: Modifier[int, []] = Modifier("answer_brings")  # cards for a hand card that answers
card_used: Moment[[]] = Moment("card_used")  # from his hand, also by force or as an answer
hands_open: Instead[[]] = Instead("hands_open")  # do all see all hands?
luck_cards: Modifier[int, []] = Modifier("luck_cards")  # turned up for a draw!
hoped_for: Modifier[bool, [Card | None]] = Modifier("hoped_for")  # is this card good luck? None: there is none
luck_decided: Moment[...] = Moment("luck_decided")  # lucky or not, and what else there is to know of it
luck_card_lies: Instead[[PieceId]] = Instead("luck_card_lies")  # the card of a draw! is on the discard pile

# ---- chapter 9: life and death ----

wounded: Moment[[int, Person]] = Moment("wounded")  # points, by: and still alive
wound_notes: Modifier[list[Note], [str, int, Person, Mapping[str, Any]]] = Modifier("wound_notes")  # verb, points, by
wound_paid: Moment[[int, Person]] = Moment("wound_paid")  # points, by: the effect is finished
could_be_saved: Instead[[]] = Instead("could_be_saved")  # by what everybody knows
last_ways: Modifier[list[Sentence], []] = Modifier("last_ways")  # to save his life
last_notes: Modifier[list[Note], []] = Modifier("last_notes")
way_out: Modifier[str, [int]] = Modifier("way_out")  # what could save him; so many points are missing
last_chance: Instead[[Person, str, int]] = Instead("last_chance")  # by, why, points
left_behind: Instead[[Person]] = Instead("left_behind")  # the cards of person, who is eliminated
mourned: Moment[[Person]] = Moment("mourned")  # person
gained: Moment[...] = Moment("gained")  # what is owed to person is paid; ids are what it is owed for: rules/owing.py
settled: Moment[[]] = Moment("settled")  # an effect is finished, and all that was owed is paid
offered: Modifier[list[tuple[Person, Question]], []] = Modifier("offered")  # what may be done while others decide

# ---- chapters 9 and 12: elimination and victory ----

rewarded: Modifier[bool, [Person]] = Modifier("rewarded")  # eliminated person: is there a reward?
reward: Instead[[Person, Person]] = Instead("reward")  # person, by
judged: Instead[[Person, Person]] = Instead("judged")  # person, by: has this elimination decided the game?
survived: Instead[[Person]] = Instead("survived")  # person: the last one in play
game_over: Instead[[tuple[int, ...], str]] = Instead("game_over")  # winners, how

# ---- chapter 11: events ----

no_more_events: Instead[[]] = Instead("no_more_events")
covered: Moment[[]] = Moment("covered")  # this event of the show is over
revealed: Moment[[Person]] = Moment("revealed")  # person has just turned up this event


# ---- who has a say ----
# Asked at every turn of the rules, so the pairs are made once for each set of ids.


@lru_cache(maxsize=4096)
def owned(ids: tuple[str, ...], person: Person) -> tuple[Source, ...]:
    return tuple([(id, person) for id in ids if id])


@lru_cache(maxsize=4096)
def _sober(ids: tuple[str, ...], person: Person, event: str) -> tuple[Source, ...]:
    return () if event in characters_off.hooks else owned(ids, person)


@lru_cache(maxsize=8192)
def _sources(ids: tuple[str, ...], person: Person, show: str, event: str) -> tuple[Source, ...]:
    return _sober(ids, person, event) + owned((show, event), NOBODY)


def hit(g: BangTable, person: Person) -> tuple[Source, ...]:
    """Whose abilities work if something is done to him: with two players he counts as active then."""
    if g.out[person] and not g.ghost[person]:
        return ()
    return _sober(g.abilities[person], person, g.event)


def characters(g: BangTable, person: Person) -> tuple[Source, ...]:
    """Whose abilities work for him; with two players only those of the active character."""
    if g.active[g.owner[person]] != person or (g.out[person] and not g.ghost[person]):
        return ()
    return _sober(g.abilities[person], person, g.event)


def events(g: BangTable) -> tuple[Source, ...]:
    """Wild West Show first, then High Noon or A Fistful of Cards."""
    return owned((g.show, g.event), NOBODY) if g.event or g.show else ()


def sources(g: BangTable, person: Person) -> tuple[Source, ...]:
    """His characters, then the events."""
    if g.active[g.owner[person]] != person or (g.out[person] and not g.ghost[person]):
        return owned((g.show, g.event), NOBODY)
    return _sources(g.abilities[person], person, g.show, g.event)


def modes(g: BangTable) -> tuple[Source, ...]:
    """What is played besides the common rules; a fight for survival first."""
    return g.data.modes if g.mode != "fight" else (("fight", NOBODY), *g.data.modes)


def working(g: BangTable, person: Person) -> tuple[PieceId, ...]:
    """The cards in front of him that have an effect now: events and whoever's turn it is may switch them off."""
    hooks = cards_off.hooks
    if g.event in hooks:
        return () if cards_off(g, sources(g, g.turn), person) else g.at[g.data.front[person]]
    if not hooks.keys().isdisjoint(g.abilities[g.turn]) and cards_off(g, sources(g, g.turn), person):
        return ()
    return g.at[g.data.front[person]]


def cards(g: BangTable, person: Person) -> tuple[Source, ...]:
    """These cards by their names."""
    face = g.face
    return tuple([(face[piece].name, person) for piece in working(g, person)]) if g.at[g.data.front[person]] else ()


def listeners(g: BangTable, moment: Listened, order: Iterable[Person]) -> list[Source]:
    """The working characters of these persons that have a say at this moment. Quick: it is asked all the time."""
    said = _said(moment, tuple(g.abilities), tuple(order))
    return [source for source in said if source in characters(g, source[1])] if said else []


@lru_cache(maxsize=4096)
def _said(moment: Listened, abilities: tuple[tuple[str, ...], ...], order: tuple[Person, ...]) -> tuple[Source, ...]:
    """Whatever would have a say if it works."""
    return tuple([(id, person) for person in order for id in abilities[person] if id in moment.hooks])
