"""Weights as a list of numbers, and back into the file."""

from __future__ import annotations

import tomllib

import pytest

from malina import game
from malina.bots.heuristic import heuristic
from malina.kernel.refusal import BadOptions
from malina.tune import shipped
from malina.tune.file import rewritten
from malina.tune.weights import Weight, changed, chosen, numbers

TEXT = """\
# What it goes by
[play]
draw = 1.5  # a card
plenty = 12 # so many
reach = [1.0, 0.5]

[keep]
card = { bang = 0.8, missed = 1.0 }
off = 0.0
"""
TABLES = tomllib.loads(TEXT)


def test_every_number_has_its_way() -> None:
    names = ["play.draw", "play.plenty", "play.reach.0", "play.reach.1", "keep.card.bang", "keep.card.missed"]
    assert [weight.name for weight in numbers(TABLES)] == [*names, "keep.off"]
    assert [*numbers({"yes": True, "name": "x"})] == []


def test_a_weight_is_varied_by_its_size() -> None:
    assert Weight(("a",), 2.0).at(0.5) == 3.0
    assert Weight(("a",), -2.0).at(0.5) == -1.0
    assert Weight(("a",), 0.0).at(1.0) == 0.25
    assert Weight(("a",), 12, whole=True).at(0.06) == 13
    assert Weight(("a",), 1.0).at(0.23456) == 1.23
    low, high = Weight(("a",), 2.0).bounds
    assert 0 < Weight(("a",), 2.0).at(low) < Weight(("a",), 2.0).at(high) == 10.0
    assert Weight(("a",), 0.0).bounds == (-4.0, 4.0)


def test_only_what_is_changed_is_written_anew() -> None:
    weights = [*numbers(TABLES)]
    xs = [0.0, 0.0, 0.0, 1.0, 0.0, -0.5, 0.0]
    new = rewritten(TEXT, [(weight, weight.at(x)) for weight, x in zip(weights, xs, strict=True)])
    assert new == TEXT.replace("0.5]", "1.0]").replace("missed = 1.0", "missed = 0.5")
    assert tomllib.loads(new) == changed(TABLES, weights, xs)
    assert tomllib.loads(TEXT) == TABLES


@pytest.mark.parametrize("id", ["crooks", "bang"])
def test_a_shipped_file_is_read_and_written_as_it_was(id: str) -> None:
    text = shipped(game(id)).read_text(encoding="utf-8")
    bot = heuristic(game(id))
    weights = chosen(bot, tomllib.loads(text), ["*"])
    assert len(weights) > 10
    assert rewritten(text, [(weight, weight.at(0.0)) for weight in weights]) == text
    more = rewritten(text, [(weight, weight.at(0.1)) for weight in weights])
    assert [line.partition("#")[2] for line in more.splitlines()] == [
        line.partition("#")[2] for line in text.splitlines()
    ]
    bot.policy(weights=tomllib.loads(more))


def test_patterns() -> None:
    crooks = heuristic(game("crooks"))
    tables = tomllib.loads(shipped(game("crooks")).read_text(encoding="utf-8"))
    found = chosen(crooks, tables, ["dollar", "look*", "others.2"])
    assert [weight.name for weight in found][:4] == ["dollar.2", "dollar.3", "dollar.4", "others.2"]
    assert {weight.name for weight in found} >= {"look", "look_job", "look_pile"}
    assert not {weight.way[0] for weight in chosen(crooks, tables, ["*"])} & {"chance", "hiding", "manner"}
    with pytest.raises(BadOptions, match="no-such-weights") as error:
        chosen(crooks, tables, ["luck", "dollar.9"])
    assert "dollar" in error.value.args_["known"]


def test_what_is_counted_stays_whole() -> None:
    bang = heuristic(game("bang"))
    tables = tomllib.loads(shipped(game("bang")).read_text(encoding="utf-8"))
    [plenty] = chosen(bang, tables, ["play.plenty"])
    assert plenty.whole
    assert not chosen(bang, tables, ["play.draw"])[0].whole
    assert not chosen(heuristic(game("crooks")), {"shyness": 2}, ["shyness"])[0].whole
