"""Weights of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from malina import game
from malina.bots import Seer, bot
from malina.kernel.dice import FastDice
from malina.kernel.refusal import BadOptions

CROOKS = game("crooks")


def test_weights_change_what_a_bot_does(tmp_path: Path) -> None:
    """Who is charged a fortune for every dollar searches the smallest hideout, and is paid for it otherwise."""
    sizes = []
    for dollar in (1000.0, -1000.0):
        file = tmp_path / "mine.toml"
        file.write_text(f"dollar = {{ 2 = {dollar}, 3 = 1.0, 4 = 1.0 }}\n", encoding="utf-8")
        table = CROOKS.deal(2, 1)
        decision = table.next_decision()
        greedy = bot(f"greedy@{file}", CROOKS)
        assert not isinstance(greedy, Seer)
        view = table.view(decision.seat, memory=True)
        move = greedy.choose(view, decision, FastDice(1))
        sizes.append(len(view["places"]["hideout"][move["hideout"]]))
    all_sizes = [len(pile) for pile in view["places"]["hideout"].values()]
    assert sizes == [min(all_sizes), max(all_sizes)]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("fear = ", "weights-broken"),
        ("fear = 'much'", "weights-broken"),
        ("courage = 1.0", "weights-broken"),
        ("dollar = 3", "weights-broken"),
        ("price = nan", "weights-broken"),
        ("price = -inf", "weights-broken"),
        ("price = 1e999", "weights-broken"),
        ("dollar = { 2 = inf, 3 = 1.0, 4 = 1.0 }", "weights-broken"),
        ("fear = [1.0, [nan]]", "weights-broken"),
        (f"price = {'9' * 400}", "weights-broken"),
        (f"price = {'9' * 5000}", "weights-broken"),
        (f"price = {'[' * 3000}{']' * 3000}", "weights-broken"),
    ],
    ids=lambda text: text[:20],
)
@pytest.mark.parametrize("level", ["greedy", "novice", "regular"])
def test_broken_weights_are_refused(tmp_path: Path, text: str, problem: str, level: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadOptions, match=problem):
        bot(f"{level}@{file}", CROOKS)


def test_a_number_in_place_of_a_table_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("stakes = 3", encoding="utf-8")
    with pytest.raises(BadOptions, match="weights-broken"):
        bot(f"greedy@{file}", game("bang"))


@pytest.mark.parametrize(
    ("name", "reason"), [("greedy@", "weights-no-name"), ("greedy@no/such/file.toml", "weights-no-file")]
)
def test_without_a_file_there_are_no_weights(name: str, reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        bot(name, CROOKS)


def test_who_has_no_weights_takes_none() -> None:
    with pytest.raises(BadOptions, match="no-such-bot"):
        bot("random@mine.toml", CROOKS)
