"""Whole games as texts."""

from __future__ import annotations

import pytest

import malina
from malina.kernel.dice import FastDice
from malina.text import LANGUAGES, log_text

NAMES = ["Миша", "Настя", "Света"]


def match(seed: int = 5) -> malina.Match:
    played = malina.Match.start(malina.game("crooks"), 3, seed.to_bytes(32, "big"), [], names=NAMES)
    dice = FastDice(seed)
    while not played.table.over:
        played.act(*played.table.random_move(dice))
    return played


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_and_its_record_read_the_same(lang: str) -> None:
    played = match()
    record = malina.Record.from_json(played.record.to_json())
    for seat in ("all", None, 0, 1, 2):
        text = log_text(played, lang, seat)
        assert text == log_text(record, lang, seat)
        assert text.endswith("\n")
        assert not any(line != line.rstrip() for line in text.splitlines())
        assert "{" not in text


def test_each_reader_gets_his_own_secrets() -> None:
    played = match()
    everything = log_text(played, "en", "all")
    texts = {seat: log_text(played, "en", seat) for seat in (0, 1, 2, None)}
    assert everything.count("Inside: ") == sum(texts[seat].count("For your eyes only: ") for seat in (0, 1, 2)) > 0
    assert "For your eyes only" not in texts[None] + everything
    assert "As Настя saw it" in texts[1]
    assert "As a spectator saw it" in texts[None]


def test_players_without_names_are_called_after_their_seats() -> None:
    played = malina.Match.start(malina.game("crooks"), 2, bytes(32), [])
    assert log_text(played, "ru", None).splitlines()[0] == "Аферисты: Игрок 1 и Игрок 2"
    assert log_text(played, "ru", None).splitlines()[-1] == "Партия не доиграна."
