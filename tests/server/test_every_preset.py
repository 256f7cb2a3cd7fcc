"""Whatever a table is made with, it can be dealt, filmed, put away and gone on with: every preset of every game, with
the fewest and the most seats."""

from __future__ import annotations

import msgspec
import pytest

from malina.games import GAMES
from malina.kernel.dice import FastDice
from malina.kernel.film import step_of
from malina.kernel.game import Game
from malina.kernel.record import Match
from malina.kernel.refusal import BadOptions

CASES = [(id, preset) for id, game in GAMES.items() for preset in ("", *game.presets)]
MOVES = 12


def some_seats(game: Game, options: dict[str, object]) -> list[int]:
    allowed = []
    for seats in game.seats:
        try:
            game.read_options(options, seats)
        except BadOptions:
            continue
        allowed.append(seats)
    return sorted({allowed[0], allowed[-1]})


@pytest.mark.parametrize(("id", "preset"), CASES)
def test_a_table_is_dealt_filmed_and_put_away(id: str, preset: str) -> None:
    game = GAMES[id]
    options = dict(game.presets[preset]) if preset else {}
    for seats in some_seats(game, options):
        match = Match.start(game, seats, bytes(32), [], options)
        assert msgspec.json.encode(step_of(None, match.table, None))
        dice = FastDice(f"{preset} {seats}")
        for _ in range(MOVES):
            if match.table.over:
                break
            before = match.table.copy()
            match.act(*match.table.random_move(dice))
            assert msgspec.json.encode(step_of(before, match.table, match.record.moves[-1]))
            for seat in (*range(seats), None):
                view = match.table.view(seat)
                assert msgspec.json.encode([view, game.outlook(view, match.table.data)])
        dump = msgspec.json.decode(msgspec.json.encode(match.table.dump()))
        assert not game.load(dump, kept=True).differing(match.table)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_preset_is_for_seats_that_the_game_has(game: str) -> None:
    rules = GAMES[game]
    assert rules.preset_seats.keys() <= rules.presets.keys()
    for preset, seats in rules.preset_seats.items():
        for number in seats:
            assert number in rules.seats
            rules.deal(number, options=dict(rules.presets[preset]), seed="preset")


def test_who_plays_lockup_alone_has_other_presets() -> None:
    seats = GAMES["lockup"].preset_seats
    assert {name for name in seats if 1 in seats[name]} == {"solo_moderate", "solo_challenging", "solo_expert"}
    assert {name for name in seats if 3 in seats[name]} == {"first", "base", "expert"}
