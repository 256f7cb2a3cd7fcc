"""Decisions: what they list, count, accept and print is always the same set of moves."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import chain, combinations
from typing import Any

import pytest

from malina.kernel.blanks import Some
from malina.kernel.decision import About, Decision, Moves, Note, Said, Say
from malina.kernel.dice import FastDice, TrueDice

from .play import CROOKS, TOY, assert_even, copied, tables

MOVES = Moves(
    Say("place", job=(6, 8), face=("up", "down")),
    Say("bid", coins=range(3, 6)),
    Say("load", cards=Some("abc", 1, 2)),
    Say("spy", on=({"type": "spy", "job": 3}, {"type": "spy", "hideout": "A"})),
    Say("deal", yes=(True, False)),
    Say("never", job=()),
    Say("pass"),
)
LISTED = [
    {"cmd": "place", "job": 6, "face": "up"},
    {"cmd": "place", "job": 8, "face": "up"},
    {"cmd": "place", "job": 6, "face": "down"},
    {"cmd": "place", "job": 8, "face": "down"},
    {"cmd": "bid", "coins": 3},
    {"cmd": "bid", "coins": 4},
    {"cmd": "bid", "coins": 5},
    {"cmd": "load", "cards": ["a"]},
    {"cmd": "load", "cards": ["b"]},
    {"cmd": "load", "cards": ["c"]},
    {"cmd": "load", "cards": ["a", "b"]},
    {"cmd": "load", "cards": ["a", "c"]},
    {"cmd": "load", "cards": ["b", "c"]},
    {"cmd": "spy", "on": {"type": "spy", "job": 3}},
    {"cmd": "spy", "on": {"type": "spy", "hideout": "A"}},
    {"cmd": "deal", "yes": True},
    {"cmd": "deal", "yes": False},
    {"cmd": "pass"},
]
HUGE = Moves(Say("pay", gold=range(1000), cards=Some(range(30), 0, 30)), Say("pass"))


# ---- the moves as a sequence ----


def test_moves_are_listed_in_the_order_of_the_sentences() -> None:
    assert list(MOVES) == LISTED
    assert len(MOVES) == len(LISTED)


def test_every_index_gives_its_move() -> None:
    assert [MOVES[i] for i in range(len(LISTED))] == LISTED
    assert [MOVES[-i] for i in range(1, len(LISTED) + 1)] == LISTED[::-1]


@pytest.mark.parametrize("i", [len(LISTED), len(LISTED) + 5, -len(LISTED) - 1, -100])
def test_no_move_beyond_the_ends(i: int) -> None:
    with pytest.raises(IndexError):
        MOVES[i]


@pytest.mark.parametrize(
    "part",
    [slice(None), slice(3, 9), slice(-4, None), slice(None, None, -1), slice(1, 12, 4), slice(5, 5), slice(90, 9)],
)
def test_slices_are_lists(part: slice) -> None:
    assert MOVES[part] == LISTED[part]


def test_moves_are_found_backwards_and_by_index() -> None:
    assert list(reversed(MOVES)) == LISTED[::-1]
    assert MOVES.index({"cmd": "bid", "coins": 4}) == 5


def test_what_is_listed_is_contained() -> None:
    assert all(move in MOVES for move in LISTED)
    assert all(copied(move) in MOVES for move in LISTED)


def test_a_move_is_made_anew_each_time() -> None:
    MOVES[0]["job"] = 99
    MOVES[10]["cards"].append("z")
    assert list(MOVES) == LISTED


def test_no_sentence_no_move() -> None:
    for moves in (Moves(), Moves(Say("recruit", hideout=())), Moves(Say("bid", coins=range(5, 2)))):
        assert len(moves) == 0
        assert not moves
        assert list(moves) == moves.to_json() == []
        assert {"cmd": "recruit", "hideout": "A"} not in moves
        with pytest.raises(LookupError):
            moves.sample(FastDice(0).below)


def test_a_sentence_counts_its_moves() -> None:
    assert Say("pass").count == 1
    assert Say("place", job=(1, 2, 3), face=("up", "down")).count == 6
    assert Say("place", job=(1, 2, 3), face=()).count == 0
    say = Say("place", job=(1, 2, 3), face=("up", "down"))
    listed = [say[i] for i in range(6)]
    assert len({json.dumps(move) for move in listed}) == 6
    assert all(move in say for move in listed)


def test_a_sentence_ends() -> None:
    with pytest.raises(IndexError):
        Say("place", job=(1, 2, 3))[3]


@pytest.mark.parametrize("game", [CROOKS, TOY], ids=["crooks", "toy"])
def test_decisions_of_real_games_list_what_they_contain(game: Any) -> None:
    seen = 0
    for g in chain(tables(game, 2, 1), tables(game, 4, 2)):
        for seat in range(g.seats):
            for decision in g.decisions(seat):
                listed = list(decision.moves)
                assert len(listed) == len(decision.moves) > 0
                assert listed == [decision.moves[i] for i in range(len(listed))]
                assert len({json.dumps(move) for move in listed}) == len(listed)
                assert all(copied(move) in decision.moves for move in listed)
                seen += 1
    assert seen > 40


# ---- strictness ----


@pytest.mark.parametrize(
    "move",
    [
        {"cmd": "bid", "coins": 3.0},
        {"cmd": "bid", "coins": "3"},
        {"cmd": "bid", "coins": 2},
        {"cmd": "bid", "coins": 6},
        {"cmd": "bid", "coins": 3.5},
        {"cmd": "bid", "coins": None},
        {"cmd": "bid", "coins": [3]},
        {"cmd": "bid"},
        {"cmd": "bid", "coins": 3, "more": 1},
        {"cmd": "bid", "more": 3},
        {"cmd": "place", "job": 6},
        {"cmd": "place", "job": 6.0, "face": "up"},
        {"cmd": "place", "job": 7, "face": "up"},
        {"cmd": "place", "job": 6, "face": "sideways"},
        {"cmd": "load", "cards": []},
        {"cmd": "load", "cards": ["a", "b", "c"]},
        {"cmd": "load", "cards": ["b", "a"]},
        {"cmd": "load", "cards": ["a", "a"]},
        {"cmd": "load", "cards": ["d"]},
        {"cmd": "load", "cards": ("a",)},
        {"cmd": "load", "cards": "a"},
        {"cmd": "load", "cards": {"a": 1}},
        {"cmd": "load", "cards": None},
        {"cmd": "spy", "on": {"type": "spy", "job": 3.0}},
        {"cmd": "spy", "on": {"type": "spy", "job": "3"}},
        {"cmd": "spy", "on": {"type": "spy"}},
        {"cmd": "spy", "on": {"type": "spy", "job": 3, "hideout": "A"}},
        {"cmd": "deal", "yes": 1},
        {"cmd": "deal", "yes": 0.0},
        {"cmd": "deal", "yes": "true"},
        {"cmd": "never", "job": 1},
        {"cmd": "pass", "why": "not"},
        {"cmd": "PASS"},
        {"cmd": None},
        {"job": 6, "face": "up"},
        {},
        [],
        ["cmd", "pass"],
        "pass",
        None,
        7,
    ],
    ids=str,
)
def test_anything_else_is_not_contained(move: Any) -> None:
    assert move not in MOVES


def test_true_is_not_one_and_one_is_not_true() -> None:
    moves = Moves(Say("n", x=(0, 1)), Say("r", x=range(2)), Say("b", x=(False, True)), Say("s", x=Some((0, 1), 1, 2)))
    for cmd in ("n", "r"):
        assert {"cmd": cmd, "x": 1} in moves
        assert not any({"cmd": cmd, "x": x} in moves for x in (True, 1.0, "1", None))
    assert {"cmd": "b", "x": True} in moves
    assert not any({"cmd": "b", "x": x} in moves for x in (1, 1.0, "True", None))
    assert {"cmd": "s", "x": [0, 1]} in moves
    assert not any({"cmd": "s", "x": x} in moves for x in ([True], [1.0], ["1"], [0, True], [False, 1], 1))


def test_a_dictionary_of_another_class_is_no_move() -> None:
    class Odd(dict[str, Any]):
        pass

    assert Odd(cmd="pass") not in MOVES


def test_fillings_may_have_several_types() -> None:
    moves = Moves(Say("aim", at=("nobody", 0, 1)), Say("give", to=(None, 2)))
    assert all(move in moves for move in moves)
    assert {"cmd": "aim", "at": True} not in moves


def test_fillings_may_be_dictionaries_of_anything() -> None:
    fillings = ({"open": True}, {"open": None}, {"deal": {"gold": 1}})
    moves = Moves(Say("offer", deal=fillings))
    assert all(move in moves for move in moves)
    assert {"cmd": "offer", "deal": {"open": 1}} not in moves
    assert {"cmd": "offer", "deal": {"deal": {"gold": True}}} not in moves


def test_nested_fillings_are_compared_strictly() -> None:
    moves = Moves(Say("offer", deal=({"cards": [0, 1]},), lists=([1], [2])))
    assert {"cmd": "offer", "deal": {"cards": [0, 1]}, "lists": [1]} in moves
    assert {"cmd": "offer", "deal": {"cards": [False, True]}, "lists": [1]} not in moves
    assert {"cmd": "offer", "deal": {"cards": [0, 1]}, "lists": [True]} not in moves


# ---- some of these ----


@pytest.mark.parametrize("low", range(4))
@pytest.mark.parametrize("high", range(5))
def test_some_lists_every_choice_once_smaller_ones_first(low: int, high: int) -> None:
    some = Some("pqrs", low, high)
    choices = [list(c) for size in range(low, high + 1) for c in combinations("pqrs", size)]
    assert [some[i] for i in range(len(some))] == choices
    assert list(some) == choices
    assert all(choice in some for choice in choices)
    others = [list(c) for size in range(5) for c in combinations("pqrs", size) if list(c) not in choices]
    assert not any(other in some for other in others)


def test_some_has_no_choice_beyond_the_ends() -> None:
    for i in (-1, 7, 100):
        with pytest.raises(IndexError):
            Some("abc", 1, 3)[i]
    with pytest.raises(IndexError):
        Some("abc", 3, 2)[0]


def test_some_bounds_are_cut_to_what_there_is() -> None:
    assert Some("ab", -3, 9) == Some("ab", 0, 2)
    assert Some("ab", -3, 9).to_json() == {"some": ["a", "b"], "low": 0, "high": 2}
    assert list(Some("", 0, 5)) == [[]]
    assert len(Some("abc", 2, 1)) == 0


def test_some_is_a_value_but_no_key() -> None:
    assert Some((1, 2), 0, 1) == Some([1, 2], 0, 1)
    assert Some((1, 2), 0, 1) != Some((2, 1), 0, 1)
    assert Some((1, 2), 0, 1) != [1, 2]
    with pytest.raises(TypeError):
        hash(Some((1, 2), 0, 1))


# ---- samples ----


@pytest.mark.parametrize("below", [FastDice(3).below, TrueDice(bytes(32)).below, random.Random(3).randrange])
def test_samples_are_even(below: Any) -> None:
    assert_even(Counter(json.dumps(MOVES.sample(below)) for _ in range(60 * len(LISTED))), len(LISTED))


def test_huge_decisions_are_not_listed() -> None:
    assert len(HUGE) == 1000 * 2**30 + 1
    assert {"cmd": "pay", "gold": 999, "cards": list(range(30))} in HUGE
    assert {"cmd": "pay", "gold": 999, "cards": list(range(31))} not in HUGE
    assert {"cmd": "pay", "gold": 1000, "cards": []} not in HUGE
    assert HUGE[-1] == {"cmd": "pass"}
    assert HUGE[len(HUGE) // 2] in HUGE
    rng = random.Random(1)
    assert all(HUGE.sample(rng.randrange) in HUGE for _ in range(200))
    assert len(json.dumps(HUGE.to_json())) < 500


def test_huge_decisions_are_sampled_evenly() -> None:
    rng = random.Random(5)
    samples = [HUGE.sample(rng.randrange) for _ in range(2000)]
    counts = Counter(card for move in samples for card in move.get("cards", ()))
    assert_even(counts, 30)
    assert_even(Counter(move["gold"] // 100 for move in samples if "gold" in move), 10)


def test_huge_decisions_are_sampled_evenly_by_fast_dice() -> None:
    dice = FastDice(5)
    moves = Moves(Say("load", cards=Some(range(40), 20, 20)))
    assert_even(Counter(card for _ in range(300) for card in moves.sample(dice.below)["cards"]), 40)
    assert len({dice.below(2**40) % 256 for _ in range(100)}) > 50


@pytest.mark.parametrize("n", [2**66, 2**80 + 1])
def test_true_dice_know_big_numbers(n: int) -> None:
    class Impatient(TrueDice):
        __slots__ = ()

        def __setattr__(self, name: str, value: Any) -> None:
            assert name != "words" or value < 100, "the dice are thrown for ever"
            super().__setattr__(name, value)

    throws = [Impatient(bytes(32), i).below(n) for i in range(20)]
    assert n > max(throws) >= 2**64


def test_decisions_larger_than_an_index() -> None:
    moves = Moves(Say("load", cards=Some(range(70), 0, 70)))
    assert moves
    assert moves.sample(random.Random(0).randrange) in moves


# ---- for the page ----


def test_moves_as_json() -> None:
    assert copied(MOVES.to_json()) == [
        {"cmd": "place", "blanks": {"job": [6, 8], "face": ["up", "down"]}},
        {"cmd": "bid", "blanks": {"coins": {"low": 3, "high": 5}}},
        {"cmd": "load", "blanks": {"cards": {"some": ["a", "b", "c"], "low": 1, "high": 2}}},
        {"cmd": "spy", "blanks": {"on": [{"type": "spy", "job": 3}, {"type": "spy", "hideout": "A"}]}},
        {"cmd": "deal", "blanks": {"yes": [True, False]}},
        {"cmd": "pass", "blanks": {}},
    ]


def test_a_range_with_steps_as_json() -> None:
    blank = Say("bid", coins=range(0, 20, 5)).to_json()["blanks"]["coins"]
    assert blank == [0, 5, 10, 15] or blank.get("step") == 5


def test_a_decision_as_json() -> None:
    decision = Decision(2, "turn", Moves(Say("pass")), False)
    assert copied(decision.to_json()) == {
        "seat": 2,
        "kind": "turn",
        "required": False,
        "says": [{"cmd": "pass", "blanks": {}}],
    }


# ---- what is told with a question ----


def test_a_decision_tells_its_cause_what_its_words_need_and_what_answers_come_to() -> None:
    about = About(
        Said("shot", {"by": 2, "card": "bang"}),
        {"needed": 2},
        [Note("take_hit", Said("life", {"from": 4, "to": 2})), Note("miss", Said("last"), {"card": "missed"})],
    )
    told = Decision(0, "dodge", Moves(Say("take_hit")), True, about).to_json()
    assert told["cause"] == {"id": "shot", "args": {"by": 2, "card": "bang"}}
    assert told["args"] == {"needed": 2}
    assert told["notes"] == [
        {"cmd": "take_hit", "where": {}, "id": "life", "args": {"from": 4, "to": 2}},
        {"cmd": "miss", "where": {"card": "missed"}, "id": "last", "args": {}},
    ]


def test_a_decision_with_nothing_to_tell_is_as_short_as_before() -> None:
    assert Decision(0, "rest", Moves(Say("pass")), True).to_json().keys() == {"seat", "kind", "required", "says"}


def test_what_nobody_can_do_is_not_explained() -> None:
    """A verb may stand in the rules with nothing to fill it with."""
    notes = [Note("draw", Said("luck")), Note("pay", Said("life"))]
    about = About(notes=notes).of(Moves.of([("draw",), ("pay", ())], {"draw": (), "pay": ("card",)}))
    assert about.notes == notes[:1]
