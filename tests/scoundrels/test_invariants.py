"""What is wrong with a table is said; and what others than the rules ask of the game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from malina.games.scoundrels import GAME
from malina.games.scoundrels.table import Suspicion
from malina.kernel.pieces import count

from .scenario import Scenario, scenario


def lose_a_card(t: Scenario) -> None:
    t.table.at[t.table.data.trait_deck] = ()


def print_a_card_twice(t: Scenario) -> None:
    t.table.face[0] = t.table.face[1]


def halve(t: Scenario) -> None:
    cell = t.table.data.saloon[0]
    t.table.at[t.table.data.pile] = t.table.at[cell][:1]
    t.table.at[cell] = t.table.at[cell][1:]


def free_one_too_many(t: Scenario) -> None:
    t.table.supply[0] += 1


def owe_money(t: Scenario) -> None:
    t.table.money[0] = -1


def leave_the_track(t: Scenario) -> None:
    t.table.reputation[0] = 7


def doubt_nothing(t: Scenario) -> None:
    t.table.suspicions.append(Suspicion(1, 0, "6"))


def look_into_a_safe(t: Scenario) -> None:
    t.table.seen[t.table.at_locations()[0]] |= 1


def conclude_what_is_false(t: Scenario) -> None:
    count(t.table, t.table.at[t.table.data.hand[0]], ("poker.0C",), 1)


WRONG: list[tuple[Callable[[Scenario], None], str]] = [
    (lose_a_card, "a card is lost"),
    (print_a_card_twice, "a card is there twice"),
    (halve, "half a scoundrel"),
    (free_one_too_many, "a henchman is lost"),
    (owe_money, "less than nothing"),
    (leave_the_track, "off the track"),
    (doubt_nothing, "doubts an empty slot"),
    (look_into_a_safe, "looks into a safe"),
    (conclude_what_is_false, "concluded what is not true"),
]


@pytest.mark.parametrize(("spoil", "wrong"), WRONG, ids=[spoil.__name__ for spoil, _ in WRONG])
def test_a_broken_table_is_noticed(spoil: Callable[[Scenario], None], wrong: str) -> None:
    t = scenario()
    assert GAME.invariants(t.table) == []
    spoil(t)
    assert any(wrong in problem for problem in GAME.invariants(t.table))


@pytest.mark.parametrize(
    ("stolen", "reputation", "sheets", "marks", "word"),
    [
        ({0: "power_brick"}, {}, {}, "", "safes"),
        ({}, {0: 3}, {}, "", "reputation"),
        ({}, {}, {0: "top_mid=tired.cyborg"}, "", "tech"),
        ({0: "light_coil", 1: "breeze_box"}, {}, {}, "1:2@light_coil", "marks"),
        ({}, {}, {}, "", "tie"),
    ],
)
def test_what_decided_a_game(
    stolen: dict[int, str], reputation: dict[int, int], sheets: dict[int, str], marks: str, word: str
) -> None:
    t = scenario(2, stolen=stolen, reputation=reputation, sheets=sheets, marks=marks, day=2, step="evening")
    assert GAME.bots.ending(t.table) == word


def test_every_word_of_a_move_is_known() -> None:
    words = GAME.bots.words(GAME.deal(2).data)
    assert {"sell_information", "lose_1_reputation", "waiting", "abilities", "preston_caine"} <= set(words)
