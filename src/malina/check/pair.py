"""One test case, a state and a viewer: leaks now and by the next move."""

from __future__ import annotations

from collections.abc import Iterator

from ..kernel.dice import FastDice
from ..kernel.table import Table
from .blanks import strange_moves, well_formed
from .moves import Turn, after, leaks_of_a_move, leaks_of_a_shuffle
from .report import Report
from .worlds import another_world, answered_otherwise, differences, everything, fits


def leaks(
    g: Table, viewer: int | None, dice: FastDice, move: Turn | None, report: Report | None = None
) -> Iterator[str]:
    """What this viewer could learn and may not know, now and by this move. A generator, because one is enough."""
    report = report or Report()
    report.pairs += 1
    tries = [] if viewer is None else strange_moves(g, dice, seat=viewer)
    report.strange += len(tries)
    report.well_formed += sum(well_formed(g, strange) for strange in tries)
    truth = everything(g, viewer, tries)
    seed = dice.below(1 << 30)
    guess = g.guess(viewer, seed)
    yield from differences(truth, everything(guess, viewer, tries), "a guess looks different")
    if not fits(guess, viewer):
        yield "a guess does not fit what they can conclude"
    if g.guess(viewer, seed + 1).guess(viewer, seed) != guess:
        yield "a guess of a guess is another one"
    if g.sealed:
        others = answered_otherwise(g, viewer, dice)
        yield from differences(truth, everything(others, viewer, tries), "a sealed answer is seen")
        if others.guess(viewer, seed) != guess:
            yield "a guess depends on a sealed answer"
    true = after(g, viewer, move) if move else None
    made = f"when seat {move[0]} made the move {move[1]}" if move else ""  # seat -1 (HOUSE): a timeout
    if true:
        yield from (f"{leak}, {made}" for leak in leaks_of_a_shuffle(true, dice))
    if not (other := another_world(g, viewer, dice)):
        return
    report.twins += 1
    twin, names = other
    exchange = f"with {' and '.join(names)} exchanged"
    for leak in differences(truth, everything(twin, viewer, tries), "an exchange they cannot know of is seen"):
        yield f"{leak}, {exchange}"
    if twin.guess(viewer, seed) != guess:
        yield f"a guess depends on what they do not know, {exchange}"
    if move and true:
        yield from (f"{leak}, {exchange}, {made}" for leak in leaks_of_a_move(true, twin, move, names))
