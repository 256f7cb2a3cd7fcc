"""Deals that keep counts: every one that fits is equally likely, and no other is ever made."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from malina.kernel.dice import FastDice
from malina.kernel.pieces import add_pieces, bar, count, look, look_away

from .play import LEFT, PILE, assert_even, bare
from .toy import Card


def deals(g: Any, viewer: int | None, many: int) -> Counter[str]:
    return Counter("".join(f.id for f in g.guess(viewer, seed).face) for seed in range(many))


def fitting(letters: str, fits: Any) -> set[str]:
    return {"".join(way) for way in permutations(letters) if fits("".join(way))}


def test_all_deals_that_fit_a_count_are_equally_likely() -> None:
    g = bare("ABCDE")
    count(g, (0, 1), "ABC", 1)
    ways = fitting("ABCDE", lambda way: sum(c in "ABC" for c in way[:2]) == 1)
    found = deals(g, 0, 25 * len(ways))
    assert set(found) == ways
    assert_even(found, len(ways))


def test_counts_that_overlap_and_bars_are_kept_together() -> None:
    g = bare("ABCDE")
    count(g, (0, 1, 2), "AB", 1)
    count(g, (1, 2, 3), "BC", 1, 2)
    bar(g, (4,), frozenset("E"))

    def fits(way: str) -> bool:
        return sum(c in "AB" for c in way[:3]) == 1 and 1 <= sum(c in "BC" for c in way[1:4]) <= 2 and way[4] != "E"

    g.face = [Card(c) for c in sorted(fitting("ABCDE", fits))[0]]
    ways = fitting("ABCDE", fits)
    found = deals(g, 0, 30 * len(ways))
    assert set(found) == ways
    assert_even(found, len(ways))


def test_counts_that_compete_for_the_same_faces_leave_all_deals_equally_likely() -> None:
    """Two pairs that want an A, of which there are two, a piece that cannot be one, and the rest."""
    letters = "ABACADB"
    g = bare(letters)
    count(g, (0, 1), "A", 1, 2)
    count(g, (2, 3), "A", 1)
    bar(g, (4,), frozenset("AC"))

    def fits(way: str) -> bool:
        return "A" in way[:2] and way[2:4].count("A") == 1 and way[4] not in "AC"

    g.face = [Card(c) for c in sorted(fitting(letters, fits))[0]]
    ways = fitting(letters, fits)
    found = deals(g, 0, 30 * len(ways))
    assert set(found) == ways
    assert_even(found, len(ways))


def test_a_count_over_pieces_one_remembers_and_pieces_one_does_not() -> None:
    """Two looks make two groups; the count ties them together."""
    g = bare("AB")
    add_pieces(g, [Card("A"), Card("C")], LEFT)
    look(g, 0, LEFT)
    look_away(g, 0, LEFT)
    count(g, (0, 2), "A", 1)
    found = deals(g, 0, 300)
    assert set(found) == {"ABCA", "BAAC"}
    assert_even(found, 2)


def test_equal_faces_are_as_likely_as_there_are_of_them() -> None:
    g = bare("AAAB")
    add_pieces(g, [Card("B")] * 2, LEFT)
    count(g, (0, 1), "A", 1)
    firsts = Counter(g.guess(1, seed).face[0].id for seed in range(600))
    assert_even(firsts, 2)


def test_large_decks_with_several_counts_are_dealt_at_once() -> None:
    """Two hundred pieces of eight kinds and four counts: more deals than could ever be tried."""
    letters = "ABCDEFGH" * 25
    g = bare(letters)
    g.face = [Card(c) for c in sorted(letters)]
    FastDice("large").shuffle(g.face)
    pieces = [tuple(range(5 * n, 5 * n + 5)) for n in range(4)]
    for n, some in enumerate(pieces):
        count(g, some, "EFGH"[: n + 1], sum(g.face[p].id in "EFGH"[: n + 1] for p in some))
    for seed in range(5):
        guess = g.guess(0, seed)
        for n, some in enumerate(pieces):
            kind = "EFGH"[: n + 1]
            assert sum(guess.face[p].id in kind for p in some) == sum(g.face[p].id in kind for p in some)
        assert sorted(f.id for f in guess.face) == sorted(letters)


def test_many_counts_of_different_faces_are_dealt_at_once() -> None:
    """What is known of the hands of four: two faces each, of eight that there are."""
    letters = "A" * 48 + "B" * 36 + "C" * 36 + "D" * 24 + "E" * 22 + "F" * 21 + "G" * 12 + "H" * 5
    wanted = ("AB", "BE", "CF", "EH")
    g = bare(letters)
    left = Counter(letters)
    left.subtract("".join(wanted))
    g.face = [Card(c) for c in "".join(pair + "AAAA" for pair in wanted)]
    left.subtract("A" * 16)
    g.face += [Card(c) for c in left.elements()]
    for n, pair in enumerate(wanted):
        for face in pair:
            count(g, range(6 * n, 6 * n + 6), face, 1, 6)
    for seed in range(20):
        guess = g.guess(0, seed)
        for n, pair in enumerate(wanted):
            assert {guess.face[p].id for p in range(6 * n, 6 * n + 6)} >= set(pair)
        assert Counter(f.id for f in guess.face) == Counter(letters)


def test_scarce_faces_that_many_want_are_dealt_all_the_same() -> None:
    """Ten hands that have one of the twelve aces each, and one that has none: hardly a deal begun blindly ends."""
    letters = "ABBB" * 10 + "B" * 4 + "AA" + "B" * 20
    g = bare(letters)
    hands = [tuple(range(4 * n, 4 * n + 4)) for n in range(10)]
    for hand in hands:
        count(g, hand, "A", 1)
    bar(g, range(40, 44), frozenset("A"))
    for seed in range(5):
        guess = g.guess(0, seed)
        assert [sum(guess.face[p].id == "A" for p in hand) for hand in hands] == [1] * 10
        assert all(guess.face[p].id == "B" for p in range(40, 44))


def test_what_cannot_be_is_said() -> None:
    g = bare("ABC")
    count(g, (0, 1), "ABC", 1)
    with pytest.raises(LookupError):
        g.guess(0, 1)


def test_a_guess_with_counts_depends_on_nothing_hidden() -> None:
    g = bare("ABCDE")
    count(g, (0, 1), "ABC", 1)
    g.face = [Card(c) for c in "ADBCE"]
    twin = g.copy()
    twin.face = [Card(c) for c in "EBADC"]
    for seed in range(10):
        assert g.guess(0, seed) == twin.guess(0, seed)
    assert g.at[PILE] == (0, 1, 2, 3, 4)
