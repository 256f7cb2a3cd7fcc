"""A game's version says by which rules its stored games were dealt: whoever changes the rules is asked about it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from malina.games import GAMES
from malina.kernel.game import Game
from malina.kernel.versions import FIRST, OLD

from . import versions
from .versions import accept, changed, digests, home_of, missing_cards, release

ALL = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))

WHAT_TO_DO = """
The rules of {id} are not those that version {version} was accepted with: {files}.

Stored games of version {version} are played on and checked by these rules, with the options and the card file that
they were dealt with. Could anything in one of them come out otherwise than before: a deal, a move that is or is not
possible, what it does, the result?

  No (other words, another structure, a new card, a new option whose default is how it was):
      .venv/bin/python -m tests.versions {id}
  Yes:
      give {id} another version in src/malina/games/{id}/__init__.py, then
      .venv/bin/python -m tests.versions {id}
      and say in CHANGELOG.md what is played otherwise. Running tables go on by the new rules from where they are,
      finished ones stay as they were, and their dice are checked by the release that versions.toml names.
"""


@ALL
def test_the_rules_are_those_of_their_version(game: Game) -> None:
    files = changed(game)
    assert not files, WHAT_TO_DO.format(id=game.id, version=game.version, files=", ".join(files))


@ALL
def test_stored_games_find_their_cards(game: Game) -> None:
    again = f"run .venv/bin/python -m tests.versions {game.id}"
    assert not missing_cards(game), f"card files that stored games need are neither shipped nor kept: {again}"


@ALL
def test_a_table_says_which_card_file_it_was_dealt_from(game: Game) -> None:
    """Or its stored games would go on with whatever cards ship later."""
    table: Any = game.deal(game.seats[-1])
    assert table.data.file == game.shipped()


@ALL
def test_a_version_names_the_last_release_that_plays_it(game: Game) -> None:
    again = f"run .venv/bin/python -m tests.versions {game.id}"
    assert game.release(game.version) == release(), again
    assert game.release("no such version") == ""


@ALL
def test_the_first_version_tells_what_it_knew(game: Game) -> None:
    """Tables that were stored before they said so themselves were dealt by it."""
    known = game.versions[FIRST].defaults
    game.read_options(known, game.seats[-1])
    assert known


# ---- a game in a folder of its own ----


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    game = GAMES["crooks"]
    home = copytree(home_of(game), tmp_path / "src/malina/games/crooks", ignore=lambda *_: ["__pycache__"])
    monkeypatch.setattr(versions, "ROOT", tmp_path)
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "9.9"\n')
    return replace(game, home=home)


def again(game: Game, **changes: str) -> Game:
    """The game as it is read after something was written to its folder."""
    return replace(game, **changes)


def test_bots_and_words_are_no_rules(copy: Game) -> None:
    for name in ("bot/sight.py", "outlook.py", "guide/en.md", "text/ru.ftl"):
        path = home_of(copy) / name
        path.write_text("other" if not path.is_file() else path.read_text() + "\n")
    assert changed(again(copy)) == []


@pytest.mark.parametrize("name", ["rules/setup.py", "cards.toml", "chapter7.py", "rules/chapter7.py"])
def test_rules_and_cards_are_noticed_and_accepted(copy: Game, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = home_of(copy) / name
    path.parent.mkdir(exist_ok=True)
    old = (home_of(copy) / "cards.toml").read_bytes()
    monkeypatch.setattr(versions, "git", lambda *args: old if args[0] == "show" else b"abc")
    path.write_text((path.read_text() if path.is_file() else "") + "# other\n")
    assert changed(again(copy)) == [name]
    assert bool(missing_cards(again(copy))) == (name == "cards.toml")
    accept(copy)
    assert changed(again(copy)) == []
    assert not missing_cards(again(copy))
    before, after = copy.versions["1"], again(copy).versions["1"]
    assert (after.cards, after.options) == (before.cards, before.options), "what the version began with stays"
    assert after.release == "9.9"
    kept = home_of(copy) / OLD / f"{before.cards[:16]}.toml"
    assert kept.is_file() == (name == "cards.toml")
    if kept.is_file():
        found = again(copy).old_cards(before.cards)
        assert found is not None
        assert found.digest == before.cards


def test_another_version_begins_beside_the_old_one(copy: Game) -> None:
    accept(again(copy, version="2"))
    found = again(copy, version="2").versions
    assert list(found) == ["1", "2"]
    assert found["1"].files == {}
    assert found["1"].release == copy.release("1")
    assert (found["2"].release, found["2"].files) == ("9.9", digests(copy))
    assert changed(again(copy, version="2")) == []
    assert changed(again(copy, version="3")) == sorted(digests(copy))
