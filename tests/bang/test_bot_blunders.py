"""Positions in which the bots of BANG! once went wrong."""

from __future__ import annotations

import pytest

from malina.bots.budget import Budget
from malina.bots.search import Search
from malina.games.bang.bot import policy
from malina.kernel.decision import Move
from malina.kernel.dice import FastDice
from malina.kernel.pieces import reveal

from .scenario import Scenario, scenario
from .test_bot import SEVEN, chosen, play, seen

SOME = 12  # dice by which a search may not go wrong even once


def values(t: Scenario, seat: int = 0) -> list[tuple[Move, float]]:
    """What greedy thinks of every move."""
    decision = next(d for d in t.table.decisions(seat) if d.required)
    return policy().rank(t.table.view(seat, memory=True), decision)


def searched(t: Scenario, seat: int, guesses: int) -> list[Move]:
    """What a short search decides, by many dice."""
    decision = next(d for d in t.table.decisions(seat) if d.required)
    bot = Search(policy(), Budget(iterations=guesses))
    return [bot.look_ahead(t.table.guess(seat, n), decision, FastDice(n)) for n in range(SOME)]


def shown(t: Scenario, person: int) -> Scenario:
    """Everybody has seen the hand of this one."""
    reveal(t.table, t.table.hand(person))
    return t


# ---- answers ----


@pytest.mark.no_cover
def test_a_hit_is_not_taken_with_a_hand_full_of_missed() -> None:
    """A Deputy, at life 3, took one of a Gatling."""
    hands = {0: "gatling.10H bang bang", 3: "missed missed missed"}
    roles = "outlaw sheriff outlaw deputy renegade outlaw deputy"
    t = seen(scenario(roles, hands=hands, life={0: 3, 1: 3, 2: 2, 3: 3}), "attack 0 1", "attack 3 0", times=2)
    t.do("0 play gatling.10H")
    while t.asked and t.asked[0] != 3:
        t.do(f"{t.asked[0]} take_hit")
    assert t.asked == (3, "dodge_shot")
    assert {move["cmd"] for move in searched(t, 3, 3)} == {"miss"}


def test_a_duel_is_not_given_up_by_whoever_would_die_of_it() -> None:
    t = scenario(4, hands={0: "duel.QD bang bang bang bang bang", 1: "bang.2D"}, life={1: 1})
    shown(t, 0).do("0 play duel.QD target=1")
    assert t.asked == (1, "duel_answer")
    assert chosen(t, 1) == {"cmd": "discard", "card": "bang.2D"}


def test_indians_at_the_last_life_are_answered_with_whatever_there_is() -> None:
    t = scenario(4, hands={0: "indians.KD", 1: "bang.2D bang.3D"}, life={1: 1})
    t.do("0 play indians.KD")
    assert chosen(t, 1)["cmd"] == "discard"


def test_a_ricochet_is_answered_for_a_dear_card_and_not_for_a_penalty() -> None:
    t = scenario(4, hands={0: "bang.2D", 1: "missed.10C"}, front={1: "barrel.QS"}, event="ricochet")
    t.do("0 ability ricochet cards=bang.2D target=1 what=barrel.QS")
    assert t.asked == (1, "save_card")
    assert chosen(t, 1) == {"cmd": "miss", "card": "missed.10C"}
    t = scenario(4, hands={0: "bang.2D", 1: "missed.10C"}, front={1: "jail.JS"}, event="ricochet")
    t.do("0 ability ricochet cards=bang.2D target=1 what=jail.JS")
    assert chosen(t, 1) == {"cmd": "let_go"}


# ---- phase 2 ----


def test_a_known_missed_does_not_make_immune_for_ever() -> None:
    """To force it out is worth a BANG! that is not the last; against a friend it is worth nothing."""
    hands = {0: "bang.2D bang.3D", 1: "missed.10C"}
    t = shown(scenario("outlaw sheriff outlaw renegade", hands=hands), 1)
    assert chosen(t)["cmd"] == "play"
    t = shown(scenario("outlaw outlaw sheriff renegade", hands={0: "bang.2D bang.3D", 1: "missed.10C"}), 1)
    t.table.life[0] = 1
    seen(t, "attack 1 2", times=5)
    assert chosen(t).get("target") != 1


@pytest.mark.parametrize("dice", range(6))
def test_beer_is_not_drunk_at_full_life(dice: int) -> None:
    """Even if it cannot be kept."""
    t = scenario("outlaw sheriff outlaw renegade", hands={0: "beer beer beer missed missed"})
    assert chosen(t, dice=dice) == {"cmd": "end"}


def test_no_dynamite_of_a_weak_sheriff_with_friends_next() -> None:
    roles, life = "sheriff deputy deputy outlaw outlaw renegade outlaw", {0: 3, 3: 3, 4: 3, 5: 3, 6: 3}
    t = scenario(roles, hands={0: "dynamite.2H"}, life=life)
    seen(t, "attack 1 3", "attack 2 4", "attack 3 0", "attack 4 0", "attack 6 0", "spare 1 0", "spare 2 0", times=3)
    assert chosen(t) == {"cmd": "end"}


