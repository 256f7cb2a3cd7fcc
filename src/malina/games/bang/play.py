"""Chapters 6.2 and 7: phase 2. What a card does is one function for each name; whom it can hit is data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from ...kernel.decision import Sentence, Sentences, Some
from ...kernel.pieces import move, reveal
from ...kernel.refusal import IllegalMove
from ...kernel.rules import question, rule
from .ask import ask
from .cards import Kind
from .damage import settle
from .deeds import remember
from .pile import discard, random_card, tell
from .shots import immune
from .table import BangTable, Label
from .works import (
    allowed,
    distance,
    has,
    has_card,
    is_bang,
    lies,
    reach,
    ready_greens,
    weapon,
)

Effect = Callable[[BangTable, int, int, int, Any], None]
EFFECTS: dict[str, Effect] = {}
HAND = "hand"  # "what" is taken: a random card of the hand; otherwise the id of a card in front


def effect(name: str) -> Callable[[Effect], Effect]:
    """`(g, person, piece, target, what)`: what a card of this name does; `piece` is the card that was played as it."""

    def put(function: Effect) -> Effect:
        EFFECTS[name] = function
        return function

    return put


class Ability:
    """Something that may be done in phase 2 besides playing cards: of a character, or while an event is active."""

    def ways(self, g: BangTable, person: int) -> list[tuple[Any, ...]]:
        """Its blanks, for each sentence: cards, target, what."""
        return []

    def do(self, g: BangTable, person: int, cards: list[str], target: int, what: Any) -> None:
        raise NotImplementedError

    def why_not(self, g: BangTable, person: int) -> str:
        """Why there is no way at all."""
        return "ability-impossible"


ABILITIES: dict[str, Ability] = {}  # by character or event


# ---- targets ----


def in_range(g: BangTable, person: int, target: int) -> IllegalMove | None:
    far = distance(g, person, target)
    return IllegalMove("too-far", distance=far, reach=reach(g, person)) if far > reach(g, person) else None


def at_one(g: BangTable, person: int, target: int) -> IllegalMove | None:
    far = distance(g, person, target)
    return IllegalMove("too-far", distance=far, reach=1) if far > 1 else None


def not_the_sheriff(g: BangTable, person: int, target: int) -> IllegalMove | None:
    if g.mode in ("standard", "six") and g.role(target) == "sheriff":
        return IllegalMove("jail-sheriff")
    return IllegalMove("jail-there") if lies(g, target, "jail") >= 0 else None


def anybody(g: BangTable, person: int, target: int) -> IllegalMove | None:
    return None


# target in cards.toml: may it be oneself, and what else must hold
TARGETS: dict[str, tuple[bool, Callable[[BangTable, int, int], IllegalMove | None]]] = {
    "one_other_in_weapon_range": (False, in_range),
    "one_other_at_distance_1": (False, at_one),
    "one_other_any_distance": (False, anybody),
    "one_other_any_distance_not_sheriff": (False, not_the_sheriff),
    "one_player_at_distance_1_or_self": (True, at_one),
    "one_player_any_distance_or_self": (True, anybody),
}


def bad_target(g: BangTable, person: int, kind: Kind, target: int) -> IllegalMove | None:
    """Why this card cannot be played at him."""
    if not g.in_play(target):
        return IllegalMove("not-in-play")
    oneself, test = TARGETS[kind.target]
    if target == person and not oneself:
        return IllegalMove("not-yourself")
    if not oneself and g.owner[target] == g.owner[person] and kind.kind == "penalty":
        return IllegalMove("not-yourself")
    if kind.id == "panic" and g.options.panic_range == "any":
        test = anybody
    if refused := test(g, person, target):
        return refused
    return IllegalMove("nothing-there") if kind.takes and not takeable(g, person, target) else None


def takeable(g: BangTable, person: int, target: int) -> list[str]:
    """What can be taken from him: an unseen hand card, or a card lying in front of him."""
    hand = g.hand(target) and g.owner[target] != g.owner[person]
    return [*([HAND] if hand else []), *g.ids(g.in_front(target))]


def taken(g: BangTable, target: int, what: str) -> int:
    """The piece that is meant."""
    return random_card(g, target) if what == HAND else g.named(g.in_front(target), what)


# ---- may this card be played at all? ----


def unplayable(g: BangTable, person: int, piece: int, kind: Kind) -> str:
    """Why this card cannot be played as a card of this kind now; "": it can, if there is a target."""
    if piece not in allowed(g, person):
        return "handcuffed" if g.handcuffed == person else "other-suit"
    if kind.color != "brown":
        return not_laid(g, person, kind)
    if kind.id == "bang":
        if g.event == "the_sermon":
            return "sermon"
        if not may_shoot(g, person):
            return "bang-limit"
    if "missed" in kind.symbols:
        return "missed-only-answers"
    if kind.id == "beer" and g.event == "the_reverend":
        return "reverend"
    if kind.cost and len(g.hand(person)) < 2:
        return "no-second-card"
    return ""


def may_shoot(g: BangTable, person: int) -> bool:
    limit = 2 if g.event == "shootout" else 1
    return g.bangs < limit or has(g, person, "willy_the_kid") or has_card(g, person, "volcanic")


def not_laid(g: BangTable, person: int, kind: Kind) -> str:
    """Why it cannot lie in front of anybody."""
    if g.event == "the_judge":
        return "judge"
    twice = kind.id != "jail" and kind.kind != "weapon" and lies(g, person, kind.id) >= 0
    return "lies-already" if twice and g.options.duplicate_in_play == "forbidden" else ""


# ---- all that can be done ----


@rule
def phase_2(g: BangTable, person: int) -> None:
    if g.in_play(person) and person == g.turn:
        ask(g, person, act)


@question
def act(g: BangTable, seat: int, person: int) -> Sentences:
    """Play a card, use a green one or an ability, or end."""
    ways: list[Sentence] = []
    by_name: dict[str, list[int]] = {}
    for piece in g.hand(person):
        by_name.setdefault(g.kind(piece).id, []).append(piece)
    for name, pieces in by_name.items():
        ways += plays(g, person, pieces, g.data.kinds[name], None)
    ways += conversions(g, person)
    for piece in ready_greens(g, person):
        kind = g.kind(piece)
        if "missed" not in kind.symbols:
            ways += [("use", (g.card(piece).id,), *blanks[1:3]) for blanks in aims(g, person, kind, ())]
    for name in available(g, person):
        ways += [("ability", (name,), *blanks) for blanks in ABILITIES[name].ways(g, person)]
    if not must_play(g, person, ways):
        ways.append(("end",))
    return ways


def available(g: BangTable, person: int) -> list[str]:
    """Abilities of his characters and of the events that can be used in phase 2."""
    mine = [name for name in g.abilities[person] if name in ABILITIES and has(g, person, name)]
    return [*mine, *[event for event in (g.show, g.event) if event in ABILITIES]]


def plays(g: BangTable, person: int, pieces: list[int], kind: Kind, like: tuple[str, ...] | None) -> list[Sentence]:
    """All ways to play these cards, as cards of this kind."""
    pieces = [piece for piece in pieces if not unplayable(g, person, piece, kind)]
    if not pieces:
        return []
    ids = g.ids(pieces)
    if kind.cost:
        return [
            ("play", (g.face[piece].id,), like, *blanks[1:])
            for piece in pieces
            for blanks in aims(g, person, kind, costs(g, person, piece))
        ]
    return [("play", ids, like, *blanks[1:]) for blanks in aims(g, person, kind, ())]


def costs(g: BangTable, person: int, piece: int) -> list[str]:
    """What may be discarded besides it; never a card that has to be played."""
    return [g.face[p].id for p in g.hand(person) if p not in (piece, g.forced)]


def aims(g: BangTable, person: int, kind: Kind, cost: Any) -> list[tuple[Any, ...]]:
    """(kind, targets, whats, costs) of each sentence; None where there is no such blank."""
    paid = cost if kind.cost else None
    if paid is not None and not paid:
        return []
    if kind.target not in TARGETS:
        mine = own_places(g, person, kind)
        return [(kind, mine, None, paid)] if mine is None or mine else []
    targets = [t for t in g.ring if bad_target(g, person, kind, t) is None]
    if kind.takes:
        return [(kind, (g.label(t),), takeable(g, person, t), paid) for t in targets]
    return [(kind, [g.label(t) for t in targets], None, paid)] if targets else []


def own_places(g: BangTable, person: int, kind: Kind) -> list[Label] | None:
    """With two players a card is laid in front of either of one's own characters."""
    if g.mode != "two" or kind.color == "brown":
        return None
    mine = [p for p in g.ring if g.owner[p] == g.owner[person]]
    if g.options.duplicate_in_play == "forbidden":
        mine = [p for p in mine if lies(g, p, kind.id) < 0 or kind.kind == "weapon"]
    return [g.label(p) for p in mine]


