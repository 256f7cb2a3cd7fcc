"""Chapter 5: roles, characters, life, cards, events, and who begins."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.decision import About, Said, Sentences
from ....kernel.pieces import add_pieces, deal, mix, move, reveal, show
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId, PieceId
from ..faces import Character
from ..moments import became, before_start, dealing, dealing_characters, dealing_roles, modes
from ..table import NOBODY, BangTable, Person
from . import causes
from .ask import ask_all
from .events import lay_piles
from .identity import become, full_life
from .pile import draw
from .prices import Notes, by_value
from .query import seat_again
from .turn import take_turn


def set_up(g: BangTable) -> None:
    """The pieces of the whole box, then the first game."""
    box = g.data
    g.mode = box.mode
    start = 1000 if g.options.hiring else 0
    g.money = [start] * g.seats
    g.books = [{"start": start} for _ in range(g.seats)]
    g.prices = [0] * g.seats
    g.wins = [{} for _ in range(g.seats)]
    g.turns_taken = [0] * g.seats
    add_pieces(g, box.roles, box.role_out)
    deal(g, add_pieces(g, box.characters, box.others))
    deal(g, add_pieces(g, box.cards, box.deck))
    lay_piles(g)
    seat_everybody(g)
    g.then(new_game)


def seat_everybody(g: BangTable) -> None:
    persons, everybody = g.data.persons, g.everybody
    g.circle = list(everybody)
    g.owner = [p * g.seats // persons for p in everybody]
    g.active = [next(p for p in everybody if g.owner[p] == seat) for seat in range(g.seats)]
    g.life, g.most = [0] * persons, [0] * persons
    g.out, g.ghost, g.skip = [False] * persons, [False] * persons, [False] * persons
    g.character = [""] * persons
    g.abilities = [()] * persons
    g.turns = [0] * persons
    g.eliminated = []
    g.slayer = NOBODY
    g.deeds = {}
    g.mode = g.data.mode
    g.clockwise = True
    seat_again(g)


@rule
def new_game(g: BangTable) -> None:
    if dealing(g, modes(g)):
        return
    deal_roles(g)
    if not dealing_characters(g, modes(g)):
        deal_characters(g)
    before_start(g, modes(g))
    g.then(begin)


def deal_roles(g: BangTable) -> None:
    """The Sheriff turns his card up; with three players everybody does."""
    box = g.data
    mix(g, g.at[box.role_out])
    if not dealing_roles(g, modes(g)):
        pieces = list(g.at[box.role_out])
        if g.options.tournament_scoring:
            badge = next(p for p in pieces if g.face[p].id == "sheriff")
            pieces.remove(badge)
            pieces.insert(sheriff_seat(g), badge)
        for seat, piece in enumerate(pieces):
            move(g, piece, box.role_out, box.role[seat])
    for seat in range(g.seats):
        [piece] = g.at[box.role[seat]]
        if box.open_roles or g.face[piece].id == "sheriff":
            reveal(g, (piece,))
        else:
            show(g, seat, (piece,))
    g.anchor = next(p for p in g.everybody if g.role(p) == box.leader)
    roles = {"role": [g.at[box.role[seat]][0] for seat in range(g.seats)]} if box.open_roles else None
    g.tell("roles_dealt", roles, seat=g.anchor)


def sheriff_seat(g: BangTable) -> int:
    """Drawn by lot; in a series everybody is Sheriff once."""
    if g.game_no == 1:
        g.first_sheriff = g.throw(g.seats)
    return (g.first_sheriff + g.game_no - 1) % g.seats


def deal_characters(g: BangTable) -> None:
    """One for everybody and one as bullet card; with the choice of two, both are dealt to choose from."""
    box = g.data
    for seat in range(g.seats):
        if not g.at[box.who[seat]]:
            for _ in range(g.options.character_choice):
                move(g, g.at[box.others][-1], box.others, box.choice[seat])
    choosing = [seat for seat in range(g.seats) if g.at[box.choice[seat]]]
    if g.options.character_choice == 2:
        for seat in choosing:
            show(g, seat, g.at[box.choice[seat]])
        ask_all(g, [(seat, choose_character, ()) for seat in choosing])
        g.then(turn_up_characters)
        return
    for seat in choosing:
        move(g, g.at[box.choice[seat]][0], box.choice[seat], box.who[seat])
    turn_up_characters(g)


def deal_bullets(g: BangTable) -> None:
    """A second card for everybody, unseen by all, as far as they go."""
    for seat in range(g.seats):
        if g.at[g.data.others] and not g.at[g.data.bullet[seat]]:
            move(g, g.at[g.data.others][-1], g.data.others, g.data.bullet[seat])


@question
def choose_character(g: BangTable, seat: int, person: Person) -> Sentences:
    return (("choose", g.ids(g.at[g.data.choice[seat]])),)


@choose_character.tells
def about_choice(g: BangTable, seat: int, person: Person) -> About:
    offered = g.at[g.data.choice[seat]]
    notes = lives(g, "choose", person, offered)
    return About(causes.said("role", role=g.role(person)), {"of": len(offered)}, notes)


def lives(g: BangTable, cmd: str, person: Person, pieces: Iterable[PieceId]) -> Notes:
    """What he would begin with as each of these characters; `cards` is 0 where it is as many as lives."""
    offered: list[Character] = [g.face[piece] for piece in pieces]
    said = {c.id: Said("lives", {"life": full_life(g, person, c), "cards": c.start_cards}) for c in offered}
    return by_value(cmd, "character", said)


@choose_character.answer("choose")
def chosen(g: BangTable, seat: int, person: Person, character: FaceId) -> None:
    """Face down until everybody has chosen; the other one becomes the bullet card."""
    box = g.data
    move(g, g.named(g.at[box.choice[seat]], character), box.choice[seat], box.who[person])
    move(g, g.at[box.choice[seat]][0], box.choice[seat], box.bullet[seat])
    g.tell("character_chosen", seat=seat)


@choose_character.refuse("choose")
def why_not_choose(g: BangTable, seat: int, person: Person, character: str) -> IllegalMove | None:
    return IllegalMove("not-among-these")


@rule
def turn_up_characters(g: BangTable) -> None:
    deal_bullets(g)
    for person in g.everybody:
        [piece] = g.at[g.data.who[person]]
        reveal(g, (piece,))
        become(g, person, g.face[piece])
        g.tell("character", {"character": piece}, seat=person)


@rule
def begin(g: BangTable) -> None:
    """What characters have from the start, the cards, and the first turn."""
    for person in g.everybody:
        became(g, ((g.character[person], person),))
    for person in g.active:
        start = g.data.character[g.character[person]].start_cards or g.life[person]
        draw(g, person, start - len(g.hand(person)), "start")
    take_turn(g, g.anchor)
