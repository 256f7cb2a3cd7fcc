"""High Noon: its events, one block each. Handcuffs and Gold Rush leave something on the table that the rules read."""

from __future__ import annotations

from ....kernel.decision import About, Note, Said, Sentences
from ....kernel.pieces import move, reveal, show
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId, PieceId
from ..faces import Character, Kind
from ..moments import (
    after_phase_1,
    became,
    characters_off,
    draw_count,
    extra_draws,
    forbidden,
    on,
    returns,
    revealed,
    shot_limit,
    suits,
    turn_ends,
    turn_starts,
)
from ..rules import causes
from ..rules.ask import ask
from ..rules.dying import lose_life
from ..rules.elimination import lay_down, leave
from ..rules.identity import become, full_life, give_back
from ..rules.life import heal
from ..rules.owing import owe
from ..rules.pile import discard
from ..rules.prices import cards_gone, told
from ..rules.query import own_turn, players, seat_again, suit_of
from ..rules.victory import check_victory
from ..table import NOBODY, BangTable, Label, Person

SUITS = ("H", "D", "C", "S")
NEW_LIFE = 2  # life points of a new identity


# ---- Blessing, Curse: all cards are hearts, or spades ----


@on(suits, "blessing")
def all_hearts(g: BangTable, me: Person, suit: str) -> str:
    return "H"


@on(suits, "curse")
def all_spades(g: BangTable, me: Person, suit: str) -> str:
    return "S"


# ---- Hangover: no character has abilities ----


@on(characters_off, "hangover")
def all_are_drunk(g: BangTable, me: Person) -> bool:
    return True


# ---- The Sermon, The Reverend: no BANG! in one's turn, no Beer ----


@on(forbidden, "the_sermon")
def no_bang(g: BangTable, me: Person, reason: str, person: Person, kind: Kind) -> str:
    return "sermon" if kind.id == "bang" and own_turn(g, person) else reason


@on(forbidden, "the_reverend")
def no_beer(g: BangTable, me: Person, reason: str, person: Person, kind: Kind) -> str:
    return "reverend" if kind.id == "beer" else reason


# ---- Thirst, Train Arrival: a card less or more in phase 1 ----


@on(draw_count, "thirst")
def one_less(g: BangTable, me: Person, count: int) -> int:
    return max(count - 1, 1)


@on(extra_draws, "train_arrival")
def one_more(g: BangTable, me: Person, count: int) -> int:
    return count + 1


# ---- Shootout: a second BANG! ----


@on(shot_limit, "shootout")
def two_shots(g: BangTable, me: Person, limit: int) -> int:
    return max(limit, 2)


# ---- Ghost Town ----


@on(returns, "ghost_town")
def ghost_walks(g: BangTable, me: Person, back: bool, person: Person) -> bool:
    return True


@on(turn_starts, "ghost_town")
def ghost_comes(g: BangTable, me: Person, person: Person) -> None:
    """Back for this turn, without life and cards."""
    if g.out[person]:
        g.ghost[person] = True
        g.life[person] = 0
        seat_again(g)
        g.tell("ghost_came", seat=person)


@on(turn_ends, "ghost_town")
def ghost_goes(g: BangTable, me: Person, person: Person) -> None:
    """Whatever he has goes, and it counts as another elimination for those who profit by one."""
    if g.ghost[person]:
        leave(g, person)
        g.life[person] = 0
        g.tell("ghost_went", seat=person)
        g.then(check_victory, person, NOBODY)
        g.then(lay_down, person)
        owe(g, "mourning", person)


# ---- when it is turned up ----


@on(revealed, "gold_rush")
def turn_round(g: BangTable, me: Person, person: Person) -> None:
    g.clockwise = False


@on(revealed, "the_daltons")
def daltons_come(g: BangTable, me: Person, person: Person) -> None:
    """Everybody in turn discards a card lying in front of him."""
    for victim in players(g, person):
        g.then(daltons_rob, victim)


@rule
def daltons_rob(g: BangTable, person: Person) -> None:
    prey = daltons_prey(g, person)
    if len(prey) > 1:
        ask(g, person, daltons)
    elif prey:
        daltons_take(g, person, prey[0])


def daltons_prey(g: BangTable, person: Person) -> list[PieceId]:
    blue_only = g.options.daltons_scope == "blue_only"
    return [p for p in g.in_front(person) if g.kind(p).color == "blue" or not blue_only]


def daltons_take(g: BangTable, person: Person, piece: PieceId) -> None:
    discard(g, person, piece)
    g.tell("daltons", {"card": piece}, seat=person)


@question
def daltons(g: BangTable, seat: int, person: Person) -> Sentences:
    """Which of the cards in front of him goes."""
    return (("discard", g.ids(daltons_prey(g, person))),)


@daltons.tells
def about_daltons(g: BangTable, seat: int, person: Person) -> About:
    prey = daltons_prey(g, person)
    return About(causes.event("the_daltons"), {"of": len(prey)}, cards_gone(g, "discard", person, prey, "card"))


@daltons.answer("discard")
def daltons_taken(g: BangTable, seat: int, person: Person, card: FaceId) -> None:
    daltons_take(g, person, g.named(g.in_front(person), card))


