"""The greedy bot of BANG! in clear situations."""

from __future__ import annotations

import json
from typing import Any

import pytest

from malina.games.bang.bot import policy
from malina.games.bang.bot.weights import FILE
from malina.kernel.dice import FastDice
from malina.kernel.policy import Policy, best

from .scenario import Scenario, scenario

SEVEN = "sheriff outlaw outlaw deputy renegade outlaw deputy"


def blind() -> Policy:
    """Deeds tell it nothing: roles are guessed by the deal alone."""
    nothing = {role: dict.fromkeys(FILE.shipped["wish"], 0.0) for role in FILE.shipped["wish"]}
    return policy(weights={"evidence": dict.fromkeys(FILE.shipped["evidence"], nothing)})


def chosen(t: Scenario, seat: int = 0, *, of: Policy | None = None, dice: int = 1) -> dict[str, Any]:
    """What this seat decides; whatever is considered is a legal move."""
    decision = next(d for d in t.table.decisions(seat) if d.required)
    view = json.loads(json.dumps(t.table.view(seat, memory=True)))
    ranking = (of or policy()).rank(view, decision)
    assert all(move in decision.moves for move, _ in ranking)
    return best(ranking, FastDice(dice))


def play(card: str, **blanks: Any) -> dict[str, Any]:
    return {"cmd": "play", "card": card, **blanks}


def seen(t: Scenario, *deeds: str, times: int = 3) -> Scenario:
    """Everybody has seen this: `attack 1 0`, seat 1 has attacked seat 0."""
    t.table.deeds.update(dict.fromkeys(deeds, times))
    return t


# ---- whom to shoot ----


def test_an_outlaw_shoots_the_sheriff_in_reach() -> None:
    t = scenario("outlaw sheriff outlaw renegade", hands={0: "bang.2D"})
    assert chosen(t) == play("bang.2D", target=1)


def test_a_deputy_never_shoots_the_sheriff() -> None:
    t = scenario("deputy sheriff outlaw outlaw renegade", hands={0: "bang.2D bang.3D bang.4D bang.5D bang.6D"})
    move = chosen(t)
    assert move.get("target") == 4  # the other neighbour, since there are too many cards to keep
    t = scenario("deputy sheriff outlaw outlaw renegade", hands={0: "duel.QD"}, life={1: 1})
    assert chosen(t).get("target") != 1


def test_the_sheriff_does_not_shoot_a_sure_deputy() -> None:
    """The bad ones at five players are known, but for a Renegade who has shown himself."""
    hands = {0: "bang.2D bang.3D"}
    t = scenario("sheriff deputy outlaw outlaw renegade", hands=hands, life={0: 1}, out=(2, 3))
    seen(t, "attack 4 0", "spare 1 0", times=5)
    assert chosen(t)["target"] == 4
    t = scenario("sheriff deputy outlaw renegade outlaw", hands=hands, life={0: 1}, front={3: "mustang"}, out=(2, 4))
    seen(t, "attack 3 0", "spare 1 0", times=5)
    assert chosen(t) == {"cmd": "end"}  # only the Deputy is in reach


def test_the_sheriff_shoots_whoever_shot_at_him() -> None:
    t = seen(scenario(SEVEN, hands={0: "bang.2D"}), "attack 1 0", times=2)
    assert chosen(t) == play("bang.2D", target=1)


def test_without_beliefs_deeds_do_not_matter() -> None:
    hands = {0: "bang.2D bang.3D"}
    innocent = scenario(SEVEN, hands=hands, life={0: 1})
    guilty = seen(scenario(SEVEN, hands=hands, life={0: 1}), "attack 6 0", "spare 1 0")
    assert chosen(guilty)["target"] == 6
    assert chosen(guilty, of=blind()) == chosen(innocent, of=blind())


def test_a_renegade_lets_the_sheriff_live_to_the_end() -> None:
    hands = {0: "bang.2D bang.3D bang.4D bang.5D bang.6D"}
    t = scenario("renegade sheriff outlaw outlaw", hands=hands, life={1: 1})
    assert chosen(t)["target"] == 3


def test_a_renegade_shoots_the_sheriff_when_only_the_two_are_left() -> None:
    t = scenario("renegade outlaw sheriff outlaw", hands={0: "bang.2D"}, out=(1, 3))
    assert chosen(t) == play("bang.2D", target=2)


def test_the_one_who_can_be_finished_off_is_shot() -> None:
    t = scenario("outlaw sheriff deputy outlaw renegade", hands={0: "bang.2D"}, life={1: 1})
    assert chosen(t) == play("bang.2D", target=1)


def test_three_players_shoot_their_prey() -> None:
    t = scenario("deputy outlaw renegade", hands={0: "bang.2D"})
    assert chosen(t) == play("bang.2D", target=2)


def test_nobody_shoots_apache_kid_with_a_diamond() -> None:
    hands = {0: "bang.2D bang.AS"}
    t = scenario("outlaw sheriff outlaw renegade", characters={1: "apache_kid"}, hands=hands)
    assert chosen(t) == play("bang.AS", target=1)


# ---- other cards ----


def test_jail_is_for_a_threat() -> None:
    t = seen(scenario(SEVEN, hands={0: "jail.JS"}), "attack 2 0")
    assert chosen(t) == play("jail.JS", target=2)


def test_a_friend_is_not_jailed() -> None:
    t = scenario("sheriff deputy outlaw outlaw renegade", hands={0: "jail.JS"}, out=(2, 3))
    seen(t, "attack 4 1", "attack 1 4")
    assert chosen(t) != play("jail.JS", target=1)


