"""Chapter 6.3: both markets, and what happens when the deck is empty."""

from __future__ import annotations

import pytest

from malina.games.sheriff.rules.supply import draw, renew

from .scenario import NAMES, table

HAND = "apple*2 cheese*2 bread silk"


def test_sheriff_003_market_two_piles() -> None:
    t = table(4, hands={"liza": HAND}, piles=("pepper apple*2", "chicken"))
    t.refuses("exchange-most", "liza", "set_aside", goods="apple*2 cheese*2 bread silk")
    t.act("liza", "set_aside", goods="cheese*2 bread")
    assert t.sees("dima", "aside", "liza") == ["?"] * 3
    assert t.told("set_aside", "dima", count=3)
    assert not t.told("set_aside", "dima", goods=["bread", "cheese", "cheese"])
    for good in ("pepper", "apple", "apple"):
        assert t.pile(0)[0] == good
        t.act("liza", "take", pile=0)
        assert t.told("took", None, good=good)
    assert t.asked == {"liza": "lay_out"}
    aside = {t.g.face[piece].id: piece for piece in t.g.at[t.g.data.aside[1]]}
    cheese = [piece for piece in t.g.at[t.g.data.aside[1]] if t.g.face[piece].id == "cheese"]
    t.act("liza", "lay", pile=1, order=[cheese[0], aside["bread"], cheese[1]])
    assert t.pile(1) == ["cheese", "bread", "cheese", "chicken"]
    assert t.hand("liza") == "apple*4 pepper silk"
    t.sound()


def test_after_a_card_from_the_deck_the_piles_are_closed() -> None:
    t = table(4, hands={"liza": HAND}, piles=("pepper apple", "chicken"), deck="mead crossbow")
    t.act("liza", "set_aside", goods="cheese*2")
    t.act("liza", "draw")
    assert t.hand("liza") == "apple*2 bread mead silk crossbow"
    t.refuses("wrong-phase", "liza", "take", pile=0)
    assert t.told("drew", "liza", goods=["crossbow", "mead"])
    assert not t.told("drew", "dima", goods=["crossbow", "mead"])


def test_a_pile_and_then_the_deck() -> None:
    t = table(4, hands={"liza": HAND}, piles=("pepper", ""), deck="mead")
    t.act("liza", "set_aside", goods="cheese*2")
    t.refuses("pile-empty", "liza", "take", pile=1)
    t.refuses("no-such-pile", "liza", "take", pile=2)
    t.act("liza", "take", pile=0)
    assert t.sees("dima", "pile", 0) == []
    t.act("liza", "draw")
    assert t.hand("liza") == "apple*2 bread pepper mead silk"


def test_what_is_taken_from_a_pile_everybody_knows_to_be_in_the_hand() -> None:
    t = table(4, hands={"liza": HAND}, piles=("crossbow", ""))
    t.act("liza", "set_aside", goods="cheese")
    t.act("liza", "take", pile=0)
    assert t.sees("dima", "hand", "liza") == ["?"] * 6
    for seed in range(5):
        guess = t.g.guess(2, seed)
        assert "crossbow" in guess.ids(guess.at[guess.data.hand[1]])


def test_nobody_sets_aside_what_he_does_not_have() -> None:
    t = table(4, hands={"liza": HAND})
    t.refuses("not-in-hand", "liza", "set_aside", goods="apple*3")
    t.refuses("not-your-turn", "dima", "set_aside", goods="")
    t.refuses("not-your-turn", "misha", "set_aside", goods="")
    t.act("liza", "set_aside", goods="")
    assert t.asked == {"dima": "set_aside"}


def test_all_cards_have_to_be_laid_out_on_one_pile() -> None:
    t = table(4, hands={"liza": HAND})
    t.act("liza", "set_aside", goods="cheese*2")
    t.act("liza", "draw")
    first, second = t.g.at[t.g.data.aside[1]]
    t.refuses("all-in-order", "liza", "lay", pile=0, order=[first])
    t.refuses("no-such-pile", "liza", "lay", pile=2, order=[first, second])
    t.act("liza", "lay", pile=0, order=[second, first])


