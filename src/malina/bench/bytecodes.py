"""How much the interpreter has to do for a random decision: the instructions of its virtual machine, counted.

Clocks on a shared machine are off by a third; this number is the same every time, so a change of one in a hundred can
be seen. It says nothing of what happens inside one instruction: a long tuple is copied for the price of a short one.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from ..games import GAMES
from ..kernel.game import Game
from .run import Progress, Row, cases, name_of, play_out

MOST = 40  # functions that are named


def measure(least: int, progress: Progress | None = None) -> list[Row]:
    """A row for each game and number of seats, over so many decisions, with the functions in which most is done."""
    jobs = [case for game in GAMES.values() for case in cases(game)]
    rows = []
    for number, case in enumerate(jobs, 1):
        found, decisions = of_decisions(*case, least=least)
        whole = found.total()
        spent = [{"function": function(code), "share": many / whole} for code, many in found.most_common(MOST)]
        rows.append({"name": name_of(*case), "bytecodes_per_decision": whole / decisions, "functions": spent})
        if progress:
            progress(number, len(jobs))
    return rows


def of_decisions(game: Game, seats: int, preset: str = "", least: int = 1000) -> tuple[Counter[CodeType], int]:
    """What whole random games take after the deal, and how many decisions they have: at least so many. Each has been
    played before, so what is worked out once and kept is there."""
    found: Counter[CodeType] = Counter()
    decisions = games = 0
    while decisions < least:
        table = game.deal(seats, seed=games, options=game.presets.get(preset), log=False)
        play_out(table.copy(), random.Random(games))
        found += count(play_out, table, random.Random(games))
        decisions += table.decided
        games += 1
    return found, decisions


def count(work: Callable[..., object], *args: Any) -> Counter[CodeType]:
    """The instructions carried out meanwhile, by function."""
    found: Counter[CodeType] = Counter()

    def step(frame: FrameType, event: str, _arg: Any) -> Any:
        if event == "opcode":
            found[frame.f_code] += 1
        return step

    def enter(frame: FrameType, _event: str, _arg: Any) -> Any:
        frame.f_trace_lines = False
        frame.f_trace_opcodes = True
        return step

    before = sys.gettrace()
    sys.settrace(enter)
    try:
        work(*args)
    finally:
        sys.settrace(before)
    return found


def function(code: CodeType) -> str:
    return f"{Path(code.co_filename).stem}.{code.co_qualname}"
