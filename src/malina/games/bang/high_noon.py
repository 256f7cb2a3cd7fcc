"""High Noon: what its events do at certain moments. What they only switch is in works.py, phase1.py and play.py."""

from __future__ import annotations

from ...kernel.decision import Sentences
from ...kernel.pieces import move, reveal, show
from ...kernel.refusal import IllegalMove
from ...kernel.rules import question, rule
from .ask import ask
from .damage import NOBODY, heal, lay_down, leave, lose_life
from .greygory import give_back, greygory_draws
from .moments import on
from .pile import discard, tell
from .setup import become
from .table import BangTable, Label
from .turn import RETURNS
from .victory import check_victory
from .works import players, seat_again

SUITS = ("H", "D", "C", "S")


# ---- Ghost Town ----


def ghost_walks(g: BangTable, person: int) -> bool:
    return True


RETURNS["ghost_town"] = ghost_walks


@on("turn_start", "ghost_town")
def ghost_comes(g: BangTable, person: int) -> None:
    """Back for this turn, without life and cards."""
    if g.out[person]:
        g.ghost[person] = True
        g.life[person] = 0
        seat_again(g)
        tell(g, "ghost_came", seat=person)


@on("turn_end", "ghost_town")
def ghost_goes(g: BangTable, person: int) -> None:
    """Whatever he has goes, and it counts as another elimination for those who profit by one."""
    if g.ghost[person]:
        leave(g, person)
        g.life[person] = 0
        tell(g, "ghost_went", seat=person)
        g.then(check_victory, person, NOBODY)
        g.then(lay_down, person)
        g.owed.append(("mourning", person))


# ---- when it is turned up ----


@on("revealed", "gold_rush")
def turn_round(g: BangTable, person: int) -> None:
    g.clockwise = False


@on("revealed", "the_daltons")
def daltons_come(g: BangTable, person: int) -> None:
    """Everybody in turn discards a card lying in front of him."""
    for victim in players(g, person):
        g.then(daltons_rob, victim)


@rule
def daltons_rob(g: BangTable, person: int) -> None:
    prey = daltons_prey(g, person)
    if len(prey) > 1:
        ask(g, person, daltons)
    elif prey:
        daltons_take(g, person, prey[0])


def daltons_prey(g: BangTable, person: int) -> list[int]:
    blue_only = g.options.daltons_scope == "blue_only"
    return [p for p in g.in_front(person) if g.kind(p).color == "blue" or not blue_only]


def daltons_take(g: BangTable, person: int, piece: int) -> None:
    discard(g, person, piece)
    tell(g, "daltons", {"card": piece}, seat=person)


@question
def daltons(g: BangTable, seat: int, person: int) -> Sentences:
    """Which of the cards in front of him goes."""
    return (("discard", g.ids(daltons_prey(g, person))),)


@daltons.answer("discard")
def daltons_taken(g: BangTable, seat: int, person: int, card: str) -> None:
    daltons_take(g, person, g.named(g.in_front(person), card))


@daltons.refuse("discard")
def why_not_daltons(g: BangTable, seat: int, person: int, card: str) -> IllegalMove | None:
    return IllegalMove("not-in-front") if g.named(g.in_front(person), card) < 0 else IllegalMove("only-blue")


@on("revealed", "the_doctor")
def doctor_comes(g: BangTable, person: int) -> None:
    """Those with the least life regain one; then the card is gone."""
    patients = players(g, person)
    fewest = min(g.life[p] for p in patients)
    for patient in patients:
        if g.life[patient] == fewest:
            heal(g, patient, 1, "the_doctor")
    g.event = ""
    for piece in g.at[g.data.event]:
        move(g, piece, g.data.event, g.data.event_past)


@on("turn_start", "high_noon")
def noon_strikes(g: BangTable, person: int) -> None:
    g.then(lose_life, person, 1, NOBODY, "high_noon")


# ---- Handcuffs ----


@on("revealed", "handcuffs")
def handcuffs_lie_ready(g: BangTable, person: int) -> None:
    if g.options.handcuffs_mode == "sheriff_target":
        ask(g, person, handcuffs)


@question
def handcuffs(g: BangTable, seat: int, person: int) -> Sentences:
    """Who cannot play cards in his turn of this round."""
    return (("handcuff", [g.label(p) for p in players(g, person)]),)


@handcuffs.answer("handcuff")
def handcuff(g: BangTable, seat: int, person: int, target: Label) -> None:
    g.handcuffed = g.person(target)
    tell(g, "handcuffed", seat=person, victim=g.handcuffed)


@handcuffs.refuse("handcuff")
def why_not_handcuff(g: BangTable, seat: int, person: int, target: Label) -> IllegalMove | None:
    return IllegalMove("not-in-play")


@on("after_phase_1", "handcuffs")
def handcuffs_by_suit(g: BangTable, person: int) -> None:
    if g.options.handcuffs_mode == "declare_suit":
        ask(g, person, declare_suit)


@question
def declare_suit(g: BangTable, seat: int, person: int) -> Sentences:
    """Of which suit he may play cards in this turn."""
    return (("name_suit", SUITS),)


@declare_suit.answer("name_suit")
def suit_named(g: BangTable, seat: int, person: int, suit: str) -> None:
    g.suit = suit
    tell(g, "suit_named", seat=person, suit=suit)


# ---- New Identity ----


@on("turn_start", "new_identity")
def identity_offered(g: BangTable, person: int) -> None:
    """He looks at his bullet card in secret; whatever he decides, he knows it from now on."""
    bullet = g.at[g.data.bullet[g.owner[person]]]
    if bullet:
        show(g, g.owner[person], bullet)
        tell(g, "identity_seen", {"character": bullet[0]}, 1 << g.owner[person], seat=person)
        ask(g, person, new_identity)


@question
def new_identity(g: BangTable, seat: int, person: int) -> Sentences:
    return ("change_identity",), ("keep_identity",)


@new_identity.answer("change_identity")
def identity_changed(g: BangTable, seat: int, person: int) -> None:
    """The other character with two lives; the old one becomes the bullet card."""
    box = g.data
    give_back(g, person)
    [new], [old] = g.at[box.bullet[seat]], g.at[box.who[person]]
    move(g, old, box.who[person], box.bullet[seat])
    move(g, new, box.bullet[seat], box.who[person])
    reveal(g, (new,))
    become(g, person, g.face[new])
    g.life[person] = min(2, g.most[person])
    tell(g, "identity_changed", {"character": new}, seat=person, life=g.life[person])
    if g.character[person] == "greygory_deck":
        greygory_draws(g, person)


@new_identity.answer("keep_identity")
def identity_kept(g: BangTable, seat: int, person: int) -> None:
    tell(g, "identity_kept", seat=person)
