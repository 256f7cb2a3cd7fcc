"""Chapter 13: as many games as players for money, in which everybody is Sheriff once."""

from __future__ import annotations

from .....kernel.blanks import Some
from .....kernel.decision import About, Sentences
from .....kernel.pieces import mix, move_all
from .....kernel.refusal import IllegalMove
from .....kernel.rules import question, rule
from .....kernel.table import FaceId, Result
from ...moments import before_start, game_over, on
from ...rules import causes
from ...rules.ask import ask_all
from ...rules.events import end_event, end_show, lay_piles
from ...rules.gains import reward
from ...rules.owing import owed
from ...rules.pile import to_hand
from ...rules.prices import money, told
from ...rules.setup import new_game, seat_everybody
from ...table import BangTable, Person
from .money import pay
from .prizes import alive, prize

PENALTY = -5000  # for a Deputy who is responsible for the Sheriff's elimination
KEPT_CARD = 500
TIES = ("sheriff", "renegade", "deputy", "outlaw")  # wins in these roles decide, in this order


# ---- the end of a game ----


@on(game_over, "series")
def pay_everybody(g: BangTable, me: Person, winners: tuple[int, ...], how: str) -> bool:
    """Everybody is paid; then the next game, or the end of the series."""
    if g.options.bounties:
        for person, by in owed(g, "reward"):
            if g.role(Person(person)) == "outlaw":
                reward(g, Person(person), Person(by))
    paid = [prize(g, person, winners, how) for person in g.everybody]
    if how != "survivor" and g.slayer >= 0 and g.role(g.slayer) == "deputy":  # in the Wild West Show nobody owes him
        paid[g.slayer] += PENALTY
    for seat in g.everybody:
        pay(g, seat, paid[seat], "prizes")
        g.turns_taken[seat] += g.turns[seat]
        if seat in winners:
            role = g.role(seat)
            g.wins[seat] = {**g.wins[seat], role: g.wins[seat].get(role, 0) + 1}
    roles = [g.role(p) for p in g.everybody]
    g.due.clear()
    g.games.append({"game": g.game_no, "how": how, "winners": list(winners), "roles": roles, "paid": paid})
    g.tell("standings", game=g.game_no, paid=paid, money=list(g.money))
    if g.game_no == g.seats:
        series_over(g)
    else:
        g.frames.clear()
        g.then(between_games)
    return True


def series_over(g: BangTable) -> None:
    """The richest has won; 13.2 for those who have the same."""

    def rank(seat: int) -> tuple[int, ...]:
        return (g.money[seat], *(g.wins[seat].get(role, 0) for role in TIES), g.turns_taken[seat])

    best = max(rank(seat) for seat in range(g.seats))
    first = [seat for seat in range(g.seats) if rank(seat) == best]
    winner = first[0] if len(first) == 1 else first[g.throw(len(first))]
    games = [{"game": row["game"], "how": row["how"], "winners": row["winners"]} for row in g.games]
    parts = ("start", "prizes", "bounties", "hiring", "experience")
    money = [
        {"seat": seat, **{part: g.books[seat].get(part, 0) for part in parts}, "money": g.money[seat]}
        for seat in range(g.seats)
    ]
    g.finish(Result((winner,), tuple(g.money), {"how": "series", "games": games, "money": money}))


# ---- between two games ----


@rule
def between_games(g: BangTable) -> None:
    g.ask_all(*[(seat, next_game, (seat,), True) for seat in range(g.seats)])
    g.then(clear_the_table)
    g.then(new_game)


def keeps(g: BangTable, person: Person) -> bool:
    """May he keep his character? With hiring for the price it cost."""
    return alive(g, person) and (not g.options.hiring or g.prices[person] <= max(g.money[person], 0))


@question
def next_game(g: BangTable, seat: int, person: Person) -> Sentences:
    """Ready for the next game, with a new character or with his old one."""
    mine = (g.character[person],) if keeps(g, person) else ()
    return ("next_game",), ("keep_character", mine)


