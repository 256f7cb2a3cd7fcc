"""Sanitised text: names, titles and chat without invisible characters."""

from __future__ import annotations

import re
import unicodedata

from ...kernel.refusal import Refusal

JOINERS = "\u200c\u200d\ufe0e\ufe0f"  # invisible too, but letters and emoji are put together with them
BLANKS = re.compile(  # they count as letters, marks and signs
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0d\uffa0\U000e0100-\U000e01ef]"
)


def readable(text: str) -> str:
    """Without control characters, marks of direction and blanks; "" if nothing is left to read."""
    seen = (c for c in BLANKS.sub("", text) if c.isprintable() or c.isspace() or c in JOINERS)
    found = " ".join("".join(seen).split())
    return found if any(unicodedata.category(c)[0] in "LNPS" for c in found) else ""


def tidy(name: str) -> str:
    found = readable(name)
    if not found:
        raise Refusal("bad-name")
    return found
