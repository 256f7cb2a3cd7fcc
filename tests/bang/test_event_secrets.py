"""What events deal face down stays unknown: nothing a viewer gets depends on what he has not seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from malina.check import leaks
from malina.kernel.dice import FastDice

from .scenario import Scenario, parse, scenario

pytestmark = pytest.mark.no_cover
ROLES = "sheriff outlaw deputy renegade outlaw"
# a position, the move that comes next, and what is done after it
POSITIONS: dict[str, tuple[Callable[[], Scenario], str, list[str]]] = {
    "helena": (
        lambda: scenario(ROLES, hands={0: "stagecoach.9S"}, next_show="helena_zontero", deck="5C 6C 4H"),
        "0 play stagecoach.9S",
        ["0 end"],
    ),
    "bone orchard": (lambda: scenario(ROLES, out=(1, 2, 3), show_event="bone_orchard"), "0 end", ["1 end"]),
    "new identity": (lambda: scenario(ROLES, event="new_identity"), "0 end", ["1 keep_identity"]),
    "new identity taken": (
        lambda: scenario(ROLES, event="new_identity", step="start"),
        "0 change_identity",
        ["0 end", "1 keep_identity"],
    ),
    "abandoned mine": (
        lambda: scenario(
            ROLES,
            life={0: 2},
            hands={0: "springfield.KS bang.2D beer.6H missed.2S"},
            event="abandoned_mine",
            step="draw_phase",
            discard="scope.AS",
        ),
        "0 play springfield.KS target=2 cost=bang.2D",
        ["0 end"],
    ),
    "dorothy": (
        lambda: scenario(ROLES, hands={1: "beer.6H bang.2D", 2: "bang.3D"}, show_event="dorothy_rage"),
        "0 ability dorothy_rage target=1 what=bang",
        ["1 obey bang.2D"],
    ),
    "sacagaway": (
        lambda: scenario(ROLES, hands={0: "stagecoach.9S", 1: "beer.6H"}, next_show="sacagaway"),
        "0 play stagecoach.9S",
        ["0 end"],
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_nobody_learns_more_than_he_sees(name: str) -> None:
    position, first, more = POSITIONS[name]
    t = position()
    for command in (first, *more, None):
        for seed in range(2):
            for viewer in (*range(5), None):
                move = parse(command) if command else None
                found = next(leaks(t.table, viewer, FastDice(f"{name} {seed}"), move), None)
                assert found is None, (command, viewer)
        if command:
            t.do(command)
