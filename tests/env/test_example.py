"""The training example of docs/research.md runs, and learns something."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import numpy as np
import pytest

import malina
from malina.bots import bot, play

EXAMPLE = Path(__file__).parents[2] / "docs/examples/train.py"


def test_it_learns(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["train.py", "100"])
    after = runpy.run_path(str(EXAMPLE))
    assert len(after["rewards"]) == 100
    assert np.abs(after["weights"]).max() > 0
    assert np.mean(after["rewards"][50:]) > np.mean(after["rewards"][:10])
    assert "after 100 games" in capsys.readouterr().out


def test_it_learns_any_game_and_plays_as_a_bot(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["train.py", "2", "--game", "bang", "--seats", "4", "--save", "linear.npz"])
    runpy.run_path(str(EXAMPLE))
    bang = malina.game("bang")
    linear = bot(f"{EXAMPLE.with_name('linear_bot.py')}:Linear", bang)
    assert play(bang.deal(4, 1), [linear, *[bot("random", bang)] * 3], malina.FastDice(1)).over


def test_it_is_short() -> None:
    code = [line for line in EXAMPLE.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(code) <= 42
