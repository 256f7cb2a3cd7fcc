"""Chapter 11: how laws come and go, and each of the twenty-four, in its normal use and at its nastiest."""

from __future__ import annotations

from typing import Any

import pytest

from malina.games.sheriff.faces import laws_for, read, shipped

from .scenario import NAMES, Scenario, gate, table

HANDS = dict.fromkeys(NAMES, "apple*2 cheese chicken*2 silk")


def drawn(t: Scenario) -> list[str]:
    return t.g.ids(t.g.at[t.g.data.law_choice])


def row(t: Scenario) -> list[str]:
    return t.g.ids(t.g.at[t.g.data.law_row])


def declaring(laws: str, seats: int = 4, **more: Any) -> Scenario:
    """All have loaded what they hold."""
    hands = {name: more.get("hands", {}).get(name, "apple") for name in NAMES[:seats]}
    bags = more.pop("bags", {})
    t = table(seats, step="load", laws=laws, **{**more, "hands": hands})
    for name in [name for name, kind in t.asked.items() if kind == "load"]:
        t.act(name, "load", goods=bags.get(name, hands[name]))
    return t


# ---- coming and going ----


def test_sheriff_036_laws() -> None:
    one, two, three = "law_tax_apple", "law_light_bags", "law_fair_day"
    four, five = "law_gate_toll", "law_scarce_market"
    t = table(4, step="laws", law_deck=f"{one} {two} {three} {four} {five}", hands=HANDS)
    assert drawn(t) == [one, two, three]
    t.refuses("laws-to-keep", "misha", "keep_laws", laws=[one])
    t.refuses("not-among-these", "misha", "keep_laws", laws=[one, four])
    t.act("misha", "keep_laws", laws=[one, two])
    assert row(t) == [one, two]
    assert t.g.ids(t.g.at[t.g.data.law_deck])[0] == three
    t = table(4, step="laws", round=2, sheriff="liza", laws=f"{one} {two}", law_deck=f"{four} {five}", hands=HANDS)
    assert drawn(t) == [four, five]
    t.act("liza", "keep_laws", laws=[four])
    assert row(t) == [four, one]
    assert t.at("law_past") == two
    assert t.g.ids(t.g.at[t.g.data.law_deck])[0] == five


def test_sheriff_037_law_marks() -> None:
    laws = read(shipped()).laws
    assert [len(laws_for(laws, seats)) for seats in (3, 4, 5, 6)] == [20, 24, 23, 23]
    assert not any(law.mark == "4+" for law in laws_for(laws, 3))
    for seats in (5, 6):
        assert "law_sheriffs_stock" not in {law.id for law in laws_for(laws, seats)}


def test_sheriff_038_ban_and_tax() -> None:
    bags = {"liza": "chicken*3", "dima": "apple*3", "katya": "chicken"}
    t = declaring("law_ban_chicken law_tax_apple", hands=bags, market="express")
    t.refuses("banned", "liza", "declare", good="chicken")
    t.declare(liza="bread", dima="apple", katya="bread")
    assert t.gold("misha", "dima", "liza") == [53, 47, 50]
    t.passes("liza")
    assert t.stand("liza") == "chicken*3"
    t.opens("katya")
    assert t.gold("katya") == 46
    assert t.pile(0)[0] == "chicken"


def test_sheriff_048_law_with_six() -> None:
    one, two, three = "law_tax_apple", "law_light_bags", "law_fair_day"
    t = table(6, step="laws", law_deck=f"{one} {two} {three}", hands=HANDS)
    for name in NAMES:
        seen = sorted([one, two, three]) if name in ("misha", "liza") else ["?"] * 3
        assert t.sees(name, "law_choice") == seen
    t.act("misha", "keep_laws", laws=[two, one])
    t.act("liza", "keep_laws", laws=[two, one])
    assert row(t) == [two, one]
    assert t.g.ids(t.g.at[t.g.data.law_deck])[0] == three
    four, five = "law_gate_toll", "law_scarce_market"
    t = table(6, step="laws", round=2, laws=f"{one} {two}", law_deck=f"{four} {five}", hands=HANDS)
    t.act("misha", "keep_laws", laws=[four])
    t.act("liza", "keep_laws", laws=[five])
    assert t.g.clock is not None
    assert t.g.clock.seconds == 60
    t.time_is_up()
    assert row(t)[0] in (four, five)
    assert row(t)[1] == one


