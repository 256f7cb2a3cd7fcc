"""Help in both languages, with none of Typer's own words left."""

from __future__ import annotations

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
