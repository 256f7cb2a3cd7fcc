"""Bots of all levels play a game that says nothing about playing it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from malina.bots import BOTS, bot, play
from malina.bots.bot import asked
from malina.bots.heuristic import heuristic
from malina.bots.plain import MOST, rank
from malina.games import game
from malina.kernel.blanks import Order
from malina.kernel.decision import Decision, Moves, Say
from malina.kernel.dice import FastDice
from malina.kernel.refusal import BadOptions
from malina.tune import tune

from ..kernel.play import TOY


@pytest.mark.parametrize("name", ["random", "greedy", "novice"])
def test_a_whole_game(name: str) -> None:
    assert play(TOY.deal(3, 1, {"more": True}), [bot(name, TOY)] * 3, FastDice(1)).over


def test_a_search_finds_a_move() -> None:
    table = TOY.deal(2, 1)
    decision = asked(table)
    assert bot("regular", TOY).look_ahead(table.guess(decision.seat), decision, FastDice(1)) in decision.moves
    assert set(BOTS) == {"random", "greedy", "novice", "regular", "shark"}


def test_moves_from_all_over_a_long_list() -> None:
    many = Decision(0, "lay", Moves(Say("lay", cards=Order(range(20)))), required=True)
    found = [move for move, _ in rank({}, many)]
    assert len(found) == MOST
    assert len({move["cards"][0] for move in found}) == 20
    few = Decision(0, "go", Moves(Say("go", to=(1, 2, 3))), required=True)
    assert [move["to"] for move, _ in rank({}, few)] == [1, 2, 3]


def test_there_is_nothing_to_tune(tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text("fear = 1", encoding="utf-8")
    with pytest.raises(BadOptions, match="no-weights"):
        bot(f"greedy@{tmp_path / 'my.toml'}", TOY)
    with pytest.raises(BadOptions, match="no-weights"):
        tune(TOY, [2])
    with pytest.raises(BadOptions, match="no-such-manner"):
        bot("greedy/mad", TOY)


def test_a_module_that_is_there_and_broken_is_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("bot", "bot.policy"):
        monkeypatch.delitem(sys.modules, f"malina.games.crooks.{name}", raising=False)
    monkeypatch.setitem(sys.modules, "malina.games.crooks.bot.sight", None)
    with pytest.raises(ModuleNotFoundError, match=r"bot\.sight"):
        heuristic(game("crooks"))
