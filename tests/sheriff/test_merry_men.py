"""Chapter 13: merry men through the gate or found, and each of the eighteen, in his normal use and at his nastiest."""

from __future__ import annotations

from typing import Any

import pytest

from malina.games.sheriff import GAME

from .scenario import NAMES, Scenario, gate, table

TWO = "little_john friar_tuck"  # who are drawn next


def through(man: str, cards: str = "", by: str = "", **more: Any) -> Scenario:
    """Dima's bag with this merry man has passed for nothing, or for `by` coins."""
    bags = {"dima": f"apple: {cards} {man}", **more.pop("bags", {})}
    above = " ".join(id for id in ("alan_a_dale", "sir_richard", "robin_hood") if id != man)
    t = gate(4, bags=bags, men={"dima": man}, **{"market": "express", "forest": above, **more})
    if by:
        t.accept("misha", t.offer("dima", gold=int(by), passes="dima"))
    else:
        t.passes("dima")
    return t


def settled(t: Scenario) -> bool:
    """Has the effect come to its end? Then the next merry man is chosen."""
    return t.asked == {"dima": "keep_robber"}


def reward(man: str) -> int:
    return int(GAME.cards({"merry_men": True}, 4)[man].reward)


# ---- through and found ----


def test_sheriff_042_robin_hood() -> None:
    t = gate(5, sheriff="dima", bags={"misha": "apple: apple robin_hood"}, men={"misha": "robin_hood"}, forest=TWO)
    t.accept("dima", t.offer("misha", gold=8, passes="misha"))
    assert t.asked == {"misha": "hand_out"}
    t.refuses("hand-out-all", "misha", "give_gold", gifts={"liza": 2})
    t.refuses("not-yourself", "misha", "give_gold", gifts={"misha": 3})
    t.act("misha", "give_gold", gifts={"liza": 2, "roma": 1})
    assert t.gold("misha", "dima", "liza", "roma") == [55, 52, 52, 51]
    assert t.g.ids(t.g.at[t.g.data.forest])[0] == "robin_hood"
    assert t.sees("misha", "choice", "misha") == ["friar_tuck", "little_john"]
    assert t.sees("dima", "choice", "misha") == ["?", "?"]
    t.act("misha", "keep", man="little_john")
    assert "little_john" in t.hand("misha")
    t.sound()


def test_sheriff_043_found() -> None:
    t = gate(4, bags={"dima": "bread: bread*2 little_john"}, men={"dima": "little_john"}, market="express")
    t.opens("dima")
    assert t.stand("dima") == "bread*2"
    assert t.gold("misha", "dima") == [55, 45]
    assert t.g.ids(t.g.at[t.g.data.forest])[0] == "little_john"
    assert not t.g.merry[2]
    assert t.told("robber_returned", None, man="little_john", lost=True)


def test_sheriff_044_regain() -> None:
    t = gate(4, bags={"dima": "apple: silk", "katya": "apple: silk"}, men={"katya": "robin_hood"}, forest=TWO)
    t.passes("dima")
    assert t.asked == {"dima": "regain_trust"}
    t.act("dima", "regain")
    t.act("dima", "keep", man="friar_tuck")
    assert "friar_tuck" in t.hand("dima")
    t.passes("katya")
    assert t.asked == {"misha": "inspect"}  # who still has one draws nothing


def test_trust_is_optional_and_needs_contraband_that_came_through() -> None:
    t = gate(4, bags={"dima": "apple: silk", "katya": "apple: bread", "liza": "apple: silk apple"}, forest=TWO)
    t.passes("dima")
    t.skip("dima")
    t.passes("katya")
    assert t.asked == {"misha": "inspect"}
    t.accept("misha", t.offer("liza", passes="liza", bag="silk"))  # R22: a bribe does not win it
    assert t.asked == {"misha": "inspect"}


def test_contraband_under_an_order_regains_trust() -> None:
    t = gate(4, bags={"dima": "apple: apple silk"}, forest=TWO, orders="order_apple_silk")
    t.passes("dima")
    t.act("dima", "fill", order="order_apple_silk")
    assert t.asked == {"dima": "regain_trust"}


