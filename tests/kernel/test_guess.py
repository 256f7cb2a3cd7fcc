"""Guesses: everything the viewer knows, all else dealt anew, evenly, and nothing taken from the truth."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest

from malina.kernel.dice import FastDice, TrueDice
from malina.kernel.pieces import bar, count, deal, reveal, show
from malina.kernel.refusal import IllegalMove

from .play import (
    CROOKS,
    PILE,
    SPECTATOR,
    TOY,
    assert_even,
    bare,
    copied,
    looked,
    photo,
    possible,
    tables,
    viewers,
)
from .toy import Card

GAMES = pytest.mark.parametrize("game", [CROOKS, TOY], ids=["crooks", "toy"])
DEALS = 1200


def word(g: Any) -> str:
    return "".join(face.id for face in g.face)


def guessed(g: Any, viewer: int | None = 0, deals: int = DEALS) -> Counter[str]:
    return Counter(word(g.guess(viewer, seed)) for seed in range(deals))


def consistent(g: Any, **allowed: str) -> int:
    """How many deals fit: `_0="AB"` allows piece 0 the faces A and B, all others are free."""
    letters = word(g)
    return sum(
        all(order[int(piece[1:])] in faces for piece, faces in allowed.items()) for order in permutations(letters)
    )


def test_what_others_have_counted_is_guessed_with_the_faces() -> None:
    """Who may not know how many there are finds on a guess that others have counted, but not what."""
    g = bare("AABB")
    count(g, [0, 1], ["A"], 2, viewers=1 << 1)
    assert {found.low for seed in range(40) for found in g.guess(0, seed).counts} == {0, 1, 2}
    for seed in range(20):
        guess = g.guess(0, seed)
        [found] = guess.counts
        assert found.low == found.high == word(guess)[:2].count("A")
    assert g.guess(1).counts == g.counts


# ---- even ----


def test_all_deals_are_equally_likely() -> None:
    assert_even(guessed(bare("ABCD")), 24)


def test_what_a_game_calls_impossible_is_never_guessed_and_the_rest_is_even() -> None:
    g = bare("ABCD")
    g.game = replace(g.game, possible=lambda t: "AB" not in word(t))
    found = guessed(g)
    assert not any("AB" in deal for deal in found)
    assert_even(found, 18)


def test_a_game_that_calls_everything_impossible_is_told_so() -> None:
    """Instead of dealing for ever."""
    g = bare("AB")
    g.game = replace(g.game, possible=lambda t: False)
    with pytest.raises(LookupError, match="no deal is possible"):
        g.guess(0)


def test_equal_faces_count_as_the_cards_they_are() -> None:
    assert_even(guessed(bare("AAB")), 3)


def test_what_is_seen_stays() -> None:
    g = bare("ABCDE")
    show(g, 0, (1,))
    reveal(g, (4,))
    deals = guessed(g)
    assert all(deal[1] == "B" and deal[4] == "E" for deal in deals)
    assert_even(deals, 6)


def test_remembered_sets_are_dealt_among_themselves() -> None:
    g = bare("ABCDE")
    looked(g, 0, 0, 2)
    deals = guessed(g)
    assert all({deal[0], deal[2]} == {"A", "C"} for deal in deals)
    assert_even(deals, 2 * 6)
    assert_even(guessed(g, 1, 3600), 120)


def test_barred_faces_are_avoided_evenly() -> None:
    g = bare("ABCD")
    bar(g, (0,), frozenset("D"))
    deals = guessed(g)
    assert all(deal[0] != "D" for deal in deals)
    assert_even(deals, consistent(g, _0="ABC"))


def test_bars_that_lie_inside_each_other_are_even() -> None:
    g = bare("ABCD")
    bar(g, (0, 1), frozenset("D"))
    bar(g, (1,), frozenset("C"))
    assert_even(guessed(g), consistent(g, _0="ABC", _1="AB"))


def test_bars_that_overlap_are_even() -> None:
    g = bare("BCA")
    bar(g, (0,), frozenset("A"))
    bar(g, (1,), frozenset("B"))
    assert_even(guessed(g), consistent(g, _0="BC", _1="AC"))


def test_many_bars_that_overlap_are_even() -> None:
    g = bare("BCADEF")
    bar(g, (0,), frozenset("A"))
    bar(g, (1,), frozenset("B"))
    for piece, face in ((3, "D"), (4, "E"), (5, "F")):
        bar(g, (piece,), frozenset("ABCDEF") - {face})
    assert_even(guessed(g), consistent(g, _0="BC", _1="AC", _3="D", _4="E", _5="F"))


def test_a_narrow_way_out_is_found() -> None:
    """Only one deal fits, and the first choices lead nowhere."""
    g = bare("ABCD")
    bar(g, (0,), frozenset("CD"))
    bar(g, (1,), frozenset("AD"))
    bar(g, (2,), frozenset("AB"))
    bar(g, (3,), frozenset("ABC"))
    assert set(guessed(g, 0, 100)) == {"ABCD"}


def test_bars_that_leave_nothing_are_a_mistake_of_the_rules() -> None:
    g = bare("ABC")
    bar(g, (0,), frozenset("ABC"))
    with pytest.raises(LookupError):
        g.guess(0)


def test_bars_hold_inside_of_remembered_sets() -> None:
    g = bare("ABCDE")
    looked(g, 0, 0, 1, 2)
    bar(g, (0, 4), frozenset("CD"))
    deals = guessed(g)
    assert all(deal[0] in "AB" and deal[4] == "E" for deal in deals)
    assert_even(deals, 4)


def test_pieces_with_another_back_are_never_exchanged() -> None:
    g = bare([Card("A"), Card("X", "role"), Card("B"), Card("Y", "role")])
    assert_even(guessed(g), 4)
    assert possible(g, 0) == ["AB", "XY", "AB", "XY"]


def test_backs_hold_inside_of_remembered_sets() -> None:
    g = bare([Card("A"), Card("X", "role"), Card("B"), Card("Y", "role")])
    looked(g, 0, 0, 1, 2, 3)
    assert possible(g, 0) == ["AB", "XY", "AB", "XY"]


# ---- independent of the truth ----


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_hidden_faces_exchanged_give_the_same_guess(viewer: int | None) -> None:
    g = bare("ABCDEF")
    show(g, 1, (0, 1))
    show(g, 0, (5,))
    looked(g, 0, 3, 4)
    other = g.copy()
    other.face[0], other.face[2] = other.face[2], other.face[0]
    other.face[3], other.face[4] = other.face[4], other.face[3]
    for seed in range(30):
        a, b = g.guess(viewer, seed), other.guess(viewer, seed)
        assert a == b
        assert photo(a) == photo(b)


def test_the_table_s_dice_do_not_matter() -> None:
    g, other = bare("ABCDE"), bare("ABCDE")
    other.dice = TrueDice(bytes(32), 17)
    for seed in range(10):
        assert g.guess(0, seed) == other.guess(0, seed)


def test_a_guess_has_dice_of_its_own() -> None:
    g = TOY.deal(3, dice=TrueDice(bytes(32)))
    before = g.dice.copy()
    guess = g.guess(0, 4)
    assert isinstance(guess.dice, FastDice)
    guess.dice.below(6)
    assert g.dice == before
    assert g.guess(0, 4).dice != g.guess(0, 5).dice


def test_the_seed_of_the_deal_is_no_oracle() -> None:
    hits = 0
    for seed in range(30):
        g = bare("ABCDEFGH", seed=seed)
        deal(g, g.at[PILE])
        hits += word(g.guess(SPECTATOR, seed)) == word(g)
    assert hits == 0


def test_the_same_seed_gives_the_same_guess_and_others_give_others() -> None:
    g = bare("ABCDEFGH")
    assert g.guess(0, 7) == g.guess(0, 7)
    assert g.guess(0) == g.guess(0, 0)
    assert len(guessed(g, 0, 50)) == 50


def test_guessing_changes_nothing() -> None:
    for g in tables(TOY, 3, "guess only"):
        before = photo(g)
        for viewer in viewers(g):
            g.guess(viewer, 1).act_randomly(lambda: 0.5) if not g.over else g.guess(viewer, 1)
        assert photo(g) == before


# ---- the leak test, on games ----


def refusals(g: Any, seat: int, cmds: list[dict[str, Any]]) -> list[Any]:
    found = []
    for move in cmds:
        try:
            g.copy().act(seat, move)
            found.append(None)
        except IllegalMove as refused:
            found.append(copied(refused.to_json()))
    return found


TRIED = {
    "toy": [
        {"cmd": "play", "card": card, "at": at}
        for card in ("bang", "duel", "steal", "mask", "beer")
        for at in (0, 1, 9)
    ]
    + [{"cmd": "use", "card": "miss"}, {"cmd": "bid", "coins": 99}, {"cmd": "pass"}, {"cmd": "inspect", "owner": 0}],
    "crooks": [{"cmd": "recruit", "hideout": "A"}, {"cmd": "hire", "crook": "spy"}, {"cmd": "pass"}]
    + [{"cmd": "place", "job": 6, "face": face} for face in ("up", "down")],
}


@pytest.mark.no_cover
@GAMES
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_viewer_cannot_tell_a_guess_from_the_truth(game: Any, seats: int) -> None:
    for n, g in enumerate(tables(game, seats, f"leak {seats}")):
        for viewer in viewers(g):
            guess = g.guess(viewer, n)
            assert json.dumps(guess.view(viewer)) == json.dumps(g.view(viewer))
            assert json.dumps(guess.events(viewer)) == json.dumps(g.events(viewer))
            assert guess.waiting_for == g.waiting_for
            assert game.invariants(guess) == []
            if viewer is not None:
                assert refusals(guess, viewer, TRIED[game.id]) == refusals(g, viewer, TRIED[game.id])
            assert guess == g.guess(viewer, n + 1).guess(viewer, n)


@GAMES
def test_a_guess_keeps_every_form_of_knowledge(game: Any) -> None:
    """What the viewer knows is the same after the guess, so a guess of the guess has the same possibilities."""
    for n, g in enumerate(tables(game, 3, "forms")):
        for viewer in viewers(g):
            guess = g.guess(viewer, n)
            assert guess.seen == g.seen
            assert guess.barred == g.barred
            assert all(guess.face[piece].id not in faces for piece, faces in guess.barred.items())
            assert [face.back for face in guess.face] == [face.back for face in g.face]
            assert Counter(face.id for face in guess.face) == Counter(face.id for face in g.face)


@GAMES
def test_a_guess_can_be_played_to_the_end(game: Any) -> None:
    for n, g in enumerate(tables(game, 3, "to the end")):
        guess = g.guess(n % 3, n)
        dice = FastDice(n)
        while not guess.over:
            guess.act(*guess.random_move(dice))
        assert game.invariants(guess) == []


def test_the_log_of_a_guess_holds_only_what_the_viewer_was_told() -> None:
    g = bare("ABC")
    show(g, 0, (0,))
    show(g, 1, (1,))
    g.tell("drew", {"face": 0}, seat=0)
    g.tell("drew", {"face": 1}, seat=1)
    guess = g.guess(0, 3)
    assert [event.secrets for event in guess.log] == [(), ()]
    assert [event.args for event in guess.log] == [{"seat": 0, "face": "A"}, {"seat": 1}]
    assert [event.args for event in g.guess(SPECTATOR).log] == [{"seat": 0}, {"seat": 1}]
    assert len(g.log[0].secrets) == 1


def test_a_silent_table_has_silent_guesses() -> None:
    g = TOY.deal(2, 5, log=False)
    assert g.guess(0).log is None
