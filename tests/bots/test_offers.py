"""Bots and standing offers: they are asked about them whenever the table has changed, and may leave them alone."""

from __future__ import annotations

from typing import Any

import pytest

from malina.bots import Turns, answer, play
from malina.bots.blame import owned
from malina.bots.bot import MOST_OFFERS, in_order, offered
from malina.bots.budget import Budget
from malina.bots.greedy import Greedy
from malina.bots.levels import Novice
from malina.bots.likelihood import of_last_moves
from malina.bots.random import Random
from malina.bots.search import Search
from malina.kernel.decision import Decision, Move
from malina.kernel.dice import FastDice
from malina.kernel.policy import NOTHING, Policy, Ranking
from malina.kernel.refusal import BadBot
from malina.kernel.table import Table

from ..kernel.play import TOY
from ..kernel.test_toy import at_turn

LEAVE_IT = 1.0


def rank(view: dict[str, Any], decision: Decision) -> Ranking:
    """Bribes with two coins, takes what it is offered, and otherwise does as little as it can."""
    if decision.kind == "bribe":
        return [({"cmd": "bribe", "coins": 2}, 2.0), (NOTHING, LEAVE_IT)]
    return [(decision.moves[len(decision.moves) - 1], 0.0), (decision.moves[0], float(decision.kind == "take_bribe"))]


BRIBER = Policy(rank, takes_offers=True)
SHY = Policy(rank)


class Asks:
    """Notes what it is asked about."""

    def __init__(self, takes_offers: bool | None = None) -> None:
        self.asked: list[tuple[str, bool]] = []
        if takes_offers is not None:
            self.takes_offers = takes_offers

    def choose(self, view: dict[str, Any], decision: Decision, dice: FastDice) -> Move:
        self.asked.append((decision.kind, decision.required))
        return NOTHING if not decision.required else decision.moves[-1]


def test_offers_are_asked_seat_by_seat_before_the_one_who_has_to_decide() -> None:
    g = at_turn("bang bang miss")
    bots = {seat: Asks(takes_offers=True) for seat in range(3)}
    assert [(d.seat, d.kind) for d in in_order(g, bots)] == [(1, "bribe"), (2, "bribe"), (0, "turn")]
    assert [d.seat for d in offered(g)] == [1, 2]


def test_only_who_wants_offers_is_asked_about_them() -> None:
    g = at_turn("bang bang miss")
    bots = {0: Asks(), 1: Asks(takes_offers=True), 2: Asks()}
    turns = Turns()
    decision, move = turns.next(g, bots, lambda bot, g, d: answer(bot, g, d, FastDice(0)))
    assert (decision.seat, decision.kind, move) == (0, "turn", {"cmd": "pass"})
    assert [bot.asked for bot in bots.values()] == [[("turn", True)], [("bribe", False)], []]


def test_a_person_is_waited_for_when_no_bot_wants_anything() -> None:
    g = at_turn("bang bang miss")
    assert Turns().next(g, {1: Asks(takes_offers=True)}, lambda bot, g, d: answer(bot, g, d, FastDice(0))) is None


def test_greedy_bots_bargain_and_the_game_ends() -> None:
    g = play(TOY.deal(3, 5), [Greedy(BRIBER)] * 3, FastDice(1))
    told = [event.name for event in g.log]
    assert told.count("offered") > 3
    shy = play(TOY.deal(3, 5), [Greedy(SHY)] * 3, FastDice(1))
    assert "offered" not in [event.name for event in shy.log]


def test_random_bots_take_an_offer_now_and_then() -> None:
    offers = sum(
        event.name == "offered"
        for seed in range(10)
        for event in play(TOY.deal(4, seed), [Random()] * 4, FastDice(seed)).log
    )
    assert offers > 10


def test_whoever_never_stops_offering_is_not_listened_to_for_ever() -> None:
    """A rule that lets somebody offer again and again would hold the game up."""
    g = at_turn("bang bang miss")
    turns = Turns()

    def ask(bot: Any, table: Table, decision: Decision) -> Move:
        return decision.moves[0]

    kinds = [turns.next(g, {0: Asks(), 1: Asks(takes_offers=True)}, ask)[0].kind for _ in range(MOST_OFFERS + 2)]
    assert kinds == ["bribe"] * MOST_OFFERS + ["turn", "bribe"]


def test_a_search_weighs_an_offer_against_leaving_it() -> None:
    """Whoever is left alone keeps their lives: a coin for it is cheap, if lives are all that counts."""

    def worth(table: Any) -> list[float]:
        return [lives / 2 for lives in table.lives]

    def choices(view: dict[str, Any], decision: Decision) -> Ranking:
        if decision.kind == "bribe":
            return [({"cmd": "bribe", "coins": 1}, 0.0), (NOTHING, 0.0)]
        if decision.kind == "turn":  # shoots at whoever can be shot at
            shots = [move for move in decision.moves if move.get("card") == "bang"]
            return [(move, 1.0) for move in shots] or [(decision.moves[-1], 0.0)]
        return [(decision.moves[0], 1.0)]

    policy = Policy(choices, worth=worth, takes_offers=True)
    bot = Search(policy, Budget(iterations=30), horizon=4)
    g = at_turn("bang bang bang", "rain mask steal", seats=2)
    [offer] = [d for d in g.decisions(1) if not d.required]
    assert answer(bot, g, offer, FastDice(3)) == {"cmd": "bribe", "coins": 1}


def test_a_novice_weighs_an_offer_too() -> None:
    """Leaving it alone is no move, and so is none that cannot be made good again."""
    g = at_turn("bang bang miss")
    [offer] = g.decisions(1)
    policy = Policy(rank, takes_offers=True, final=frozenset({"pass"}))
    answers = [answer(Novice(policy), g, offer, FastDice(seed)) for seed in range(40)]
    assert 2 < answers.count(NOTHING) < 38


def test_how_likely_the_last_moves_are_with_offers_among_them() -> None:
    """Whoever made no offer has done something else: that is no move that could be looked at."""
    g = at_turn("bang bang miss")
    g.act(1, {"cmd": "bribe", "coins": 2})
    bargained, shy = of_last_moves(BRIBER, 0), of_last_moves(SHY, 0)
    assert bargained(g.view(0), g) > shy(g.view(0), g)


def test_a_bot_of_ones_own_may_leave_an_offer_but_not_a_question() -> None:
    g = at_turn("bang bang miss")
    [offer] = g.decisions(1)
    [question] = g.decisions(0)
    bot = owned("mine", Asks(takes_offers=True))
    assert bot.takes_offers
    assert answer(bot, g, offer, FastDice(0)) == NOTHING

    class Mute:
        def choose(self, view: Any, decision: Decision, dice: FastDice) -> Move:
            return NOTHING

    with pytest.raises(BadBot):
        answer(owned("mute", Mute()), g, question, FastDice(0))
