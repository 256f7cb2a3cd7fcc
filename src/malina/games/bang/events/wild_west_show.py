"""Wild West Show: its events, one block each, and how they are turned up. Dorothy Rage has a module of her own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.decision import About, Note, Sentences
from ....kernel.pieces import mix, reveal, show, turn_down
from ....kernel.rules import Question, question, rule
from ....kernel.table import PieceId
from ..faces import Card, Kind
from ..moments import (
    Ability,
    ability,
    after_phase_2,
    after_play,
    counts_as,
    covered,
    end_notes,
    gained,
    hands_open,
    hoped_for,
    judged,
    luck_decided,
    offered,
    on,
    plays_as,
    returns,
    revealed,
    skips_turn,
    turn_starts,
)
from ..rules import causes
from ..rules.ask import idle
from ..rules.deeds import forget
from ..rules.dying import lose_life
from ..rules.events import come_back, next_show
from ..rules.owing import owe
from ..rules.pile import discard, draw, luck
from ..rules.play import phase_2
from ..rules.prices import Notes, life_lost, told
from ..rules.query import around, is_red, players, seat_again
from ..rules.settle import settle, settle_first
from ..rules.victory import until_one_is_left
from ..table import NOBODY, BangTable, Label, Person


@on(after_play, "show")
def coach_arrives(g: BangTable, me: Person, person: Person, card: str, name: str) -> None:
    """Whoever has played a Stagecoach or Wells Fargo turns up the next card."""
    if name in ("stagecoach", "wells_fargo"):
        g.then(show_goes_on, person)


@rule
def show_goes_on(g: BangTable, person: Person) -> None:
    next_show(g, person)
    g.then(settle_first)


# ---- Helena Zontero ----


@on(revealed, "helena_zontero")
def helena_comes(g: BangTable, me: Person, person: Person) -> None:
    g.then(luck, person, "helena_zontero")


@on(hoped_for, "helena_zontero")
def red_mixes(g: BangTable, me: Person, lucky: bool, card: Card | None) -> bool:
    return card is not None and is_red(g, card)


@on(luck_decided, "helena_zontero")
def helena_checked(g: BangTable, person: Person, lucky: bool) -> None:
    """The living, except the Sheriff, get each other's roles."""
    if not lucky:
        return
    living = [p for p in g.ring if not g.ghost[p] and g.role(p) != "sheriff"]
    deal_roles_anew(g, living)
    if g.data.open_roles:
        g.anchor = next((p for p in living if g.role(p) == g.data.leader), g.anchor)
    for other in living:
        if g.data.open_roles:
            reveal(g, role_card(g, other))
        else:
            show(g, other, role_card(g, other))
        g.tell("new_role", {"role": role_card(g, other)[0]}, seat=other)


def role_card(g: BangTable, person: Person) -> tuple[PieceId, ...]:
    return g.at[g.data.role[g.owner[person]]]


def deal_roles_anew(g: BangTable, persons: list[Person]) -> None:
    """Nobody knows any more who has which of these roles."""
    mix(g, [piece for person in persons for piece in role_card(g, person)])
    forget(g, persons)
    g.tell("roles_mixed", seats=persons)


# ---- Lady Rose of Texas ----


@on(ability, "lady_rose_of_texas")
class LadyRose(Ability):
    """Once a turn he changes seats with the player on his right, who loses his next turn."""

    def ways(self, g: BangTable, person: Person) -> list[tuple[Any, ...]]:
        return [()] if len(g.ring) > 2 and "lady_rose_of_texas" not in g.used else []

    def notes(self, g: BangTable, person: Person, targets: Sequence[Label], where: dict[str, Any]) -> Notes:
        return [told("ability", "seats", where, victim=g.label(self.partner(g, person)))]

    def partner(self, g: BangTable, person: Person) -> Person:
        return around(g, person)[-1]

    def do(self, g: BangTable, person: Person, cards: list[str], target: Person, what: Any) -> None:
        g.used += ("lady_rose_of_texas",)
        other = self.partner(g, person)
        a, b = g.circle.index(person), g.circle.index(other)
        g.circle[a], g.circle[b] = other, person
        g.skip[other] = True
        seat_again(g)
        g.tell("seats_changed", seat=person, victim=other)

    def why_not(self, g: BangTable, person: Person) -> str:
        return "needs-three"


