"""Stored games outlive every release: a committed database is opened by the games of today, and by games that have
changed since: more cards, more options, other rules."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from malina.games import GAMES

from .. import versions
from .stored import check

pytestmark = [pytest.mark.anyio, pytest.mark.no_cover]
ROOT = Path(__file__).parents[2]
DATABASES = ("headerless", "version1", "five")
CARD = """\
[[card]]
id = "new_card"
color = "brown"
symbols = ["bang"]
target = "one_other_in_weapon_range"
signs = ["2H", "3H"]

"""
CHARACTER = """\
[[character]]
id = "new_face"
set = "base"
life = 4

"""
ORDER = """\
[[special_order]]
id = "new_order"
legal = "apple"
contraband = "silk"
value = 5
count = 1
source = "reconstructed"

"""
ITEM = """\
[[item]]
id = "new_item"
value = 5
cost = { scrap = 1, iron = 1 }
attributes = { shield = 1 }
source = "reconstructed"

"""
TRAIT = """\
[[trait]]
id = "new_trait"
color = "blue"
timing = "reaction"
arrows = ["right"]
dollars = [1, 2, 3, 4, 5, 6]
source = "reconstructed"

"""
# games that came later: one more card, and what its file counts
LATER = {"sheriff": (ORDER, "orders"), "lockup": (ITEM, "items"), "scoundrels": (TRAIT, "traits_blue")}
CROOK = """\
[[crook]]
id = "new_face"
rating = 3

"""


@pytest.mark.parametrize("name", DATABASES)
async def test_every_stored_table_opens_today(name: str, tmp_path: Path) -> None:
    """If one does not: its dice may be others, then the game needs another version (see test_versions). Or the rules do
    not understand what they find on a table in the middle of a game: `Game.mended` brings an old dump to its new shape.
    What no release has stored, `stored/make.py` may make anew."""
    await check.everything(tmp_path, check.unpack(name, tmp_path), fair=True)


# ---- a copy of the games, to which something has been done ----


def put_before(path: Path, what: str, new: str) -> None:
    """Before the first of these."""
    text = path.read_text(encoding="utf-8")
    assert what in text, (path, what)
    path.write_text(text.replace(what, new + what, 1), encoding="utf-8")


STORED = ("bang", "crooks")  # games of which there are tables of an older release


def more(games: Path) -> None:
    """An option with a default, a card, a character; and the old card files are kept, as `tests.versions` does it."""
    for id in STORED:
        kept = games / id / "old" / f"{GAMES[id].versions['1'].cards[:16]}.toml"
        if not kept.is_file():
            kept.parent.mkdir(exist_ok=True)
            kept.write_bytes((games / id / "cards.toml").read_bytes())
    put_before(games / "bang/options.py", "    experience: bool = False\n", "    beer_for_two: bool = False\n")
    put_before(games / "crooks/options.py", "    memory: bool = True\n", "    sirens: bool = False\n")
    put_before(games / "bang/cards.toml", "[[card]]", CARD)
    put_before(games / "bang/cards.toml", "[[character]]", CHARACTER)
    put_before(games / "crooks/cards.toml", "[[crook]]", CROOK)
    for id, (card, counted) in LATER.items():
        put_before(games / id / "options.py", "    cards: CardFile | None", "    new_option: bool = False\n")
        path = games / id / "cards.toml"
        put_before(path, card.splitlines()[0], card)
        counts = re.compile(rf"(?<=\n{counted} = )\d+")
        path.write_text(counts.sub(lambda many: str(int(many[0]) + 1), path.read_text(encoding="utf-8")), "utf-8")


def other_rules(games: Path) -> None:
    """And a version in which everything is dealt otherwise."""
    more(games)
    put_before(games / "crooks/rules/setup.py", "    deal(g, pieces)\n", "    deal(g, pieces)\n")
    put_before(games / "bang/rules/setup.py", "    lay_piles(g)\n", "    deal(g, g.at[box.deck])\n")
    put_before(games / "sheriff/rules/setup.py", "    deal(g, new)\n", "    deal(g, new)\n")
    put_before(games / "lockup/rules/setup.py", "    lay_goals(g)\n", "    deal(g, g.at[box.item_deck])\n")
    put_before(games / "scoundrels/rules/setup.py", "    lay_safes(g)\n", "    deal(g, g.at[g.data.job_deck])\n")
    for id in (*STORED, *LATER):
        version = re.compile(r'version="\d+"')
        path = games / id / "__init__.py"
        path.write_text(version.sub('version="next"', path.read_text(encoding="utf-8")), encoding="utf-8")


def run(tmp_path: Path, patch: Callable[[Path], None], *steps: tuple[str, Path, str]) -> None:
    """Check these databases with a copy of the program in which the games have changed."""
    source = copytree(ROOT / "src", tmp_path / "src", ignore=ignore_patterns("__pycache__", "page"))
    patch(source / "malina" / "games")
    words = [str(word) for step in steps for word in step]
    env = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)]),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONFAULTHANDLER": "1",  # a crash of the interpreter says where
    }
    command = [sys.executable, "-W", "ignore", "-m", "tests.server.stored.check", *words]
    ran = subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, (ran.returncode, ran.stderr[-3000:])


def test_more_cards_and_options_change_nothing(tmp_path: Path) -> None:
    for name in DATABASES:
        check.unpack(name, tmp_path / name)
    run(tmp_path, more, *((name, tmp_path / name, "fair") for name in DATABASES))


async def test_other_rules_play_on_and_show_what_was(tmp_path: Path) -> None:
    """A running table goes on from its snapshot, a finished one is shown from its film; a table that has neither, since
    nobody has opened it for so long, is a grey row."""
    for name in DATABASES:
        check.unpack(name, tmp_path / name)
    known = check.unpack("headerless", tmp_path / "never opened")
    assert known
    await check.kept(tmp_path / "headerless", known)
    steps = [(name, tmp_path / name, "other rules") for name in DATABASES]
    run(tmp_path, other_rules, *steps, ("headerless", tmp_path / "never opened", "grey"))


def test_the_changes_are_some(tmp_path: Path) -> None:
    """What is done to the copies is done."""
    games = copytree(ROOT / "src/malina/games", tmp_path / "games", ignore=ignore_patterns("__pycache__"))
    more(games)
    for id in (*STORED, *LATER):
        game = GAMES[id]
        digests = versions.digests(game)
        changed = {
            name for name in digests if (games / id / name).read_bytes() != (versions.home_of(game) / name).read_bytes()
        }
        assert changed == {"options.py", "cards.toml"}
