"""A third language needs its texts and one entry in the page's list; no code knows which languages there are."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

from malina.text import LANGUAGES

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web/src"
LIST = WEB / "lib/languages.ts"
# a language in quotes, as code would compare it; a key of a mapping by language is no code
NAMED = re.compile(rf"""(['"])(?:{"|".join(LANGUAGES)})\1(?!\s*:)""")
MAY = {
    "lib/languages.ts",  # the list
    "cli/language.py",  # English, where nothing else was wished
    "env/render.py",  # likewise
    "server/inbound/openapi.py",  # the page about the protocol is in English
}


def test_the_page_offers_the_languages_that_have_texts() -> None:
    entries = re.findall(r"^  ([a-z]{2,3}): \{ name: ", LIST.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(entries) == sorted(LANGUAGES)
    assert sorted(folder.name for folder in (WEB / "text").iterdir()) == sorted(LANGUAGES)


def test_no_code_names_a_language() -> None:
    found = [
        f"{path}: {line.strip()}"
        for folder, endings in ((ROOT / "src/malina", ("py",)), (WEB, ("ts", "svelte")))
        for ending in endings
        for path in folder.rglob(f"*.{ending}")
        if path.relative_to(folder).as_posix() not in MAY
        for line in path.read_text(encoding="utf-8").splitlines()
        if NAMED.search(line)
    ]
    assert not found


def test_code_that_names_a_language_is_found() -> None:
    assert NAMED.search("settings.lang === 'ru' ? 1 : 2")
    assert not NAMED.search('names={"en": "Crooks"}')


def test_commands_speak_a_language_as_soon_as_it_has_texts(tmp_path: Path) -> None:
    """German, as somebody would begin it: with the English texts, and one of them translated."""
    source = copytree(ROOT / "src", tmp_path / "src", ignore=ignore_patterns("__pycache__", "page"))
    for english in [*source.rglob("text/en.ftl"), *source.rglob("guide/en.md")]:
        copy(english, english.with_name(f"de{english.suffix}"))
    texts = source / "malina/text/de.ftl"
    words = texts.read_text(encoding="utf-8")
    german = re.sub(
        r"^refuse-no-such-game = .*$", "refuse-no-such-game = Kein solches Spiel.", words, flags=re.MULTILINE
    )
    texts.write_text(german, encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-m", "malina.cli", "simulate", "chess", "--lang", "de"],
        env={**os.environ, "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert "Kein solches Spiel." in ran.stdout + ran.stderr