def conversions(g: BangTable, person: int) -> list[Sentence]:
    """Cards played as something else: as BANG! by Calamity Janet or in a Showdown."""
    others = [p for p in g.hand(person) if g.kind(p).id != "bang" and is_bang(g, person, p)]
    return plays(g, person, others, g.data.kinds["bang"], ("bang",)) if others else []


def must_play(g: BangTable, person: int, ways: list[Sentence]) -> bool:
    """Law of the West: the shown card has to be played while that is possible."""
    if g.forced not in g.hand(person):
        return False
    card = g.face[g.forced].id
    return any(way[0] == "play" and way[2] is None and card in way[1] for way in ways)


@act.answer("end")
def end_phase_2(g: BangTable, seat: int, person: int) -> None:
    tell(g, "ended", seat=person)


@act.answer("play")
def play(
    g: BangTable,
    seat: int,
    person: int,
    card: str,
    like: str | None = None,
    target: Label | None = None,
    what: str | None = None,
    cost: str | None = None,
) -> None:
    piece = g.named(g.hand(person), card)
    perform(g, person, piece, like or g.kind(piece).id, -1 if target is None else g.person(target), what, cost)
    g.then(after_play, person, piece, like or g.kind(piece).id)
    g.then(phase_2, person)


def perform(g: BangTable, person: int, piece: int, name: str, target: int, what: str | None, cost: str | None) -> None:
    """The card leaves the hand, the cost is paid, and it takes effect."""
    kind = g.data.kinds[name]
    if person == g.turn:
        g.played += 1
    if piece == g.forced:
        g.forced = -1
    paid = g.named(g.hand(person), cost) if cost else -1
    if kind.color == "brown":
        discard(g, person, piece)
        if name == "bang" and person == g.turn:
            g.bangs += 1
            g.shot_with += (piece,)
    else:
        lay(g, person, piece, target if target >= 0 else person)
    faces = {"card": piece, **({"cost": paid} if cost else {})}
    reveal(g, faces.values())
    extra: dict[str, Any] = {"victim": target} if target >= 0 else {}
    tell(g, "played", faces, seat=person, like=name if name != g.kind(piece).id else "", **extra)
    if cost:
        discard(g, person, paid)
    g.then(resolve, person, name, piece, target, what or "")


