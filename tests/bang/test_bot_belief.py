"""What the greedy bot of BANG! believes about hidden roles: exact chances over all deals that fit."""

from __future__ import annotations

from itertools import permutations
from math import exp

import pytest

from malina.games.bang import GAME
from malina.games.bang.bot.belief import REPEATED, Chances, Evidence
from malina.games.bang.bot.deals import deals
from malina.games.bang.bot.sight import in_view
from malina.games.bang.bot.weights import FILE

from .scenario import ROLES, Scenario, scenario

WEIGHTS = FILE.read()
SIX = {"six_player_mode": "hidden_composition"}


def believed(t: Scenario, seat: int) -> Chances:
    return Evidence(WEIGHTS.evidence).belief(in_view(t.table.view(seat, memory=True)))


@pytest.mark.parametrize("players", range(4, 9))
def test_before_anything_has_happened_the_deal_decides(players: int) -> None:
    t = scenario(players)
    others = ROLES[players].split()[1:]
    for chances in believed(t, 0)[1:]:
        assert chances == pytest.approx({role: others.count(role) / (players - 1) for role in set(others)})


def test_one_knows_oneself_the_sheriff_and_the_dead() -> None:
    chances = believed(scenario("sheriff outlaw outlaw deputy renegade", out=(2,)), 1)
    assert chances[:3] == ({"sheriff": 1.0}, {"outlaw": 1.0}, {"outlaw": 1.0})
    assert chances[3] == chances[4] == {"deputy": 0.5, "renegade": 0.5}


def test_with_two_and_three_players_nothing_is_hidden() -> None:
    assert believed(scenario(2), 0) == ({}, {}, {}, {})
    assert believed(scenario(3), 0) == ({"deputy": 1.0}, {"outlaw": 1.0}, {"renegade": 1.0})


def test_an_attack_on_the_sheriff_makes_an_outlaw_of_somebody() -> None:
    t = scenario(7)
    t.table.deeds["attack 2 0"] = 1
    once = believed(t, 0)
    t.table.deeds["attack 2 0"] = 3
    often = believed(t, 0)
    assert 0.5 < once[2]["outlaw"] < often[2]["outlaw"]
    assert once[3]["deputy"] > 1 / 3  # so the others are more likely to be friends


def test_the_chances_are_those_of_all_deals_weighed_one_by_one() -> None:
    t = scenario(5)
    deeds = {"attack 1 0": 2, "attack 3 1": 1, "rob 4 3": 1, "spare 2 0": 1}
    t.table.deeds.update(deeds)
    totals: dict[tuple[int, str], float] = {}
    for dealt in permutations(["outlaw", "outlaw", "deputy", "renegade"]):
        roles = ("sheriff", *dealt)
        score = 0.0
        for key, times in deeds.items():
            deed, who, whom = key.split()
            score += times**REPEATED * WEIGHTS.evidence[deed][roles[int(who)]].get(roles[int(whom)], 0.0)
        for person, role in enumerate(roles):
            totals[person, role] = totals.get((person, role), 0.0) + exp(score)
    everything = totals[0, "sheriff"]
    for person, chances in enumerate(believed(t, 0)):
        expected = {role: weight / everything for (p, role), weight in totals.items() if p == person}
        assert chances == pytest.approx(expected)


def test_the_special_six_are_dealt_as_the_rules_say() -> None:
    """12.5: opposite the Sheriff a Deputy is as likely as Outlaw and Renegade together; one role is out."""
    chances = believed(scenario("sheriff outlaw deputy outlaw renegade outlaw", options=SIX), 0)
    assert chances[3] == pytest.approx({"deputy": 0.5, "outlaw": 0.25, "renegade": 0.25})
    for person in (1, 2, 4, 5):
        assert sum(chances[person].values()) == pytest.approx(1)
        assert chances[person]["outlaw"] > 0.5
    outlaws = sum(chance["outlaw"] for chance in chances[1:])
    assert outlaws == pytest.approx(3 * 0.75 + 2 * 0.25)  # three, unless one of them is out


def test_the_special_deal_fits_what_is_seen() -> None:
    seen = ("sheriff", "", "", "renegade", "", "")
    for dealt in deals("six", ("ignored",), seen).ways:
        assert dealt.count("outlaw") in (2, 3)
        assert "renegade" not in dealt


def test_a_true_deal_is_always_possible() -> None:
    for seed in range(12):
        table = GAME.deal(6, seed, SIX, log=False)
        for seat in range(6):
            chances = Evidence(WEIGHTS.evidence).belief(in_view(table.view(seat, memory=True)))
            assert all(chances[p][table.role(p)] > 0 for p in range(6))
