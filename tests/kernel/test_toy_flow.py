"""Sealed stakes, bribes, weighed bags and boasts: the forms of flow, all of them in one game."""

from __future__ import annotations

from typing import Any

import pytest

from malina.kernel.dice import FastDice
from malina.kernel.refusal import IllegalMove
from malina.kernel.table import HOUSE, TIME_UP, Clock

from .notebook import PASS
from .play import SPECTATOR, TOY, copied, photo, viewers
from .test_toy import dealt


def more(*hands: str, **options: Any) -> Any:
    g = dealt(*hands, more=True, **options)
    for seat in range(3):
        g.act(seat, PASS)
    for seat in range(3):
        g.act(seat, {"cmd": "load", "cards": []})
    return g


def test_stakes_are_sealed_and_fined_by_the_clock() -> None:
    g = more()
    g.act(1, {"cmd": "stake", "on": [[0, 1], [2, 2]]})
    assert g.money == [4, 4, 4]
    with pytest.raises(IllegalMove):
        g.act(0, {"cmd": "stake", "on": [[1, 2], [2, 2]]})
    assert g.clock == Clock("stakes 1", 20)
    g.act(HOUSE, TIME_UP)
    assert g.money == [3, 1, 3]
    assert (g.staked, g.bank) == ([1, 0, 2], 2)


def test_a_high_bribe_ends_the_turn_and_its_promise_is_public() -> None:
    g = more()
    for seat in range(3):
        g.act(seat, {"cmd": "stake", "on": []})
    g.act(2, {"cmd": "bribe", "coins": 3, "words": "I'll never shoot you"})
    g.act(0, {"cmd": "answer", "deal": True})
    assert g.current == 1
    assert g.view(SPECTATOR)["promises"] == [{"by": 2, "to": 0, "words": "I'll never shoot you"}]
    assert TOY.load(copied(g.dump())) == g


def test_whoever_is_robbed_knows_what_he_lost_and_may_not_look_at_it() -> None:
    g = more("steal bang bang", "miss duel rain")
    for seat in range(3):
        g.act(seat, {"cmd": "stake", "on": []})
    before = [event["event"] for event in g.events(1)]
    g.act(0, {"cmd": "play", "card": "steal", "at": 1})
    piece = g.at[g.data.hand[0]][-1]
    assert g.view(1)["known"] == [{"piece": piece, "face": g.face[piece].id}]
    assert all("face" not in card for card in g.view(1)["places"]["hand"]["0"])
    assert {g.guess(1, seed).face[piece].id for seed in range(20)} == {g.face[piece].id}
    assert [e["event"] for e in g.events(1)][len(before) :] == ["put", "stolen", "paid"]
    assert g.view(2)["known"] == []


def test_a_weighed_bag_is_counted_by_all() -> None:
    g = dealt("bang duel rain", "miss mask bang", more=True)
    g.act(0, {"cmd": "bid", "coins": 1})
    for seat in (1, 2):
        g.act(seat, PASS)
    for seat in range(3):
        g.act(seat, {"cmd": "load", "cards": list(g.at[g.data.hand[seat]][1:3])})
    for seat in range(3):
        g.act(seat, {"cmd": "stake", "on": []})
    for seat in range(3):
        g.act(seat, PASS)
    bag = g.at[g.data.bag[1]]
    assert sorted(g.face[p].id for p in bag) == ["bang", "mask"]
    g.act(0, {"cmd": "weigh", "owner": 1})
    assert g.view(2)["counts"] == [{"pieces": sorted(bag), "faces": ["bang", "duel"], "low": 1, "high": 1}]
    for viewer in viewers(g):
        for seed in range(30):
            guess = g.guess(viewer, seed)
            assert sum(guess.face[p].id in ("bang", "duel") for p in bag) == 1
    assert photo(TOY.load(copied(g.dump()))) == photo(g)


def test_boasting_goes_round_until_all_have_had_enough() -> None:
    g = more("bang bang miss", "miss duel rain", "duel mask steal")
    for seat in range(3):
        g.act(seat, {"cmd": "stake", "on": []})
    for seat in range(3):
        g.act(seat, PASS)
    asked = []
    for answer in ({"cmd": "boast", "card": "bang"}, PASS, PASS, PASS):
        [seat] = g.waiting_for
        asked.append(seat)
        g.act(seat, answer)
    assert asked == [0, 1, 2, 0]
    assert g.round == 2


def test_nobody_wins_if_the_house_has_more() -> None:
    g = more()
    g.bank = 99
    dice = FastDice("house")
    while not g.over:
        g.act(*g.random_move(dice))
    assert g.result.winners == ()
    assert g.result.to_json()["others"]["house"] >= 99
    assert TOY.load(copied(g.dump())) == g