@rule
def resolve(g: BangTable, person: int, name: str, piece: int, target: int, what: str) -> None:
    """What the card does; not to Apache Kid if it is a diamond."""
    remember(g, person, name, target, what)
    if target >= 0 and name not in ("duel", "bang") and immune(g, target, person, piece):
        tell(g, "immune", seat=target, why=name)
    elif name in EFFECTS:
        EFFECTS[name](g, person, piece, target, what)


def lay(g: BangTable, person: int, piece: int, target: int) -> None:
    """A blue or green card comes to lie in front of somebody; a weapon or the same card there goes."""
    kind = g.kind(piece)
    old = weapon(g, target) if kind.kind == "weapon" else lies(g, target, kind.id)
    reveal(g, (piece,))
    move(g, piece, g.data.hand[g.owner[person]], g.data.front[target])
    if old >= 0:
        tell(g, "replaced", {"card": old}, seat=target)
        discard(g, target, old)
    if has(g, person, "johnny_kisch"):
        for other in g.ring:
            if other not in (person, target):
                for same in [p for p in g.in_front(other) if g.kind(p).id == kind.id]:
                    tell(g, "kisch", {"card": same}, seat=person, victim=other)
                    discard(g, other, same)


AFTER_PLAY: list[Callable[[BangTable, int, int, str], None]] = []  # what may follow a card that was played


