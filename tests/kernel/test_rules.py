"""Rules and questions: found by name, and no name twice."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from malina.kernel.decision import Sentences
from malina.kernel.refusal import BadOptions, IllegalMove, Refusal
from malina.kernel.rules import QUESTIONS, RULES, commands_of, question, rule, rule_name
from malina.kernel.table import Table

from . import toy


def make(name: str, module: str = __name__) -> Any:
    """A function with this name, as if written in this module."""

    def function(g: Table, seat: int = 0) -> Sentences:
        return ()

    function.__name__ = name
    function.__module__ = module
    return function


def test_a_rule_is_found_by_its_name() -> None:
    function = make("once")
    assert rule(function) is function
    assert RULES[rule_name(function)] is function
    assert rule_name(function).endswith(".once")


def test_a_question_is_found_by_its_name() -> None:
    asked = question(make("asked_once"))
    assert QUESTIONS[asked.name] is asked
    assert asked.kind == "asked_once"


@pytest.mark.parametrize("register", [rule, question])
def test_two_functions_with_one_name_are_refused(register: Any) -> None:
    first = make(f"double_{register.__name__}")
    register(first)
    with pytest.raises(ValueError, match=rf"two functions are called \w+\.double_{register.__name__}"):
        register(make(f"double_{register.__name__}"))
    registry = RULES if register is rule else QUESTIONS
    kept = registry[rule_name(first)]
    assert kept is first or kept.moves is first


def test_modules_of_one_game_share_its_names() -> None:
    rule(make("shared", "malina.games.somegame.turn"))
    with pytest.raises(ValueError, match=r"somegame\.shared"):
        rule(make("shared", "malina.games.somegame.duel"))


def test_games_have_names_of_their_own() -> None:
    assert rule_name(make("draw", "malina.games.bang.box")) == "bang.draw"
    assert rule_name(make("draw", "malina.games.sheriff.cards")) == "sheriff.draw"
    assert rule_name(make("draw", "lonely")) == "lonely.draw"


@pytest.mark.parametrize("module", ["malina.games.bang", "malina.games.bang.characters.dodge_city"])
def test_every_module_of_a_game_is_called_after_it(module: str) -> None:
    assert rule_name(make("draw", module)) == "bang.draw"


def test_a_rule_and_a_question_may_share_a_name() -> None:
    rule(make("both"))
    assert question(make("both")).kind == "both"


def test_toy_is_registered() -> None:
    assert RULES[rule_name(toy.theft)] is toy.theft
    assert QUESTIONS[toy.turn.name] is toy.turn


def test_answers_and_reasons_are_kept_by_verb() -> None:
    @question
    def asked(g: Table, seat: int, arg: int) -> Sentences:
        return ()

    @asked.answer("go")
    def go(g: Table, seat: int, arg: int, where: str, how: str = "fast") -> None:
        pass

    @asked.refuse("go")
    def why_not_go(g: Table, seat: int, arg: int, where: str) -> IllegalMove:
        return IllegalMove("no")

    assert asked.answers == {"go": go}
    assert asked.reasons == {"go": why_not_go}
    assert asked.names == {"go": ("where", "how")}


def test_two_answers_to_one_verb_are_refused() -> None:
    asked = question(make("answered_twice"))
    asked.answer("go")(make("go_one_way"))
    with pytest.raises(ValueError, match="go"):
        asked.answer("go")(make("go_another_way"))


def test_a_refusal_is_a_message_with_arguments() -> None:
    refusal = BadOptions("bad-seats", low=2, high=4)
    assert isinstance(refusal, Refusal)
    assert (refusal.reason, refusal.args_) == ("bad-seats", {"low": 2, "high": 4})
    assert str(refusal) == "bad-seats (low=2, high=4)"
    assert str(Refusal("plain")) == "plain"
    assert refusal.to_json() == {"reason": "bad-seats", "args": {"low": 2, "high": 4}}


def test_a_blank_that_is_none_is_left_out() -> None:
    def aimed(g: Table, seat: int) -> Sentences:
        return ("play", ("gun",), (1, 2), None), ("play", ("beer",)), ("play", ("coach",), None, ("hat",))

    asked = question(aimed)
    called = []

    @asked.answer("play")
    def play(g: Table, seat: int, card: str, target: int | None = None, cost: str | None = None) -> None:
        called.append((card, target, cost))

    moves = list(asked.says(Any, 0, ()))
    assert moves == [
        {"cmd": "play", "card": "gun", "target": 1},
        {"cmd": "play", "card": "gun", "target": 2},
        {"cmd": "play", "card": "beer"},
        {"cmd": "play", "card": "coach", "cost": "hat"},
    ]
    table = toy.GAME.deal(2)
    for move in moves:
        table.frames = [(None, ((0, asked, (), True),))]
        table._legal = None
        table.act(0, move)
    assert called == [("gun", 1, None), ("gun", 2, None), ("beer", None, None), ("coach", None, "hat")]
    called.clear()
    rng = Random(1).random
    for _ in range(200):
        table.frames = [(None, ((0, asked, (), True),))]
        table.act_randomly(rng)
    assert set(called) == {("gun", 1, None), ("gun", 2, None), ("beer", None, None), ("coach", None, "hat")}


def test_the_shapes_of_moves_come_from_their_answers() -> None:
    def turn(g: Table, seat: int, whose: int) -> Sentences:
        return ()

    turn.__module__ = "malina.games.shapes.turn"
    asked = question(turn)

    @asked.answer("shoot")
    def shoot(g: Table, seat: int, whose: int, card: str, target: int | str | None = None) -> None: ...

    @asked.answer("end")
    def end(g: Table, seat: int, whose: int) -> None: ...

    commands = commands_of("shapes")
    assert msgspec.convert({"cmd": "shoot", "card": "gun"}, commands).target is msgspec.UNSET
    assert msgspec.convert({"cmd": "shoot", "card": "gun", "target": "suzy"}, commands).target == "suzy"
    msgspec.convert({"cmd": "end"}, commands)
    for wrong in ({"cmd": "shoot"}, {"cmd": "shoot", "card": 3}, {"cmd": "end", "card": "gun"}, {"cmd": "run"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, commands)


def test_a_verb_has_one_shape() -> None:
    for name, blank in (("first", "card: str"), ("second", "card: int")):
        made = make(f"{name}_shape", "malina.games.twoshapes.turn")
        asked = question(made)
        scope: dict[str, Any] = {"__name__": __name__}
        exec(f"def answer(g, seat, {blank}) -> None: ...", scope)
        asked.answer("shoot")(scope["answer"])
    with pytest.raises(TypeError, match="twoshapes: shoot has two shapes"):
        commands_of("twoshapes")
