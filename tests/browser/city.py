"""Fixtures: tables of Crooks for the browser tests, each at a certain moment of a game."""

from __future__ import annotations

from dataclasses import dataclass

from malina.kernel.decision import Decision, Move
from malina.kernel.dice import FastDice
from malina.kernel.table import Table

from .past import Game, Past, Somebody, When, as_bots_do, played

ACTIONS = ("pickpocket", "accomplice", "switch", "assassin", "spy")
FOR_EVER = 86400  # grace period in seconds: no bot takes over for an absent player


@dataclass(frozen=True)
class City:
    anna: Somebody
    boris: Somebody
    vera: Somebody
    gathering: str
    asked: str  # here Boris is asked to leave
    over: str
    at: dict[str, str]  # a decision of Anna's -> the table where it is open; read-only, nobody moves there
    to_play: dict[str, str]  # a test -> a table of its own, where it is Anna's turn


def asks(kind: str, action: str = "", turn: int = 0, cards: int = 0, seat: int = 0) -> When:
    """A condition: a seat is asked this, from that turn on, with at least so many cards in the hideout."""

    def now(table: Table) -> bool:
        if table.over or table.waiting_for != {seat} or table.view(None)["turn_no"] < turn:
            return False
        [decision] = table.decisions(seat)
        return decision.kind == kind and actions(decision) == {action} - {""} and len(opened(table)) >= cards

    return now


def actions(decision: Decision) -> set[str]:
    return {move["action"]["type"] for move in decision.moves if "action" in move}


def opened(table: Table) -> list[object]:
    view = table.view(None)
    return list(view["places"]["hideout"][view["opened"]]) if view["opened"] else []


MOMENTS = {
    "turn": asks("turn", turn=20),
    "choose": asks("choose", cards=5),
    "place": asks("place", turn=10),
    **{action: asks("place", action, turn=8) for action in ACTIONS},
}
TO_PLAY = ("killed", "offline", "tabs", "bot", "tongues", "still", "full", "fast", "proxy", "undo")


def found(past: Past) -> City:
    anna, boris, vera = past.somebody("Anna", "raccoon"), past.somebody("Борис", "fox"), past.somebody("Vera", "wolf")
    four: list[Somebody | str | None] = [anna, boris, "regular", vera]

    def at(name: str, game: Game, who: list[Somebody | str | None] = four, grace: int = FOR_EVER) -> str:
        said = [(1, "Ну что, погнали?", ""), (0, "", "bluff")]
        return past.table(code(name), who, game, said, title="Friday den", listed=True, pace="instant", grace=grace)

    turn = played("my turn", 2, asks("turn", turn=6))
    others = played("gone", 2, asks("turn", turn=6, seat=1))
    return City(
        anna=anna,
        boris=boris,
        vera=vera,
        gathering=past.table(code("gather"), [anna, None, "novice", boris], title="Friday den", listed=True),
        asked=past.table(code("asked"), [anna, None, None, boris], title="Friday den"),
        over=at("over", played("over", 4, lambda table: table.over)),
        at={name: at(name, played(name, 4, when)) for name, when in MOMENTS.items()},
        to_play={
            **{name: at(f"{name} turn", turn, [anna, boris]) for name in TO_PLAY},
            "gone": at("gone", others, [anna, boris], grace=5),
            "called": at("called", others, [anna, boris]),
            "watched": at("watched", played("watched", 3, second_has_passed, second_passes), [anna, boris, vera]),
        },
    )


def second_has_passed(table: Table) -> bool:
    """A condition: Boris is out and only looks on; Anna and Vera have money left."""
    view = table.view(None)
    return bool(view["passed"] == [False, True, False] and min(view["money"][0], view["money"][2]) > 6)


def second_passes(table: Table, seat: int, decision: Decision, dice: FastDice) -> Move:
    """A player that passes with the second seat in its fourth turn; else the move of a bot."""
    if seat == 1 and decision.kind == "turn" and table.view(None)["turn_no"] > 9:
        return {"cmd": "pass"}
    return as_bots_do(table, seat, decision, dice)


def code(name: str) -> str:
    """A table id from a name, in the alphabet of ids."""
    letters = name.upper().replace(" ", "").replace("I", "J").replace("O", "Q")
    return f"{letters:2<8}"[:8]
