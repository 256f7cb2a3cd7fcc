"""What only Sheriff of Nottingham has is not without words, either: see `tests/text/test_complete.py`."""

from __future__ import annotations

from typing import get_type_hints

import pytest

from malina.games.sheriff import GAME
from malina.games.sheriff.options import PRESETS
from malina.games.sheriff.words import STEPS
from malina.text import LANGUAGES, Texts

from ..text.sources import SOURCE
from ..text.test_complete import values_of

both = pytest.mark.parametrize("lang", LANGUAGES)


@both
def test_everything_else_has_a_name(lang: str) -> None:
    texts = Texts(lang, GAME.id)
    for preset in PRESETS:
        assert texts.say(f"preset-{preset}")
        assert texts.say(f"preset-{preset}-help")
    for option, kind in get_type_hints(GAME.options_type).items():
        for value in values_of(kind):
            assert texts.say(f"option-{option}-{value}")
    faces = GAME.cards(PRESETS["everything"], 6)
    for id in (*faces, "law_sheriffs_stock"):
        described = [prefix for prefix in ("good", "law", "man") if texts.has(f"{prefix}-{id}")]
        assert all(texts.say(f"{prefix}-{id}-text") for prefix in described)
    for place in GAME.deal(6, options=PRESETS["everything"]).data.places:
        assert texts.say(f"place-{place[0]}")
    for step in STEPS:
        assert texts.say(f"step-{step}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_names_every_good_and_module(lang: str) -> None:
    guide = (SOURCE / "games" / GAME.id / "guide" / f"{lang}.md").read_text(encoding="utf-8")
    texts = Texts(lang, GAME.id)
    for good in GAME.deal(4, options={"royal_goods": True}).data.goods:  # type: ignore[attr-defined]
        assert texts.say(f"good-{good}") in guide
    for anchor in ("deals", "black-market", "laws", "orders", "merry-men", "deputies", "royal", "scoring"):
        assert f"{{#{anchor}}}" in guide
