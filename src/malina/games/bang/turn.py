"""Chapter 6: the turn, T0 to T12."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.decision import Sentences, Some
from ...kernel.refusal import IllegalMove
from ...kernel.rules import question, rule
from .ask import ask
from .cards import Card
from .damage import NOBODY, lose_life, settle
from .events import next_event
from .greygory import give_back
from .moments import MOMENTS, moment
from .phase0 import jailed, phase_0
from .phase1 import phase_1
from .pile import discard, give, luck, outcome, tell
from .play import phase_2
from .ready import make_ready
from .table import BangTable
from .works import around, has, in_turn, lies, own_persons, suit

RETURNS: dict[str, Callable[[BangTable, int], bool]] = {}  # event -> does this eliminated person get a turn?
BEFORE_PHASE_1: list[Callable[[BangTable, int], None]] = []
BEFORE_TURN: list[Callable[[BangTable, int], bool]] = []  # True: the turn does not begin, or not yet


@rule
def next_player(g: BangTable) -> None:
    """T0: the next seat whose turn it can be."""
    circle = g.circle if g.clockwise else g.circle[::-1]
    i = circle.index(g.turn)
    for person in (*circle[i + 1 :], *circle, *circle):  # once round everybody may be skipped
        if g.data.mode == "two" and g.active[g.owner[person]] != person:
            continue
        if g.data.mode == "two" and g.owner[person] == g.owner[g.turn]:
            continue
        if g.out[person] and not any(event in RETURNS and RETURNS[event](g, person) for event in (g.show, g.event)):
            continue
        if g.skip[person]:
            g.skip[person] = False
            tell(g, "turn_skipped", seat=person, why="lady_rose_of_texas")
            continue
        if not any(instead(g, person) for instead in BEFORE_TURN):
            take_turn(g, person)
        return


def take_turn(g: BangTable, person: int, extra: bool = False) -> None:
    g.turn, g.extra, g.skipped = person, extra, False
    g.turn_no += 1
    if not extra:
        for mine in own_persons(g, person):
            g.turns[mine] += 1
    g.bangs = g.played = 0
    g.used, g.shot_with, g.jailed, g.suit, g.forced, g.mined = (), (), (), "", "", False
    if g.options.green_ready == "owner_next_turn":
        for mine in own_persons(g, person):
            make_ready(g, mine)
    tell(g, "turn", seat=person)
    g.then(do_step, RETURN if extra else 0, g.out[person])


@rule
def do_step(g: BangTable, step: int, back: bool = False) -> None:
    """The steps one after another; each that does something is an effect of its own. A lost turn goes to its end.
    `back`: whose turn it is was eliminated when it began, and comes back at its start."""
    frames = len(g.frames)
    while step < len(STEPS):
        person = g.turn
        if not g.in_play(person) and not (back and step <= RETURN):
            break
        if g.skipped and step < END:
            step = END
        STEPS[step](g, person)
        step += 1
        if len(g.frames) > frames or g.owed:
            g.then(settle)
            g.then(do_step, step, back)
            return
    g.then(over, g.turn)


def change_event(g: BangTable, person: int) -> None:
    """T1: the anchor turns up the next event, from his second turn on."""
    if g.owner[person] == g.owner[g.anchor] and g.turns[person] > 1:
        next_event(g)


def start_of_turn(g: BangTable, person: int) -> None:
    """T2: first Wild West Show, then the other event; each is an effect of its own."""
    for event in (g.show, g.event):
        if ("turn_start", event) in MOMENTS:
            g.then(start_event, event, person)
            g.then(settle)


@rule
def start_event(g: BangTable, event: str, person: int) -> None:
    if g.in_play(person) or event in RETURNS:
        MOMENTS["turn_start", event](g, person)


def check_dynamite(g: BangTable, person: int) -> None:
    """T3: spades from 2 to 9, and it explodes; otherwise it goes on."""
    for mine in own_persons(g, person):
        if lies(g, mine, "dynamite") >= 0 and g.event != "lasso":
            g.then(light, mine)


@rule
def light(g: BangTable, person: int) -> None:
    if g.in_play(person) and lies(g, person, "dynamite") >= 0:
        g.then(luck, person, "dynamite")
        g.then(settle)


@outcome("dynamite")
def dynamite_checked(g: BangTable, person: int, card: Card | None) -> None:
    piece = lies(g, person, "dynamite")
    if card is not None and suit(g, card) == "S" and 2 <= card.rank <= 9:
        discard(g, person, piece)
        tell(g, "exploded", seat=person)
        g.then(lose_life, person, 3, NOBODY, "dynamite")
    else:
        g.then(pass_dynamite, person, piece)


@rule
def pass_dynamite(g: BangTable, person: int, piece: int) -> None:
    """To the next player who has none; with two players the other one chooses the character."""
    from ...kernel.pieces import move

    following = [p for p in in_turn(g, person)[1:] if lies(g, p, "dynamite") < 0]
    if g.data.mode == "two":
        following = [p for p in following if g.owner[p] != g.owner[person]]
        if len(following) > 1:
            ask(g, following[0], place_dynamite, person, piece)
            return
    if following:
        move(g, piece, g.data.front[person], g.data.front[following[0]])
        tell(g, "dynamite_passed", seat=person, victim=following[0])
    else:
        tell(g, "dynamite_stays", seat=person)


@question
def place_dynamite(g: BangTable, seat: int, person: int, giver: int, piece: int) -> Sentences:
    """In front of which of one's characters."""
    mine = [p for p in g.ring if g.owner[p] == seat and lies(g, p, "dynamite") < 0]
    return (("put", [g.label(p) for p in mine]),)


