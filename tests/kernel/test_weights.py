"""Weights of a heuristic: what ships, what a manner changes, what a file of one's own changes."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from malina.kernel.policy import Policy
from malina.kernel.weights import WeightsFile, times

TOML = """\
price = 2.0
fight = { bang = 3.0, steps = [1.0, 2.0] }

[manner.bold]
fight = { bang = 0.5 }
"""


class Fight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bang: float
    steps: tuple[float, ...]


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    price: float
    fight: Fight


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "weights.toml"
    file.write_text(TOML, encoding="utf-8")
    return file


def test_a_manner_takes_the_place_of_some_weights_or_multiplies_them(path: Path) -> None:
    assert WeightsFile(path, Weights).manners == ("bold",)
    assert WeightsFile(path, Weights).read() == Weights(2.0, Fight(3.0, (1.0, 2.0)))
    assert WeightsFile(path, Weights).read(manner="bold") == Weights(2.0, Fight(0.5, (1.0, 2.0)))
    assert WeightsFile(path, Weights, times).read(manner="bold") == Weights(2.0, Fight(1.5, (1.0, 2.0)))


def test_weights_of_ones_own_change_a_manner_too(path: Path) -> None:
    file = WeightsFile(path, Weights, times)
    own = {"price": 7, "manner": {"bold": {"fight": 2.0}}}
    assert file.read(own, "bold") == Weights(7.0, Fight(6.0, (2.0, 4.0)))
    assert file.read() == Weights(2.0, Fight(3.0, (1.0, 2.0)))  # nothing sticks
    with pytest.raises(msgspec.ValidationError):
        file.read({"courage": 1.0})


def test_a_policy_that_ships_is_made_once(path: Path) -> None:
    made: list[Weights] = []

    def make(weights: Weights) -> Policy:
        made.append(weights)
        return Policy(lambda view, decision: [])

    policy = WeightsFile(path, Weights).policies(make)
    assert policy("bold") is policy("bold")
    assert policy(weights={"price": 1.0}) is not policy(weights={"price": 1.0})
    assert [weights.price for weights in made] == [2.0, 1.0, 1.0]
