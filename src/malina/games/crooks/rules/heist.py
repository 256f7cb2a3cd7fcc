"""Chapter 5.2: the hired crook goes to a job, face up or face down, perhaps with its special action."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from ....kernel.decision import About, Said, Sentences
from ....kernel.pieces import bar, move, reveal
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question
from .. import moments
from ..faces import Crook
from ..moments import NO_ACTION, UP, Action, Given
from ..table import CrooksTable
from .prices import money

UP_OR_DOWN = ("up", "down")


def action_of(crook: Crook) -> Action:
    return moments.action.hooks.get(crook.action, NO_ACTION)


@question
def place(g: CrooksTable, seat: int) -> Sentences:
    crook = g.face[g.at[g.data.hand[seat]][0]]
    free = g.free_jobs(seat)
    can_hide = g.money[seat] >= g.data.money.face_down_fee and crook.action != "kingpin"
    plain = "place", free, UP_OR_DOWN if can_hide else UP
    if not crook.action:
        return (plain,)
    return plain, *action_of(crook).ways(g, seat, free, g.own_jobs(seat))


@place.tells
def about_place(g: CrooksTable, seat: int) -> About:
    """Who it is only his owner knows."""
    piece = g.at[g.data.hand[seat]][0]
    crook = g.face[piece]
    notes = action_of(crook).notes(g, seat, g.free_jobs(seat), g.own_jobs(seat))
    if any("down" in sentence[2] for sentence in place.moves(g, seat)):
        notes.append(money(g, "place", seat, -g.data.money.face_down_fee, face="down"))
    return About(Said("hired", {"crook": crook.id, "piece": piece}), notes=notes)


@place.answer("place")
def send(g: CrooksTable, seat: int, job: int, face: str, action: Given | None = None) -> None:
    """The fee, then what makes room, then the crook lies there, then what it does."""
    hand = g.data.hand[seat]
    piece = g.at[hand][0]
    does = action_of(g.face[piece])
    fee = 0
    if face == "down":
        fee = g.data.money.face_down_fee
        g.money[seat] -= fee
        bar(g, (piece,), g.data.kingpins)
    else:
        reveal(g, (piece,))
    if action:
        does.before(g, seat, job, action)
    move(g, piece, hand, g.data.slot[seat][job])
    g.tell("crook_placed", {"crook": piece}, seat=seat, job=job, face=face, piece=piece, fee=fee)
    if action:
        does.after(g, seat, job, action)


@place.refuse("place")
def why_not_place(g: CrooksTable, seat: int, job: int, face: str, action: Any) -> IllegalMove | None:
    crook = g.face[g.at[g.data.hand[seat]][0]]
    if job not in g.data.jobs:
        return IllegalMove("unknown-job")
    if face not in UP_OR_DOWN:
        return IllegalMove("bad-face")
    if face == "down":
        if crook.action == "kingpin":
            return IllegalMove("kingpin-face-down")
        if action is not UNSET:
            return IllegalMove("action-face-down")
        if g.money[seat] < g.data.money.face_down_fee:
            return IllegalMove("face-down-fee")
    if action is not UNSET:
        if action.type != crook.action or action.type not in moments.action.hooks:
            return IllegalMove("action-mismatch")
        return action_of(crook).why_not(g, seat, job, action)
    return IllegalMove("job-occupied") if g.crooks_at(seat, job) else None
