"""What a bot would do, and why: the moves it weighed, what it expects of each, and the game's reasons."""

from __future__ import annotations

import pytest

import malina
from malina.bots.advice import MOST, advice, chance
from malina.bots.bot import asked
from malina.bots.budget import Budget
from malina.bots.levels import shipped
from malina.bots.search import Candidate, Search
from malina.kernel.dice import FastDice
from malina.text import LANGUAGES, Texts

NAMES = ("Ann", "Bob", "Cid")


@pytest.mark.parametrize("game", sorted(malina.GAMES))
def test_the_first_is_what_the_bot_does(game: str) -> None:
    rules = malina.game(game)
    table = rules.deal(rules.seats[0], seed="advice")
    bot = Search(shipped(rules), Budget(iterations=4))
    for _ in range(12):
        if table.over:
            break
        decision = asked(table)
        told = advice(bot, table, decision, FastDice("same"))
        assert 1 <= len(told) <= MOST
        assert all(one.move in decision.moves for one in told)
        assert len({repr(one.move) for one in told}) == len(told)
        assert all(one.chance is None or 0 <= one.chance <= 1 for one in told)
        table.act(decision.seat, told[0].move)


def test_a_move_that_was_tried_less_is_told_by_how_far_it_was_behind() -> None:
    first = Candidate({}, 0.0, [1.0, 1.0, 0.0, 0.0])
    lucky = Candidate({}, 0.0, [1.0, 0.5])
    assert chance(first, first) == 0.5
    assert chance(lucky, first) == 0.25
    assert chance(Candidate({}, 0.0), first) is None


TOLD = {
    "bang": {"believed", "hits", "heals", "draws", "reaches", "saves_life", "can_spare", "keeps", "cards_worth"},
    "crooks": {"best_there", "stops", "job_won", "hidden", "others_come", "gangs_gain", "points_worth"},
    "lockup": {
        *("first_place", "places", "suspect", "covered", "worth", "bluff", "tome", "tome_kept", "guard_stake"),
    },
    "scoundrels": {"card_true", "card_bluff", "believed_true", "is_true", "safe_worth", "mark_true", "mark_false"},
    "sheriff": {"lie_chance", "if_opened", "bag_passes", "bag_lies", "bag_true", "gains"},
}


@pytest.mark.parametrize("game", sorted(malina.GAMES))
def test_reasons_are_given_in_both_languages(game: str) -> None:
    rules = malina.game(game)
    bot = Search(shipped(rules), Budget(iterations=0))
    ids = set()
    for number in range(6):
        least = rules.seats[0]
        table = rules.deal(max(least, 4) if game == "bang" else least + number % 3, seed=f"why {number}")
        while not table.over:
            decision = asked(table)
            told = advice(bot, table, decision, FastDice("why"))
            for said in (said for one in told for said in one.reasons):
                ids.add(said.id)
                for lang in LANGUAGES:
                    words = Texts(lang, game).reason(said.to_json(), decision.seat, NAMES)
                    assert "{" not in words
                    assert said.id in NAMED or not any(name in words for name in NAMES)  # a number is no seat
            table.act(decision.seat, told[0].move)
    assert TOLD[game] <= ids


NAMED = ("blamed", "believed", "payer_lies")


@pytest.mark.parametrize("game", sorted(malina.GAMES))
def test_nearly_every_move_has_a_reason(game: str) -> None:
    """Where nothing is to be said of it, as to stop or to decline, there is none."""
    rules = malina.game(game)
    bot = Search(shipped(rules), Budget(iterations=0))
    table = rules.deal(max(rules.seats[0], 3), seed="why")
    given = [0, 0]
    while not table.over:
        decision = asked(table)
        told = advice(bot, table, decision, FastDice("why"))
        if decision.moves.size > 1:
            for one in told:
                given[bool(one.reasons)] += 1
        table.act(decision.seat, told[0].move)
    assert given[1] > 4 * given[0]
