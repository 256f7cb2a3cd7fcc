"""What everybody can conclude of pieces: which faces they cannot have (`bar`), how many of them have some (`count`)."""

from __future__ import annotations

from typing import Any

import pytest

from malina.kernel.pieces import (
    bar,
    conceal,
    count,
    mix,
    reveal,
    show,
)

from .play import SPECTATOR, bare, faces_seen, looked, possible, viewers


def faces(g: Any) -> str:
    return "".join(face.id for face in g.face)


# ---- how many of these ----


def counted(g: Any, viewer: int | None, pieces: tuple[int, ...], letters: str) -> set[int]:
    guesses = (g.guess(viewer, seed) for seed in range(60))
    return {sum(guess.face[p].id in letters for p in pieces) for guess in guesses}


def test_a_count_is_kept_by_guesses_of_those_who_know_it() -> None:
    g = bare("ABCDEF")
    count(g, (0, 1, 2), "ABE", 2, viewers=1 << 1)
    assert counted(g, 1, (0, 1, 2), "ABE") == {2}
    assert counted(g, 0, (0, 1, 2), "ABE") > {2}
    assert g.view(1)["counts"] == [{"pieces": [0, 1, 2], "faces": ["A", "B", "E"], "low": 2, "high": 2}]
    assert g.view(0)["counts"] == g.view(SPECTATOR)["counts"] == []


def test_a_public_count_is_everybody_s() -> None:
    g = bare("ABCDEF")
    count(g, (0, 1, 2), "ABE", 2)
    assert all(counted(g, viewer, (0, 1, 2), "ABE") == {2} for viewer in viewers(g))


def test_a_count_within_bounds() -> None:
    g = bare("ABCDEF")
    count(g, (0, 1, 2), "ABE", 1, 2)
    assert counted(g, 0, (0, 1, 2), "ABE") == {1, 2}


def test_what_one_sees_is_taken_off_a_count() -> None:
    g = bare("ABCDEF")
    count(g, (0, 1, 2), "AB", 2)
    show(g, 0, [0])
    assert counted(g, 0, (1, 2), "B") == {1}


def test_pieces_mixed_among_themselves_keep_their_count() -> None:
    g = bare("ABCDEF")
    count(g, (0, 1, 2), "AB", 2)
    mix(g, (0, 1))
    assert counted(g, 0, (0, 1, 2), "AB") == {2}


def test_pieces_mixed_with_others_keep_what_can_still_be_concluded() -> None:
    g = bare("ABCDEF")
    count(g, (0, 1), "ABE", 2)
    mix(g, (1, 2, 3))
    assert counted(g, 0, (0, 1, 2, 3), "ABE") == {2, 3}
    [left] = g.counts
    assert (left.pieces, left.low, left.high) == ({0, 1, 2, 3}, 2, 4)


def only_count(g: Any) -> tuple[set[int], int, int]:
    [left] = g.counts
    return set(left.pieces), left.low, left.high


def test_what_comes_in_and_cannot_be_one_of_them_does_not_widen_a_count() -> None:
    g = bare("ABCDEF")
    count(g, (0, 1), "AF", 1)
    bar(g, (2,), frozenset("AF"))
    mix(g, (0, 1, 2))
    assert only_count(g) == ({0, 1, 2}, 1, 1)
    assert counted(g, 0, (0, 1, 2), "AF") == {1}


def test_open_pieces_that_come_in_are_counted_as_what_they_are() -> None:
    g = bare("ABCDEF")
    count(g, (0, 1), "AC", 1)
    reveal(g, (2, 3))
    mix(g, (0, 1, 2, 3))
    assert only_count(g) == ({0, 1, 2, 3}, 2, 2)


def test_what_all_see_is_taken_off_a_count() -> None:
    g = bare("ABCDEF")
    count(g, (0, 1, 2), "AB", 2)
    reveal(g, (0, 5))
    assert only_count(g) == ({1, 2}, 1, 1)
    bar(g, (2,), frozenset("ABC"))
    assert only_count(g) == ({1}, 1, 1)


def test_where_nothing_is_left_to_be_counted_all_can_rule_it_out() -> None:
    g = bare("ABCDEF")
    count(g, (0, 1, 2), "AF", 1)
    count(g, (0, 3, 4), "A", 1, viewers=1 << 1)
    reveal(g, (0,))
    assert possible(g, 0)[1:3] == ["BCDE", "BCDE"]
    assert only_count(g) == ({3, 4}, 0, 0)


def test_two_counts_of_the_same_pieces_are_one() -> None:
    g = bare("ABCDEF")
    count(g, (0, 1), "ABE", 1, 2)
    count(g, (0, 1, 2), "ABE", 2, 3)
    mix(g, (0, 1, 2))
    assert only_count(g) == ({0, 1, 2}, 2, 3)