def test_sheriff_049_showing_laws() -> None:
    one, two, three = "law_tax_apple", "law_light_bags", "law_fair_day"
    t = table(4, step="laws", law_deck=f"{one} {two} {three}", hands=HANDS)
    t.act("misha", "show_laws", laws=[one, three])
    assert t.sees("dima", "law_choice") == t.sees(None, "law_choice") == sorted(["?", one, three])
    t.refuses_offer("not-your-turn", "dima", gold=1, passes="dima")
    t.refuses("not-among-these", "misha", "show_laws", laws=["law_gate_toll"])
    t.act("misha", "keep_laws", laws=[two, one])
    assert row(t) == [two, one]
    t.sound()


def test_a_sheriff_who_lets_the_time_pass_keeps_the_first_laws() -> None:
    t = table(4, step="laws", law_deck="law_tax_apple law_light_bags law_fair_day", hands=HANDS, time_limits=True)
    t.time_is_up()
    assert row(t) == ["law_tax_apple", "law_light_bags"]


def test_a_law_that_went_under_the_deck_is_remembered_by_who_saw_it() -> None:
    t = table(4, step="laws", law_deck="law_tax_apple law_light_bags law_fair_day", hands=HANDS)
    t.act("misha", "keep_laws", laws=["law_tax_apple", "law_light_bags"])
    assert t.sees("misha", "law_deck") == ["?"] * len(t.g.at[t.g.data.law_deck])
    bottom = t.g.at[t.g.data.law_deck][0]
    assert {"piece": bottom, "face": "law_fair_day"} in t.g.view(0)["known"]
    assert t.g.view(1)["known"] == []


# ---- taxes ----


@pytest.mark.parametrize("good", ["apple", "cheese", "bread", "chicken"])
def test_law_tax_takes_a_coin_for_every_card_declared(good: str) -> None:
    """law_tax_apple, law_tax_cheese, law_tax_bread, law_tax_chicken: true or not."""
    t = declaring(f"law_tax_{good}", hands={"liza": "silk*4", "dima": f"{good}*2"})
    t.declare(liza=good, dima=good)
    assert t.gold("misha", "liza", "dima") == [56, 46, 48]
    assert t.told("taxed", None, seat=1, gold=4, law=f"law_tax_{good}")


@pytest.mark.parametrize("good", ["apple", "cheese", "bread", "chicken"])
def test_law_tax_takes_coins_only_and_spares_other_goods(good: str) -> None:
    other = "bread" if good == "apple" else "apple"
    t = declaring(f"law_tax_{good}", hands={"liza": "silk*4"}, gold={"liza": 3}, stands={"liza": "apple*5"})
    t.declare(liza=good, dima=other)
    assert t.gold("misha", "liza", "dima") == [53, 0, 50]
    assert t.stand("liza") == "apple*5"


def test_a_tax_with_six_goes_into_the_chest() -> None:
    hands = dict.fromkeys(NAMES, "apple*2")
    t = table(6, step="load", laws="law_tax_apple", hands=hands)
    t.load(dima="apple*2", katya="apple", roma="apple", masha="apple")
    t.declare(dima="apple", katya="cheese", roma="cheese", masha="cheese")
    assert t.g.chest == 2


# ---- bans ----


@pytest.mark.parametrize("good", ["apple", "cheese", "bread", "chicken"])
def test_law_ban_makes_a_good_contraband_at_the_gate(good: str) -> None:
    """law_ban_apple, law_ban_cheese, law_ban_bread, law_ban_chicken."""
    other = "bread" if good == "apple" else "apple"
    t = declaring(f"law_ban_{good}", hands={"liza": f"{good}*2 {other}", "dima": good}, market="express")
    t.refuses("banned", "liza", "declare", good=good)
    t.declare(liza=other, dima=other, katya=other)
    t.opens("liza")
    assert t.stand("liza") == other
    assert t.gold("misha", "liza") == [58, 42]
    t.passes("dima")
    assert t.stand("dima") == good


@pytest.mark.parametrize("good", ["apple", "cheese", "bread", "chicken"])
def test_law_ban_doubles_with_double_fines_and_leaves_orders_and_bribes_alone(good: str) -> None:
    other = "bread" if good == "apple" else "apple"
    bags = {"liza": f"{other}: {good}", "dima": f"{other}: {good} silk"}
    order = {"apple": "order_apple_silk", "bread": "order_bread_silk", "cheese": "order_cheese_silk"}
    t = gate(
        4,
        bags=bags,
        stands={"dima": good},
        laws=f"law_ban_{good} law_double_fines",
        orders=order.get(good, "order_chicken_silk"),
        market="express",
    )
    t.opens("liza")
    assert t.gold("liza") == 42
    t.accept("misha", t.offer("dima", passes="dima", stand=good))
    t.act("dima", "fill", order=order.get(good, "order_chicken_silk"))
    assert t.stand("misha") == good


