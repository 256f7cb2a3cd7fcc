"""Observations: what stands where, and that nothing is in them that the seat does not know."""

from __future__ import annotations

from functools import lru_cache
from math import log1p
from typing import Any

import numpy as np
import pytest
from msgspec import Struct

import malina
from malina.env.encoding import REMEMBERED, Encoding
from malina.env.episode import HIGHEST
from malina.env.fields import LOGS, Sizes, _struct
from malina.env.spelling import Spelling
from malina.env.vocabulary import Vocabulary
from malina.kernel.game import Game
from malina.kernel.knowledge import EVERYONE
from malina.kernel.pieces import move, unsee
from malina.kernel.table import Options, Seat, Table

from ..kernel.toy import Promise
from .tables import BANG, CROOKS, TOY, tables, words_of


@lru_cache(maxsize=64)
def encoding(game: Game, seats: int, options: Options) -> Encoding:
    table = game.deal(seats, 0, options)
    return Encoding(Vocabulary(game, seats, table.data), table)


def encoding_of(table: Table) -> Encoding:
    return encoding(table.game, table.seats, table.options)


def test_a_guess_looks_like_the_truth() -> None:
    """All hidden faces may differ, and the array is the same: so it has nothing from them."""
    for number, table in enumerate(tables()):
        encoding = encoding_of(table)
        seat = number % table.seats
        seen = encoding.encode(table, seat)
        assert np.array_equal(seen, encoding.encode(table.guess(seat, number), seat))
        assert seen.shape == (encoding.size,)
        assert np.abs(seen).max() < HIGHEST


def test_it_depends_on_what_the_seat_knows() -> None:
    table = CROOKS.deal(2, 1, {"first": 0})
    encoding = encoding_of(table)
    before = [encoding.encode(table, seat) for seat in (0, 1)]
    assert not np.array_equal(*before)
    table.act(0, {"cmd": "recruit", "hideout": "A"})
    place = encoding.layout["place hideout A"]
    assert encoding.encode(table, 0)[place].sum() > before[0][place].sum()
    assert np.array_equal(encoding.encode(table, 1)[place], before[1][place])


@pytest.mark.parametrize("game", malina.GAMES.values(), ids=malina.GAMES)
def test_the_shape_does_not_follow_from_the_deal(game: Game) -> None:
    for seats in (game.seats[0], game.seats[-1]):
        dealt = [game.deal(seats, seed) for seed in (1, 2)]
        once, again = (Encoding(Vocabulary(game, seats, table.data), table).layout for table in dealt)
        assert once == again


def test_blocks_lie_side_by_side() -> None:
    encoding = encoding_of(BANG.deal(7, 1, BANG.presets["full"]))
    ends = [0, *(block.stop for block in encoding.layout.values())]
    assert [block.start for block in encoding.layout.values()] == ends[:-1]
    assert ends[-1] == encoding.size
    assert encoding.left_out == ["character", "abilities", "books", "wins", "games"]


def test_texts_in_public_fields_are_known_words() -> None:
    """Or they would be left out without a word. A mode is one only in the end, when it changes."""
    for table in tables():
        words = words_of(table).values
        texts = [getattr(table, name, "") or "" for name in ("event", "show", "suit", "forced", "opened")]
        texts += [*getattr(table, "used", ()), *(entry[0] for entry in getattr(table, "chain", ()))]
        assert [text for text in texts if text and text not in words] == []


def test_everything_lies_where_its_back_belongs() -> None:
    for table in tables():
        for place, pieces in zip(table.data.places, table.at, strict=True):
            back = table.game.bots.backs.get(str(place[0]))  # None: anything may lie there
            assert back is None or {table.face[piece].back for piece in pieces} <= {back}, place


# ---- single blocks ----


class Seen:
    """What stands in the blocks of an observation."""

    def __init__(self, table: Table, seat: int) -> None:
        self.encoding = encoding_of(table)
        self.array = self.encoding.encode(table, seat)

    def __getitem__(self, block: str) -> list[float]:
        found: list[float] = self.array[self.encoding.layout[block]].tolist()
        return found


def near(numbers: list[Any]) -> Any:
    return pytest.approx([log1p(number) for number in numbers])


def test_who_is_asked_what() -> None:
    table = CROOKS.deal(3, 1, {"first": 1})
    seen = Seen(table, 1)
    assert (seen["viewer"], seen["asked"], seen["offered"]) == ([0, 1, 0], [0, 1, 0], [0, 0, 0])
    kinds = list(seen.encoding.kinds)
    assert kinds == ["choose", "place", "turn"]
    assert (seen["question"], seen["questions to others"]) == ([0, 0, 1], [0, 0, 0])
    other = Seen(table, 2)
    assert (other["question"], other["questions to others"]) == ([0, 0, 0], [0, 0, 1])


def test_fields() -> None:
    table: Any = CROOKS.deal(3, 1, {"first": 1})
    table.money = [3, 9, 12]
    seen = Seen(table, 0)
    assert seen["field money"] == near([3, 9, 12])
    assert seen["field current"] == [0, 1, 0]
    assert seen["field opened"].count(1) == 0
    table.act(1, {"cmd": "recruit", "hideout": "B"})
    opened = Seen(table, 0)["field opened"]
    texts = [value for value in Vocabulary(CROOKS, 3, table.data).values if type(value) is str]
    assert opened.index(1) == texts.index("B")
    assert sum(opened) == 1


