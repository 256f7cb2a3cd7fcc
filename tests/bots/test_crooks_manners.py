"""Manners of the bot of Crooks do what their names say, more often than the plain bot."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import msgspec
import pytest

from malina.games.crooks import GAME
from malina.games.crooks.bot import MANNERS, WEIGHTS, policy
from malina.games.crooks.bot.weights import FILE
from malina.kernel.dice import FastDice
from malina.kernel.policy import best

from ..crooks.scenario import scenario


@cache
def deeds(manner: str) -> Counter[str]:
    """What a bot of this manner does on one seat of four in ten games; the others are plain."""
    mine, plain = policy(manner), policy()
    found: Counter[str] = Counter()
    for n in range(10):
        table: Any = GAME.deal(4, f"character {n}", {"first": 0}, log=False)
        dice = FastDice(n)
        while not table.over:
            [seat] = table.waiting_for
            [decision] = table.decisions(seat)
            move = best((mine if seat == n % 4 else plain).opinion(table, decision), dice)
            if seat == n % 4 and move["cmd"] == "recruit":
                found["searches"] += 1
                found["paid"] += len(table.at[table.data.hideout[move["hideout"]]])
            if seat == n % 4 and move["cmd"] == "place":
                others = [piece for o in range(4) if o != seat for piece in table.crooks_at(o, move["job"])]
                found["placed"] += 1
                found["hidden"] += move["face"] == "down"
                found["looked"] += move.get("action", {}).get("type") == "spy"
                found["sabotage"] += table.face[table.at[table.data.hand[seat]][0]].modifier < 0
                found["fights"] += bool(others)
                found["beside unknown"] += any(not table.seen[piece] >> seat & 1 for piece in others)
            table.act(seat, move)
    return found


def share(manner: str, deed: str, of: str = "placed") -> float:
    return deeds(manner)[deed] / deeds(manner)[of]


@pytest.mark.no_cover
def test_the_honest_hide_rarely() -> None:
    assert share("honest", "hidden") < 0.3 * share("", "hidden")


@pytest.mark.no_cover
def test_the_greedy_keep_to_their_own_points_and_money() -> None:
    assert share("greedy", "paid", "searches") < share("", "paid", "searches")
    assert share("greedy", "sabotage") < share("", "sabotage")


@pytest.mark.no_cover
def test_the_reckless_go_where_others_are() -> None:
    assert share("reckless", "fights") > 1.1 * share("", "fights")


@pytest.mark.no_cover
def test_the_suspicious_look_and_keep_away_from_what_they_do_not_know() -> None:
    assert share("suspicious", "looked") > 1.3 * share("", "looked")
    assert share("suspicious", "beside unknown") < 0.7 * share("", "beside unknown")


def test_tastes_are_for_jobs_where_others_are() -> None:
    t = scenario(hand="fence", hide="B=forger,courier", grid="1/9=-boxer 1/8=racketeer 0/7=butcher")
    [decision] = t.table.decisions(0)

    def values(**weights: float) -> dict[tuple[int, str], float]:
        ranking = policy(weights=weights).opinion(t.table, decision)
        return {(move["job"], move["face"]): value for move, value in ranking}

    plain, fights, dreads = values(), values(fight=0.5), values(dread=2.0)
    assert fights == pytest.approx({key: v + {8: 4.0, 9: 4.5}.get(key[0], 0.0) for key, v in plain.items()})
    assert dreads == pytest.approx({key: v - 2.0 * (key[0] == 9) for key, v in plain.items()})
    assert values(scruple=1.0) == pytest.approx({key: v - (key[1] == "down") for key, v in plain.items()})


def test_policies_that_ship_are_made_once() -> None:
    assert policy() is policy()
    assert {policy(manner) is policy(manner) for manner in MANNERS} == {True}
    assert policy("honest") is not policy("greedy")


def test_weights_of_ones_own_replace_those_that_ship() -> None:
    own = FILE.read({"look": 2, "dollar": {"3": 9.5}, "manner": {"honest": {"scruple": 5}}}, "honest")
    assert own.look == 2
    assert own.dollar == {**WEIGHTS.dollar, 3: 9.5}
    assert (own.scruple, own.deceit) == (5, 0)
    assert own.price == WEIGHTS.price


def test_a_weight_that_there_is_not_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="loook"):
        policy(weights={"loook": 1})
    with pytest.raises(msgspec.ValidationError):
        policy(weights={"dollar": 3})
    with pytest.raises(msgspec.ValidationError):
        policy("honest", {"manner": 3})