# ---- loading ----


def test_law_sheriffs_stock_puts_goods_of_the_sheriff_on_his_stand() -> None:
    t = declaring("law_sheriffs_stock", hands={"misha": "apple*3 silk"})
    assert t.asked == {"misha": "stock_up"}
    t.refuses("stock-most", "misha", "stock", good="apple", number=3)
    t.refuses("only-legal", "misha", "stock", good="silk", number=1)
    t.refuses("not-in-hand", "misha", "stock", good="bread", number=1)
    t.act("misha", "stock", good="apple", number=2)
    assert t.stand("misha") == "apple*2"
    assert t.told("stocked", None, goods=[["apple", 2]])
    assert t.asked == {"liza": "declare"}


def test_law_sheriffs_stock_spares_banned_goods_and_is_refilled() -> None:
    t = declaring("law_sheriffs_stock law_ban_apple", hands={"misha": "apple*3 cheese*3", "liza": "cheese"})
    t.refuses("banned", "misha", "stock", good="apple", number=1)
    t.act("misha", "stock", good="cheese", number=2)
    t.declare(liza="cheese", dima="cheese", katya="cheese")
    t.passes("liza", "dima", "katya")
    t.end()
    assert len(t.g.at[t.g.data.hand[0]]) == 6


def test_law_light_bags_holds_four() -> None:
    t = table(4, step="load", laws="law_light_bags", hands={"liza": "apple*6", "dima": "apple", "katya": "apple"})
    t.refuses("bag-size", "liza", "load", goods="apple*5")
    t.load(liza="apple*4")


def test_law_light_bags_and_law_full_bags_together() -> None:
    t = table(4, step="load", laws="law_light_bags law_full_bags", hands={"liza": "apple*6", "dima": "apple*3"})
    [decision] = t.g.decisions(1)
    assert decision.about.args == {"low": 3, "high": 4}
    t.load(liza="apple*3", dima="apple*3")


def test_law_full_bags_holds_at_least_three() -> None:
    t = table(4, step="load", laws="law_full_bags", hands={"liza": "apple*6", "dima": "apple*2"})
    t.refuses("bag-size", "liza", "load", goods="apple*2")
    t.refuses("bag-size", "dima", "load", goods="apple")
    t.load(dima="apple*2", liza="apple*3")  # who holds fewer loads all he has


# ---- the market ----


def test_law_scarce_market_allows_two_cards() -> None:
    t = table(4, laws="law_scarce_market", hands=HANDS)
    t.refuses("exchange-most", "liza", "set_aside", goods="apple*2 cheese")
    t.act("liza", "set_aside", goods="apple*2")


def test_law_scarce_market_holds_for_the_express_market() -> None:
    t = table(4, laws="law_scarce_market", hands=HANDS, market="express")
    t.act("misha", "name", merchant="liza")
    t.refuses("exchange-most", "liza", "exchange", goods="apple*2 cheese")
    t.act("liza", "exchange", goods="apple*2")


def test_law_fair_day_gives_a_card_more_and_takes_one() -> None:
    t = table(4, laws="law_fair_day", hands=HANDS, deck="mead")
    t.act("liza", "set_aside", goods="")
    assert t.asked == {"liza": "fair_discard"}
    t.refuses("not-in-hand", "liza", "discard", good="pepper")
    t.act("liza", "discard", good="silk")
    [piece] = t.g.at[t.g.data.aside[1]]
    t.act("liza", "lay", pile=1, order=[piece])
    assert t.hand("liza") == "apple*2 cheese chicken*2 mead"
    assert t.pile(1)[0] == "silk"


def test_law_fair_day_in_the_express_market_without_a_card_to_draw() -> None:
    t = table(4, laws="law_fair_day", hands=HANDS, deck="mead", market="express")
    t.act("misha", "name", merchant="liza")
    t.act("liza", "exchange", goods="")
    t.act("liza", "discard", good="mead")
    assert t.sees(None, "aside", "liza") == ["mead"]
    t.g.at[t.g.data.removed] += t.g.at[t.g.data.deck]
    t.g.at[t.g.data.deck] = ()
    t.act("dima", "exchange", goods="")
    assert t.asked == {"katya": "exchange"}  # none drawn, none discarded
