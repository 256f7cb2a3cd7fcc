"""Fixtures: tables of BANG! at moments with much to read, and of somebody who is out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from malina.kernel.decision import Move
from malina.kernel.table import Table

from .past import BOTS, Past, Somebody, When, at_random, played
from .serving import Serving
from .test_bang import BANG, asked
from .truth import truth

SEATS = 5


def with_life(points: int, when: When) -> When:
    return lambda table: when(table) and table.view(0)["life"][0] == points


def too_many(table: Table) -> bool:
    """Anna has to discard two cards."""
    if not asked("throw_away")(table):
        return False
    [decision] = table.view(0)["decisions"]
    return bool(decision["says"][0]["blanks"]["cards"]["low"] == 2)


def offered(table: Table) -> bool:
    """Anna is on turn and has the standing offer to heal for two cards."""
    return asked("act")(table) and any(one["kind"] == "heal_up" for one in table.view(0)["decisions"])


def watched(table: Table) -> bool:
    """One shoots at another, and Anna looks on."""
    view = table.view(0)
    if table.over or not view["chain"]:
        return False
    cause, by, at, *_ = view["chain"][-1]
    [asked] = table.waiting_for
    return bool(cause == "bang" and by > 0 and asked == at > 0 and view["life"][at] > 1)


def robs(table: Table) -> bool:
    """Somebody could take a card out of the hand of somebody else, and neither is Anna."""
    return not table.over and table.waiting_for != {0} and any(robbery(table))


def robbery(table: Table) -> Iterator[Move]:
    """The moves that do so."""
    [seat] = table.waiting_for
    decision = table.decisions(seat)[0]
    if decision.kind == "act":
        for move in decision.moves:
            if move.get("card", "").startswith("panic") and move["target"] and move["what"] == "hand":
                yield move


def is_out(table: Table) -> bool:
    """Anna is, and the others go on."""
    view = table.view(0)
    return not table.over and bool(view["out"][0]) and view["turn"] != 0 and 0 not in table.waiting_for


FISTFUL = {"event_decks": "fistful_of_cards"}
MOMENTS: dict[str, tuple[When, dict[str, Any]]] = {
    "shot": (asked("dodge_shot", "bang", "miss"), {}),
    "indians": (asked("discard_bang", "indians", "discard"), {}),
    "duel": (asked("duel_answer", "duel", "discard"), {}),
    "roulette": (with_life(4, asked("roulette_answer")), FISTFUL),
    "many": (too_many, {}),
    "offer": (offered, {}),
}


@dataclass(frozen=True)
class Street:
    serving: Serving
    anna: Somebody
    living: list[Somebody]  # the other people, where no bots are

    def view(self, table: str) -> dict[str, Any]:
        return dict(self.table(table).view(0))

    def table(self, id: str) -> Table:
        match = truth(self.serving.data, id).match
        assert match is not None
        return match.table

    def decision(self, table: str) -> dict[str, Any]:
        """Anna's required decision there."""
        [found] = [one for one in self.view(table)["decisions"] if one["required"]]
        return dict(found)


def built(data: Path) -> Iterator[Street]:
    past = Past(data)
    living = [past.somebody(f"Player {seat}", mask) for seat, mask in enumerate(BOTS[1:SEATS], 1)]
    anna = past.somebody("Anna", "raccoon")
    for name, (when, options) in MOMENTS.items():
        game = played(name, SEATS, when, at_random, options, BANG)
        past.table(name.upper(), [anna, *("novice",) * (SEATS - 1)], game, grace=86400, pace="instant")
        if name == "shot":
            for again in ("DQDGE222", "WQUND222"):
                past.table(again, [anna, *living], game, grace=86400)
    out = played("out", SEATS, is_out, at_random, {}, BANG)
    past.table("WATCHED2", [anna, *living], played("watched", SEATS, watched, at_random, {}, BANG), grace=86400)
    robbed = played("robbed", SEATS, robs, at_random, {}, BANG)
    for name in ("RQBBED22", "RQBBED23", "RQBBED24", "RQBBED25"):
        past.table(name, [anna, *living], robbed, grace=86400)
    for name in ("PLAYQUT2", "LEAVQUT2"):
        past.table(name, [anna, *("novice",) * (SEATS - 1)], out, grace=86400, pace="human")
    for name in ("QPENQUT2", "SHUTQUT2"):
        past.table(name, [anna, *living], out, grace=86400, out_sees_all=name == "QPENQUT2")
    past.close()
    serving = Serving(data).start()
    yield Street(serving, anna, living)
    serving.stop()
