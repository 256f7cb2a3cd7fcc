"""Pieces: where they lie, how they are shuffled, and who sees their faces."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations
from types import SimpleNamespace

from malina.kernel.pieces import (
    add_pieces,
    bar,
    deal,
    draw,
    look_away,
    mix,
    move,
    move_all,
    refill,
    reveal,
    show,
    under,
)

from .play import LEFT, PILE, RIGHT, SPECTATOR, assert_even, bare, faces, faces_seen, possible, viewers
from .toy import Card

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
