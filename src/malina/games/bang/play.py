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
from .pile import discard, tell
from .shots import immune
from .table import BangTable, Label
from .targets import TARGETS, bad_target, takeable, targets
from .works import (
    allowed,
    has,
    has_card,
    is_bang,
    lies,
    own_persons,
    own_turn,
    ready_greens,
    spare,
    suit,
    weapon,
    why_not_allowed,
)

Effect = Callable[[BangTable, int, str, int, Any], None]
EFFECTS: dict[str, Effect] = {}


def effect(name: str) -> Callable[[Effect], Effect]:
    """`(g, person, suit_played, target, what)`: what a card of this name does, and the suit of the one played as it."""

    def put(function: Effect) -> Effect:
        EFFECTS[name] = function
        return function

    return put


class Ability:
    """Something that may be done in phase 2 besides playing cards: of a character, or while an event is active."""

    aims_like = "duel"  # whoever a card of this name can be played at

    def ways(self, g: BangTable, person: int) -> list[tuple[Any, ...]]:
        """Its blanks, for each sentence: cards, target, what."""
        return []

    def do(self, g: BangTable, person: int, cards: list[str], target: int, what: Any) -> None:
        raise NotImplementedError

    def why_not(self, g: BangTable, person: int) -> str:
        """Why there is no way at all."""
        return "ability-impossible"


ABILITIES: dict[str, Ability] = {}  # by character or event


# ---- may this card be played at all? ----


def unplayable(g: BangTable, person: int, piece: int, kind: Kind) -> str:
    """Why this card cannot be played as a card of this kind now; "": it can, if there is a target."""
    if piece not in allowed(g, person):
        return why_not_allowed(g, person)
    if reason := out_of_use(g, person, kind):
        return reason
    return "law-of-the-west" if kind.id == "bang" and last_shot_is_forced(g, person, piece) else ""


def out_of_use(g: BangTable, person: int, kind: Kind) -> str:
    """Why no card of this kind can be played now."""
    if kind.color != "brown":
        return not_laid(g, person, kind)
    if kind.id == "bang" and own_turn(g, person):  # whoever is forced by Dorothy Rage has no limit
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


def may_shoot(g: BangTable, person: int, shots: int = 0) -> bool:
    """After so many more shots, may he fire another BANG!?"""
    limit = 2 if g.event == "shootout" else 1
    return g.bangs + shots < limit or has(g, person, "willy_the_kid") or has_card(g, person, "volcanic")


def last_shot_is_forced(g: BangTable, person: int, piece: int) -> bool:
    """Law of the West: no other card may use up the limit if it is a BANG! that has to be played."""
    if not g.forced or not own_turn(g, person):
        return False
    forced = g.named(g.hand(person), g.forced)
    return forced not in (-1, piece) and g.kind(forced).id == "bang" and not may_shoot(g, person, 1)


def not_laid(g: BangTable, person: int, kind: Kind) -> str:
    """Why it cannot lie in front of anybody."""
    if g.event == "the_judge":
        return "judge"
    if kind.id == "jail" or kind.kind == "weapon" or g.options.duplicate_in_play != "forbidden":
        return ""
    return "lies-already" if all(lies(g, p, kind.id) >= 0 for p in own_persons(g, person)) else ""


# ---- all that can be done ----


@rule
def phase_2(g: BangTable, person: int) -> None:
    """With two players the other character goes on if this one is eliminated in his turn."""
    if g.in_play(g.turn) and own_turn(g, person):
        ask(g, g.turn, act)


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
            ways += [("use", (g.card(piece).id,), *blanks[:2]) for blanks in aims(g, person, kind)]
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
    if out_of_use(g, person, kind):
        return []
    may = allowed(g, person)
    pieces = [p for p in pieces if p in may and (kind.id != "bang" or not last_shot_is_forced(g, person, p))]
    if not pieces:
        return []
    ids = g.ids(pieces)
    if kind.cost:
        return [
            ("play", (g.face[piece].id,), like, *blanks, paid)
            for piece in pieces
            if (paid := costs(g, person, piece))
            for blanks in aims(g, person, kind)
        ]
    if kind.color == "green":
        return [("play", ids, like, own_places(g, person, kind))]
    return [("play", ids, like, *blanks) for blanks in aims(g, person, kind)]


