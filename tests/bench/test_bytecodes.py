"""Instructions of the interpreter for a random decision: the same at every run, and no more than they were."""

from __future__ import annotations

import pytest

from malina.bench.bytecodes import count, of_decisions
from malina.games import GAMES


def twice(n: int) -> int:
    return n + n


def test_what_a_function_takes() -> None:
    once = count(lambda: twice(1))
    assert once[twice.__code__] > 0
    assert count(lambda: [twice(1), twice(2)])[twice.__code__] == 2 * once[twice.__code__]


def test_the_same_every_time() -> None:
    assert of_decisions(GAMES["crooks"], 2, least=1) == of_decisions(GAMES["crooks"], 2, least=1)


# A little above what they are now. A rule that costs more may raise its game's; the kernel should not.
@pytest.mark.parametrize(
    ("name", "seats", "preset", "most"), [("crooks", 4, "", 980), ("bang", 4, "base", 3520), ("bang", 7, "full", 3750)]
)
def test_no_decision_has_become_dearer(name: str, seats: int, preset: str, most: int) -> None:
    found, decisions = of_decisions(GAMES[name], seats, preset, least=200)
    assert found.total() / decisions < most
