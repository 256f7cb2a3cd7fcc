"""Complete games that end in every way there is, for `golden/`, and short ones of every module with every number of
players, of which only the end is kept.

    python -m tests.sheriff.golden_games

looks for random games that end as wanted and writes them down anew: only when a change of the rules is meant.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from malina.games.sheriff import GAME
from malina.games.sheriff.table import SheriffTable
from malina.kernel.dice import FastDice

MOST = 20_000  # games looked at
FOLDER = Path(__file__).with_name("golden")
EVERYTHING = dict(GAME.presets["everything"])
SHORT = {"length": "short", "market": "express"}
LASTING = ("face", "at", "seen", "decided", "round", "in_office", "gold", "chest", "feed", "merry", "history")


@dataclass(frozen=True)
class Wanted:
    name: str
    seats: int
    how: str = "points"
    options: dict[str, Any] = field(default_factory=dict)


WANTED = [
    Wanted("3-base", 3),
    Wanted("4-base", 4),
    Wanted("5-base", 5),
    Wanted("6-deputies", 6, options=dict(GAME.presets["deputies"])),
    Wanted("3-first", 3, options=dict(GAME.presets["first"])),
    Wanted("3-everything", 3, options=EVERYTHING),
    Wanted("4-everything", 4, options=EVERYTHING),
    Wanted("5-everything-express", 5, options={**EVERYTHING, "market": "express", "hand_size": 7}),
    Wanted("6-everything", 6, options={**EVERYTHING, "hidden_removal": 10}),
    Wanted("4-laws", 4, options={"laws": True, "time_limits": True}),
    Wanted("4-merry-men", 4, options={"merry_men": True, "market": "express"}),
    Wanted("5-orders-and-black-market", 5, options={"special_orders": True, "black_market": True}),
    Wanted("3-by-legal-goods", 3, "legal", SHORT),
    Wanted("4-by-contraband", 4, "contraband", SHORT),
    Wanted("3-shared", 3, "shared", SHORT),
]

MODULES: dict[str, dict[str, Any]] = {
    "base": {},
    "everything": EVERYTHING,
    **{name: {name: True} for name in ("royal_goods", "black_market", "laws", "special_orders", "merry_men")},
}
ENDS = FOLDER / "ends.json"
SHORT_GAMES = {
    f"{seats}-{name}": Wanted(f"{seats}-{name}", seats, options={**module, **SHORT})
    for seats in GAME.seats
    for name, module in MODULES.items()
}


def digest(g: SheriffTable) -> str:
    """Of all that lies on the table and who knows it: words and the kernel's books may change, the game must not."""
    dumped = g.dump()
    table = {name: dumped[name] for name in LASTING}
    return hashlib.sha256(json.dumps(table, sort_keys=True).encode()).hexdigest()[:16]


def summary(g: SheriffTable) -> dict[str, Any]:
    assert g.result is not None
    return {
        "how": GAME.bots.ending(g),
        "winners": list(g.result.winners),
        "points": list(g.result.points),
        "digest": digest(g),
    }


def played(wanted: Wanted, seed: int) -> tuple[SheriffTable, list[tuple[int, dict[str, Any]]]]:
    g: SheriffTable = GAME.deal(wanted.seats, seed=seed, options=wanted.options)  # type: ignore[assignment]
    dice = FastDice(f"golden {seed}")
    moves = []
    while not g.over:
        moves.append(g.random_move(dice))
        g.act(*moves[-1])
    return g, moves


def write(wanted: Wanted) -> None:
    path = FOLDER / f"{wanted.name}.json"
    before = [json.loads(path.read_text(encoding="utf-8"))["seed"]] if path.exists() else []  # mostly it still fits
    for seed in (*before, *range(MOST)):
        g, moves = played(wanted, seed)
        found = summary(g)
        if found["how"] == wanted.how:
            lines = ",\n".join(json.dumps(move) for move in moves)
            head = json.dumps({"seats": wanted.seats, "options": wanted.options, "seed": seed, "end": found})
            path.write_text(f'{head[:-1]},\n"moves": [\n{lines}\n]}}\n', encoding="utf-8")
            return
    raise LookupError(f"no game ends like {wanted.name}")


def write_ends() -> None:
    lines = [f"{json.dumps(name)}: {json.dumps(summary(played(one, 1)[0]))}" for name, one in SHORT_GAMES.items()]
    ENDS.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    write_ends()
    for wanted in WANTED:
        write(wanted)
