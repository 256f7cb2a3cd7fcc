"""Moves word by word: every legal move can be said, and whatever can be said is a legal move."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from malina.env.spelling import Spelling, halves, spelled
from malina.env.vocabulary import HIGHER, LOWER, STOP, WAIT, Vocabulary
from malina.kernel.decision import Move, Moves, Say, Some

from .tables import BANG, CROOKS, TOY, tables, words_of

FEW = 40  # moves of a decision that are all tried


def said(words: Vocabulary, moves: list[Moves], chosen: list[int]) -> Spelling:
    spelling = Spelling(words, moves)
    for word in chosen:
        assert word in spelling.next
        spelling.say(word)
    return spelling


def sayable(words: Vocabulary, moves: list[Moves], chosen: list[int]) -> Iterator[Move]:
    """Every move that some words lead to after these."""
    spelling = said(words, moves, chosen)
    if spelling.move is not None:
        yield spelling.move
    for word in spelling.next:
        yield from sayable(words, moves, [*chosen, word])


def short(moves: list[Moves]) -> bool:
    """Can all ways be walked?"""
    blanks = [fillings for part in moves for say in part.says for fillings in say.blanks.values()]
    return sum(part.size for part in moves) <= FEW and not any(isinstance(f, Some) and f.high > 2 for f in blanks)


def test_every_legal_move_and_no_other() -> None:
    rng = Random(1)
    walked = 0
    for table in tables():
        words = words_of(table)
        for seat in table.waiting_for:
            moves = [decision.moves for decision in table.decisions(seat)]
            if short(moves):
                legal = [move for part in moves for move in part]
                found = list(sayable(words, moves, []))
                assert all(move in legal for move in found)
                assert all(move in found for move in legal)
                walked += 1
            else:
                legal = [part.sample(rng.randrange) for part in moves]
            for move in rng.sample(legal, min(5, len(legal))):
                assert said(words, moves, spelled(words, moves, move)).move == move
    assert walked > len(tables()) / 2


# ---- how things are said ----

WORDS = Vocabulary(TOY, 4, TOY.deal(4).data)


def names(numbers: Any, words: Vocabulary = WORDS) -> list[str]:
    return [words[number] for number in (numbers if type(numbers) is list else sorted(numbers))]


def moves(*says: Say) -> list[Moves]:
    return [Moves(*says)]


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
    asked = [Moves(Say("place", job=(3,), face=("up",), action=spy))]
    spelling = Spelling(words, asked)
    assert words.read(spelling.said) == "place job= 3 face= 'up' action= type= 'spy'"
    assert names(spelling.next, words) == ["hideout=", "job="]
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


def test_what_has_no_word() -> None:
    with pytest.raises(LookupError, match="no word for 'cannon' in the blank 'card' of 'play'"):
        Spelling(WORDS, moves(Say("play", card=("cannon",), at=(0,))))
    with pytest.raises(LookupError, match="duel"):
        spelled(WORDS, moves(Say("play", card=("bang", "mask"))), {"cmd": "play", "card": "duel"})


# ---- the words ----


def test_words_are_unlike() -> None:
    for game, seats in ((CROOKS, 4), (BANG, 8), (TOY, 3)):
        words = Vocabulary(game, seats, game.deal(seats).data)
        assert len(set(words.names)) == len(words)
        assert words[WAIT] == "-"


def test_words_do_not_follow_from_the_deal() -> None:
    once, again = (Vocabulary(BANG, 5, BANG.deal(5, seed).data).names for seed in (1, 2))
    assert once == again
