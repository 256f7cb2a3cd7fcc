"""What a viewer knows of pieces they do not see: looks they remember, what is left after mixing, what slips away.

It is asked of the two things they get: the faces in their view, and the faces a piece can have in their guesses
(`possible`: one word of letters for each piece).
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from malina.kernel.dice import FastDice
from malina.kernel.pieces import (
    add_pieces,
    look,
    look_away,
    mix,
    move,
    reveal,
    show,
    slip,
    slip_faces,
    turn_down,
    unsee,
)

from .play import LEFT, PILE, RIGHT, SPECTATOR, assert_even, bare, faces, faces_seen, looked, possible, viewers
from .toy import Card

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
    """Crooks: one of the pile is hired; the hirer knows which, and who was left behind."""
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
