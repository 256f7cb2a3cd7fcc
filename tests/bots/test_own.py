"""Bots from a file of one's own, and what a bot is handed."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Any

import pytest

import malina
from malina.arena.play import play as play_in_arena
from malina.bots import bot, play
from malina.kernel.table import Table

CROOKS = malina.game("crooks")
FIRST = """
class First:
    def choose(self, view, decision, dice):
        return decision.moves[0]

class Nothing:
    pass
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(FIRST)
    return path


def test_an_own_bot_plays(file: Path) -> None:
    mine = bot(f"{file}:First", CROOKS)
    assert play(CROOKS.deal(2, seed=1), [mine, mine], malina.FastDice(1)).over


@pytest.mark.parametrize(("name", "reason"), [("mine.py:Nothing", "bot-no-class"), ("mine.py:No", "bot-no-class"),
                                              ("mine.py:", "bot-no-class"), ("mine.py", "bot-no-class"),
                                              ("no.py:First", "bot-no-file"),
                                              ("n" * 300 + ".py:First", "bot-no-file"),
                                              (":First", "bot-no-file")])  # fmt: skip
def test_what_is_no_bot_is_refused(file: Path, name: str, reason: str) -> None:
    with pytest.raises(malina.BadOptions) as refused:
        bot(f"{file.parent}/{name}" if name[0] != ":" else name, CROOKS)
    assert refused.value.reason == reason


@pytest.mark.parametrize("folder", ["shark", "greedy@home", "a:b"])
def test_whatever_its_folder_is_called(
    file: Path, folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / folder).mkdir()
    file.rename(tmp_path / folder / "mine.py")
    monkeypatch.chdir(tmp_path)
    mine = bot(f"{folder}/mine.py:First", CROOKS)
    assert play(CROOKS.deal(2, seed=1), [mine, mine], malina.FastDice(1)).over


@pytest.mark.parametrize(("name", "reason"), [("genius", "no-such-bot"), ("", "bot-no-name")])
def test_an_unknown_bot_is_refused(name: str, reason: str) -> None:
    with pytest.raises(malina.BadOptions, match=reason):
        bot(name, CROOKS)


def test_an_illegal_move_names_the_seat() -> None:
    class Silly:
        def choose(self, *given: object) -> Any:
            return {"cmd": "dance"}

    with pytest.raises(malina.IllegalMove) as refused:
        play(CROOKS.deal(2, seed=1), [Silly()] * 2, malina.FastDice(1))
    assert "dance" in refused.value.__notes__[0]


class Widener:
    """Makes what it wants to do one of the moves that it may do."""

    def choose(self, view: Any, decision: malina.Decision, dice: Any) -> Any:
        for say in decision.moves.says:
            say.blanks = dict.fromkeys(say.blanks, ("whatever",))
        return decision.moves.says[0][0]


def test_what_a_bot_makes_of_its_decision_is_not_what_it_is_judged_by() -> None:
    with pytest.raises(malina.IllegalMove):
        play(CROOKS.deal(2, seed=1), [Widener()] * 2, malina.FastDice(1))
    with pytest.raises(malina.IllegalMove):
        play_in_arena(CROOKS.deal(2, seed=1), ("a", "b"), [Widener()] * 2, "seed")


def reachable(thing: Any) -> set[int]:
    """Everything that can be reached from a thing, modules and classes aside."""
    found: dict[int, Any] = {}
    todo = [thing]
    while todo:
        one = todo.pop()
        if id(one) in found or isinstance(one, (type, type(gc))) or callable(one):
            continue
        found[id(one)] = one
        todo += gc.get_referents(one)
    return {key for key, one in found.items() if isinstance(one, Table)}


def test_nothing_a_bot_is_handed_leads_to_a_table() -> None:
    class Curious:
        def choose(self, view: Any, decision: malina.Decision, dice: Any) -> Any:
            assert not reachable([view, decision, dice])
            return decision.moves.sample(dice.below)

    play(CROOKS.deal(3, seed=2), [Curious()] * 3, malina.FastDice(2))


def test_the_search_for_tables_finds_one() -> None:
    assert reachable([{"hidden": CROOKS.deal(2, seed=1)}])
