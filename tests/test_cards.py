"""The card files that ship. One of a host's own needs no sources."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from malina.games import GAMES
from malina.kernel.game import Game


def unsourced(cards: dict[str, Any]) -> list[str]:
    """Entries that do not say where what they print is known from."""
    sections = {name: entries for name, entries in cards.items() if isinstance(entries, list)}
    return [
        f"{name} {entry.get('id', number)}"
        for name, entries in sections.items()
        for number, entry in enumerate(entries, 1)
        if not entry.get("source")
    ]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_everything_printed_has_a_source(game: Game) -> None:
    assert game.home is not None
    found = unsourced(tomllib.loads((game.home / "cards.toml").read_text(encoding="utf-8")))
    assert not found, f"without a `source` in {game.id}/cards.toml: {', '.join(found)}"


def test_a_planted_entry_is_found() -> None:
    cards = {"card": [{"id": "bang", "source": "rulebook"}, {"id": "gun"}], "setup": [{"players": 3}], "schema": 1}
    assert unsourced(cards) == ["card gun", "setup 1"]
