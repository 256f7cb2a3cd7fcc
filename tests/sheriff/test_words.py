"""Nothing a player of Sheriff of Nottingham can meet is without words. The general tests know registered games only."""

from __future__ import annotations

from typing import get_type_hints

import pytest

import malina
from malina.games.sheriff import GAME
from malina.games.sheriff.options import PRESETS
from malina.games.sheriff.words import STEPS
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
    for preset in PRESETS:
        assert texts.say(f"preset-{preset}")
        assert texts.say(f"preset-{preset}-help")
    for option, kind in get_type_hints(GAME.options_type).items():
        for value in general.values_of(kind):
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
    guide = (general.SOURCE / "games" / GAME.id / "guide" / f"{lang}.md").read_text(encoding="utf-8")
    texts = Texts(lang, GAME.id)
    for good in GAME.deal(4, options={"royal_goods": True}).data.goods:  # type: ignore[attr-defined]
        assert texts.say(f"good-{good}") in guide
    for anchor in ("deals", "black-market", "laws", "orders", "merry-men", "deputies", "royal", "scoring"):
        assert f"{{#{anchor}}}" in guide
