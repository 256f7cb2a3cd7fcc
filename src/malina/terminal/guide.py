"""The players' guide of a game, section by section."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

GAMES = Path(__file__).parent.parent / "games"
HEADING = re.compile(r"^## (?P<title>.+?) \{#(?P<id>[\w-]+)\}$", re.MULTILINE)
LINK = re.compile(r"\[([^\]]+)\]\(#[\w-]+\)")


@dataclass(frozen=True)
class Section:
    id: str
    title: str
    text: str  # Markdown


@lru_cache(maxsize=16)
def sections(game: str, lang: str) -> tuple[Section, ...]:
    """In the order of the guide; none if the game has no guide in this language."""
    path = GAMES / game / "guide" / f"{lang}.md"
    if not path.exists():
        return ()
    text = path.read_text(encoding="utf-8")
    found = list(HEADING.finditer(text))
    ends = [match.start() for match in found[1:]] + [len(text)]
    return tuple(
        Section(match["id"], match["title"], LINK.sub(r"\1", text[match.end() : end]).strip())
        for match, end in zip(found, ends, strict=True)
    )


def find(game: str, lang: str, wanted: str) -> Section | None:
    """The section with this number (from 1), this id, or a title that begins so."""
    all_sections = sections(game, lang)
    wanted = wanted.lower()
    if wanted.isdecimal():
        return all_sections[int(wanted) - 1] if 0 < int(wanted) <= len(all_sections) else None
    for section in all_sections:
        if section.id.lower() == wanted or section.title.lower().startswith(wanted):
            return section
    return None
