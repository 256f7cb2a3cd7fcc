"""What answers cost, told with the questions of BANG!: what was wrong once, and notes at every table."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from malina.games.bang import GAME
from malina.games.bang.options import PRESETS
from malina.kernel.table import Table

from .scenario import Scenario, scenario
from .test_told import decision_of, life, note

# ---- what was wrong once ----


def test_the_card_that_is_answered_is_the_one_that_was_played() -> None:
    """Calamity Janet's Missed!, though an older BANG! lies on the pile."""
    t = scenario(4, characters={0: "calamity_janet"}, hands={0: "missed.6S", 1: "beer"}, discard="bang.5C")
    g = t.do("0 play missed.6S like=bang target=1").table
    cause = decision_of(g, "dodge_shot")["cause"]["args"]
    assert (cause["card"], cause["like"], cause["character"]) == ("missed.6S", "bang", "calamity_janet")
    assert g.face[cause["piece"]].id == "missed.6S"
    assert g.chain[-1] == ("bang", 0, 1, 1, 0, "missed.6S")


def test_a_card_nobody_has_seen_is_not_told() -> None:
    """Doc Holyday's cards go into the Abandoned Mine face down."""
    t = scenario(
        4,
        characters={0: "doc_holyday"},
        hands={0: "beer.6H beer.7H", 1: "bang"},
        discard="jail",
        event="abandoned_mine",
        step="draw_phase",
    )
    t.do("0 ability doc_holyday cards=beer.6H,beer.7H target=1")
    assert decision_of(t.table, "dodge_shot")["cause"]["args"]["card"] == ""
    assert "beer" not in str(t.table.view(2)["chain"])


def test_what_is_missing_from_two() -> None:
    t = scenario(4, characters={0: "slab_the_killer"}, hands={0: "bang.2D", 1: "missed.10C missed.JC"})
    t.do("0 play bang.2D target=1", "1 miss missed.10C")
    told = decision_of(t.table, "dodge_shot")
    assert told["args"] == {"needed": 1, "of": 2}
    assert not any(each["id"] == "more" for each in told["notes"])


def test_roulette_may_be_deadly() -> None:
    t = scenario(4, hands={0: "beer.6H"}, life={0: 2}, next_event="russian_roulette", step="start", round=2)
    [price] = [each for each in decision_of(t.table, "roulette_answer")["notes"] if each["cmd"] == "take_hit"]
    assert (price["id"], price["args"]) == ("dying", {"from": 2, "to": 0, "way": "beer"})


@pytest.mark.parametrize(
    ("character", "life", "way"),
    [
        ("sid_ketchum", 1, "sid_ketchum"),
        ("teren_kill", 1, "teren_kill"),
        ("bart_cassidy", 1, ""),
        ("tequila_joe", 1, ""),
    ],
)
def test_the_way_out_of_death(character: str, life: int, way: str) -> None:
    t = scenario(5, characters={1: character}, hands={0: "bang.2D", 1: "jail mustang"}, life={1: life})
    t.do("0 play bang.2D target=1")
    [price] = [each for each in decision_of(t.table, "dodge_shot")["notes"] if each["cmd"] == "take_hit"]
    assert price["args"]["way"] == way


@pytest.mark.parametrize(
    ("character", "hand", "hope"),
    [("willy_the_kid", "bang", "none"), ("willy_the_kid", "beer.6H bang", "some"), ("teren_kill", "bang", "draw")],
)
def test_what_hope_is_left(character: str, hand: str, hope: str) -> None:
    hands = {0: "bang.2D", 1: hand}
    t = scenario(4, characters={1: character}, hands=hands, life={1: 1}, deck="5H")
    t.do("0 play bang.2D target=1", "1 take_hit")
    assert decision_of(t.table, "last_gasp")["args"]["hope"] == hope


def test_a_wound_may_pay() -> None:
    t = scenario(4, characters={1: "el_gringo"}, hands={0: "bang.2D beer", 1: "jail"}).do("0 play bang.2D target=1")
    notes = decision_of(t.table, "dodge_shot")["notes"]
    assert note("take_hit", "robs", count=1, why="el_gringo", by=0) in notes
    t = scenario(4, characters={1: "bart_cassidy"}, hands={0: "bang.2D", 1: "jail"}).do("0 play bang.2D target=1")
    assert note("take_hit", "draws", count=1, why="bart_cassidy") in decision_of(t.table, "dodge_shot")["notes"]


