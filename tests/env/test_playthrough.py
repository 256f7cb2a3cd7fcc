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


def test_the_house_moves_without_a_word_and_gets_its_points() -> None:
    more = {"more": True, "rounds": 9}
    text = next(t for seed in range(20) if "\nmove: house " in (t := playthrough(TOY, 3, seed, more)))
    houses = [step for step in text.split("\n\n") if "\nmove: house " in step]
    assert all('{"cmd":"time"}' in step and "\nsaid:" not in step and "\nlegal:" not in step for step in houses)
    assert text.splitlines()[-1].startswith('others: {"house":')


def test_pairs_orders_and_texts_are_said() -> None:
    said = "".join(playthrough(TOY, 4, seed, {"more": True}) for seed in range(3))
    assert '"cmd":"stake","on":[[' in said
    assert '"words":""' in said
    assert '"cmd":"lay"' in said
