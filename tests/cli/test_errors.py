"""Whatever is wrong: exit code 2, nothing on standard output, one line on standard error."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from .running import Run

CARDS = """
[[crook]]
id = "fence"
rating = "seven"
"""

WRONG = [
    ["dance"],
    ["--dance"],
    ["games", "--dance"],
    ["games", "crooks"],
    ["simulate"],
    ["simulate", "chess"],
    ["simulate", "crooks", "crooks"],
    ["simulate", "crooks", "--seats"],
    ["simulate", "crooks", "--seats", "five"],
    ["simulate", "crooks", "--seats", "5"],
    ["simulate", "crooks", "--seats", "-1"],
    ["simulate", "crooks", "--games", "0"],
    ["simulate", "crooks", "--games", "1.5"],
    ["simulate", "crooks", "--jobs", "0"],
    ["simulate", "crooks", "--bots", "clever"],
    ["simulate", "crooks", "--bots", ""],
    ["simulate", "crooks", "--option", "memory"],
    ["simulate", "crooks", "--option", "memory=perhaps"],
    ["simulate", "crooks", "--option", "luck=1"],
    ["simulate", "crooks", "--option", "first=7"],
    ["simulate", "crooks", "--option", "first=2", "--seats", "2"],
    ["simulate", "crooks", "--option", "layout=new_edition_2016", "--seats", "3"],
    ["simulate", "crooks", "--option", 'colors=["red"]'],
    ["simulate", "crooks", "--option", 'colors=["red","red"]', "--seats", "2"],
    ["simulate", "crooks", "--option", "cards=no_such.toml"],
    ["simulate", "crooks", "--option", "cards=."],
    ["simulate", "crooks", "--option", "cards=wrong.toml"],
    ["simulate", "crooks", "--option", "cards=broken.toml"],
    ["simulate", "crooks", "--option", "cards=binary.json"],
    ["check", "chess"],
    ["check", "crooks", "--seats", "9"],
    ["check", "crooks", "--seed", "x"],
    ["bench", "--seconds", "0"],
    ["bench", "--seconds", "fast"],
    ["mcp", "--server", "127.0.0.1:8000"],
    ["mcp", "--server", "http://["],
    ["mcp", "--server", "http://127.0.0.1:abc/"],
    ["mcp", "--server", ""],
    ["play"],
    ["play", "chess"],
    ["play", "crooks", "--bots", "clever"],
    ["play", "crooks", "--seats", "7"],
    ["play", "crooks", "--humans", "5"],
    ["play", "crooks", "--humans", "-1"],
    ["play", "crooks", "--name", "A", "--name", "A"],
    ["play", "crooks", "--name", " "],
    ["play", "crooks", "--save", "no/such/folder/game.json"],
    ["play", "crooks", "--save", "."],
    ["play", "crooks", "--save", "s" * 300],
    ["replay"],
    ["replay", "no_such.json"],
    ["replay", "."],
    ["replay", "binary.json"],
    ["replay", "empty.json"],
    ["replay", "list.json"],
    ["replay", "unfinished.json"],
    ["replay", "game.json", "--seat", "-1"],
    ["replay", "game.json", "--seat", "3"],
    ["replay", "game.json", "--seat", "1", "--spectator"],
    ["verify"],
    ["verify", "no_such.json"],
    ["verify", "list.json"],
    ["verify", "chess.json"],
    ["verify", "unfinished.json"],
    ["games", "--lang", "de"],
    ["games", "--lang=de"],
    ["games", "--lang"],
    ["--help", "--lang", "xx"],
]


@pytest.fixture
def files(record: Path) -> None:
    folder = record.parent
    (folder / "wrong.toml").write_text(CARDS)
    (folder / "broken.toml").write_text("[[crook]\n")
    (folder / "binary.json").write_bytes(b"\xff\xfe\x00")
    (folder / "empty.json").write_text("")
    (folder / "list.json").write_text("[]")
    text = record.read_text()
    (folder / "chess.json").write_text(text.replace('"crooks"', '"chess"', 1))
    lines = [line for line in text.splitlines() if '"secret"' not in line]
    (folder / "unfinished.json").write_text("\n".join(lines))


@pytest.mark.usefixtures("files")
def test_a_wrong_argument_gets_one_line(malina: Run) -> None:
    for words in WRONG:
        lines = {}
        for lang in ("en", "ru"):
            given = words if any(word.startswith("--lang") for word in words) else [*words, "--lang", lang]
            ran = malina(*given)
            assert ran.code == 2, (words, ran)
            assert ran.out == "", words
            assert ran.err.endswith("\n"), words
            assert len(ran.err.splitlines()) == 1, (words, ran.err)
            assert "Traceback" not in ran.err
            lines[lang] = ran.err
        assert malina(*given, "--json").out == "", words
        if given != words:
            assert lines["en"] != lines["ru"], words


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (
            ["dance"],
            "Команды «dance» нет. Есть: serve, mcp, games, play, replay, verify, backup, copy, simulate, arena, tune, "
            "playthrough, check, bench.\n",
        ),
        (["replay", "нет.json"], "Файл нет.json не прочитать: такого файла нет.\n"),
        (["play", "crooks", "--seats", "5"], "В эту игру играют от 2 до 4 человек.\n"),
        (["simulate", "crooks", "--games", "0"], "Значение --games не подходит, нужно число не меньше 1.\n"),
        (
            ["simulate", "crooks", "--option", "layout=x"],
            "Настройка layout: «x» не подходит. Можно: new_edition_2016, rulebook.\n",
        ),
    ],
)
def test_the_line_says_what_is_wrong(malina: Run, words: list[str], line: str) -> None:
    assert malina(*words, "--lang", "ru").err == line


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_ctrl_c(malina: Run, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("malina.cli.simulate.run", interrupted)
    ran = malina("simulate", "crooks", "--lang", lang)
    assert (ran.code, ran.out) == (130, "")
    assert ran.err == {"en": "Interrupted.\n", "ru": "Прервано.\n"}[lang]


def test_a_fault_of_ours_is_one_line_too(malina: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("malina.cli.simulate.run", broken)
    ran = malina("simulate", "crooks")
    assert ran.code == 70
    assert ran.err.startswith("A fault in the program itself: ZeroDivisionError: oh.")
    assert len(ran.err.splitlines()) == 1


def test_leaks_are_told_with_exit_code_1(malina: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from malina.check import Report

    report = Report(games=1, states=2, pairs=6, leaks=["a face"], broken_invariants=["a card"])
    monkeypatch.setattr("malina.check.check", lambda *args: report)
    ran = malina("check", "crooks", "--seats", "2", "--json")
    assert ran.code == 1
    assert '"leaks": 1' in ran.out
    assert '"a face"' in ran.out
    ran = malina("check", "crooks", "--seats", "2")
    assert ran.code == 1
    assert "Leaks: 1" in ran.out
    assert "a card" in ran.out
    assert "malina check crooks --seats 2 --games 1 --seed 0" in ran.out


def test_in_a_real_process(tmp_path: Path) -> None:
    """Ctrl-C while children work: the parent says one line, and nobody leaves a traceback."""
    words = [sys.executable, "-m", "malina.cli", "simulate", "crooks", "--games", "1000000", "--jobs", "2"]
    env = {**os.environ, "MALINA_LANG": "ru", "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONIOENCODING": "utf-8"}
    child = subprocess.Popen(
        words,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=env,
        cwd=tmp_path,
        start_new_session=True,
        # a test run in the background of a script has Ctrl-C switched off, and its children inherit that
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        working = Path(f"/proc/{child.pid}/task/{child.pid}/children")
        while working.exists() and len(working.read_text().split()) < 2:
            time.sleep(0.05)
        time.sleep(3)
        os.killpg(child.pid, signal.SIGINT)
        out, err = child.communicate(timeout=20)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)
    assert (child.returncode, out, err.decode()) == (130, b"", "Прервано.\n")
