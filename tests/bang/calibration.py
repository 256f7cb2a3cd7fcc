"""Are bots of BANG! right as often as they say? In games of greedy bots, at the beginning of every turn: what whoever
is at turn believes of all whose role they do not know, by how likely they think it.

.venv/bin/python -m tests.bang.calibration 5 250"""

from __future__ import annotations

import sys
from collections import defaultdict

from malina.games.bang import GAME
from malina.games.bang.bot import policy
from malina.games.bang.table import BangTable
from malina.kernel.dice import FastDice
from malina.kernel.policy import best

Row = tuple[int, float, float]  # beliefs, how likely they were said to be, how many were true


def calibration(players: int, games: int) -> dict[int, Row]:
    """By tenths of what was said."""
    of, found = policy(), defaultdict(lambda: [0, 0.0, 0])
    assert of.believes is not None
    for n in range(games):
        g: BangTable = GAME.deal(players, f"calibration {n}", log=False)  # type: ignore[assignment]
        dice, last = FastDice(n), -1
        while not g.over:
            decision = g.next_decision()
            if decision.kind == "act" and decision.seat != last:
                last = decision.seat
                for person, chances in of.believes(g, last)["roles"].items():
                    for role, chance in chances.items() if int(person) in g.ring else ():
                        row = found[min(9, int(10 * chance))]
                        row[0] += 1
                        row[1] += chance
                        row[2] += g.role(int(person)) == role  # type: ignore[arg-type]
            g.act(decision.seat, best(of.opinion(g, decision), dice))
    return {tenth: (int(many), said / many, true / many) for tenth, (many, said, true) in sorted(found.items())}


if __name__ == "__main__":
    for many, said, true in calibration(int(sys.argv[1]), int(sys.argv[2])).values():
        print(f"{many:6}  said {said:.3f}  true {true:.3f}")
