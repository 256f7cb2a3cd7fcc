"""Determinization: sample a state of a viewer's information set, by dealing the hidden faces anew.

The sample is uniform over all deals that fit what the viewer sees and remembers, what everybody can rule out and what
has been counted; deals that the game calls impossible are rejected (rejection sampling). Answers that others have
sealed are guessed too. The result depends on nothing the viewer does not know: faces are sorted before they are dealt.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from .counting import Counted, by_id
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
    hidden = hidden_from(g, viewer)
    for _ in range(HOPELESS):
        for group in hidden.groups:
            deal_anew(twin, group, dice)
        if hidden.counted is not None:
            hidden.counted.deal(twin, dice)
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


class Group:
    """Pieces that the viewer cannot tell apart, with the faces to deal among them: sorted, so that their order tells
    nothing. Those that are barred from some face come first, the most limited at the head."""

    __slots__ = ("bounds", "faces", "limits", "pieces")

    def __init__(self, g: Table, pieces: list[int]) -> None:
        barred = g.barred
        limited = sorted([p for p in pieces if p in barred], key=lambda p: -len(barred[p])) if barred else []
        self.pieces = limited + [p for p in pieces if p not in barred] if limited else pieces
        self.faces = sorted([g.face[p] for p in pieces], key=by_id)
        self.limits = limits = [barred[p] for p in limited]
        ids = [face.id for face in self.faces]
        there = {limit: len([id for id in ids if id not in limit]) for limit in set(limits)}
        # upper bounds of the choices that each of them has when its turn comes
        self.bounds = [there[limit] - sum([before >= limit for before in limits[:n]]) for n, limit in enumerate(limits)]


class Hidden:
    """What all guesses of a viewer at one position share."""

    __slots__ = ("barred", "counted", "counts", "face", "groups", "seen", "viewer")

    def __init__(self, g: Table, viewer: int) -> None:
        self.viewer, self.seen, self.face, self.barred = viewer, list(g.seen), list(g.face), dict(g.barred)
        self.counts = counts_of(g, viewer)
        covered = frozenset().union(*[count.pieces for count in self.counts])
        groups = hidden_groups(g, viewer)
        self.groups = [Group(g, pieces) for pieces in groups if covered.isdisjoint(pieces)]
        together = [pieces for pieces in groups if not covered.isdisjoint(pieces)]
        self.counted = Counted(g, together, self.counts) if together else None

    def fits(self, g: Table, viewer: int) -> bool:
        """Is that still so? Faces are compared by what they are, all of them: it takes less than a microsecond."""
        return (
            self.viewer == viewer
            and self.seen == g.seen
            and self.face == g.face
            and self.barred == g.barred
            and self.counts == counts_of(g, viewer)
        )


def hidden_from(g: Table, viewer: int) -> Hidden:
    """Bots guess again and again at one position, so the last one is kept."""
    global _last
    if _last is None or not _last.fits(g, viewer):
        _last = Hidden(g, viewer)
    return _last


_last: Hidden | None = None


def guess_others(g: Table, viewer: int, dice: FastDice) -> None:
    """Replace what only others know besides faces: their counts and their sealed answers."""
    if g.counts:
        g.counts = [count if count.viewers >> viewer & 1 else counted_again(g, count) for count in g.counts]
    if g.sealed:
        g.sealed = [answer if answer[0] == viewer else guessed_answer(g, answer, dice) for answer in g.sealed]


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


def deal_anew(g: Table, group: Group, dice: FastDice) -> None:
    """Shuffle the faces of these pieces among them so that none gets a face it is barred from."""
    faces = list(group.faces)
    dice.shuffle(faces)
    if group.limits:
        faces = fitting(faces, group, dice)
    table = g.face
    for piece, face in zip(group.pieces, faces):  # noqa: B905
        table[piece] = face


def fitting(faces: list[Any], group: Group, dice: FastDice) -> list[Any]:
    """Rejection sampling: a face for each limit, uniform over all assignments that fit, then the others.

    The most limited choose first. Each throws below an upper bound of its choices, and all start again if the throw is
    not below the choices it has now: so every assignment has the same probability, 1 / (product of the bounds)."""
    if min(group.bounds) < 1:
        raise LookupError("no deal fits what everybody knows")
    while True:
        rest = list(faces)
        chosen = []
        for limit, bound in zip(group.limits, group.bounds, strict=True):
            fits = [face for face in rest if face.id not in limit]
            throw = dice.below(bound)
            if throw >= len(fits):
                break
            chosen.append(fits[throw])
            rest.remove(fits[throw])
        else:
            return chosen + rest
