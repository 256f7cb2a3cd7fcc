"""Sealed answers, windows, effects that wait, questions that are withdrawn, offers that stand, the house's clock."""

from __future__ import annotations

import json
from typing import Any

import pytest

from malina.kernel.dice import FastDice
from malina.kernel.flow import settle
from malina.kernel.refusal import IllegalMove
from malina.kernel.table import HOUSE, TIME_UP, Clock

from .notebook import (
    GAME,
    NO,
    PASS,
    YES,
    guard,
    note,
    notebook,
    operate,
    rest,
    shouting,
    vote,
)
from .play import SPECTATOR, bare_game, copied

# ---- sealed ----


def sealed(*seats: int) -> Any:
    g = notebook()
    g.ask_sealed(*[(seat, vote, ()) for seat in seats])
    g.then(note, "end")
    g.run(0)
    return g


def test_sealed_answers_are_carried_out_in_order_when_all_are_in() -> None:
    g = sealed(0, 1, 2)
    g.act(2, NO)
    g.act(0, YES)
    assert g.lines == []
    assert g.waiting_for == {1}
    g.act(1, PASS)
    assert g.lines == ["0 yes", "after 0", "1 passes", "2 no", "end"]
    assert g.sealed == []


def test_nobody_sees_a_sealed_answer_but_whoever_gave_it() -> None:
    views = []
    for word in (YES, NO):
        g = sealed(0, 1, 2)
        g.act(1, word)
        assert g.view(1)["sealed"] == [{"kind": "vote", "move": word}]
        views.append([g.view(viewer) for viewer in (0, 2, 3, SPECTATOR)])
    assert views[0] == views[1]


def test_a_seat_can_answer_a_sealed_question_once() -> None:
    g = sealed(0, 1)
    g.act(0, YES)
    with pytest.raises(IllegalMove):
        g.act(0, NO)


def test_on_a_guess_the_sealed_answers_of_others_are_guessed_too() -> None:
    g = sealed(0, 1, 2)
    g.act(0, YES)
    g.act(1, NO)
    guessed = {json.dumps([answer[3] for answer in g.guess(0, seed).sealed]) for seed in range(40)}
    assert guessed == {json.dumps([YES, other]) for other in (YES, NO, PASS)}
    twin = g.copy()
    twin.sealed[1] = (*twin.sealed[1][:3], PASS)
    for seed in range(5):
        assert g.guess(0, seed) == twin.guess(0, seed)
        assert g.guess(0, seed + 1).guess(0, seed) == g.guess(0, seed)
        assert g.guess(0, seed).view(0) == g.view(0)


def test_the_past_of_a_guess_does_not_tell_the_sealed_answers_of_others() -> None:
    tables = []
    for word in (YES, NO):
        g = sealed(0, 1, 2)
        g.act(0, word)
        g.act(1, PASS)
        assert [len(before.sealed) for _, before in g.past] == [0, 1]
        tables.append(g)
    for seed in range(5):
        assert tables[0].guess(2, seed) == tables[1].guess(2, seed)


def test_who_considers_a_sealed_answer_is_told_no_answers_of_others() -> None:
    """Nothing comes of it until all have answered, and nobody can tell what will: not even the last."""
    g = sealed(0, 1)
    g.open = (1,)
    g.act(0, YES)
    assert g.ahead(1, NO) == g.view(1)
    assert g.ahead(1, shouting("go"))["lines"] == ["1 shouts"]
    with pytest.raises(IllegalMove):
        g.ahead(1, {"cmd": "vote", "word": "perhaps"})
    with pytest.raises(IllegalMove):
        g.ahead(0, NO)


def test_sealed_answers_are_data() -> None:
    g = sealed(0, 1, 2)
    g.act(0, YES)
    loaded: Any = GAME.load(copied(g.dump()))
    assert loaded == g
    for each in (g, loaded):
        each.act(1, NO)
        each.act(2, NO)
    assert loaded.lines == g.lines == ["0 yes", "after 0", "1 no", "2 no", "end"]


def test_the_last_sealed_answer_cannot_be_taken_back() -> None:
    g = sealed(0, 1)
    before = g.final
    g.act(0, NO)
    assert g.final == before
    g.act(1, NO)
    assert g.final > before


