"""Chapter 7: offers, demands, counter-offers, commitments, claims; every refusal of 7.3; and races."""

from __future__ import annotations

import pytest

from .scenario import Scenario, gate, table


def test_sheriff_012_bribe_with_haggling() -> None:
    t = gate(4, bags={"dima": "cheese: cheese pepper"}, stands={"dima": "apple*3"})
    offer = t.offer("dima", gold=5, passes="dima", stand="apple*2")
    demand = t.demand("misha", "dima", gold=8, passes="dima", stand="apple*2", answers=offer)
    assert t.status(offer) == "declined"
    t.accept("dima", demand)
    assert t.gold("misha", "dima") == [58, 42]
    assert t.stand("misha") == "apple*2"
    assert t.g.bags[2] == "passed"
    assert t.status(demand) == "accepted"
    t.refuses("bag-settled", "misha", "open", bag="dima")


def test_sheriff_013_compound_deal() -> None:
    t = gate(5, bags={"katya": "apple: silk", "roma": "apple: apple mead"}, market="express")
    against = t.offer("roma", gold=30, passes="roma")
    deal = t.offer("katya", gold=20, passes="katya", inspects="roma")
    t.accept("misha", deal)
    assert t.gold("misha", "katya") == [70, 30]
    assert t.g.bags[3] == "passed"
    assert t.g.bound[4] == (0,)
    assert t.status(against) == "void"
    t.refuses_offer("committed", "roma", gold=50, passes="roma")
    t.refuses("committed", "misha", "pass", bag="roma")
    t.passes("liza", "dima")
    t.refuses("bags-left", "misha", "end")
    t.time_is_up()
    assert t.outcomes["roma"] == "opened"
    assert t.gold("roma") == 46


def test_sheriff_014_missing_bag_goods() -> None:
    t = gate(4, bags={"dima": "apple: apple*2 pepper"})
    t.accept("misha", t.offer("dima", gold=5, passes="dima", bag="silk"))
    assert t.gold("misha", "dima") == [55, 45]
    assert t.stack("misha") == ""
    assert t.stack("dima") == "pepper"
    assert t.told("looked", "misha", why="proof", where="bag", goods=["apple", "apple", "pepper"])
    assert t.told("looked", "katya", why="proof", where="bag")
    assert not t.told("looked", "katya", goods=["apple", "apple", "pepper"])
    assert t.told("honoured", None, goods=[], claimed=[["silk", 1]])
    t.sound()


def test_bag_goods_that_are_there_go_face_down_to_the_sheriff() -> None:
    t = gate(4, bags={"dima": "apple: apple*2 silk*2"})
    t.accept("misha", t.offer("dima", passes="dima", bag="apple silk"))
    assert t.stand("misha") == "apple"
    assert t.stack("misha") == "silk"
    assert t.stand("dima") == "apple"
    assert t.stack("dima") == "silk"
    assert not t.told("looked", "misha")
    assert t.sees("katya", "stack", "misha") == ["?"]
    t.sound()


def test_two_of_three_are_honoured_and_everybody_knows_that_no_more_are_there() -> None:
    t = gate(4, stacks={"dima": "silk*2 pepper mead"})
    t.accept("misha", t.offer("dima", passes="dima", stack="silk*3"))
    assert t.stack("misha") == "silk*2"
    assert t.stack("dima") == "pepper mead"
    assert t.told("honoured", None, goods=[["silk", 2]], claimed=[["silk", 3]])
    assert t.told("looked", "misha", where="stack", goods=["mead", "pepper"])
    for seed in range(8):
        guess = t.g.guess(3, seed)
        assert guess.held(guess.data.stack[0]) == {"silk": 2}
        assert "silk" not in guess.held(guess.data.stack[2])
        known = t.g.guess(0, seed)
        assert known.held(known.data.stack[2]) == {"pepper": 1, "mead": 1}  # he was shown the proof


def test_sheriff_015_hand_cards_and_too_much_gold() -> None:
    t = gate(4, hands={"dima": "silk"}, gold={"dima": 10})
    terms = t.terms("dima", gold=5, passes="dima")
    t.refuses("bad-command", "dima", "offer", **terms, from_hand=[["silk", 1]])
    t.refuses_offer("too-little-gold", "dima", gold=11, passes="dima")
    deal = t.offer("dima", gold=10, passes="dima")
    other = t.offer("dima", gold=1, inspects="katya")
    t.accept("misha", other)
    t.accept("misha", deal)
    assert t.status(deal) == "void"
    assert t.gold("misha", "dima") == [51, 9]
    assert t.g.bags[2] == "closed"
    assert t.told("cannot_pay", None, seat=2)


def test_sheriff_016_promise() -> None:
    t = gate(4, hands=dict.fromkeys(("misha", "liza", "dima", "katya"), "apple*6"))
    t.accept("misha", t.offer("dima", gold=3, passes="dima", promise="I won't open your bag next round"))
    assert t.told("offered", None, promise="I won't open your bag next round")
    t.passes("liza", "katya")
    t.end()
    for name in ("dima", "katya", "misha"):
        t.act(name, "set_aside", goods="")
        while name in t.asked and t.asked[name] == "restock":
            t.act(name, "draw")
    t.load(dima="apple", katya="apple", misha="apple")
    t.declare(dima="apple", katya="apple", misha="apple")
    t.opens("misha", by="liza")