@rule
def after_play(g: BangTable, person: int, piece: int, name: str) -> None:
    """The effect is finished: gains are settled, then whoever may add something does."""
    g.then(settle)
    for follow in AFTER_PLAY:
        follow(g, person, piece, name)


@act.answer("use")
def use(g: BangTable, seat: int, person: int, card: str, target: Label | None = None, what: str | None = None) -> None:
    """A ready green card is discarded and works."""
    piece = g.named(g.in_front(person), card)
    aim = -1 if target is None else g.person(target)
    discard(g, person, piece)
    tell(g, "used", {"card": piece}, seat=person, **({"victim": aim} if aim >= 0 else {}))
    g.then(resolve, person, g.kind(piece).id, piece, aim, what or "")
    g.then(settle)
    g.then(phase_2, person)


@act.answer("ability")
def ability(
    g: BangTable,
    seat: int,
    person: int,
    name: str,
    cards: list[str] | None = None,
    target: Label | None = None,
    what: str | None = None,
) -> None:
    aim = -1 if target is None else g.person(target)
    remember(g, person, name, aim, what)
    ABILITIES[name].do(g, person, cards or [], aim, what)
    g.then(settle)
    g.then(phase_2, person)


# ---- why not ----


@act.refuse("play")
def why_not_play(
    g: BangTable, seat: int, person: int, card: str, like: Any, target: Any, what: Any, cost: Any
) -> IllegalMove | None:
    piece = g.named(g.hand(person), card)
    if piece < 0:
        return IllegalMove("not-in-hand")
    name = g.kind(piece).id if like is UNSET else like
    if name not in g.data.kinds or (name != g.kind(piece).id and not converts(g, person, piece, name)):
        return IllegalMove("no-such-use")
    kind = g.data.kinds[name]
    if reason := unplayable(g, person, piece, kind):
        return IllegalMove(reason)
    if g.forced in g.hand(person) and piece != g.forced and name == "bang" and g.kind(g.forced).id == "bang":
        return IllegalMove("law-of-the-west")
    if kind.target in TARGETS:
        if target is UNSET:
            return IllegalMove("no-target")
        if refused := bad_target(g, person, kind, g.person(target)):
            return refused
        if kind.takes and what not in takeable(g, person, g.person(target)):
            return IllegalMove("nothing-there")
    if kind.cost and (cost is UNSET or cost not in costs(g, person, piece)):
        return IllegalMove("no-second-card")
    return None


def converts(g: BangTable, person: int, piece: int, name: str) -> bool:
    return name == "bang" and is_bang(g, person, piece)


@act.refuse("use")
def why_not_use(g: BangTable, seat: int, person: int, card: str, target: Any, what: Any) -> IllegalMove | None:
    piece = g.named(g.in_front(person), card)
    if piece < 0 or g.kind(piece).color != "green":
        return IllegalMove("no-green")
    if piece not in g.ready:
        return IllegalMove("not-ready")
    if piece not in ready_greens(g, person):
        return IllegalMove("switched-off")
    kind = g.kind(piece)
    if "missed" in kind.symbols:
        return IllegalMove("missed-only-answers")
    if kind.target in TARGETS:
        if target is UNSET:
            return IllegalMove("no-target")
        if refused := bad_target(g, person, kind, g.person(target)):
            return refused
        if kind.takes and what not in takeable(g, person, g.person(target)):
            return IllegalMove("nothing-there")
    return None


@act.refuse("ability")
def why_not_ability(g: BangTable, seat: int, person: int, name: str, **blanks: Any) -> IllegalMove | None:
    if name not in ABILITIES or (name not in g.abilities[person] and name not in (g.show, g.event)):
        return IllegalMove("no-such-ability")
    if name not in available(g, person):
        return IllegalMove("switched-off")
    if name in g.used:
        return IllegalMove("once-a-turn")
    return IllegalMove(ABILITIES[name].why_not(g, person)) if not ABILITIES[name].ways(g, person) else None


@act.refuse("end")
def why_not_end(g: BangTable, seat: int, person: int) -> IllegalMove | None:
    return IllegalMove("law-of-the-west")


def two_of(g: BangTable, pieces: list[int]) -> Some:
    return Some(g.ids(pieces), 2, 2)
