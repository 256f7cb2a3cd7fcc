"""Chapter 12.5: six players with a hidden composition. One role is out of the game, and nobody knows which.

Nobody is told that a camp is extinct. Whoever could, by what everybody knows, make a declaration is asked at the
beginning of his turn, whatever he is: that he is asked says nothing, and what he may say follows from his own role."""

from __future__ import annotations

from ....kernel.decision import About, Sentences
from ....kernel.knowledge import EVERYONE
from ....kernel.pieces import move, move_all, reveal
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question
from ....kernel.table import PieceId
from ..moments import dealing_roles, instead_of_turn, judged, no_more_events, on, survived
from ..rules import causes
from ..rules.ask import ask
from ..rules.elimination import leave
from ..rules.events import end_event, end_show
from ..rules.pile import discard
from ..rules.prices import told
from ..rules.query import sheriff
from ..rules.setup import sheriff_seat
from ..rules.turn import next_player, take_turn
from ..rules.victory import camp_wins, last_survivor
from ..table import NOBODY, BangTable, Person

CRIME_DEFEATED = "crime_defeated"
LAW_IS_DEAD = "law_is_dead"
# Who must turn up his role when this is declared
ANSWERS = {CRIME_DEFEATED: ("outlaw", "renegade"), LAW_IS_DEAD: ("deputy", "renegade")}


# ---- the deal ----


@on(dealing_roles, "six")
def deal_six(g: BangTable, me: Person) -> bool:
    """Two Deputies, an Outlaw and the Renegade: one for whoever sits opposite the Sheriff, one is out."""
    box, seat = g.data, sheriff_seat(g)
    pieces = list(g.at[box.role_out])
    g.dice.shuffle(pieces)  # so that no handle says which of the Outlaws it is
    by_role: dict[str, list[PieceId]] = {}
    for piece in pieces:
        by_role.setdefault(g.face[piece].id, []).append(piece)
    few = [*by_role["deputy"], by_role["outlaw"].pop(), *by_role["renegade"]]
    g.dice.shuffle(few)
    opposite = (seat + 3) % 6
    move(g, by_role["sheriff"][0], box.role_out, box.role[seat])
    move(g, few.pop(), box.role_out, box.role[opposite])
    few.pop()
    rest = [*few, *by_role["outlaw"]]
    g.dice.shuffle(rest)
    for other in range(6):
        if other not in (seat, opposite):
            move(g, rest.pop(), box.role_out, box.role[other])
    return True


def possible(g: BangTable) -> bool:
    """Could the roles be dealt so? Not both the removed one and the one opposite the Sheriff are Outlaws, unless the
    roles have changed hands since; and nobody in play would have been left alone with his camp for so long."""
    if g.data.mode != "six" or not g.at[g.data.role[0]]:
        return True
    if g.mode == "six" and g.unchanged > len(g.ring) and one_camp(g):
        return False
    shown = g.ids((*g.at[g.data.show_now], *g.at[g.data.show_past]))
    if "helena_zontero" in shown or "bone_orchard" in shown:
        return True
    gone = g.ids(g.at[g.data.role_out])
    law = next((p for p in g.everybody if g.role(p) == "sheriff"), NOBODY)
    return law < 0 or gone != ["outlaw"] or g.role(Person((law + 3) % 6)) != "outlaw"


def one_camp(g: BangTable) -> bool:
    return len({camp(g, p) for p in g.ring}) == 1


def camp(g: BangTable, person: Person) -> str:
    return g.data.camp[g.role(person)]


# ---- declarations ----


@on(instead_of_turn, "six")
def declare_first(g: BangTable, me: Person, person: Person) -> bool:
    """Before T1: the stalemate guard, then a declaration if there could be one."""
    if g.mode != "six" or g.show == "wild_west_show" or not g.in_play(person):
        return False
    if g.unchanged >= len(g.ring) and one_camp(g):
        camp_wins(g, camp(g, g.ring[0]))
        return True
    g.unchanged += 1
    could = declarations(g, person)
    if could:
        g.turn = person
        ask(g, person, declare, tuple(could))
    return bool(could)


def declarations(g: BangTable, person: Person) -> list[str]:
    """What he could declare, by what everybody knows."""
    dead = [g.role(p) for p in g.circle if g.out[p] and is_open(g, p)]
    found = []
    if dead.count("outlaw") + dead.count("renegade") >= 3:
        first = sheriff(g)
        if person == first or (first < 0 and could_be(g, person, "deputy", dead)):
            found.append(CRIME_DEFEATED)
    if "sheriff" in dead and "deputy" in dead and could_be(g, person, "outlaw", dead):
        found.append(LAW_IS_DEAD)
    return found


