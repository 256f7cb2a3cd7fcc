"""What only Lockup has is not without words, either: see `tests/text/test_complete.py`."""

from __future__ import annotations

from typing import Any

import pytest

from malina.games.lockup import GAME
from malina.games.lockup.options import PRESETS
from malina.text import LANGUAGES, Texts

both = pytest.mark.parametrize("lang", LANGUAGES)


@both
def test_everything_else_has_a_name(lang: str) -> None:
    texts = Texts(lang, GAME.id)
    cards = GAME.deal(1).data.cards  # type: ignore[attr-defined]
    for preset in PRESETS:
        assert texts.say(f"preset-{preset}")
        assert texts.say(f"preset-{preset}-help")
    for location in cards.locations:
        assert texts.say(f"location-{location.id}")
    for family in (cards.tomes, cards.goals, cards.traits):
        for card in family:
            assert texts.say(f"{card.back}-{card.id}-text")
    for kind in cards.goon_types:
        assert texts.say(f"type-{kind}")
        assert texts.say(f"type-{kind}-text")
    for special in {item.special for item in cards.items} - {""}:
        assert texts.say(f"special-{special}")
    for crew in cards.crews:
        assert texts.say(f"crew-{crew.id}")
    for place in GAME.deal(3, options={"expert": True}).data.places:
        assert texts.say(f"place-{place[0]}")


@pytest.mark.parametrize(
    ("lang", "event", "said"),
    [
        (
            "en",
            {"event": "opened", "tokens": ["guard_blue_5"], "location": "smithy"},
            "Smithy: the guards turn up guard (blue, 5).",
        ),
        ("en", {"event": "stronger", "count": 1}, "The guards gain power: 1."),
        ("en", {"event": "suspected", "count": 1, "location": "smithy"}, "Smithy: the guards take suspicion: 1."),
        (
            "ru",
            {"event": "opened", "tokens": ["guard_blue_5"], "location": "smithy"},
            "Кузница: стража открывает: стражник (голубой, 5).",
        ),
        ("ru", {"event": "stronger", "count": 1}, "Стража получает фишки силы: 1."),
        (
            "ru",
            {"event": "advance", "goal": "sup_shields", "stars": 5},
            "Стена щитов: стража успевает первой, звёзд: 5.",
        ),
    ],
)
def test_the_guards_are_many_and_small_inside_a_sentence(lang: str, event: dict[str, Any], said: str) -> None:
    assert Texts(lang, GAME.id, me=0).event({**event, "seat": "guards"}, ["Ann"]) == said
