"""Undo: what can be taken back, and by whom."""

from __future__ import annotations

from typing import Any

import pytest

from malina.kernel.dice import FastDice
from malina.kernel.record import UNDO, Match, Record, verify
from malina.kernel.refusal import IllegalMove

from .buttons import (
    FINAL,
    GAMES,
    HARMLESS,
    SECRET,
    buttons,
    played,
    push,
)
from .play import photo


@pytest.mark.parametrize("button", HARMLESS)
def test_undo_takes_back_what_nobody_can_have_used(button: str) -> None:
    match = buttons()
    before = photo(match.table)
    push(match, 0, button)
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert photo(match.table) == before
    assert match.record.moves == [(0, {"cmd": "press", "button": button}), (0, UNDO)]
    assert not match.can_undo(0)


@pytest.mark.parametrize("button", FINAL)
def test_nothing_is_taken_back_after_dice_or_faces(button: str) -> None:
    match = push(buttons(), 0, "nothing", button)
    before, moves = photo(match.table), list(match.record.moves)
    for seat in (0, 1):
        assert not match.can_undo(seat)
        with pytest.raises(IllegalMove) as refused:
            match.undo(seat)
        assert refused.value.reason == "no-undo"
    assert photo(match.table) == before
    assert match.record.moves == moves


def test_what_was_done_after_the_dice_can_be_taken_back_but_not_the_dice() -> None:
    match = push(buttons(), 0, "throw", "nothing")
    match.undo(0)
    assert not match.can_undo(0)


def test_seeing_again_what_one_has_seen_is_no_news() -> None:
    match = push(buttons(), 0, "show", "show")
    assert match.can_undo(0)


def test_nothing_is_taken_back_after_another_seat_has_acted() -> None:
    match = push(buttons(), 0, "nothing", "bar")
    push(match, 1, "nothing")
    assert not match.can_undo(0)
    assert match.can_undo(1)
    match.undo(1)
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_several_moves_are_taken_back_one_by_one() -> None:
    match = buttons()
    photos = []
    for button in ("nothing", "bar", "move"):
        photos.append(photo(match.table))
        push(match, 0, button)
    for before in reversed(photos):
        assert match.can_undo(0)
        match.undo(0)
        assert photo(match.table) == before
    with pytest.raises(IllegalMove):
        match.undo(0)
    assert [move["cmd"] for _, move in match.record.moves] == ["press"] * 3 + ["undo"] * 3


def test_undo_at_the_very_start_is_refused() -> None:
    for seat in (0, 1, -1, 5):
        assert not buttons().can_undo(seat)
        with pytest.raises(IllegalMove):
            buttons().undo(seat)


@pytest.mark.parametrize("button", HARMLESS)
def test_undo_then_redo_gives_the_same_table(button: str) -> None:
    match = push(buttons(), 0, button)
    after = match.table.copy()
    match.undo(0)
    push(match, 0, button)
    assert match.table == after
    assert photo(match.table) == photo(after)


@GAMES
def test_undo_then_redo_at_every_step_of_a_game(game: Any) -> None:
    """Whenever it is allowed, and it is never allowed when dice or knowledge have changed."""
    undone = 0
    for seed in range(6):
        match = Match.start(game, 3, SECRET, [str(seed)])
        dice = FastDice(seed)
        while not match.table.over:
            before = match.table.copy()
            seat, move = match.table.random_move(dice)
            match.act(seat, move)
            after = match.table
            assert [s for s in range(3) if match.can_undo(s)] in ([], [seat])
            if match.can_undo(seat):
                assert after.dice == before.dice
                match.undo(seat)
                assert match.table == before
                match.act(seat, move)
                assert match.table == after
                undone += 1
            elif not after.over:
                assert after.final != before.final
        assert verify(game, match.record) == match.table
    assert undone > 10


def test_undo_is_a_move_of_the_record_like_any_other() -> None:
    match = buttons()
    match.apply(0, {"cmd": "press", "button": "bar"})
    match.apply(0, {"cmd": "undo"})
    assert match.record.moves[-1] == (0, {"cmd": "undo"})
    with pytest.raises(IllegalMove) as refused:
        match.apply(0, {"cmd": "undo"})
    assert refused.value.reason == "no-undo"
    with pytest.raises(IllegalMove) as refused:
        match.act(0, UNDO)
    assert refused.value.reason == "bad-command"


@GAMES
def test_a_game_with_undos_is_replayed_with_them(game: Any) -> None:
    match = played(game, undo=True)
    assert UNDO in [move for _, move in match.record.moves]
    assert verify(game, Record.from_json(match.record.to_json())) == match.table
