"""What only 3,000 Scoundrels has is not without words, either: see `tests/text/test_complete.py`."""

from __future__ import annotations

import pytest

from malina.games.scoundrels import GAME
from malina.text import LANGUAGES, Texts

both = pytest.mark.parametrize("lang", LANGUAGES)


@both
def test_everything_else_has_a_name(lang: str) -> None:
    texts = Texts(lang, GAME.id)
    data = GAME.deal(3, options=GAME.presets["everything"]).data
    for place in data.places:
        assert texts.say(f"place-{place[0]}")
    for preset in GAME.presets:
        assert texts.say(f"preset-{preset}-help")
    for kind, names in (
        ("boss", [leader.id for leader in data.leaders]),
        ("location", data.locations),
        ("service", data.office),
        ("cell", data.cells),
        ("cells", data.cells),
    ):
        assert all(texts.say(f"{kind}-{name}") for name in names)
    for card in (*data.traits, *data.jobs, *data.strategies):
        assert texts.say(f"{'when' if hasattr(card, 'arrows') else 'does'}-{card.id}")
