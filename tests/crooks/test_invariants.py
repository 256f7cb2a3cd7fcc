"""The invariants find a table that is wrong; otherwise it would mean nothing that they find none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import malina
from malina.games.crooks import GAME

Damage = Callable[[Any], None]


def lose_a_crook(g: Any) -> None:
    g.at[g.data.unused] = g.at[g.data.unused][1:]


def change_a_crook(g: Any) -> None:
    g.face[0] = g.face[1]


def owe_money(g: Any) -> None:
    g.money[0] = -1


def pile_up(g: Any) -> None:
    plain = [p for p in g.at[g.data.unused] if not g.face[p].action][:2]
    g.at[g.data.unused] = tuple(p for p in g.at[g.data.unused] if p not in plain)
    g.at[g.data.slot[0][5]] = tuple(plain)


def keep_in_hand(g: Any) -> None:
    *rest, last = g.at[g.data.unused]
    g.at[g.data.unused] = tuple(rest)
    g.at[g.data.hand[0]] = (last,)


def pass_all(g: Any) -> None:
    g.passed = [True, True]


@pytest.mark.parametrize("damage", [lose_a_crook, change_a_crook, owe_money, pile_up, keep_in_hand, pass_all])
def test_a_damaged_table_is_found_and_not_loaded(damage: Damage) -> None:
    table = GAME.deal(2, seed=1)
    assert GAME.invariants(table) == []
    damage(table)
    assert len(GAME.invariants(table)) == 1
    with pytest.raises(malina.BadRecord, match="bad-dump"):
        GAME.load(table.dump())


@pytest.mark.parametrize("seat", [-1, 2, 16, 36, True, 1.0, "1"])
def test_a_viewer_that_is_no_seat_sees_nothing(seat: Any) -> None:
    table = GAME.deal(2, seed=1)
    for get in (table.view, table.events, table.guess, table.decisions):
        with pytest.raises(malina.IllegalMove, match="no-such-seat"):
            get(seat)


def test_what_is_handed_out_does_not_decide_what_is_legal() -> None:
    table = GAME.deal(2, seed=1, options={"first": 0})
    [decision] = table.decisions(0)
    decision.moves.says[0].blanks["hideout"] = ("Z",)
    decision.moves.sentences = [("recruit", ("Z",))]
    assert {"cmd": "recruit", "hideout": "Z"} in decision.moves
    with pytest.raises(malina.IllegalMove, match="unknown-hideout"):
        table.act(0, {"cmd": "recruit", "hideout": "Z"})


def test_the_published_fingerprint_does_not_give_the_deal() -> None:
    match = malina.Match.start(GAME, 2, bytes(range(32)), [])
    known = malina.TrueDice(bytes.fromhex(match.record.commitment))
    assert GAME.deal(2, dice=known).face != match.table.face


def test_a_seed_in_two_places_is_two_streams() -> None:
    table = GAME.deal(3, seed=3)
    assert GAME.deal(3, dice=malina.FastDice(3)).face != table.face
    assert table.guess(None, 3).face != table.face