def test_a_change_of_sealed_answers_is_told_to_whoever_gave_them() -> None:
    g = sealed(0, 1)
    before = g.copy()
    g.act(0, YES)
    changes = {".".join(path): value for path, value in g.changes(before, 0)}
    assert changes["sealed"] == [{"kind": "vote", "move": YES}]
    assert "sealed" not in {path[0] for path, _ in g.changes(before, 1)}


# ---- windows ----


def windowed() -> Any:
    g = notebook()
    g.window((1, 2, 3, 0), vote)
    g.then(note, "end")
    g.run(0)
    return g


def test_a_window_ends_when_all_have_declined_in_a_row() -> None:
    g = windowed()
    asked = []
    for answer in (PASS, YES, PASS, PASS, PASS):
        [seat] = g.waiting_for
        asked.append(seat)
        g.act(seat, answer)
    assert asked == [1, 2, 0, 1, 2]  # seat 3 could not make use of it, as everybody knows
    assert g.lines[-1] == "end"


def test_what_comes_of_a_window_is_done_before_the_next_is_asked() -> None:
    g = windowed()
    g.act(1, YES)
    assert g.lines == ["1 yes", "after 1"]
    assert g.waiting_for == {2}


def test_a_window_of_nobody_is_none() -> None:
    g = notebook()
    g.window((3,), vote)
    g.then(note, "end")
    g.run(0)
    assert g.lines == ["end"]


# ---- standing offers, and questions that are withdrawn ----


def resting(*seats: int, open: tuple[int, ...] = (3,)) -> Any:
    g = notebook()
    g.open = open
    g.ask_all(*[(seat, rest, (), True) for seat in seats])
    g.then(note, "end")
    g.then(settle)
    g.run(0)
    return g


def test_an_offer_stands_at_every_question_and_the_question_stays() -> None:
    g = resting(0, 1)
    assert [d.kind for d in g.decisions(3)] == ["shout"]
    assert g.waiting_for == {0, 1}
    g.act(3, shouting("go"))
    g.act(1, PASS)
    g.act(3, shouting("go"))
    g.act(0, PASS)
    assert g.lines == ["3 shouts", "1 rests", "3 shouts", "0 rests", "end"]


def test_no_offer_stands_beside_a_question_that_is_asked_alone() -> None:
    g = notebook()
    g.open = (1, 3)
    g.ask(0, operate)
    g.ask(1, rest)
    g.run(0)
    assert g.decisions(3) == []
    with pytest.raises(IllegalMove, match="not-your-turn"):
        g.act(3, shouting("go"))
    g.act(0, PASS)
    assert [d.kind for d in g.decisions(3)] == ["shout"]
    g.act(3, shouting("go"))
    assert g.lines == ["0 has operated", "3 shouts"]


def test_a_seat_may_have_a_question_and_an_offer_at_once() -> None:
    g = resting(0, 1, open=(0, 1))
    assert [(d.kind, d.required) for d in g.decisions(0)] == [("rest", True), ("shout", False)]
    g.act(0, shouting("go"))
    g.act(0, PASS)
    g.act(1, PASS)
    assert g.lines == ["0 shouts", "0 rests", "1 rests", "end"]


def test_a_question_is_withdrawn() -> None:
    g = resting(0, 1)
    g.act(3, shouting("stop"))
    assert g.lines == ["3 shouts", "end"]
    assert g.asks == ()


def test_the_question_of_one_seat_is_withdrawn() -> None:
    g = resting(0, 1)
    g.act(3, shouting("you"))
    assert g.waiting_for == {0}
    g.act(0, PASS)
    assert g.lines == ["3 shouts", "0 rests", "end"]


def guarding(*seats: int) -> Any:
    g = notebook()
    g.ask_all(*[(seat, guard, (), True) for seat in seats])
    g.then(note, "end")
    g.run(0)
    return g


def test_a_question_stays_until_it_is_really_answered() -> None:
    g = guarding(0, 1)
    g.act(0, shouting("on"))
    g.act(1, shouting("on"))
    g.act(0, shouting("on"))
    assert g.waiting_for == {0, 1}
    g.act(0, PASS)
    assert g.waiting_for == {1}
    g.act(1, PASS)
    assert g.lines == ["0 shouts on", "1 shouts on", "0 shouts on", "0 leaves", "1 leaves", "end"]


