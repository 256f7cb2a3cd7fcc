"""What the bot of Crooks believes of crooks it cannot see, and how it weighs guesses by that."""

from __future__ import annotations

from math import log
from typing import Any

import pytest

from malina.bots.bot import step
from malina.bots.greedy import Greedy
from malina.games.crooks import GAME
from malina.games.crooks.bot import WEIGHTS, policy
from malina.games.crooks.bot.belief import face_down, likelihood
from malina.kernel.dice import FastDice

from ..crooks.scenario import Scenario, scenario
from .test_greedy import looked

POLICY = policy()
GREEDY = Greedy(POLICY)


def believed(t: Scenario, seat: int = 0) -> dict[str, dict[str, float]]:
    """By place, as the scenarios name them, what a seat believes of whoever lies there face down."""
    assert POLICY.believes is not None
    pieces = POLICY.believes(t.table, seat)["pieces"]
    assert POLICY.believes(t.table.guess(seat, 9), seat)["pieces"] == pieces
    found: dict[str, Any] = {}
    for place, lying in zip(t.table.data.places, t.table.at, strict=True):
        for piece in lying:
            if str(piece) in pieces:
                found["/".join(map(str, place[1:] or place))] = pieces[str(piece)]
    assert len(found) == len(pieces)
    return found


def test_nothing_is_believed_of_what_lies_open() -> None:
    assert believed(scenario(hide="A=fence", grid="1/9=boxer 0/8=-forger")) == {}


def test_who_has_left_a_pile_we_know_is_the_one_face_down() -> None:
    t = looked(scenario(hide="A=safecracker B=poisoner,fence", first=1), "A")
    t.do("1 recruit A", "1 hire safecracker")
    assert believed(t) == {"1": {"safecracker": 1.0}}  # still in hand
    t.do("1 place 9 down")
    assert believed(t) == {"1/9": {"safecracker": 1.0}}
    assert believed(t, 1) == {}


def test_two_pieces_are_not_the_same_crook() -> None:
    t = looked(scenario(hide="A=safecracker,bungler,fence B=poisoner C=boxer", first=1), "A")
    t.do("1 recruit A", "1 hire bungler", "1 place 9 down", "0 recruit B", "0 hire poisoner", "0 place 2 up")
    t.do("1 recruit A", "1 hire safecracker", "1 place 3 down")
    chances = believed(t)
    for of in chances.values():
        assert sum(of.values()) == pytest.approx(1, abs=1e-3)
        assert of.keys() == {"safecracker", "bungler", "fence"}
    for crook in ("safecracker", "bungler", "fence"):
        assert chances["1/9"][crook] + chances["1/3"][crook] <= 1.01
    assert chances["1/9"]["bungler"] + chances["1/3"]["bungler"] > 0.8


def test_whoever_pays_to_hide_a_crook_has_a_reason() -> None:
    chances = believed(scenario(3, hide="A=fence,boxer B=forger", grid="1/9=-demolition_man 2/3=-bookie"))
    assert {"demolition_man", "bruiser"} <= set(list(chances["1/9"])[:4])
    assert "bungler" in chances["1/9"]
    assert "kingpin" not in {**chances["1/9"], **chances["2/3"]}
    assert chances["1/9"]["demolition_man"] > 2 * chances["2/3"].get("demolition_man", 0)


def test_the_dead_are_unknown_still() -> None:
    t = scenario(hand="poisoner", grid="1/9=-boxer").do("0 place 9 up assassin victim=1")
    assert list(believed(t)) == ["box"]


@pytest.mark.no_cover
def test_beliefs_come_true_more_often_than_chance() -> None:
    """In games by greedy bots the true crook has a greater chance than if none were more likely than another."""
    found, flat, count = 0.0, 0.0, 0
    for n in range(3):
        table = GAME.deal(4, f"belief {n}", log=False)
        dice = FastDice(n)
        while not table.over:
            [seat] = table.waiting_for
            view = table.view(seat, memory=True)
            if pieces := [piece for piece, _ in face_down(view)]:
                weighed = [(guess, likelihood(view, guess, WEIGHTS)) for guess in guesses(table, seat)]
                whole = sum(weight for _, weight in weighed)
                for piece in pieces:
                    true = [weight for guess, weight in weighed if guess.face[piece] is table.face[piece]]
                    found += log(max(sum(true) / whole, 0.002))
                    flat += log(max(len(true) / len(weighed), 0.002))
                    count += 1
            step(table, [GREEDY] * 4, dice)
    assert count > 100
    assert found / count > flat / count + 0.1


def guesses(table: Any, seat: int) -> list[Any]:
    return [table.guess(seat, seed) for seed in range(100)]


def test_what_a_seat_can_conclude_is_believed() -> None:
    """Whoever lay in a pile after a job was filled is not the one on that job."""
    t = looked(scenario(hide="A=safecracker,bungler B=poisoner,fence", grid="1/6=-boxer", first=1), "A")
    assert not {"safecracker", "bungler"} & set(believed(t)["1/6"])
    t.do("1 recruit A", "1 hire bungler", "1 place 9 down")
    assert set(believed(t)["1/9"]) == {"safecracker", "bungler"}
    assert not {"safecracker", "bungler"} & set(believed(t)["1/6"])


def test_guesses_are_weighed_by_what_is_hidden_where() -> None:
    t = scenario(hide="A=fence,boxer", grid="1/9=-demolition_man 0/9=safecracker 1/4=racketeer")
    assert POLICY.likelihood is not None
    view = t.table.view(0, memory=True)
    [(piece, job)] = face_down(view)
    assert job == 9
    by_crook = {}
    for seed in range(60):
        guess = t.table.guess(0, seed)
        by_crook[guess.face[piece].id] = POLICY.likelihood(view, guess)
    assert by_crook["demolition_man"] > by_crook["private_eye"] > 0
    assert by_crook["bungler"] > by_crook["insider"]
    assert POLICY.likelihood(t.table.view(1, memory=True), t.table.guess(1, 1)) == 1
