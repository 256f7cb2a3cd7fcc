"""Nothing a player of 3,000 Scoundrels can meet is without words. The general tests know only registered games."""

from __future__ import annotations

import pytest

import malina
from malina.games.scoundrels import GAME
from malina.text import LANGUAGES, Texts

from ..text import test_complete as general

both = pytest.mark.parametrize("lang", LANGUAGES)
GAMES = 30  # random games that tell nearly everything


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(malina.GAMES, GAME.id, GAME)
    monkeypatch.setitem(general.ENOUGH_GAMES, GAME.id, GAMES)
    monkeypatch.setitem(general.EVERYTHING, GAME.id, [(GAME.seats, dict(GAME.presets["everything"])), (GAME.seats, {})])


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
