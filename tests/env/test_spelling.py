"""Moves word by word: every legal move can be said, and whatever can be said is a legal move."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import malina
from malina.env.spelling import Spelling, halves, spelled
from malina.env.vocabulary import HIGHER, LEAVE, LOWER, STOP, WAIT, Vocabulary
from malina.kernel.blanks import Each, Order, Some, Text
from malina.kernel.decision import Decision, Move, Moves, Say
from malina.kernel.policy import NOTHING

from .tables import BANG, CROOKS, TOY, tables, words_of

FEW = 40  # moves of a decision that are all tried


def said(words: Vocabulary, asked: Decision, chosen: list[int]) -> Spelling:
    spelling = Spelling(words, asked)
    for word in chosen:
        assert word in spelling.next
        spelling.say(word)
    return spelling


def sayable(words: Vocabulary, asked: Decision, chosen: list[int]) -> Iterator[Move]:
    """Every move that some words lead to after these."""
    spelling = said(words, asked, chosen)
    if spelling.move is not None:
        yield spelling.move
    for word in spelling.next:
        yield from sayable(words, asked, [*chosen, word])


def short(moves: Moves) -> bool:
    """Can all ways be walked?"""
    blanks = [fillings for say in moves.says for fillings in say.blanks.values()]
    return moves.size <= FEW and not any(isinstance(f, Some) and f.high > 2 for f in blanks)


def test_every_legal_move_and_no_other() -> None:
    rng = Random(1)
    walked = tried = 0
    for table in tables():
        words = words_of(table)
        for asked in (decision for seat in range(table.seats) for decision in table.decisions(seat)):
            tried += 1
            if short(asked.moves):
                legal = list(asked.moves)
                leave = [] if asked.required else [NOTHING]
                found = list(sayable(words, asked, []))
                assert all(move in legal + leave for move in found)
                assert all(move in found for move in legal + leave)
                walked += 1
            else:
                legal = [asked.moves.sample(rng.randrange)]
            for move in rng.sample(legal, min(5, len(legal))):
                assert said(words, asked, spelled(words, asked, move)).move == move
    assert walked > tried / 2


# ---- how things are said ----

WORDS = Vocabulary(TOY, 4, TOY.deal(4).data)


def names(numbers: Any, words: Vocabulary = WORDS) -> list[str]:
    return [words[number] for number in (numbers if type(numbers) is list else sorted(numbers))]


def moves(*says: Say, required: bool = True) -> Decision:
    return Decision(0, "question", Moves(*says), required)


def test_what_can_only_follow_is_not_asked() -> None:
    spelling = Spelling(WORDS, moves(Say("play", card=("bang", "duel"), at=(1,))))
    assert names(spelling.said) == ["play", "card="]
    assert names(spelling.next) == ["'bang'", "'duel'"]
    spelling.say(WORDS.values["bang"])
    assert spelling.move == {"cmd": "play", "card": "bang", "at": 1}
    assert WORDS.read(spelling.said) == "play card= 'bang' at= 1 ."


def test_the_only_move_has_to_be_made() -> None:
    spelling = Spelling(WORDS, moves(Say("pass")))
    assert spelling.said == []
    assert names(spelling.next) == ["pass"]
    spelling.say(WORDS.verbs["pass"])
    assert spelling.move == {"cmd": "pass"}


def test_sentences_with_different_blanks_part_at_the_name_of_the_blank() -> None:
    spelling = Spelling(WORDS, moves(Say("play", card=("bang",), at=(1, 2)), Say("play", card=("bang", "mask"))))
    spelling.say(WORDS.values["bang"])
    assert names(spelling.next) == [".", "at="]


def test_things_are_picked_in_any_order_until_it_is_enough() -> None:
    asked = moves(Say("load", cards=Some(["bang", "duel", "mask"], 1, 2)))
    bang, mask = WORDS.values["bang"], WORDS.values["mask"]
    for order in ([bang, mask], [mask, bang]):
        assert said(WORDS, asked, order).move == {"cmd": "load", "cards": ["bang", "mask"]}
    assert STOP not in said(WORDS, asked, []).next
    assert set(names(said(WORDS, asked, [mask]).next)) == {"'bang'", "'duel'", "."}
    assert said(WORDS, asked, [mask, STOP]).move == {"cmd": "load", "cards": ["mask"]}


def test_nobody_is_asked_in_which_order_he_takes_everything() -> None:
    spelling = Spelling(WORDS, moves(Say("load", cards=Some(["bang", "duel"], 2, 2)), Say("pass")))
    spelling.say(WORDS.verbs["load"])
    assert spelling.move == {"cmd": "load", "cards": ["bang", "duel"]}
    three = moves(Say("load", cards=Some(["bang", "duel", "mask"], 2, 3)))
    assert set(names(said(WORDS, three, [WORDS.values["mask"]]).next)) == {"'bang'", "'duel'"}


def test_equal_things_can_be_picked_twice() -> None:
    asked = moves(Say("load", cards=Some(["bang", "bang", "mask"], 0, 3)))
    bang = WORDS.values["bang"]
    assert bang not in said(WORDS, asked, [bang, bang]).next
    assert said(WORDS, asked, [bang, bang, STOP]).move == {"cmd": "load", "cards": ["bang", "bang"]}


def test_a_number_without_a_word_is_found_by_halving() -> None:
    asked = moves(Say("bid", coins=range(100, 900, 100)), Say("bid", coins=(2,)), Say("pass"))
    bid = WORDS.verbs["bid"]
    spelling = said(WORDS, asked, [bid, LOWER])
    assert spelling.bounds == (2, 400)
    assert said(WORDS, asked, [bid, HIGHER, HIGHER, LOWER]).move == {"cmd": "bid", "coins": 700}
    assert said(WORDS, asked, [bid, LOWER, LOWER, LOWER, LOWER]).move == {"cmd": "bid", "coins": 2}
    assert said(WORDS, asked, []).bounds == (0, 0)
    assert spelled(WORDS, asked, {"cmd": "bid", "coins": 100}) == [bid, LOWER, LOWER, LOWER, HIGHER]


@pytest.mark.parametrize("count", [1, 2, 3, 7, 100])
def test_no_way_by_halves_begins_another(count: int) -> None:
    ways = halves(count)
    assert len(set(ways)) == count
    assert not any(a != b and a == b[: len(a)] for a in ways for b in ways)


def test_a_dictionary_is_said_with_the_names_of_its_parts() -> None:
    words = Vocabulary(CROOKS, 2, CROOKS.deal(2).data)
    spy = ({"type": "spy", "job": 3}, {"type": "spy", "job": 6}, {"type": "spy", "hideout": "A"})
    asked = moves(Say("place", job=(3,), face=("up",), action=spy))
    spelling = Spelling(words, asked)
    assert words.read(spelling.said) == "place job= 3 face= 'up' action= type= 'spy'"
    assert sorted(names(spelling.next, words)) == ["hideout=", "job="]
    spelling.say(words.blanks["hideout"])
    assert spelling.move == {"cmd": "place", "job": 3, "face": "up", "action": spy[2]}


def test_lists_and_flags() -> None:
    flags = moves(Say("answer", deal=(True, False)))
    assert names(Spelling(WORDS, flags).next) == ["False", "True"]
    assert said(WORDS, flags, spelled(WORDS, flags, {"cmd": "answer", "deal": False})).move == {
        "cmd": "answer",
        "deal": False,
    }
    lists = moves(Say("load", cards=(["bang", 1], ["bang"])))
    assert said(WORDS, lists, spelled(WORDS, lists, {"cmd": "load", "cards": ["bang"]})).move == {
        "cmd": "load",
        "cards": ["bang"],
    }


def test_an_order_is_said_from_first_to_last() -> None:
    asked = moves(Say("lay", cards=Order(["bang", "duel", "mask"])))
    bang, mask = WORDS.values["bang"], WORDS.values["mask"]
    spelling = said(WORDS, asked, [mask, bang])
    assert spelling.move == {"cmd": "lay", "cards": ["mask", "bang", "duel"]}
    assert WORDS.read(spelling.said) == "lay cards= 'mask' 'bang' 'duel' . ."
    assert mask not in said(WORDS, asked, [mask]).next
    assert len({tuple(move["cards"]) for move in sayable(WORDS, asked, [])}) == 6


EACH: dict[str, Each] = {
    "keys left out": Each({0: ("bang", "mask"), 1: ("bang",), 2: ("mask", "duel")}),
    "so many": Each(dict.fromkeys(range(4), ("bang", "mask")), 2, 3),
    "a cap": Each(dict.fromkeys(range(4), ("bang", "mask")), 3, caps={"bang": 1}),
    "a sum": Each({"bang": range(1, 4), "mask": range(1, 3), "duel": range(2)}, total=(3, 4)),
    "everything": Each(dict.fromkeys(range(4), range(3)), 2, 3, caps={2: 1}, total=(3, 3)),
    "large numbers": Each({10: range(100, 104), 20: range(200, 203)}, 1, total=(0, 302)),
}


@pytest.mark.parametrize("each", EACH.values(), ids=EACH.keys())
def test_pairs_are_said_key_by_key_and_whatever_is_begun_can_be_completed(each: Each) -> None:
    asked = moves(Say("stake", on=each), Say("pass"))
    found = [move["on"] for move in sayable(WORDS, asked, []) if move["cmd"] == "stake"]
    assert len(found) == each.size > 1
    assert sorted(found) == sorted(each[i] for i in range(each.size))
    for pairs in found:
        move = {"cmd": "stake", "on": pairs}
        for written in (move, {"cmd": "stake", "on": [tuple(pair) for pair in pairs]}):
            assert said(WORDS, asked, spelled(WORDS, asked, written)).move == move


def test_how_pairs_are_read() -> None:
    spelling = Spelling(WORDS, moves(Say("stake", on=Each({1: (1, 2), 3: (1, 2)}, 1, caps={2: 1}))))
    assert names(spelling.next) == ["1", "3"]
    for word in (1, 2):
        spelling.say(WORDS.values[word])
    assert set(names(spelling.next)) == {"3", "."}
    spelling.say(WORDS.values[3])
    assert spelling.move == {"cmd": "stake", "on": [[1, 2], [3, 1]]}
    assert WORDS.read(spelling.said) == "stake on= 1 2 3 1 . ."


def test_keys_and_values_have_numbers_of_their_own() -> None:
    asked = moves(Say("stake", on=Each({100: range(500, 502), 200: range(500, 502)}, 1)))
    assert Spelling(WORDS, asked).bounds == (100, 200)
    assert said(WORDS, asked, [HIGHER]).bounds == (500, 501)
    assert said(WORDS, asked, [HIGHER, LOWER]).move == {"cmd": "stake", "on": [[200, 500]]}


def test_millions_of_moves_are_not_listed() -> None:
    things = [value for value in WORDS.values if type(value) is str]
    for blank in (Each(dict.fromkeys(things, range(4)), total=(9, 20)), Order(things)):
        asked = moves(Say("lay", cards=blank))
        assert asked.moves.size > 10**9
        spelling = Spelling(WORDS, asked)
        while spelling.move is None:
            spelling.say(max(spelling.next))
        assert spelling.move in asked.moves


def test_words_of_ones_own_are_not_said() -> None:
    asked = moves(Say("bribe", coins=(1, 2), words=Text(40)), required=False)
    spelling = said(WORDS, asked, [WORDS.verbs["bribe"], WORDS.values[2]])
    assert spelling.move == {"cmd": "bribe", "coins": 2, "words": ""}
    promised = {"cmd": "bribe", "coins": 2, "words": "I'll never shoot you"}
    assert said(WORDS, asked, spelled(WORDS, asked, promised)).move == {**promised, "words": ""}


def test_an_offer_can_be_left_alone_and_a_question_cannot() -> None:
    bribes = Say("bribe", coins=(1, 2))
    offer = moves(bribes, required=False)
    assert names(Spelling(WORDS, offer).next) == ["(nothing)", "bribe"]
    assert said(WORDS, offer, spelled(WORDS, offer, NOTHING)).move == NOTHING
    assert said(WORDS, offer, [LEAVE]).said == [LEAVE]
    assert LEAVE not in Spelling(WORDS, moves(bribes)).next
    with pytest.raises(LookupError):
        spelled(WORDS, moves(bribes), NOTHING)


def test_what_has_no_word() -> None:
    with pytest.raises(LookupError, match="no word for 'cannon' in the blank 'card' of 'play'"):
        Spelling(WORDS, moves(Say("play", card=("cannon",), at=(0,))))
    with pytest.raises(LookupError, match="duel"):
        spelled(WORDS, moves(Say("play", card=("bang", "mask"))), {"cmd": "play", "card": "duel"})


# ---- the words ----


def test_words_are_unlike() -> None:
    for game in (*malina.GAMES.values(), TOY):
        seats = game.seats[-1]
        words = Vocabulary(game, seats, game.deal(seats).data)
        assert len(set(words.names)) == len(words)
        assert words[WAIT] == "-"


def test_words_do_not_follow_from_the_deal() -> None:
    once, again = (Vocabulary(BANG, 5, BANG.deal(5, seed).data).names for seed in (1, 2))
    assert once == again
