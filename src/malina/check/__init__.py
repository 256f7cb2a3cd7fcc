"""Information leak test (noninterference) and invariants, as property tests on random play of any game. It needs no
knowledge of the game but its types and what it declares hidden.

For a state and a viewer a twin is made, another state of the viewer's information set: the faces of two pieces they
know nothing of (or remember from the same look) change places. Whatever the server sends them must be the same on
both, byte for byte: the view, the events, the legal moves with their order, the answers to refused moves, who is
asked, and the guesses made for them; now, and after the next move if that shows them no difference. The same holds for
moves and deals with another result of a shuffle. A guess (determinization) must give the viewer the same view as the
true table; no viewer may see what the game declares hidden from them, or track a handle through a shuffle.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ..kernel.dice import FastDice
from ..kernel.game import Game
from ..kernel.knowledge import viewer_of
from ..kernel.table import Table
from ..kernel.watch import Watch
from .blanks import strange_moves
from .handles import Handles, named
from .invariants import broken
from .moves import Trial, leaks_of_a_shuffle
from .pair import leaks
from .report import Report
from .trace import Trace
from .worlds import differences

__all__ = ["Report", "check", "differences", "leaks", "strange_moves"]

Progress = Callable[[int, int], None]


def check(
    game: Game,
    seats: int,
    games: int,
    seed: int = 0,
    progress: Progress | None = None,
    options: dict[str, Any] | None = None,
    every: int = 1,
) -> Report:
    """Play random games and test every state with every viewer, until the first finding. `every` > 1 samples: one pair
    in so many, for long games."""
    report = Report()
    handles = Handles()
    for number in range(games):
        where = f"{game.id}, {seats} seats, seed {seed}, game {number}"
        try:
            play_one(game, seats, f"{seed} {number}", options, every, handles, report)
        except Exception as error:
            error.add_note(f"({where}, after {report.states} tables)")
            raise
        if progress:
            progress(number + 1, games)
        if not report.clean:
            report.leaks = [f"{where}, {leak}" for leak in report.leaks]
            report.broken_invariants = [f"{where}, {wrong}" for wrong in report.broken_invariants]
            break
    return report


def play_one(
    game: Game, seats: int, seed: str, options: dict[str, Any] | None, every: int, handles: Handles, report: Report
) -> None:
    """One game, until its end or the first finding."""
    dice = FastDice(f"check {seed}")

    def deal(watch: Watch) -> Table:
        return game.deal(seats, seed, options, watch=watch)

    def some_viewers() -> Iterator[int | None]:
        return (viewer for viewer in (*range(seats), None) if every == 1 or not dice.below(every))

    report.games += 1
    handles.begin()
    g = deal(handles)
    for viewer in some_viewers():
        dealt = Trial(deal, viewer, Trace(viewer_of(seats, viewer)))
        report.leaks += [
            f"the deal, {named(g, viewer_of(seats, viewer))}: {leak}" for leak in leaks_of_a_shuffle(dealt, dice)
        ]
    while report.clean:
        report.states += 1
        where = f"move {g.decided}"
        report.leaks += [f"{where}, {leak}" for leak in handles.look(g)]
        if every == 1 or not dice.below(every):
            report.broken_invariants += [f"{where}: {wrong}" for wrong in broken(g)]
        move = None if g.over else g.random_move(dice)
        for viewer in some_viewers():
            if leak := next(leaks(g, viewer, dice, move, report), None):
                report.leaks.append(f"{where}, {named(g, viewer_of(seats, viewer))}: {leak}")
        if move is None:
            break
        g.log = []  # earlier events have been compared already
        g.act(*move)
