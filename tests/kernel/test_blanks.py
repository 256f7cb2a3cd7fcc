"""The kinds of blanks: what they count, list, accept, sample and print is always the same set of fillings."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import permutations, product
from typing import Any

import pytest

from malina.kernel.blanks import Blank, Each, Order, Some, Text, read_fillings
from malina.kernel.decision import Moves, Say, below_by, fill, pick, read_moves

from .play import assert_even

UP_DOWN = ("up", "down")
TOKENS = Each(dict.fromkeys((3, 5, 8), UP_DOWN), 1, 2, caps={"down": 1})
GOODS = Each({"bread": range(1, 4), "silk": range(1, 3)}, total=(2, 4))
CLAUSES = Each(dict.fromkeys("ABC", ("pass", "open")))
SAMPLES: list[Blank] = [Some("abcd", 1, 3), Order("abcd"), TOKENS, GOODS, CLAUSES, Text(5), Each({}), Order(())]


def every(each: Each, keys: list[Any], values: dict[Any, list[Any]]) -> list[list[list[Any]]]:
    """All pairs of keys and values by brute force; what fits is judged by hand in the tests."""
    ways = product(*[[None, *values[key]] for key in keys])
    return [[[key, v] for key, v in zip(keys, way, strict=True) if v is not None] for way in ways]


def test_tokens_lie_face_up_or_down_with_a_cap_on_those_face_down() -> None:
    fitting = [
        way
        for way in every(TOKENS, [3, 5, 8], {3: [*UP_DOWN], 5: [*UP_DOWN], 8: [*UP_DOWN]})
        if 1 <= len(way) <= 2 and sum(v == "down" for _, v in way) <= 1
    ]
    assert TOKENS.size == len(fitting) == 15
    assert sorted(TOKENS[i] for i in range(15)) == sorted(fitting)


def test_goods_have_numbers_with_a_sum() -> None:
    fitting = [
        way
        for way in every(GOODS, ["bread", "silk"], {"bread": [1, 2, 3], "silk": [1, 2]})
        if 2 <= sum(v for _, v in way) <= 4
    ]
    assert sorted(GOODS[i] for i in range(GOODS.size)) == sorted(fitting)


@pytest.mark.parametrize("blank", SAMPLES, ids=lambda b: type(b).__name__)
def test_what_is_listed_is_accepted_once_each(blank: Blank) -> None:
    listed = [blank[i] for i in range(len(blank))]
    assert len({json.dumps(filling) for filling in listed}) == blank.size
    assert all(filling in blank for filling in listed)
    for beyond in (blank.size, -1):
        with pytest.raises(IndexError):
            blank[beyond]


@pytest.mark.parametrize("blank", SAMPLES, ids=lambda b: type(b).__name__)
def test_what_is_written_is_read_again(blank: Blank) -> None:
    assert read_fillings(json.loads(json.dumps(blank.to_json()))) == blank


def test_moves_are_read_again() -> None:
    moves = Moves(Say("pay", coins=range(2, 7), to=(1, 3)), Say("lay", cards=Order("ab"), why=Text(9)), Say("pass"))
    assert list(read_moves(json.loads(json.dumps(moves.to_json())))) == list(moves)


def test_ranges_and_lists_are_read_again() -> None:
    say = Say("pay", coins=range(2, 7), to=(1, 3))
    told = json.loads(json.dumps(say.to_json()))["blanks"]
    assert read_fillings(told["coins"]) == range(2, 7)
    assert read_fillings(told["to"]) == (1, 3)


@pytest.mark.parametrize("blank", [Some("abcd", 1, 3), Order("abcd"), TOKENS, GOODS], ids=lambda b: type(b).__name__)
def test_samples_are_even(blank: Blank) -> None:
    dice = random.Random(7)
    count = 200 * blank.size
    found = Counter(json.dumps(blank.sample(dice.randrange)) for _ in range(count))
    assert_even(found, blank.size)


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        "up",
        {"3": "up"},
        [],  # at least one
        [[3, "up"], [5, "up"], [8, "up"]],  # at most two
        [[3, "down"], [5, "down"]],  # one face down at most
        [[5, "up"], [3, "up"]],  # not in the order of the keys
        [[3, "up"], [3, "up"]],
        [[4, "up"]],
        [[3, "sideways"]],
        [[3.0, "up"]],
        [[3]],
        [3, "up"],
        [["3", "up"]],
    ],
)
def test_each_refuses_what_does_not_fit(wrong: Any) -> None:
    assert wrong not in TOKENS


def test_keys_without_a_value_are_no_keys() -> None:
    each = Each({"a": (), "b": range(1, 1), "c": ("x",)})
    assert each.to_json() == {"each": [["c", ["x"]]], "low": 0, "high": 1}
    assert each == Each({"c": ("x",)})


def test_a_sum_out_of_its_bounds_is_refused() -> None:
    assert [["bread", 1]] not in GOODS
    assert [["bread", 3], ["silk", 2]] not in GOODS
    assert [["bread", 3], ["silk", 1]] in GOODS
    assert [["bread", True], ["silk", 1]] not in GOODS


@pytest.mark.parametrize("each", [TOKENS, GOODS, CLAUSES, Each({})])
def test_what_can_follow_leads_to_every_filling_and_to_nothing_else(each: Each) -> None:
    def walked(chosen: list[list[Any]]) -> list[list[list[Any]]]:
        rest = [walked([*chosen, [key, v]]) for key, values in each.following(chosen).items() for v in values]
        found = [filling for part in rest for filling in part]
        assert chosen in each or found  # nobody is led astray
        return [chosen, *found] if chosen in each else found

    assert sorted(walked([])) == sorted(each[i] for i in range(each.size))


def test_an_order_has_each_thing_once() -> None:
    assert [list(way) for way in permutations("abc")] == [Order("abc")[i] for i in range(6)]
    for wrong in (["a", "b"], ["a", "b", "b"], ["a", "b", "d"], "abc", ("a", "b", "c")):
        assert wrong not in Order("abc")
    assert [2, 1] in Order([1, 2])
    assert [2.0, 1] not in Order([1, 2])


def test_words_of_ones_own_are_judged_by_their_length_alone_and_never_made_up() -> None:
    text = Text(20)
    assert "" in text
    assert "I owe you one 👩‍🌾" in text
    for wrong in ("x" * 21, "two\nlines", "\x1b[31m", "\u202ereversed", 5, None, ["a"]):
        assert wrong not in text
    assert {text.sample(random.Random(i).randrange) for i in range(20)} == {""}
    assert Say("promise", words=text, to=(1, 2)).count == 2


def test_more_moves_than_a_sequence_can_have_are_no_error() -> None:
    moves = Moves(Say("take", cards=Some(range(70), 0, 70)), Say("pass"))
    assert moves.size == 2**70 + 1
    assert len(moves) > 10**18
    assert moves[:2] == [{"cmd": "take", "cards": []}, {"cmd": "take", "cards": [0]}]
    assert moves[-1] == {"cmd": "pass"}
    dice = random.Random(1)
    assert moves.sample(dice.randrange) in moves
    sentences = (("take", Some(range(70), 0, 70)), ("pass",))
    assert pick(sentences, dice.random)[0] == "take"
    assert fill(Some(range(70), 0, 70), dice.random) in Some(range(70), 0, 70)


def test_large_numbers_are_thrown_evenly() -> None:
    n = 3 * 2**80
    below = below_by(random.Random(3).random)
    thrown = [below(n) for _ in range(3_000)]
    assert all(0 <= number < n for number in thrown)
    assert_even(Counter(number * 3 // n for number in thrown), 3)
    assert_even(Counter(number % 2 for number in thrown), 2)


def test_what_is_no_pair_belongs_to_no_filling() -> None:
    for junk in (None, "bread", [], ["bread"], ["bread", 1, 1], ["gold", 1]):
        for value in ([junk], [["bread", 2], junk], [["bread", 2], junk, ["silk", 1]], [junk, ["bread", 2]]):
            assert value not in GOODS
    assert [["bread", 2], ["silk", 1]] in GOODS
