"""Complete games that end in every way there is, with their logs, for `golden/<version>/`.

    python -m tests.crooks.golden_games [NAME …]

looks for games that end as wanted and writes them down, by the version that the rules have now. A version that is no
longer played is removed.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import malina
from malina.bots import bot
from malina.games.crooks import GAME
from malina.text import log_text

MOST = 100_000  # games looked at
FOLDER = Path(__file__).with_name("golden") / GAME.version
NAMES = ["Миша", "Настя", "Света", "Гриша"]
Ending = Callable[[malina.Match], bool]


def reasons(match: malina.Match) -> set[str]:
    return {event["reason"] for event in match.table.events(None) if event["event"] == "passed"}


def points_tied(match: malina.Match) -> bool:
    points = match.table.result.points  # type: ignore[union-attr]
    return points.count(max(points)) > 1 and max(points) > 5


def winners(match: malina.Match) -> int:
    return len(match.table.result.winners)  # type: ignore[union-attr]


def told(match: malina.Match, name: str) -> bool:
    return any(event["event"] == name for event in match.table.events(None))


# name: seats, who plays, what makes the game fit
WANTED: dict[str, tuple[int, str, Ending]] = {
    "2-players": (2, "greedy", lambda match: True),
    "3-players": (3, "greedy", lambda match: True),
    "4-players": (4, "greedy", lambda match: True),
    "all-pass-at-once": (4, "pass", lambda match: True),
    "out-of-money": (2, "busy", lambda match: reasons(match) == {"no_money"}),
    "out-of-crooks": (3, "busy", lambda match: reasons(match) == {"no_crooks"}),
    "money-breaks-the-tie": (2, "random", lambda match: points_tied(match) and winners(match) == 1),
    "shared-by-two": (3, "busy", lambda match: points_tied(match) and winners(match) == 2),
    "shared-by-all": (2, "busy", lambda match: points_tied(match) and winners(match) == 2),
    "empty-handed": (2, "busy", lambda match: told(match, "left_empty_handed")),
}


def texts(record: malina.Record) -> dict[str, str]:
    """The log as everybody would read it, and as the first seat would in Russian."""
    return {
        "ru.all": log_text(record, "ru", "all"),
        "en.all": log_text(record, "en", "all"),
        "ru.seat": log_text(record, "ru", 0),
    }


def played(seats: int, who: str, number: int) -> malina.Match:
    secret = hashlib.sha256(f"golden {number}".encode()).digest()
    match = malina.Match.start(GAME, seats, secret, ["golden"] * seats, None, NAMES[:seats])
    rng = random.Random(number)
    dice = malina.FastDice(number)
    greedy = bot("greedy", GAME)
    table = match.table
    while not table.over:
        seat = min(table.waiting_for)
        [decision] = table.decisions(seat)
        move: dict[str, Any] = decision.moves.sample(rng.randrange)
        if who == "greedy":
            move = greedy.choose(table.view(seat, memory=True), decision, dice)
        elif decision.kind == "turn" and who == "pass":
            move = {"cmd": "pass"}
        elif decision.kind == "turn" and who == "busy":
            move = decision.moves[rng.randrange(len(decision.moves) - 1)]
        match.act(seat, move)
    return match


def write(name: str) -> None:
    seats, who, fits = WANTED[name]
    record = next(match.record for number in range(MOST) if fits(match := played(seats, who, number)))
    (FOLDER / f"{name}.json").write_bytes(record.to_json())
    for reader, text in texts(record).items():
        (FOLDER / f"{name}.{reader}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or WANTED:
        write(name)
