"""Chapter 11: how laws come and go, and each of the twenty-four, in its normal use and at its nastiest."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from malina.games.sheriff import GAME
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


# ---- bribes ----


def test_law_no_gold_bribes_lets_goods_and_promises_pass() -> None:
    t = gate(4, laws="law_no_gold_bribes", stands={"dima": "apple"})
    t.refuses_offer("no-gold-bribes", "dima", gold=1, passes="dima")
    t.refuses_demand("no-gold-bribes", "misha", "dima", gold=1, passes="dima")
    t.accept("misha", t.offer("dima", passes="dima", stand="apple", promise="gold tomorrow"))


def test_law_gold_only_bribes_forbids_goods_of_any_kind() -> None:
    t = gate(4, laws="law_gold_only_bribes", stands={"dima": "apple"}, stacks={"dima": "silk"})
    t.refuses_offer("gold-only-bribes", "dima", passes="dima", stand="apple")
    t.refuses_offer("gold-only-bribes", "dima", passes="dima", stack="silk")
    t.refuses_offer("gold-only-bribes", "dima", passes="dima", bag="apple")
    t.accept("misha", t.offer("dima", passes="dima", gold=2))


def test_law_no_gold_bribes_and_law_gold_only_bribes_leave_promises() -> None:
    t = gate(4, laws="law_no_gold_bribes law_gold_only_bribes", stands={"dima": "apple"})
    t.refuses_offer("no-gold-bribes", "dima", gold=1, passes="dima")
    t.refuses_offer("gold-only-bribes", "dima", passes="dima", stand="apple")
    t.accept("misha", t.offer("dima", passes="dima", promise="later"))


# ---- the gate ----


def test_law_zealous_sheriff_has_to_open_one() -> None:
    t = gate(4, laws="law_zealous_sheriff")
    t.refuses_offer("must-open-one", "dima", gold=1, passes="liza dima katya")
    t.passes("liza", "dima")
    t.refuses("must-open-one", "misha", "pass", bag="katya")
    t.refuses_offer("must-open-one", "katya", gold=9, passes="katya")
    t.opens("katya")


def test_law_zealous_sheriff_at_zero_opens_the_fullest_bag() -> None:
    t = gate(4, laws="law_zealous_sheriff", bags={"dima": "apple: apple*3", "katya": "apple: apple*3"})
    t.time_is_up()
    assert t.outcomes == {"dima": "opened", "liza": "passed", "katya": "passed"}  # of equals the first declared


def test_law_lenient_sheriff_opens_two_at_most() -> None:
    t = gate(5, laws="law_lenient_sheriff")
    t.opens("liza", "dima")
    t.refuses("enough-opened", "misha", "open", bag="katya")
    t.refuses_offer("enough-opened", "roma", gold=1, inspects="katya")
    t.passes("katya", "roma")


def test_law_lenient_sheriff_counts_commitments() -> None:
    t = gate(5, laws="law_lenient_sheriff")
    t.refuses_offer("enough-opened", "liza", gold=1, inspects="dima katya roma")
    t.accept("misha", t.offer("liza", gold=1, inspects="dima katya"))
    t.refuses("enough-opened", "misha", "open", bag="roma")
    t.opens("dima", "katya")


def test_law_double_fines_doubles_contraband_and_not_misdeclared_goods() -> None:
    t = gate(4, laws="law_double_fines", bags={"dima": "apple: cheese silk"}, market="express")
    t.opens("dima")
    assert t.gold("misha", "dima") == [60, 40]


def test_law_double_fines_doubles_merry_men_and_royal_goods() -> None:
    t = gate(
        4,
        laws="law_double_fines",
        bags={"dima": "apple: robin_hood green_apples"},
        men={"dima": "robin_hood"},
        royal_goods=True,
        market="express",
    )
    t.opens("dima")
    assert t.gold("dima") == 50 - 14 - 6


def test_law_double_compensation_pays_the_honest_twice() -> None:
    t = gate(4, laws="law_double_compensation", bags={"dima": "apple: apple*3"})
    [inspect, *_] = t.g.decisions(0)
    assert {note.said.args["gold"] for note in inspect.about.notes if note.where == {"bag": 2}} == {12}
    t.opens("dima")
    assert t.gold("misha", "dima") == [38, 62]


def test_law_double_compensation_is_halved_by_two_deputies() -> None:
    t = gate(6, laws="law_double_compensation", bags={"dima": "apple: apple*3"})
    t.stance("misha", "dima", "inspect")
    t.stance("liza", "dima", "inspect")
    assert t.gold("misha", "liza", "dima") == [44, 44, 62]


def test_law_sheriffs_share_keeps_one_confiscated_card() -> None:
    t = gate(4, laws="law_sheriffs_share", bags={"dima": "apple: cheese silk"}, market="express")
    t.opens("dima")
    assert t.asked == {"misha": "take_share"}
    t.refuses("not-among-these", "misha", "take_good", good="apple")
    t.act("misha", "take_good", good="silk")
    assert t.stack("misha") == "silk"
    assert t.pile(0) == ["cheese"]
    assert t.gold("dima") == 44  # the fine is for both


def test_law_sheriffs_share_goes_into_the_chest_of_two_or_is_left() -> None:
    t = gate(6, laws="law_sheriffs_share", bags={"dima": "apple: cheese silk", "katya": "apple: silk"})
    for bag in ("dima", "katya"):
        t.stance("misha", bag, "inspect")
        t.stance("liza", bag, "inspect")
        if bag == "dima":
            t.act("misha", "take_good", good="silk")
        else:
            t.skip("misha")
    assert t.at("chest") == "silk"
    assert sorted(t.pile(0)) == ["cheese", "silk"]
    t.sound()


def test_law_gate_toll_is_paid_when_the_inspection_begins() -> None:
    t = gate(4, laws="law_gate_toll", gold={"dima": 1})
    assert t.g.gold == [50 + 2 + 1 + 2, 48, 0, 48]


def test_law_gate_toll_of_six_goes_into_the_chest() -> None:
    t = gate(6, laws="law_gate_toll")
    assert t.g.chest == 8


def test_law_strict_queue_settles_bags_in_the_order_of_declarations() -> None:
    t = gate(4, laws="law_strict_queue")
    t.refuses("not-first-in-line", "misha", "open", bag="dima")
    t.refuses("not-first-in-line", "misha", "pass", bag="katya")
    later = t.offer("dima", gold=2, passes="dima")
    t.refuses("not-first-in-line", "misha", "accept", deal=later, seq=t.deal(later).seq)
    t.accept("misha", t.offer("liza", gold=1, inspects="katya"))  # may be struck at any time
    t.passes("liza")
    t.accept("misha", later)
    t.opens("katya")


def test_law_strict_queue_with_deputies_takes_effect_when_the_bag_is_first() -> None:
    t = gate(6, laws="law_strict_queue")
    t.stance("misha", "katya", "pass")
    t.stance("liza", "katya", "pass")
    assert t.g.bags[3] == "closed"
    t.stance("misha", "roma", "pass")
    t.stance("liza", "roma", "inspect")
    assert t.g.solo[4] == 1
    t.refuses("not-first-in-line", "liza", "open", bag="roma")
    t.stance("misha", "dima", "pass")
    t.stance("liza", "dima", "pass")
    assert t.g.bags[2] == t.g.bags[3] == "passed"
    t.opens("roma", by="liza")


def test_law_strict_queue_at_zero_keeps_the_order() -> None:
    t = gate(4, laws="law_strict_queue law_zealous_sheriff", bags={"dima": "apple: apple*2"})
    t.time_is_up()
    assert list(t.outcomes.items()) == [("liza", "passed"), ("dima", "opened"), ("katya", "passed")]


def test_law_open_hand_shows_a_card_that_is_still_in_hand() -> None:
    t = declaring("law_open_hand", hands={"liza": "apple silk"}, bags={"liza": "apple"})
    t.declare(liza="apple")
    assert t.asked == {"liza": "show_card"}
    t.refuses("not-in-hand", "liza", "show", good="apple")
    t.refuses("has-goods", "liza", "nothing_to_show")
    t.act("liza", "show", good="silk")
    assert t.told("showed", None, seat=1, good="silk")
    assert t.hand("liza") == "silk"
    assert t.sees("dima", "hand", "liza") == ["?"]
    guess = t.g.guess(2, 1)
    assert guess.ids(guess.at[guess.data.hand[1]]) == ["silk"]
    t.declare(dima="apple")
    assert t.asked == {"katya": "declare"}  # who has loaded all he held shows nothing


def test_law_open_hand_with_a_merry_man_alone_in_hand() -> None:
    t = declaring("law_open_hand", hands={"liza": "apple"}, bags={"liza": "apple"}, men={"liza": "little_john"})
    t.declare(liza="apple")
    t.refuses("not-in-hand", "liza", "show", good="little_john")
    t.act("liza", "nothing_to_show")
    assert t.told("showed_nothing", None, seat=1)
    t.sound()


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


# ---- informers ----


def test_law_informers_pays_for_a_liar_and_costs_for_the_honest() -> None:
    t = gate(5, laws="law_informers", bags={"dima": "apple: silk", "roma": "apple: apple"}, market="express")
    t.act("liza", "denounce", bag="dima")
    t.act("katya", "denounce", bag="dima")
    t.act("dima", "denounce", bag="roma")
    t.refuses("wrong-phase", "liza", "denounce", bag="roma")  # once a round
    t.opens("dima", "roma")
    assert t.gold("liza", "katya", "dima", "roma") == [53, 53, 50 - 4 - 2, 50 + 2 + 2]
    t.refuses("wrong-phase", "liza", "denounce", bag="katya")


def test_law_informers_and_a_bag_that_passes_or_is_ones_own() -> None:
    t = gate(4, laws="law_informers", bags={"dima": "apple: silk"}, gold={"katya": 0})
    t.refuses("own-bag", "liza", "denounce", bag="liza")
    t.refuses("no-merchant", "liza", "denounce", bag="misha")
    t.act("liza", "denounce", bag="dima")
    t.passes("dima")
    assert t.gold("liza") == 50
    t.refuses("bag-settled", "katya", "denounce", bag="dima")
    t.act("katya", "denounce", bag="liza")
    t.opens("liza")
    assert t.gold("katya", "liza") == [0, 52]  # no more than the coins he has


def test_informers_may_not_inform_without_that_law() -> None:
    t = gate(4)
    t.refuses("wrong-phase", "liza", "denounce", bag="dima")


def test_any_two_laws_can_be_played_together() -> None:
    """Random rounds under every pair of them."""
    ids = [law.id for law in read(shipped()).laws]
    for number, pair in enumerate(combinations(ids, 2)):
        t = table(4, laws=" ".join(pair), hands=HANDS, deck="apple*4 bread*2 mead", market="express")
        random = Random(number)
        while t.g.round == 1:
            t.g.act(*t.g.random_move(random))
        assert GAME.invariants(t.g) == [], pair
