"""Declared secrecy: who sees what they must not see, by the name of the place or by the back of the piece."""

from __future__ import annotations

from typing import Any

from malina.kernel.pieces import look, look_away, reveal, show, unsee
from malina.kernel.secrecy import intruders, nobody, players, unless_open

from . import toy
from .play import PILE, bare, bare_game

SEATS = 2  # a spectator is viewer number 2


def table(hidden: Any, *seats: int) -> Any:
    """A card that these seats see, where this is declared."""
    g = bare("AB", SEATS, game=bare_game(hidden=hidden))
    for seat in seats:
        show(g, seat, [0])
    return g


def who(g: Any, place: int = PILE) -> list[int]:
    return list(intruders(g, place, 0))


def test_a_place_without_an_entry_makes_no_claim() -> None:
    assert who(table({"elsewhere": nobody}, 0, 1)) == []


def test_nobody_and_players() -> None:
    assert who(table({"pile": nobody})) == []
    assert who(table({"pile": nobody}, 1)) == [1]
    assert who(table({"pile": players}, 0, 1)) == []
    g = table({"pile": players})
    reveal(g, [0])
    assert who(g) == [SEATS]


def test_an_owner_is_the_second_word_of_the_place() -> None:
    g = toy.GAME.deal(3)
    [piece] = g.at[g.data.role[1]]
    assert list(intruders(g, g.data.role[1], piece)) == []
    show(g, 0, [piece])
    assert list(intruders(g, g.data.role[1], piece)) == [0]


def test_a_card_that_lies_open_may_be_declared_to_be_everybodys() -> None:
    g = table({"pile": unless_open(nobody)}, 0)
    assert who(g) == [0]
    reveal(g, [0])
    assert who(g) == []


def test_a_piece_is_declared_by_its_back_wherever_it_lies() -> None:
    assert who(table({"card": nobody}, 0)) == [0]
    assert who(table({"role": nobody}, 0)) == []
    assert who(table({"card": nobody, "pile": owner_is_first}, 0)) == [0], "what either of them forbids"


def owner_is_first(g: Any, place: Any, piece: int) -> tuple[int, ...]:
    return (0,)


def test_who_looks_into_a_place_was_let_in() -> None:
    g = table({"pile": nobody})
    look(g, 1, PILE)
    assert who(g) == []
    show(g, 0, [0])
    assert who(g) == [0]
    look_away(g, 1, PILE)
    assert who(g) == [0]


def test_what_one_only_knows_is_not_seen() -> None:
    g = table({"pile": nobody}, 0)
    unsee(g, 0, [0])
    assert who(g) == []