@next_game.tells
def about_next_game(g: BangTable, seat: int, person: Person) -> About:
    cause = causes.said("series", game=g.game_no, of=g.seats, how=g.games[-1]["how"])
    notes = [told("next_game", "sold" if g.options.hiring else "dealt")]
    notes.append(told("keep_character", "keeps", character=g.character[person]))
    return About(cause, notes=[*notes, *money(g, "keep_character", seat, -g.prices[seat])])


@next_game.answer("next_game")
def new_character(g: BangTable, seat: int, person: Person) -> None:
    move_all(g, g.data.who[person], g.data.others)
    g.prices[seat] = 0
    g.tell("next_game", seat=seat)


@next_game.answer("keep_character")
def kept(g: BangTable, seat: int, person: Person, character: FaceId) -> None:
    if g.prices[seat]:
        pay(g, seat, -g.prices[seat], "hiring")
    g.tell("character_kept", seat=seat, character=character, money=g.prices[seat])


@next_game.refuse("keep_character")
def why_not_keep(g: BangTable, seat: int, person: Person, character: str) -> IllegalMove | None:
    if character != g.character[person]:
        return IllegalMove("not-your-character")
    if not alive(g, person):
        return IllegalMove("only-survivors")
    return IllegalMove("too-expensive", money=g.money[seat])


@rule
def clear_the_table(g: BangTable) -> None:
    """All cards are collected; only what survivors might keep stays in front of them."""
    box = g.data
    left = [person for person in g.everybody if not (g.options.experience and alive(g, person))]
    lying = [box.front[person] for person in left]
    for place in (box.discard, box.table, box.mine, *box.hand, *box.loot, *lying):
        move_all(g, place, box.deck)
    for place in (box.offer, *box.choice, *box.bullet, *box.drawn):
        move_all(g, place, box.others)
    mix(g, g.at[box.others])
    for place in box.role:
        move_all(g, place, box.role_out)
    end_event(g)
    end_show(g)
    lay_piles(g)
    g.ready = ()
    g.game_no += 1
    seat_everybody(g)


# ---- Experience ----


@on(before_start, "series")
def experienced(g: BangTable, me: Person) -> None:
    if g.game_no > 1:
        g.then(gain_experience)


@rule
def gain_experience(g: BangTable) -> None:
    """Who has cards from the last game and money may keep some; the rest is shuffled."""
    if asked := [person for person in g.everybody if most_kept(g, person)]:
        ask_all(g, [(person, experience, ()) for person in asked])
    g.then(shuffle_cards)


def most_kept(g: BangTable, person: Person) -> int:
    return min(len(g.in_front(person)), g.most[person], max(g.money[person], 0) // KEPT_CARD)


@question
def experience(g: BangTable, seat: int, person: Person) -> Sentences:
    """Cards that lay in front of him at the end of the last game; they begin in his hand."""
    return (("keep_cards", Some(g.ids(g.in_front(person)), 0, most_kept(g, person))),)


@experience.tells
def about_experience(g: BangTable, seat: int, person: Person) -> About:
    args = {"count": most_kept(g, person), "of": len(g.in_front(person)), "price": KEPT_CARD, "money": g.money[seat]}
    return About(causes.said("experience"), args)


@experience.answer("keep_cards")
def keep_these_cards(g: BangTable, seat: int, person: Person, cards: list[FaceId]) -> None:
    pieces = [g.named(g.in_front(person), card) for card in cards]
    pay(g, seat, -KEPT_CARD * len(pieces), "experience")
    g.tell("cards_kept", {"cards": pieces}, seat=seat, count=len(pieces), money=KEPT_CARD * len(pieces))
    to_hand(g, person, pieces, g.data.front[person])


@experience.refuse("keep_cards")
def why_not_keep_cards(g: BangTable, seat: int, person: Person, cards: list[str]) -> IllegalMove | None:
    lying = g.ids(g.in_front(person))
    if not all(card in lying for card in cards):
        return IllegalMove("not-in-front")
    return IllegalMove("keep-at-most", count=most_kept(g, person))


@rule
def shuffle_cards(g: BangTable) -> None:
    for place in g.data.front:
        move_all(g, place, g.data.deck)
    mix(g, g.at[g.data.deck])
