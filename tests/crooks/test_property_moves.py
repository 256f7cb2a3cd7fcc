"""T67 and T71 over many random games: legal moves are accepted, all others refused without any change."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from .random_games import BY_VERB, COMMANDS, PLAYERS, VERB, answer, frozen, games, lively, mirrored
from .reference import ERRORS
from .scenario import NOBODY, Scenario, reason
from .test_refusals import MALFORMED

pytestmark = pytest.mark.no_cover


# ---- T67: legal moves are accepted, all others refused without any change ----


@PLAYERS
def test_crooks_067_exactly_the_legal_moves_are_offered(players: int) -> None:
    for g, rng in games(players, 50, 1300):
        ref = mirrored(g)
        while not g.over:
            [seat] = g.waiting_for
            offered = [frozen(move) for decision in g.decisions(seat) for move in decision.moves]
            assert len(offered) == len(set(offered))
            assert set(offered) == {frozen(move) for move in ref.legal()}
            assert all(g.decisions(other) == [] for other in (*range(players), NOBODY) if other != seat)
            seat, move = lively(g, rng)
            g.act(seat, move)
            ref.do(move)


@PLAYERS
def test_crooks_067_every_offered_move_is_accepted(players: int) -> None:
    for g, rng in games(players, 10, 1500):
        while not g.over:
            [seat] = g.waiting_for
            for move in g.decisions(seat)[0].moves:
                twin = g.copy()
                twin.act(seat, json.loads(json.dumps(move)))
                assert twin.decided == g.decided + 1
            g.act(*lively(g, rng))


@PLAYERS
@pytest.mark.parametrize("part", range(2))
def test_crooks_067_all_other_commands_are_refused_for_the_right_reason(players: int, part: int) -> None:
    """The errors of chapter 11 by the reference, which agrees with itself on what is legal."""
    met: Counter[str | None] = Counter()
    for g, rng in games(players, 20, 1700 + 1000 * part):
        ref = mirrored(g)
        while True:
            legal = {frozen(move) for move in ref.legal()}
            likely = BY_VERB[VERB[ref.phase]]
            before = g.copy()
            for move in [*rng.sample(COMMANDS, 4), *rng.choices(likely, k=10)]:
                seat = ref.current if rng.random() < 0.8 else rng.randrange(players)
                code = ref.error(seat, move)
                met[code] += 1
                if code is None:
                    assert frozen(move) in legal
                    assert answer(g.copy(), seat, move) is None
                else:
                    assert seat != ref.current or frozen(move) not in legal
                    assert answer(g, seat, move) == reason(code), (seat, move)
            for move in rng.sample(MALFORMED, 2):
                assert answer(g, rng.randrange(players), move) == "bad-command", move
            assert g == before
            if g.over:
                break
            seat, move = lively(g, rng)
            g.act(seat, move)
            ref.do(move)
    rare = {"E_KINGPIN_NOT_ALONE", "E_KINGPIN_FACE_DOWN", "E_CROOK_UNPLACEABLE", "E_FACE_DOWN_FEE"}
    assert {code for code in ERRORS if met[code] == 0} <= rare
    assert met[None] > 100


@PLAYERS
def test_crooks_067_a_refusal_leaves_everything_bit_identical(players: int) -> None:
    for g, rng in games(players, 3, 1900):
        while not g.over:
            t = Scenario(g)
            photo = t.photo()
            for move in [*rng.sample(COMMANDS, 5), *rng.sample(MALFORMED, 3)]:
                seat = rng.randrange(players)
                if not any(move in decision.moves for decision in g.decisions(seat)):
                    assert answer(g, seat, move) is not None
            assert t.photo() == photo
            g.act(*lively(g, rng))


# ---- T71 is in test_refusals.py; here it runs over whole games ----


@PLAYERS
def test_crooks_071_malformed_commands_are_refused_at_any_time(players: int) -> None:
    for g, rng in games(players, 6, 2300):
        while True:
            before = g.copy()
            for move in rng.sample(MALFORMED, 20):
                for seat in range(players):
                    assert answer(g, seat, move) == "bad-command", move
            assert g == before
            if g.over:
                break
            g.act(*lively(g, rng))
