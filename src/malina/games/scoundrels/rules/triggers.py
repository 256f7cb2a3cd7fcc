"""Reactions and events (7): what waits is offered when the ability in progress is completely finished, one at a time.
And the pauses of a turn and of a day in which abilities are used by their own timing."""

from __future__ import annotations

from ....kernel.decision import About, Sentences
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId, Seat
from ..faces import Strategy
from ..table import NOBODY, ScoundrelsTable, Use
from .abilities import use_named, use_source
from .legality import legal, usable
from .told import readings

OPEN = "open"  # a 0 that was laid beside the sheet


def mine(g: ScoundrelsTable, seat: int) -> list[int]:
    """Whatever a player could use: the scoundrels on the sheet, the strategy card."""
    card = g.strategy(seat)
    return [*g.own(seat), *([card[0]] if card else [])]


def fits(g: ScoundrelsTable, seat: int, source: int, step: str) -> bool:
    """Does the timing of this scoundrel or strategy card fit?"""
    face = g.face[source]
    if step == "waiting":
        return any(entry.seat == seat and entry.source == source for entry in g.waiting)
    if step == "start":
        zero = type(face) is Strategy or not face.condition or not g.money[seat]
        return face.timing == "start_of_turn" and zero
    if step == "end":
        return bool(face.timing == "end_of_turn")
    if step == "day":
        return bool(face.timing == "end_of_day")
    if g.slot == OPEN:
        return bool(face.timing == "play_zero_face_up")
    return face.timing == "slots" and g.slot in face.slots


def ready(g: ScoundrelsTable, seat: int, step: str) -> list[int]:
    """What this seat may use now."""
    return [source for source in mine(g, seat) if fits(g, seat, source, step) and usable(g, seat, source)]


def leader_ready(g: ScoundrelsTable, seat: int, step: str) -> bool:
    """The leader's ability of the slot just played, once."""
    if step != "abilities" or g.leader_used or g.slot not in g.data.leader_abilities:
        return False
    return legal(g, Use(seat=seat, kind="leader", name=g.slot))


@rule
def pause(g: ScoundrelsTable, seat: int, step: str) -> None:
    """Abilities are used in any order, until nothing is left or wanted."""
    if ready(g, seat, step) or leader_ready(g, seat, step):
        g.ask(seat, use_ability, step)


@question
def use_ability(g: ScoundrelsTable, seat: int, step: str) -> Sentences:
    leader = (("leader",),) if leader_ready(g, seat, step) else ()
    return (("use", g.ids(ready(g, seat, step))), *leader, ("done",))


@use_ability.answer("use")
def use_one(g: ScoundrelsTable, seat: int, step: str, ability: FaceId) -> None:
    source = g.named(ability, mine(g, seat))
    g.waiting = [entry for entry in g.waiting if (entry.seat, entry.source) != (seat, source)]
    use_source(g, seat, source)
    go_on(g, seat, step)


@use_ability.answer("leader")
def use_leader(g: ScoundrelsTable, seat: int, step: str) -> None:
    g.leader_used = True
    use_named(g, seat, "leader", g.slot)
    go_on(g, seat, step)


def go_on(g: ScoundrelsTable, seat: int, step: str) -> None:
    g.then(offer_waiting)
    if step not in ("waiting", "day"):
        g.then(pause, seat, step)


@use_ability.answer("done")
def use_nothing(g: ScoundrelsTable, seat: int, step: str) -> None:
    if step == "waiting":
        g.waiting = [entry for entry in g.waiting if entry.seat != seat]
        g.then(offer_waiting)
    elif step == "day":
        g.passed += (seat,)


@use_ability.refuse("use")
def why_not_use(g: ScoundrelsTable, seat: int, step: str, ability: str) -> IllegalMove | None:
    found = [source for source in mine(g, seat) if g.face[source].id == ability]
    if not found:
        return IllegalMove("not-on-your-sheet")
    [source] = found
    used = source in g.stamped or (type(g.face[source]) is not Strategy and g.job_of(source) in g.stamped)
    if used:
        return IllegalMove("already-used")
    return IllegalMove("cannot-be-used" if fits(g, seat, source, step) else "wrong-timing")


@use_ability.refuse("leader")
def why_not_leader(g: ScoundrelsTable, seat: int, step: str) -> IllegalMove:
    return IllegalMove("already-used" if g.leader_used else "wrong-timing")


@use_ability.tells
def what_step(g: ScoundrelsTable, seat: int, step: str) -> About:
    return About(args={"step": step, "slot": g.slot}, notes=readings(g, "use", "ability", ready(g, seat, step)))


# ---- what waits ----


@rule
def offer_waiting(g: ScoundrelsTable) -> None:
    """The active player first, then clockwise; at the end of a day whoever took the last turn decides."""
    if g.uses:
        return
    order = g.in_order if g.turn == NOBODY else [g.turn, *g.after(g.turn)]
    who = [seat for seat in order if ready(g, seat, "waiting")] if g.waiting else []
    if not who:
        g.waiting = []
    elif g.turn == NOBODY and len(who) > 1:
        g.ask(g.last_mover, who_is_first, tuple(who), "waiting")
    else:
        g.ask(who[0], use_ability, "waiting")


@question
def who_is_first(g: ScoundrelsTable, seat: int, who: tuple[int, ...], step: str) -> Sentences:
    return (("first", who),)


@who_is_first.answer("first")
def let_him_begin(g: ScoundrelsTable, seat: int, who: tuple[int, ...], step: str, player: Seat) -> None:
    g.ask(player, use_ability, step)


@who_is_first.refuse("first")
def why_not_him(g: ScoundrelsTable, seat: int, who: tuple[int, ...], step: str, player: int) -> IllegalMove:
    return IllegalMove("nothing-to-use")


@rule
def window(g: ScoundrelsTable) -> None:
    """Abilities of the end of the day, of all players, until nobody wants any more."""
    who = [seat for seat in g.in_order if seat not in g.passed and ready(g, seat, "day")]
    if not who:
        g.passed = ()
        return
    if len(who) > 1:
        g.ask(g.last_mover, who_is_first, tuple(who), "day")
    else:
        g.ask(who[0], use_ability, "day")
    g.then(window)
