"""Laws that change bribes, the inspection and who is denounced."""

from __future__ import annotations

from itertools import combinations
from random import Random

from malina.games.sheriff import GAME
from malina.games.sheriff.faces import read, shipped

from .scenario import gate, table
from .test_laws import HANDS, declaring

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
