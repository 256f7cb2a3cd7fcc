"""What is worth what is told after every move, whatever the move changed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import malina
from malina.games import GAMES
from malina.kernel.film import outlook
from malina.kernel.game import Outlook
from malina.kernel.record import Match
from malina.server.outbound.eyes import ALL, Eyes
from malina.server.outbound.viewer_state import Change, ViewerState


@pytest.mark.parametrize("name", ["bang", "crooks", "lockup", "scoundrels", "sheriff"])
def test_the_outlook_follows_every_move(name: str) -> None:
    """Money, marks and stars change without a card that moves."""
    game = malina.game(name)
    match = Match.start(game, 3, bytes(32), [])
    rng = Random(7)
    eyes = ViewerState(0, match)
    for _ in range(120):
        if match.over:
            break
        after = match.after(*match.table.random_move(rng))
        eyes.look(Change(match, after))
        match = after
        assert eyes.outlook == outlook(match, match.table.view(0))


@pytest.mark.parametrize(
    ("name", "seats"), [("bang", 4), ("crooks", 3), ("lockup", 1), ("lockup", 3), ("scoundrels", 3), ("sheriff", 4)]
)
def test_every_move_can_be_considered(name: str, seats: int) -> None:
    """Also one that turns up cards, whose faces are not known before it is made."""
    game = malina.game(name)
    for seed in range(2):
        match = Match.start(game, seats, bytes([seed]) * 32, [])
        rng = Random(seed)
        for _ in range(120):
            if match.over:
                break
            seat, move = match.table.random_move(rng)
            if seat >= 0:
                game.outlook(match.table.ahead(seat, move), match.table.data)
            match = match.after(seat, move)


class Noted(dict[str, Any]):
    """A view, or the places in it, that notes what was looked at."""

    def __init__(self, view: dict[str, Any], noted: set[str], prefix: str = "") -> None:
        super().__init__(view)
        self.noted, self.prefix = noted, prefix

    def __getitem__(self, name: str) -> Any:
        value = super().__getitem__(name)
        if name == "places":
            return Noted(value, self.noted, "places.")
        self.noted.add(self.prefix + name)
        return value


SAME_FOR_ALL = {"game", "seats", "options"}  # and for good


@pytest.mark.parametrize("name", [game.id for game in GAMES.values() if all(game.outlooks.values())])
def test_the_outlook_is_made_of_what_the_game_says(name: str) -> None:
    """Viewers who see the same of that share it."""
    game = malina.game(name)
    noted: dict[Outlook, set[str]] = {make: set() for make in game.outlooks}
    for preset in [{}, *game.presets.values()]:
        match = Match.start(game, max(game.seats), bytes(32), [], dict(preset))
        rng = Random(5)
        for _ in range(200):
            if match.over:
                break
            match = match.after(*match.table.random_move(rng))
            for make in game.outlooks:
                make(Noted(match.table.view(0), noted[make]), match.table.data)
    for make, parts in game.outlooks.items():
        assert noted[make] - SAME_FOR_ALL <= set(parts)
        assert "viewer" not in parts


def test_viewers_who_see_the_same_share_it() -> None:
    """In BANG! all do: who is how far from whom is no secret."""
    match = Match.start(malina.game("bang"), 4, bytes(32), [])
    rng = Random(7)
    seats: tuple[Eyes, ...] = (None, 0, 1, 2, 3, ALL)
    viewers = [ViewerState(eyes, match) for eyes in seats]
    for _ in range(60):
        match, before = match.after(*match.table.random_move(rng)), match
        change = Change(before, match)
        for viewer in viewers:
            viewer.look(change)
            assert viewer.view == (match.table.open_view() if viewer.eyes == ALL else match.table.view(viewer.eyes))
            assert viewer.outlook == viewers[0].outlook
    assert len({tuple(map(id, viewer.outlook.values())) for viewer in viewers}) == 1
