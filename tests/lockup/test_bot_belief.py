"""What the bot of Lockup believes of tokens face down."""

from __future__ import annotations

import pytest

from malina.games.lockup.bot import WEIGHTS, policy
from malina.games.lockup.bot.belief import believes, likelihood, sums
from malina.games.lockup.bot.rivals import Rivals
from malina.games.lockup.bot.sight import Sight

from .scenario import scenario


def test_sums_are_weighed() -> None:
    assert sums(((1, 1.0), (2, 3.0)), 1) == pytest.approx((0, 0.25, 0.75))
    assert sums(((1, 1.0), (2, 3.0)), 2) == pytest.approx((0, 0, 0, 1))
    assert sums(((1, 1.0), (2, 3.0)), 0) == (1.0,)


def test_what_is_seen_lies_nowhere_else() -> None:
    """Of six tokens two lie open and two face down: those are two of the four that are left, rather the weak ones."""
    t = scenario(2).roll_call()
    t.do("0 place location=smithy tokens=5^,3^,2v,lookoutv")
    found = believes(t.g, 1, WEIGHTS)["pieces"]
    assert len(found) == 2
    for chances in found.values():
        assert set(chances) == {f"goblins_{kind}" for kind in ("crew_2", "crew_4", "enforcer", "lookout")}
        assert sum(chances.values()) == pytest.approx(1, abs=0.001)
        assert chances["goblins_lookout"] > chances["goblins_crew_4"] > 0
    assert believes(t.g, 0, WEIGHTS) == {"pieces": {}}


def test_beliefs_do_not_depend_on_the_truth() -> None:
    """Whatever he hides, the other one sees the same and believes the same."""
    seen = []
    for hidden in ("2v", "4v", "lookoutv"):
        t = scenario(2).roll_call()
        t.do(f"0 place location=smithy tokens={hidden}")
        sight = Sight.of_table(t.g, 1)
        seen.append((list(believes(t.g, 1, WEIGHTS)["pieces"].values()), Rivals(sight, WEIGHTS).at(3)))
    assert seen[0] == seen[1] == seen[2]


def test_weak_guesses_are_likelier() -> None:
    t = scenario(2).roll_call()
    t.do("0 place location=smithy tokens=2v")
    view = t.g.view(1, memory=True)
    guesses = [t.g.guess(1, seed) for seed in range(40)]
    piece = t.g.tokens_at(3, 0)[0]
    by_face = {guess.face[piece].kind: likelihood(view, guess, WEIGHTS) for guess in guesses}
    assert by_face["lookout"] > by_face["crew_2"] > by_face["crew_5"] > 0


def test_guard_cards_are_all_as_likely() -> None:
    t = scenario(1).roll_call()
    found = believes(t.g, 0, WEIGHTS)["pieces"]
    assert len(found) == 7
    for chances in found.values():
        assert sum(chances.values()) == pytest.approx(1, abs=0.002)
        assert chances["guard_blue_5"] == chances["guard_blue_1"]
    assert policy().believes is not None
