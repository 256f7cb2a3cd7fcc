"""Chapter 4.2 and 4.3: distance and weapons."""

from __future__ import annotations

import pytest

from malina.games.bang.rules.query import distance

from .scenario import scenario

FAR = ["schofield", "remington", "rev_carabine", "winchester"]


@pytest.mark.parametrize("weapon", FAR)
def test_bang_001_weapons_reach_distance_two(weapon: str) -> None:
    t = scenario(6, hands={0: "bang"}, front={0: weapon})
    assert distance(t.table, 0, 2) == 2
    assert t.may(0, "play", target=2)


@pytest.mark.parametrize("weapon", ["", "volcanic"])
def test_bang_001_colt_and_volcanic_do_not(weapon: str) -> None:
    t = scenario(6, hands={0: "bang.2D"}, front={0: weapon})
    refused = t.refuses("0 play bang.2D target=2", "too-far")
    assert refused.args_ == {"distance": 2, "reach": 1}


@pytest.mark.parametrize("weapon", ["", "volcanic", *FAR])
def test_bang_002_scope_brings_closer(weapon: str) -> None:
    t = scenario(6, hands={0: "bang"}, front={0: f"scope {weapon}"})
    assert distance(t.table, 0, 2) == 1
    assert t.may(0, "play", target=2)


def test_bang_003_mustang_against_scope() -> None:
    t = scenario(6, hands={0: "bang.2D"}, front={0: "scope", 2: "mustang"})
    assert distance(t.table, 0, 2) == 2
    t.refuses("0 play bang.2D target=2", "too-far")


@pytest.mark.parametrize("weapon", ["rev_carabine", "winchester"])
def test_bang_004_four_away(weapon: str) -> None:
    t = scenario(6, hands={0: "bang.2D"}, front={0: weapon, 3: "mustang"})
    assert distance(t.table, 0, 3) == 4
    assert t.may(0, "play", target=3)
    assert not scenario(6, hands={0: "bang"}, front={0: "remington", 3: "mustang"}).may(0, "play", target=3)


def test_bang_005_beer_against_dynamite() -> None:
    t = scenario(4, hands={1: "beer.6H beer.7H"}, front={1: "dynamite"}, life={1: 2}, deck="5S", turn=1, step="start")
    assert t.asked == (1, "last_gasp")
    t.do("1 drink beer.6H", "1 drink beer.7H")
    assert t.life[1] == 1
    assert t.table.in_play(1)


def test_bang_005_one_beer_is_not_enough() -> None:
    t = scenario(4, hands={1: "beer.6H"}, front={1: "dynamite"}, life={1: 2}, deck="5S", turn=1, step="start")
    t.do("1 drink beer.6H")
    assert not t.table.in_play(1)