def test_what_comes_of_an_answer_is_done_before_a_question_that_stays_is_asked_again() -> None:
    g = guarding(0, 1)
    g.act(0, YES)
    assert [d.kind for d in g.decisions(1)] == ["rest"]
    assert g.decisions(0) == []
    g.act(1, PASS)
    assert g.lines == ["1 rests", "voted"]
    assert g.waiting_for == {0, 1}
    assert GAME.load(copied(g.dump())) == g


def test_a_question_that_stays_can_be_withdrawn_by_its_answer() -> None:
    g = guarding(0, 1)
    g.act(1, shouting("end"))
    assert g.lines == ["1 shouts end", "end"]
    assert g.frames == []


def test_a_question_that_stays_can_be_put_to_others() -> None:
    g = guarding(0, 1)
    for seat in (1, 0, 1):
        g.act(seat, shouting("you"))
        assert g.waiting_for == {1 - seat}
        assert len(g.frames) == 2
    g.act(0, PASS)
    assert g.lines[-2:] == ["0 leaves", "end"]
    g.ask_instead((0, guard, (), True))
    assert g.asks == ()


def test_no_offer_stands_while_nobody_is_asked() -> None:
    g = resting(0)
    g.act(0, PASS)
    assert g.asks == ()


def test_a_withdrawn_window_and_a_withdrawn_sealed_question_go_on_without_the_answer() -> None:
    g = windowed()
    g.open = (3,)
    g.act(3, shouting("stop"))
    assert g.waiting_for == {2}
    g = sealed(0, 1, 2)
    g.open = (3,)
    g.act(3, shouting("you"))
    g.act(0, NO)
    g.act(2, NO)
    assert g.lines == ["3 shouts", "0 no", "2 no", "end"]


# ---- effects that wait ----


def test_effects_wait_for_the_end() -> None:
    g = resting(0, open=(2, 3))
    g.act(3, shouting("later"))
    g.act(2, shouting("later"))
    assert g.lines == ["3 shouts", "2 shouts"]
    assert GAME.load(copied(g.dump())) == g
    g.act(0, PASS)
    assert g.lines[3:] == ["end", "3 was owed this", "2 was owed this"]


def test_a_game_says_which_effect_comes_first() -> None:
    g = resting(0, open=(2, 3))
    g.game = bare_game(**{**vars(GAME), "first_due": lambda g: len(g.due) - 1})
    g.act(3, shouting("later"))
    g.act(2, shouting("later"))
    g.act(0, PASS)
    assert g.lines[3:] == ["end", "2 was owed this", "3 was owed this"]


# ---- the house's clock ----


def test_when_time_runs_out_the_default_happens_to_whoever_has_not_answered() -> None:
    g = notebook()
    g.limit = 30
    g.ask_all((2, vote, (), True), (0, vote, (), True), (1, rest, (), True))
    g.then(note, "end")
    g.run(0)
    assert g.clock == Clock("vote", 30)
    assert g.view(SPECTATOR)["clock"] == {"name": "vote", "seconds": 30}
    g.act(0, NO)
    g.act(HOUSE, TIME_UP)
    assert g.lines == ["0 no", "2 sleeps"]
    assert g.waiting_for == {1}  # nothing happens to whoever lets that time pass
    assert g.clock is None
    g.act(1, PASS)
    assert g.lines[-1] == "end"


def test_time_runs_out_for_sealed_answers_in_their_order() -> None:
    g = sealed(0, 1, 2)
    g.limit = 30
    g.act(1, NO)
    g.act(HOUSE, TIME_UP)
    assert g.lines == ["0 sleeps", "1 no", "2 sleeps", "end"]


def test_without_a_clock_time_never_runs_out() -> None:
    g = sealed(0, 1)
    for seat in (HOUSE, 0):
        with pytest.raises(IllegalMove):
            g.act(seat, TIME_UP)
    g.limit = 5
    for seat in (0, 1, 7):
        with pytest.raises(IllegalMove):
            g.act(seat, TIME_UP)
    assert g.lines == []


def test_random_games_now_and_then_run_out_of_time() -> None:
    dice = FastDice("time")
    g = sealed(0, 1, 2)
    g.limit = 5
    moves = [g.random_move(dice) for _ in range(640)]
    assert 5 < sum(seat == HOUSE for seat, _ in moves) < 45  # one in thirty-two
