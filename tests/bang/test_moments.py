"""One home for every rule: the common rules name no character and no event, and none of those is without its say."""

from __future__ import annotations

import ast

import pytest

from malina.games.bang import GAME, moments
from malina.games.bang.box import catalogue, played_with, shipped
from malina.games.bang.faces import Character, Kind
from malina.games.bang.rules.owing import ORDER as DEBTS
from malina.games.crooks import GAME as CROOKS
from malina.kernel.game import Game
from malina.kernel.moments import Instead, Modifier, Moment, Parts

_, _, KINDS, CHARACTERS, EVENTS = catalogue(shipped())
NAMED = {thing.id for thing in (*CHARACTERS, *EVENTS)}
ALL = [thing for thing in vars(moments).values() if isinstance(thing, Moment | Modifier | Instead | Parts)]
HEARD = {id for moment in ALL for id in moment.hooks}
MODES = {"two", "three", "six", "fight", "series", "hiring", "bounties", "no_mercy", "show"}
SILENT = {"standard"}  # the common rules


def named_in(text: str) -> list[str]:
    """Characters and events that this module knows by name."""
    return [n.value for n in ast.walk(ast.parse(text)) if isinstance(n, ast.Constant) and n.value in NAMED]


@pytest.mark.parametrize("room", ["rules", "cards"])
def test_common_rules_know_no_character_and_no_event(room: str) -> None:
    assert GAME.home is not None
    found = {path.name: named_in(path.read_text(encoding="utf-8")) for path in (GAME.home / room).glob("*.py")}
    assert {name: ids for name, ids in found.items() if ids} == {}


def test_a_planted_name_is_found() -> None:
    assert named_in('def f(g, p):\n    return has(g, p, "suzy_lafayette") or g.event == "lasso"') == [
        "suzy_lafayette",
        "lasso",
    ]


def printed(thing: Character | Kind) -> bool:
    """Is what it does in cards.toml, and applied from there?"""
    if isinstance(thing, Character):
        return bool(thing.seen_mod or thing.sight_mod or thing.start_cards or thing.hand_limit)
    return bool(thing.range or thing.seen_mod or thing.sight_mod or "missed" in thing.symbols)


@pytest.mark.parametrize("thing", [*CHARACTERS, *KINDS], ids=lambda thing: thing.id)
def test_every_card_and_character_does_something(thing: Character | Kind) -> None:
    heard = thing.id in HEARD or printed(thing)
    assert heard, f"{thing.id} does nothing: no block has @on(…, {thing.id!r}), and cards.toml prints nothing to apply"


@pytest.mark.parametrize("id", [event.id for event in EVENTS])
def test_every_event_does_something(id: str) -> None:
    assert id in HEARD, f"{id} does nothing: no block of events/ has @on(…, {id!r})"


def test_whatever_listens_is_in_the_box() -> None:
    assert HEARD - NAMED - {kind.id for kind in KINDS} - MODES == set(DEBTS)


def test_every_mode_that_may_be_played_is_heard() -> None:
    options = GAME.read_options({"tournament_scoring": True, "hiring": True, "bounties": True, "no_mercy": "seed"}, 6)
    said = {mode for name in ("two", "three", "six", "standard") for mode in played_with(name, options)}  # type: ignore[arg-type]
    assert said - HEARD == SILENT


def registries(text: str) -> list[str]:
    """What a module keeps empty until others put something into it."""
    found = []
    for node in ast.parse(text).body:
        if isinstance(node, ast.AnnAssign) and node.value and ast.unparse(node.value) in ("{}", "[]", "set()"):
            found.append(ast.unparse(node.target))
    return found


@pytest.mark.parametrize("game", [GAME, CROOKS], ids=lambda game: game.id)
def test_moments_are_the_only_registry(game: Game) -> None:
    assert game.home is not None
    found = {path.name: registries(path.read_text(encoding="utf-8")) for path in game.home.rglob("*.py")}
    assert {name: kept for name, kept in found.items() if kept} == {}


def test_a_planted_registry_is_found() -> None:
    assert registries("GAINS: dict[str, Rule] = {}\nORDER: tuple[str, ...] = ()\nALONE: set[str] = set()") == [
        "GAINS",
        "ALONE",
    ]


def test_moments_are_called_as_they_are_named() -> None:
    assert [name for name, m in vars(moments).items() if m in ALL and m.name != name] == []
