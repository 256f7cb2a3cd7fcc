"""Help in both languages, with none of Typer's own words left."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from malina.cli.language import language

from .running import Run

COMMANDS = [
    "serve",
    "mcp",
    "games",
    "play",
    "replay",
    "verify",
    "backup",
    "simulate",
    "arena",
    "tune",
    "playthrough",
    "check",
    "bench",
]


@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS)])
def test_help_is_translated(malina: Run, command: list[str]) -> None:
    english = malina(*command, "--help", "--lang", "en")
    russian = malina(*command, "--help", "--lang", "ru")
    assert (english.code, russian.code) == (0, 0)
    assert english.err == russian.err == ""
    for words, ran in ((("Usage:", "Options", "--json"), english), (("Вызов:", "Ключи", "--json"), russian)):
        assert all(word in ran.out for word in words)
    for word in ("Usage", "Options", "Arguments", "Commands", "Show this", "default"):
        assert word not in russian.out
    assert "help-" not in english.out + russian.out


def test_without_a_command_it_helps(malina: Run) -> None:
    ran = malina()
    assert ran.code == 0
    assert all(name in ran.out for name in COMMANDS)


def test_version(malina: Run) -> None:
    assert malina("--version").out.startswith("malina ")
    assert '"malina"' in malina("--version", "--json").out


@pytest.mark.no_cover
@pytest.mark.skipif(not hasattr(os, "wait4"), reason="the system does not say what a process took")
def test_the_version_costs_next_to_nothing() -> None:
    """It takes a tenth of that, and a machine with other work to do makes it later, not dearer."""
    child = subprocess.Popen([sys.executable, "-m", "malina.cli", "--version"], stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    assert child.returncode == 0
    assert used.ru_utime + used.ru_stime < 0.3


@pytest.mark.parametrize(
    ("words", "environment", "lang"),
    [
        (["--lang", "ru"], {"LANG": "en_US.UTF-8"}, "ru"),
        (["games", "--lang=en"], {"MALINA_LANG": "ru"}, "en"),
        ([], {"MALINA_LANG": "ru", "LANG": "en_US.UTF-8"}, "ru"),
        ([], {"MALINA_LANG": "de", "LANG": "ru_RU.UTF-8"}, "ru"),
        ([], {"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}, "en"),
        ([], {"LANG": "C"}, "en"),
        ([], {}, "en"),
    ],
)
def test_which_language(words: list[str], environment: dict[str, str], lang: str) -> None:
    assert language(words, environment) == lang