@daltons.refuse("discard")
def why_not_daltons(g: BangTable, seat: int, person: Person, card: str) -> IllegalMove | None:
    return IllegalMove("not-in-front") if g.named(g.in_front(person), card) < 0 else IllegalMove("only-blue")


@on(revealed, "the_doctor")
def doctor_comes(g: BangTable, me: Person, person: Person) -> None:
    """Those with the least life regain one; then the card is gone."""
    patients = players(g, person)
    fewest = min(g.life[p] for p in patients)
    for patient in patients:
        if g.life[patient] == fewest:
            heal(g, patient, 1, "the_doctor")
    g.event = ""
    for piece in g.at[g.data.event]:
        move(g, piece, g.data.event, g.data.event_past)


@on(turn_starts, "high_noon")
def noon_strikes(g: BangTable, me: Person, person: Person) -> None:
    g.then(lose_life, person, 1, NOBODY, "high_noon")


# ---- Handcuffs ----


@on(revealed, "handcuffs")
def handcuffs_lie_ready(g: BangTable, me: Person, person: Person) -> None:
    if g.options.handcuffs_mode == "sheriff_target":
        ask(g, person, handcuffs)


@question
def handcuffs(g: BangTable, seat: int, person: Person) -> Sentences:
    """Who cannot play cards in his turn of this round."""
    return (("handcuff", [g.label(p) for p in players(g, person)]),)


@handcuffs.tells
def about_handcuffs(g: BangTable, seat: int, person: Person) -> About:
    return About(causes.event("handcuffs"), notes=[told("handcuff", "bound")])


@handcuffs.answer("handcuff")
def handcuff(g: BangTable, seat: int, person: Person, target: Label) -> None:
    g.handcuffed = g.person(target)
    g.tell("handcuffed", seat=person, victim=g.handcuffed)


@handcuffs.refuse("handcuff")
def why_not_handcuff(g: BangTable, seat: int, person: Person, target: Label) -> IllegalMove | None:
    return IllegalMove("not-in-play")


@on(after_phase_1, "handcuffs")
def handcuffs_by_suit(g: BangTable, me: Person, person: Person) -> None:
    if g.options.handcuffs_mode == "declare_suit":
        ask(g, person, declare_suit)


@question
def declare_suit(g: BangTable, seat: int, person: Person) -> Sentences:
    """Of which suit he may play cards in this turn."""
    return (("name_suit", SUITS),)


@declare_suit.tells
def about_suits(g: BangTable, seat: int, person: Person) -> About:
    mine = [suit_of(g, card) for card in g.ids(g.hand(person))]
    notes = [told("name_suit", "suited", {"suit": suit}, count=mine.count(suit), of=len(mine)) for suit in SUITS]
    return About(causes.event("handcuffs"), notes=notes)


@declare_suit.answer("name_suit")
def suit_named(g: BangTable, seat: int, person: Person, suit: str) -> None:
    g.suit = suit
    g.tell("suit_named", seat=person, suit=suit)


# ---- New Identity ----


@on(turn_starts, "new_identity")
def identity_offered(g: BangTable, me: Person, person: Person) -> None:
    """He looks at his bullet card in secret; whatever he decides, he knows it from now on."""
    bullet = g.at[g.data.bullet[g.owner[person]]]
    if bullet:
        show(g, g.owner[person], bullet)
        g.tell("identity_seen", {"character": bullet[0]}, 1 << g.owner[person], seat=person)
        ask(g, person, new_identity)


@question
def new_identity(g: BangTable, seat: int, person: Person) -> Sentences:
    return ("change_identity",), ("keep_identity",)


@new_identity.tells
def about_identity(g: BangTable, seat: int, person: Person) -> About:
    """Who the other one is he has just seen."""
    other: Character = g.face[g.at[g.data.bullet[seat]][0]]
    most = full_life(g, person, other)
    life = min(NEW_LIFE, most)
    becomes = {"character": other.id, "from": g.life[person], "to": life, "most": most}
    stays = {"character": g.character[person], "life": g.life[person], "most": g.most[person]}
    notes = [Note("change_identity", Said("becomes", becomes)), Note("keep_identity", Said("stays", stays))]
    return About(causes.event("new_identity"), {"character": other.id, "life": life, "most": most}, notes)


@new_identity.answer("change_identity")
def identity_changed(g: BangTable, seat: int, person: Person) -> None:
    """The other character with two lives; the old one becomes the bullet card."""
    box = g.data
    give_back(g, person)
    [new], [old] = g.at[box.bullet[seat]], g.at[box.who[person]]
    move(g, old, box.who[person], box.bullet[seat])
    move(g, new, box.bullet[seat], box.who[person])
    reveal(g, (new,))
    become(g, person, g.face[new])
    g.life[person] = min(NEW_LIFE, g.most[person])
    g.tell("identity_changed", {"character": new}, seat=person, life=g.life[person])
    became(g, ((g.character[person], person),))


@new_identity.answer("keep_identity")
def identity_kept(g: BangTable, seat: int, person: Person) -> None:
    g.tell("identity_kept", seat=person)
