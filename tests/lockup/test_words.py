"""Nothing a player of Lockup can meet is without words. The general tests know only games that are registered."""

from __future__ import annotations

import pytest

import malina
from malina.games.lockup import GAME
from malina.games.lockup.options import PRESETS
from malina.text import LANGUAGES, Texts

from ..text import test_complete as general

both = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(malina.GAMES, GAME.id, GAME)


def test_both_languages_have_the_same_messages() -> None:
    general.test_both_languages_have_the_same_messages(GAME.id)


@pytest.mark.no_cover
def test_everything_that_happens_can_be_told() -> None:
    general.test_everything_that_happens_can_be_told(GAME.id)


def test_every_event_question_and_move_has_its_words() -> None:
    general.test_every_event_question_and_move_has_its_words(GAME.id)
    general.test_every_cause_and_note_has_its_words_and_no_other(GAME.id)


@both
def test_cards_options_and_commands_have_names(lang: str) -> None:
    general.test_cards_and_options_have_names(GAME.id, lang)
    general.test_commands_have_words_to_type(GAME.id, lang)


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
