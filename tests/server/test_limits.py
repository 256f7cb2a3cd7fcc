"""Buckets that fill by themselves, and are forgotten when they are full."""

from __future__ import annotations

from malina.server.inbound.rate_limit import Buckets


def test_a_burst_and_then_the_rate() -> None:
    buckets = Buckets(rate=2, burst=3)
    assert [buckets.take("a", 10.0) for _ in range(5)] == [True, True, True, False, False]
    assert not buckets.take("a", 10.4)
    assert buckets.take("a", 10.5)
    assert not buckets.take("a", 10.9)
    assert [buckets.take("a", 1000.0) for _ in range(4)] == [True, True, True, False]


def test_everybody_has_his_own() -> None:
    buckets = Buckets(rate=1, burst=1)
    assert buckets.take("a", 0)
    assert buckets.take(("b", 1), 0)
    assert not buckets.take("a", 0)


def test_who_is_refused_pays_nothing() -> None:
    buckets = Buckets(rate=1, burst=10)
    assert buckets.take("a", 0, 8)
    assert not buckets.take("a", 0, 3)
    assert buckets.take("a", 0, 2)
    assert not buckets.take("a", 100, 11)


def test_what_was_taken_elsewhere_is_owed() -> None:
    buckets = Buckets(rate=1, burst=2)
    assert [buckets.take("a", 0), buckets.take("a", 0)] == [True, True]
    buckets.owe("a", 0, 2)  # so many at another node, at the same moment
    assert not buckets.take("a", 2)
    assert buckets.take("a", 3)
    assert buckets.take("b", 3)


def test_a_clock_that_goes_back_harms_nobody() -> None:
    buckets = Buckets(rate=1, burst=2)
    assert buckets.take("a", 100)
    assert buckets.take("a", 50)
    assert not buckets.take("a", 50.5)
    assert buckets.take("a", 51.5)


def test_full_buckets_are_forgotten() -> None:
    buckets = Buckets(rate=1, burst=5)
    for key in range(100):
        buckets.take(key, key / 100)
    assert len(buckets) == 100
    for key in range(100):
        buckets.take(f"later {key}", 10 + key / 100)
    assert len(buckets) == 100


def test_a_flood_of_keys_does_not_fill_the_memory() -> None:
    buckets = Buckets(rate=0.001, burst=1, most=50)
    for key in range(1000):
        assert buckets.take(key, 0)
    assert len(buckets) == 50
    assert not buckets.take(999, 0)