def test_sheriff_045_victim_with_six() -> None:
    bags = {"dima": "apple: robin_hood"}
    t = gate(6, bags=bags, men={"dima": "robin_hood"}, forest=TWO)
    t.stance("misha", "dima", "pass")
    t.stance("liza", "dima", "pass")
    assert t.gold("misha", "liza", "dima") == [47, 47, 66]
    t = gate(6, bags=bags, men={"dima": "robin_hood"}, forest=TWO)
    t.stance("misha", "dima", "pass")
    t.stance("liza", "dima", "inspect")
    t.passes("dima", by="liza")
    assert t.gold("misha", "liza", "dima") == [50, 44, 66]


def test_a_merry_man_found_by_both_deputies_fills_the_chest() -> None:
    t = gate(6, bags={"dima": "apple: robin_hood"}, men={"dima": "robin_hood"})
    t.stance("misha", "dima", "inspect")
    t.stance("liza", "dima", "inspect")
    assert t.g.chest == 7


def test_sheriff_046a_where_is_he() -> None:
    views = []
    for bag in ("apple*2 robin_hood", "apple*3"):
        hands = {"liza": "apple*6", "dima": "apple", "katya": "apple"}
        t = table(4, step="load", hands=hands, men={"liza": "robin_hood"})
        t.load(liza=bag)
        for viewer in (0, 2, 3, None):
            place = t.g.view(viewer)["places"]
            assert (len(place["hand"]["1"]), len(place["bag"]["1"])) == (4, 3)
            assert all("face" not in card for card in place["hand"]["1"] + place["bag"]["1"])
        views.append([t.g.guess(2, seed).held(t.g.data.bag[1])["robin_hood"] for seed in range(60)])
    assert all(0 < sum(found) < 60 for found in views)  # he may be in either


def test_a_merry_man_may_travel_alone_and_counts_as_a_card() -> None:
    t = table(4, step="load", hands={"dima": "apple", "katya": "apple"}, men={"liza": "robin_hood"})
    t.load(liza="robin_hood", dima="apple", katya="apple")
    t.declare(liza="apple")
    assert t.told("declared", None, count=1)


def test_a_merry_man_in_hand_is_no_bribe_and_worth_nothing() -> None:
    t = gate(4, men={"dima": "robin_hood"})
    t.refuses("bad-command", "dima", "offer", **{**t.terms("dima", passes="dima"), "from_bag": [["robin_hood", 1]]})


# ---- Robin Hood ----


def test_robin_hood_keeps_half_of_less_rounded_up() -> None:
    t = through("robin_hood", gold={"misha": 5})
    assert t.gold("misha", "dima") == [0, 65]
    [decision] = t.g.decisions(2)
    assert decision.about.args["gold"] == 2
    t.act("dima", "give_gold", gifts={"misha": 2})  # even to the victim
    assert t.gold("misha", "dima") == [2, 63]


def test_robin_hood_finds_an_empty_purse() -> None:
    t = through("robin_hood", gold={"misha": 0})
    assert settled(t)
    assert t.gold("dima") == 60


# ---- stands ----


def test_little_john_takes_a_legal_good_from_any_stand() -> None:
    t = through("little_john", stands={"katya": "chicken", "misha": "apple"})
    t.refuses("not-yourself", "dima", "take_from", victim="dima", good="apple")
    t.refuses("not-on-that-stand", "dima", "take_from", victim="katya", good="bread")
    t.act("dima", "take_from", victim="katya", good="chicken")
    assert t.stand("dima") == "chicken"
    assert settled(t)


def test_little_john_among_empty_stands() -> None:
    assert settled(through("little_john", stacks={"katya": "silk"}))


def test_friar_tuck_turns_up_three_cards() -> None:
    t = through("friar_tuck", deck="silk chicken apple")
    assert t.told("turned_up", None, goods=[["apple", 1], ["chicken", 1], ["silk", 1]])
    t.refuses("only-legal", "dima", "put_up", good="silk")
    t.refuses("not-among-these", "dima", "put_up", good="bread")
    t.act("dima", "put_up", good="chicken")
    assert t.stand("dima") == "chicken"
    assert sorted(t.pile(0)) == ["apple", "silk"]


