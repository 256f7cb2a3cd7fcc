"""Chapters 6.4 and 6.5: bags and declarations."""

from __future__ import annotations

from .scenario import table

HAND = "apple*4 crossbow bread"


def test_sheriff_005_load_limits() -> None:
    t = table(4, step="load", hands={"liza": HAND, "dima": "apple", "katya": "apple"})
    t.refuses("bag-size", "liza", "load", goods="")
    t.refuses("bag-size", "liza", "load", goods=HAND)
    t.load(liza="apple*4 crossbow")
    t.refuses("bag-closed", "liza", "load", goods="bread")
    assert t.told("closed", "dima", count=5)
    assert t.sees("dima", "bag", "liza") == ["?"] * 5
    assert t.sees("liza", "bag", "liza") == ["apple"] * 4 + ["crossbow"]


def test_nobody_loads_what_is_not_in_his_hand() -> None:
    t = table(4, step="load", hands={"liza": HAND, "dima": "apple", "katya": "apple"})
    t.refuses("not-in-hand", "liza", "load", goods="silk")
    t.refuses("not-your-turn", "misha", "load", goods="apple")


def test_bags_are_closed_in_any_order_and_declared_in_turn() -> None:
    t = table(4, step="load", hands=dict.fromkeys(("liza", "dima", "katya"), HAND))
    t.load(katya="apple", liza="apple*2", dima="bread")
    assert t.asked == {"liza": "declare"}
    t.declare(liza="apple", dima="bread", katya="chicken")
    assert t.g.declared == ["", "apple", "bread", "chicken"]
    assert t.asked == {"misha": "inspect"}


def test_sheriff_006_declaration() -> None:
    t = table(4, step="load", hands={"liza": "chicken*2 bread silk", "dima": "apple", "katya": "apple"})
    t.load(liza="chicken*2 bread silk", dima="apple", katya="apple")
    t.refuses("only-legal", "liza", "declare", good="silk")
    t.refuses("bad-command", "liza", "declare", good="chicken", number=3)
    t.refuses("bad-command", "liza", "declare", good=["chicken", "bread"])
    t.declare(liza="chicken")
    assert t.told("declared", None, seat=1, good="chicken", count=4)


def test_three_players_cannot_declare_bread() -> None:
    t = table(3, step="load", hands={"liza": "apple", "dima": "apple"})
    t.load(liza="apple", dima="apple")
    t.refuses("only-legal", "liza", "declare", good="bread")


def test_whoever_holds_nothing_has_no_bag_and_is_left_out() -> None:
    t = table(4, step="load", hands={"liza": "apple", "dima": "", "katya": "silk"})
    t.load(liza="apple", katya="silk")
    t.declare(liza="apple", katya="bread")
    assert t.g.closed == [1, 3]
    t.refuses("bag-settled", "misha", "open", bag="dima")
    t.passes("liza", "katya")
    t.end()
    assert t.g.round == 2


def test_what_a_declaration_comes_to_is_told_with_the_question() -> None:
    t = table(4, step="load", hands={"liza": "apple*2 silk", "dima": "apple", "katya": "apple"})
    t.load(liza="apple*2 silk", dima="apple", katya="apple")
    [decision] = t.g.decisions(1)
    said = {note.where["good"]: (note.said.id, note.said.args["count"]) for note in decision.about.notes}
    assert said["apple"] == ("lie", 1)
    assert said["bread"] == ("lie", 3)
    t.declare(liza="apple")
    [decision] = t.g.decisions(2)
    assert {note.said.id for note in decision.about.notes if note.where["good"] == "apple"} == {"truth"}