def test_no_gatling_that_wounds_only_friends() -> None:
    """The others are known to have an answer, the Deputy has none. Two have attacked the Sheriff, and the fourth the
    Deputy, so that he is as good as known."""
    hands = {0: "gatling.10H", 2: "missed", 3: "missed", 4: "missed"}
    t = scenario("sheriff deputy outlaw outlaw renegade", hands=hands, life={0: 1})
    for person in (2, 3, 4):
        shown(t, person)
    seen(t, "attack 2 0", "attack 3 0", "attack 4 1")
    believed = policy().believes(t.table, 0)["roles"]["1"]
    assert believed["deputy"] > 0.8
    assert chosen(t) == {"cmd": "end"}


def test_the_sheriff_does_not_open_on_a_neighbour_he_knows_nothing_of() -> None:
    """One of three of them is a Deputy; but a BANG! that cannot be kept may as well be fired."""
    assert chosen(scenario(SEVEN, hands={0: "bang.2D bang.3D bang.4D"})) == {"cmd": "end"}
    assert chosen(seen(scenario(SEVEN, hands={0: "bang.2D bang.3D"}), "attack 1 0"))["target"] == 1


def test_a_bang_at_somebody_wanted_is_not_kept() -> None:
    for roles in ("outlaw sheriff outlaw renegade", "outlaw sheriff deputy outlaw renegade"):
        t = scenario(roles, hands={0: "bang.2D missed.10C"})
        assert chosen(t) == play("bang.2D", target=1)
        assert searched(t, 0, 3) == [play("bang.2D", target=1)] * SOME


# ---- what is never done ----


def test_nobody_attacks_a_friend_he_is_sure_of() -> None:
    """Not even with what cannot be kept, nor after a search."""
    hands = {0: "bang.2D bang.3D duel.QD cat_balou.KH jail.JS panic.AH"}
    t = scenario("outlaw outlaw sheriff renegade deputy", hands=hands, front={1: "barrel"}, life={0: 1, 1: 1})
    seen(t, "attack 1 2", times=5)
    assert 1 not in {move.get("target") for move, value in values(t) if value > -10}
    assert 1 not in {move.get("target") for move in searched(t, 0, 2)}


def test_a_friend_may_be_freed() -> None:
    roles = "outlaw outlaw sheriff renegade deputy"
    t = seen(scenario(roles, hands={0: "cat_balou.KH"}, front={1: "jail.JS"}), "attack 1 2", times=5)
    assert chosen(t) == play("cat_balou.KH", target=1, what="jail.JS")


@pytest.mark.parametrize("life", [1, 5])
def test_a_renegade_does_not_attack_the_sheriff_while_others_live(life: int) -> None:
    hands = {0: "bang.2D bang.3D duel.QD panic.AH", 1: "missed"}
    t = scenario("renegade sheriff outlaw outlaw", hands=hands, life={0: 1, 1: life})
    assert all(value < -10 for move, value in values(t) if move.get("target") == 1)
    assert not any(move.get("target") == 1 for move in searched(t, 0, 2))
    t = scenario("renegade sheriff outlaw outlaw", hands=hands, life={0: 4, 1: 1}, out=(2, 3))
    assert chosen(t)["target"] == 1


# ---- six players with a hidden composition ----

SIX = {"six_player_mode": "hidden_composition"}


def test_outlaws_without_law_hunt_the_renegade() -> None:
    """They threw their BANG! away while he shot them one by one: nobody was left whom they wanted out."""
    roles = "outlaw sheriff outlaw deputy deputy renegade"
    t = scenario(roles, options=SIX, hands={0: "bang.2D missed.10C"}, out=(1, 3, 4))
    seen(t, "attack 2 1", "attack 5 0", "attack 5 2", times=5)
    assert policy().believes(t.table, 0)["roles"]["5"]["renegade"] > 0.8
    assert chosen(t) == play("bang.2D", target=5)


def test_outlaws_spare_the_renegade_while_there_is_law() -> None:
    roles = "outlaw sheriff outlaw deputy deputy renegade"
    t = scenario(roles, options=SIX, hands={0: "bang.2D missed.10C"}, out=(3, 4))
    seen(t, "attack 2 1", "attack 5 0", "attack 5 2", times=5)
    assert chosen(t) == play("bang.2D", target=1)


def test_a_renegade_among_six_keeps_the_balance() -> None:
    """The Sheriff's death ends nothing there, but makes the Outlaws win: he is one of the law and no more."""
    roles = "renegade sheriff outlaw outlaw deputy outlaw"
    hands = {0: "bang.2D", 2: "beer beer", 3: "beer beer", 5: "beer beer"}
    t = scenario(roles, options=SIX, hands=hands, front={0: "remington.KC"}, life={1: 2}, out=(4,))
    seen(t, "attack 2 1", "attack 3 1", "attack 5 1", times=5)
    assert chosen(t)["target"] in (2, 3, 5)
    t = scenario(roles, options=SIX, hands={0: "bang.2D"}, front={0: "remington.KC"}, out=(2, 3))
    seen(t, "attack 5 1", times=5)
    assert chosen(t)["target"] in (1, 4)
