"""Games: their seats and options, and how a table is dealt."""

from __future__ import annotations

from typing import Any

import pytest

from malina.kernel.dice import FastDice, TrueDice
from malina.kernel.refusal import BadOptions

from .play import CROOKS, TOY, bare_game, copied
from .toy import ToyOptions


@pytest.mark.parametrize("seats", [0, 1, 5, -2, 2.0, "2", None, True, (2,)])
def test_only_so_many_seats(seats: Any) -> None:
    with pytest.raises(BadOptions) as refused:
        TOY.deal(seats)
    assert refused.value.reason == "bad-seats"
    assert refused.value.args_ == {"low": 2, "high": 4}


@pytest.mark.parametrize("seats", [2.0, 3.0])
def test_only_whole_seats_with_options_read_already(seats: Any) -> None:
    with pytest.raises(BadOptions):
        TOY.read_options(ToyOptions(), seats)


def test_options_already_read_do_not_help_too_many_seats() -> None:
    with pytest.raises(BadOptions):
        TOY.deal(5, options=ToyOptions())


@pytest.mark.parametrize(
    "options",
    [{"rounds": 0}, {"rounds": 10}, {"rounds": "3"}, {"rounds": 2.5}, {"notes": 1}, {"more": 1}, [1], "x", {1: 2}],
    ids=str,
)
def test_bad_options_are_refused(options: Any) -> None:
    with pytest.raises(BadOptions) as refused:
        TOY.deal(2, options=options)
    assert refused.value.reason == "bad-option"
    assert refused.value.args_["problem"]


def test_options_that_are_no_data_are_refused() -> None:
    with pytest.raises(BadOptions):
        TOY.deal(2, options={"rounds": object()})


def test_options_have_defaults() -> None:
    assert TOY.read_options(None, 2) == TOY.read_options({}, 2) == ToyOptions()
    assert TOY.deal(2, options={"rounds": 5}).options == ToyOptions(rounds=5)
    assert TOY.deal(2, options=ToyOptions(rounds=5)) == TOY.deal(2, options={"rounds": 5})


def test_the_schema_of_the_options() -> None:
    schema = copied(TOY.options)
    [properties] = [kind["properties"] for kind in schema["$defs"].values()]
    assert properties["rounds"] == {"type": "integer", "default": 3, "minimum": 1, "maximum": 9}
    assert set(copied(CROOKS.options)["$defs"]) >= {"CrooksOptions"}


def test_a_deal_depends_on_seats_seed_and_options() -> None:
    dealt = TOY.deal(3, 7)
    assert TOY.deal(3, 7) == dealt
    assert TOY.deal(3, "7") == dealt
    assert TOY.deal(3, 8) != dealt
    assert TOY.deal(4, 7) != dealt
    assert TOY.deal(3, 7, {"rounds": 4}) != dealt


def test_dice_can_be_given() -> None:
    assert TOY.deal(3, dice=FastDice("deal 7")) == TOY.deal(3, 7)
    assert isinstance(TOY.deal(3, dice=TrueDice(bytes(32))).dice, TrueDice)


def test_a_new_table_is_empty() -> None:
    g = TOY.new_table(3, ToyOptions(), FastDice(0))
    assert (g.seats, g.options, g.face, g.frames, g.log) == (3, ToyOptions(), [], [], None)
    assert g.at == [()] * len(g.data.places)


def test_a_game_needs_no_more_than_the_kernel_asks_for() -> None:
    game = bare_game()
    g = game.deal(2)
    assert game.invariants(g) == []
    assert game.remembers(g)
    assert game.not_asked(g, 0) == "not-your-turn"
    assert not g.over


def test_games_have_names() -> None:
    assert bare_game().name("ru") == "bare"
    assert bare_game(names={"ru": "Голая"}).name("ru") == "Голая"
    assert CROOKS.name("en") == "Crooks"


def test_the_cards_of_a_game_by_id() -> None:
    assert TOY.cards()["bang"] == TOY.deal(2).data.cards[0]
    crooks = CROOKS.cards()
    assert set(crooks) == {face.id for face in CROOKS.deal(4).data.faces}
    assert all(card.id == id for id, card in crooks.items())


def test_the_cards_for_every_number_of_seats() -> None:
    assert set(TOY.cards()) == {face.id for face in TOY.deal(4).data.faces}