@on(skips_turn, "show")
def rose_has_taken_it(g: BangTable, me: Person, person: Person) -> bool:
    """Whatever has been turned up since."""
    skipped = g.skip[person]
    if skipped:
        g.skip[person] = False
        g.tell("turn_skipped", seat=person, why="lady_rose_of_texas")
    return skipped


# ---- Gag ----


@on(offered, "gag")
def all_may_talk(g: BangTable, me: Person, standing: list[tuple[Person, Question]]) -> list[tuple[Person, Question]]:
    return [*standing, *[(person, gag) for person in players(g, g.turn)]]


@question
def gag(g: BangTable, seat: int, person: Person) -> Sentences:
    """A standing offer to everybody: whoever talks loses a life."""
    return (("talk",),) if g.show == "gag" and person in players(g, g.turn) else ()


@gag.tells
def about_gag(g: BangTable, seat: int, person: Person) -> About:
    return About(causes.event("gag"), notes=life_lost(g, "talk", person, 1))


@gag.answer("talk")
def talked(g: BangTable, seat: int, person: Person) -> None:
    """He pays for it as soon as no effect is in progress. What is said is said."""
    g.final += 1
    owe(g, "talk", person)
    g.tell("talked", seat=person)
    if idle(g):
        g.withdraw()
        g.then(settle)
        g.then(phase_2, g.turn)


@on(gained, "talk")
@rule
def talk_costs(g: BangTable, person: Person) -> None:
    g.then(lose_life, person, 1, NOBODY, "gag")


# ---- Showdown: any card as BANG!, BANG! as Missed! ----


@on(counts_as, "showdown")
def all_cards_shoot(g: BangTable, me: Person, serves: bool, kind: Kind, name: str) -> bool:
    return serves or name == "bang" or kind.id == "bang"


@on(plays_as, "showdown")
def all_fire(g: BangTable, me: Person, names: list[str]) -> list[str]:
    return names if "bang" in names else [*names, "bang"]


# ---- at the start of the turn ----


@on(turn_starts, "darling_valentine")
def valentine_swaps(g: BangTable, me: Person, person: Person) -> None:
    """The whole hand for as many new cards."""
    hand = g.hand(person)
    discard(g, person, *hand)
    g.tell("hand_changed", {"cards": list(hand)}, seat=person, count=len(hand))
    draw(g, person, len(hand), "darling_valentine")


@on(returns, "bone_orchard")
def bones_rise(g: BangTable, me: Person, back: bool, person: Person) -> bool:
    return True


@on(turn_starts, "bone_orchard")
def bones_risen(g: BangTable, me: Person, person: Person) -> None:
    """The roles of the eliminated are dealt among them, face down; he looks at his and is back for good."""
    if not g.out[person]:
        return
    deal_roles_anew(g, [p for p in g.circle if g.out[p] and g.role(p) != "sheriff"])
    come_back(g, person, 1)
    show(g, g.owner[person], role_card(g, person))
    g.tell("new_role", {"role": role_card(g, person)[0]}, seat=person)


# ---- the Wild West Show itself ----

on(judged, "wild_west_show")(until_one_is_left)


# ---- Sacagaway: all hands are open ----


@on(revealed, "sacagaway")
def all_lay_open(g: BangTable, me: Person, person: Person) -> None:
    for other in g.ring:
        reveal(g, g.hand(other))


@on(covered, "sacagaway")
def hands_are_closed(g: BangTable, me: Person) -> None:
    for place in g.data.hand:
        turn_down(g, g.at[place])


@on(hands_open, "sacagaway")
def hands_stay_open(g: BangTable, me: Person) -> bool:
    return True


# ---- Miss Susanna: three cards a turn, or a life ----


def too_few_played(g: BangTable, person: Person) -> bool:
    return g.played < 3 and not g.ghost[person]


@on(end_notes, "miss_susanna")
def about_susanna(g: BangTable, me: Person, notes: list[Note], person: Person) -> list[Note]:
    return notes + (life_lost(g, "end", person, 1) if too_few_played(g, person) else [])


@on(after_phase_2, "miss_susanna")
def susanna_counts(g: BangTable, me: Person, person: Person) -> None:
    if too_few_played(g, person):
        g.then(lose_life, person, 1, NOBODY, "miss_susanna")
