"""Chapter 9: six players, two deputies, their stances, their deals and their chest."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from malina.games.sheriff import GAME
from malina.text import Texts

from .scenario import NAMES, Scenario, gate, table

BAGS = {
    "dima": "apple: silk",
    "katya": "bread: bread*2",
    "roma": "apple: apple*3",
    "masha": "cheese: mead*2",
}


def six(**more: Any) -> Scenario:
    return gate(6, **{"bags": BAGS, "first": "dima", **more})


def both(t: Scenario, bag: str, stance: str) -> None:
    t.stance("misha", bag, stance)
    t.stance("liza", bag, stance)


def solo(t: Scenario, deputy: str, bag: str) -> None:
    other = "liza" if deputy == "misha" else "misha"
    t.stance(other, bag, "pass")
    t.stance(deputy, bag, "inspect")


def test_sheriff_027_setup() -> None:
    g: Any = GAME.deal(6, seed=4)
    t = Scenario(g)
    assert t.pile(0) == t.pile(1) == []
    assert len(g.in_office) == 2
    assert len(g.at[g.data.deputy_deck]) == 4
    assert set(t.asked.values()) == {"name_first"}
    t = table(6, hands=dict.fromkeys(NAMES, "apple*6"))
    t.act("misha", "name", merchant="dima")
    t.act("liza", "name", merchant="dima")
    order = []
    while "exchange" in t.asked.values():
        [name] = t.asked
        order.append(name)
        t.act(name, "exchange", goods="")
    assert order == ["dima", "katya", "roma", "masha"]
    t.load(dima="apple", katya="apple", roma="apple", masha="apple")
    assert t.asked == {"dima": "declare"}


def test_sheriff_028_round() -> None:
    t = six()
    both(t, "katya", "pass")
    assert t.g.bags[3] == "passed"
    deal = t.offer("dima", gold=12, passes="dima")
    t.accept("misha", deal)
    assert t.status(deal) == "half"
    t.accept("liza", deal)
    assert t.g.chest == 12
    solo(t, "liza", "masha")
    t.accept("liza", t.offer("masha", to="liza", gold=8, passes="masha"))
    assert t.gold("liza") == 58
    assert t.g.chest == 12
    solo(t, "misha", "roma")
    t.opens("roma", by="misha")
    assert t.gold("misha", "roma") == [44, 56]
    t.end("liza")
    t.act("misha", "usual")
    t.act("liza", "usual")
    assert t.gold(*NAMES) == [50, 64, 38, 50, 56, 42]
    assert t.g.chest == 0


def test_sheriff_029_joint_opening() -> None:
    t = six(bags={**BAGS, "roma": "apple: apple*4"})
    both(t, "roma", "inspect")
    assert t.gold("misha", "liza", "roma") == [46, 46, 58]
    assert t.g.chest == 0
    both(t, "dima", "inspect")
    assert t.gold("misha", "liza", "dima") == [46, 46, 46]
    assert t.g.chest == 4


def test_each_deputy_settles_his_own_debt() -> None:
    t = six(bags={**BAGS, "roma": "apple: apple*4"}, gold={"liza": 1}, stands={"liza": "cheese*2"})
    both(t, "roma", "inspect")
    assert t.gold("misha", "liza", "roma") == [46, 0, 55]
    t.act("liza", "pay", goods="cheese")
    assert t.stand("roma") == "apple*4 cheese"


def test_a_fine_in_goods_of_a_joint_opening_goes_into_the_chest() -> None:
    t = six(gold={"masha": 1}, stands={"masha": "apple"}, stacks={"masha": "silk"})
    both(t, "masha", "inspect")
    t.act("masha", "pay", goods="silk")
    assert t.g.chest == 1
    assert t.at("chest") == "apple silk"
    assert t.sees("liza", "chest") == ["apple", "silk"]
    t.sound()


def test_sheriff_030_odd_chest() -> None:
    t = table(6, step="chest", chest="cheese silk bread", chest_gold=7)
    t.act("misha", "usual")
    t.act("liza", "usual")
    assert t.gold("misha", "liza") == [53, 53]
    assert (t.stack("misha"), t.stand("liza")) == ("silk", "cheese")
    assert t.pile(0) == ["bread"]
    assert t.told("odd_lost", None, gold=1, goods=[["bread", 1]])


def test_an_agreed_split_loses_nothing() -> None:
    t = table(6, step="chest", chest="cheese silk bread", chest_gold=7)
    t.act("misha", "split", gold=4, goods="cheese bread")
    t.refuses("no-split", "misha", "agree", seq=t.g.split[0].seq)
    t.refuses("split-changed", "liza", "agree", seq=0)
    t.act("liza", "agree", seq=t.g.split[0].seq)
    assert t.gold("misha", "liza") == [54, 53]
    assert t.stand("misha") == "cheese bread"
    assert t.stack("liza") == "silk"
    t.sound()


def test_the_last_proposal_counts_and_nobody_divides_what_is_not_there() -> None:
    t = table(6, step="chest", chest="silk", chest_gold=5)
    t.refuses("not-in-chest", "misha", "split", gold=6, goods="")
    t.refuses("not-in-chest", "misha", "split", gold=1, goods="silk*2")
    t.act("misha", "split", gold=5, goods="silk")
    old = t.g.split[0].seq
    t.act("liza", "split", gold=5, goods="")
    t.refuses("no-split", "liza", "agree", seq=old)
    t.act("misha", "agree", seq=t.g.split[0].seq)
    assert t.gold("misha", "liza") == [50, 55]
    assert t.stack("misha") == "silk"


def test_without_an_agreement_in_time_the_usual_split_holds() -> None:
    t = table(6, step="chest", chest="silk mead pepper*2", chest_gold=4, gold={"misha": 60})
    assert t.g.clock is not None
    assert t.g.clock.seconds == 45
    t.time_is_up()
    assert t.gold("misha", "liza") == [62, 52]
    assert t.stack("liza") == "pepper silk"  # who has fewer coins picks first
    assert t.stack("misha") == "pepper mead"


def test_sheriff_031_offices() -> None:
    g: Any = GAME.deal(6, seed=7, options={"inspection_limit": 0})
    offices = [event.args["judges"] for event in played(g) if event.name == "round_began"]
    assert len(offices) == 9
    for part in (offices[:3], offices[3:6], offices[6:]):
        assert sorted(seat for pair in part for seat in pair) == [0, 1, 2, 3, 4, 5]


def played(g: Any) -> list[Any]:
    random = Random(3)
    while not g.over:
        g.act(*g.random_move(random))
    return list(g.log)


def test_sheriff_032_parallel() -> None:
    t = six()
    solo(t, "misha", "dima")
    solo(t, "liza", "masha")
    first = t.offer("dima", to="misha", gold=3, passes="dima")
    second = t.offer("masha", to="liza", gold=4, passes="masha")
    third = t.offer("katya", gold=5, passes="katya")
    assert [t.status(deal) for deal in (first, second, third)] == ["open"] * 3
    t.accept("liza", second)
    t.accept("misha", first)
    assert t.status(third) == "open"
    assert t.gold("misha", "liza") == [53, 54]


def test_sheriff_033_no_drawing_from_the_discard() -> None:
    t = table(6, hands={"dima": "apple*6"}, piles=("silk", ""))
    t.act("misha", "name", merchant="dima")
    t.act("liza", "name", merchant="dima")
    t.refuses("wrong-phase", "dima", "take", pile=0)
    t.refuses("wrong-phase", "dima", "set_aside", goods="apple")
    t.refuses("not-your-turn", "roma", "take", pile=0)


# ---- stances ----


def test_a_stance_may_be_changed_until_it_takes_effect() -> None:
    t = six()
    t.stance("misha", "dima", "pass")
    t.refuses("same-stance", "misha", "stance", bag="dima", stance="pass")
    t.stance("misha", "dima", "undecided")
    t.stance("misha", "dima", "inspect")
    assert t.g.stances[2] == ("inspect", "undecided")
    t.stance("liza", "dima", "inspect")
    assert t.g.bags[2] == "opened"
    t.refuses("bag-settled", "misha", "stance", bag="dima", stance="pass")


def test_a_solo_bag_is_one_deputys_for_good() -> None:
    t = six()
    solo(t, "misha", "dima")
    assert t.told("solo", None, seat=0, victim=2)
    t.refuses("not-joint", "liza", "stance", bag="dima", stance="inspect")
    t.refuses("not-yours-alone", "liza", "open", bag="dima")
    t.refuses("not-yours-alone", "liza", "pass", bag="dima")
    t.passes("dima", by="misha")
    assert t.stack("dima") == "silk"


def test_a_joint_bag_is_nobodys_alone() -> None:
    t = six()
    t.refuses("not-yours-alone", "misha", "open", bag="dima")
    t.refuses("no-merchant", "misha", "stance", bag="liza", stance="pass")


def test_with_one_sheriff_there_are_no_stances() -> None:
    t = gate(4)
    t.refuses("not-joint", "misha", "stance", bag="dima", stance="pass")


# ---- deals of two ----


def test_a_half_accepted_deal_can_be_revoked_or_declined() -> None:
    t = six()
    deal = t.offer("dima", gold=5, passes="dima")
    t.accept("misha", deal)
    t.refuses("not-yours-to-answer", "misha", "accept", deal=deal, seq=t.deal(deal).seq)
    t.act("misha", "revoke", deal=deal)
    assert t.status(deal) == "open"
    t.accept("liza", deal)
    t.act("misha", "decline", deal=deal)
    assert t.status(deal) == "declined"
    assert t.g.chest == 0


def test_a_joint_demand_counts_as_accepted_by_who_sent_it() -> None:
    t = six(stands={"dima": "bread"})
    deal = t.demand("misha", "dima", gold=5, passes="dima", stand="bread")
    t.accept("dima", deal)
    assert t.status(deal) == "half"
    t.accept("liza", deal)
    assert t.g.chest == 5
    assert t.at("chest") == "bread"


def test_two_deputies_at_once() -> None:
    """Both accept, both change their stance, both end: each message finds what the one before has left."""
    t = six()
    deal = t.offer("dima", gold=5, passes="dima")
    seq = t.deal(deal).seq
    t.act("misha", "accept", deal=deal, seq=seq)
    t.refuses("deal-changed", "liza", "accept", deal=deal, seq=seq)  # it is half now: look again
    t.stance("misha", "katya", "pass")
    t.stance("liza", "katya", "inspect")
    t.refuses("not-joint", "misha", "stance", bag="katya", stance="inspect")
    t.accept("liza", deal)
    both(t, "roma", "pass")
    both(t, "masha", "pass")
    t.passes("katya", by="liza")
    t.end("liza")
    t.refuses("wrong-phase", "misha", "end")


def test_when_a_bag_becomes_solo_joint_deals_about_it_are_void() -> None:
    t = six()
    deal = t.offer("dima", gold=5, passes="dima")
    t.accept("misha", deal)
    solo(t, "liza", "dima")
    assert t.status(deal) == "void"
    t.refuses_offer("not-their-bag", "dima", gold=5, passes="dima")


def test_a_deal_with_one_deputy_needs_a_solo_bag_of_his() -> None:
    t = six()
    t.refuses_offer("no-such-party", "dima", to="misha", gold=5, passes="dima")
    solo(t, "misha", "dima")
    solo(t, "liza", "masha")
    t.refuses_offer("not-their-bag", "dima", to="misha", gold=5, passes="katya")
    t.refuses_offer("not-their-bag", "dima", to="misha", gold=5, passes="masha")
    t.refuses_offer("not-their-bag", "dima", to="misha", gold=5, passes="dima", inspects="masha")
    t.refuses_demand("no-such-party", "misha", "masha", to="liza", gold=5, passes="masha")
    t.accept("misha", t.offer("dima", to="misha", gold=5, passes="dima", inspects="katya"))
    assert t.g.bound[3] == (0,)
    t.refuses("committed", "misha", "stance", bag="katya", stance="pass")
    t.stance("liza", "katya", "pass")
    t.stance("misha", "katya", "inspect")
    assert t.g.solo[3] == 0


def test_an_inspect_clause_of_a_joint_deal_binds_both() -> None:
    t = six()
    deal = t.offer("dima", gold=5, inspects="katya")
    t.accept("misha", deal)
    t.accept("liza", deal)
    for name in ("misha", "liza"):
        t.refuses("committed", name, "stance", bag="katya", stance="pass")
    both(t, "katya", "inspect")
    assert t.g.bags[3] == "opened"


def test_at_zero_a_solo_bag_passes_by_its_deputy_and_all_others_jointly() -> None:
    t = six()
    solo(t, "misha", "dima")
    t.stance("liza", "katya", "inspect")
    deal = t.offer("roma", gold=1, inspects="masha")
    t.accept("misha", deal)
    t.accept("liza", deal)
    t.time_is_up()
    assert t.outcomes == {"masha": "opened", "dima": "passed", "katya": "passed", "roma": "passed"}
    judges = {NAMES[event["seat"]]: event["judges"] for event in t.events("passed")}
    assert judges == {"dima": [0], "katya": [0, 1], "roma": [0, 1]}
    assert t.g.chest == 1 + 8


# ---- joint votes (R5) ----


def test_votes_that_differ_twice_are_drawn() -> None:
    drawn = set()
    for seed in range(12):
        t = table(6, hands=dict.fromkeys(NAMES, "apple*6"))
        t.g.dice.below(seed + 1)
        for _ in range(2):
            t.act("misha", "name", merchant="dima")
            t.act("liza", "name", merchant="roma")
        drawn.add(NAMES[t.g.first])
    assert drawn <= {"dima", "roma"}


def test_a_single_vote_counts_alone_and_without_one_it_is_the_first_merchant() -> None:
    t = table(6, hands=dict.fromkeys(NAMES, "apple*6"))
    t.act("liza", "name", merchant="roma")
    t.time_is_up()
    assert NAMES[t.g.first] == "roma"
    t = table(6, hands=dict.fromkeys(NAMES, "apple*6"))
    t.time_is_up()
    assert NAMES[t.g.first] == "dima"


def test_they_may_think_again_and_agree() -> None:
    t = table(6, hands=dict.fromkeys(NAMES, "apple*6"))
    t.act("misha", "name", merchant="dima")
    t.act("liza", "name", merchant="roma")
    assert t.told("disagreed")
    [decision] = t.g.decisions(0)
    assert decision.about.cause is not None
    assert decision.about.cause.id == "disagreed"
    t.act("misha", "name", merchant="roma")
    t.act("liza", "name", merchant="roma")
    assert NAMES[t.g.first] == "roma"


# ---- the chest ----


def test_sheriff_051_chest_with_goods() -> None:
    t = six(stands={"dima": "bread*2"})
    deal = t.offer("dima", gold=5, passes="dima", stand="bread*2")
    t.accept("misha", deal)
    t.accept("liza", deal)
    assert t.g.chest == 5
    assert t.at("chest") == "bread*2"
    for bag in ("katya", "roma", "masha"):
        both(t, bag, "pass")
    t.end()
    t.act("misha", "usual")
    t.act("liza", "usual")
    assert (t.stand("misha"), t.stand("liza")) == ("bread", "bread")
    assert t.gold("misha", "liza") == [52, 52]


def test_others_see_only_how_many_face_down_cards_are_in_the_chest() -> None:
    t = six(stacks={"dima": "silk"}, stands={"dima": "bread"})
    deal = t.offer("dima", passes="dima", stand="bread", stack="silk")
    t.accept("misha", deal)
    t.accept("liza", deal)
    assert t.sees("liza", "chest") == ["bread", "silk"]
    assert t.sees("roma", "chest") == t.sees(None, "chest") == ["?", "bread"]
    t.sound()


@pytest.mark.parametrize("bag", ["silk", "mead"])
def test_a_proof_is_shown_to_both_deputies_and_to_nobody_else(bag: str) -> None:
    t = six(bags={**BAGS, "dima": f"apple: apple {bag}"})
    deal = t.offer("dima", passes="dima", bag="silk*2")
    t.accept("misha", deal)
    t.accept("liza", deal)
    for name in ("misha", "liza"):
        assert [event.get("goods") for event in t.events("looked", name)].count(None) == 1
    assert all("goods" not in event for event in t.events("looked", "roma"))
    t.sound()


def test_an_empty_chest_needs_no_split() -> None:
    t = six()
    for bag in ("dima", "katya", "roma", "masha"):
        both(t, bag, "pass")
    t.end()
    assert t.g.round == 2


# ---- what they are told ----


def told(t: Scenario, deputy: str, bag: str) -> dict[str, str]:
    """What comes of each word about this bag, in English."""
    seat, victim = NAMES.index(deputy), NAMES.index(bag)
    decision = t.g.decisions(seat)[0].to_json()
    texts = Texts("en", GAME)
    words = ("pass", "inspect", "undecided")
    moves = {word: {"cmd": "stance", "bag": victim, "stance": word} for word in words}
    return {word: "; ".join(texts.notes(decision, move, NAMES)) for word, move in moves.items()}


def test_a_deputy_is_told_what_each_word_leads_to() -> None:
    t = six()
    declared = "declared: 3 apples; liza: "
    assert told(t, "misha", "roma") == {
        "pass": f"{declared}undecided; liza is still thinking",
        "inspect": f"{declared}undecided; if honest, 3 from each",
        "undecided": f"{declared}undecided",
    }
    t.stance("liza", "roma", "pass")
    assert told(t, "misha", "roma")["pass"] == f"{declared}let pass; the bag passes"
    assert told(t, "misha", "roma")["inspect"] == f"{declared}let pass; you decide alone"
    t.stance("liza", "roma", "inspect")
    assert told(t, "misha", "roma")["pass"] == f"{declared}open; liza decides"
    assert told(t, "misha", "roma")["inspect"] == f"{declared}open; if honest, 3 from each"


def test_a_deputy_on_his_own_is_told_of_no_words() -> None:
    t = six()
    solo(t, "liza", "roma")
    assert set(told(t, "misha", "roma").values()) == {""}
