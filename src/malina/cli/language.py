"""Which language to speak: `--lang`, else MALINA_LANG, else LANG, else English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from ..text import LANGUAGES


def language(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """Choose the language before the command line is parsed, because help and usage errors are translated too."""
    wishes = (
        *given(words),
        environment.get("MALINA_LANG", ""),
        environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG", ""),
    )
    for wish in wishes:
        lang = wish.lower().replace("-", "_").partition("_")[0].partition(".")[0]
        if lang in LANGUAGES:
            return lang
    return "en"


def given(words: Sequence[str]) -> list[str]:
    after = [word for option, word in pairwise(words) if option == "--lang"]
    joined = [word.partition("=")[2] for word in words if word.startswith("--lang=")]
    return [*after, *joined]