def is_open(g: BangTable, person: Person) -> bool:
    return g.seen[g.at[g.data.role[person]][0]] == EVERYONE


def could_be(g: BangTable, person: Person, role: str, dead: list[str]) -> bool:
    """For all anybody knows, is this his role?"""
    if is_open(g, person):
        return g.role(person) == role
    return dead.count(role) < sum(card.id == role for card in g.data.roles)


@question
def declare(g: BangTable, seat: int, person: Person, could: tuple[str, ...]) -> Sentences:
    """Instead of the turn; or play on."""
    mine = camp(g, person)
    true = [what for what in could if mine == ("law" if what == CRIME_DEFEATED else "outlaws")]
    return ("declare", true), ("play_on",)


@declare.tells
def about_declaring(g: BangTable, seat: int, person: Person, could: tuple[str, ...]) -> About:
    """What could be declared all know; whether it is for him to say follows from his role."""
    (_, true), _ = declare.moves(g, seat, person, could)
    notes = [told("declare", "declares", {"what": what}) for what in true]
    return About(causes.said("declaration", whats=list(could)), notes=notes)


@declare.answer("play_on")
def play_on(g: BangTable, seat: int, person: Person, could: tuple[str, ...]) -> None:
    take_turn(g, person)


@declare.answer("declare")
def declared(g: BangTable, seat: int, person: Person, could: tuple[str, ...], what: str) -> None:
    """He and all who have to answer turn up their roles and fight it out; if nobody has to, his camp has won."""
    g.tell("declared", seat=person, what=what)
    foes = [p for p in g.ring if g.role(p) in ANSWERS[what]]
    if foes:
        fight(g, [person, *foes])
        g.then(next_player)
    else:
        open_roles(g, [person])
        camp_wins(g, camp(g, person))


@declare.refuse("declare")
def why_not_declare(g: BangTable, seat: int, person: Person, could: tuple[str, ...], what: str) -> IllegalMove | None:
    return IllegalMove("not-entitled")


# ---- the open fight ----


@on(judged, "six")
def few_left(g: BangTable, me: Person, person: Person, by: Person) -> bool:
    """Two in play turn up their roles; a single camp has won, others fight it out."""
    if len(g.ring) == 2:
        if one_camp(g):
            open_roles(g, list(g.ring))
            camp_wins(g, camp(g, g.ring[0]))
        else:
            fight(g, list(g.ring))
    elif len(g.ring) == 1:
        last_survivor(g)
    return True


@on(survived, "six")
def camp_survives(g: BangTable, me: Person, person: Person) -> bool:
    """The camp of the last one wins with him, except in the Wild West Show."""
    if g.show == "wild_west_show":
        return False
    camp_wins(g, camp(g, person))
    return True


def fight(g: BangTable, fighters: list[Person]) -> None:
    """The others leave, and nobody profits. What they are is clear now, so their roles are turned up as well.
    Events are over, and with them ghosts."""
    open_roles(g, [p for p in g.ring if p in fighters])
    g.mode = "fight"
    g.tell("fight")
    for person in g.ring:
        if person not in fighters or g.ghost[person]:
            reveal(g, g.at[g.data.role[person]])
            g.tell("left_table", {"role": g.at[g.data.role[person]][0]}, seat=person)
            discard(g, person, *g.hand(person), *g.in_front(person))
            leave(g, person)
    end_events(g)
    if len(g.ring) == 1:
        last_survivor(g)


def open_roles(g: BangTable, persons: list[Person]) -> None:
    for person in persons:
        if not is_open(g, person):
            reveal(g, g.at[g.data.role[person]])
            g.tell("role_opened", {"role": g.at[g.data.role[person]][0]}, seat=person)


@on(no_more_events, "six")
def events_are_over(g: BangTable, me: Person) -> bool:
    return g.mode == "fight"


def end_events(g: BangTable) -> None:
    """Both piles are out of the game."""
    end_event(g)
    end_show(g)
    g.mined, g.forced = False, ""
    g.skip = [False] * g.data.persons
    move_all(g, g.data.event, g.data.event_past)
    move_all(g, g.data.show_now, g.data.show_past)
