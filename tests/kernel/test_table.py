"""Tables: frames in the order of writing, who is asked, what is refused, and copies that share nothing."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Union

import msgspec
import pytest

from malina.kernel.decision import Sentences, Some
from malina.kernel.dice import FastDice, TrueDice
from malina.kernel.event import Event
from malina.kernel.refusal import IllegalMove
from malina.kernel.rules import question, rule
from malina.kernel.table import Result, Table

from .play import (
    BARE,
    CROOKS,
    SPECTATOR,
    TOY,
    assert_even,
    bare,
    bare_game,
    options,
    photo,
    steps,
    tables,
    viewers,
)

GAMES = pytest.mark.parametrize("game", [CROOKS, TOY], ids=["crooks", "toy"])
SAY = {"cmd": "say"}


# ---- a game that only writes down what happens ----


@dataclass(slots=True, eq=False, kw_only=True)
class Diary(Table):
    lines: list[str] = field(default_factory=list)
    marks: dict[str, int] = field(default_factory=dict)
    plan: tuple[str, ...] = ()


@rule
def write(g: Diary, *words: str) -> None:
    g.lines.append(" ".join(words))


@rule
def write_with_parts(g: Diary, name: str, depth: int) -> None:
    g.lines.append(name)
    for part in "123"[: 3 if depth else 0]:
        g.then(write_with_parts, name + part, depth - 1)


@rule
def ask_and_write(g: Diary, seat: int, text: str) -> None:
    g.ask(seat, say_something, text)
    g.then(write, text, "was answered")


@rule
def end(g: Diary) -> None:
    g.then(write, "never")
    g.finish(Result((0,), (1, 0), {}))


@question
def say_something(g: Diary, seat: int, about: str) -> Sentences:
    return ("say",), ("count", range(3)), ("choose", Some("abc", 1, 2), ("up", "down"))


@say_something.answer("say")
def said(g: Diary, seat: int, about: str) -> None:
    g.lines.append(f"{seat} on {about}")
    g.then(write, "after", about)


@say_something.answer("count")
def counted(g: Diary, seat: int, about: str, n: int) -> None:
    g.lines.append(f"{seat} counts {n}")


@say_something.answer("choose")
def chose(g: Diary, seat: int, about: str, letters: list[str], way: str) -> None:
    g.lines.append(f"{seat} chooses {''.join(letters)} {way}")


@say_something.refuse("count")
def why_not_count(g: Diary, seat: int, about: str, n: int) -> IllegalMove | None:
    return IllegalMove("too-much", n=n, about=about) if n < 10 else None


@question
def interrupt(g: Diary, seat: int, left: str = "left") -> Sentences:
    """A standing offer, as long as there is something left of it."""
    return (("interrupt", ("once", "twice") if g.marks.get(left, 9) else ()),)


@interrupt.answer("interrupt")
def interrupted(g: Diary, seat: int, left: str, how: str) -> None:
    g.marks[left] = g.marks.get(left, 9) - 1
    g.lines.append(f"{seat} interrupts")
    g.then(ask_and_write, seat, how)
    g.then(write, "back")


def command(name: str, **blanks: Any) -> Any:
    return msgspec.defstruct(name, list(blanks.items()), tag_field="cmd", tag=name, forbid_unknown_fields=True)


COMMANDS = (
    command("say"),
    command("count", n=int),
    command("choose", letters=list[str], way=str),
    command("interrupt", how=str),
    command("sing", song=str),
)
DIARY = bare_game(id="diary", table=Diary, commands=Union[COMMANDS], not_asked=lambda g, seat: f"wait-{seat}")  # noqa: UP007


def diary(seats: int = 3, start: Any = None, *args: Any) -> Any:
    g = DIARY.deal(seats)
    if start:
        g.then(start, *args)
        g.run(0)
    return g


def asked(*asks: tuple[int, bool], seats: int = 3) -> Any:
    """A diary in which these seats are asked at once, and after which `done` is written."""
    g = diary(seats)
    g.ask_all(*[(seat, say_something if required else interrupt, ("all",), required) for seat, required in asks])
    g.then(write, "done")
    g.run(0)
    return g


# ---- frames ----


def test_several_things_said_are_done_in_the_order_of_writing() -> None:
    g = diary()
    for text in "abc":
        g.then(write, text)
    g.run(0)
    assert g.lines == ["a", "b", "c"]
    assert g.frames == []


def test_what_a_rule_says_is_done_before_what_was_said_earlier() -> None:
    g = diary(3, write_with_parts, "x", 2)
    assert g.lines == ["x", "x1", "x11", "x12", "x13", "x2", "x21", "x22", "x23", "x3", "x31", "x32", "x33"]


def test_the_arguments_reach_the_rule() -> None:
    assert diary(3, write, "one", "two").lines == ["one two"]


def test_what_comes_after_a_question_waits_for_the_answer() -> None:
    g = diary(3, ask_and_write, 1, "weather")
    assert g.lines == []
    g.act(1, SAY)
    assert g.lines == ["1 on weather", "after weather", "weather was answered"]
    assert g.decided == 1


def test_questions_and_rules_can_be_said_in_any_order() -> None:
    g = diary()
    g.then(write, "first")
    g.ask(0, say_something, "x")
    g.then(write, "between")
    g.ask(1, say_something, "y")
    g.then(write, "last")
    g.run(0)
    assert (g.lines, g.waiting_for) == (["first"], {0})
    g.act(0, {"cmd": "count", "n": 2})
    assert (g.lines[1:], g.waiting_for) == (["0 counts 2", "between"], {1})
    g.act(1, {"cmd": "count", "n": 0})
    assert g.lines[3:] == ["1 counts 0", "last"]
    assert g.waiting_for == frozenset()


def test_the_end_drops_everything_still_to_do() -> None:
    g = diary()
    g.then(end)
    g.then(write, "neither")
    g.ask(0, say_something, "nothing")
    g.run(0)
    assert g.over
    assert g.lines == []
    assert g.frames == []
    assert g.asks == ()
    assert g.result == Result((0,), (1, 0), {})


def test_nothing_to_do_is_done_at_once() -> None:
    g = diary()
    g.run(0)
    assert g == diary()


def test_dice_thrown_cannot_be_taken_back() -> None:
    g = diary()
    twin = g.copy()
    assert g.throw(6) == twin.dice.below(6)
    assert g.final == twin.final + 1
    assert g.dice == twin.dice


# ---- several asked at once ----


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_required_asks_are_answered_in_any_order(order: tuple[int, ...]) -> None:
    g = asked((0, True), (1, True), (2, True))
    waiting = {0, 1, 2}
    for seat in order:
        assert g.waiting_for == waiting
        assert "done" not in g.lines
        g.act(seat, {"cmd": "count", "n": seat})
        waiting -= {seat}
        assert g.decisions(seat) == []
    assert g.lines == [*(f"{seat} counts {seat}" for seat in order), "done"]


def test_what_follows_from_one_answer_is_done_before_the_others_answer() -> None:
    g = asked((0, True), (1, True))
    g.act(1, SAY)
    assert g.lines == ["1 on all", "after all"]
    assert g.waiting_for == {0}
    g.act(0, SAY)
    assert g.lines[2:] == ["0 on all", "after all", "done"]


def test_one_seat_can_be_asked_twice_at_once() -> None:
    g = diary()
    g.ask_all((1, say_something, ("a",), True), (1, say_something, ("b",), True))
    assert [decision.kind for decision in g.decisions(1)] == ["say_something"] * 2
    g.act(1, SAY)
    assert g.lines == ["1 on a", "after a"]
    g.act(1, SAY)
    assert g.lines[2:] == ["1 on b", "after b"]


def test_asking_nobody_is_no_question() -> None:
    for asks in ((), ((1, False),)):
        assert asked(*asks).lines == ["done"]


# ---- standing offers ----


def test_an_offer_does_not_hold_the_game_up() -> None:
    g = asked((0, True), (1, False), (2, False))
    assert g.waiting_for == {0}
    assert [decision.required for decision in g.decisions(1)] == [False]
    g.act(0, {"cmd": "count", "n": 1})
    assert g.lines == ["0 counts 1", "done"]
    assert [g.decisions(seat) for seat in range(3)] == [[], [], []]


def test_an_interrupt_runs_and_then_the_question_is_still_open() -> None:
    g = asked((0, True), (1, False), (2, False))
    g.act(2, {"cmd": "interrupt", "how": "once"})
    assert g.lines == ["2 interrupts"]
    assert g.waiting_for == {2}
    assert g.decisions(0) == g.decisions(1) == []
    g.act(2, SAY)
    assert g.lines == ["2 interrupts", "2 on once", "after once", "once was answered", "back"]
    assert g.waiting_for == {0}
    assert [len(g.decisions(seat)) for seat in range(3)] == [1, 1, 1]
    g.act(1, {"cmd": "interrupt", "how": "twice"})
    g.act(1, {"cmd": "count", "n": 0})
    g.act(0, SAY)
    assert g.lines[-2:] == ["after all", "done"]


def test_an_offer_with_nothing_to_offer_is_left_out() -> None:
    g = asked((0, True), (1, False))
    g.marks["all"] = 1
    g.act(1, {"cmd": "interrupt", "how": "once"})
    g.act(1, SAY)
    assert g.decisions(1) == []
    assert g.view(1)["decisions"] == []
    with pytest.raises(IllegalMove):
        g.act(1, {"cmd": "interrupt", "how": "once"})
    assert g.waiting_for == {0}


def test_an_offer_to_a_seat_that_is_asked_too() -> None:
    g = asked((0, True), (0, False))
    assert [(decision.kind, decision.required) for decision in g.decisions(0)] == [
        ("say_something", True),
        ("interrupt", False),
    ]
    g.act(0, {"cmd": "interrupt", "how": "once"})
    g.act(0, SAY)
    g.act(0, SAY)
    assert g.lines[-1] == "done"


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


def test_random_moves_are_of_waiting_seats() -> None:
    g = asked((0, True), (1, False), (2, True), (1, True))
    rng = random.Random(2)
    seats = Counter(g.random_move(rng)[0] for _ in range(900))
    assert_even(seats, 3)
    assert g.random_move(FastDice(0))[1]["cmd"] != "interrupt"


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


def test_acting_randomly_is_for_waiting_seats() -> None:
    rng = random.Random(4)
    seats = Counter()
    for _ in range(300):
        g = asked((0, True), (1, False), (2, True))
        g.act_randomly(rng.random)
        seats[g.lines[0][0]] += 1
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
        while not g.over:
            before, choices = g.copy(), [(s, m) for s, moves in options(g) for m in moves]
            g.act_randomly(rng.random)
            assert g.decided == before.decided + 1
            assert any(_after(before, seat, move) == g for seat, move in choices)


def _after(g: Any, seat: int, move: Any) -> Any:
    twin = g.copy()
    twin.act(seat, move)
    return twin


# ---- tables as values ----

CHANGED = {
    "game": lambda g: setattr(g, "game", BARE),
    "seats": lambda g: setattr(g, "seats", 7),
    "options": lambda g: setattr(g, "options", None),
    "dice": lambda g: g.dice.below(6),
    "face": lambda g: g.face.append(None),
    "seen": lambda g: g.seen.append(0),
    "barred": lambda g: g.barred.__setitem__(0, frozenset("?")),
    "at": lambda g: g.at.__setitem__(0, (99,)),
    "frames": lambda g: g.frames.append((None, ())),
    "log": lambda g: g.log.append(Event("?", {})),
    "result": lambda g: setattr(g, "result", Result((), (), {})),
}


def change(g: Any, name: str) -> None:
    """Change a field, whatever it is."""
    value = getattr(g, name)
    if name in CHANGED:
        CHANGED[name](g)
    elif type(value) is list:
        value.append("?")
    elif type(value) is dict:
        value["?"] = 1
    elif type(value) is tuple:
        setattr(g, name, (*value, "?"))
    else:
        setattr(g, name, 4711)


def filled() -> Any:
    g = asked((0, True), (1, False))
    g.log = []
    g.tell("tick")
    g.marks["m"] = 1
    g.plan = ("a",)
    return g


def compared(make: Any) -> list[str]:
    return [name for name in type(make()).field_names() if name not in ("data", "_legal")]


def mid_game(game: Any) -> Any:
    *_, g = (g.copy() for g, _ in zip(tables(game, 3, "mid"), range(9), strict=False))
    return g


MAKE = {"diary": filled, "toy": lambda: mid_game(TOY), "crooks": lambda: mid_game(CROOKS)}
EVERY_FIELD = [(which, name) for which, make in MAKE.items() for name in compared(make)]


@pytest.mark.parametrize(("which", "name"), EVERY_FIELD)
def test_a_changed_field_makes_another_table_and_a_changed_copy_no_other_original(which: str, name: str) -> None:
    g = MAKE[which]()
    untouched, twin = MAKE[which](), g.copy()
    assert twin == g == untouched
    assert type(twin) is type(g)
    change(twin, name)
    assert twin != g
    assert g == untouched
    assert photo(g) == photo(untouched)
    change(g, name)
    assert g != untouched


def test_the_fields_of_a_subclass_are_all_there() -> None:
    assert Diary.field_names() == (*Table.field_names(), "lines", "marks", "plan")
    assert Diary.field_names() is Diary.field_names()


def test_data_is_shared_by_all_copies() -> None:
    g = TOY.deal(3, 1)
    assert g.copy().data is g.data
    assert g.guess(0).data is g.data


def test_tables_of_different_kinds_differ() -> None:
    assert bare() != diary()
    assert bare() != 5
    assert bare() == bare()
    with pytest.raises(TypeError):
        hash(bare())


@pytest.mark.no_cover
@GAMES
def test_a_copy_goes_on_alike_and_by_itself(game: Any) -> None:
    for g, seat, move in steps(game, 4, "copies"):
        if g.over:
            break
        twin, before = g.copy(), photo(g)
        assert photo(twin) == before
        twin.act(seat, move)
        assert photo(g) == before
        again = g.copy()
        again.act(seat, move)
        assert again == twin
        assert photo(again) == photo(twin)


def test_a_copy_works_its_moves_out_by_itself() -> None:
    g = asked((0, True), (1, False))
    before = g.decisions(1)[0].moves
    twin = g.copy()
    twin.marks["all"] = 0
    assert twin.decisions(1) == []
    assert list(g.decisions(1)[0].moves) == list(before)


@GAMES
def test_the_same_seed_gives_the_same_game(game: Any) -> None:
    first, second = ([photo(g) for g in tables(game, 3, "twice")] for _ in range(2))
    assert first == second
    assert photo(game.deal(3, 1)) != photo(game.deal(3, 2))


@GAMES
def test_a_table_without_a_log_goes_the_same_way(game: Any) -> None:
    for loud, silent in zip(tables(game, 3, "log"), tables(game, 3, "log", log=False), strict=True):
        assert silent.log is None
        assert loud.dice == silent.dice
        assert [loud.view(v) for v in viewers(loud)] == [silent.view(v) for v in viewers(silent)]