def test_friar_tuck_with_nothing_legal_and_two_piles() -> None:
    t = through("friar_tuck", deck="silk mead pepper", market="two_piles")
    assert t.asked == {"dima": "lay_out"}
    t.act("dima", "lay", pile=0, order=list(t.g.at[t.g.data.shown]))
    assert settled(t)


def test_arthur_a_bland_makes_somebody_discard() -> None:
    t = through("arthur_a_bland", stands={"katya": "apple chicken"})
    t.refuses("empty-stand", "dima", "press", player="liza")
    t.refuses("not-yourself", "dima", "press", player="dima")
    t.act("dima", "press", player="katya")
    t.refuses("not-on-stand", "katya", "give_up", good="bread")
    t.act("katya", "give_up", good="apple")
    assert t.stand("katya") == "chicken"
    assert t.pile(0) == ["apple"]


def test_arthur_a_bland_among_empty_stands() -> None:
    assert settled(through("arthur_a_bland"))


def test_gamble_gold_exchanges_two_goods() -> None:
    t = through("gamble_gold", "bread", stands={"katya": "chicken"})
    t.refuses("not-on-stand", "dima", "swap", mine="apple", victim="katya", theirs="chicken")
    t.refuses("not-on-that-stand", "dima", "swap", mine="bread", victim="katya", theirs="cheese")
    t.refuses("not-yourself", "dima", "swap", mine="bread", victim="dima", theirs="bread")
    t.act("dima", "swap", mine="bread", victim="katya", theirs="chicken")
    assert (t.stand("dima"), t.stand("katya")) == ("chicken", "bread")


def test_gamble_gold_may_leave_it_or_has_nothing_to_exchange() -> None:
    t = through("gamble_gold", "bread", stands={"katya": "chicken"})
    t.skip("dima")
    assert t.stand("dima") == "bread"
    assert settled(through("gamble_gold", "silk", stands={"katya": "chicken"}))


def test_david_of_doncaster_picks_from_the_top_of_a_pile() -> None:
    t = through("david_of_doncaster", piles=("silk apple mead*3 chicken", "bread"), market="two_piles")
    t.refuses("out-of-reach", "dima", "pick_up", pile=0, good="chicken")
    t.refuses("out-of-reach", "dima", "pick_up", pile=0, good="silk")
    t.refuses("no-such-pile", "dima", "pick_up", pile=3, good="apple")
    t.act("dima", "pick_up", pile=0, good="apple")
    assert t.stand("dima") == "apple"
    assert t.pile(0) == ["silk", "mead", "mead", "mead", "chicken"]


def test_david_of_doncaster_with_nothing_in_reach() -> None:
    assert settled(through("david_of_doncaster", piles=("silk", "")))


# ---- gold ----


def test_will_scarlet_collects_from_every_other_merchant() -> None:
    t = through("will_scarlet", gold={"liza": 0})
    assert t.gold("misha", "liza", "katya") == [50, 0, 49]
    assert t.gold("dima") == 50 + reward("will_scarlet") + 1


def test_will_scarlet_spares_both_deputies() -> None:
    t = gate(6, bags={"dima": "apple: will_scarlet"}, men={"dima": "will_scarlet"}, forest=TWO)
    t.stance("misha", "dima", "pass")
    t.stance("liza", "dima", "pass")
    assert t.gold("misha", "liza", "katya", "roma", "masha") == [50, 50, 49, 49, 49]


def test_maid_marian_takes_the_bribe_back() -> None:
    t = through("maid_marian", by="8")
    assert t.gold("misha", "dima") == [50 + 8 - 5, 50 - 8 + 5 + reward("maid_marian")]


def test_maid_marian_from_the_chest_or_after_a_free_passage() -> None:
    t = through("maid_marian")
    assert t.gold("misha") == 50
    t = gate(6, bags={"dima": "apple: maid_marian"}, men={"dima": "maid_marian"}, forest=TWO)
    deal = t.offer("katya", gold=3, passes="dima")  # whoever paid it
    t.accept("misha", deal)
    t.accept("liza", deal)
    assert t.g.chest == 0
    assert t.gold("katya", "dima") == [47, 50 + reward("maid_marian") + 3]


