"""Secrets: nothing a viewer may not know leaves the table, and a leak planted on purpose is found. The same for BANG!
and for a game of declarations is in tests/bang and tests/customs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any

import pytest

import malina
from malina.check import check
from malina.check.moves import after, leaks_of_a_move
from malina.check.worlds import exchanged, fits
from malina.games.crooks.rules import heist, recruiting
from malina.kernel import event, guess, pieces, table, view
from malina.kernel.guess import hidden_groups
from malina.kernel.refusal import IllegalMove

from .crooks.scenario import FULL_ROW, scenario
from .kernel import toy

Patch = Callable[[pytest.MonkeyPatch], None]
pytestmark = pytest.mark.no_cover  # many games: counting lines would take longer than playing them

# 2, 3 and 4 seats, in slices that run side by side; together more than 20,000 pairs of a table and a viewer
SLICES = [
    (2, 32, 1_400),
    (2, 33, 1_400),
    *[(3, seed, 2_400) for seed in range(3)],
    *[(4, seed, 2_200) for seed in range(5)],
]
GAMES = {2: 24, 3: 21, 4: 10}
RECRUIT = (0, {"cmd": "recruit", "hideout": "A"})


def test_the_slices_make_20000_pairs() -> None:
    assert sum(pairs for _, _, pairs in SLICES) >= 20_000


@pytest.mark.parametrize(("seats", "seed", "pairs"), SLICES)
def test_nothing_leaks(seats: int, seed: int, pairs: int) -> None:
    report = check(malina.game("crooks"), seats, GAMES[seats], seed)
    assert report.leaks == []
    assert report.broken_invariants == []
    assert report.pairs >= pairs


@pytest.mark.parametrize("seats", toy.GAME.seats)
@pytest.mark.parametrize("options", [{"rounds": 2}, {"rounds": 1, "more": True, "seconds": 30}], ids=["plain", "more"])
def test_nothing_leaks_in_the_toy(seats: int, options: dict[str, Any]) -> None:
    report = check(toy.GAME, seats, games=2, seed=seats, options=options)
    assert report.leaks == []
    assert report.broken_invariants == []
    assert report.well_formed > 0.5 * report.strange


# ---- what everybody can conclude ----


def leaks_with_a_full_row(pile: str) -> Iterator[str]:
    """Seat 0 can hire only whom an action can place where there is no room. Everything hidden changes places with
    everything else, before he searches this pile."""
    g = scenario(hide=f"A={pile} B=safecracker", grid=FULL_ROW).table
    for viewer in (1, None):
        true = after(g, viewer, RECRUIT)
        [hidden] = hidden_groups(g, g.seats if viewer is None else viewer)
        for p in g.at[g.data.hideout["A"]]:
            for q in hidden:
                twin = exchanged(g, viewer, p, q)
                if fits(twin, viewer):
                    yield from leaks_of_a_move(true, twin, RECRUIT, {})


@pytest.mark.parametrize("pile", ["fence,forger", "fence,lookout"])
def test_what_everybody_can_conclude_is_no_leak(pile: str) -> None:
    """Whether seat 0 finds anybody in there is seen by all, and tells all what is not in there."""
    assert list(leaks_with_a_full_row(pile)) == []


def test_what_everybody_can_conclude_has_to_be_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recruiting, "bar", lambda g, which, faces: None)
    assert any(leaks_with_a_full_row("fence,forger"))


# ---- leaks planted on purpose ----


def in_a_view(patch: pytest.MonkeyPatch) -> None:
    """The top card of every hideout is printed with its face."""
    places = view.places

    def leaky(g: Any, viewer: int) -> Any:
        tree = places(g, viewer)
        for letter, pile in g.data.hideout.items():
            if g.at[pile]:
                tree["hideout"][letter][-1]["face"] = g.face[g.at[pile][-1]].id
        return tree

    patch.setattr(view, "places", leaky)


def in_an_event(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told whom somebody hired."""
    born = event.Event.born

    def leaky(g: Any, name: str, faces: Any, only: Any, args: Any) -> event.Event:
        told = born(g, name, faces, only, args)
        if name != "crook_hired":
            return told
        return event.Event(name, {**told.args, **{key: value for _, key, value in told.secrets}})

    patch.setattr(event.Event, "born", staticmethod(leaky))