def test_sheriff_004_market_express() -> None:
    t = table(4, hands={"liza": "chicken*2 apple pepper bread silk"}, deck="chicken mead*2", market="express")
    t.act("misha", "name", merchant="liza")
    t.act("liza", "exchange", goods="apple pepper bread")
    assert t.sees(None, "aside", "liza") == ["apple", "bread", "pepper"]
    assert t.hand("liza") == "chicken*3 mead*2 silk"
    t.act("dima", "exchange", goods="")
    assert t.pile(0) == []
    t.act("katya", "exchange", goods="")
    assert sorted(t.pile(0)) == ["apple", "bread", "pepper"]
    assert t.pile(1) == []
    t.sound()


def test_the_sheriff_names_who_begins_the_express_market() -> None:
    t = table(5, market="express")
    t.refuses("no-merchant", "misha", "name", merchant="misha")
    t.act("misha", "name", merchant="katya")
    order = []
    while "exchange" in t.asked.values():
        [name] = t.asked
        order.append(name)
        t.act(name, "exchange", goods="")
    assert order == ["katya", "roma", "liza", "dima"]
    assert t.g.merchants == (1, 2, 3, 4)  # they declare from the sheriff's left


def test_six_cards_are_too_many_for_the_express_market() -> None:
    t = table(4, hands={"liza": HAND}, market="express")
    t.act("misha", "name", merchant="liza")
    t.refuses("exchange-most", "liza", "exchange", goods="apple*2 cheese*2 bread silk")
    t.refuses("not-in-hand", "liza", "exchange", goods="apple*3")


def test_sheriff_024_reshuffle() -> None:
    nine, six = "apple*5 cheese*4", "bread*5 silk"
    t = table(4, step="load", piles=(nine, six))
    deck = t.g.data.deck
    t.g.at[t.g.data.removed] += t.g.at[deck]
    t.g.at[deck] = ()
    renew(t.g)
    assert t.at("deck") == "cheese*4 silk"
    assert t.pile(0) == ["apple"] * 5
    assert t.pile(1) == ["bread"] * 5
    assert t.sees("liza", "deck") == ["?"] * 5


def test_short_piles_are_shuffled_completely() -> None:
    t = table(4, step="load", piles=("apple*5", "silk"))
    deck = t.g.data.deck
    t.g.at[t.g.data.removed] += t.g.at[deck]
    t.g.at[deck] = ()
    draw(t.g, 1, 2)
    assert len(t.g.at[deck]) == 4
    assert t.pile(0) == t.pile(1) == []
    draw(t.g, 1, 9)
    assert len(t.g.at[t.g.data.hand[1]]) == 6


def test_the_express_discard_is_shuffled_completely_but_not_what_is_set_aside() -> None:
    t = table(4, hands=dict.fromkeys(NAMES[1:4], "apple*3 cheese*3"), piles=("silk*2", ""), market="express")
    t.g.at[t.g.data.removed] += t.g.at[t.g.data.deck]
    t.g.at[t.g.data.deck] = ()
    t.act("misha", "name", merchant="liza")
    t.act("liza", "exchange", goods="apple*3")
    assert t.hand("liza") == "cheese*3 silk*2"
    t.act("dima", "exchange", goods="apple")
    assert t.hand("dima") == "apple*2 cheese*3"  # there is no card to draw


@pytest.mark.parametrize("market", ["two_piles", "express"])
def test_sheriff_046_seven_cards(market: str) -> None:
    """A merry man is no good: he is neither set aside, nor offered, nor counted."""
    t = table(4, hands={"liza": "apple*5"}, men={"liza": "robin_hood"}, market=market, deck="silk")
    if market == "express":
        t.act("misha", "name", merchant="liza")
        t.refuses("no-good", "liza", "exchange", goods="robin_hood")
    else:
        t.refuses("no-good", "liza", "set_aside", goods="robin_hood")
        t.act("liza", "set_aside", goods="")
        assert t.asked == {"liza": "restock"}  # five goods are one too few
        t.act("liza", "draw")
        assert t.hand("liza") == "apple*5 silk robin_hood"
