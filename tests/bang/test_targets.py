"""Whom a card can be aimed at is told in two ways, quickly and with reasons: they agree."""

from __future__ import annotations

from random import Random

import pytest

from malina.games.bang import GAME
from malina.games.bang.options import PRESETS
from malina.games.bang.rules.aim import TARGETS, bad_target, targets


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", GAME.seats)
def test_targets_and_reasons_agree(seats: int) -> None:
    table = GAME.deal(seats, seed=seats, options=PRESETS["full"], log=False)
    random = Random(seats).random
    aimed = [kind for kind in table.data.kinds.values() if kind.target in TARGETS]
    assert len(aimed) > 10
    for _ in range(60):
        if table.over:
            break
        for person in table.ring:
            for kind in aimed:
                good = [t for t in range(table.data.persons) if bad_target(table, person, kind, t) is None]
                assert sorted(targets(table, person, kind)) == good
        table.act_randomly(random)
