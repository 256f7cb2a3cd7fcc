"""Pieces: where they lie, and every form of what a viewer can know of them.

What a viewer knows is asked of the two things he gets: the faces in his view, and the faces a piece can have in his
guesses (`possible`: one word of letters for each piece).
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations
from types import SimpleNamespace
from typing import Any

import pytest

from malina.kernel.dice import FastDice
from malina.kernel.pieces import (
    add_pieces,
    bar,
    conceal,
    count,
    deal,
    draw,
    look,
    look_away,
    mix,
    move,
    move_all,
    refill,
    reveal,
    show,
    slip,
    slip_faces,
    turn_down,
    under,
    unsee,
)

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


def test_open_cards_are_shuffled_before_they_are_a_deck() -> None:
    """A deck may be declared nobody's to see: then open cards must not lie there, not even within a move."""
    g = bare("ABC")
    move_all(g, PILE, LEFT)
    reveal(g, g.at[LEFT])
    lay: list[tuple[int, ...]] = []
    g.watch = SimpleNamespace(mixing=lambda g, pieces: lay.append(g.at[PILE]), moving=lambda *moved: None)
    assert refill(g, PILE, LEFT)
    assert lay == [()]
    assert g.at[PILE] == (0, 1, 2)
    assert all(faces_seen(g, viewer) == {} for viewer in viewers(g))


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


# ---- one of these, unseen ----


def slipped(chosen: tuple[int, ...], seed: int = 0, prepare: Any = None) -> Any:
    """A table on which these of the pieces A, B, C, D have left the pile."""
    g = bare("ABCD")
    g.dice = FastDice(f"slip {seed}")
    if prepare:
        prepare(g)
    slip(g, chosen, PILE, LEFT)
    return g


def test_what_slips_away_has_the_faces_that_were_chosen() -> None:
    for chosen in ((), (1,), (0, 3), (0, 1, 2, 3)):
        g = slipped(chosen)
        assert sorted(g.face[p].id for p in g.at[LEFT]) == sorted("ABCD"[p] for p in chosen)
        assert len(g.at[PILE]) == 4 - len(chosen)
        assert sorted(faces(g)) == list("ABCD")


def test_nobody_can_follow_what_slips_away() -> None:
    """Any of the handles may be the one that has left, and any may now lie anywhere in its place."""
    left = Counter(slipped((1,), seed).at[LEFT] for seed in range(400))
    assert_even(left, 4)
    where = Counter(tuple(g.face[p].id for p in g.at[LEFT]) for g in (slipped((0, 1), seed) for seed in range(400)))
    assert_even(where, 2)


def test_as_many_dice_are_thrown_whatever_slips_away() -> None:
    states = {slipped(chosen).dice.state for chosen in ((0,), (3,), (1,))}
    assert len(states) == 1


def test_a_card_one_knew_may_be_in_either_place_afterwards() -> None:
    g = slipped((2,), prepare=lambda g: show(g, 1, [0]))
    assert faces_seen(g, 1) == {}
    assert possible(g, 1) == ["ABCD"] * 4


def test_who_knew_the_whole_place_knows_what_both_have_together() -> None:
    def prepare(g: Any) -> None:
        add_pieces(g, [Card("E"), Card("F")], RIGHT)
        show(g, 1, g.at[PILE])

    g = slipped((2,), prepare=prepare)
    assert possible(g, 1)[:4] == ["ABCD"] * 4
    assert possible(g, 0)[:4] == ["ABCDEF"] * 4


def test_faces_slip_away_whichever_pieces_have_them() -> None:
    g = bare("AABBC")
    left = slip_faces(g, "ABA", PILE, LEFT)
    assert sorted(g.face[p].id for p in left) == ["A", "A", "B"]
    assert left == g.at[LEFT]
    assert sorted(g.face[p].id for p in g.at[PILE]) == ["B", "C"]


def test_an_open_card_that_slips_away_is_hidden() -> None:
    g = slipped((0,), prepare=lambda g: reveal(g, [0]))
    assert all(faces_seen(g, viewer) == {} for viewer in viewers(g))


def test_the_only_card_slips_away_known_but_unseen() -> None:
    """Everybody knows which one it was, but nobody looks at it any more: it may lie where faces are hidden."""
    g = bare("A")
    add_pieces(g, [Card("B")], RIGHT)
    reveal(g, [0])
    slip(g, (0,), PILE, LEFT)
    assert all(faces_seen(g, viewer) == {} for viewer in viewers(g))
    assert all(possible(g, viewer) == ["A", "B"] for viewer in viewers(g))
    assert g.view(0)["known"] == [{"piece": 0, "face": "A"}]


# ---- decks ----


def test_pieces_go_under_a_deck() -> None:
    g = bare("ABCD")
    for piece in (0, 1):
        move(g, piece, PILE, LEFT)
    under(g, (1, 0), LEFT, PILE)
    assert g.at[PILE] == (1, 0, 2, 3)
    assert g.at[LEFT] == ()


def test_drawing_refills_the_deck_with_the_shuffled_discard_pile() -> None:
    g = bare("ABCD")
    for piece in (0, 1, 2):
        move(g, piece, PILE, RIGHT)
    reveal(g, g.at[RIGHT])
    drawn = draw(g, PILE, LEFT, 3, discard=RIGHT)
    assert drawn[0] == 3
    assert set(drawn[1:]) < {0, 1, 2}
    assert g.at[LEFT] == tuple(drawn)
    assert len(g.at[PILE]) == 1
    assert faces_seen(g, 0) == {}
    assert draw(g, PILE, LEFT, 5, discard=RIGHT) == list({0, 1, 2} - set(drawn))


def test_an_empty_deck_without_a_discard_pile_gives_nothing() -> None:
    g = bare("AB")
    assert draw(g, PILE, LEFT, 3) == [1, 0]
    assert draw(g, PILE, LEFT) == []
    assert not refill(g, PILE, RIGHT)


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


# ---- what one may not look at any more ----


def test_who_may_not_look_any_more_knows_each_piece_he_saw() -> None:
    g = bare("ABCD")
    show(g, 1, [0, 1])
    unsee(g, 1, [0, 1, 2])
    assert faces_seen(g, 1) == {}
    assert g.view(1)["known"] == [{"piece": 0, "face": "A"}, {"piece": 1, "face": "B"}]
    assert possible(g, 1)[:2] == ["A", "B"]
    assert g.view(0)["known"] == []


def test_it_is_forgotten_when_it_is_mixed_with_what_he_does_not_know() -> None:
    g = bare("ABCD")
    show(g, 1, [0])
    unsee(g, 1, [0])
    mix(g, (0, 1))
    assert g.view(1)["known"] == []
    assert possible(g, 1) == ["ABCD"] * 4


def test_what_all_see_can_be_seen_by_everybody_still() -> None:
    g = bare("AB")
    reveal(g, [0])
    unsee(g, 1, [0])
    assert faces_seen(g, 1) == {0: "A"}


def test_what_is_turned_down_is_known_to_the_seats_and_not_to_spectators() -> None:
    g = bare("AB")
    reveal(g, [0])
    turn_down(g, [0, 1])
    assert [faces_seen(g, viewer) for viewer in viewers(g)] == [{0: "A"}] * g.seats + [{}]
