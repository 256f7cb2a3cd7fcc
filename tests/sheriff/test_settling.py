"""Chapter 8: bags that pass, bags that are opened, and debts."""

from __future__ import annotations

import pytest

from .scenario import gate


def test_sheriff_007_honest_bag_opened() -> None:
    t = gate(4, bags={"dima": "chicken: chicken*4"})
    t.opens("dima")
    assert t.gold("misha", "dima") == [42, 58]
    assert t.stand("dima") == "chicken*4"
    assert t.told("opened", None, seat=2, truthful=True)


def test_sheriff_008_liar() -> None:
    t = gate(4, bags={"dima": "apple: apple cheese mead*2"})
    t.opens("dima")
    assert t.asked == {"misha": "lay_out"}  # the authority picks the pile and the order
    t.act("misha", "lay", pile=1, order=list(t.g.at[t.g.data.seized]))
    assert t.stand("dima") == "apple"
    assert t.gold("misha", "dima") == [60, 40]
    assert sorted(t.pile(1)) == ["cheese", "mead", "mead"]
    t.sound()


def test_sheriff_009_liar_again() -> None:
    t = gate(4, bags={"dima": "chicken: chicken*2 apple mead"}, market="express")
    t.opens("dima")
    assert t.stand("dima") == "chicken*2"
    assert t.gold("misha", "dima") == [56, 44]
    assert sorted(t.pile(0)) == ["apple", "mead"]


def test_sheriff_010_pass() -> None:
    t = gate(4, bags={"dima": "cheese: cheese*2 pepper"})
    t.passes("dima")
    assert t.sees("katya", "stand", "dima") == ["cheese", "cheese"]
    assert t.sees("katya", "stack", "dima") == ["?"]
    assert t.sees("dima", "stack", "dima") == ["pepper"]
    assert t.told("unloaded", "katya", contraband=1, goods=[["cheese", 2]])
    assert not t.told("unloaded", "katya", hidden=["pepper"])
    for seed in range(5):
        guess = t.g.guess(3, seed)
        assert guess.ids(guess.at[guess.data.stack[2]])[0] in guess.data.contraband


def test_sheriff_011_undeclared_legal_goods_in_a_passed_bag() -> None:
    t = gate(4, bags={"dima": "chicken: chicken*2 bread silk"})
    t.passes("dima")
    assert t.stand("dima") == "bread chicken*2"
    assert t.stack("dima") == "silk"


def test_bags_are_settled_in_any_order_and_once() -> None:
    t = gate(4)
    t.passes("katya")
    t.refuses("bag-settled", "misha", "open", bag="katya")
    t.refuses("bag-settled", "misha", "pass", bag="katya")
    t.refuses("no-merchant", "misha", "open", bag="misha")
    t.refuses("wrong-phase", "liza", "end")
    t.refuses("bags-left", "misha", "end")
    t.opens("liza")
    t.passes("dima")
    assert t.asked == {"misha": "inspect"}
    t.end()
    assert t.g.round == 2
    assert t.g.in_office == (1,)


def test_what_was_found_is_written_down_for_the_end() -> None:
    t = gate(
        4, bags={"liza": "apple: apple*2", "dima": "apple: silk*2", "katya": "bread: bread pepper"}, market="express"
    )
    deal = t.offer("katya", gold=4, passes="katya")
    t.opens("liza", "dima")
    t.accept("misha", deal)
    found = [(p.seat, p.outcome, p.truthful, p.contraband, p.bribe) for p in t.g.history]
    assert found == [(1, "opened", True, 0, 0), (2, "opened", False, 2, 0), (3, "passed", False, 1, 4)]


# ---- debts ----


def test_sheriff_018_debt_with_goods() -> None:
    t = gate(
        4,
        bags={"dima": "cheese: apple mead*2"},
        gold={"dima": 4},
        stands={"dima": "apple*2 chicken"},
        market="express",
    )
    t.opens("dima")
    assert t.gold("misha", "dima") == [54, 0]
    assert t.asked == {"dima": "pay_with_goods"}
    t.refuses("pays-too-much", "dima", "pay", goods="apple*2 chicken")
    t.refuses("pays-too-little", "dima", "pay", goods="chicken")
    t.refuses("not-yours-to-pay", "dima", "pay", goods="cheese*2")
    t.act("dima", "pay", goods="apple chicken")
    assert t.stand("misha") == "apple chicken"
    assert t.stand("dima") == "apple"


def test_sheriff_019_debt_forgiven() -> None:
    t = gate(
        4,
        bags={"dima": "cheese: mead*3"},
        gold={"dima": 0},
        stands={"dima": "apple"},
        stacks={"dima": "mead"},
        market="express",
    )
    t.opens("dima")
    assert t.stand("misha") == "apple"
    t.act("dima", "pay", goods="mead")
    assert t.stack("misha") == "mead"
    assert t.stand("dima") == t.stack("dima") == ""
    assert t.told("forgiven", None, seat=2, gold=3)
    assert t.told("paid_goods", None, goods=[["mead", 1]], face="down")
    assert t.sees("katya", "stack", "misha") == ["?"]
    for seed in range(3):
        guess = t.g.guess(3, seed)
        assert guess.ids(guess.at[guess.data.stack[0]]) == ["mead"]  # everybody has seen it


def test_contraband_pays_only_after_all_legal_goods() -> None:
    t = gate(
        4,
        bags={"dima": "cheese: mead*3"},
        gold={"dima": 1},
        stands={"dima": "apple"},
        stacks={"dima": "pepper crossbow silk"},
        market="express",
    )
    t.opens("dima")
    assert t.asked == {"dima": "pay_with_contraband"}  # 12 - 1 - 2 = 9
    t.refuses("pays-too-little", "dima", "pay", goods="silk")
    t.refuses("pays-too-much", "dima", "pay", goods="pepper crossbow")
    t.act("dima", "pay", goods="crossbow")
    assert t.stack("misha") == "crossbow"
    assert t.stack("dima") == "pepper silk"
    t.sound()


def test_a_sheriff_short_of_coins_pays_with_goods_too() -> None:
    t = gate(4, bags={"dima": "apple: apple*5"}, gold={"misha": 3}, stands={"misha": "cheese*2 bread*2"})
    t.opens("dima")
    assert t.gold("misha", "dima") == [0, 53]
    assert t.asked == {"misha": "pay_with_goods"}
    t.act("misha", "pay", goods="cheese bread*2")
    assert t.stand("dima") == "apple*5 cheese bread*2"


def test_nothing_else_is_heard_before_a_debt_is_paid() -> None:
    t = gate(
        4,
        bags={"dima": "cheese: mead*2"},
        gold={"dima": 0},
        stands={"dima": "apple*2 chicken*3"},
        market="express",
    )
    t.opens("dima")
    t.refuses("first-things-first", "misha", "pass", bag="liza")
    t.refuses_offer("first-things-first", "liza", gold=1, passes="liza")
    t.act("dima", "pay", goods="chicken*2")
    t.passes("liza")


@pytest.mark.parametrize(("stand", "paid"), [("apple*2 chicken", "apple chicken"), ("apple*3 cheese*2", "apple*3")])
def test_who_lets_the_time_pass_pays_with_the_least_surplus(stand: str, paid: str) -> None:
    t = gate(
        4,
        bags={"dima": "cheese: apple mead"},
        gold={"dima": 0},
        stands={"dima": stand},
        market="express",
        time_limits=True,
    )
    t.opens("dima")
    t.time_is_up()
    assert t.stand("misha") == paid
