"""Commands of the terminal that are the same in every game: undo, help, back, quit, in English and the reader's
language."""

from __future__ import annotations

from ..text import Texts


def is_word(command: str, line: str, texts: Texts) -> bool:
    """Does this line begin with a word for that command?"""
    first = line.lower().split(maxsplit=1)[:1]
    return bool(first) and (first[0] == command or first[0] in texts.say(f"word-{command}").lower().split())


def rest(line: str) -> str:
    """The line without its first word."""
    return line.partition(" ")[2].strip()