def test_deeds_and_chains() -> None:
    table: Any = BANG.deal(4, 1)
    table.deeds = {"attack 1 2": 3, "spare 0 3": 1}
    table.chain = [("bang", 0, 1, 1, 0), ("duel", 3, 2, 1, 0)]
    table.ring = (0, 3)
    table.handcuffed = 2
    seen = Seen(table, 0)
    assert sum(seen["field deeds"]) == pytest.approx(log1p(3) + log1p(1))
    assert seen["field deeds"][1 * 4 + 2] == pytest.approx(log1p(3))
    assert seen["field chain"][-4:] == near([3, 2, 1, 0])
    assert sum(seen["field chain"][:-4]) == 1
    assert seen["field ring"] == [1, 0, 0, 1]
    assert seen["field handcuffed"] == [0, 0, 1, 0]


def test_a_list_of_structs_is_their_number_and_the_last_one() -> None:
    table: Any = TOY.deal(3, 1, {"more": True})
    assert set(Seen(table, 0)["field promises"]) == {0}
    table.promises = [Promise(0, 1, "miss"), Promise(2, 1, "rain")]
    seen = Seen(table, 0)["field promises"]
    assert seen[:3] == near([2, 2, 1])
    texts = [value for value in words_of(table).values if type(value) is str]
    assert [texts[i] for i, found in enumerate(seen[3:]) if found] == ["rain"]


def test_a_struct_is_its_parts() -> None:
    class Deal(Struct, frozen=True):
        payer: Seat
        coins: int
        tags: dict[str, int]

    sizes = Sizes(3, {}, {})
    size, write = _struct(Deal, sizes)
    to = [0.0] * (size + 1)
    write(to, 1, Deal(2, 5, {}), TOY.deal(3), 0)
    assert to == pytest.approx([0, 0, 0, 1, log1p(5)])
    write(to, 1, None, TOY.deal(3), 0)
    assert to == pytest.approx([0, 0, 0, 1, log1p(5)])


def test_places() -> None:
    table: Any = BANG.deal(4, 1)
    hand = table.at[table.data.hand[0]]
    mine, other = Seen(table, 0)["place hand 0"], Seen(table, 1)["place hand 0"]
    assert mine[:4] == near([len(hand), len(hand), 0, 0])
    assert other[:4] == near([len(hand), 0, 0, 0])
    cards = [face.id for face in table.data.cards]
    assert [cards[i] for i, count in enumerate(mine[4:]) if count] == sorted(table.ids(hand), key=cards.index)
    table.seen[hand[0]] = EVERYONE
    assert Seen(table, 1)["place hand 0"][:4] == near([len(hand), 1, 1, 0])


def test_equal_faces_are_counted() -> None:
    table = TOY.deal(4, 1)
    for piece in table.at[table.data.deck]:
        table.seen[piece] = EVERYONE
    deck = Seen(table, 0)["place deck"]
    assert sum(deck[4:]) == len(table.at[table.data.deck])
    assert max(deck[4:]) > 1


def test_memory() -> None:
    """Half a card for one that was seen there, and how many have left since."""
    table = CROOKS.deal(2, 4, {"first": 0})
    table.act(0, {"cmd": "recruit", "hideout": "B"})
    table.act(0, table.decisions(0)[0].moves[0])
    table.act(0, table.decisions(0)[0].moves[0])
    [note] = table.view(0)["memory"]
    seen = Seen(table, 0)
    pile = seen["place hideout B"]
    assert note["seen"]
    assert sorted(pile[4:])[-len(note["seen"]) :] == [REMEMBERED] * len(note["seen"])
    assert sum(pile[4:]) == REMEMBERED * len(note["seen"])
    assert pile[3] == log1p(note["missing"]) == 0
    table.act(1, {"cmd": "recruit", "hideout": "B"})
    table.act(1, table.decisions(1)[0].moves[0])
    assert Seen(table, 0)["place hideout B"][3] == pytest.approx(log1p(1))
    without = CROOKS.deal(2, 4, {"first": 0, "memory": False})
    without.act(0, {"cmd": "recruit", "hideout": "B"})
    without.act(0, without.decisions(0)[0].moves[0])
    assert sum(Seen(without, 0)["place hideout B"][4:]) == 0


def test_what_may_not_be_looked_at_any_more_is_remembered_where_it_lies() -> None:
    table: Any = TOY.deal(3, 1, {"more": True})
    hand = table.data.hand
    piece = table.at[hand[1]][0]
    column = 4 + list(table.game.cards()).index(table.face[piece].id)
    unsee(table, 1, (piece,))
    move(table, piece, hand[1], hand[0])
    assert Seen(table, 1)["place hand 0"][column] == REMEMBERED
    assert sum(Seen(table, 1)["place hand 0"][4:]) == REMEMBERED
    assert sum(Seen(table, 2)["place hand 0"][4:]) == 0


def test_the_words_said_so_far() -> None:
    table = TOY.deal(3, 1)
    encoding = encoding_of(table)
    seat = min(table.waiting_for)
    words = Vocabulary(TOY, 3, table.data)
    spelling = Spelling(words, table.decisions(seat)[0])
    while len(spelling.said) < 3:
        spelling.say(max(spelling.next))
    bare = encoding.encode(table, seat)
    seen = encoding.with_words(bare, spelling)
    said = seen[encoding.layout["said"]]
    order = sorted(np.flatnonzero(said), key=lambda word: -said[word])
    assert order == spelling.said[::-1]
    assert said[order].tolist() == pytest.approx([1 / ago for ago in range(1, len(order) + 1)])
    assert seen[encoding.layout["bounds"]].tolist() == pytest.approx([LOGS[bound] for bound in spelling.bounds])
    assert bare[encoding.layout["said"]].sum() == 0


def test_numbers_keep_order_and_sign() -> None:
    numbers = [-1000, -1, 0, 1, 5, 100_000]
    assert sorted(LOGS[number] for number in numbers) == [LOGS[number] for number in numbers]
    assert LOGS[None] == LOGS[-1]
