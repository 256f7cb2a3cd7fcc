"""Pieces: where they lie, and every form of what a viewer can know of them.

What a viewer knows is asked of the two things he gets: the faces in his view, and the faces a piece can have in his
guesses (`possible`: one word of letters for each piece).
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations
from typing import Any

import pytest

from malina.kernel.pieces import add_pieces, bar, deal, look, look_away, mix, move, move_all, reveal, show

from .play import LEFT, PILE, RIGHT, SPECTATOR, assert_even, bare, faces_seen, looked, possible, viewers
from .toy import Card


def faces(g: Any) -> str:
    return "".join(face.id for face in g.face)


# ---- places ----


def test_new_pieces_lie_on_top_unseen() -> None:
    g = bare()
    assert add_pieces(g, [Card("A"), Card("B")], PILE) == (0, 1)
    assert add_pieces(g, [Card("C")], LEFT) == (2,)
    assert add_pieces(g, [Card("D")], PILE) == (3,)
    assert add_pieces(g, [], PILE) == ()
    assert g.at == [(0, 1, 3), (2,), ()]
    assert faces(g) == "ABCD"
    assert all(faces_seen(g, viewer) == {} for viewer in viewers(g))


def test_a_piece_moves_on_top_and_keeps_its_secret() -> None:
    g = bare("ABC")
    show(g, 1, [1])
    move(g, 1, PILE, LEFT)
    move(g, 0, PILE, LEFT)
    assert g.at == [(2,), (1, 0), ()]
    move(g, 2, PILE, LEFT)
    assert g.at == [(), (1, 0, 2), ()]
    assert faces_seen(g, 1) == {1: "B"}
    assert faces_seen(g, 0) == faces_seen(g, SPECTATOR) == {}


def test_a_piece_can_be_put_on_top_of_its_own_place() -> None:
    g = bare("ABC")
    move(g, 0, PILE, PILE)
    assert g.at[PILE] == (1, 2, 0)


def test_a_whole_place_moves_in_the_same_order() -> None:
    g = bare("ABCD")
    for piece in (2, 0):
        move(g, piece, PILE, LEFT)
    move_all(g, PILE, LEFT)
    assert g.at == [(), (2, 0, 1, 3), ()]
    move_all(g, RIGHT, LEFT)
    assert g.at == [(), (2, 0, 1, 3), ()]


def test_moving_is_no_news_that_forbids_an_undo() -> None:
    g = bare("ABC")
    before = g.final
    move(g, 1, PILE, LEFT)
    move_all(g, PILE, LEFT)
    bar(g, [1], frozenset("A"))
    look_away(g, 0, LEFT)
    assert g.final == before


# ---- shuffling ----


def test_dealing_makes_all_orders_equally_likely() -> None:
    orders = Counter()
    for seed in range(600):
        g = bare("ABC", seed=seed)
        deal(g, g.at[PILE])
        orders[faces(g)] += 1
    assert_even(orders, 6)


def test_mixing_makes_all_orders_equally_likely() -> None:
    orders = Counter()
    for seed in range(600):
        g = bare("ABC", seed=seed)
        reveal(g, g.at[PILE])
        mix(g, g.at[PILE])
        orders[faces(g)] += 1
    assert set(orders) == {"".join(order) for order in permutations("ABC")}
    assert_even(orders, 6)


def test_mixing_throws_dice_and_leaves_the_rest_alone() -> None:
    g = bare("ABCDEF")
    reveal(g, g.at[PILE])
    twin, final = g.copy(), g.final
    mix(g, (1, 3, 5))
    assert g.at == twin.at
    assert g.final > final
    assert g.dice != twin.dice
    assert faces(g)[::2] == "ACE"
    assert sorted(faces(g)) == list("ABCDEF")
    assert faces_seen(g, 0) == faces_seen(g, SPECTATOR) == {0: "A", 2: "C", 4: "E"}


def test_mixing_one_piece_throws_nothing() -> None:
    g = bare("AB")
    show(g, 0, (0,))
    twin = g.copy()
    mix(g, (0,))
    assert g.dice == twin.dice
    assert g.final == twin.final
    assert possible(g, 0) == ["A", "B"]


def test_mixing_nothing_does_nothing() -> None:
    g = bare("AB")
    twin = g.copy()
    mix(g, ())
    assert g == twin


def test_mixing_new_pieces_shuffles_them() -> None:
    orders = set()
    for seed in range(60):
        g = bare("ABC", seed=seed)
        mix(g, g.at[PILE])
        orders.add(faces(g))
    assert len(orders) == 6


def test_mixing_spreads_what_was_mixed_in_parts_before() -> None:
    """Seat 0 saw A; it was mixed with one, then with all four. He may not know any longer in which half it is."""
    halves = Counter()
    for seed in range(200):
        g = bare("ABCD", seed=seed)
        show(g, 0, (0,))
        mix(g, (0, 1))
        mix(g, (0, 1, 2, 3))
        halves["AB" if "A" in faces(g)[:2] else "CD"] += 1
    assert_even(halves, 2)


# ---- seeing ----


def test_show_is_for_one_seat_only() -> None:
    g = bare("ABC", seats=3)
    show(g, 1, (0, 2))
    assert faces_seen(g, 1) == {0: "A", 2: "C"}
    assert [faces_seen(g, viewer) for viewer in (0, 2, SPECTATOR)] == [{}, {}, {}]
    assert possible(g, 1) == ["A", "B", "C"]
    assert possible(g, 0) == ["ABC"] * 3


def test_only_the_first_look_is_news() -> None:
    g = bare("AB")
    counts = [g.final]
    for pieces in ((), (0,), (0,), (0, 1), (1, 0)):
        show(g, 0, pieces)
        counts.append(g.final)
    assert [b > a for a, b in pairwise(counts)] == [False, True, False, True, False]


def test_reveal_is_for_everybody() -> None:
    g = bare("ABC", seats=3)
    show(g, 1, (0,))
    reveal(g, (0,))
    assert [faces_seen(g, viewer) for viewer in viewers(g)] == [{0: "A"}] * 4
    assert [entry["public"] for entry in g.view(1)["places"]["pile"] if "face" in entry] == [True]


def test_only_the_first_reveal_is_news() -> None:
    g = bare("AB")
    counts = [g.final]
    for pieces in ((), (0,), (0,), (0, 1), (1, 0)):
        reveal(g, pieces)
        counts.append(g.final)
    assert [b > a for a, b in pairwise(counts)] == [False, True, False, True, False]


def test_showing_what_everybody_sees_is_no_news() -> None:
    g = bare("AB")
    reveal(g, (0,))
    twin = g.copy()
    show(g, 1, (0,))
    assert g == twin


def test_a_face_shown_to_all_seats_is_still_hidden_from_spectators() -> None:
    g = bare("AB", seats=2)
    for seat in range(2):
        show(g, seat, (0,))
    assert faces_seen(g, SPECTATOR) == {}
    assert g.view(0)["places"]["pile"][0] == {"piece": 0, "face": "A", "public": False}


# ---- remembering a look ----


def test_after_a_look_the_set_is_known_but_not_which_is_which() -> None:
    g = bare("ABCDE")
    looked(g, 0, 0, 1, 2)
    assert faces_seen(g, 0) == {}
    assert possible(g, 0) == ["ABC", "ABC", "ABC", "DE", "DE"]
    assert possible(g, 1) == possible(g, SPECTATOR) == ["ABCDE"] * 5


def test_during_a_look_every_face_is_seen() -> None:
    g = bare("ABC")
    move(g, 2, PILE, LEFT)
    look(g, 0, PILE)
    assert faces_seen(g, 0) == {0: "A", 1: "B"}
    assert faces_seen(g, 1) == faces_seen(g, SPECTATOR) == {}
    look_away(g, 0, PILE)
    assert faces_seen(g, 0) == {}
    assert possible(g, 0) == ["AB", "AB", "C"]


def test_what_is_taken_out_during_a_look_is_known_and_the_rest_as_a_set() -> None:
    """Crooks: one of the pile is hired; the hirer knows him, and who was left behind."""
    g = bare("ABCDE")
    move(g, 3, PILE, LEFT)
    move(g, 4, PILE, LEFT)
    look(g, 0, PILE)
    move(g, 1, PILE, RIGHT)
    show(g, 0, (1,))
    look_away(g, 0, PILE)
    assert faces_seen(g, 0) == {1: "B"}
    assert possible(g, 0) == ["AC", "B", "AC", "DE", "DE"]


def test_a_look_is_news_but_looking_away_or_at_nothing_is_not() -> None:
    g = bare("AB")
    before = g.final
    look(g, 0, LEFT)
    look_away(g, 0, LEFT)
    assert g.final == before
    look(g, 0, PILE)
    assert g.final > before
    after = g.final
    look_away(g, 0, PILE)
    assert g.final == after


def test_mixing_during_a_look_leaves_the_set() -> None:
    g = bare("ABCD")
    move(g, 3, PILE, LEFT)
    look(g, 0, PILE)
    mix(g, (0, 1))
    assert faces_seen(g, 0) == {2: "C"}
    assert possible(g, 0) == ["AB", "AB", "C", "D"]


def test_a_look_at_one_piece_is_as_good_as_seeing_it() -> None:
    g = bare("ABC")
    looked(g, 0, 1)
    assert possible(g, 0) == ["AC", "B", "AC"]


def test_everybody_has_his_own_memory() -> None:
    g = bare("ABCDE", seats=3)
    looked(g, 0, 0, 1)
    looked(g, 2, 1, 2, 3)
    show(g, 1, (0,))
    assert possible(g, 0) == ["AB", "AB", "CDE", "CDE", "CDE"]
    assert possible(g, 1) == ["A", "BCDE", "BCDE", "BCDE", "BCDE"]
    assert possible(g, 2) == ["AE", "BCD", "BCD", "BCD", "AE"]


def test_a_piece_that_leaves_unseen_may_be_any_of_the_set() -> None:
    g = bare("ABCDE")
    looked(g, 0, 0, 1, 2)
    move(g, 1, PILE, LEFT)
    assert possible(g, 0) == ["ABC", "ABC", "ABC", "DE", "DE"]


def test_a_piece_that_becomes_known_elsewhere_leaves_the_set() -> None:
    g = bare("ABCDE")
    looked(g, 0, 0, 1, 2)
    move(g, 1, PILE, LEFT)
    reveal(g, (1,))
    assert possible(g, 0) == ["AC", "B", "AC", "DE", "DE"]
    show(g, 0, (0,))
    assert possible(g, 0) == ["A", "B", "C", "DE", "DE"]


def test_what_others_learn_does_not_change_a_memory() -> None:
    g = bare("ABCD")
    looked(g, 0, 0, 1)
    show(g, 1, (0, 2))
    assert possible(g, 0) == ["AB", "AB", "CD", "CD"]


def test_a_second_look_at_fewer_pieces_splits_the_set() -> None:
    g = bare("ABCDE")
    looked(g, 0, 0, 1, 2, 3)
    move(g, 3, PILE, LEFT)
    looked(g, 0, 0, 1)
    assert possible(g, 0) == ["AB", "AB", "CD", "CD", "E"]


def test_a_second_look_at_more_pieces_joins_what_was_known() -> None:
    g = bare("ABCDE")
    looked(g, 0, 0, 1)
    looked(g, 0, 0, 1, 2, 3)
    assert possible(g, 0) == ["ABCD"] * 4 + ["E"]


def test_a_look_at_what_lies_open_changes_nothing() -> None:
    g = bare("ABC")
    reveal(g, (0,))
    looked(g, 1, 0, 1)
    assert faces_seen(g, 1) == {0: "A"}
    assert [entry.get("public") for entry in g.view(0)["places"]["pile"]] == [True, None, None]
    assert possible(g, 1) == ["A", "B", "C"]


# ---- what is left of knowledge after mixing ----


def test_who_saw_all_of_it_knows_the_set() -> None:
    g = bare("ABCDE", seats=3)
    show(g, 0, (0, 1, 2))
    show(g, 1, (0, 1))
    mix(g, (0, 1, 2))
    assert [faces_seen(g, viewer) for viewer in viewers(g)] == [{}] * 4
    assert possible(g, 0) == ["ABC", "ABC", "ABC", "DE", "DE"]
    assert possible(g, 1) == possible(g, 2) == possible(g, SPECTATOR) == ["ABCDE"] * 5


def test_an_open_pile_stays_known_to_all_as_a_set() -> None:
    g = bare("ABCDE")
    reveal(g, (0, 1, 2))
    mix(g, (0, 1, 2))
    for viewer in viewers(g):
        assert possible(g, viewer) == ["ABC", "ABC", "ABC", "DE", "DE"]


def test_one_hidden_piece_spoils_the_set_for_who_has_not_seen_it() -> None:
    g = bare("ABCDE")
    reveal(g, (0, 1))
    show(g, 1, (2,))
    mix(g, (0, 1, 2))
    assert possible(g, 1) == ["ABC", "ABC", "ABC", "DE", "DE"]
    assert possible(g, 0) == possible(g, SPECTATOR) == ["ABCDE"] * 5


def test_mixing_inside_of_a_remembered_set_changes_nothing() -> None:
    g = bare("ABCDE")
    looked(g, 0, 0, 1, 2)
    for pieces in ((0, 1, 2), (0, 1)):
        mix(g, pieces)
        assert possible(g, 0) == ["ABC", "ABC", "ABC", "DE", "DE"]


def test_remembered_and_seen_pieces_mixed_make_one_set() -> None:
    g = bare("ABCDEF")
    looked(g, 0, 0, 1)
    show(g, 0, (2,))
    mix(g, (1, 2))
    known = "".join(sorted(face.id for face in g.face[:3]))
    assert known == "ABC"
    assert possible(g, 0) == ["ABC", "ABC", "ABC", "DEF", "DEF", "DEF"]


def test_two_remembered_sets_mixed_make_one() -> None:
    g = bare("ABCDEF")
    looked(g, 0, 0, 1)
    looked(g, 0, 2, 3)
    mix(g, (1, 2))
    assert possible(g, 0) == ["ABCD"] * 4 + ["EF", "EF"]


def test_a_remembered_piece_mixed_with_an_unknown_one_spoils_the_set() -> None:
    g = bare("ABCDE")
    looked(g, 0, 0, 1)
    looked(g, 0, 3, 4)
    mix(g, (1, 2))
    assert sorted(face.id for face in g.face[:3]) == list("ABC")
    assert possible(g, 0) == ["ABC", "ABC", "ABC", "DE", "DE"]
    assert possible(g, 1) == ["ABCDE"] * 5


def test_mixing_does_not_touch_what_is_known_of_other_pieces() -> None:
    g = bare("ABCDEF")
    show(g, 0, (4,))
    looked(g, 0, 2, 3)
    reveal(g, (5,))
    show(g, 0, (0, 1))
    mix(g, (0, 1))
    assert possible(g, 0) == ["AB", "AB", "CD", "CD", "E", "F"]
    assert faces_seen(g, 0) == {4: "E", 5: "F"}


def test_a_hand_mixed_and_shown_again_is_known_as_before() -> None:
    g = bare("ABCD")
    show(g, 0, (0, 1, 2))
    for _ in range(20):
        mix(g, (0, 1, 2))
        show(g, 0, (0, 1, 2))
    assert faces_seen(g, 0) == {piece: g.face[piece].id for piece in (0, 1, 2)}
    assert possible(g, 0)[3] == "D"


def test_memories_that_hold_nothing_are_not_kept() -> None:
    g = bare("ABCD")
    show(g, 0, (0, 1, 2))
    sizes = []
    for _ in range(50):
        mix(g, (0, 1, 2))
        show(g, 0, (0, 1, 2))
        sizes.append(len(str(g.dump())))
    assert max(sizes[10:]) < sizes[0] + 60


def test_pieces_drawn_from_a_known_deck() -> None:
    """BANG!: an open discard pile becomes the deck; what one draws the others know as one of the pile."""
    g = bare("ABCDE", seats=2)
    reveal(g, (0, 1, 2))
    mix(g, (0, 1, 2))
    show(g, 0, (0,))
    rest = "ABC".replace(g.face[0].id, "")
    assert possible(g, 0) == [g.face[0].id, rest, rest, "DE", "DE"]
    assert possible(g, 1) == ["ABC", "ABC", "ABC", "DE", "DE"]


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
