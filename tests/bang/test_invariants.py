"""The invariants find a table that is wrong, and options that contradict each other are refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import malina
from malina.games.bang import GAME
from malina.games.bang.table import BangTable

from .scenario import scenario

Damage = Callable[[BangTable], None]


def lose_a_card(g: BangTable) -> None:
    g.at[g.data.deck] = g.at[g.data.deck][1:]


def change_a_card(g: BangTable) -> None:
    g.face[0] = g.face[1]


def lay(g: BangTable, *names: str) -> None:
    """From the deck in front of seat 0."""
    for name in names:
        piece = next(p for p in g.at[g.data.deck] if g.kind(p).id == name)
        g.at[g.data.deck] = tuple(p for p in g.at[g.data.deck] if p != piece)
        g.at[g.data.front[0]] += (piece,)


def lay_two_barrels(g: BangTable) -> None:
    lay(g, "barrel", "barrel")


def lay_two_weapons(g: BangTable) -> None:
    lay(g, "volcanic", "schofield")


def lay_a_beer(g: BangTable) -> None:
    lay(g, "beer")


def live_too_well(g: BangTable) -> None:
    g.life[1] = g.most[1] + 1


def be_ready_in_the_deck(g: BangTable) -> None:
    g.ready = g.at[g.data.deck][:1]


def find_money(g: BangTable) -> None:
    g.money[0] = 1000


def play_on(g: BangTable) -> None:
    g.ring = tuple(person for person in g.ring if person != g.active[0])


@pytest.mark.parametrize(
    ("players", "damage"),
    [
        (4, lose_a_card),
        (4, change_a_card),
        (4, lay_two_barrels),
        (4, lay_two_weapons),
        (4, lay_a_beer),
        (4, live_too_well),
        (4, be_ready_in_the_deck),
        (4, find_money),
        (2, play_on),
    ],
)
def test_a_damaged_table_is_found_and_not_loaded(players: int, damage: Damage) -> None:
    table = scenario(players).table
    assert GAME.invariants(table) == []
    damage(table)
    assert len(GAME.invariants(table)) == 1
    with pytest.raises(malina.BadRecord, match="bad-dump"):
        GAME.load(table.dump())


SERIES = {"tournament_scoring": True}


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (4, {"character_sets": ["base", "base"]}, "set-twice"),
        (3, SERIES, "scoring-seats"),
        (4, {"experience": True}, "needs-scoring"),
        (4, {"hiring": True}, "needs-scoring"),
        (4, {"bounties": True}, "needs-scoring"),
        (5, {"six_player_mode": "hidden_composition"}, "six-seats"),
        (4, {**SERIES, "hiring": True, "character_choice": 2}, "hiring-no-choice"),
    ],
)
def test_options_that_contradict_each_other(seats: int, options: dict[str, Any], reason: str) -> None:
    with pytest.raises(malina.BadOptions, match=reason):
        GAME.deal(seats, options=options)
