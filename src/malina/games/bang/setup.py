"""Chapter 5: roles, characters, life, cards, events, and who begins."""

from __future__ import annotations

from ...kernel.decision import Sentences
from ...kernel.pieces import add_pieces, deal, mix, move, reveal, show
from ...kernel.refusal import IllegalMove
from ...kernel.rules import question, rule
from .ask import ask_all
from .cards import Character
from .events import lay_piles
from .pile import draw, tell
from .table import BangTable
from .turn import take_turn
from .works import seat_again


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
    persons = g.data.persons
    g.circle = list(range(persons))
    g.owner = [p // 2 for p in range(persons)] if g.data.mode == "two" else list(range(persons))
    g.active = [next(p for p in range(persons) if g.owner[p] == seat) for seat in range(g.seats)]
    g.life, g.most = [0] * persons, [0] * persons
    g.out, g.ghost, g.skip = [False] * persons, [False] * persons, [False] * persons
    g.character = [""] * persons
    g.abilities = [()] * persons
    g.turns = [0] * persons
    g.eliminated = []
    g.slayer = -1
    g.deeds = {}
    g.mode = g.data.mode
    g.clockwise = True
    seat_again(g)


@rule
def new_game(g: BangTable) -> None:
    if g.data.mode == "two":
        from .two import draft

        draft(g)
        return
    deal_roles(g)
    if g.options.hiring:
        from .hiring import hire

        hire(g)
    else:
        deal_characters(g)
    if g.game_no > 1:
        from .series import gain_experience

        g.then(gain_experience)
    g.then(begin)


def deal_roles(g: BangTable) -> None:
    """The Sheriff turns his card up; with three players everybody does."""
    box = g.data
    mix(g, g.at[box.role_out])
    if box.mode == "six":
        from .six import deal_six

        deal_six(g, sheriff_seat(g))
    else:
        pieces = list(g.at[box.role_out])
        if g.options.tournament_scoring:
            badge = next(p for p in pieces if g.face[p].id == "sheriff")
            pieces.remove(badge)
            pieces.insert(sheriff_seat(g), badge)
        for seat, piece in enumerate(pieces):
            move(g, piece, box.role_out, box.role[seat])
    for seat in range(g.seats):
        [piece] = g.at[box.role[seat]]
        if box.mode == "three" or g.face[piece].id == "sheriff":
            reveal(g, (piece,))
        else:
            show(g, seat, (piece,))
    starts = "deputy" if box.mode == "three" else "sheriff"
    g.anchor = next(p for p in range(g.seats) if g.role(p) == starts)
    roles = {"role": [g.at[box.role[seat]][0] for seat in range(g.seats)]} if box.mode == "three" else None
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
def choose_character(g: BangTable, seat: int, person: int) -> Sentences:
    return (("choose", g.ids(g.at[g.data.choice[seat]])),)


@choose_character.answer("choose")
def chosen(g: BangTable, seat: int, person: int, character: str) -> None:
    """Face down until everybody has chosen; the other one becomes the bullet card."""
    box = g.data
    move(g, g.named(g.at[box.choice[seat]], character), box.choice[seat], box.who[person])
    move(g, g.at[box.choice[seat]][0], box.choice[seat], box.bullet[seat])
    g.tell("character_chosen", seat=seat)


@choose_character.refuse("choose")
def why_not_choose(g: BangTable, seat: int, person: int, character: str) -> IllegalMove | None:
    return IllegalMove("not-among-these")


@rule
def turn_up_characters(g: BangTable) -> None:
    deal_bullets(g)
    for person in range(g.data.persons):
        [piece] = g.at[g.data.who[person]]
        reveal(g, (piece,))
        become(g, person, g.face[piece])
        tell(g, "character", {"character": piece}, seat=person)


def become(g: BangTable, person: int, character: Character) -> None:
    g.character[person] = character.id
    g.abilities[person] = (character.id,)
    g.most[person] = character.life + (g.role(person) == "sheriff" and g.data.mode != "three")
    g.life[person] = g.most[person]


@rule
def begin(g: BangTable) -> None:
    """Greygory's characters, the cards, and the first turn."""
    from .greygory import greygory_draws

    for person in range(g.data.persons):
        if g.character[person] == "greygory_deck":
            greygory_draws(g, person)
    for person in g.active:
        start = g.data.character[g.character[person]].start_cards or g.life[person]
        draw(g, person, start - len(g.hand(person)), "start")
    take_turn(g, g.anchor)
