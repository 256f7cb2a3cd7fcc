"""Secrets of BANG!: roles, hands, bullet cards, Greygory's pile, the deck. Leaks planted on purpose are found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import malina
from malina.check import check
from malina.check.moves import after, leaks_of_a_move
from malina.check.worlds import differences, everything, exchanged
from malina.games.bang.characters import base as characters
from malina.games.bang.options import PRESETS
from malina.games.bang.rules import dying as dying_rules
from malina.games.bang.rules import shots
from malina.games.bang.table import BangTable
from malina.kernel import table
from malina.kernel.guess import hidden_groups
from malina.kernel.pieces import show

from .scenario import Scenario, parse, scenario

pytestmark = pytest.mark.no_cover
Patch = Callable[[pytest.MonkeyPatch], None]
GAME = malina.game("bang")
FULL = PRESETS["full"]
CHOICE = {**FULL, "character_choice": 2}
SIX = {**FULL, "six_player_mode": "hidden_composition"}
SERIES = {"tournament_scoring": True, "experience": True, "hiring": True, "bounties": True}
# seats, options, games, one pair in so many
TABLES: list[tuple[int, dict[str, Any], int, int]] = [
    (2, FULL, 6, 8),
    (3, FULL, 6, 6),
    (4, PRESETS["base"], 3, 6),
    (4, FULL, 6, 8),
    (5, CHOICE, 4, 12),
    (6, SIX, 4, 16),
    (7, FULL, 4, 20),
    (7, PRESETS["dodge_city"], 3, 16),
    (8, FULL, 3, 25),
    (4, SERIES, 1, 12),
]


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_nothing_leaks(number: int) -> None:
    seats, options, games, every = TABLES[number]
    report = check(GAME, seats, games, number, options=options, every=every)
    assert report.leaks == []
    assert report.broken_invariants == []
    assert report.pairs >= 50


def who_has_a_missed(patch: pytest.MonkeyPatch) -> None:
    """Whoever cannot dodge is not asked."""
    patch.setattr(shots, "could_answer", lambda g, target, tried: bool(shots.serves_as_missed(g, target)))


def who_has_a_beer(patch: pytest.MonkeyPatch) -> None:
    """Whoever dies without a Beer is not asked."""
    patch.setattr(dying_rules, "can_be_saved", lambda g, person: bool(dying_rules.saving_beers(g, person)))


def the_stolen_card(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told what a thief has taken from a hand."""
    tell = BangTable.tell

    def leaky(g: Any, name: str, faces: Any = None, only: Any = None, /, **args: Any) -> None:
        if name == "stolen":
            args["what"] = g.face[faces["card"]].id
        tell(g, name, faces, only, **args)

    patch.setattr(BangTable, "tell", leaky)


def the_top_of_the_deck(patch: pytest.MonkeyPatch) -> None:
    """Everybody hears what Kit Carlson sees."""

    def leaky(g: Any, seat: int, pieces: Any) -> None:
        show(g, seat, pieces)
        g.tell("peeked", card=g.face[pieces[0]].id)

    patch.setattr(characters, "show", leaky)


def the_role(patch: pytest.MonkeyPatch) -> None:
    """Whoever plays a card is told how many friends he has."""
    tell = BangTable.tell

    def leaky(g: Any, name: str, faces: Any = None, only: Any = None, /, **args: Any) -> None:
        tell(g, name, faces, only, **args, **({"friend": g.role(1)} if name == "played" else {}))

    patch.setattr(BangTable, "tell", leaky)


def the_bullet_card(patch: pytest.MonkeyPatch) -> None:
    """The view says who lies under the bullets of seat 1."""
    whole = table.view

    def leaky(g: Any, seat: int | None, *how: Any) -> dict[str, Any]:
        return {**whole(g, seat, *how), "bullet": g.ids(g.at[g.data.bullet[1]])}

    patch.setattr(table, "view", leaky)


def greygory(patch: pytest.MonkeyPatch) -> None:
    """The order of the moves tells which characters are left."""
    whole = table.view

    def leaky(g: Any, seat: int | None, *how: Any) -> dict[str, Any]:
        return {**whole(g, seat, *how), "left": sum(g.face[p].set == "base" for p in g.at[g.data.others])}

    patch.setattr(table, "view", leaky)


def shot_at_hand() -> Scenario:
    return scenario(4, hands={0: "bang.2D", 1: "missed"})


def dying() -> Scenario:
    t = scenario(4, hands={0: "bang.2D", 1: "beer"}, life={1: 1})
    return t.do("0 play bang.2D target=1")


def panic() -> Scenario:
    return scenario(4, hands={0: "panic.JH", 1: "stagecoach"})


def kit() -> Scenario:
    return scenario(4, characters={0: "kit_carlson"}, step="draw_phase")


# the leak, a table on which it shows, the move that shows it
PLANTED: list[tuple[Patch, Callable[[], Scenario], str]] = [
    (who_has_a_missed, shot_at_hand, "0 play bang.2D target=1"),
    (who_has_a_beer, dying, "1 take_hit"),
    (the_stolen_card, panic, "0 play panic.JH target=1 what=hand"),
    (the_top_of_the_deck, kit, "0 look"),
    (the_role, shot_at_hand, "0 play bang.2D target=1"),
    (the_bullet_card, shot_at_hand, "0 end"),
    (greygory, shot_at_hand, "0 end"),
]


@pytest.mark.parametrize(("plant", "place", "move"), PLANTED, ids=lambda p: getattr(p, "__name__", ""))
def test_a_planted_leak_is_found(
    plant: Patch, place: Callable[[], Scenario], move: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Viewer 2 compares the true table with many others that he cannot tell from it."""
    table = place().table
    assert not any(seen_by_two(table, move)), "there is a leak without planting one"
    plant(monkeypatch)
    assert any(seen_by_two(table, move))


def seen_by_two(table: BangTable, move: str) -> Iterator[bool]:
    """Whatever matters here changes places with everything that looks like it from behind."""
    box = table.data
    matters = [table.at[place][-1] for place in (box.hand[1], box.role[1], box.bullet[1], box.deck) if table.at[place]]
    for group in hidden_groups(table, 2):
        for piece in {*matters} & {*group}:
            for other in group:
                if table.face[other].id != table.face[piece].id:
                    twin = exchanged(table, 2, piece, other)
                    names = {table.face[p].id: twin.face[p].id for p in (piece, other)}
                    truth, lie = (everything(g, 2) for g in (table, twin))
                    true = after(table, 2, parse(move))
                    yield any(differences(truth, lie, "")) or any(leaks_of_a_move(true, twin, parse(move), names))
