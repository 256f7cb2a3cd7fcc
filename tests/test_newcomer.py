"""A newcomer's first game, as CONTRIBUTING.md has it: `malina check` cries wolf at nothing in it, and finds whatever is
planted. Each leak is a slip that somebody could make who writes such a game."""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from malina.check import check
from malina.kernel.game import Game

ROOT = Path(__file__).parent.parent
[RULES] = re.findall(
    r"^```python games/pearls/__init__.py\n(.*?)^```$",
    (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"),
    re.MULTILINE | re.DOTALL,
)
HOLDS_A_STONE = "any(g.face[p].id == 'stone' for p in g.at[g.data.hand[seat]])"
GAVE_A_STONE = "any(move['card'] == 'stone' for *_, move in g.sealed)"
TOP = "g.face[g.at[g.data.deck][-1]].id"
MAY_BET = "if g.coins[seat] and not g.bets[seat]"
DEAL = "deal(g, add_pieces(g, g.data.faces, g.data.deck))"
SLIP = "slip(g, [next(piece for piece in g.at[hand] if g.face[piece].id == card)], hand, g.data.bag)"
GAVE = 'g.tell("gave", seat=seat'
pytestmark = pytest.mark.no_cover

# what is planted -> what stands in the rules, what stands there instead, what the check says of it
PLANTS: dict[str, tuple[str, str, str]] = {
    "who_is_offered_a_bet": (MAY_BET, f"{MAY_BET} and {HOLDS_A_STONE}", "view.asked"),
    "an_offer_by_a_sealed_answer": (MAY_BET, f"{MAY_BET} and not {GAVE_A_STONE}", "view.asked"),
    "a_note_on_a_sealed_answer": ('Said("doubled")', f'Said("doubled" if {GAVE_A_STONE} else "lost")', "notes"),
    "the_order_of_the_asked": (
        "for seat in range(g.seats)])",
        f"for seat in sorted(range(g.seats), key=lambda seat: {HOLDS_A_STONE})])",
        "view.asked",
    ),
    "a_deck_as_it_came": (DEAL, DEAL.removeprefix("deal(g, ").removesuffix(")"), "was never shuffled"),
    "cards_shown_to_the_neighbour": ("show(g, seat, draw", "show(g, (seat + 1) % g.seats, draw", "hidden from them"),
    "nobody_is_shown_what_is_left": ("    show(g, seat, g.at[hand])  #", "    #", "card"),
    "what_was_given_is_told": (GAVE, f"{GAVE}, card=card", "events"),
    "what_was_not_given_is_told": (GAVE, f"{GAVE}, left={HOLDS_A_STONE}", "events"),
    "a_card_shown_in_the_bag": (GAVE, f"reveal(g, g.at[g.data.bag][:1]); {GAVE}", "in bag"),
    "a_hand_in_order": (
        GAVE,
        f"g.at[hand] = tuple(sorted(g.at[hand], key=lambda p: g.face[p].id)); {GAVE}",
        "view.places.hand",
    ),
    "a_bag_not_mixed": ("    mix(g, cards)  #", "    #", "leaves bag, which was not mixed"),
    "a_card_in_a_frame": (
        "g.then(open_bag)",
        f"g.then(open_bag, {TOP})",
        "leaves behind what they must not know",
    ),
    "a_count_in_a_field": (
        "    g.bets = [0] * g.seats\n    g.ask_sealed",
        f"    g.bets = [int({TOP} == 'stone')] * g.seats\n    g.ask_sealed",
        "a move tells too much: view",
    ),
    "a_refusal": (
        'return IllegalMove("no-such-card")',
        f'return IllegalMove("no-such-card" if card == {TOP} else "neither")',
        "refusals",
    ),
}


@cache
def made(name: str, rules: str) -> Game:
    """The game of these rules, under a name of its own: rules are found by it."""
    module = ModuleType(f"games.{name}")
    sys.modules[module.__name__] = module
    rules = rules.replace('"pearls"', f'"{name}"').replace("Path(__file__).parent", "None")
    exec(compile(rules, f"{name}.py", "exec"), module.__dict__)
    game: Game = module.GAME
    return game


@pytest.mark.parametrize("seats", [2, 5])
def test_nothing_leaks(seats: int) -> None:
    report = check(made("pearls", RULES), seats, games=6, seed=seats)
    assert (report.leaks, report.broken_invariants) == ([], [])


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_leak_is_found(name: str) -> None:
    before, after, said = PLANTS[name]
    assert RULES.count(before) == 1
    rules = RULES.replace(before, after)
    if name == "a_card_in_a_frame":
        rules = rules.replace("def open_bag(g: PearlsTable)", "def open_bag(g: PearlsTable, top: str)")
    report = check(made(f"pearls_{name}", rules), seats=3, games=40, seed=5)
    assert said in report.leaks[0]
