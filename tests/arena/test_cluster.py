"""The arena on a Ray cluster."""

from __future__ import annotations

import sys

import pytest

from malina.arena import arena
from malina.arena.cluster import Cluster
from malina.kernel.refusal import BadOptions

from .test_arena import timeless


def test_a_cluster_gives_the_same_numbers() -> None:
    """A whole one is started here."""
    here = arena("crooks", ["greedy", "random"], 4)
    assert timeless(arena("crooks", ["greedy", "random"], 4, share=Cluster("local"))) == timeless(here)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nowhere", "nowhere:none"])
def test_where_no_cluster_answers(address: str) -> None:
    with pytest.raises(BadOptions, match="no-ray-there"):
        arena("crooks", ["random"], 1, share=Cluster(address))


def test_without_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOptions, match="no-ray"):
        arena("crooks", ["random"], 1, share=Cluster("local"))
