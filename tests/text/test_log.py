"""Whole games as texts."""

from __future__ import annotations

import pytest

import malina
from malina.kernel.dice import FastDice
from malina.server.wire import MASKS
from malina.text import LANGUAGES, Texts, log_text

NAMES = ["Миша", "Настя", "Света"]


def match(seed: int = 5, game: str = "crooks") -> malina.Match:
    played = malina.Match.start(malina.game(game), 3, seed.to_bytes(32, "big"), [], names=NAMES)
    dice = FastDice(seed)
    while not played.table.over:
        played.act(*played.table.random_move(dice))
    return played


@pytest.mark.parametrize("game", sorted(malina.GAMES))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_and_its_record_read_the_same(lang: str, game: str) -> None:
    played = match(game=game)
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


def test_a_hand_is_named_to_its_owner_only() -> None:
    played = match(game="bang")
    [drawn] = [event for event in played.table.events(1) if event["event"] == "drew" and event["seat"] == 1][:1]
    card = Texts("en", "bang").value("card", drawn["cards"][0])
    line = f"Настя is dealt {drawn['count']} cards."
    owner, others = (log_text(played, "en", seat).splitlines() for seat in (1, None))
    assert line in others
    assert any(told.startswith(f"You are dealt {drawn['count']} cards. They are {card}") for told in owner)


def test_players_without_names_are_called_after_their_seats() -> None:
    played = malina.Match.start(malina.game("crooks"), 2, bytes(32), [])
    assert log_text(played, "ru", None).splitlines()[0] == "Аферисты: Игрок 1 и Игрок 2"
    assert log_text(played, "ru", None).splitlines()[-1] == "Партия не доиграна."


@pytest.mark.parametrize(("lang", "said"), [("en", "Misha, Fox and Raccoon"), ("ru", "Misha, Лиса и Енот")])
def test_bots_of_a_server_are_called_by_their_masks(lang: str, said: str) -> None:
    match = malina.Match.start(malina.game("crooks"), 3, bytes(32), [], names=["Misha", "fox", "raccoon"])
    assert said in log_text(match, lang).splitlines()[0]
    assert "fox" not in log_text(match, lang)


def test_every_mask_has_a_name() -> None:
    assert all(Texts(lang).has(f"mask-{mask}") for lang in LANGUAGES for mask in MASKS)
