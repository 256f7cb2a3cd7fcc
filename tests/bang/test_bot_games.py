"""The greedy bot of BANG! in whole games: legal, fair, and better for its beliefs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from malina.bots import bot, play
from malina.games.bang import GAME
from malina.games.bang.bot import policy
from malina.games.bang.options import PRESETS
from malina.games.bang.table import BangTable
from malina.kernel.dice import FastDice
from malina.kernel.policy import Policy, best
from malina.kernel.table import Result

from .test_bot import blind

GREEDY, RANDOM = bot("greedy", GAME), bot("random", GAME)
FULL = PRESETS["full"]
SERIES = {"tournament_scoring": True, "experience": True, "hiring": True, "bounties": True, "no_mercy": "seed"}
OTHERWISE = {
    "character_choice": 2,
    "event_deck_end": "finale",
    "panic_range": "any",
    "jail_release": "hearts_only",
    "duplicate_in_play": "forbidden",
    "green_ready": "end_of_turn",
    "handcuffs_mode": "declare_suit",
    "ranch_timing": "end_phase_1",
    "dorothy_order": "full_order_first",
    "win_check": "after_card",
    "no_mercy": "ruthless_law",
}


def dealt(players: int, seed: object, options: dict[str, Any] | None = None) -> BangTable:
    table: BangTable = GAME.deal(players, str(seed), options or {}, log=False)  # type: ignore[assignment]
    return table


@pytest.mark.parametrize(
    ("players", "options"),
    [
        *(pytest.param(players, PRESETS["base"], marks=pytest.mark.no_cover) for players in range(2, 9)),
        *(pytest.param(players, FULL, marks=pytest.mark.no_cover) for players in range(2, 9)),
        (5, PRESETS["dodge_city"]),
        (6, {**FULL, "six_player_mode": "hidden_composition"}),
        (7, {**FULL, **OTHERWISE}),
        (4, SERIES),
    ],
)
def test_every_move_is_legal(players: int, options: dict[str, Any]) -> None:
    for n in range(2):
        table = dealt(players, n, options)
        play(table, [GREEDY if (seat + n) % 4 else RANDOM for seat in range(players)], FastDice(n))
        assert GAME.invariants(table) == []


@pytest.mark.parametrize("players", [2, 4, 7])
def test_hidden_cards_do_not_matter(players: int) -> None:
    """On a table that looks the same to the seat the bot decides the same."""
    table = dealt(players, "hidden", FULL)
    dice = FastDice("play")
    for step in range(60):
        if table.over:
            break
        seat = min(table.waiting_for)
        decision = next(d for d in table.decisions(seat) if d.required)
        move = GREEDY.choose(table.view(seat, memory=True), decision, FastDice(7))
        guess = table.guess(seat, step)
        same = next(d for d in guess.decisions(seat) if d.required)
        assert GREEDY.choose(guess.view(seat, memory=True), same, FastDice(7)) == move
        table.act(seat, GREEDY.choose(table.view(seat, memory=True), decision, dice))


# ---- strength ----


def fought(table: BangTable, policies: Sequence[Policy | None], dice: FastDice) -> Result:
    """To the end without views; nobody's policy is the random bot."""
    while table.result is None:
        decision = table.next_decision()
        policy = policies[decision.seat]
        if policy is None:
            table.act(decision.seat, decision.moves.sample(dice.below))
        else:
            table.act(decision.seat, best(policy.opinion(table, decision), dice))
    return table.result


def won(count: int, players: int, policy_of: Callable[[str], Policy | None]) -> Counter[str]:
    """How often each camp wins, if everybody's policy is chosen by his role."""
    how: Counter[str] = Counter()
    for n in range(count):
        table = dealt(players, f"strength {n}")
        result = fought(table, [policy_of(table.role(seat)) for seat in range(players)], FastDice(n))
        how[result.breakdown["how"]] += 1
    return how


def is_law(role: str) -> bool:
    return role in ("sheriff", "deputy")


@pytest.mark.no_cover
def test_the_law_wins_more_often_if_it_looks_at_what_is_done() -> None:
    """About 20 % become more than 50 %."""
    unseeing = blind()
    before = won(20, 7, lambda role: unseeing)
    seeing = won(20, 7, lambda role: policy() if is_law(role) else unseeing)
    assert seeing["law"] >= before["law"] + 3


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 3])
def test_greedy_beats_random_in_small_rounds(players: int) -> None:
    wins = 0
    for n in range(12):
        policies: list[Policy | None] = [None] * players
        policies[n % players] = policy()
        wins += n % players in fought(dealt(players, n), policies, FastDice(n)).winners
    assert wins >= (10 if players == 2 else 7)


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [4, 7])
def test_greedy_beats_random_on_either_side(players: int) -> None:
    law = won(8, players, lambda role: policy() if is_law(role) else None)
    assert law["law"] >= 6
    outlaws = won(8, players, lambda role: policy() if role == "outlaw" else None)
    assert outlaws["outlaws"] >= 6
