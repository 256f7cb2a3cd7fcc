"""Blanks by their types: only those that name faces are renamed, and strange moves have the shapes of moves."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import pytest

from malina.check.blanks import Stranger, renamed, shapes_of, strange_moves, well_formed
from malina.kernel.dice import FastDice
from malina.kernel.table import FaceId, Piece, Seat

from .game import GAME

SWAP = {"bread": "guns", "guns": "bread"}


class Inner(msgspec.Struct):
    good: FaceId
    word: str


class Say(msgspec.Struct, tag_field="cmd", tag="say"):
    """A blank of every kind."""

    card: FaceId | None = None
    cards: list[FaceId] = []
    pairs: list[tuple[FaceId, int]] = []
    prices: dict[FaceId, int] = {}
    inner: Inner | None = None
    word: str = ""
    words: list[str] = []
    seat: Seat | str = 0
    piece: Piece = 0
    when: Literal["now", "never"] = "now"
    sure: bool = False


@pytest.mark.parametrize(
    ("blanks", "there"),
    [
        ({"card": "bread"}, {"card": "guns"}),
        ({"cards": ["apples", "bread"]}, {"cards": ["apples", "guns"]}),
        ({"pairs": [["guns", 2], ["silk", 1]]}, {"pairs": [["bread", 2], ["silk", 1]]}),
        ({"prices": {"bread": 1}}, {"prices": {"guns": 1}}),
        ({"inner": {"good": "guns", "word": "guns"}}, {"inner": {"good": "bread", "word": "guns"}}),
        ({"card": "bread", "word": "bread"}, {"card": "guns", "word": "bread"}),
        ({"words": ["bread"], "seat": "guns", "piece": 3}, {"words": ["bread"], "seat": "guns", "piece": 3}),
    ],
)
def test_only_faces_are_renamed(blanks: dict[str, Any], there: dict[str, Any]) -> None:
    found = [*renamed({"cmd": "say", **blanks}, Say, SWAP)]
    assert found[0] == {"cmd": "say", **there}
    assert found[-1] == {"cmd": "say", **blanks}, "the move may also be the same"


def test_each_face_may_be_meant_or_not() -> None:
    found = [move["cards"] for move in renamed({"cmd": "say", "cards": ["bread", "bread"]}, Say, SWAP)]
    for cards in (["guns", "guns"], ["guns", "bread"], ["bread", "guns"], ["bread", "bread"]):
        assert cards in found


def test_a_list_in_order_may_have_to_be_put_in_order_again() -> None:
    found = [move["cards"] for move in renamed({"cmd": "say", "cards": ["bread", "cheese"]}, Say, SWAP)]
    assert ["guns", "cheese"] in found
    assert ["cheese", "guns"] in found


def test_every_type_of_blank_is_filled_in_its_shape() -> None:
    g = GAME.deal(3)
    stranger = Stranger(g, FastDice(0))
    for _ in range(200):
        blanks = {blank.name: stranger.fill(blank.hint) for blank in shapes_of(Say)["say"]}
        msgspec.convert({"cmd": "say", **blanks}, Say)


def test_most_strange_moves_are_well_formed_whatever_the_verb() -> None:
    """Also those with six blanks: who tries them learns why they are refused."""
    g = GAME.deal(3)
    stranger = Stranger(g, FastDice(1))
    for cmd in shapes_of(GAME.commands):
        assert sum(well_formed(g, stranger.move(cmd)) for _ in range(40)) > 20, cmd


def test_who_is_asked_tries_what_he_is_asked() -> None:
    """And legal moves with one thing changed; to who is not asked every move is answered alike."""
    g = GAME.deal(3)
    dice = FastDice(2)
    tried = {move["cmd"] for _ in range(20) for move in strange_moves(g, dice, seat=0)}
    assert {"shuffle_two", "leave_them"} <= tried
    assert len(strange_moves(g, dice, seat=1)) == 1
