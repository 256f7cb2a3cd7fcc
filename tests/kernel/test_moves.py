"""Moves: which are made, which are refused and why, and random ones."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from malina.kernel.decision import Sentences
from malina.kernel.dice import FastDice, TrueDice
from malina.kernel.refusal import IllegalMove
from malina.kernel.rules import question

from .diary import (
    GAMES,
    SAY,
    Diary,
    ask_and_write,
    asked,
    command,
    diary,
    end,
)
from .play import (
    SPECTATOR,
    assert_even,
    bare,
    bare_game,
    options,
    photo,
    steps,
    tables,
)

# ---- moves and refusals ----


def test_the_blanks_reach_the_answer() -> None:
    g = diary(3, ask_and_write, 2, "x")
    g.act(2, {"way": "down", "letters": ["a", "c"], "cmd": "choose"})
    assert g.lines[0] == "2 chooses ac down"


def test_decisions_name_their_question() -> None:
    g = diary(3, ask_and_write, 2, "x")
    [decision] = g.decisions(2)
    assert (decision.seat, decision.kind, decision.required) == (2, "say_something", True)
    assert len(decision.moves) == 1 + 3 + 6 * 2
    assert g.decisions(0) == g.decisions(1) == g.decisions(SPECTATOR) == []


@pytest.mark.parametrize(
    ("seat", "move", "reason"),
    [
        (0, {"cmd": "dance"}, "bad-command"),
        (0, {"cmd": "count"}, "bad-command"),
        (0, {"cmd": "count", "n": "1"}, "bad-command"),
        (0, {"cmd": "count", "n": 1.0}, "bad-command"),
        (0, {"cmd": "count", "n": True}, "bad-command"),
        (0, {"cmd": "count", "n": 1, "m": 1}, "bad-command"),
        (0, {"cmd": "say", 7: 7}, "bad-command"),
        (0, {"cmd": ["say"]}, "bad-command"),
        (0, {}, "bad-command"),
        (0, [], "bad-command"),
        (0, None, "bad-command"),
        (0, "say", "bad-command"),
        (9, "say", "bad-command"),
        (9, SAY, "no-such-seat"),
        (3, SAY, "no-such-seat"),
        (-1, SAY, "no-such-seat"),
        (None, SAY, "no-such-seat"),
        ("0", SAY, "no-such-seat"),
        ((0,), SAY, "no-such-seat"),
        (2, SAY, "wait-2"),
        (2, {"cmd": "count", "n": 7}, "wait-2"),
        (0, {"cmd": "sing", "song": "la"}, "wrong-phase"),
        (0, {"cmd": "interrupt", "how": "once"}, "wrong-phase"),
        (0, {"cmd": "count", "n": 3}, "too-much"),
        (0, {"cmd": "count", "n": 33}, "bad-command"),
        (0, {"cmd": "choose", "letters": [], "way": "up"}, "wrong-phase"),
        (1, SAY, "wrong-phase"),
        (1, {"cmd": "interrupt", "how": "thrice"}, "wrong-phase"),
    ],
    ids=str,
)
def test_a_refused_move_has_a_reason_and_changes_nothing(seat: Any, move: Any, reason: str) -> None:
    g = asked((0, True), (1, False))
    twin, before = g.copy(), photo(g)
    with pytest.raises(IllegalMove) as refused:
        g.act(seat, move)
    assert refused.value.reason == reason
    assert g == twin
    assert photo(g) == before


def test_a_reason_has_arguments() -> None:
    g = asked((0, True))
    with pytest.raises(IllegalMove) as refused:
        g.act(0, {"cmd": "count", "n": 3})
    assert refused.value.to_json() == {"reason": "too-much", "args": {"n": 3, "about": "all"}}
    assert str(refused.value) == "too-much (n=3, about='all')"
    assert str(IllegalMove("no-undo")) == "no-undo"


@pytest.mark.parametrize("seat", [True, False, 1.0, 0.0])
def test_a_seat_is_a_number_and_nothing_else(seat: Any) -> None:
    g = asked((0, True), (1, True))
    with pytest.raises(IllegalMove) as refused:
        g.act(seat, SAY)
    assert refused.value.reason == "no-such-seat"


def test_after_the_end_every_move_is_refused() -> None:
    g = diary(3, end)
    for seat in (0, 9):
        with pytest.raises(IllegalMove) as refused:
            g.act(seat, SAY)
        assert refused.value.reason == "game-over"


def test_the_kernel_s_own_word_for_a_seat_that_is_not_asked() -> None:
    with pytest.raises(IllegalMove) as refused:
        bare().act(0, {"cmd": "nothing"})
    assert refused.value.reason == "not-your-turn"


def test_a_move_without_a_verb_is_refused() -> None:
    g = diary(3, ask_and_write, 0, "x")
    g.game = bare_game(table=Diary, commands=command("say"))
    with pytest.raises(IllegalMove):
        g.act(0, {})


@pytest.mark.no_cover
@GAMES
def test_legal_moves_are_accepted_and_all_others_refused_without_a_change(game: Any) -> None:
    """At every table of a game every listed move of every seat works, and no move of any other table does."""
    every: dict[str, tuple[int, Any]] = {}
    seen = list(steps(game, 3, "accepted"))[:-1]
    for g in tables(game, 3, "accepted"):
        for seat, moves in options(g):
            for move in moves[:6]:
                every[f"{seat} {move}"] = (seat, move)
    refused = 0
    for g in tables(game, 3, "accepted"):
        before = photo(g)
        for seat, move in every.values():
            legal = any(move in decision.moves for decision in g.decisions(seat))
            twin = g.copy()
            if legal:
                twin.act(seat, move)
                assert twin.decided == g.decided + 1
                assert game.invariants(twin) == []
            else:
                with pytest.raises(IllegalMove):
                    twin.act(seat, move)
                assert twin == g
                refused += 1
        assert photo(g) == before
    assert refused > len(seen)


@GAMES
def test_no_decision_is_empty_and_games_end(game: Any) -> None:
    for seats in game.seats:
        for seed in range(5):
            for g in tables(game, seats, seed):
                assert g.over != bool(g.waiting_for)
                for seat in g.waiting_for:
                    assert any(decision.required and len(decision.moves) for decision in g.decisions(seat))
            assert len(g.result.points) == seats
            assert set(g.result.winners) <= set(range(seats))
            assert g.decided < 1000


# ---- random moves ----


def test_random_moves_are_even() -> None:
    for rng in (FastDice(1), TrueDice(bytes(32)), random.Random(1)):
        g = diary(3, ask_and_write, 2, "x")
        moves = Counter(str(g.random_move(rng)) for _ in range(1200))
        assert_even(moves, 16)
        assert g == diary(3, ask_and_write, 2, "x")


def test_random_moves_are_of_waiting_seats_and_now_and_then_an_offer_is_taken() -> None:
    g = asked((0, True), (1, False), (2, True), (1, True))
    rng = random.Random(2)
    moves = [g.random_move(rng) for _ in range(1600)]
    assert_even(Counter(seat for seat, move in moves if move["cmd"] != "interrupt"), 3)
    taken = sum(move["cmd"] == "interrupt" for _, move in moves)
    assert 150 < taken < 250  # one in eight


def test_there_is_no_random_move_after_the_end() -> None:
    g = diary(3, end)
    for rng in (FastDice(0), random.Random(0)):
        with pytest.raises(LookupError):
            g.random_move(rng)
    with pytest.raises(LookupError):
        g.act_randomly(random.Random(0).random)


def test_acting_randomly_is_even() -> None:
    rng = random.Random(3)
    lines = Counter()
    for _ in range(1200):
        g = diary(3, ask_and_write, 2, "x")
        g.act_randomly(rng.random)
        lines[g.lines[0]] += 1
    assert_even(lines, 16)


def test_acting_randomly_is_for_waiting_seats_and_now_and_then_for_offers() -> None:
    rng = random.Random(4)
    seats = Counter()
    for _ in range(800):
        g = asked((0, True), (1, False), (2, True))
        g.act_randomly(rng.random)
        seats[g.lines[0][0]] += 1
    taken = seats.pop("1")
    assert 70 < taken < 130  # one in eight
    assert_even(seats, 2)


@question
def nothing_to_say(g: Diary, seat: int) -> Sentences:
    return ("count", ()), ("sing", ())


@nothing_to_say.answer("count")
@nothing_to_say.answer("sing")
def said_nothing(g: Diary, seat: int, what: str) -> None:
    raise AssertionError("nobody can get here")


def test_a_question_without_an_answer_is_a_mistake_of_the_rules() -> None:
    g = diary()
    g.ask(0, nothing_to_say)
    assert g.decisions(0) == []
    for act in (lambda: g.act_randomly(random.Random(0).random), lambda: g.random_move(FastDice(0))):
        with pytest.raises(LookupError):
            act()


@GAMES
def test_acting_randomly_makes_legal_moves(game: Any) -> None:
    """Whatever it does could have been done by a move that is listed."""
    rng = random.Random(5)
    for seats in game.seats:
        g = game.deal(seats, "by chance")
        g.past = None  # moves keep a history, play-outs do not
        while not g.over:
            before, choices = g.copy(), [(s, m) for s, moves in options(g) for m in moves]
            g.act_randomly(rng.random)
            assert g.decided == before.decided + 1
            assert any(_after(before, seat, move) == g for seat, move in choices)


@GAMES
def test_acting_randomly_ends_the_history(game: Any) -> None:
    """What is left of it would not be the last moves any more."""
    g = game.deal(game.seats[-1], "by chance")
    for _ in range(3):
        g.act(*g.random_move(FastDice(1)))
    assert len(g.past or ()) == min(3, game.bots.past)
    g.act_randomly(random.Random(5).random)
    assert not g.past


def _after(g: Any, seat: int, move: Any) -> Any:
    twin = g.copy()
    twin.act(seat, move)
    return twin
