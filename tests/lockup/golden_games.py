"""Complete games as texts that a person reads, for every number of players, every mode and every way to end.

    python -m tests.lockup.golden_games

writes them anew: only when a change of the rules or words is meant. Most are random; those that chance hardly ever
brings to such an end were played by a bot, and their moves are kept beside the text."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from malina.bots import answer, bot
from malina.games.lockup import GAME
from malina.games.lockup.table import LockupTable
from malina.kernel.decision import Move
from malina.kernel.dice import FastDice
from malina.text import Texts
from malina.text.log import paragraphs

FOLDER = Path(__file__).with_name("golden")
MOST = 400  # games looked at
NAMES = ("Anna", "Boris", "Clara", "David", "Elena")
EXPERT = {"expert": True, "crews": "chosen"}


@dataclass(frozen=True)
class Wanted:
    name: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    ends: Callable[[LockupTable], bool] = lambda g: True
    bot: str = ""  # that played it; without one it is random


def winners(count: int) -> Callable[[LockupTable], bool]:
    return lambda g: g.result is not None and len(g.result.winners) == count


def by_items(g: LockupTable) -> bool:
    """Equal stars, more items."""
    return (
        g.result is not None
        and len(g.result.winners) == 1
        and sorted(g.result.points)[-2:] == [max(g.result.points)] * 2
    )


WANTED = [
    Wanted("1-moderate", 1, {"guards": "moderate"}, winners(0)),
    Wanted("1-challenging", 1, {"guards": "challenging"}, winners(0)),
    Wanted("1-expert-guards", 1, {"guards": "expert"}, winners(0)),
    Wanted("1-moderate-won", 1, {"guards": "moderate"}, winners(1), "greedy"),
    Wanted("1-challenging-won", 1, {"guards": "challenging"}, winners(1), "greedy"),
    Wanted("1-expert-guards-won", 1, {"guards": "expert"}, winners(1), "greedy"),
    Wanted("1-moderate-lost", 1, {"guards": "moderate"}, winners(0), "greedy"),
    Wanted("1-expert-mode", 1, EXPERT),
    Wanted("2", 2),
    Wanted("2-expert", 2, EXPERT),
    Wanted("2-shared", 2, {}, winners(2)),
    Wanted("3", 3),
    Wanted("3-expert", 3, EXPERT),
    Wanted("3-more-items", 3, {}, by_items),
    Wanted("4", 4, {"bandit_resource_at_setup": True}),
    Wanted("4-expert", 4, EXPERT),
    Wanted("5", 5),
    Wanted("5-expert", 5, EXPERT),
]


def dealt(wanted: Wanted, seed: int) -> LockupTable:
    g: LockupTable = GAME.deal(wanted.seats, seed=seed, options=wanted.options)  # type: ignore[assignment]
    return g


def played(wanted: Wanted, seed: int) -> LockupTable:
    g = dealt(wanted, seed)
    if wanted.bot:
        for line in moves_of(wanted).read_text(encoding="utf-8").splitlines():
            g.act(0, json.loads(line))
        return g
    dice = FastDice(f"golden {seed}")
    while not g.over:
        g.act(*g.random_move(dice))
    return g


def moves_of(wanted: Wanted) -> Path:
    return FOLDER / f"{wanted.name}.jsonl"


def alone(wanted: Wanted, seed: int) -> tuple[LockupTable, list[Move]]:
    """A game of the bot against the guards, and its moves."""
    g, player, dice, moves = dealt(wanted, seed), bot(wanted.bot, GAME), FastDice(f"golden {seed}"), []
    while not g.over:
        moves.append(answer(player, g, g.next_decision(), dice))
        g.act(0, moves[-1])
    return g, moves


def text(wanted: Wanted, seed: int) -> str:
    g = played(wanted, seed)
    assert g.result is not None
    texts = Texts("en", "lockup", g.data.faces)
    parts = [[f"seed {seed}"], *paragraphs(g, texts, NAMES, "all"), texts.result_lines(g.result.to_json(), NAMES)]
    return "\n\n".join("\n".join(lines) for lines in parts) + "\n"


def write(wanted: Wanted) -> None:
    for seed in range(MOST):
        g, moves = alone(wanted, seed) if wanted.bot else (played(wanted, seed), [])
        if wanted.ends(g):
            break
    else:
        raise LookupError(f"no game ended as {wanted.name} should")
    if wanted.bot:
        moves_of(wanted).write_text("".join([f"{json.dumps(move)}\n" for move in moves]), encoding="utf-8")
    (FOLDER / f"{wanted.name}.txt").write_text(text(wanted, seed), encoding="utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for wanted in WANTED:
        write(wanted)