def test_alan_a_dale_brings_two_players_gold() -> None:
    t = through("alan_a_dale")
    t.refuses("not-yourself", "dima", "favour", player="dima")
    t.act("dima", "favour", player="katya")
    assert t.gold("katya", "dima") == [53, 50 + reward("alan_a_dale") + 3]


def test_alan_a_dale_favours_the_left_of_who_is_late() -> None:
    t = through("alan_a_dale", time_limits=True)
    t.time_is_up()
    assert t.gold("katya") == 53


def test_reynold_greenleaf_is_paid_for_contraband_that_came_through() -> None:
    t = through("reynold_greenleaf", "silk*2 apple")
    assert t.gold("misha", "dima") == [48, 50 + reward("reynold_greenleaf") + 2]


def test_reynold_greenleaf_counts_orders_and_takes_no_more_than_there_is() -> None:
    t = through("reynold_greenleaf", "silk*2 mead apple", orders="order_apple_silk", gold={"misha": 2})
    t.act("dima", "fill", order="order_apple_silk")
    assert t.gold("misha", "dima") == [0, 50 + reward("reynold_greenleaf") + 2]


def test_sir_richard_earns_a_coin_for_every_type_on_the_stand() -> None:
    t = through("sir_richard", "apple", stands={"dima": "bread*2 cheese chicken"})
    assert t.gold("dima") == 50 + reward("sir_richard") + 4


def test_sir_richard_with_an_empty_stand() -> None:
    assert through("sir_richard", "silk").gold("dima") == 50 + reward("sir_richard")


# ---- hands and the deck ----


def test_much_the_millers_son_unpacks_a_legal_card_of_the_hand() -> None:
    t = through("much_the_millers_son", hands={"dima": "chicken silk"})
    t.refuses("only-legal", "dima", "unpack", good="silk")
    t.refuses("not-in-hand", "dima", "unpack", good="bread")
    t.act("dima", "unpack", good="chicken")
    assert t.stand("dima") == "chicken"


def test_much_the_millers_son_asks_whoever_holds_any_card() -> None:
    t = through("much_the_millers_son", hands={"dima": "silk"})
    assert t.may("dima") == {"skip"}
    assert settled(through("much_the_millers_son"))


def test_gilbert_whitehand_hides_contraband_of_the_hand() -> None:
    t = through("gilbert_whitehand", hands={"dima": "chicken silk"})
    t.refuses("only-contraband", "dima", "hide", good="chicken")
    t.refuses("not-in-hand", "dima", "hide", good="mead")
    t.act("dima", "hide", good="silk")
    assert t.stack("dima") == "silk"
    assert t.sees("katya", "stack", "dima") == ["?"]
    assert not t.told("hidden_away", "katya", good="silk")
    t.sound()


def test_gilbert_whitehand_may_hide_nothing() -> None:
    t = through("gilbert_whitehand", hands={"dima": "chicken"})
    t.skip("dima")
    assert settled(t)


def test_wat_the_tinker_takes_one_of_five_and_buries_the_rest() -> None:
    t = through("wat_the_tinker", deck="silk apple mead bread chicken pepper")
    assert t.told("looked_at_deck", "dima", goods=["apple", "bread", "chicken", "mead", "silk"])
    assert not t.told("looked_at_deck", "katya", goods=["apple", "bread", "chicken", "mead", "silk"])
    t.refuses("not-among-these", "dima", "pick", good="pepper")
    t.act("dima", "pick", good="silk")
    pieces = list(t.g.at[t.g.data.aside[2]])
    t.refuses("all-in-order", "dima", "bury", order=pieces[1:])
    t.act("dima", "bury", order=pieces)
    assert t.hand("dima") == "silk"
    assert list(t.g.at[t.g.data.deck][:4]) == pieces
    assert {"piece": pieces[0], "face": t.g.face[pieces[0]].id} in t.g.view(2)["known"]
    t.sound()


