"""What is told with the questions: causes, prices, and every refusal by somebody who meets it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import malina.games.lockup

from .scenario import Scenario, scenario


def notes(t: Scenario, seat: int) -> dict[str, Any]:
    [decision] = t.g.decisions(seat)
    return {note.said.id: dict(note.said.args) for note in decision.about.notes}


def test_a_turn_says_who_is_where() -> None:
    t = scenario(3, rooms={"smithy": "1:4 1:2v"}, tomes={0: "way_of_muscle"}).roll_call()
    found = notes(t, 0)
    assert found["there"] == {"seat": 1, "strength": 4, "hidden": 1}
    assert found["star_less"] == {"stars": 1}
    assert "for_good" in found


def test_a_reward_says_what_it_brings() -> None:
    t = scenario(3, rooms={"exercise_yard": "0:5"}).check("exercise_yard")
    assert notes(t, 0)["brings"] == {"cubes": [], "power": 1, "marker": True, "tomes": 0, "chosen": 0}
    t = scenario(3, rooms={"smithy": "0:5"}, supply={"iron": 1}, bandits={"smithy": "gold gold"}).check("smithy")
    found = notes(t, 0)
    assert found["brings"]["cubes"] == [["iron", 1]]
    assert found["loot"] == {"cubes": [["gold", 2]]}
    assert "to_library" in found
    t = scenario(3, rooms={"library": "0:5"}).check("library")
    assert "stays_home" in notes(t, 0)


def test_crafting_says_what_it_scores() -> None:
    t = scenario(3, cubes={0: "scrap iron"}, display="shiv", rooms={"cell_block": "0:5"}).check("cell_block")
    assert notes(t, 0)["stars"] == {"from": 10, "to": 15}


def test_nothing_is_brought_where_only_loot_lies() -> None:
    t = scenario(3, rooms={"smithy": "0:5"}, supply={"iron": 0}, bandits={"smithy": "gold"}).check("smithy")
    assert "brings" not in notes(t, 0)


def test_every_refusal_is_tried() -> None:
    """Each reason that the rules can give is met by some test of this folder."""
    home = Path(malina.games.lockup.__file__).parent
    raised = set(
        re.findall(r'(?:IllegalMove|BadOptions)\(\s*"([a-z-]+)"', "".join(p.read_text() for p in home.rglob("*.py")))
    )
    raised |= {"crew-taken", "no-such-crew", "no-effect", "wrong-time"}
    here = Path(__file__)
    tried = "".join(path.read_text() for path in here.parent.glob("test_*.py") if path != here)
    assert {reason for reason in raised if f'"{reason}"' not in tried} == set()
