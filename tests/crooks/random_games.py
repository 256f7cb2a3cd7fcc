"""Random games for the properties: half of them start from a fresh deal, half from a random position, where rows are
full and money is short."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from malina.games.crooks import GAME
from malina.kernel.refusal import IllegalMove

from .reference import CROOKS, JOBS, Move, Reference
from .scenario import NOBODY, contents, scenario

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
ID = re.compile(r'"(\w+)"')
Table = Any


def random_position(players: int, rng: random.Random) -> Table:
    """A table in the middle of a game: rows half full or full, some stacks, little money, perhaps somebody out."""
    crooks = list(CROOKS)
    rng.shuffle(crooks)
    joiners = [crook for crook in crooks if CROOKS[crook]["action"] == "accomplice"]
    grid: dict[str, list[str]] = {}
    fullness = rng.choice([0.3, 0.6, 1.0])
    for seat in range(players):
        for job in JOBS:
            if len(crooks) > 8 and rng.random() < (fullness if seat == 0 else 0.4):
                crook = crooks.pop()
                hidden = rng.random() < 0.4 and crook != "kingpin"
                grid[f"{seat}/{job}"] = [f"-{crook}" if hidden else crook]
    for crook in joiners:
        if crook in crooks and grid and rng.random() < 0.4:
            crooks.remove(crook)
            grid[rng.choice(list(grid))].append(crook)
    letters = "ABCDEFGHI"[: {2: 5, 3: 7, 4: 9}[players]]
    hide: dict[str, list[str]] = {}
    for crook in crooks[: rng.randint(1, len(crooks))]:
        hide.setdefault(rng.choice(letters), []).append(crook)
    first = rng.randrange(players)
    out = [seat for seat in range(players) if seat != first and rng.random() < 0.15]
    money = [rng.choice([0, 1, 2, 3, 5, 9, 18]) for _ in range(players)]
    return scenario(
        players,
        hide=" ".join(f"{letter}={','.join(pile)}" for letter, pile in hide.items()),
        grid=" ".join(f"{slot}={','.join(stack)}" for slot, stack in grid.items()),
        money=money,
        passed=out,
        first=first,
    ).table


def start(players: int, seed: int) -> Table:
    rng = random.Random(f"{players} {seed}")
    return random_position(players, rng) if seed % 2 else GAME.deal(players, seed)


def lively(g: Table, rng: random.Random) -> tuple[int, Move]:
    """A random move that seldom passes, likes cheap hideouts and likes actions."""
    [seat] = g.waiting_for
    [decision] = g.decisions(seat)
    if decision.kind == "turn":
        if rng.random() < 0.03:
            return seat, {"cmd": "pass"}
        places = g.view(NOBODY, memory=False)["places"]["hideout"]
        recruits = [move for move in decision.moves if move["cmd"] == "recruit"]
        return seat, min(rng.sample(recruits, min(2, len(recruits))), key=lambda move: len(places[move["hideout"]]))
    if decision.kind == "place" and rng.random() < 0.6:
        acting = [move for move in decision.moves if "action" in move]
        if acting:
            return seat, rng.choice(acting)
    return seat, decision.moves.sample(rng.randrange)


def games(players: int, count: int, offset: int = 0) -> Iterator[tuple[Table, random.Random]]:
    for seed in range(offset, offset + count):
        yield start(players, seed), random.Random(seed)


def mirrored(g: Table) -> Reference:
    """The same position for the reference. A table may begin with forced passes: those are undone for it."""
    forced = [event["seat"] for event in g.events(NOBODY) if event["event"] == "passed"]
    passed = [out and seat not in forced for seat, out in enumerate(g.passed)]
    ref = Reference(contents(g), g.money, passed, g.first)
    assert [seat for seat, _ in ref.forced] == forced
    return ref


def phase_of(g: Table) -> str:
    return "over" if g.over else g.decisions(min(g.waiting_for))[0].kind


def ids_in(thing: Any) -> set[str]:
    return set(ID.findall(json.dumps(thing))) & CROOKS.keys()


def frozen(move: Move) -> str:
    return json.dumps(move, sort_keys=True)


# ---- commands, sensible or not ----


def pool() -> list[Move]:
    """Well-formed commands of every kind, sensible or not."""
    actions: list[Move | None] = [None, {"type": "dance"}, {"type": "kingpin"}, {"type": ""}]
    actions += [{"type": kind} for kind in ("pickpocket", "accomplice", "switch", "assassin", "spy")]
    actions += [{"type": "switch", "to": to} for to in (*range(1, 11), -3, 10**30)]
    actions += [{"type": "assassin", "victim": victim} for victim in (*range(-1, 6), 10**30)]
    actions += [{"type": "spy", "job": job} for job in (*range(1, 11), 10**30)]
    actions += [{"type": "spy", "hideout": letter} for letter in (*"ABCDEFGHIJ", "", "a", "AB")]
    actions += [{"type": "spy", "job": 5, "hideout": "A"}]
    moves: list[Move] = [{"cmd": "pass"}]
    moves += [{"cmd": "recruit", "hideout": letter} for letter in (*"ABCDEFGHIJ", "", "a", "AB")]
    moves += [{"cmd": "hire", "crook": crook} for crook in (*CROOKS, "nobody", "", "crook")]
    for job in (*range(1, 11), -2, 10**30):
        for face in ("up", "down", "sideways"):
            for action in actions:
                moves.append({"cmd": "place", "job": job, "face": face, **({"action": action} if action else {})})
    return moves


COMMANDS = pool()
BY_VERB = {verb: [move for move in COMMANDS if move["cmd"] == verb] for verb in ("pass", "recruit", "hire", "place")}
VERB = {"turn": "recruit", "choose": "hire", "place": "place", "over": "place"}


def answer(g: Table, seat: int, move: Any) -> str | None:
    """The reason of a refusal, None if the move was accepted."""
    try:
        g.act(seat, move)
    except IllegalMove as refused:
        return refused.reason
    return None
