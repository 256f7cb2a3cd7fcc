"""Deterministic benchmark: bytecode instructions that the interpreter executes for a random decision.

Timings on a shared machine vary by a third; this number is the same every time, so a change of 1 % can be seen. It
ignores the cost inside one instruction: copying a long tuple counts as much as copying a short one.
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

MOST = 40  # functions reported


def measure(least: int, progress: Progress | None = None) -> list[Row]:
    """A row for each game and number of seats, over so many decisions, with the hottest functions."""
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
    """Instructions by function of whole random games after the deal, and the number of decisions (at least `least`).
    Each game is played once before it is counted, so that caches are warm."""
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
    """Call `work` and count the executed instructions by function."""
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
