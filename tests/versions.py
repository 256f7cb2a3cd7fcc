"""Digests of the rules in `versions.toml`: by them a test notices that the rules of a game have changed.

    .venv/bin/python -m tests.versions [GAME …]

accepts the rules as they are now under the version that the game has now."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from malina.games import GAMES
from malina.kernel.game import Game
from malina.kernel.versions import FIRST, OLD, Version, read_versions

ROOT = Path(__file__).parents[1]
CARDS = "cards.toml"
# Not part of the rules: bots, estimates for players, vocabulary of environments, checks
BESIDE = ("bot/", "outlook.py", "words.py", "invariants.py")
HEAD = """\
# The versions of these rules that there have been, by which stored games are dealt. Made by
# `.venv/bin/python -m tests.versions`; tests/test_versions.py says when.
"""


def home_of(game: Game) -> Path:
    assert game.home is not None, f"GAME of {game.id} says no home: home=Path(__file__).parent"
    return game.home


def cards_of(folder: Path) -> str:
    """The digest of the card file that ships; "" for a game without one."""
    path = folder / CARDS
    return sha256(path.read_bytes()).hexdigest() if path.is_file() else ""


def digests(game: Game) -> dict[str, str]:
    """Digests of all files that decide how a game goes: its rules and its cards."""
    home = home_of(game)
    modules = [path.relative_to(home).as_posix() for path in home.rglob("*.py")]
    cards = [CARDS] if (home / CARDS).is_file() else []
    files = [*sorted(name for name in modules if not name.startswith(BESIDE)), *cards]
    return {name: sha256((home / name).read_bytes()).hexdigest()[:16] for name in files}


def changed(game: Game) -> list[str]:
    """The files that have changed since the game's version was accepted."""
    known = game.versions[game.version].files if game.version in game.versions else {}
    now = digests(game)
    return sorted(name for name in known.keys() | now.keys() if known.get(name) != now.get(name))


def release() -> str:
    found: str = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    return found


def missing_cards(game: Game) -> set[str]:
    """Card files that stored games need: the one that a version began with, if it neither ships nor is kept."""
    began = {version.cards for version in game.versions.values()}
    return {digest for digest in began - {cards_of(home_of(game)), ""} if not game.old_cards(digest)}


# ---- accepting ----


def accept(game: Game) -> None:
    folder = home_of(game)
    versions = read_versions(folder) if (folder / "versions.toml").is_file() else {}
    cards = cards_of(folder)
    new = versions.get(game.version) or Version(release=release(), cards=cards, options=first_options(game, versions))
    new = msgspec.structs.replace(new, release=release(), files=digests(game))
    older = {name: msgspec.structs.replace(v, files={}) for name, v in versions.items() if name != game.version}
    (folder / "versions.toml").write_text(HEAD + written({**older, game.version: new}), encoding="utf-8")
    for version in older.values():
        keep_cards(folder, version.cards)
    keep_cards(folder, new.cards)


def first_options(game: Game, versions: dict[str, Version]) -> str:
    known: dict[str, Any] = {} if versions or game.version != FIRST else msgspec.to_builtins(game.options_type())
    return msgspec.json.encode(known).decode()


def keep_cards(folder: Path, digest: str) -> None:
    """Keep a card file that no longer ships: it is restored from the history of the repository."""
    path = folder / CARDS
    kept = folder / OLD / f"{digest[:16]}.toml"
    if digest in ("", cards_of(folder)) or kept.is_file():
        return
    for commit in git("log", "--format=%H", "--", str(path)).decode().split():
        text = git("show", f"{commit}:{path.relative_to(ROOT)}")
        if sha256(text).hexdigest() == digest:
            kept.parent.mkdir(exist_ok=True)
            kept.write_bytes(text)
            return
    raise SystemExit(f"no commit has the {CARDS} with the digest {digest}")


def git(*args: str) -> bytes:
    return subprocess.run(["git", *args], cwd=ROOT, check=True, capture_output=True).stdout


def written(versions: dict[str, Version]) -> str:
    lines = []
    for name, version in versions.items():
        lines += ["", f"[{name}]", f'release = "{version.release}"', f'cards = "{version.cards}"']
        if version.options != "{}":
            lines += [f"options = '{version.options}'"]
        if version.files:
            lines += ["", f"[{name}.files]", *(f'"{file}" = "{digest}"' for file, digest in version.files.items())]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for id in sys.argv[1:] or GAMES:
        accept(GAMES[id])