def test_open_pieces_that_are_concealed_are_counted() -> None:
    g = bare("AABCDE")
    reveal(g, (0, 2))
    conceal(g, (0, 1, 2))
    assert faces_seen(g, 0) == {}
    assert counted(g, 0, (0, 1, 2), "A") == {1, 2}
    assert counted(g, SPECTATOR, (0, 1, 2), "B") == {1}


def test_concealed_pieces_add_up() -> None:
    """First one A, then another one, come to the two unknown ones."""
    g = bare("AABCDE")
    for piece in (0, 1):
        reveal(g, (piece,))
        conceal(g, (piece, 2, 3))
    assert counted(g, 1, (0, 1, 2, 3), "A") == {2}


def test_a_single_piece_that_is_concealed_is_known_and_not_seen() -> None:
    g = bare("ABC")
    reveal(g, (0,))
    conceal(g, (0,))
    assert faces_seen(g, 0) == {}
    assert possible(g, 0)[0] == possible(g, SPECTATOR)[0] == "A"


def test_concealing_what_was_hidden_is_mixing() -> None:
    g = bare("ABCD")
    show(g, 1, (0, 1))
    conceal(g, (0, 1))
    assert g.counts == []
    assert possible(g, 1) == ["AB", "AB", "CD", "CD"]
    assert possible(g, 0) == ["ABCD"] * 4


def test_a_count_that_says_nothing_any_more_is_gone() -> None:
    g = bare("ABCD")
    count(g, (0,), "A", 0, 1)
    count(g, (0, 1), "AB", 2)
    reveal(g, (0, 1))
    mix(g, (2, 3))
    assert g.counts == []


# ---- what everybody can rule out ----


def test_a_barred_face_is_ruled_out_for_all() -> None:
    g = bare("ABC")
    bar(g, (0,), frozenset("C"))
    assert possible(g, 0) == possible(g, SPECTATOR) == ["AB", "ABC", "ABC"]


def test_bars_add_up() -> None:
    g = bare("ABCD")
    bar(g, (0, 1), frozenset("D"))
    bar(g, (1,), frozenset("CA"))
    assert possible(g, 0) == ["AC", "B", "ACD", "ACD"]


def test_a_bar_of_nothing_is_none() -> None:
    g = bare("AB")
    twin = g.copy()
    bar(g, (0, 1), frozenset())
    assert g == twin


def test_bars_and_memories_work_together() -> None:
    g = bare("ABCDE")
    looked(g, 0, 0, 1, 2)
    bar(g, (0,), frozenset("BD"))
    assert possible(g, 0) == ["AC", "ABC", "ABC", "DE", "DE"]
    assert possible(g, 1) == ["ACE", "ABCDE", "ABCDE", "ABCDE", "ABCDE"]


def test_mixed_pieces_keep_only_the_bars_of_all() -> None:
    g = bare("ABCDE")
    bar(g, (0, 1), frozenset("E"))
    bar(g, (1,), frozenset("D"))
    mix(g, (0, 1))
    assert possible(g, 0, 100) == ["ABCD", "ABCD", "ABCDE", "ABCDE", "ABCDE"]
    mix(g, (0, 2))
    assert possible(g, 0, 100) == ["ABCDE", "ABCD", "ABCDE", "ABCDE", "ABCDE"]


def test_open_pieces_that_are_mixed_in_cannot_be_anything_else() -> None:
    g = bare("ABCDE")
    bar(g, (0, 1), frozenset("DE"))
    reveal(g, (2,))
    mix(g, (0, 1, 2))
    assert possible(g, 0)[:3] == ["ABC"] * 3
    reveal(g, (3,))
    mix(g, (0, 3))
    assert possible(g, 0)[0] == "ABCD"
    reveal(g, (1, 2))
    bar(g, (1, 2), frozenset("E"))
    mix(g, (1, 2))
    assert g.barred.keys().isdisjoint((1, 2))


def test_an_open_piece_is_barred_from_nothing_later() -> None:
    g = bare("ABC")
    bar(g, (0,), frozenset("C"))
    reveal(g, (0,))
    assert g.dump()["barred"] == []
    mix(g, (0, 1, 2))
    assert possible(g, 0) == ["ABC"] * 3


@pytest.mark.parametrize("seat", [0, 1])
def test_a_piece_seen_by_one_stays_barred_for_the_others(seat: int) -> None:
    g = bare("ABC")
    bar(g, (0,), frozenset("C"))
    show(g, seat, (0,))
    assert possible(g, 1 - seat)[0] == "AB"
    assert possible(g, seat)[0] == "A"
