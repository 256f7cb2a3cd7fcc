"""A game of buttons: each does one thing that does or does not forbid an undo."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from malina.kernel.decision import Sentences
from malina.kernel.dice import FastDice
from malina.kernel.pieces import add_pieces, bar, look, look_away, mix, move_all, reveal, show
from malina.kernel.record import Match
from malina.kernel.rules import question, rule
from malina.kernel.table import Result, Table

from .play import CROOKS, PILE, TOY, bare_game
from .toy import Card

SECRET = bytes(range(32))


SAID = ["seat one's words", "слово"]


GAMES = pytest.mark.parametrize("game", [CROOKS, TOY], ids=["crooks", "toy"])


def play_pieces(g: Table, verb: str) -> None:
    pieces = g.at[PILE]
    match verb:
        case "throw":
            g.throw(6)
        case "show":
            show(g, 1, pieces[:1])
        case "reveal":
            reveal(g, pieces[:1])
        case "mix":
            reveal(g, pieces)
            mix(g, pieces)
        case "bar":
            bar(g, pieces[:1], frozenset("Z"))
        case "move":
            move_all(g, PILE, 1)
        case "look":
            look(g, 0, PILE)
        case "look_away":
            look_away(g, 0, PILE)
        case "tell":
            g.tell("pressed", {"face": 0})
        case "end":
            g.finish(Result((0,), (1, 0), {}))


@question
def press(g: Table, seat: int) -> Sentences:
    return (
        ("press", ("nothing", "throw", "show", "reveal", "mix", "bar", "move", "look", "look_away", "tell", "end")),
    )


@press.answer("press")
def pressed(g: Table, seat: int, button: str) -> None:
    play_pieces(g, button)
    if not g.over:
        g.then(ask_both)


@rule
def ask_both(g: Table) -> None:
    g.frames.clear()
    g.ask_all((0, press, (), True), (1, press, (), True))


def set_up_buttons(g: Table) -> None:
    add_pieces(g, [Card(letter) for letter in "ABCD"], PILE)
    g.then(ask_both)


class Press(msgspec.Struct, tag_field="cmd", tag="press", forbid_unknown_fields=True):
    button: str


BUTTONS = bare_game(id="buttons", seats=range(2, 3), commands=Press, set_up=set_up_buttons)


HARMLESS = ("nothing", "bar", "move", "look_away", "tell")


FINAL = ("throw", "show", "reveal", "look", "mix", "end")


def buttons() -> Match:
    return Match.start(BUTTONS, 2, SECRET, SAID)


def push(match: Match, seat: int, *which: str) -> Match:
    for button in which:
        match.act(seat, {"cmd": "press", "button": button})
    return match


def played(game: Any, seats: int = 3, seed: int = 0, undo: bool = False) -> Match:
    """A random game; with `undo` the players take back a move now and then, where they can."""
    match = Match.start(game, seats, SECRET, [f"{seed}", *SAID], names=["Аня", "Bob", "Eve", "Zoe"][:seats])
    dice = FastDice(f"player {seed}")
    while not match.table.over:
        seat, move = match.table.random_move(dice)
        match.act(seat, move)
        if undo and match.can_undo(seat) and dice.below(2):
            match.undo(seat)
    return match