@place_dynamite.answer("put")
def put_dynamite(g: BangTable, seat: int, person: int, giver: int, piece: int, target: str) -> None:
    from ...kernel.pieces import move

    taker = g.person(target)
    move(g, piece, g.data.front[giver], g.data.front[taker])
    tell(g, "dynamite_passed", seat=giver, victim=taker)


@place_dynamite.refuse("put")
def why_not_put(g: BangTable, seat: int, person: int, giver: int, piece: int, target: str) -> IllegalMove | None:
    taker = g.person(target)
    mine = g.in_play(taker) and g.owner[taker] == seat
    return IllegalMove("lies-already" if mine else "own-character")


def check_jail(g: BangTable, person: int) -> None:
    """T4: hearts, and he is free; otherwise the turn is lost."""
    for mine in own_persons(g, person):
        if lies(g, mine, "jail") >= 0 and g.event != "lasso":
            g.then(jail_luck, mine)


@rule
def jail_luck(g: BangTable, person: int) -> None:
    if g.in_play(person) and lies(g, person, "jail") >= 0:
        g.then(luck, person, "jail")
        g.then(settle)


@outcome("jail")
def jail_checked(g: BangTable, person: int, card: Card | None) -> None:
    free = card is not None and suit(g, card) == "H"
    if free or g.options.jail_release == "always":
        discard(g, person, lies(g, person, "jail"))
    tell(g, "jail_left" if free else "jail_kept", seat=person)
    if not free:
        stay_in_jail(g, person)


def stay_in_jail(g: BangTable, person: int) -> None:
    """The turn is lost; with two players only if no other character is free."""
    if g.data.mode == "two":
        jailed(g, person)
    else:
        g.skipped = True
    moment_of_jail(g, person)


def moment_of_jail(g: BangTable, person: int) -> None:
    """Vera Custer's copy ends when she fails."""
    if g.character[person] == "vera_custer":
        give_back(g, person)


def before_phase_1(g: BangTable, person: int) -> None:
    """T5"""
    for step in BEFORE_PHASE_1:
        step(g, person)


def draw_phase(g: BangTable, person: int) -> None:
    """T6"""
    phase_1(g, person)


def after_phase_1(g: BangTable, person: int) -> None:
    """T7"""
    moment(g, "after_phase_1", person)


def action_phase(g: BangTable, person: int) -> None:
    """T8"""
    g.then(phase_2, person)


def end_of_phase_2(g: BangTable, person: int) -> None:
    """T9: what the Law of the West forced has been played by now, or cannot be."""
    g.forced = ""
    moment(g, "end_phase_2", person)


def after_phase_2(g: BangTable, person: int) -> None:
    """T9, when everything else is done."""
    moment(g, "after_phase_2", person)


def hand_limit(g: BangTable, person: int) -> int:
    return 10 if has(g, person, "sean_mallory") else max(g.life[person], 0)


def phase_3(g: BangTable, person: int) -> None:
    """T10: the hand is cut down to the limit."""
    excess = len(g.hand(person)) - hand_limit(g, person)
    if excess > 0:
        ask(g, person, throw_away)