def test_sheriff_017_stale_acceptance() -> None:
    t = gate(4)
    old = t.offer("dima", gold=8, passes="dima")
    seq = t.deal(old).seq
    new = t.offer("dima", gold=3, passes="dima")
    assert t.status(old) == "withdrawn"
    t.refuses("deal-closed", "misha", "accept", deal=old, seq=seq)
    t.refuses("deal-changed", "misha", "accept", deal=new, seq=seq)
    t.accept("misha", new)
    assert t.gold("misha") == 53


# ---- who may propose what ----


def test_a_third_player_may_pay_to_let_a_bag_pass_or_to_have_it_opened() -> None:
    t = gate(4, bags={"katya": "apple: silk"}, market="express")
    t.accept("misha", t.offer("dima", gold=2, inspects="katya"))
    assert t.gold("misha", "dima") == [52, 48]
    assert t.g.bags[3] == "closed"  # it is paid at once, the bag has to be opened before the step ends
    t.accept("misha", t.offer("dima", gold=1, passes="liza"))
    assert t.g.bags[1] == "passed"
    t.opens("katya")
    assert t.gold("katya") == 46


def test_offers_that_share_a_bag_replace_each_other_and_no_others() -> None:
    t = gate(5)
    first = t.offer("dima", gold=1, passes="dima")
    second = t.offer("dima", gold=1, inspects="liza")
    foreign = t.offer("katya", gold=2, inspects="dima")
    third = t.offer("dima", gold=2, passes="dima", inspects="roma")
    assert [t.status(deal) for deal in (first, second, foreign, third)] == ["withdrawn", "open", "open", "open"]


def test_an_accepted_pass_makes_all_other_deals_about_the_bag_void() -> None:
    t = gate(4)
    mine = t.offer("dima", gold=3, passes="dima")
    against = t.offer("katya", gold=9, inspects="dima")
    both = t.offer("liza", gold=1, passes="liza", inspects="dima")
    t.accept("misha", mine)
    assert [t.status(deal) for deal in (against, both)] == ["void", "void"]
    assert t.gold("katya", "liza") == [50, 50]


def test_opening_or_passing_a_bag_ends_all_talk_about_it() -> None:
    t = gate(4)
    deals = [t.offer("dima", gold=3, passes="dima"), t.offer("katya", gold=3, passes="katya")]
    t.passes("dima")
    t.opens("katya")
    assert [t.status(deal) for deal in deals] == ["void", "void"]
    t.refuses_offer("bag-settled", "dima", gold=3, passes="dima")


def test_several_bags_pass_by_one_deal_in_their_order() -> None:
    t = gate(4, bags={"liza": "apple: silk", "katya": "apple: mead"})
    t.accept("misha", t.offer("katya", gold=4, passes="liza katya"))
    assert [event["seat"] for event in t.events("unloaded")] == [1, 3]
    assert t.g.closed == [2]


# ---- every refusal of 7.3 ----


def test_refused_offers() -> None:
    t = gate(4, stands={"dima": "apple"}, stacks={"dima": "silk"}, bags={"dima": "apple: apple*2"})
    t.refuses_offer("no-clause", "dima", gold=3)
    t.refuses_offer("not-on-stand", "dima", passes="dima", stand="apple*2")
    t.refuses_offer("not-on-stand", "dima", passes="dima", stand="cheese")
    t.refuses_offer("claims-too-many", "dima", passes="dima", stack="silk*2")
    t.refuses_offer("claims-too-many", "dima", passes="dima", bag="apple*3")
    t.refuses_offer("own-bag-must-pass", "dima", inspects="katya", bag="apple")
    t.refuses_offer("promise-too-long", "dima", passes="dima", promise="x" * 281)
    t.refuses_offer("no-such-deal", "dima", passes="dima", answers=7)
    t.refuses_offer("no-such-party", "dima", to="katya", passes="dima")
    t.refuses("wrong-phase", "dima", "pass", bag="dima")
    t.offer("dima", passes="dima", promise="x" * 280)


def test_refused_demands() -> None:
    t = gate(4, gold={"dima": 5})
    t.refuses_demand("too-little-gold", "misha", "dima", gold=6, passes="dima")
    t.refuses_demand("no-merchant", "misha", "misha", gold=1, passes="dima")
    t.refuses("wrong-phase", "katya", "demand", payer="dima", **t.terms("dima", gold=1, passes="dima"))
    t.refuses("wrong-phase", "misha", "offer", **t.terms("misha", gold=1, passes="dima"))
    other = t.offer("katya", gold=1, passes="katya")
    t.refuses_demand("no-such-deal", "misha", "dima", gold=1, passes="dima", answers=other)
    t.demand("misha", "dima", gold=5, passes="dima")


