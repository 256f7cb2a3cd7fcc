"""The ceiling knows what nobody may know, and sits at no table."""

from __future__ import annotations

import pytest

import malina
from malina.arena.cheat import Cheat, ask, find
from malina.bots import bot
from malina.bots.budget import Budget
from malina.kernel.decision import Decision
from malina.kernel.dice import FastDice
from malina.kernel.policy import Policy, Ranking, View
from malina.kernel.refusal import BadOptions

CROOKS = malina.game("crooks")


def blind(view: View, decision: Decision) -> Ranking:
    return [(move, 0.0) for move in decision.moves]


def test_only_the_arena_knows_it() -> None:
    assert isinstance(find("cheat", CROOKS), Cheat)
    assert not isinstance(find("shark", CROOKS), Cheat)
    with pytest.raises(BadOptions):
        bot("cheat", CROOKS)


def test_it_looks_at_the_table_itself_and_leaves_it_as_it_was() -> None:
    table = CROOKS.deal(2, "cheat", log=False)
    before = table.copy()
    seen = []

    class Curious(Cheat):
        def tried(self, table: malina.Table, *args: object) -> list[float]:  # type: ignore[override]
            seen.append(list(table.face))
            return super().tried(table, *args)  # type: ignore[arg-type]

    cheat = Curious(Policy(blind), Budget(iterations=1))
    assert ask(cheat, table, table.next_decision(), FastDice(1)) in table.next_decision().moves
    assert seen
    assert all(faces == before.face for faces in seen)
    assert table == before