@question
def throw_away(g: BangTable, seat: int, person: int) -> Sentences:
    """Sid Ketchum may have got rid of some meanwhile, so it is counted again."""
    hand = g.ids(g.hand(person))
    excess = max(len(hand) - hand_limit(g, person), 0)
    kept = ruthless(g, person)
    may_go = [card for card in hand if card not in kept]
    if len(may_go) < excess:  # nothing else is left to throw away
        may_go = hand
    return (("throw_away", Some(may_go, excess, excess)),)


def ruthless(g: BangTable, person: int) -> list[str]:
    """No mercy, as a law: BANG! cards the Sheriff could have played must not be thrown away."""
    if g.options.no_mercy != "ruthless_law" or g.role(person) != "sheriff":
        return []
    from .play import unplayable
    from .targets import targets

    kind = g.data.kinds["bang"]
    if not targets(g, person, kind):
        return []
    bangs = [p for p in g.hand(person) if g.kind(p).id == "bang"]
    return g.ids([p for p in bangs if not unplayable(g, person, p, kind)])


@throw_away.answer("throw_away")
def thrown_away(g: BangTable, seat: int, person: int, cards: list[str]) -> None:
    """Gary Looter takes what others throw away."""
    looters = [p for p in around(g, person)[1:] if has(g, p, "gary_looter")]
    if looters:
        for card in cards:
            give(g, person, looters[0], card, "gary_looter")
    else:
        pieces = [g.named(g.hand(person), card) for card in cards]
        discard(g, person, *pieces)
        faces = None if g.mined else {"cards": pieces}
        tell(g, "threw_away", faces, seat=person, count=len(pieces))


@throw_away.refuse("throw_away")
def why_not_throw(g: BangTable, seat: int, person: int, cards: list[str]) -> IllegalMove | None:
    excess = max(len(g.hand(person)) - hand_limit(g, person), 0)
    if len(cards) != excess:
        return IllegalMove("throw-away-count", count=excess)
    hand = g.ids(g.hand(person))
    return IllegalMove("ruthless-law") if all(card in hand for card in cards) else IllegalMove("not-in-hand")


def no_mercy(g: BangTable, person: int) -> None:
    """T11: the Sheriff may take back a BANG! he played."""
    if g.options.no_mercy == "seed" and g.role(person) == "sheriff" and shots_on_pile(g):
        ask(g, person, take_back)


def shots_on_pile(g: BangTable) -> list[int]:
    return [p for p in g.shot_with if p in g.at[g.data.discard] and g.kind(p).id == "bang"]


@question
def take_back(g: BangTable, seat: int, person: int) -> Sentences:
    return ("take_back", g.ids(shots_on_pile(g))), ("leave",)


@take_back.answer("take_back")
def taken_back(g: BangTable, seat: int, person: int, card: str) -> None:
    from .pile import to_hand

    piece = g.named(g.at[g.data.discard], card)
    to_hand(g, person, (piece,), g.data.discard)
    tell(g, "took_back", {"card": piece}, seat=person)


@take_back.refuse("take_back")
def why_not_take_back(g: BangTable, seat: int, person: int, card: str) -> IllegalMove | None:
    return IllegalMove("not-among-these")


@take_back.answer("leave")
def left_there(g: BangTable, seat: int, person: int) -> None:
    pass


def end_of_turn(g: BangTable, person: int) -> None:
    """T12"""
    moment(g, "turn_end", person)


@rule
def over(g: BangTable, person: int) -> None:
    """What lasted for this turn is over, and the next player comes."""
    g.mined, g.suit, g.forced = False, "", ""
    if g.options.green_ready == "end_of_turn":
        for p in g.ring:
            make_ready(g, p)
    g.then(settle)
    if "vendetta" in g.used and g.in_play(person):
        g.then(another_turn, person)
    else:
        g.then(next_player)


@rule
def another_turn(g: BangTable, person: int) -> None:
    """Vendetta: an extra turn, in which the event stays as it is."""
    take_turn(g, person, extra=True)


STEPS: tuple[Callable[[BangTable, int], None], ...] = (
    change_event,
    start_of_turn,
    check_dynamite,
    check_jail,
    phase_0,
    before_phase_1,
    draw_phase,
    after_phase_1,
    action_phase,
    end_of_phase_2,
    after_phase_2,
    phase_3,
    no_mercy,
    end_of_turn,
)
RETURN = STEPS.index(start_of_turn)  # until then somebody who is eliminated may come back
END = STEPS.index(end_of_turn)
