"""Chapter 10: sets of three, two windows, one claim a round."""

from __future__ import annotations

from typing import Any

import pytest

from malina.games.sheriff.rules.scoring import tally

from .scenario import Scenario, gate

PAIRS = {"pepper": [30, 27], "mead": [32, 29], "silk": [34, 31]}


def gated(**more: Any) -> Scenario:
    return gate(4, black_market=True, **more)


def test_sheriff_034_black_market() -> None:
    t = gated(stacks={"dima": "pepper*3 mead", "katya": "pepper*3"})
    assert t.asked == {"dima": "sell_set"}
    t.refuses("no-set", "dima", "sell", good="mead")
    t.act("dima", "sell", good="pepper")
    assert t.at("bought", "dima") == "black_market_pepper_high"
    assert t.at("gone") == "pepper*3"
    assert t.stack("dima") == "mead"
    assert t.told("sold", None, seat=2, goods=[["pepper", 3]], gold=30)
    t.act("katya", "sell", good="pepper")
    assert t.at("bought", "katya") == "black_market_pepper_low"
    assert t.at("black_market", "pepper") == ""
    t.refuses("wrong-phase", "dima", "sell", good="pepper")
    t.sound()


def test_a_third_set_of_a_good_finds_nothing_left() -> None:
    t = gate(5, black_market=True, stacks={"liza": "pepper*3", "dima": "pepper*3", "katya": "pepper*3 silk"})
    t.act("liza", "sell", good="pepper")
    t.act("dima", "sell", good="pepper")
    t.refuses("sold-out", "katya", "sell", good="pepper")
    t.skip("katya")
    assert t.asked == {"misha": "inspect"}


def test_sheriff_035_both_cards_of_a_pair() -> None:
    t = gated(stacks={"dima": "mead*6"})
    t.act("dima", "sell", good="mead")
    assert t.asked == {"misha": "inspect"}  # one claim a round
    t.passes("dima")
    assert t.asked == {"misha": "inspect"}
    t = gated(stacks={"dima": "mead*6"}, black_market_claims="unlimited")
    t.act("dima", "sell", good="mead")
    t.act("dima", "sell", good="mead")
    assert t.at("bought", "dima") == "black_market_mead_high black_market_mead_low"
    row = tally(t.g).breakdown["players"][2]
    assert row["black_market"] == 32 + 29
    assert row["contraband_cards"] == 0


@pytest.mark.parametrize("good", list(PAIRS))
@pytest.mark.parametrize("claims", [1, 2])
def test_every_card_of_the_black_market_is_worth_its_value(good: str, claims: int) -> None:
    """The dearer card of a pair goes first; each of them is bought and scored."""
    t = gated(stacks={"liza": f"{good}*3", "katya": f"{good}*3"})
    for name in ("liza", "katya")[:claims]:
        t.act(name, "sell", good=good)
    points = [row["black_market"] for row in tally(t.g).breakdown["players"]]
    assert points == [0, PAIRS[good][0], 0, PAIRS[good][1] if claims == 2 else 0]


@pytest.mark.parametrize("good", list(PAIRS))
def test_black_market_buys_no_set_that_is_not_whole(good: str) -> None:
    """Who has three other cards is asked all the same; two and something else are no set."""
    t = gated(stacks={"liza": f"{good}*2 crossbow"})
    assert t.asked == {"liza": "sell_set"}
    assert t.may("liza") == {"skip"}
    t.refuses("no-set", "liza", "sell", good=good)


def test_the_second_window_comes_right_after_the_own_bag() -> None:
    t = gated(bags={"dima": "apple: silk"}, stacks={"dima": "silk*2"})
    assert t.asked == {"misha": "inspect"}  # two cards are too few
    t.passes("dima")
    assert t.asked == {"dima": "sell_set"}
    t.act("dima", "sell", good="silk")
    assert t.stack("dima") == ""


def test_the_window_opens_after_an_opened_bag_too() -> None:
    t = gated(bags={"dima": "apple: apple"}, stacks={"dima": "silk*3"})
    t.skip("dima")
    t.opens("dima")
    t.act("dima", "sell", good="silk")


def test_the_authority_cannot_claim() -> None:
    t = gated(stacks={"misha": "silk*3"})
    assert t.asked == {"misha": "inspect"}
    t.refuses("wrong-phase", "misha", "sell", good="silk")


@pytest.mark.parametrize("stack", ["silk*3", "silk mead pepper", "crossbow*3"])
def test_who_is_asked_follows_from_public_facts(stack: str) -> None:
    t = gated(stacks={"dima": stack})
    assert t.asked == {"dima": "sell_set"}
    assert "sell" not in t.may("katya")


def test_royal_goods_make_no_set_but_count_as_face_down_cards() -> None:
    t = gated(stacks={"dima": "green_apples*2 gouda_cheese"}, royal_goods=True)
    assert t.may("dima") == {"skip"}


def test_cards_that_came_as_a_bribe_count_at_the_next_window() -> None:
    t = gated(bags={"dima": "apple: apple"}, stacks={"misha": "silk*2", "dima": "silk"})
    t.accept("misha", t.offer("dima", passes="dima", stack="silk"))
    assert t.stack("misha") == "silk*3"
    assert "misha" not in {name for name, kind in t.asked.items() if kind == "sell_set"}
