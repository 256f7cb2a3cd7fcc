"""Golden playthroughs: a change of rules, of what seats see or of words shows as a diff."""

from __future__ import annotations

from pathlib import Path

import pytest

import malina
from malina.playthrough import playthrough

from .playthroughs import FILES, again
from .tables import TOY


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_same_game_again(file: Path) -> None:
    kept = file.read_text(encoding="utf-8")
    assert again(kept) == kept, "python -m tests.env.playthroughs plays them again; read the diff"


def test_there_is_one_for_every_game() -> None:
    assert {file.stem.split("-")[0] for file in FILES} == set(malina.GAMES)


def test_who_is_told_what_is_written_beside_it() -> None:
    text = playthrough(malina.game("crooks"), 2, "1")
    assert 'content[1]=["bookie","impostor"]' in text
    assert "\nasked: 1 turn\n" in text
    assert text.endswith("]\n")


def test_offers_stand_in_brackets() -> None:
    assert "(" in "".join(line for line in playthrough(TOY, 4, 1).splitlines() if line.startswith("asked: "))
