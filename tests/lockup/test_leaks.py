"""Secrets of Lockup: tokens face down, tomes, an item from the deck, traits, guard cards. Planted leaks are found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from malina.check import check
from malina.check.moves import after, leaks_of_a_move
from malina.check.worlds import differences, everything, exchanged
from malina.games.lockup import GAME
from malina.games.lockup.modes import expert
from malina.games.lockup.rules import gains, roll_call, tomes
from malina.games.lockup.rules.strength import strength_of
from malina.games.lockup.table import LockupTable
from malina.kernel import table
from malina.kernel.decision import About, Note, Said
from malina.kernel.guess import hidden_groups
from malina.kernel.pieces import move as move_piece
from malina.kernel.pieces import show

from .scenario import Scenario, scenario

pytestmark = pytest.mark.no_cover
EXPERT = {"expert": True, "crews": "chosen"}
# seats, options, games, one pair in so many
TABLES: list[tuple[int, dict[str, Any], int, int]] = [
    (1, {"guards": "challenging"}, 4, 3),
    (1, {"guards": "expert", **EXPERT}, 5, 2),
    (2, {}, 4, 4),
    (3, EXPERT, 3, 8),
    (4, {}, 3, 10),
    (5, EXPERT, 3, 16),
]


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_nothing_leaks(number: int) -> None:
    seats, options, games, every = TABLES[number]
    report = check(GAME, seats, games, number, options=options, every=every)
    assert report.leaks == []
    assert report.broken_invariants == []
    assert report.pairs >= 50


# ---- leaks planted on purpose ----


def order_of_tokens(patch: pytest.MonkeyPatch) -> None:
    """Tokens face down lie in the order of their strength."""

    def leaky(g: LockupTable, ids: list[str], source: int, target: int) -> tuple[int, ...]:
        pieces = sorted([g.find(source, id) for id in ids], key=lambda piece: g.face[piece].strength)
        for piece in pieces:
            move_piece(g, piece, source, target)
        return tuple(pieces)

    patch.setattr(roll_call, "slip_faces", leaky)


def who_is_asked(patch: pytest.MonkeyPatch) -> None:
    """Only those are asked who could play something."""
    patch.setattr(tomes.book, "could", lambda g, seat, window: bool(tomes.playable(g, seat, window)))


def strength_before_the_reveal(patch: pytest.MonkeyPatch) -> None:
    """Whoever places is told how strong the others are, hidden tokens included."""

    def leaky(g: LockupTable, seat: int) -> About:
        strengths = [
            strength_of(g, other, g.tokens_at(number, other)) for other in g.others(seat) for number in range(7)
        ]
        return About(notes=[Note("pass", Said("there", {"strengths": strengths}))])

    patch.setattr(roll_call.turn, "about", leaky)


def which_tome_was_kept(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told which of two tomes somebody keeps."""
    tell = LockupTable.tell

    def leaky(g: Any, name: str, faces: Any = None, only: Any = None, /, **args: Any) -> None:
        if name == "kept_tome":
            args["what"] = g.face[faces["tome"]].id
        tell(g, name, faces, only, **args)

    patch.setattr(table.Table, "tell", leaky)


def the_other_trait(patch: pytest.MonkeyPatch) -> None:
    """All learn which trait was not chosen."""

    def leaky(g: LockupTable, source: int, target: int) -> None:
        g.tell("trait", other=g.ids(g.at[source]), seat=0)
        g.at[target] += g.at[source]
        g.at[source] = ()

    patch.setattr(expert, "move_all", leaky)


def the_secret_item(patch: pytest.MonkeyPatch) -> None:
    """Everybody is shown the cards that are looked at in the expert set-up."""

    def leaky(g: LockupTable, seat: int, pieces: Any) -> None:
        for viewer in range(g.seats):
            show(g, viewer, pieces)

    patch.setattr(expert, "show", leaky)


def guard_cards(patch: pytest.MonkeyPatch) -> None:
    """The view says what the guards have face down."""
    whole = table.view  # type: ignore[attr-defined]

    def leaky(g: Any, seat: int | None, *how: Any) -> dict[str, Any]:
        found = [g.face[piece].id for room in g.data.room for piece in g.at[room[-1]]]
        return {**whole(g, seat, *how), "guards": found}

    patch.setattr(table, "view", leaky)