def test_a_ghost_loses_nothing() -> None:
    t = scenario(5, out=(1,), event="ghost_town", hands={1: "duel.QD bang.2D", 2: "bang.3D"}, turn=1, step="start")
    t.do("1 play duel.QD target=2", "2 discard bang.3D")
    assert note("give_in", "ghost") in decision_of(t.table, "duel_answer")["notes"]


def test_flint_trades() -> None:
    t = scenario(4, characters={0: "flint_westwood"}, hands={0: "jail.JS", 1: "beer bang missed", 2: "beer"})
    notes = decision_of(t.table, "act")["notes"]
    name = {"name": "flint_westwood"}
    assert note("ability", "trade", {**name, "target": 1}, victim=1, count=2) in notes
    assert note("ability", "trade", {**name, "target": 2}, victim=2, count=1) in notes


def play_notes(t: Scenario, **where: Any) -> list[tuple[str, dict[str, Any]]]:
    notes = decision_of(t.table, "act")["notes"]
    return [(each["id"], each["args"]) for each in notes if each["where"] == where]


def test_beer_with_two_left_does_nothing() -> None:
    t = scenario(4, hands={0: "beer.6H"}, life={0: 2}, out=(1, 2))
    assert play_notes(t, card="beer.6H") == [("two_left", {})]


def test_what_comes_into_reach() -> None:
    t = scenario(5, hands={0: "schofield.JC scope.AS mustang.8H"})
    reach = {"from": 1, "to": 2, "changed": True, "gained": [2, 3], "lost": []}
    assert play_notes(t, card="schofield.JC") == [("reach", reach)]
    assert play_notes(t, card="scope.AS") == [("reach", {**reach, "to": 1, "changed": False})]
    assert play_notes(t, card="mustang.8H") == [("exposed", {"gained": [], "lost": [1, 4]})]


def test_under_the_lasso_nothing_in_front_works() -> None:
    t = scenario(5, hands={0: "schofield.JC"}, event="lasso")
    assert play_notes(t, card="schofield.JC") == [("idle", {"event": "lasso"})]


def test_diamonds_do_nothing_to_apache_kid() -> None:
    t = scenario(4, characters={1: "apache_kid"}, hands={0: "bang.2D bang.AS"})
    assert play_notes(t, card="bang.2D", target=1) == [("immune", {"victim": 1, "character": "apache_kid"})]
    assert play_notes(t, card="bang.AS", target=1)[0][0] == "threat"


def test_a_card_that_may_be_two_things() -> None:
    """What it is worth as itself is not what it is worth as something else."""
    t = scenario(4, characters={0: "uncle_will"}, hands={0: "beer.6H"})
    assert play_notes(t, card="beer.6H", like=None) == [("wasted", {"life": 5, "most": 5})]
    assert play_notes(t, card="beer.6H", like="general_store") == [("store", {"count": 4})]


def test_what_ending_costs() -> None:
    t = scenario(4, hands={0: "beer beer bang"}, life={0: 2}, show_event="miss_susanna")
    notes = decision_of(t.table, "act")["notes"]
    assert note("end", "excess", count=1, of=3) in notes
    assert life("end", 2, 1) in notes


# ---- every table ----


def tables() -> Iterator[Table]:
    for seed in range(14):
        seats = 2 + seed % 7
        table, rng = GAME.deal(seats, f"told {seed}", PRESETS["full"]), random.Random(seed)
        while not table.over:
            yield table
            table.act(*table.random_move(rng))


def test_a_note_belongs_to_a_legal_move() -> None:
    for table in tables():
        for decision in (d for seat in range(table.seats) for d in table.decisions(seat)):
            for each in decision.about.notes:
                assert any(fits(say, each.cmd, each.where) for say in decision.moves.says), (decision.kind, each)


def fits(say: Any, cmd: str, where: Any) -> bool:
    absent = {name for name, value in where.items() if value is None}
    filled = {name: value for name, value in where.items() if value is not None}
    return (
        say.cmd == cmd
        and not absent & set(say.blanks)
        and all(
            name in say.blanks and value in [say.blanks[name][i] for i in range(len(say.blanks[name]))]
            for name, value in filled.items()
        )
    )
