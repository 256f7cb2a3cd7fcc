"""Characters of bots: each does what its name says more often than the plain bot."""

from __future__ import annotations

from collections import Counter

import pytest

from malina.games.bang import GAME
from malina.games.bang.bot import MANNERS, policy
from malina.games.bang.rules.victory import side
from malina.games.bang.table import BangTable
from malina.kernel.dice import FastDice
from malina.kernel.policy import best

from .scenario import scenario
from .test_bot import chosen, play, seen


def test_all_four_characters_mean_something() -> None:
    assert set(MANNERS) == {"honest", "greedy", "reckless", "suspicious"}
    with pytest.raises(KeyError):
        policy("friendly")


def habits(character: str) -> dict[str, float]:
    """What bots of this character do in a turn, on the average."""
    found: Counter[str] = Counter()
    rank_on = policy(character).rank_on
    assert rank_on
    for n in range(8):
        table: BangTable = GAME.deal(5, f"habits {n}", {}, log=False)  # type: ignore[assignment]
        dice = FastDice(n)
        while not table.over:
            decision = table.next_decision()
            move = best(rank_on(table, decision.seat, decision), dice)
            if decision.kind == "act":
                note(found, table, decision.seat, move)
            table.act(decision.seat, move)
    return {what: times / found["turns"] for what, times in found.items()}


def note(found: Counter[str], table: BangTable, seat: int, move: dict[str, object]) -> None:
    held = [table.card(piece).name for piece in table.hand(seat)]
    if move["cmd"] == "end":
        found["turns"] += 1
        found["bang kept"] += held.count("bang")
    elif str(move.get("card")).startswith("bang."):
        target = move["target"]
        assert isinstance(target, int)
        found["shots"] += 1
        if side(table, target) != side(table, seat):
            found["shots at enemies"] += 1


@pytest.mark.no_cover
def test_characters_show_in_whole_games() -> None:
    plain, honest, reckless = map(habits, ("", "honest", "reckless"))
    assert honest["shots at enemies"] > plain["shots at enemies"]
    assert honest["bang kept"] < 0.85 * plain["bang kept"]
    assert reckless["shots"] > 1.05 * plain["shots"]


@pytest.mark.parametrize(
    ("character", "thrown"), [("", "missed.JC"), ("reckless", "missed.JC"), ("suspicious", "beer.6H")]
)
def test_the_suspicious_keep_what_they_may_need(character: str, thrown: str) -> None:
    """All others are a danger, and one card has to go."""
    hands = {0: "beer.6H missed.10C missed.JC"}
    t = scenario("sheriff outlaw outlaw outlaw renegade deputy deputy", hands=hands, life={0: 2}, step="phase_3")
    seen(t, "attack 1 0", "attack 2 0", "attack 3 0")
    assert chosen(t, of=policy(character)) == {"cmd": "throw_away", "cards": [thrown]}


@pytest.mark.parametrize(("character", "thrown"), [("", "bang.2D"), ("reckless", "missed.10C")])
def test_the_reckless_keep_little_to_answer_with(character: str, thrown: str) -> None:
    t = scenario(4, hands={0: "bang.2D missed.10C"}, life={0: 1}, step="phase_3")
    assert chosen(t, of=policy(character)) == {"cmd": "throw_away", "cards": [thrown]}


def test_to_the_suspicious_a_small_deed_means_much() -> None:
    table = seen(scenario(7), "spare 1 0", times=1).table
    plain, suspicious = (policy(name).believes(table, 0)["roles"]["1"] for name in ("", "suspicious"))  # type: ignore[misc]
    assert suspicious["outlaw"] < plain["outlaw"] / 2


def test_the_reckless_shoot_at_whoever_may_be_an_enemy() -> None:
    """A Sheriff who knows nothing of his neighbours, one of whom may be his Deputy."""
    others = dict.fromkeys((1, 2, 3, 4), "beer panic bang bang")
    t = scenario(5, hands={**others, 0: "bang.2D missed.10C"})
    assert chosen(t) == {"cmd": "end"}
    assert chosen(t, of=policy("reckless"))["card"] == "bang.2D"


@pytest.mark.parametrize(("character", "choice"), [("", "regain"), ("greedy", "draw")])
def test_the_greedy_take_cards_rather_than_lives(character: str, choice: str) -> None:
    t = scenario(4, event="hard_liquor", life={0: 2}, step="draw_phase")
    assert chosen(t, of=policy(character)) == {"cmd": choice}


@pytest.mark.parametrize(("character", "victim"), [("", 4), ("greedy", 1)])
def test_the_greedy_shoot_for_the_reward(character: str, victim: int) -> None:
    """A Renegade may finish off the last Outlaw, or one of two Deputies, of whom there are more."""
    t = scenario(
        "renegade outlaw sheriff deputy deputy outlaw outlaw", hands={0: "bang.2D"}, life={1: 1, 4: 1}, out=(5, 6)
    )
    seen(t, "attack 1 2", "attack 3 1", "attack 4 1")
    assert chosen(t, of=policy(character)) == play("bang.2D", target=victim)
