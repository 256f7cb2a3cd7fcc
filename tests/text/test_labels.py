"""Moves and blanks in words, pieces among them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from msgspec import UNSET, Struct, UnsetType

from malina.kernel.blanks import Each, Order, Some, Text, holds
from malina.kernel.table import Piece, Seat
from malina.text import Texts
from malina.text.labels import Labels, example

from ..kernel.play import TOY

NAMES = ["Ann", "Bob", "Cat"]


class Pack(Struct, tag_field="cmd", tag="pack"):
    goods: list[Piece]


class Claim(Struct, tag_field="cmd", tag="claim"):
    goods: list[tuple[str, int]]


class Turn(Struct, tag_field="cmd", tag="turn"):
    tokens: list[tuple[Piece, str]]
    on: Piece | UnsetType = UNSET


class Pay(Struct, tag_field="cmd", tag="pay"):
    coins: int
    seats: list[tuple[Seat, int]]


@pytest.fixture
def labels() -> Labels:
    table = TOY.deal(3, 1)
    game = replace(TOY, commands=Pack | Claim | Turn | Pay)
    return Labels(Texts("en", "crooks"), NAMES, "", game, table.view(0))


def test_pieces_are_called_by_their_faces(labels: Labels) -> None:
    mine, face = next(iter(labels.faces.items()))
    unseen = next(piece for piece in range(99) if piece not in labels.faces)
    assert labels.item("goods", mine) == face
    assert labels.item("goods", unseen) == f"#{unseen}"
    assert labels.value("on", mine) == face
    assert labels.value("goods", [mine, unseen]) == f"{face} and #{unseen}"
    assert labels.pair("tokens", mine, "up") == (face, "up")


def test_a_name_that_verbs_share(labels: Labels) -> None:
    assert labels.pair("goods", "cheese", 2) == ("cheese", "2")
    assert labels.value("goods", [["cheese", 2]]) == "cheese: 2"


def test_what_is_a_number(labels: Labels) -> None:
    assert labels.counts("coins", [1, 2])
    assert not labels.counts("goods", [1, 2])  # handles
    assert not labels.counts("seats", [1, 2])
    assert not labels.counts("coins", ["a"])
    assert not labels.counts("coins", [])
    assert labels.pair("seats", 1, 2) == ("Bob", "2")


@pytest.mark.parametrize(
    "blank",
    [
        Some("abc", 0, 3),
        Some("abc", 3, 3),
        Some("abc", 0, 0),
        Order("abc"),
        Text(9),
        range(5, 9),
        ("x",),
        Each({"a": range(9), "b": range(9), "c": range(9)}, total=(20, 24)),
        Each({}),
    ],
)
def test_examples_fit(blank: Any) -> None:
    assert holds(blank, example(blank))
