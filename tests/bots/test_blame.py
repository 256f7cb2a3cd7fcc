"""What goes wrong in a bot of one's own, or with weights of one's own, is told as that bot's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import malina
from malina.arena import Cores, arena
from malina.bots import Seer, asked, bot, play
from malina.bots.blame import owned
from malina.simulate import simulate

CROOKS = malina.game("crooks")
OWN = """
import sys

print("read")

class First:
    def choose(self, view, decision, dice):
        print("thinks")
        return decision.moves[0]

class Ahead(First):
    def look_ahead(self, guess, decision, dice):
        return {"cmd": guess.game.id}

class Odd(Exception):
    def __init__(self, one, two):
        super().__init__(one)

    def __str__(self):
        raise ValueError

class Fails(First):
    def __init__(self):
        self.how = type(self).__name__

    def choose(self, view, decision, dice):
        if self.how == "Raises":
            raise ValueError("boom")
        if self.how == "Silent":
            raise StopIteration
        if self.how == "Exits":
            sys.exit(3)
        if self.how == "Strange":
            raise Odd(1, 2)
        if self.how == "Widens":
            for say in decision.moves.says:
                say.blanks = dict.fromkeys(say.blanks, ("whatever",))
            return decision.moves.says[0][0]
        return {"Nothing": None, "Dances": {"cmd": "dance"}}[self.how]

class Raises(Fails): pass
class Silent(Fails): pass
class Exits(Fails): pass
class Strange(Fails): pass
class Widens(Fails): pass
class Nothing(Fails): pass
class Dances(Fails): pass

class Needy(First):
    def __init__(self, friend): pass
"""
FAILURES = [
    ("Raises", "bot-raised", "ValueError: boom"),
    ("Silent", "bot-raised", "StopIteration"),
    ("Exits", "bot-raised", "SystemExit: 3"),
    ("Strange", "bot-raised", "Odd: <"),
    ("Widens", "bot-illegal", "{'cmd': 'recruit', 'hideout': 'whatever'}"),
    ("Nothing", "bot-illegal", "None"),
    ("Dances", "bot-illegal", "{'cmd': 'dance'}"),
]


@pytest.fixture
def own(tmp_path: Path) -> str:
    path = tmp_path / "own.py"
    path.write_text(OWN)
    return str(path)


def check(error: malina.BadBot, name: str, reason: str, said: str) -> None:
    assert (error.reason, error.args_["bot"], error.args_["question"]) == (reason, name, "turn")
    assert error.args_["problem" if reason == "bot-raised" else "answer"].startswith(said)


@pytest.mark.parametrize(("how", "reason", "said"), FAILURES)
def test_a_failure_is_told_with_the_name_and_the_question(own: str, how: str, reason: str, said: str) -> None:
    name = f"{own}:{how}"
    with pytest.raises(malina.BadBot) as error:
        play(CROOKS.deal(2, 1), [bot(name, CROOKS)] * 2, malina.FastDice(1))
    check(error.value, name, reason, said)


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(("how", "reason", "said"), FAILURES)
def test_it_is_the_same_from_another_process(own: str, how: str, reason: str, said: str, jobs: int) -> None:
    name = f"{own}:{how}"
    with pytest.raises(malina.BadBot) as error:
        arena(CROOKS, [name, name], 2, share=Cores(jobs))
    check(error.value, name, reason, said)
    with pytest.raises(malina.BadBot) as error:
        simulate(CROOKS, 2, 2, bots=[name], jobs=jobs)
    check(error.value, name, reason, said)


def test_one_that_looks_ahead_does_so_and_answers_for_it(own: str) -> None:
    found = bot(f"{own}:Ahead", CROOKS)
    assert isinstance(found, Seer)
    with pytest.raises(malina.BadBot) as error:
        play(CROOKS.deal(2, 1), [found] * 2, malina.FastDice(1))
    check(error.value, f"{own}:Ahead", "bot-illegal", "{'cmd': 'crooks'}")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (OWN, "TypeError: Needy.__init__() missing"),
        ("def (", "SyntaxError: invalid syntax"),
        ("import sys\nsys.exit(4)", "SystemExit: 4"),
        ("import nothing_of_the_kind", "ModuleNotFoundError: No module named 'nothing_of_the_kind'"),
    ],
)
def test_a_bot_that_cannot_be_made(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "own.py"
    path.write_text(text)
    with pytest.raises(malina.BadBot) as error:
        bot(f"{path}:Needy", CROOKS)
    assert (error.value.reason, error.value.args_["question"]) == ("bot-raised", "")
    assert error.value.args_["problem"].startswith(said)


@pytest.mark.parametrize("level", ["greedy", "novice", "regular"])
def test_weights_with_which_a_heuristic_cannot_reckon(tmp_path: Path, level: str) -> None:
    file = tmp_path / "zero.toml"
    file.write_text("price = 0.0\n")
    name = f"{level}@{file}"
    with pytest.raises(malina.BadBot) as error:
        play(CROOKS.deal(2, 1), [bot(name, CROOKS)] * 2, malina.FastDice(1))
    check(error.value, name, "bot-raised", "ZeroDivisionError")


def test_ctrl_c_while_a_bot_thinks_is_nobodys_fault() -> None:
    class Interrupted:
        def choose(self, *given: object) -> Any:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(CROOKS.deal(2, 1), [owned("mine", Interrupted())] * 2, malina.FastDice(1))


def test_what_a_bot_prints_spoils_no_result(own: str, capsys: pytest.CaptureFixture[str]) -> None:
    table = CROOKS.deal(2, 1)
    found = bot(f"{own}:First", CROOKS)
    assert not isinstance(found, Seer)
    found.choose(table.view(asked(table).seat), asked(table), malina.FastDice(1))
    print("result")
    assert capsys.readouterr() == ("result\n", "read\nthinks\n")


def test_a_fault_of_ours_stays_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: object, *given: object) -> Any:
        return 1 // 0

    monkeypatch.setattr("malina.bots.greedy.Greedy.choose", broken)
    with pytest.raises(ZeroDivisionError):
        arena(CROOKS, ["greedy", "random"], 1, share=Cores(1))
