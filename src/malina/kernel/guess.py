"""Determinization: sample a state of a viewer's information set, by dealing the hidden faces anew.

The sample is uniform over all deals that fit what the viewer sees and remembers, what everybody can rule out and what
has been counted; deals that the game calls impossible are rejected (rejection sampling). Answers that others have
sealed are guessed too. The result depends on nothing the viewer does not know: faces are sorted before they are dealt.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from .counting import by_id, deal_counted
from .dice import FastDice
from .knowledge import ONE_LABEL, Count, counts_of, label_at, viewer_of
from .past import as_guessed
from .rules import QUESTIONS

if TYPE_CHECKING:
    from .table import Sealed, Table

T = TypeVar("T", bound="Table")
HOPELESS = 10_000  # deals rejected by the game, after which we give up


def guess(g: T, seat: int | None, seed: int) -> T:
    viewer = viewer_of(g.seats, seat)
    twin = g.copy()
    twin.dice = dice = FastDice(f"guess {seed}")
    twin.final = 0  # how often dice were thrown may depend on hidden faces
    if g.log is not None:
        twin.log = [event.for_viewer(viewer) for event in g.log]
    groups = hidden_groups(g, viewer)
    counts = counts_of(g, viewer) if g.counts else []
    for _ in range(HOPELESS):
        deal_hidden(twin, groups, counts, dice)
        if g.game.possible(twin):
            break
    else:
        raise LookupError("no deal is possible for all that everybody knows")
    guess_others(twin, viewer, dice)
    if twin.past:
        twin.past = as_guessed(twin.past, twin.face)
        for _, before in twin.past:
            guess_others(before, viewer, dice)
    return twin


def guess_others(g: Table, viewer: int, dice: FastDice) -> None:
    """Replace what only others know besides faces: their counts and their sealed answers."""
    if g.counts:
        g.counts = [count if count.viewers >> viewer & 1 else counted_again(g, count) for count in g.counts]
    if g.sealed:
        g.sealed = [answer if answer[0] == viewer else guessed_answer(g, answer, dice) for answer in g.sealed]


def deal_hidden(g: Table, groups: list[list[int]], counts: list[Count], dice: FastDice) -> None:
    counted = frozenset().union(*[count.pieces for count in counts])
    together = [group for group in groups if not counted.isdisjoint(group)]
    for pieces in groups:
        if pieces not in together:
            deal_anew(g, pieces, dice)
    if together:
        deal_counted(g, together, counts, dice)


def counted_again(g: Table, count: Count) -> Count:
    """A count that only others know, made true for the faces dealt here; its bounds are as far apart as before."""
    found = sum(g.face[piece].id in count.faces for piece in count.pieces)
    return count._replace(low=found, high=found + count.high - count.low)


def guessed_answer(g: Table, answer: Sealed, dice: FastDice) -> Sealed:
    """A possible sealed answer of a seat, which nobody else has seen: any legal move."""
    seat, name, args, _ = answer
    moves = QUESTIONS[name].says(g, seat, args)
    return seat, name, args, moves.sample(dice.below) if moves else None


def hidden_groups(g: Table, viewer: int) -> list[list[int]]:
    """The hidden pieces in groups of indistinguishable ones: the viewer would not notice faces exchanged within one."""
    groups: dict[Any, list[int]] = {}
    shift = label_at(viewer)
    face = g.face
    # most pieces share a few values of `seen`, so each value is decoded once
    labels = {known: known >> shift & ONE_LABEL for known in set(g.seen) if not known >> viewer & 1}
    for piece, known in enumerate(g.seen):
        if known in labels:
            # group by the look a piece is remembered from, and by its back
            group = labels[known], face[piece].back
            if group in groups:
                groups[group].append(piece)
            else:
                groups[group] = [piece]
    return list(groups.values())


def deal_anew(g: Table, pieces: list[int], dice: FastDice) -> None:
    """Shuffle the faces of these pieces among them so that none gets a face it is barred from."""
    table = g.face
    faces = [table[p] for p in pieces]
    faces.sort(key=by_id)
    dice.shuffle(faces)
    barred = g.barred
    if barred and (limited := [p for p in pieces if p in barred]):
        chosen = _fit(faces, [barred[p] for p in limited], dice)
        for piece, face in zip(limited, chosen, strict=True):
            table[piece] = face
            faces.remove(face)
        pieces = [p for p in pieces if p not in barred]
    for piece, face in zip(pieces, faces, strict=True):
        table[piece] = face


def _fit(faces: list[Any], limits: list[frozenset[str]], dice: FastDice) -> list[Any]:
    """Rejection sampling: a face for each limit, uniform over all assignments that fit.

    The most limited choose first. Each throws below an upper bound of its choices, and all start again if the throw is
    not below the choices it has now: so every assignment has the same probability, 1 / (product of the bounds)."""
    order = sorted(range(len(limits)), key=lambda i: -len(limits[i]))
    ids = [face.id for face in faces]
    there = {limit: len([id for id in ids if id not in limit]) for limit in set(limits)}  # mostly there are few limits
    most = [there[limits[i]] - sum([limits[j] >= limits[i] for j in order[:n]]) for n, i in enumerate(order)]
    if min(most) < 1:
        raise LookupError("no deal fits what everybody knows")
    while True:
        rest = list(faces)
        chosen: dict[int, Any] = {}
        for i, bound in zip(order, most, strict=True):
            limit = limits[i]
            fitting = [face for face in rest if face.id not in limit]
            throw = dice.below(bound)
            if throw >= len(fitting):
                break
            chosen[i] = fitting[throw]
            rest.remove(fitting[throw])
        else:
            return [chosen[i] for i in range(len(limits))]
