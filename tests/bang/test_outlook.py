"""The outlook says from any view what the rules reckon on the table."""

from __future__ import annotations

import random

import pytest

from malina.games.bang import GAME
from malina.games.bang.moments import working
from malina.games.bang.options import PRESETS
from malina.games.bang.rules.query import distance, reach
from malina.games.bang.table import BangTable

from .scenario import scenario


def same(g: BangTable) -> None:
    for viewer in (*range(g.seats), None):
        found = GAME.outlook(g.view(viewer), g.data)
        for a in range(g.data.persons):
            assert found["reach"][a] == reach(g, a)
            for b in range(g.data.persons):
                seen = a != b and g.in_play(a) and g.in_play(b)
                assert found["distance"][a][b] == (distance(g, a, b) if seen else None)
                assert (b in found["shoots"][a]) == (seen and distance(g, a, b) <= reach(g, a))
            assert [p for p in g.in_front(a) if p in found["idle"]] == [
                p for p in g.in_front(a) if p not in working(g, a)
            ]


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(12))
def test_on_random_tables(seed: int) -> None:
    g = GAME.deal(4 + seed % 5, seed=seed, options=PRESETS["full"], log=False)
    dice = random.Random(seed)
    for n in range(400):
        if g.over:
            break
        g.act_randomly(dice.random)
        if n % 25 == 0:
            same(g)  # type: ignore[arg-type]


def test_a_mustang_a_scope_and_a_rifle() -> None:
    t = scenario(5, front={1: "mustang", 0: "scope winchester", 2: "schofield"})
    found = GAME.outlook(t.table.view(3), t.table.data)
    assert found["distance"][0] == [None, 1, 1, 1, 1]
    assert found["distance"][4][1] == 3
    assert found["reach"] == [5, 1, 2, 1, 1]
    assert found["shoots"][3] == [2, 4]


def test_cards_lie_idle_under_a_lasso() -> None:
    t = scenario(4, front={1: "mustang", 2: "schofield"}, event="lasso")
    found = GAME.outlook(t.table.view(0), t.table.data)
    assert found["distance"][0][1] == 1
    assert found["reach"][2] == 1
    assert len(found["idle"]) == 2


def test_the_eliminated_are_out_of_sight() -> None:
    t = scenario(4, out=(1,))
    found = GAME.outlook(t.table.view(0), t.table.data)
    assert found["distance"][0] == [None, None, 1, 1]
    assert found["distance"][1] == [None] * 4


def test_standing_counts_lives() -> None:
    t = scenario(4, life={0: 2, 3: 1}, out=(1,))
    assert GAME.replay.standing(t.table) == [2, 0, 4, 1]


def test_standing_in_a_series_is_money() -> None:
    g = GAME.deal(4, seed=1, options={"tournament_scoring": True, "hiring": True})
    assert GAME.replay.standing(g) == [1000] * 4
