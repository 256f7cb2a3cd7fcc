"""The tips of the guided first games: data of the page, told when the game asks or tells something."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from malina import GAMES
from malina.text import LANGUAGES
from malina.text.bundle import Bundle, load

WEB = Path(__file__).parents[2] / "web" / "src"


def tips(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((WEB / "games" / game / "tips.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_there_are_five_to_nine_and_each_is_said_in_one_sentence(game: str) -> None:
    ids = [tip["id"] for tip in tips(game)]
    assert 5 <= len(ids) <= 9
    assert len(set(ids)) == len(ids)
    for lang in LANGUAGES:
        words = Bundle(lang, (WEB / "text" / lang / f"{game}.ftl",))
        said = {f"{game}-tip-{id}{part}" for id in ids for part in ("", "-text")}
        assert {id for id in words.ids() if id.startswith(f"{game}-tip-")} == said
        for id in ids:
            sentence = words.format(f"{game}-tip-{id}-text", {})
            assert sentence.endswith("."), sentence
            assert len(sentence) <= 130, sentence


@pytest.mark.parametrize("game", GAMES)
def test_each_waits_for_something_that_happens_in_its_game(game: str) -> None:
    texts = load("en", game).ids()
    for tip in tips(game):
        moments = [*(f"decision-{asked}" for asked in tip.get("asked", []))]
        moments += [f"move-{tip['verb']}"] if "verb" in tip else []
        moments += [f"event-{tip['event']}"] if "event" in tip else []
        assert moments, tip
        assert [moment for moment in moments if moment not in texts] == [], tip
        assert set(tip) <= {"id", "at", "asked", "verb", "event"}
