"""The leak test of a move: made on two states that a viewer cannot tell apart, does it show them a difference?

The trace records what the kernel shows them inside the move and what all can conclude (`bar`), also of cards that are
shuffled before the move is over. Observations and recorded knowledge must tell the same states apart: a difference that
they see but that is no recorded knowledge is a leak, and so is a conclusion without anything that they could see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property

from ..kernel.decision import Move
from ..kernel.dice import FastDice
from ..kernel.knowledge import viewer_of
from ..kernel.refusal import IllegalMove
from ..kernel.table import Table
from ..kernel.watch import Watch
from .blanks import renamed
from .trace import Reshuffled, SameShuffles, Trace
from .worlds import Told, differences, everything, fits, with_faces

Turn = tuple[int, Move]
Play = Callable[[Watch], Table]  # makes a move or a deal with this observer, and returns the table
NOT_AS_MANY_DICE = " (and not as many dice are thrown: what is hidden must not decide how many)"


class Trial:
    """The table after a move or a deal, with the trace of what a viewer was shown meanwhile."""

    def __init__(self, play: Play, viewer: int | None, trace: Trace) -> None:
        self.play = play
        self.table = play(trace)
        self.viewer = viewer
        self.trace = trace

    @cached_property
    def everything(self) -> Told:
        return everything(self.table, self.viewer)

    def tells_apart(self, other: Trial) -> bool:
        """Does what they were shown rule out the other table? Then a difference is no leak."""
        return self.trace.tells_apart(other.trace, other.table.face)

    def differs_from(self, other: Trial) -> Iterator[str]:
        """Leaks: differences for the viewer though they were shown the same."""
        if self.tells_apart(other):
            return
        g, twin, viewer = self.table, other.table, self.viewer
        seen = next(differences(self.everything, other.everything, "a move tells too much"), None)
        if not (fits(with_faces(g, twin), viewer) and fits(with_faces(twin, g), viewer)):
            if not seen:
                yield "a conclusion is drawn from nothing they could see"
        elif seen:
            yield seen + (NOT_AS_MANY_DICE if g.dice != twin.dice else "")
        elif g.guess(viewer) != twin.guess(viewer):
            yield "a move leaves behind what they must not know"


def after(g: Table, viewer: int | None, turn: Turn, trace: Trace | None = None) -> Trial:
    """The move, made on a copy of the table and traced."""

    def play(watch: Watch) -> Table:
        twin = g.copy()
        twin.log = []
        twin.watch = watch
        twin.act(*turn)
        return twin

    return Trial(play, viewer, trace or Trace(viewer_of(g.seats, viewer)))


def leaks_of_a_move(true: Trial, twin: Table, turn: Turn, names: Mapping[str, str]) -> Iterator[str]:
    """Compare the move with its counterparts on the twin: a face in it may mean the exchanged one there. It is no leak
    if one of them cannot be told from the true move, nor if none is legal there. A difference may come only from the
    random result of a shuffle: then the comparison is repeated with the same result on both."""
    seat, move = turn
    found: list[str] = []
    for other in [move] if seat == true.viewer else renamed(move, twin.game.commands, names):
        try:
            there = after(twin, true.viewer, (seat, other))
        except IllegalMove:
            continue
        if true.tells_apart(there):
            there = after(twin, true.viewer, (seat, other), SameShuffles(true.trace))
            if there.table.at != true.table.at:
                return
        wrong = list(true.differs_from(there))
        if not wrong:
            return
        found = found or wrong
    yield from found


def leaks_of_a_shuffle(true: Trial, dice: FastDice) -> Iterator[str]:
    """The same move or deal with another result of one shuffle. That finds leaks of faces that are hidden only from
    then on, as in an open pile that is shuffled, and of what was counted at the deal. Where the rules pick a card by
    its face after the shuffle, another handle moves, which says nothing: such tables are not compared."""
    if shuffles := true.trace.shuffles:
        trace = Reshuffled(true.trace.viewer, dice.below(shuffles), dice)
        other = Trial(true.play, true.viewer, trace)
        if other.table.at == true.table.at:
            yield from true.differs_from(other)
