"""Secrets of BANG!: roles, hands, bullet cards, Greygory's pile, the deck. Leaks planted on purpose are found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import malina
from malina.check import check
from malina.games.bang import damage, phase1, pile, setup, shots
from malina.games.bang.cards import PRESETS
from malina.kernel.pieces import reveal

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
    (3, FULL, 6, 8),
    (4, PRESETS["base"], 6, 6),
    (4, FULL, 6, 8),
    (5, CHOICE, 4, 12),
    (6, SIX, 4, 16),
    (7, FULL, 4, 20),
    (7, PRESETS["dodge_city"], 3, 16),
    (8, FULL, 3, 25),
    (4, SERIES, 1, 25),
]


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_nothing_leaks(number: int) -> None:
    seats, options, games, every = TABLES[number]
    report = check(GAME, seats, games, number, options=options, every=every)
    assert report.leaks == []
    assert report.broken_invariants == []
    assert report.pairs >= 200


def who_has_a_missed(patch: pytest.MonkeyPatch) -> None:
    """Whoever cannot dodge is not asked."""
    patch.setattr(shots, "could_answer", lambda g, target, tried: bool(shots.serves_as_missed(g, target)))


def who_has_a_beer(patch: pytest.MonkeyPatch) -> None:
    """Whoever dies without a Beer is not asked."""
    patch.setattr(damage, "can_be_saved", lambda g, person: bool(damage.saving_beers(g, person)))


def the_stolen_card(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told what a thief has taken from a hand."""
    tell = pile.tell

    def leaky(g: Any, name: str, faces: Any = None, only: Any = None, /, **args: Any) -> None:
        if name == "stolen":
            args["what"] = g.face[faces["card"]].id
        tell(g, name, faces, only, **args)

    patch.setattr(pile, "tell", leaky)


def the_top_of_the_deck(patch: pytest.MonkeyPatch) -> None:
    """What Kit Carlson puts back lies there for all to see."""

    def leaky(g: Any, seat: int, pieces: Any) -> None:
        reveal(g, pieces)
        g.tell("peeked", card=g.face[pieces[0]].id)
        g.seen[pieces[0]] = 1 << seat

    patch.setattr(phase1, "show", leaky)


def the_roles(patch: pytest.MonkeyPatch) -> None:
    """The order in which Outlaws sit is told at the deal."""
    deal_roles = setup.deal_roles

    def leaky(g: Any) -> None:
        deal_roles(g)
        g.tell("hint", outlaws=[p for p in range(g.seats) if g.role(p) == "outlaw"])

    patch.setattr(setup, "deal_roles", leaky)


def the_bullet_cards(patch: pytest.MonkeyPatch) -> None:
    """Their owners are told what lies under their bullets."""
    deal_bullets = setup.deal_bullets

    def leaky(g: Any) -> None:
        deal_bullets(g)
        for seat in range(g.seats):
            g.tell("bullet", seat=seat, character=g.ids(g.at[g.data.bullet[seat]]))

    patch.setattr(setup, "deal_bullets", leaky)


def a_handle_in_the_hand(patch: pytest.MonkeyPatch) -> None:
    """A hand is said to be mixed before a card is taken from it, but it is not."""
    patch.setattr(pile, "mix", lambda g, pieces: None)


LEAKS: list[Patch] = [
    who_has_a_missed, who_has_a_beer, the_stolen_card, the_top_of_the_deck, the_roles, the_bullet_cards,
    a_handle_in_the_hand,
]  # fmt: skip


@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant: Patch, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    assert check(GAME, seats=4, games=30, seed=5, every=3).leaks