def test_refused_answers() -> None:
    t = gate(4)
    deal = t.offer("dima", gold=3, passes="dima")
    seq = t.deal(deal).seq
    t.refuses("not-yours-to-answer", "dima", "accept", deal=deal, seq=seq)
    t.refuses("wrong-phase", "katya", "accept", deal=deal, seq=seq)  # she has no deal to answer at all
    t.refuses("not-your-deal", "misha", "withdraw", deal=deal)
    t.refuses("not-yours-to-answer", "dima", "decline", deal=deal)
    t.refuses("not-agreed", "misha", "revoke", deal=deal)
    t.act("misha", "decline", deal=deal)
    assert t.status(deal) == "declined"
    again = t.offer("dima", gold=3, passes="dima")
    t.act("dima", "withdraw", deal=again)
    assert t.status(again) == "withdrawn"
    last = t.offer("dima", gold=3, passes="dima")
    t.refuses("deal-closed", "misha", "decline", deal=again)
    t.refuses("deal-closed", "dima", "withdraw", deal=deal)
    t.refuses("deal-closed", "misha", "accept", deal=99, seq=1)
    t.accept("misha", last)


def test_no_deal_outside_the_inspection() -> None:
    t = table(4, step="load", hands=dict.fromkeys(("liza", "dima", "katya"), "apple*3"))
    t.refuses_offer("wrong-phase", "dima", gold=1, passes="dima")
    t.load(liza="apple", dima="apple", katya="apple")
    t.refuses_offer("not-your-turn", "dima", gold=1, passes="dima")
    t.refuses_demand("not-your-turn", "misha", "dima", gold=1, passes="dima")


def test_no_deal_when_all_bags_are_settled() -> None:
    t = gate(3)
    t.passes("liza", "dima")
    t.refuses_offer("not-your-turn", "dima", gold=1, passes="dima")


# ---- races: messages are handled in the order in which they come ----


def haggling() -> tuple[Scenario, int, int]:
    t = gate(4)
    deal = t.offer("dima", gold=8, passes="dima")
    return t, deal, t.deal(deal).seq


def test_accept_and_withdraw_at_the_same_moment() -> None:
    t, deal, seq = haggling()
    t.act("dima", "withdraw", deal=deal)
    t.refuses("deal-closed", "misha", "accept", deal=deal, seq=seq)
    assert t.gold("misha", "dima") == [50, 50]
    t, deal, seq = haggling()
    t.act("misha", "accept", deal=deal, seq=seq)
    t.refuses("deal-closed", "dima", "withdraw", deal=deal)
    assert t.gold("misha", "dima") == [58, 42]


def test_accept_and_decline_of_a_demand_at_the_same_moment() -> None:
    t = gate(4)
    deal = t.demand("misha", "dima", gold=8, passes="dima")
    seq = t.deal(deal).seq
    t.act("misha", "withdraw", deal=deal)
    t.refuses("deal-closed", "dima", "accept", deal=deal, seq=seq)
    assert t.gold("dima") == 50


def test_the_sheriff_opens_the_bag_while_the_merchant_accepts() -> None:
    t = gate(4)
    deal = t.demand("misha", "dima", gold=8, passes="dima")
    seq = t.deal(deal).seq
    t.opens("dima")
    t.refuses("deal-closed", "dima", "accept", deal=deal, seq=seq)
    assert t.gold("dima") == 52  # the bag was honest


def test_a_payer_who_has_become_poor_pays_nothing_at_all() -> None:
    t = gate(4, gold={"dima": 8}, stands={"dima": "apple"})
    deal = t.demand("misha", "dima", gold=8, passes="dima", stand="apple")
    t.accept("misha", t.offer("dima", inspects="katya", stand="apple"))
    t.accept("dima", deal)
    assert t.status(deal) == "void"
    assert t.gold("misha", "dima") == [50, 8]
    assert t.g.bags[2] == "closed"


def test_what_was_said_cannot_be_undone_but_a_deal_may_be_withdrawn() -> None:
    t = gate(4)
    before = t.g.final
    t.offer("dima", gold=1, passes="dima")
    assert t.g.final > before


def test_only_the_last_deals_of_a_round_are_kept() -> None:
    t = gate(4)
    for gold in range(80):
        deal = t.offer("dima", gold=gold % 50, passes="dima")
    assert t.status(deal) == "open"
    assert len(t.g.deals) <= 62
    assert len({deal.id for deal in t.g.deals}) == len(t.g.deals)
    t.accept("misha", deal)


@pytest.mark.parametrize("terms", [{"stack": "silk"}, {"bag": "silk"}])
def test_a_claim_looks_the_same_whether_it_is_true_or_not(terms: dict[str, str]) -> None:
    """Neither the offer, nor the answers to it, nor a refusal tells what lies there."""
    views = []
    for inside, stack in (("apple silk", "silk"), ("apple mead", "mead")):
        t = gate(4, bags={"dima": f"apple: {inside}"}, stacks={"dima": stack})
        t.offer("dima", gold=2, passes="dima", **terms)
        view = t.g.view(3)
        views.append((view["deals"], view["asked"], view["decisions"], [e.name for e in t.g.log or ()]))
        t.refuses_demand("claims-too-many", "misha", "dima", passes="dima", stack="silk*2")
    assert views[0] == views[1]
