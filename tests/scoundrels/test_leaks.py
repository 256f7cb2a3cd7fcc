"""Secrets of 3,000 Scoundrels: nothing leaks, and what is planted is found: in whole games, or in the situation in
which it would show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from malina.check import check, leaks
from malina.games.scoundrels import GAME
from malina.games.scoundrels.effects import poker
from malina.games.scoundrels.rules import hiring, safes, setup, suspicion, turn
from malina.kernel import pieces
from malina.kernel.dice import FastDice
from malina.kernel.secrecy import intruders

from .scenario import Scenario, dealt, scenario

Patch = Callable[[pytest.MonkeyPatch], None]
pytestmark = pytest.mark.no_cover  # many games: counting lines would take longer than playing them
EVERYTHING = dict(GAME.presets["everything"])
TRIES = 400  # worlds that are compared in a situation


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [{}, EVERYTHING], ids=["first", "everything"])
def test_nothing_leaks(seats: int, options: dict[str, Any]) -> None:
    report = check(GAME, seats, games=1, seed=seats, options=options, every=4)
    assert report.leaks == []
    assert report.broken_invariants == []


# ---- leaks in a situation: a table, a viewer, the next move ----


def which_slots(patch: pytest.MonkeyPatch) -> tuple[Scenario, int, str]:
    """Slots whose true card the next player holds are not offered."""
    moves = turn.plan.moves

    def leaky(g: Any, seat: int) -> Any:
        held = {g.poker(piece).rank for piece in g.at[g.data.hand[(seat + 1) % g.seats]]}
        [(cmd, cards, slots), *rest] = moves(g, seat)
        return [(cmd, cards, [slot for slot in slots if slot not in held]), *rest]

    patch.setattr(turn.plan, "moves", leaky)
    return scenario(2), 0, "0 play A slot=4"


def a_price(patch: pytest.MonkeyPatch) -> tuple[Scenario, int, str]:
    """Whoever holds the 0 pays a dollar more."""
    price_of = hiring.price_of

    def leaky(g: Any, trait: int) -> int:
        return price_of(g, trait) + any(g.poker(piece).rank == "0" for piece in g.at[g.data.hand[g.turn]])

    patch.setattr(hiring, "price_of", leaky)
    return scenario(2, money={0: 9}).do("0 play A slot=6"), 1, "0 hire young"


def a_true_mark(patch: pytest.MonkeyPatch) -> tuple[Scenario, int, str]:
    """All are told whether a mark is true."""
    marked = safes.marked

    def leaky(g: Any, seat: int, safe: int, number: int) -> None:
        marked(g, seat, safe, number)
        g.tell("true_mark" if g.safe(safe).value == number else "false_mark")

    patch.setattr(safes, "marked", leaky)
    return scenario(2).do("0 play A slot=A", "0 leader", "0 pick_safe light_coil"), 1, "0 mark 2"


def who_is_asked_at_the_last_chance(patch: pytest.MonkeyPatch) -> tuple[Scenario, int, str]:
    """Nobody is asked about a card that is true."""
    can_doubt = suspicion.can_doubt

    def leaky(g: Any, seat: int) -> bool:
        return can_doubt(g, seat) and g.poker(g.at[g.data.slot[g.turn][g.slot]][0]).rank != g.slot

    t = scenario(2).do("0 play A slot=A", "0 done", "0 office")
    patch.setattr(suspicion, "can_doubt", leaky)
    return t, 1, "0 visit sell_information"


def a_played_card(patch: pytest.MonkeyPatch) -> tuple[Scenario, int, str]:
    """All are told the card with its slot."""
    played = turn.played

    def leaky(g: Any, seat: int, slot: str) -> None:
        played(g, seat, slot)
        g.tell("truly", true=g.poker(g.at[g.data.slot[seat][slot]][0]).rank == slot)

    patch.setattr(turn, "played", leaky)
    return scenario(2), 1, "0 play A slot=A"


SITUATIONS = [which_slots, a_price, a_true_mark, who_is_asked_at_the_last_chance, a_played_card]


def found(t: Scenario, viewer: int, command: str) -> bool:
    move = t.parse(command)
    return any(
        next(leaks(t.table, viewer, FastDice(f"planted {number}"), move), None) is not None for number in range(TRIES)
    )


@pytest.mark.parametrize("plant", SITUATIONS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    t, viewer, command = plant(monkeypatch)
    assert found(t, viewer, command)


@pytest.mark.parametrize("plant", SITUATIONS, ids=lambda plant: plant.__name__)
def test_nothing_leaks_there_without_it(plant: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    t, viewer, command = plant(monkeypatch)
    monkeypatch.undo()
    move = t.parse(command)
    for number in range(TRIES // 8):
        assert next(leaks(t.table, viewer, FastDice(f"planted {number}"), move), None) is None


# ---- leaks in whole games ----


def in_the_number_of_a_safe(patch: pytest.MonkeyPatch) -> None:
    """The safes are laid out as they come: their numbers tell their values."""
    shuffle = pieces.deal

    def leaky(g: Any, new: Any) -> None:
        if g.face[new[0]].back not in g.data.locations:
            shuffle(g, new)

    patch.setattr(setup, "deal", leaky)


def in_a_hand(patch: pytest.MonkeyPatch) -> None:
    """The next player sees every card that is laid."""

    def leaky(g: Any, chosen: Any, source: int, target: int) -> tuple[int, ...]:
        for piece in chosen:
            pieces.move(g, piece, source, target)
            pieces.show(g, (g.turn + 1) % g.seats, (piece,))
        return tuple(chosen)

    patch.setattr(turn, "slip", leaky)


@pytest.mark.parametrize("plant", [in_the_number_of_a_safe, in_a_hand], ids=lambda plant: plant.__name__)
def test_a_leak_of_a_whole_game_is_found(plant: Patch, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    assert check(GAME, seats=2, games=6, seed=5, every=8).leaks


def test_a_look_that_does_not_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has given a safe back goes on looking into it."""
    monkeypatch.setattr(safes, "unsee", lambda g, seat, which: None)
    t = scenario(2, stolen={0: "light_coil"}).do("0 play A slot=5", "0 leader", "0 pick_safe power_brick")
    t.table.act(*t.parse("0 abandon light_coil"))
    assert "somebody looks into a safe who may not, or may and does not" in GAME.invariants(t.table)


def test_a_deck_that_is_not_shuffled_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the Cardsharp has shown lies open in the deck."""
    monkeypatch.setattr(poker, "conceal", lambda g, which: None)
    t = scenario(2, sheets={0: "top_mid=tired.gambler"}).do("0 play A slot=6", "0 use tired")
    deck = t.table.data.deck[0]
    assert list(intruders(t.table, deck, t.table.at[deck][-1]))


def test_a_strategy_that_is_not_sealed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever picks first is heard to say which."""
    t = dealt(2, strategy_cards=True)
    t.do(f"0 choose_strategy {t.can(0, 'choose_strategy')[0]}")

    def leak() -> bool:
        return any(next(leaks(t.table, 1, FastDice(f"pick {number}"), None), None) for number in range(20))

    assert not leak()
    monkeypatch.setattr("malina.kernel.view.sealed_by", lambda g, seat: [answer[3] for answer in g.sealed])
    assert leak()