def a_drawn_tome(patch: pytest.MonkeyPatch) -> None:
    """Who draws a tome tells by what he pays."""

    def leaky(g: LockupTable, seat: int, pieces: Any) -> None:
        show(g, seat, pieces)
        g.tell("gained", seat=seat, cubes=[[g.face[piece].id, 1] for piece in pieces])

    patch.setattr(gains, "show", leaky)


PLANTED: list[tuple[Callable[[pytest.MonkeyPatch], None], int, dict[str, Any]]] = [
    (order_of_tokens, 3, {}),
    (who_is_asked, 3, EXPERT),
    (strength_before_the_reveal, 3, {}),
    (guard_cards, 1, {}),
    (the_secret_item, 3, EXPERT),
]


@pytest.mark.parametrize(("plant", "seats", "options"), PLANTED, ids=[row[0].__name__ for row in PLANTED])
def test_planted_leaks_are_found(
    plant: Callable[[pytest.MonkeyPatch], None], seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In random games, sooner or later."""
    plant(monkeypatch)
    assert any(check(GAME, seats, 2, seed, options=options, every=2).leaks for seed in range(6))


def choosing_a_tome() -> tuple[Scenario, str]:
    t = scenario(3, rooms={"library": "0:5"}, deck="way_of_muscle black_ledger").check("library").do("0 take")
    return t, "0 keep tome=black_ledger"


def drawing_a_tome() -> tuple[Scenario, str]:
    return scenario(3, rooms={"library": "0:4 1:5"}, deck="way_of_muscle").check("library").do("1 decline"), "0 take"


def choosing_a_trait() -> tuple[Scenario, str]:
    t = scenario(3, options=EXPERT).go(expert.deal_traits).go(expert.choose_trait, 0)
    return t, f"0 choose_trait trait={t.moves(0)[0]['trait']}"


SINGLE = [
    (which_tome_was_kept, choosing_a_tome, "choice"),
    (a_drawn_tome, drawing_a_tome, "tome_deck"),
    (the_other_trait, choosing_a_trait, "dealt"),
]


@pytest.mark.parametrize(("plant", "place", "matters"), SINGLE, ids=[row[0].__name__ for row in SINGLE])
def test_planted_leaks_of_one_move_are_found(
    plant: Callable[[pytest.MonkeyPatch], None],
    place: Callable[[], tuple[Scenario, str]],
    matters: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Viewer 2 compares the true table with many others that he cannot tell from it."""
    assert not any(seen_by_two(*place(), matters)), "there is a leak without planting one"
    plant(monkeypatch)
    assert any(seen_by_two(*place(), matters))


def seen_by_two(t: Scenario, line: str, matters: str) -> Iterator[bool]:
    """What lies in this place of seat 0 changes places with everything that looks like it from behind."""
    g = t.g
    found = getattr(g.data, matters)
    pieces = g.at[found] if isinstance(found, int) else g.at[found[0]]
    for group in hidden_groups(g, 2):
        for piece in {*pieces[-2:]} & {*group}:
            for other in group:
                if g.face[other].id != g.face[piece].id:
                    twin = exchanged(g, 2, piece, other)
                    names = {g.face[p].id: twin.face[p].id for p in (piece, other)}
                    names |= {name: old for old, name in names.items()}
                    truth, lie = (everything(table, 2) for table in (g, twin))
                    true = after(g, 2, t.move(line))
                    yield any(differences(truth, lie, "")) or any(leaks_of_a_move(true, twin, t.move(line), names))


# ---- chapter 19, line by line ----


def test_lockup_050_nobody_learns_what_lies_face_down() -> None:
    """Neither a view nor an event tells another seat what a hidden token, a tome or the next card of a deck is."""
    t = scenario(3, tomes={0: "way_of_muscle", 1: "black_ledger"}).roll_call()
    t.do("0 place location=smithy tokens=3^,5v,lookoutv", "1 pass", "2 pass", "0 pass")
    for viewer in (1, 2, None):
        told = str([event for event in t.g.events(viewer) if event["event"] == "placed"])
        assert "goblins_crew_3" in told
        assert "goblins_crew_5" not in told
        places = t.g.view(viewer)["places"]
        seen = str([places[name] for name in places if name.startswith(("cell", "room"))])
        if viewer != 1:
            assert "gnolls" not in seen
        assert "goblins_crew_5" not in seen
        assert "goblins_lookout" not in seen
        assert "way_of_muscle" not in str(places)
    assert "goblins_crew_5" in str(t.g.view(0)["places"])
