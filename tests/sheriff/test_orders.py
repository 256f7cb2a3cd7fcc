"""Chapter 12: special orders, filled from a bag that passes."""

from __future__ import annotations

import pytest

from malina.games.sheriff.faces import SpecialOrder, read, shipped
from malina.games.sheriff.rules.scoring import crown, tally

from .scenario import gate

ORDERS = read(shipped()).orders


def test_sheriff_039_special_order() -> None:
    t = gate(4, bags={"dima": "apple: apple*2 pepper"}, orders="order_apple_pepper order_bread_mead order_bread_silk")
    t.passes("dima")
    assert t.asked == {"dima": "fill_order"}
    t.act("dima", "fill", order="order_apple_pepper")
    assert t.told("order_filled", None, seat=2, goods=[["apple", 1], ["pepper", 1]], gold=7)
    assert t.at("under", "dima") == "apple pepper"
    assert t.stand("dima") == "apple"
    assert t.stack("dima") == ""
    row = tally(t.g).breakdown["players"][2]
    assert row["orders"] == 7 + 2 + 6
    assert crown(t.g, "apple")["counts"][2] == 1
    assert len(t.g.at[t.g.data.orders_open]) == 2
    t.passes("liza", "katya")
    t.end()
    assert len(t.g.at[t.g.data.orders_open]) == 4
    t.sound()


def test_sheriff_040_order_needs_this_bag() -> None:
    t = gate(4, bags={"dima": "apple: apple*2"}, stacks={"dima": "pepper"}, orders="order_apple_pepper")
    t.passes("dima")
    t.refuses("order-not-in-bag", "dima", "fill", order="order_apple_pepper")
    t.refuses("no-such-order", "dima", "fill", order="order_bread_mead")
    t.skip("dima")
    t = gate(4, bags={"dima": "apple: apple pepper"}, orders="order_apple_pepper", market="express")
    t.opens("dima")
    t.refuses("wrong-phase", "dima", "fill", order="order_apple_pepper")


def test_sheriff_050_several_orders() -> None:
    t = gate(4, bags={"dima": "apple: apple*2 pepper cheese mead"}, orders="order_apple_pepper order_cheese_mead")
    t.passes("dima")
    t.act("dima", "fill", order="order_apple_pepper")
    t.act("dima", "fill", order="order_cheese_mead")
    assert t.stand("dima") == "apple"
    assert tally(t.g).breakdown["players"][2]["orders"] == 30
    assert t.at("orders_open") == ""


def test_who_has_two_cards_left_is_asked_whatever_they_are() -> None:
    t = gate(4, bags={"dima": "apple: bread*2", "katya": "apple: silk"}, orders="order_apple_pepper")
    t.passes("dima")
    assert t.asked == {"dima": "fill_order"}
    assert t.may("dima") == {"skip"}
    t.skip("dima")
    t.passes("katya")
    assert t.asked == {"misha": "inspect"}  # one card is too few


def test_goods_paid_as_a_bribe_fill_no_order() -> None:
    t = gate(4, bags={"dima": "apple: apple*2 pepper"}, orders="order_apple_pepper")
    t.accept("misha", t.offer("dima", passes="dima", bag="pepper"))
    t.refuses("order-not-in-bag", "dima", "fill", order="order_apple_pepper")


def test_first_come_first_served() -> None:
    t = gate(4, bags={"liza": "apple: apple pepper", "dima": "apple: apple pepper"}, orders="order_apple_pepper")
    t.passes("dima")
    t.act("dima", "fill", order="order_apple_pepper")
    t.passes("liza")
    assert t.asked == {"misha": "inspect"}  # no order lies open


@pytest.mark.parametrize("order", ORDERS, ids=lambda order: order.id)
def test_every_order_takes_its_two_cards_and_scores(order: SpecialOrder) -> None:
    bag = f"{order.legal}: {order.legal} {order.contraband}"
    t = gate(4, bags={"dima": bag}, orders=order.id)
    t.passes("dima")
    t.act("dima", "fill", order=order.id)
    goods = t.g.data.goods
    value = order.value + goods[order.legal].value + goods[order.contraband].value
    assert tally(t.g).breakdown["players"][2]["orders"] == value
    t.sound()


@pytest.mark.parametrize("order", ORDERS, ids=lambda order: order.id)
def test_no_order_is_filled_by_one_of_its_cards(order: SpecialOrder) -> None:
    other = "chicken" if order.legal != "chicken" else "apple"
    t = gate(4, bags={"dima": f"apple: {other} {order.contraband}"}, orders=order.id)
    t.passes("dima")
    t.refuses("order-not-in-bag", "dima", "fill", order=order.id)


def test_three_players_have_no_orders_for_bread() -> None:
    t = gate(3, orders="order_apple_pepper")
    assert len(t.g.data.orders) == 12
    assert not any(order.legal == "bread" for order in t.g.data.orders)