def in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    """Whoever names a crook that is not here learns whether it is in the game at all."""
    why_not = recruiting.choose.reasons["hire"]

    def leaky(g: Any, seat: int, hideout: str, crook: str) -> IllegalMove | None:
        if any(g.face[piece].id == crook for piece in g.at[g.data.unused]):
            return IllegalMove("crook-not-dealt")
        return why_not(g, seat, hideout, crook)

    patch.setitem(recruiting.choose.reasons, "hire", leaky)


def in_the_order_of_moves(patch: pytest.MonkeyPatch) -> None:
    """The hideouts are offered with the strongest crook first."""
    moves = recruiting.turn.moves

    def leaky(g: Any, seat: int) -> Any:
        (cmd, letters), *rest = moves(g, seat)

        def best(letter: str) -> int:
            return -max(g.face[piece].rating for piece in g.at[g.data.hideout[letter]])

        return ((cmd, sorted(letters, key=best)), *rest)

    patch.setattr(recruiting.turn, "moves", leaky)


def in_a_handle(patch: pytest.MonkeyPatch) -> None:
    """A pile is said to be shuffled before somebody takes a card, but it is not."""
    patch.setattr(recruiting, "mix", lambda g, pile: None)


def in_who_is_asked(patch: pytest.MonkeyPatch) -> None:
    """A seat is passed over when no pile it can pay for holds anybody strong."""
    can_recruit = recruiting.can_recruit

    def leaky(g: Any, seat: int) -> bool:
        good = [piece for pile in g.at[g.data.piles] for piece in pile if g.face[piece].rating > 8]
        return can_recruit(g, seat) and bool(good)

    patch.setattr(recruiting, "can_recruit", leaky)


def in_a_count(patch: pytest.MonkeyPatch) -> None:
    """The view says how many spies are still to be found."""
    whole = view.view

    def leaky(g: Any, seat: int | None, *how: Any) -> dict[str, Any]:
        spies = sum(g.face[piece].action == "spy" for pile in g.at[g.data.piles] for piece in pile)
        return {**whole(g, seat, *how), "spies_left": spies}

    patch.setattr(table, "view", leaky)


def in_the_guess(patch: pytest.MonkeyPatch) -> None:
    """Guesses leave the Kingpin where he really is."""
    deal_anew = guess.deal_anew

    def leaky(g: Any, group: Any, dice: Any) -> None:
        deal_anew(g, guess.Group(g, [piece for piece in group.pieces if g.face[piece].id != "kingpin"]), dice)

    patch.setattr(guess, "deal_anew", leaky)


def in_the_notes_of_others(patch: pytest.MonkeyPatch) -> None:
    """Everybody reads the notes of seat 0."""
    memories = view.memories
    patch.setattr(view, "memories", lambda g, viewer: memories(g, 0))


def in_what_is_ruled_out(patch: pytest.MonkeyPatch) -> None:
    """A hired crook is marked as no Kingpin only when the Kingpin was left behind."""
    bar = pieces.bar

    def leaky(g: Any, which: tuple[int, ...], faces: frozenset[str]) -> None:
        if any(g.face[piece].id in faces for pile in g.at[g.data.piles] for piece in pile):
            bar(g, which, faces)

    patch.setattr(recruiting, "bar", leaky)
    patch.setattr(heist, "bar", leaky)


LEAKS: list[Patch] = [
    in_a_view, in_an_event, in_a_refusal, in_the_order_of_moves, in_a_handle, in_who_is_asked, in_a_count,
    in_the_guess, in_the_notes_of_others, in_what_is_ruled_out,
]  # fmt: skip


@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant: Patch, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    assert check(malina.game("crooks"), seats=3, games=40, seed=5).leaks


def test_a_forgotten_mix_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who loads his bag names handles, so no move tells more than it should: but all see in the bag what they saw sold
    at the auction. Only what the game declares hidden can say that they must not."""

    def leaky(g: Any, chosen: Collection[int], source: int, target: int) -> None:
        for piece in chosen:
            pieces.move(g, piece, source, target)

    monkeypatch.setattr(toy, "slip", leaky)
    report = check(toy.GAME, seats=3, games=40, seed=5)
    assert "in bag" in report.leaks[0]
    assert "hidden from them" in report.leaks[0]
