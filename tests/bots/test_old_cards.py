"""A stored game goes on with the cards that it was dealt: bots see those, and not the ones that ship today."""

from __future__ import annotations

import json

import pytest

import malina
from malina.bots import bot
from malina.bots.bot import Turns, step
from malina.kernel import game as games
from malina.kernel.catalogue import CardFile
from malina.kernel.dice import FastDice

STEPS = 120
# what a card of each game was called before
CALLED = {
    "crooks": ("lookout", "watcher"),
    "bang": ("winchester", "repeater"),
    "sheriff": ("silk", "damask"),
    "lockup": ("goblins", "hobs"),
    "scoundrels": ("banker", "usurer"),
}


@pytest.mark.parametrize("id", CALLED)
def test_bots_see_the_cards_that_were_dealt(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = malina.game(id)
    shipped = game.shipped()
    assert shipped
    today, then = CALLED[id]
    assert f'"{today}"' in shipped.text
    older = CardFile("cards.toml", shipped.text.replace(f'"{today}"', f'"{then}"'))
    monkeypatch.setattr(games, "old_cards", lambda home, digest: older if digest == older.digest else None)
    seats = game.seats[-1]
    table = game.load(json.loads(json.dumps(game.deal(seats, 1, file=older).dump())))  # as it comes out of the store
    bots, dice, turns = [bot("greedy", game)] * seats, FastDice("old cards"), Turns()
    shown = False
    for _ in range(STEPS):
        if table.over:
            break
        seat = min(table.waiting_for)
        view = table.view(seat)
        assert game.data_seen(view).file == older
        shown = shown or f'"{then}' in json.dumps(view["places"])
        step(table, bots, dice, turns)
    assert shown, f"{then} was never seen"


def test_only_a_table_with_older_cards_says_so() -> None:
    lockup = malina.game("lockup")
    view = lockup.deal(2, 1).view(0)
    assert "cards" not in view
    assert lockup.data_seen(view).file == lockup.shipped()
