"""The page's own messages, so that tests do not depend on their wording."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

import malina

LANGUAGES = ("ru", "en")
SOURCE = Path(malina.__file__).parent
WEB = Path(__file__).parents[2] / "web"


@cache
def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    files = [
        *sorted((WEB / "src" / "text" / lang).glob("*.ftl")),
        SOURCE / "text" / f"{lang}.ftl",
        SOURCE / "games" / "crooks" / "text" / f"{lang}.ftl",
    ]
    for file in files:
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def say(lang: str, id: str, **args: Any) -> str:
    """Format a message. Arguments are as the page gives them, with `x_kind` and `x_id` where the message needs them."""
    message = bundle(lang).get_message(id)
    assert message.value is not None, id
    words, problems = bundle(lang).format_pattern(message.value, args)
    assert not problems, problems
    return str(words)


def ids(lang: str) -> set[str]:
    return set(bundle(lang)._messages)