def test_cat_balou_takes_a_barrel_from_the_enemy_and_a_jail_from_a_friend() -> None:
    t = scenario("outlaw sheriff outlaw renegade", hands={0: "cat_balou.KH"}, front={1: "barrel.QS"})
    assert chosen(t) == play("cat_balou.KH", target=1, what="barrel.QS")
    hands = {0: "cat_balou.KH"}
    t = scenario("sheriff deputy outlaw outlaw renegade", hands=hands, front={1: "jail.JS"}, out=(2, 3))
    seen(t, "attack 4 1", "attack 4 0", times=5)
    t.table.at[t.table.data.hand[4]] = ()
    assert chosen(t) == play("cat_balou.KH", target=1, what="jail.JS")


def test_a_weapon_is_laid_to_reach_the_sheriff() -> None:
    t = scenario("outlaw renegade outlaw sheriff deputy outlaw", hands={0: "remington.KC bang.2D"})
    assert chosen(t) == play("remington.KC")
    t.do("0 play remington.KC")
    assert chosen(t) == play("bang.2D", target=3)


def test_beer_is_drunk_when_it_helps() -> None:
    assert chosen(scenario(4, hands={0: "beer.6H"}, life={0: 1})) == play("beer.6H")
    assert chosen(scenario(4, hands={0: "beer.6H"})) == {"cmd": "end"}
    assert chosen(scenario(4, hands={0: "beer.6H"}, life={0: 1}, out=(1, 2))) == {"cmd": "end"}


def test_cards_come_before_shots() -> None:
    t = scenario("outlaw sheriff outlaw renegade", hands={0: "bang.2D stagecoach.9S"})
    assert chosen(t) == play("stagecoach.9S")


def test_who_has_plenty_draws_no_more() -> None:
    """In the Abandoned Mine two such cards would bring each other back for ever."""
    many = " ".join(["missed"] * 12)
    t = scenario(4, hands={0: f"stagecoach.9S wells_fargo.3H {many}"}, event="abandoned_mine")
    t.table.mined = True
    worth = [chosen(t, dice=dice) for dice in range(8)]
    assert {"cmd": "end"} in worth
    t = scenario(4, hands={0: "stagecoach.9S wells_fargo.3H"}, event="abandoned_mine")
    assert chosen(t)["cmd"] == "play"


def test_no_gatling_that_would_kill_the_sheriff_of_a_deputy() -> None:
    t = scenario("deputy sheriff outlaw outlaw renegade", hands={0: "gatling.10H"}, life={1: 1})
    assert chosen(t) == {"cmd": "end"}
    t = scenario("outlaw sheriff outlaw deputy renegade", hands={0: "gatling.10H"}, life={1: 1})
    assert chosen(t) == play("gatling.10H")


# ---- answers ----


def test_a_barrel_is_tried_before_a_missed_is_spent() -> None:
    t = scenario(4, hands={0: "bang.2D", 1: "missed.10C"}, front={1: "barrel.QS"}, deck="4C")
    t.do("0 play bang.2D target=1")
    assert chosen(t, 1) == {"cmd": "barrel", "source": "barrel.QS"}
    t.do("1 barrel barrel.QS")
    assert chosen(t, 1) == {"cmd": "miss", "card": "missed.10C"}


def test_one_missed_is_not_wasted_on_a_shot_that_needs_two() -> None:
    t = scenario(4, characters={0: "slab_the_killer"}, hands={0: "bang.2D", 1: "missed.10C"})
    t.do("0 play bang.2D target=1")
    assert chosen(t, 1) == {"cmd": "take_hit"}


def test_who_is_dying_drinks() -> None:
    t = scenario(4, hands={0: "bang.2D", 1: "beer.6H panic.8D"}, life={1: 1})
    t.do("0 play bang.2D target=1")
    t.do("1 take_hit")
    assert chosen(t, 1) == {"cmd": "drink", "card": "beer.6H"}


def test_indians_are_answered_with_a_bang() -> None:
    t = scenario(4, hands={0: "indians.KD", 1: "bang.2D beer.6H"}, life={1: 2})
    t.do("0 play indians.KD")
    assert chosen(t, 1) == {"cmd": "discard", "card": "bang.2D"}


def test_a_deputy_gives_in_to_his_sheriff_while_he_can_afford_it() -> None:
    t = scenario("sheriff deputy outlaw outlaw renegade", hands={0: "duel.QD", 1: "bang.2D"}, life={0: 1})
    t.do("0 play duel.QD target=1")
    assert chosen(t, 1) == {"cmd": "give_in"}


def test_what_is_worth_least_is_thrown_away() -> None:
    t = scenario(4, hands={0: "beer.6H missed.10C dynamite.2H"}, life={0: 2}, step="phase_3")
    assert chosen(t) == {"cmd": "throw_away", "cards": ["dynamite.2H"]}


@pytest.mark.parametrize(("life", "picked"), [(1, "beer.6H"), (5, "mustang.8H")])
def test_the_store_sells_what_is_needed(life: int, picked: str) -> None:
    t = scenario(4, hands={0: "general_store.9C"}, life={0: life}, deck="beer.6H mustang.8H indians.KD jail.JS")
    t.do("0 play general_store.9C")
    assert chosen(t) == {"cmd": "pick", "card": picked}


def test_an_unknown_question_is_declined_or_answered_cheaply() -> None:
    t = scenario(4, hands={0: "bang.2D", 1: "beer.6H panic.8D"}, life={1: 1}, front={1: "mustang.8H"})
    decision = t.table.decisions(0)[0]
    unknown = type(decision)(0, "nobody_knows", decision.moves, True)
    assert best(policy().rank(t.table.view(0, memory=True), unknown), FastDice(1)) == {"cmd": "end"}
