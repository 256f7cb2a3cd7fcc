"""Dice: what anybody can compute by hand, no bias, and nothing that depends on the process."""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import random
import subprocess
import sys
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from malina.kernel.dice import Dice, FastDice, TrueDice, commitment, load_dice, mixed_key

from .play import assert_even

KEY = bytes(range(32))
WORD_0 = 0x9F0C_D9B9_4097_FE49
MAKERS = pytest.mark.parametrize("make", [lambda: FastDice(7), lambda: TrueDice(KEY)], ids=["fast", "true"])


def word(i: int, key: bytes = KEY) -> int:
    """The i-th word of the stream, written down a second time from its description."""
    block = hmac.new(key, (i // 4).to_bytes(8, "big"), hashlib.sha256).digest()
    return int.from_bytes(block[i % 4 * 8 :][:8], "big")


def test_the_first_word_is_the_one_computed_elsewhere() -> None:
    # printf '\0\0\0\0\0\0\0\0' | openssl dgst -sha256 -mac hmac -macopt hexkey:000102…1f
    assert word(0) == WORD_0
    assert TrueDice(KEY).below(1 << 64) == WORD_0


def test_true_dice_are_the_words_of_the_stream_in_order() -> None:
    dice = TrueDice(KEY)
    throws = [dice.below(1 << 64) for _ in range(10)]
    assert throws == [word(i) for i in range(10)]
    assert len(set(throws)) == 10


def test_a_throw_is_its_word_modulo_n() -> None:
    dice = TrueDice(KEY)
    assert [dice.below(n) for n in (6, 52, 1000)] == [word(0) % 6, word(1) % 52, word(2) % 1000]


def test_a_word_that_would_bias_is_skipped() -> None:
    # For n a little over half of all words, every word of n and more is in the incomplete second row.
    n = (1 << 63) + 1
    rejected = [i for i in range(200) if word(i) >= n]
    accepted = [word(i) for i in range(200) if word(i) < n]
    assert rejected[:3]
    dice = TrueDice(KEY)
    assert [dice.below(n) for _ in range(50)] == accepted[:50]
    assert dice.words > 50


def test_the_edge_of_rejection(monkeypatch: pytest.MonkeyPatch) -> None:
    """With n = 6 exactly the last four of the 2**64 words are refused."""
    words = iter([2**64 - 1, 2**64 - 2, 2**64 - 3, 2**64 - 4, 2**64 - 5, 0])

    def digest(key: bytes, message: bytes, kind: str) -> bytes:
        return next(words).to_bytes(8, "big") * 4

    monkeypatch.setattr("malina.kernel.dice.hmac.digest", digest)
    dice = TrueDice(KEY)
    assert dice.below(6) == (2**64 - 5) % 6 == 5
    assert dice.words == 5
    assert dice.below(6) == 0


def test_true_dice_start_where_they_are_told() -> None:
    assert TrueDice(KEY, 5).below(1 << 64) == word(5)


@MAKERS
def test_throws_are_even(make: Any) -> None:
    for n in (2, 3, 6, 7, 32, 100):
        dice = make()
        assert_even(Counter(dice.below(n) for _ in range(60 * n)), n)


@MAKERS
def test_pairs_of_throws_are_even(make: Any) -> None:
    dice = make()
    assert_even(Counter((dice.below(6), dice.below(6)) for _ in range(3000)), 36)


@MAKERS
def test_throws_stay_below(make: Any) -> None:
    dice = make()
    assert all(0 <= dice.below(n) < n for n in range(1, 2000))
    assert {dice.below(1) for _ in range(20)} == {0}


@MAKERS
def test_all_orders_are_equally_likely(make: Any) -> None:
    dice = make()
    orders = Counter()
    for _ in range(1500):
        things = list("abcd")
        dice.shuffle(things)
        orders[tuple(things)] += 1
    assert set(orders) == set(permutations("abcd"))
    assert_even(orders, 24)


@MAKERS
def test_a_shuffle_takes_the_throws_of_fisher_and_yates(make: Any) -> None:
    """So that everybody can deal a verified game again with `below` alone."""
    dice, by_hand = make(), make()
    shuffled, things = list(range(20)), list(range(20))
    dice.shuffle(shuffled)
    for i in range(19, 0, -1):
        j = by_hand.below(i + 1)
        things[i], things[j] = things[j], things[i]
    assert shuffled == things
    assert dice == by_hand


@MAKERS
def test_shuffling_nothing_throws_nothing(make: Any) -> None:
    dice = make()
    for things in ([], ["one"]):
        dice.shuffle(things)
    assert dice == make()


@MAKERS
def test_a_copy_goes_on_alike_and_by_itself(make: Any) -> None:
    dice = make()
    dice.below(6)
    twin = dice.copy()
    assert type(twin) is type(dice)
    assert twin == dice
    throws = [twin.below(1000) for _ in range(20)]
    assert twin != dice
    assert [dice.below(1000) for _ in range(20)] == throws


@MAKERS
def test_dice_survive_json(make: Any) -> None:
    dice = make()
    for _ in range(7):
        dice.below(6)
    loaded = load_dice(json.loads(json.dumps(dice.dump())))
    assert loaded == dice
    assert [loaded.below(1000) for _ in range(9)] == [dice.below(1000) for _ in range(9)]


@MAKERS
def test_dice_are_no_keys(make: Any) -> None:
    assert make() != "dice"
    with pytest.raises(TypeError):
        hash(make())


def test_dice_of_different_makers_differ() -> None:
    assert FastDice(7) != TrueDice(KEY)
    assert TrueDice(KEY) != FastDice(7)


def test_seeds_make_different_dice() -> None:
    assert len({FastDice(seed).state for seed in range(1000)}) == 1000
    assert FastDice("crooks").state != FastDice("toy").state


def test_fast_dice_do_not_touch_the_global_generator() -> None:
    before = random.getstate()
    FastDice(1).below(6)
    TrueDice(KEY).below(6)
    assert random.getstate() == before


def test_the_commitment_is_the_secret_s_sha256() -> None:
    # sha256sum of 32 zero bytes
    assert commitment(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_the_key_is_made_of_the_secret_and_every_contribution() -> None:
    two = bytes([0] * 7 + [2])
    by_hand = b"malina dice 1" + two + b"[]" + two + b"ab" + bytes(8) + two + "ж".encode()
    assert mixed_key(KEY, b"[]", ["ab", "", "ж"]) == hmac.digest(KEY, by_hand, "sha256")


def test_the_key_cannot_be_made_of_what_is_public() -> None:
    assert mixed_key(KEY, b"", []) != bytes.fromhex(commitment(KEY))


def test_no_contribution_can_imitate_another() -> None:
    said = [["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""], ["", "abc"], [], [""], ["c", "ab"]]
    assert len({mixed_key(KEY, b"", contributions) for contributions in said}) == len(said)
    assert mixed_key(bytes(32), b"", ["ab"]) != mixed_key(KEY, b"", ["ab"])
    assert mixed_key(KEY, b"other table", ["ab"]) != mixed_key(KEY, b"", ["ab"])


def test_the_same_throws_under_another_hash_seed() -> None:
    program = (
        "from malina.kernel.dice import FastDice, TrueDice\n"
        "print([d.below(1000) for d in (FastDice('x'), TrueDice(bytes(32))) for _ in range(20)])"
    )
    prints = {
        subprocess.run(
            [sys.executable, "-c", program], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    dice: list[Dice] = [FastDice("x"), TrueDice(bytes(32))]
    assert prints == {f"{[d.below(1000) for d in dice for _ in range(20)]}\n".encode()}
