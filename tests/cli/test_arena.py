"""`malina arena` and what goes with it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .running import Run


def test_one_object(malina: Run, tmp_path: Path) -> None:
    words = ("arena", "crooks", "--bots", "greedy,random", "--games", "4", "--seed", "7", "--jobs", "1")
    ran = malina(*words, "--report", "arena.html", "--json")
    assert ran.code == 0, ran.err
    data = json.loads(ran.out)
    assert (data["game"], data["seats"], data["games"]) == ("crooks", 2, 4)
    for key in ("win_rates", "points", "ratings", "ms_per_move"):
        assert list(data[key]) == ["greedy", "random"]
    for rate in data["win_rates"].values():
        assert 0 <= rate["low"] <= rate["rate"] <= rate["high"] <= 1
    assert data["report"] == "arena.html"
    text = (tmp_path / "arena.html").read_text(encoding="utf-8")
    assert "malina arena crooks --bots greedy,random --seats 2 --games 4 --seed 7" in text


@pytest.mark.parametrize(("lang", "said"), [("en", "All sides"), ("ru", "Все стороны")])
def test_for_people(malina: Run, tmp_path: Path, lang: str, said: str) -> None:
    (tmp_path / "arena.html").write_text("mine", encoding="utf-8")
    words = ("--seats", "4", "--games", "2", "--by-side", "--preset", "dodge_city", "--option", "character_choice=2")
    ran = malina("arena", "bang", *words, "--report", "arena.html", "--lang", lang)
    assert ran.code == 0, ran.err
    assert said in ran.out
    assert "arena-2.html" in ran.out
    assert (tmp_path / "arena.html").read_text(encoding="utf-8") == "mine"
    command = "--preset dodge_city --option character_choice=2 --by-side --games 2 --seed 0"
    assert command in (tmp_path / "arena-2.html").read_text(encoding="utf-8")


def test_seats_by_bots_and_sides_without_manning_them(malina: Run) -> None:
    ran = malina("arena", "bang", "--bots", "random,random,random,random", "--games", "1")
    assert ran.code == 0, ran.err
    assert "4 seats, 1 game on 0 deals" in ran.out
    assert "The Renegade" in ran.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bots", "random,greedy,random", "--by-side"), "exactly two different bots"),
        (("--bots", "rabbit"), "no bot “rabbit”. There are: random, greedy, novice, regular, shark, cheat."),
        (("--bots", ""), "The name of a bot is missing. There are: random,"),
        (("--bots", "greedy,,random"), "The name of a bot is missing."),
        (("--bots", "greedy@"), "After @ the file with the weights is missing."),
        (("--bots", ":Mine"), "no Python file :Mine"),
        (("--preset", "full"), "no presets"),
        (
            ("--report", "no/such/folder.html"),
            "no folder no/such. Make it first, or choose another place for the file.",
        ),
        (("--report", "r" * 300), "cannot be written: the name is too long."),
        (("--report", f"{'r' * 300}/arena.html"), "cannot be written: the name is too long."),
        (("--ray", "127.0.0.1:1"), "No Ray cluster answers at 127.0.0.1:1"),
        (("--games", "0"), "--games"),
    ],
)
def test_what_is_wrong_is_said(malina: Run, words: tuple[str, ...], said: str) -> None:
    ran = malina("arena", "crooks", *words, "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_what_people_call_their_bots_is_no_markup(malina: Run, tmp_path: Path, command: str) -> None:
    own = "class Own:\n    def choose(self, view, decision, dice):\n        return decision.moves[0]\n"
    name = "[b]x:gun:.py:Own"
    (tmp_path / "[b]x:gun:.py").write_text(own)
    ran = malina(command, "crooks", "--bots", f"{name},random", "--games", "2", "--jobs", "1")
    assert ran.code == 0, ran.err
    assert "[b]x" in ran.out  # long names are folded
    assert "\N{PISTOL}" not in ran.out


def test_a_preset_that_is_not_there(malina: Run) -> None:
    ran = malina("simulate", "bang", "--preset", "half", "--lang", "en")
    assert ran.code == 2
    assert "There is no preset “half”. There are: base, dodge_city, full." in ran.err