def costs(g: BangTable, person: int, piece: int) -> list[str]:
    """What may be discarded besides it; never a card that has to be played."""
    return [g.face[p].id for p in spare(g, person) if p != piece]


def aims(g: BangTable, person: int, kind: Kind) -> list[tuple[Any, ...]]:
    """(targets, whats) of each sentence with which such a card takes effect; None where there is no such blank."""
    if kind.target not in TARGETS:
        mine = own_places(g, person, kind) if kind.color == "blue" else None
        return [(mine, None)] if mine is None or mine else []
    hit = targets(g, person, kind)
    if kind.takes:
        return [((g.label(t),), takeable(g, person, t, kind)) for t in hit]
    return [([g.label(t) for t in hit], None)] if hit else []


def own_places(g: BangTable, person: int, kind: Kind) -> list[Label] | None:
    """With two players a card is laid in front of either of one's own characters."""
    if g.mode != "two" or kind.color == "brown":
        return None
    mine = own_persons(g, person)
    if g.options.duplicate_in_play == "forbidden":
        mine = [p for p in mine if lies(g, p, kind.id) < 0 or kind.kind == "weapon"]
    return [g.label(p) for p in mine]


CONVERTERS = (("calamity_janet", "bang"), ("uncle_will", "general_store"))


def conversions(g: BangTable, person: int) -> list[Sentence]:
    """Cards played as something else: as BANG! by Calamity Janet or in a Showdown, as General Store by Uncle Will."""
    found: list[Sentence] = []
    names = [name for who, name in CONVERTERS if has(g, person, who)]
    if g.show == "showdown" and "bang" not in names:
        names.append("bang")
    for name in names:
        others = [p for p in g.hand(person) if g.kind(p).id != name and converts(g, person, p, name)]
        found += plays(g, person, others, g.data.kinds[name], (name,)) if others else []
    return found


def must_play(g: BangTable, person: int, ways: list[Sentence]) -> bool:
    """Law of the West: the shown card has to be played while that is possible."""
    return any(way[0] == "play" and way[2] is None and g.forced in way[1] for way in ways)


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
    name = like or g.kind(piece).id
    suit_played = suit(g, g.card(piece))
    perform(g, person, piece, name, -1 if target is None else g.person(target), what, cost)
    g.then(after_play, person, suit_played, name)
    g.then(phase_2, person)


def perform(g: BangTable, person: int, piece: int, name: str, target: int, what: str | None, cost: str | None) -> None:
    """The card leaves the hand, the cost is paid, and it takes effect."""
    kind = g.data.kinds[name]
    if person == g.turn:
        g.played += 1
    suit_played = suit(g, g.card(piece))
    if g.face[piece].id == g.forced:
        g.forced = ""
    if name == "general_store" != g.kind(piece).id:
        g.used += ("uncle_will",)
    paid = g.named(g.hand(person), cost) if cost else -1
    if kind.color == "brown":
        discard(g, person, piece)
        if name == "bang" and person == g.turn:
            g.bangs += 1
            g.shot_with += (piece,)
    reveal(g, (piece,))
    if cost:
        discard(g, person, paid)
    faces = {"card": piece, **({"cost": paid} if cost else {})}
    extra: dict[str, Any] = {"victim": target} if target >= 0 else {}
    tell(g, "played", faces, seat=person, like=name if name != g.kind(piece).id else "", **extra)
    if kind.color != "brown":
        lay(g, person, piece, target if target >= 0 else person)
    if kind.color != "green":
        g.then(resolve, person, name, suit_played, target, what or "")


@rule
def resolve(g: BangTable, person: int, name: str, suit_played: str, target: int, what: str) -> None:
    """What the card does; not to Apache Kid if it is a diamond. A shot asks for itself whether it can hurt him."""
    remember(g, person, name, target, what)
    felt = name == "duel" or "bang" in g.data.kinds[name].symbols
    if target >= 0 and not felt and immune(g, target, person, suit_played):
        tell(g, "immune", seat=target, why=name)
    elif name in EFFECTS:
        EFFECTS[name](g, person, suit_played, target, what)


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
            if g.owner[other] != g.owner[person] and other != target:
                for same in [p for p in g.in_front(other) if g.kind(p).id == kind.id]:
                    tell(g, "kisch", {"card": same}, seat=person, victim=other)
                    discard(g, other, same)


