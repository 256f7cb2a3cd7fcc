"""What is told with the questions of Crooks: why somebody is asked, and what each answer costs or brings."""

from __future__ import annotations

from typing import Any

from malina.kernel.rules import QUESTIONS

from .scenario import Scenario, scenario


def asked(t: Scenario, kind: str) -> dict[str, Any]:
    [decision] = t.view(0)["decisions"]
    assert decision["kind"] == kind
    told: dict[str, Any] = decision
    return told


def money(cmd: str, before: int, after: int, **where: Any) -> dict[str, Any]:
    return {"cmd": cmd, "where": where, "id": "money", "args": {"from": before, "to": after}}


def test_all_questions_are_here() -> None:
    assert {q.kind for q in QUESTIONS.values() if q.name.startswith("crooks.")} == {"turn", "choose", "place"}


def test_a_turn_says_what_each_hideout_costs() -> None:
    told = asked(scenario(hide="A=locksmith B=boxer,forger", money=[9, 18]), "turn")
    assert "cause" not in told
    assert told["args"] == {"money": 9}
    for_good = {"cmd": "pass", "where": {}, "id": "for_good", "args": {}}
    assert told["notes"] == [money("recruit", 9, 8, hideout="A"), money("recruit", 9, 7, hideout="B"), for_good]


def test_a_choice_says_where_and_among_how_many() -> None:
    told = asked(scenario(hide="A=kingpin,boxer,forger").do("0 recruit A"), "choose")
    assert told["cause"] == {"id": "searched", "args": {"hideout": "A", "cost": 3}}
    assert told["args"] == {"of": 2, "there": 3}


def test_a_placement_says_who_and_what_hiding_costs() -> None:
    t = scenario(hand="locksmith")
    told = asked(t, "place")
    assert told["cause"]["id"] == "hired"
    assert told["cause"]["args"]["crook"] == "locksmith"
    assert told["notes"] == [money("place", 17, 16, face="down")]
    assert t.view(1)["decisions"] == []


def test_a_kingpin_cannot_hide_and_is_told_no_price_for_it() -> None:
    assert "notes" not in asked(scenario(hand="kingpin"), "place")


def test_what_actions_bring() -> None:
    told = asked(scenario(hand="street_urchin"), "place")
    assert money("place", 17, 19, action={"type": "pickpocket"}) in told["notes"]
    t = scenario(hand="hired_gun", grid="0/7=boxer 1/6=butcher,-lookout")
    kill = {"cmd": "place", "where": {"job": 6, "action": {"type": "assassin", "victim": 1}}, "id": "kills"}
    assert {**kill, "args": {"victim": 1, "count": 2}} in asked(t, "place")["notes"]
    t = scenario(hand="private_eye", grid="1/6=-lookout")
    seen = {"cmd": "place", "where": {"action": {"type": "spy", "job": 6}}, "id": "sees", "args": {"count": 1}}
    assert seen in asked(t, "place")["notes"]