def test_wat_the_tinker_with_a_short_deck() -> None:
    t = gate(4, bags={"dima": "apple: wat_the_tinker"}, men={"dima": "wat_the_tinker"}, forest=TWO, market="express")
    deck = t.g.data.deck
    t.g.at[t.g.data.removed] += t.g.at[deck][1:]
    t.g.at[deck] = t.g.at[deck][:1]
    t.passes("dima")
    [good] = t.sees("dima", "aside", "dima")
    t.act("dima", "pick", good=good)
    assert settled(t)


def test_hob_of_the_hill_redraws_any_goods_of_the_hand() -> None:
    t = through("hob_of_the_hill", hands={"dima": "chicken silk mead"}, deck="apple bread")
    t.refuses("not-in-hand", "dima", "redraw", goods="apple")
    t.act("dima", "redraw", goods="chicken silk")
    assert t.hand("dima") == "apple bread mead"
    assert sorted(t.pile(0)) == ["chicken", "silk"]


def test_hob_of_the_hill_may_keep_everything() -> None:
    t = through("hob_of_the_hill", hands={"dima": "chicken"})
    t.act("dima", "redraw", goods="")
    assert settled(t)


def test_sheriffs_cook_makes_the_victim_discard_two_at_random() -> None:
    t = through("sheriffs_cook", hands={"misha": "chicken*6"}, deck="apple*2")
    assert t.hand("misha") == "apple*2 chicken*4"
    assert t.pile(0) == ["chicken", "chicken"]


def test_sheriffs_cook_spares_a_merry_man_and_one_of_two_deputies() -> None:
    t = gate(
        6,
        bags={"dima": "apple: sheriffs_cook"},
        men={"dima": "sheriffs_cook", "liza": "robin_hood"},
        forest=TWO,
        hands={"liza": "silk", "misha": "silk"},
        deck="apple",
    )
    t.stance("misha", "dima", "pass")
    t.stance("liza", "dima", "pass")
    t.refuses("not-who-let-pass", "dima", "serve", player="katya")
    t.act("dima", "serve", player="liza")
    assert t.hand("liza") == "apple robin_hood"
    assert t.hand("misha") == "silk"
    t.sound()


# ---- looks ----


def test_will_stutely_looks_into_an_unresolved_bag() -> None:
    t = through("will_stutely", bags={"katya": "apple: silk mead"})
    t.refuses("bag-settled", "dima", "look_into", bag="dima")
    t.refuses("no-merchant", "dima", "look_into", bag="misha")
    t.act("dima", "look_into", bag="katya")
    assert t.told("looked", "dima", victim=3, why="will_stutely", goods=["mead", "silk"])
    assert t.told("looked", "misha", victim=3)
    assert not t.told("looked", "misha", goods=["mead", "silk"])
    assert t.sees("dima", "bag", "katya") == ["?", "?"]
    t.sound()


def test_will_stutely_after_the_last_bag() -> None:
    t = gate(3, bags={"dima": "apple: will_stutely"}, men={"dima": "will_stutely"}, forest=TWO)
    t.passes("liza", "dima")
    assert t.asked == {"dima": "keep_robber"}


def test_eric_of_lincoln_looks_at_a_stack() -> None:
    t = through("eric_of_lincoln", stacks={"katya": "silk mead"})
    t.refuses("empty-stack", "dima", "look_at", player="liza")
    t.refuses("not-yourself", "dima", "look_at", player="dima")
    t.act("dima", "look_at", player="katya")
    assert t.told("looked", "dima", victim=3, why="eric_of_lincoln", goods=["mead", "silk"])
    for seed in range(5):
        guess = t.g.guess(2, seed)
        assert guess.held(guess.data.stack[3]) == {"silk": 1, "mead": 1}
    t.sound()


def test_eric_of_lincoln_with_nothing_to_look_at() -> None:
    assert settled(through("eric_of_lincoln"))


@pytest.mark.parametrize("name", NAMES[:3])
def test_all_choose_their_first_merry_man_at_the_same_time(name: str) -> None:
    t = Scenario(GAME.deal(3, seed=2, options={"merry_men": True}))  # type: ignore[arg-type]
    t.act(name, "keep", man=t.sees(name, "choice", name)[0])
    assert set(t.asked) == set(NAMES[:3]) - {name}
    assert not t.g.merry[NAMES.index(name)]  # sealed until the last has chosen