# (g, person, suit played, name): what may follow a card that was played as one of this name
AFTER_PLAY: list[Callable[[BangTable, int, str, str], None]] = []


@rule
def after_play(g: BangTable, person: int, suit_played: str, name: str) -> None:
    """The effect is finished: gains are settled, then whoever may add something does."""
    g.then(settle)
    for follow in AFTER_PLAY:
        follow(g, person, suit_played, name)


@act.answer("use")
def use(g: BangTable, seat: int, person: int, card: str, target: Label | None = None, what: str | None = None) -> None:
    """A ready green card is discarded and works."""
    piece = g.named(g.in_front(person), card)
    aim = -1 if target is None else g.person(target)
    discard(g, person, piece)
    tell(g, "used", {"card": piece}, seat=person, **({"victim": aim} if aim >= 0 else {}))
    g.then(resolve, person, g.kind(piece).id, suit(g, g.card(piece)), aim, what or "")
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
        again = name == "general_store" and "uncle_will" in g.used
        return IllegalMove("once-a-turn" if again else "no-such-use")
    kind = g.data.kinds[name]
    if reason := unplayable(g, person, piece, kind):
        return IllegalMove(reason)
    if kind.target in TARGETS and kind.color != "green":
        if target is UNSET:
            return IllegalMove("no-target")
        if refused := bad_target(g, person, kind, g.person(target)):
            return refused
        if kind.takes and what not in takeable(g, person, g.person(target), kind):
            return IllegalMove("not-among-these")
    elif (places := own_places(g, person, kind)) is not None and target not in places:
        return IllegalMove("own-character" if g.person(target) not in own_persons(g, person) else "lies-already")
    if kind.cost and (cost is UNSET or cost not in costs(g, person, piece)):
        return IllegalMove("law-of-the-west" if cost == g.forced else "no-second-card")
    return None


def converts(g: BangTable, person: int, piece: int, name: str) -> bool:
    if name == "bang":
        return is_bang(g, person, piece)
    return name == "general_store" and has(g, person, "uncle_will") and "uncle_will" not in g.used


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
        if kind.takes and what not in takeable(g, person, g.person(target), kind):
            return IllegalMove("not-among-these")
    return None


@act.refuse("ability")
def why_not_ability(g: BangTable, seat: int, person: int, name: str, **blanks: Any) -> IllegalMove | None:
    if name not in ABILITIES or (name not in g.abilities[person] and name not in (g.show, g.event)):
        return IllegalMove("no-such-ability")
    if name not in available(g, person):
        return IllegalMove("switched-off")
    if ways := ABILITIES[name].ways(g, person):
        return why_not_so(g, person, ABILITIES[name], ways, **blanks)
    once = name in g.used and name != "jose_delgado"
    return IllegalMove("once-a-turn" if once else ABILITIES[name].why_not(g, person))


def why_not_so(
    g: BangTable, person: int, used: Ability, ways: list[tuple[Any, ...]], cards: Any, target: Any, what: Any
) -> IllegalMove:
    """The ability can be used, but not with these cards or at this target."""
    paid, aimed = (*ways[0], None, None)[:2]
    if paid is not None and cards is not UNSET:
        if any(g.named(g.hand(person), card) < 0 for card in cards):
            return IllegalMove("not-in-hand")
        if g.forced in cards:
            return IllegalMove("law-of-the-west")
        if paid.low == 2 != len(cards):
            return IllegalMove("two-cards")
    if aimed is not None:
        if target is UNSET:
            return IllegalMove("no-target")
        if not any(target in way[1] for way in ways):
            like = g.data.kinds[used.aims_like]
            return bad_target(g, person, like, g.person(target)) or IllegalMove("nothing-there")
    return IllegalMove("ability-impossible")


@act.refuse("end")
def why_not_end(g: BangTable, seat: int, person: int) -> IllegalMove | None:
    return IllegalMove("law-of-the-west")


def two_of(g: BangTable, pieces: list[int]) -> Some:
    return Some(g.ids(pieces), 2, 2)
